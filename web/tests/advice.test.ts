import { expect, test } from "vitest";

import { Advice } from "../src/lib/advice";
import type { Hint, Step } from "../src/lib/types";

const ACT = asked("act", "build", "battle", "move");
const WHERE = asked("where", "c3", "c5");
const WHAT = asked("what", "sawmill", "workshop");

function asked(ask: string, ...words: string[]): { ask: string; options: { word: string }[] } {
  return { ask, options: words.map((word) => ({ word })) };
}

function steps(...way: string[]): Step[] {
  return way.map((each) => {
    const [ask = "", word = ""] = each.split(" ");
    return { ask, word };
  });
}

function hint(...way: string[]): Hint {
  const told = { label: "", value: 0.5, way: [], does: [], reasons: [], kept: false };
  const [first] = steps(...way);
  return { word: first?.word ?? "", steps: steps(...way), ...told };
}

function advised(): Advice {
  const advice = new Advice();
  const build = hint("act build", "where c3", "what sawmill");
  advice.hear([build, hint("act battle", "foe c5")], 7, []);
  return advice;
}

test("whoever follows a hint is told to go on with it", () => {
  const advice = advised();
  advice.follow("build", 7, ACT);
  expect(advice.left(8, WHERE)).toEqual(steps("where c3", "what sawmill"));
  advice.follow("c3", 8, WHERE);
  expect(advice.left(9, WHAT)).toEqual(steps("what sawmill"));
});

test("the second best is gone on with, too, if it was taken", () => {
  const advice = advised();
  advice.follow("battle", 7, ACT);
  expect(advice.left(8, asked("foe", "c5", "c7"))).toEqual(steps("foe c5"));
});

test("who asks twice is told the same, also in the midst of the way", () => {
  const advice = advised();
  expect(advice.left(7, ACT)).toEqual([]);
  advice.follow("build", 7, ACT);
  const way = steps("where c3", "what sawmill");
  advice.hear([hint("where c3", "what sawmill"), hint("where c5")], 8, way);
  expect(advice.left(8, WHERE)).toEqual(way);
  advice.follow("c5", 8, WHERE);
  expect(advice.left(9, WHAT)).toEqual([]);
});

test("a question with one answer may come between", () => {
  const advice = advised();
  advice.follow("build", 7, ACT);
  const only = asked("ambush", "done");
  const way = steps("ambush done", "where c3", "what sawmill");
  expect(advice.left(8, only)).toEqual(way);
  advice.follow("done", 8, only);
  expect(advice.left(9, WHERE)).toEqual(way.slice(1));
  const told = advised();
  told.follow("build", 7, ACT);
  told.hear([hint("ambush done", "where c3", "what sawmill")], 8, way);
  told.follow("done", 8, only);
  expect(told.left(9, WHERE)).toEqual(way.slice(1));
});

test("what was advised is forgotten where it was left, taken back, or others have chosen", () => {
  const elsewhere = advised();
  elsewhere.follow("move", 7, ACT);
  expect(elsewhere.left(8, WHERE)).toEqual([]);
  const others = advised();
  others.follow("build", 7, ACT);
  expect(others.left(9, WHERE)).toEqual([]);
  others.follow("c3", 9, WHERE);
  expect(others.left(10, WHAT)).toEqual([]);
  const back = advised();
  back.follow("build", 7, ACT);
  back.follow("battle", 7, ACT);
  expect(back.left(8, WHERE)).toEqual([]);
});

test("a way that does not come as foreseen is left", () => {
  const advice = advised();
  advice.follow("build", 7, ACT);
  expect(advice.left(8, asked("where", "c5", "c7"))).toEqual([]);
  expect(advice.left(8, asked("whence", "c3", "c5"))).toEqual([]);
});
