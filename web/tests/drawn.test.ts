import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";

import { takeApart } from "../src/lib/board";
import type { Choice } from "../src/lib/types";
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

function options(...words: string[]): Choice[] {
  return words.map((word) => ({ word, label: word, help: null, final: null, leaves: false }));
}

const focused = (): string | undefined =>
  (document.activeElement as SVGElement | null)?.dataset["word"];

test("who is at something drawn stays there when things are drawn and asked anew", async () => {
  const asked = { pictures: board(), options: options("c1", "c2", "c3") };
  const { container, rerender } = render(Drawn, asked);
  container.querySelector<SVGElement>("[data-word=c2]")?.focus();
  await rerender({ pictures: board("<text>7</text>") });
  expect(focused()).toBe("c2");
  await rerender({ options: options("c1", "c2") });
  expect(focused()).toBe("c2");
  await rerender({ options: options("c1", "c3") });
  expect(focused()).toBe("c1");
});
