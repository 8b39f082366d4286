"""What counts in Root: for everybody in `judge.py`, for each faction in a module of its own.

`weighing.py` puts them together; `land.py` looks at the map once for all of them.
"""
