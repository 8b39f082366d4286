import { fireEvent, render } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";

import { speech } from "../src/lib/text.svelte";
import type { Proposal as Proposed, State, TableSeat } from "../src/lib/types";
import Proposal from "../src/parts/Proposal.svelte";
import Seats from "../src/parts/Seats.svelte";
import Standing from "../src/parts/Standing.svelte";

// jsdom has no media; whoever asks is told that none matches.
vi.hoisted(() => {
  globalThis.matchMedia = () =>
    ({ matches: false, addEventListener: () => undefined }) as unknown as MediaQueryList;
});

beforeEach(() => {
  speech.language = "en";
});

const eyrie: TableSeat = {
  seat: "B",
  role: "Eyrie",
  role_word: "eyrie",
  about: "You lead the Eyrie.",
  name: "Ann",
  kind: "person",
  level: null,
  mine: true,
  connected: true,
  score: 7,
  points: [
    { heading: "roosts", label: "Roosts", count: 9 },
    { heading: "turmoil", label: "Turmoil", count: -2 },
  ],
  to_act: false,
  thinking: false,
  standing_in: false,
  absent: false,
  conceded: false,
};

function table(more: Partial<State>): State {
  return { seats: [eyrie], automata: [], phase: "playing", pace: "async", ...more } as State;
}

/** What is said, without the blanks between. */
function said(element: Element | null): string {
  return element?.textContent?.replace(/\s+/g, " ").trim() ?? "";
}

test("a score opens on what it was made by", () => {
  const { container } = render(Seats, { table: table({}) });
  const button = container.querySelector("button.score");
  expect(said(button)).toBe("77 points");
  const list = container.querySelector(`#${button?.getAttribute("popovertarget") ?? ""}`);
  expect([...(list?.querySelectorAll("dl > div") ?? [])].map(said)).toEqual([
    "Roosts 9",
    "Turmoil −2",
  ]);
  expect(list?.querySelector(".lost dt")?.textContent).toBe("Turmoil");
});

test("a score of one point is one, and who has none is told so", () => {
  const theirs = { ...eyrie, mine: false };
  const one = { ...theirs, score: 1, points: [{ heading: "a", label: "A", count: 1 }] };
  const none = { ...theirs, seat: "C", score: 0, points: [] };
  const { container } = render(Seats, { table: table({ seats: [one, none] }) });
  expect([...container.querySelectorAll(".points p")].map(said)).toEqual([
    "Eyrie 1 point",
    "Eyrie 0 points",
    "No points yet.",
  ]);
});

test("what I want is told with my points, however long the game is", () => {
  const theirs = { ...eyrie, seat: "C", mine: false };
  const { container } = render(Seats, { table: table({ seats: [eyrie, theirs] }) });
  expect([...container.querySelectorAll(".points .wish")].map(said)).toEqual([eyrie.about]);
});

test("where no points are counted there is nothing to open", () => {
  const { container } = render(Seats, { table: table({ seats: [{ ...eyrie, score: null }] }) });
  expect(container.querySelector("button, .points")).toBeNull();
});

test("the standing orders are those that the game offers, one of each kind", async () => {
  const orders = [
    {
      about: "ambush",
      label: "Ambush",
      help: "In advance.",
      values: [{ value: "never", label: "never" }],
    },
    {
      about: "cards",
      label: "Cards",
      help: "Go on.",
      values: [{ value: "board-only", label: "go on" }],
    },
  ];
  const onorder = vi.fn();
  const offered = render(Standing, { table: table({ orders, order: "never" }), onorder });
  const selects = [...offered.container.querySelectorAll("select")];
  const names = [...offered.container.querySelectorAll("option")].map(said);
  expect(names).toEqual(["ask me every time", "never", "ask me every time", "go on"]);
  const helps = [...offered.container.querySelectorAll(".quiet")].map(said);
  expect(helps).toEqual(["In advance.", "Go on."]);
  expect(selects.map((select) => select.value)).toEqual(["never", ""]);
  await fireEvent.change(selects[1]!, { target: { value: "board-only" } });
  await fireEvent.change(selects[0]!, { target: { value: "" } });
  expect(onorder.mock.calls).toEqual([["never+board-only"], [null]]);
});

test("standing orders can be left at every pace, where the game has any", () => {
  const values = [{ value: "x", label: "x" }];
  const orders = ["ambush", "cards"].map((about) => ({ about, label: about, help: "", values }));
  const onorder = (): void => undefined;
  const live = render(Standing, { table: table({ orders, pace: "live" }), onorder });
  expect([...live.container.querySelectorAll("label")].length).toBe(2);
  const without = render(Standing, { table: table({ orders: [] }), onorder });
  expect(without.container.querySelector("select")).toBeNull();
});

test("a seat that nobody has taken is free, whatever the table calls it", () => {
  const seats = [eyrie, { ...eyrie, seat: "C", kind: "link" as const, name: "Seat C" }];
  const { container } = render(Seats, { table: table({ seats }) });
  expect([...container.querySelectorAll(".who")].map(said)).toEqual(["Ann", "free"]);
});

test("who proposed what another refuses is told, and can put it away", async () => {
  const refused = "Bob does not agree to take it back.";
  const proposal = { by: "B", wanted: [], agreed: ["B"], refused: "A", sentence: refused };
  const onanswer = vi.fn();
  const now = table({ you: "B", mine: ["B"], proposal: proposal as unknown as Proposed });
  const { container, getByText } = render(Proposal, { table: now, onanswer });
  expect(said(container)).toBe(`${refused} Close`);
  await fireEvent.click(getByText("Close"));
  expect(onanswer.mock.calls).toEqual([[false]]);
});
