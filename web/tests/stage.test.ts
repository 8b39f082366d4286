import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { laid, BLANK } from "../src/lib/picture";
import { Stage } from "../src/lib/stage";

interface Played {
  ghost: Element;
  frames: Keyframe[];
}

let played: Played[];

// jsdom draws nothing: everything has a box of its own, and what is animated is kept.
beforeEach(() => {
  played = [];
  Element.prototype.getBoundingClientRect = function (this: Element) {
    const x = Number(this.getAttribute("data-x") ?? 0);
    return { x, y: 0, left: 0, top: 0, right: 500, bottom: 500, width: 10, height: 10 } as DOMRect;
  };
  Element.prototype.animate = function (this: Element, frames) {
    played.push({ ghost: this, frames: frames as Keyframe[] });
    return {} as Animation;
  };
});
afterEach(() => vi.restoreAllMocks());

function thing(place: string, kind: string, x: number): string {
  return `<g data-name="${place}/${kind}" data-thing="${kind}" data-count="1" data-x="${x}"></g>`;
}

/** What is animated when a part is drawn anew. */
function shown(before: string, after: string): Played[] {
  const place = document.createElement("div");
  const stage = new Stage();
  stage.ghosts = document.createElement("div");
  stage.hang(place, "board", place, () => undefined);
  const sheet = { name: "board", kind: "board" as const, parts: ["all"] };
  const first = laid(BLANK, {
    sheets: [{ ...sheet, box: [0, 0, 1, 1] }],
    parts: { all: before },
  });
  stage.show(first, 500);
  played = [];
  stage.show(laid(first, { parts: { all: after } }), 500);
  return played;
}

test("a card that is turned shows its back on the first half of its way, and then its face", () => {
  const down = thing("deck", "card", 0);
  const up = thing("table", "card-anvil", 100);
  const found = shown(down, up).filter(({ ghost }) => ghost.querySelector("[data-thing]"));
  const faces = new Map<string, Keyframe[]>();
  for (const { ghost, frames } of found) {
    const kind = ghost.querySelector("[data-thing]")?.getAttribute("data-thing") ?? "";
    faces.set(kind, [...(faces.get(kind) ?? []), ...frames]);
  }
  expect([...faces.keys()]).toEqual(["card", "card-anvil"]);
  const opacities = (kind: string): unknown[] =>
    faces.get(kind)!.flatMap(({ opacity }) => (opacity === undefined ? [] : [opacity]));
  expect(opacities("card")).toEqual([1, 0]);
  expect(opacities("card-anvil")).toEqual([0, 1]);
  const moves = faces.get("card")!.flatMap(({ transform }) => (transform ? [`${transform}`] : []));
  expect(moves).toHaveLength(3);
  expect(moves[1]).toContain("scaleX(0)"); // it stands on edge
  expect(moves[2]).toContain("translate(100px");
});

test("where it lies a card is turned, too, and what stays is left alone", () => {
  const found = shown(thing("hand", "card", 40), thing("hand", "card-anvil", 40));
  expect(found.some(({ frames }) => frames.some(({ transform }) => transform))).toBe(true);
  expect(shown(thing("hand", "card", 40), thing("hand", "card", 40))).toEqual([]);
});
