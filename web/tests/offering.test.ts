import { cleanup, fireEvent, render, screen as page } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";

import { screen } from "../src/lib/screen.svelte";
import { speech } from "../src/lib/text.svelte";
import type { TurnTold } from "../src/lib/types";
import Recap from "../src/parts/Recap.svelte";

// jsdom has no media: whoever asks is told that none matches.
vi.hoisted(() => {
  globalThis.matchMedia = () =>
    ({ matches: false, addEventListener: () => {} }) as unknown as MediaQueryList;
});

const TURN: TurnTold = { by: "bird", name: "Bird", first: 4, sentences: ["The bird sings."] };

const PROPS = { game: "root", count: 2, event: 4, playing: false, onshow: vi.fn() };

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
  await rerender({ event: 5 });
  await vi.waitFor(() => expect(told()).toBe(sentences[0]));
});

test("what was put away can be opened again, and is no longer counted", async () => {
  await offered([TURN]);
  const opener = document.querySelector("[data-recap=open]")!;
  await fireEvent.click(opener);
  await fireEvent.click(await page.findByRole("button", { name: "Close" }));
  expect(page.queryByText("The bird sings.")).toBeNull();
  expect(opener.querySelector(".count")).toBeNull();
  await fireEvent.click(opener);
  expect(await page.findByText("The bird sings.")).toBeTruthy();
});

test("on a phone it steps aside while it shows a turn again", async () => {
  screen.phone = true;
  const props = { ...PROPS, tell: () => Promise.resolve([TURN]) };
  let play = (): Promise<void> => Promise.resolve();
  const shown = render(Recap, { props: { ...props, onshow: () => play() } });
  play = () => shown.rerender({ playing: true });
  await vi.waitFor(() => expect(document.querySelector("[data-recap=open]")).not.toBeNull());
  await fireEvent.click(document.querySelector("[data-recap=open]")!);
  await fireEvent.click(await page.findByRole("button", { name: /Bird/ }));
  await vi.waitFor(() => expect(page.queryByText("The bird sings.")).toBeNull());
  await shown.rerender({ playing: false });
  expect(await page.findByText("The bird sings.")).toBeTruthy();
  screen.phone = false;
});
