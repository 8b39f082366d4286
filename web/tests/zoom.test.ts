import { describe, expect, test } from "vitest";

import { around, LARGEST, moved } from "../src/lib/zoom";

const WHOLE = { zoom: 1, left: 0, top: 0 };

/** The point of the board that is seen at a point of the frame, as a share of the whole. */
function seen({ zoom, left }: typeof WHOLE, x: number): number {
  return (left + x) / zoom;
}

describe("a board", () => {
  test("grows around a point", () => {
    const near = around(WHOLE, 2, 300, 100);
    expect(near).toEqual({ zoom: 2, left: 300, top: 100 });
    const nearer = around(near, 1.5, 50, 60);
    expect(seen(nearer, 50)).toBeCloseTo(seen(near, 50));
    expect(around(nearer, 1 / 1.5, 50, 60)).toEqual(near);
  });

  test("is never smaller than its frame, nor too large", () => {
    expect(around({ zoom: 2, left: 300, top: 100 }, 0.1, 300, 100)).toEqual(WHOLE);
    expect(around(WHOLE, 99, 0, 0).zoom).toBe(LARGEST);
  });

  test("follows a finger that drags it", () => {
    const from = { zoom: 2, left: 200, top: 200 };
    expect(moved(from, [{ x: 10, y: 10 }], [{ x: 40, y: 0 }])).toEqual({
      zoom: 2,
      left: 170,
      top: 210,
    });
  });

  test("is stretched between two fingers, and what they hold stays under them", () => {
    const before = [
      { x: 100, y: 100 },
      { x: 200, y: 100 },
    ];
    const after = [
      { x: 50, y: 100 },
      { x: 250, y: 100 },
    ];
    const far = moved(WHOLE, before, after);
    expect(far.zoom).toBe(2);
    expect(seen(far, 50)).toBeCloseTo(100);
    expect(seen(far, 250)).toBeCloseTo(200);
  });
});
