import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, expect, test, vi } from "vitest";

// jsdom has neither media nor dialogs.
vi.hoisted(() => {
  globalThis.matchMedia = () =>
    ({ matches: false, addEventListener: () => undefined }) as unknown as MediaQueryList;
});
HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};

import { kept, startsWith, taken } from "../src/lib/keeping";
import { path, stones, trees } from "../src/lib/trail";
import type { Campaign, ChapterMark, SeatKeeping } from "../src/lib/types";
import Page from "../src/pages/Campaign.svelte";

afterEach(cleanup);

function mark(number: number, chapter: number, outcome: ChapterMark["outcome"]): ChapterMark {
  return { number, chapter, outcome };
}

const SEAT: SeatKeeping = {
  seat: "A",
  role: "Bird",
  role_word: "bird",
  name: "Ann",
  things: ["hat", "hat", "shoe"],
  most: 2,
  chosen: null,
};

function campaign(more: Partial<Campaign>): Campaign {
  const seat = { seat: "A", role: "Bird", role_word: "bird", name: "Ann", level: null, mine: true };
  const chapter = {
    ...mark(1, 1, "won"),
    table: "t1",
    opposed: "There is no storm yet",
    opposed_by: 0,
    seats: [{ ...seat, kind: "person" as const, kept: [] }],
    created: "2026-01-01T20:00:00Z",
    changed: "2026-01-01T21:00:00Z",
  };
  return {
    campaign: "c1",
    game: "flock",
    title: "Flock",
    rule: "5",
    length: 3,
    stage: "won",
    chapters: [chapter],
    things: [
      { word: "hat", label: "Hat", about: "It keeps one dry." },
      { word: "shoe", label: "Shoe", about: "" },
    ],
    keeping: [SEAT],
    waiting: ["Ann"],
    absent: [],
    mine: true,
    ...more,
  };
}

/** The page with what the server says of a campaign; returns what is sent to it. */
async function shown(found: Campaign, answer: object = { table: null }): Promise<unknown[]> {
  const sent: unknown[] = [];
  globalThis.fetch = (_path, options) => {
    if (options?.method !== "POST") return Promise.resolve(new Response(JSON.stringify(found)));
    sent.push(JSON.parse(String(options.body)));
    return Promise.resolve(new Response(JSON.stringify(answer)));
  };
  globalThis.scrollTo = () => undefined;
  render(Page, { id: "c1" });
  await vi.waitFor(() => expect(document.querySelector(".woodland")).not.toBeNull());
  return sent;
}

test("the stones tell what is behind and how often one fell", () => {
  const played = [mark(1, 1, "won"), mark(2, 2, "lost"), mark(3, 2, "lost"), mark(4, 2, null)];
  const found = stones(played, 4, "playing", 2);
  expect(found.map(({ is }) => is)).toEqual(["won", "here", "ahead", "ahead"]);
  expect(found.map(({ lost }) => lost)).toEqual([0, 2, 0, 0]);
  expect(stones(played.slice(0, 1), 4, "won", 2).map(({ is }) => is)[1]).toBe("here");
  expect(stones([mark(1, 1, "won")], 1, "complete", 1)[0]?.is).toBe("won");
});

test("the trail turns back at the end of a row", () => {
  const [a, b, c, d] = stones([], 4, "playing", 2).map(({ x }) => x);
  expect(a! < b! && c! > d!).toBe(true);
  expect(path([])).toBe("");
  expect(path(stones([], 4, "playing", 2)).match(/C/g)).toHaveLength(3);
});

test("nothing grows on the trail, and always in the same places", () => {
  const trail = stones([], 10, "playing", 5);
  const wood = trees(trail, 1000, 300);
  expect(wood.length).toBeGreaterThan(10);
  for (const { x, y } of wood)
    for (const stone of trail) expect(Math.hypot(stone.x - x, stone.y - y)).toBeGreaterThan(45);
  expect(trees(trail, 1000, 300)).toEqual(wood);
});

test("of two that are alike each is one", () => {
  expect(startsWith({ ...SEAT, chosen: ["hat", "hat"] })).toEqual([0, 1]);
  expect(startsWith(SEAT)).toEqual([]);
  expect(taken(SEAT, [0], 2)).toEqual([0, 2]);
  expect(taken(SEAT, [0, 2], 1)).toEqual([0, 2]);
  expect(taken(SEAT, [0, 2], 0)).toEqual([2]);
  expect(taken({ ...SEAT, most: 1 }, [0], 2)).toEqual([2]);
  expect(kept(SEAT, [0, 2])).toEqual(["hat", "shoe"]);
});

test("what is picked is sent, and not more than may be", async () => {
  const sent = await shown(campaign({}));
  const boxes = screen.getAllByRole<HTMLInputElement>("checkbox");
  await fireEvent.click(boxes[0]!);
  await fireEvent.click(boxes[2]!);
  expect(boxes[1]?.disabled).toBe(true);
  await fireEvent.click(screen.getByRole("button", { name: "Keep this and go on" }));
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual({ number: 1, kept: { A: ["hat", "shoe"] }, impatient: false });
});

test("a lost chapter is tried again", async () => {
  const lost = campaign({ stage: "lost", keeping: [], waiting: [] });
  const sent = await shown(lost, { table: "t2" });
  await fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await vi.waitFor(() => expect(location.pathname).toBe("/table/t2"));
  expect(sent).toEqual([{ number: 1, kept: {}, impatient: false }]);
});

test("who has chosen is told for whom to wait, and goes on without those who are away", async () => {
  const chosen = [{ ...SEAT, chosen: ["hat"] }];
  const sent = await shown(campaign({ keeping: chosen, waiting: ["Bob"], absent: ["Bob"] }));
  expect(screen.getByRole("status").textContent).toContain("Waiting for: Bob");
  await fireEvent.click(screen.getByRole("button", { name: "Go on without waiting for Bob" }));
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual({ number: 1, kept: {}, impatient: true });
});

test("nobody is hurried who has been here", async () => {
  const chosen = [{ ...SEAT, chosen: ["hat"] }];
  await shown(campaign({ keeping: chosen, waiting: ["Bob", "Eve"], absent: ["Bob"] }));
  expect(screen.queryByRole("button", { name: /without waiting/ })).toBeNull();
});

test("what is kept can be looked at", async () => {
  await shown(campaign({}));
  await fireEvent.click(screen.getAllByRole("button", { name: /Look at it\s+Hat/ })[0]!);
  await tick();
  expect(document.querySelector("dialog")?.open).toBe(true);
  expect(document.querySelector("dialog")?.textContent).toContain("It keeps one dry.");
});

test("at the end there is nothing to do but to be glad", async () => {
  await shown(campaign({ stage: "complete", keeping: [], waiting: [] }));
  expect(screen.getByRole("status").textContent).toContain("this campaign is complete");
  expect(document.querySelector(".campaign > button, .campaign > .button")).toBeNull();
});
