/* What takes long in C, where the package is compiled: the loops of net.py, going on with a step
   for table.py, and copying for numbers.py. The two give the same numbers: whole ones, of which none
   overflows (see `overflows`). */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>
#include <string.h>

#define FIRST 64
#define SECOND 32
#define MOST 2047
#define MOST_SEATS 16

typedef struct {
    int32_t first_bias[FIRST];
    int16_t own[FIRST][SECOND];
    int16_t means[FIRST][SECOND];
    int32_t second_bias[SECOND];
    int16_t last[SECOND];
    int32_t last_bias;
} Upper; /* as in a file: nothing in it needs padding */

static inline int16_t passed_on(int32_t sum, int shift)
{
    int32_t found = sum > 0 ? sum >> shift : 0;
    return (int16_t)(found < MOST ? found : MOST);
}

static inline void add_row(int32_t *sums, const int16_t *row, int16_t times, int width)
{
    for (int k = 0; k < width; k++)
        sums[k] += (int32_t)row[k] * times;
}

/* forward(rows, upper, cells, amounts, ends): what each seat's log-odds are. */
static PyObject *forward(PyObject *self, PyObject *const *args, Py_ssize_t count)
{
    if (count != 5 || !PyBytes_Check(args[0]) || !PyBytes_Check(args[1]) ||
        !PyList_Check(args[2]) || !PyList_Check(args[3]) || !PyList_Check(args[4]) ||
        PyBytes_GET_SIZE(args[1]) != sizeof(Upper) ||
        PyList_GET_SIZE(args[2]) != PyList_GET_SIZE(args[3]) ||
        PyList_GET_SIZE(args[4]) < 1 || PyList_GET_SIZE(args[4]) > MOST_SEATS) {
        PyErr_SetString(PyExc_TypeError, "forward takes a net and a portrait");
        return NULL;
    }
    const int16_t *rows = (const int16_t *)PyBytes_AS_STRING(args[0]);
    Py_ssize_t known = PyBytes_GET_SIZE(args[0]) / (Py_ssize_t)(FIRST * sizeof(int16_t));
    Py_ssize_t there = PyList_GET_SIZE(args[2]), seats = PyList_GET_SIZE(args[4]), begun = 0;
    Upper upper;
    memcpy(&upper, PyBytes_AS_STRING(args[1]), sizeof(Upper));

    int16_t firsts[MOST_SEATS][FIRST];
    for (Py_ssize_t seat = 0; seat < seats; seat++) {
        Py_ssize_t end = PyLong_AsSsize_t(PyList_GET_ITEM(args[4], seat));
        int32_t sums[FIRST];
        memcpy(sums, upper.first_bias, sizeof sums);
        if (end < begun || end > there) {
            PyErr_SetString(PyExc_ValueError, "a seat ends where there is nothing");
            return NULL;
        }
        for (; begun < end; begun++) {
            Py_ssize_t cell = PyLong_AsSsize_t(PyList_GET_ITEM(args[2], begun));
            long amount = PyLong_AsLong(PyList_GET_ITEM(args[3], begun));
            if (amount == -1 && PyErr_Occurred())
                return NULL;
            if (cell < 0 || cell >= known) {
                PyErr_SetString(PyExc_ValueError, "this net has no such cell");
                return NULL;
            }
            add_row(sums, rows + cell * FIRST, (int16_t)amount, FIRST);
        }
        for (int k = 0; k < FIRST; k++)
            firsts[seat][k] = passed_on(sums[k], 5);
    }

    int32_t common[SECOND];
    memcpy(common, upper.second_bias, sizeof common);
    int32_t share = 256 / (int32_t)seats;
    for (int k = 0; k < FIRST; k++) {
        int32_t mean = 0;
        for (Py_ssize_t seat = 0; seat < seats; seat++)
            mean += firsts[seat][k];
        mean = (mean * share) >> 8;
        if (mean)
            add_row(common, upper.means[k], (int16_t)mean, SECOND);
    }

    PyObject *found = PyList_New(seats);
    if (found == NULL)
        return NULL;
    for (Py_ssize_t seat = 0; seat < seats; seat++) {
        int32_t sums[SECOND];
        memcpy(sums, common, sizeof sums);
        for (int k = 0; k < FIRST; k++)
            if (firsts[seat][k])
                add_row(sums, upper.own[k], firsts[seat][k], SECOND);
        int64_t last = upper.last_bias;
        for (int j = 0; j < SECOND; j++)
            last += (int32_t)passed_on(sums[j], 10) * upper.last[j];
        PyObject *number = PyLong_FromLongLong(last);
        if (number == NULL) {
            Py_DECREF(found);
            return NULL;
        }
        PyList_SET_ITEM(found, seat, number);
    }
    return found;
}

/* go_on(step, answer): its next question, or None at its end. */
static PyObject *go_on(PyObject *self, PyObject *const *args, Py_ssize_t count)
{
    PyObject *question;
    if (count != 2) {
        PyErr_SetString(PyExc_TypeError, "go_on takes a step and an answer");
        return NULL;
    }
    switch (PyIter_Send(args[0], args[1], &question)) {
    case PYGEN_NEXT:
        return question;
    case PYGEN_RETURN:
        Py_DECREF(question); /* what the step returns, which is nothing */
        Py_RETURN_NONE;
    default:
        return NULL;
    }
}

/* fill(row, at, cells): write cells into a row of bytes, from one place on. */
static PyObject *fill(PyObject *self, PyObject *const *args, Py_ssize_t count)
{
    Py_buffer row;
    if (count != 3 || !PyBytes_Check(args[2])) {
        PyErr_SetString(PyExc_TypeError, "fill takes a row, a place and cells");
        return NULL;
    }
    Py_ssize_t at = PyLong_AsSsize_t(args[1]), size = PyBytes_GET_SIZE(args[2]);
    if (at == -1 && PyErr_Occurred())
        return NULL;
    if (PyObject_GetBuffer(args[0], &row, PyBUF_WRITABLE) < 0)
        return NULL;
    int fits = at >= 0 && size <= row.len - at;
    if (fits)
        memcpy((char *)row.buf + at, PyBytes_AS_STRING(args[2]), (size_t)size);
    else
        PyErr_SetString(PyExc_ValueError, "the row is too short for these cells");
    PyBuffer_Release(&row);
    if (!fits)
        return NULL;
    Py_RETURN_NONE;
}

static PyMethodDef methods[] = {
    {"forward", (PyCFunction)(void (*)(void))forward, METH_FASTCALL, NULL},
    {"go_on", (PyCFunction)(void (*)(void))go_on, METH_FASTCALL, NULL},
    {"fill", (PyCFunction)(void (*)(void))fill, METH_FASTCALL, NULL},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "_kernel", NULL, -1, methods};

PyMODINIT_FUNC PyInit__kernel(void)
{
    const uint16_t probe = 1;
    if (*(const unsigned char *)&probe != 1) {
        PyErr_SetString(PyExc_ImportError, "this is for machines that write the low byte first");
        return NULL;
    }
    return PyModule_Create(&module);
}
