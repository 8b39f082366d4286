import { describe, expect, test } from "vitest";

import { type Lot, moved, transform } from "../src/lib/glide";

function lot(place: string, thing: string, count: number, x = 0): Lot {
  return { place, thing, count, box: { x, y: 0, width: 10, height: 10 } };
}

/** What moved, in a few words. */
function told(before: Lot[], after: Lot[]): string[] {
  const { glides, come, gone } = moved(before, after);
  return [
    ...glides.map(({ from, to, count, turns }) => {
      return `${count} ${to.thing} ${from.place}>${to.place}${turns ? " turns" : ""}`;
    }),
    ...come.map(({ place, thing }) => `+${thing} ${place}`),
    ...gone.map(({ place, thing }) => `-${thing} ${place}`),
  ];
}

describe("between two moments", () => {
  test("what is fewer here and more there went from here to there", () => {
    const before = [lot("c1", "cat", 3), lot("c2", "cat", 1), lot("c1", "wood", 1)];
    const after = [lot("c1", "cat", 1), lot("c2", "cat", 3), lot("c1", "wood", 1)];
    expect(told(before, after)).toEqual(["2 cat c1>c2"]);
  });

  test("things of a kind may come from several places, and none twice", () => {
    const before = [lot("supply", "cat", 2), lot("c1", "cat", 2)];
    const after = [lot("c2", "cat", 3), lot("c1", "cat", 1)];
    expect(told(before, after)).toEqual(["2 cat supply>c2", "1 cat c1>c2"]);
  });

  test("what has no place to come from appears, and what goes nowhere is gone", () => {
    expect(told([lot("c1", "cat", 1)], [lot("c2", "wood", 1)])).toEqual(["+wood c2", "-cat c1"]);
    expect(told([lot("c1", "cat", 1)], [lot("c1", "cat", 4)])).toEqual([]);
  });

  test("a card that was face down and is known now is turned on its way, and the other way round", () => {
    const [down, open] = [lot("deck", "card", 1), lot("table", "card-owl", 1)];
    expect(told([down], [open])).toEqual(["1 card-owl deck>table turns"]);
    expect(told([open], [down])).toEqual(["1 card table>deck turns"]);
    expect(told([lot("deck", "cards", 1)], [open])).toContain("+card-owl table");
  });

  test("what has its own place elsewhere, such as a mark on a track, glides there", () => {
    expect(told([lot("mark", "points", 1, 10)], [lot("mark", "points", 1, 90)])).toEqual([
      "1 points mark>mark",
    ]);
    expect(told([lot("mark", "points", 1, 10)], [lot("mark", "points", 1, 12)])).toEqual([]);
  });
});

test("a thing is moved by its middle, and sized for where it goes", () => {
  const small = { x: 0, y: 0, width: 10, height: 10 };
  const large = { x: 100, y: 40, width: 30, height: 20 };
  expect(transform(small, large)).toBe("translate(110px, 45px) scale(2)");
  expect(transform(large, large)).toBe("translate(0px, 0px) scale(1)");
});
