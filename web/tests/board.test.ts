import { beforeEach, describe, expect, test, vi } from "vitest";

import { drawnAs, flash, mark, meant, takeApart, wordsAt } from "../src/lib/board";

const PAGE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">
  <style>.sp-hit { fill: none }</style><defs><symbol id="leaf"/></defs>
  <g data-part="board" data-box="0 0 120 80">
    <g data-word="c1"><path class="sp-hit"/><g data-word="fox"><path class="sp-hit"/></g></g>
    <g data-word="c2"><path class="sp-hit"/></g>
  </g>
  <g data-part="hand"><text>Hand 2</text>
    <g data-part="card" data-box="0 80 20 20" transform="rotate(3)"><g data-word="owl"/></g>
    <g data-part="card" data-box="30 80 20 20"><g data-word="owl"/></g>
  </g>
  <g data-part="aside" data-box="120 0 80 100"><g data-word="eyrie"/></g>
</svg>`;

let board: HTMLDivElement;

beforeEach(() => {
  board = document.createElement("div");
  board.append(...takeApart(PAGE).board);
});

describe("a drawn page", () => {
  test("comes apart into board, slips and cards", () => {
    const {
      board: [whole],
      aside,
      cards,
      breadth,
    } = takeApart(PAGE);
    expect(whole?.getAttribute("viewBox")).toBe("0 0 120 80");
    expect(breadth).toBe(1.5);
    expect(aside).toHaveLength(1);
    expect(cards.map((card) => card.getAttribute("viewBox"))).toEqual([
      "0 80 20 20",
      "30 80 20 20",
    ]);
    expect(cards[0]?.querySelector("[transform]")).toBeNull();
    expect(cards[0]?.style.getPropertyValue("--broad")).toBe("20");
  });

  test("keeps nothing of the hand on the board", () => {
    expect(board.textContent).not.toContain("Hand");
    expect(takeApart(PAGE).style).toContain(".sp-hit");
    expect(board.querySelector("style")).toBeNull();
    expect(board.querySelector("symbol")).not.toBeNull();
  });

  test("without parts stays whole", () => {
    const { board: whole, aside, cards } = takeApart('<svg viewBox="0 0 4 2"/>');
    expect([whole.length, aside.length, cards.length]).toEqual([1, 0, 0]);
  });

  test("may be missing", () => {
    expect(takeApart("").board).toEqual([]);
  });
});

describe("a click", () => {
  test("hits the words around it, the innermost first", () => {
    const inner = drawnAs(board, "fox")[0]?.firstElementChild;
    expect(inner && wordsAt(inner, board)).toEqual(["fox", "c1"]);
  });

  test("means an option if it hits one, else the largest thing", () => {
    expect(meant(["fox", "c1"], new Set(["c1"]))).toBe("c1");
    expect(meant(["fox", "c1"], new Set(["fox", "c1"]))).toBe("fox");
    expect(meant(["fox", "c1"], new Set())).toBe("c1");
    expect(meant([], new Set(["c1"]))).toBeUndefined();
  });
});

describe("marks", () => {
  test("make buttons of what can be chosen, and take that back", () => {
    const thing = drawnAs(board, "c2")[0];
    mark(board, new Map([["c2", "clearing 2"]]));
    expect(thing?.getAttribute("role")).toBe("button");
    expect(thing?.getAttribute("aria-label")).toBe("clearing 2");
    expect(thing?.getAttribute("tabindex")).toBe("0");
    expect(thing?.classList.contains("bare")).toBe(false);
    mark(board, new Map());
    expect(thing?.hasAttribute("role")).toBe(false);
  });

  test("say which pictures have nothing to choose from", () => {
    const hand = document.createElement("div");
    hand.append(...takeApart(PAGE).cards.slice(0, 1), ...takeApart(PAGE).aside);
    mark(hand, new Map([["owl", "Owl"]]));
    expect([...hand.children].map((each) => each.classList.contains("idle"))).toEqual([
      false,
      true,
    ]);
    mark(hand, new Map());
    expect(hand.querySelector(".idle")).toBeNull();
  });

  test("of news are lights above all things that stand for the word, the latest alone", () => {
    const lights = document.createElement("div");
    lights.animate = vi.fn<Element["animate"]>();
    flash(board, lights, ["c1", "c2", "c1", "nowhere"]);
    expect(lights.children).toHaveLength(2);
    flash(board, lights, ["fox"]);
    expect(lights.children).toHaveLength(1);
  });
});
