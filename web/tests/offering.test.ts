import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";

import { speech } from "../src/lib/text.svelte";
import type { TurnTold } from "../src/lib/types";
import Recap from "../src/parts/Recap.svelte";

// jsdom has no media: whoever asks is told that none matches.
vi.hoisted(() => {
  globalThis.matchMedia = () => ({ matches: false }) as MediaQueryList;
});

const TURN: TurnTold = { by: "bird", name: "Bird", first: 4, sentences: ["The bird sings."] };

const PROPS = { game: "root", count: 2, last: 4, onshow: vi.fn(), onclose: vi.fn() };

speech.language = "en";
afterEach(cleanup);

/** What is written on the button that offers what others did in two turns, if it is there. */
async function offered(turns: TurnTold[]): Promise<string | undefined> {
  const tell = vi.fn(() => Promise.resolve(turns));
  render(Recap, { props: { ...PROPS, tell } });
  await vi.waitFor(() => expect(tell).toHaveBeenCalled());
  await new Promise((done) => setTimeout(done));
  return document.querySelector("[data-recap=open] .count")?.textContent;
}

test("what others did in secret is not offered as news", async () => {
  expect(await offered([])).toBeUndefined();
});

test("as many turns are offered as there is something to tell of", async () => {
  expect(await offered([TURN])).toBe("1");
});

test("while it is open, it goes on with what happens", async () => {
  let sentences = ["The bird attacks: not decided yet."];
  const tell = vi.fn(() => Promise.resolve([{ ...TURN, sentences }]));
  const told = (): string | undefined => document.querySelector(".recap p")?.textContent;
  const { rerender } = render(Recap, { props: { ...PROPS, tell } });
  await vi.waitFor(() => document.querySelector<HTMLElement>("[data-recap=open]")!.click());
  await vi.waitFor(() => expect(told()).toBe(sentences[0]));
  sentences = ["The bird attacks: no hits."];
  await rerender({ last: 5 });
  await vi.waitFor(() => expect(told()).toBe(sentences[0]));
});
