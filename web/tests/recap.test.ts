import { expect, test } from "vitest";

import { news, seatBySeat } from "../src/lib/recap";
import type { GameEvent } from "../src/lib/types";

function event(number: number, ...seats: string[]): GameEvent {
  const told = { text: `${number}`, rule: "", name: "", words: [], yours: false, scene: null };
  return { number, seats, ...told };
}

test("what happened is told seat by seat; what names nobody belongs to whoever acted last", () => {
  const told = seatBySeat([event(1), event(2, "B"), event(3), event(4, "C", "A"), event(5, "B")]);
  const numbers = told.map(({ seat, events }) => [seat, events.map((each) => each.number)]);
  expect(numbers).toEqual([
    ["", [1]],
    ["B", [2, 3, 5]],
    ["C", [4]],
  ]);
});

test("news is what others did since I acted", () => {
  const events = [event(1, "A"), event(2, "B"), event(3, "A")];
  expect(news(events, 1, ["A"]).map((each) => each.number)).toEqual([2, 3]);
  expect(news(events, 2, ["A"])).toEqual([]);
  expect(news(events, 1, ["A", "B"])).toEqual([]);
});

test("before I have acted nothing is news", () => {
  expect(news([event(1, "B")], 0, ["A"])).toEqual([]);
});
