import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";

import type { Answers } from "../src/lib/board";
import type { Paper } from "../src/lib/picture";
import { Stage } from "../src/lib/stage";
import Drawn from "../src/parts/Drawn.svelte";

// jsdom has no media, and nothing in it has a size: whoever asks is told that none matches.
vi.hoisted(() => {
  globalThis.matchMedia = () => ({ matches: false }) as MediaQueryList;
  globalThis.ResizeObserver = class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
});
afterEach(cleanup);

function paper(more: Record<string, string> = {}): Paper {
  const clearing = (word: string): [string, string] => [word, `<g data-word="${word}"><path/></g>`];
  const parts = new Map([...["c1", "c2", "c3"].map(clearing), ...Object.entries(more)]);
  const names = [...parts.keys()];
  return { sheets: [{ name: "board", kind: "board", box: [0, 0, 9, 9], parts: names }], parts };
}

function hung(): Stage {
  const stage = new Stage();
  stage.show(paper(), 0);
  return stage;
}

function asked(...words: string[]): Answers {
  return { labels: new Map(words.map((word) => [word, word])), places: new Set() };
}

const focused = (): string | undefined =>
  (document.activeElement as SVGElement | null)?.dataset["word"];

test("who is at something drawn stays there when things are drawn and asked anew", async () => {
  const stage = hung();
  const props = { stage, kind: "board" as const, asked: asked("c1", "c2", "c3") };
  const { container, rerender } = render(Drawn, props);
  container.querySelector<SVGElement>("[data-word=c2]")?.focus();
  stage.show(paper({ c2: '<g data-word="c2"><text>7</text></g>' }), 0);
  expect(focused()).toBe("c2");
  expect(document.activeElement?.getAttribute("role")).toBe("button");
  await rerender({ asked: asked("c1", "c2") });
  expect(focused()).toBe("c2");
});

test("the focus goes where somebody leads it, though what is pointed at changes", async () => {
  const props = { stage: hung(), kind: "board" as const, asked: asked("c1", "c2") };
  const { container, rerender } = render(Drawn, props);
  container.querySelector<SVGElement>("[data-word=c2]")?.focus();
  await rerender({ pointed: "c2" });
  (document.activeElement as SVGElement).blur();
  await rerender({ pointed: "", asked: asked("c1") });
  expect(document.activeElement).toBe(document.body);
});

test("news shine once, and not again when somebody points at something", async () => {
  const shine = vi.fn();
  Element.prototype.animate = shine;
  const props = { stage: hung(), kind: "board" as const, asked: asked("c1", "c2") };
  const { rerender } = render(Drawn, props);
  await rerender({ news: ["c1"] });
  await rerender({ pointed: "c2" });
  await rerender({ pointed: "" });
  expect(shine).toHaveBeenCalledTimes(1);
  await rerender({ news: ["c2"] });
  expect(shine).toHaveBeenCalledTimes(2);
});
