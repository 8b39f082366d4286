import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { QUICK, Slips } from "../src/lib/guarding";

const click = (x: number, detail = 1): MouseEvent =>
  new MouseEvent("click", { clientX: x, clientY: 100, detail });

beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => void vi.useRealTimers());

describe("a second click", () => {
  test("is a slip at the same place, when something else is shown, for a while", () => {
    const slips = new Slips<string>();
    expect(slips.isSlip(click(50), "craft")).toBe(false);
    vi.advanceTimersByTime(400);
    expect(slips.isSlip(click(53), "end")).toBe(true);
    vi.advanceTimersByTime(QUICK - 400);
    expect(slips.isSlip(click(50), "end")).toBe(false);
  });

  test("is a slip for as long as the browser takes both for a double click", () => {
    const slips = new Slips<string>();
    slips.isSlip(click(50), "craft");
    vi.advanceTimersByTime(2 * QUICK);
    expect(slips.isSlip(click(50, 2), "end")).toBe(true);
  });

  test("counts elsewhere, after a move, for the same question, and by the keyboard", () => {
    const slips = new Slips<string>();
    slips.isSlip(click(50), "craft");
    expect(slips.isSlip(click(50), "craft")).toBe(false); // what takes two clicks
    expect(slips.isSlip(click(50, 0), "end")).toBe(false); // Enter
    slips.isSlip(click(50), "craft");
    expect(slips.isSlip(click(150), "end")).toBe(false);
    slips.isSlip(click(50), "craft");
    slips.move(click(90));
    slips.move(click(50));
    expect(slips.isSlip(click(50), "end")).toBe(false);
  });
});
