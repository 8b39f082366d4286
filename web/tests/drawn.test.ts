import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";

import { type Answers, takeApart } from "../src/lib/board";
import Drawn from "../src/parts/Drawn.svelte";

// jsdom has no media; whoever asks is told that none matches.
vi.hoisted(() => {
  globalThis.matchMedia = () => ({ matches: false }) as MediaQueryList;
});
afterEach(cleanup);

function board(more = ""): SVGSVGElement[] {
  const clearing = (word: string): string => `<g data-word="${word}"><path/></g>`;
  return takeApart(`<svg>${["c1", "c2", "c3"].map(clearing).join("")}${more}</svg>`).board;
}

function asked(...words: string[]): Answers {
  return { labels: new Map(words.map((word) => [word, word])), places: new Set() };
}

const focused = (): string | undefined =>
  (document.activeElement as SVGElement | null)?.dataset["word"];

test("who is at something drawn stays there when things are drawn and asked anew", async () => {
  const { container, rerender } = render(Drawn, {
    pictures: board(),
    asked: asked("c1", "c2", "c3"),
  });
  container.querySelector<SVGElement>("[data-word=c2]")?.focus();
  await rerender({ pictures: board("<text>7</text>") });
  expect(focused()).toBe("c2");
  await rerender({ asked: asked("c1", "c2") });
  expect(focused()).toBe("c2");
});

test("the focus goes where somebody leads it, though what is pointed at changes", async () => {
  let rerender: (props: object) => Promise<void> = () => Promise.resolve();
  const onpoint = (pointed: string): void => void rerender({ pointed });
  const shown = render(Drawn, { pictures: board(), asked: asked("c1", "c2"), onpoint });
  rerender = shown.rerender;
  shown.container.querySelector<SVGElement>("[data-word=c2]")?.focus();
  await rerender({ pointed: "c2" });
  (document.activeElement as SVGElement).blur();
  await rerender({ pointed: "", asked: asked("c1") });
  expect(document.activeElement).toBe(document.body);
});

test("news shine once, and not again when somebody points at something", async () => {
  vi.useFakeTimers();
  const shine = vi.fn();
  Element.prototype.animate = shine;
  const news = ["c1"];
  const { rerender } = render(Drawn, { pictures: board(), asked: asked("c1", "c2"), news });
  vi.runAllTimers();
  await rerender({ pointed: "c2" });
  await rerender({ pointed: "" });
  vi.runAllTimers();
  expect(shine).toHaveBeenCalledTimes(1);
  await rerender({ news: ["c2"] });
  vi.runAllTimers();
  expect(shine).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
