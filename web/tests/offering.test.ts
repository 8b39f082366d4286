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

speech.language = "en";
afterEach(cleanup);

/** What is written on the button that offers what others did in two turns, if it is there. */
async function offered(turns: TurnTold[]): Promise<string | undefined> {
  const tell = vi.fn(() => Promise.resolve(turns));
  render(Recap, { props: { game: "root", count: 2, tell, onshow: vi.fn(), onclose: vi.fn() } });
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
