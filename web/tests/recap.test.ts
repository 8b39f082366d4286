import { expect, test } from "vitest";

import { turnsOfOthers } from "../src/lib/recap";
import { happened } from "./events";

const ROUND = [
  happened(1, { opens: true, by: "cat" }),
  happened(2, { by: "cat" }),
  happened(3, { opens: true, by: "bird" }),
  happened(4, { by: "cat" }),
  happened(5),
  happened(6, { opens: true, by: "fox" }),
  happened(7, { by: "fox" }),
];

test("a turn is somebody's as a whole, and one's own is no news", () => {
  expect(turnsOfOthers(ROUND, 2, ["cat"])).toBe(2);
  expect(turnsOfOthers(ROUND, 2, ["cat", "bird"])).toBe(1);
  expect(turnsOfOthers(ROUND, 7, ["cat"])).toBe(0);
});

test("of a turn in which I was asked, the rest is news", () => {
  expect(turnsOfOthers(ROUND, 4, ["cat"])).toBe(2);
});

test("in a round that is nobody's, each has a part", () => {
  const round = [happened(1, { opens: true }), happened(2, { by: "iron" }), happened(3)];
  expect(turnsOfOthers([...round, happened(4, { by: "wood" })], 0, ["wood"])).toBe(1);
});

test("what is laid out before the first turn is no news", () => {
  const laid = [
    happened(1, { by: "bird", setup: true }),
    happened(2, { by: "fox", setup: true }),
    happened(3, { opens: true, by: "fox" }),
  ];
  expect(turnsOfOthers(laid, 0, ["cat"])).toBe(1);
  expect(turnsOfOthers(laid.slice(0, 2), 0, ["cat"])).toBe(0);
});
