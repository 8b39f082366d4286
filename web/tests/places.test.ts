import { expect, test } from "vitest";

import type { Paper } from "../src/lib/picture";
import { keepPlaces, ownFirst, Places } from "../src/lib/places";
import type { Sheet } from "../src/lib/types";

function card(name: string): Sheet {
  return { name, kind: "card", box: [0, 0, 9, 12], parts: [name] };
}

function cards(names: string): Sheet[] {
  return [...names].map(card);
}

/** Cards by their letters, gaps as dots. */
function lying(sheets: Sheet[]): string {
  return sheets.map(({ name, parts }) => (parts.length ? name : ".")).join("");
}

test("cards stay where they are when one is gone; what comes fills the gaps", () => {
  const paid = keepPlaces(cards("abcd"), cards("acd"));
  expect(lying(paid)).toBe("a.cd");
  expect(paid[1]?.box).toEqual([0, 0, 9, 12]);
  const again = keepPlaces(paid, cards("ad"));
  expect(lying(again)).toBe("a..d");
  expect(lying(keepPlaces(again, cards("adef")))).toBe("aefd");
  expect(lying(keepPlaces(again, cards("abdefg")))).toBe("abedfg");
  expect(new Set(again.map(({ name }) => name)).size).toBe(4);
});

test("the places are kept for a while, then the cards close up", () => {
  const places = new Places();
  const paper = (names: string): Paper => ({ sheets: cards(names), parts: new Map() });
  expect(lying(places.keep(paper("abc"), "A 1").sheets)).toBe("abc");
  expect(lying(places.keep(paper("ac"), "A 1").sheets)).toBe("a.c");
  expect(lying(places.keep(paper("ac"), "A 2").sheets)).toBe("ac");
  expect(lying(places.keep(paper("a"), "").sheets)).toBe("a");
});

test("one's own board lies first", () => {
  const sheets = ["board", "supply", "foxes", "mice"].map((name): Sheet => {
    return { ...card(name), kind: name === "board" ? "board" : "aside" };
  });
  const names = (own: string): string[] =>
    ownFirst({ sheets, parts: new Map() }, own).sheets.map(({ name }) => name);
  expect(names("mice")).toEqual(["mice", "board", "supply", "foxes"]);
  expect(names("")).toEqual(["board", "supply", "foxes", "mice"]);
});
