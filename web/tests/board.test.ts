import { beforeEach, describe, expect, test, vi } from "vitest";

import { type Answers, around, drawnAs, flash, mark, meant, newsworthy } from "../src/lib/board";

let board: HTMLDivElement;

beforeEach(() => {
  board = document.createElement("div");
  board.innerHTML = `<svg>
    <g data-word="c1"><path class="sp-hit"/><g data-word="fox"><path class="sp-hit"/></g></g>
    <g data-word="c2"><path class="sp-hit"/></g>
  </svg>`;
});

/** A question with these answers, about these places. */
function question(words: string[], ...places: string[]): Answers {
  return {
    labels: new Map(words.map((word) => [word, `the ${word}`])),
    places: new Set(places),
  };
}

const thing = (word: string): Element => drawnAs(board, word)[0]!;

describe("a click", () => {
  const clicked = (word: string, asked: Answers): unknown => meant(thing(word), board, asked);

  test("hits the things around it, the innermost first", () => {
    expect(around(thing("fox"), board)).toEqual(["c1"]);
    expect(around(thing("c1"), board)).toEqual([]);
  });

  test("means the innermost thing that answers, else the largest", () => {
    expect(clicked("fox", question(["c1"]))).toEqual({ word: "c1", can: true });
    expect(clicked("fox", question(["fox", "c1"], "c1"))).toEqual({ word: "fox", can: true });
    expect(clicked("fox", question([]))).toEqual({ word: "c1", can: false });
    expect(meant(board, board, question(["c1"]))).toBeNull();
  });

  test("answers only where the question is about", () => {
    expect(clicked("fox", question(["fox"], "c1"))).toEqual({ word: "fox", can: true });
    expect(clicked("fox", question(["fox"], "c2"))).toEqual({ word: "c1", can: false });
    thing("c2").innerHTML = '<g data-place="unseen"><g data-word="owl"></g></g>';
    expect(clicked("owl", question(["owl"], "c2"))).toEqual({ word: "c2", can: false });
  });
});

describe("marks", () => {
  test("make buttons of what can be chosen, and take that back", () => {
    const c2 = thing("c2");
    mark(board, question(["c2"]));
    expect(c2.getAttribute("role")).toBe("button");
    expect(c2.getAttribute("aria-label")).toBe("the c2");
    expect(c2.getAttribute("tabindex")).toBe("0");
    expect(c2.classList.contains("bare")).toBe(false);
    mark(board, question([]));
    expect(c2.hasAttribute("role")).toBe(false);
  });

  test("are at the place that the question is about", () => {
    thing("c2").innerHTML = '<g data-word="fox"></g>';
    const marked = (): string[] =>
      [...board.querySelectorAll(".can")].map((each) => around(each, board).join());
    mark(board, question(["fox"], "c2"));
    expect(marked()).toEqual(["c2"]);
    mark(board, question(["fox"], "c1"));
    expect(marked()).toEqual(["c1"]);
    mark(board, question(["fox"]));
    expect(marked()).toEqual([]);
  });

  test("lie on a pile of another's board, and on nothing else there", () => {
    thing("c2").innerHTML = `<g data-place="river"><g data-word="boat"></g>
      <g data-place="river.hand"><g data-word="owl"></g></g></g>`;
    mark(board, question(["owl", "boat"], "c2", "river.hand"));
    expect(thing("owl").classList.contains("can")).toBe(true);
    mark(board, question(["owl", "boat"], "c2", "cats"));
    expect(board.querySelector(".can")).toBeNull();
  });

  test("say what is final, on what has no outline, too", () => {
    const box = { x: 3, y: 4, width: 10, height: 10 } as DOMRect;
    const fox = Object.assign(thing("fox"), { getBBox: () => box });
    fox.replaceChildren();
    mark(board, { ...question(["fox"], "c1"), finals: new Set(["fox"]) });
    expect(fox.querySelector(".final-mark")?.getAttribute("x")).toBe("13");
    mark(board, question(["fox"], "c1"));
    expect(fox.querySelector(".final-mark")).toBeNull();
  });

  test("are others on what is hinted at, where it can be chosen", () => {
    mark(board, question(["c2"]), ["c2", "c1"]);
    expect([...board.querySelectorAll(".hinted")]).toEqual([thing("c2")]);
    mark(board, question(["c2"]));
    expect(board.querySelector(".hinted")).toBeNull();
  });

  test("say which pictures have nothing to choose from", () => {
    const hand = document.createElement("div");
    hand.innerHTML = '<svg><g data-word="owl"/></svg><svg><g data-word="eyrie"/></svg>';
    mark(hand, question(["owl"]));
    expect([...hand.children].map((each) => each.classList.contains("idle"))).toEqual([
      false,
      true,
    ]);
    mark(hand, question([]));
    expect(hand.querySelector(".idle")).toBeNull();
  });

  test("of news are lights above the largest things of its words, the latest alone", () => {
    const lights = document.createElement("div");
    lights.animate = vi.fn<Element["animate"]>();
    expect(newsworthy(board, ["fox", "c1", "c1", "nowhere"])).toEqual([thing("c1")]);
    flash(board, lights, ["c1", "c2", "c1", "nowhere"]);
    expect(lights.children).toHaveLength(2);
    flash(board, lights, ["c2"]);
    expect(lights.children).toHaveLength(1);
  });
});
