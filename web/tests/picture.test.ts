import { beforeEach, describe, expect, test } from "vitest";

import { BLANK, breadth, Easel, laid, type Paper } from "../src/lib/picture";
import type { Sheet } from "../src/lib/types";

function sheet(name: string, kind: Sheet["kind"], ...parts: string[]): Sheet {
  return { name, kind, box: [0, 0, 30, 20], parts };
}

const thing = (word: string, more = ""): string => `<g data-word="${word}"><path/>${more}</g>`;

const FIRST = laid(BLANK, {
  sheets: [sheet("map", "board", "c1", "c2"), sheet("hand1", "card", "owl")],
  parts: { c1: thing("c1"), c2: thing("c2"), owl: thing("owl") },
});

describe("a paper", () => {
  test("is followed by another, and stays as it was", () => {
    const next = laid(FIRST, { parts: { c2: thing("c2", "<text>3</text>") } });
    expect(next.parts.get("c1")).toBe(FIRST.parts.get("c1"));
    expect(next.parts.get("c2")).toContain("3");
    expect(FIRST.parts.get("c2")).not.toContain("3");
    expect(next.sheets).toBe(FIRST.sheets);
  });

  test("forgets what is on no sheet any more", () => {
    const next = laid(FIRST, { sheets: [sheet("map", "board", "c2")], parts: {} });
    expect([...next.parts.keys()]).toEqual(["c2"]);
    expect(breadth(next)).toBe(1.5);
    expect(breadth(BLANK)).toBe(1);
  });
});

describe("an easel", () => {
  let place: HTMLDivElement;
  let easel: Easel;
  const part = (name: string): Element | null => place.querySelector(`[data-name="${name}"]`);
  const show = (paper: Paper): (string | undefined)[] =>
    easel.show(paper).map((drawn) => drawn.dataset["name"]);

  beforeEach(() => {
    document.body.innerHTML = "<div></div>";
    place = document.body.firstElementChild as HTMLDivElement;
    easel = new Easel(place, "board");
    easel.show(FIRST);
  });

  test("shows sheets of one kind, each as a picture", () => {
    expect(place.children).toHaveLength(1);
    expect(place.firstElementChild?.getAttribute("viewBox")).toBe("0 0 30 20");
    expect(part("c1")?.querySelector("[data-word=c1]")?.namespaceURI).toContain("svg");
    expect(part("owl")).toBeNull();
  });

  test("replaces only what is different, and says what is about to leave", () => {
    const [c1, c2] = [part("c1"), part("c2")];
    const next = laid(FIRST, { parts: { c2: thing("c2", "<text>3</text>") } });
    expect(easel.leaving(next)).toEqual([c2]);
    expect(show(next)).toEqual(["c2"]);
    expect(part("c1")).toBe(c1);
    expect(part("c2")).not.toBe(c2);
    expect(show(next)).toEqual([]);
  });

  test("keeps the order in which parts are laid down, also when some come and go", () => {
    const names = (): (string | null)[] =>
      [...place.querySelectorAll("[data-name]")].map((each) => each.getAttribute("data-name"));
    const parts = { c3: thing("c3") };
    const next = laid(FIRST, { sheets: [sheet("map", "board", "c3", "c2", "c1")], parts });
    expect(show(next)).toEqual(["c3"]);
    expect(names()).toEqual(["c3", "c2", "c1"]);
    show(laid(next, { sheets: [sheet("map", "board", "c1", "c3")], parts: {} }));
    expect(names()).toEqual(["c1", "c3"]);
    show(FIRST);
    expect(names()).toEqual(["c1", "c2"]);
    show(BLANK);
    expect(place.children).toHaveLength(0);
  });

  test("keeps the focus on what is drawn anew", () => {
    const c2 = place.querySelector<SVGElement>("[data-word=c2]")!;
    c2.setAttribute("tabindex", "0");
    c2.focus();
    show(laid(FIRST, { parts: { c2: thing("c2", "<text>3</text>") } }));
    expect(document.activeElement?.getAttribute("data-word")).toBe("c2");
    expect(document.activeElement?.textContent).toBe("3");
  });
});
