import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";

import { worthSaying } from "../src/lib/crier";
import type { State } from "../src/lib/types";
import Crier from "../src/parts/Crier.svelte";
import { happened } from "./events";

afterEach(cleanup);

function table(choices: number, sentence: string, mine = true): State {
  const asked = { seat: mine ? "A" : "B", sentence, options: mine ? [] : null };
  return { you: "A", mine: ["A"], choices, asked, over: null } as unknown as State;
}

function said(): string[] {
  return [...document.querySelectorAll("[aria-live] p")].map((line) => line.textContent ?? "");
}

test("others' doings are worth saying, one's own only if nobody should miss them", () => {
  const events = [
    happened(1, { seats: ["B"] }),
    happened(2, { seats: ["A"] }),
    happened(3, { seats: ["A"], loud: true }),
    happened(4, { seats: ["A"], scene: 4 }),
    happened(5, {}),
  ];
  expect(worthSaying(events, 0, ["A"]).map(({ number }) => number)).toEqual([1, 3, 4, 5]);
  expect(worthSaying(events, 4, ["A"]).map(({ number }) => number)).toEqual([5]);
});

test("each question is said once, after what led to it, though it has the same words", async () => {
  const { rerender } = render(Crier, { props: { table: table(3, "Where to?"), events: [] } });
  expect(said()).toEqual(["Where to?"]);
  await rerender({ table: table(3, "Where to?"), events: [] });
  const events = [happened(1, { seats: ["B"], text: "The Eyrie move." })];
  await rerender({ table: table(4, "Eyrie is deciding.", false), events });
  await rerender({ table: table(5, "Where to?"), events });
  expect(said()).toEqual(["Where to?", "The Eyrie move.", "Where to?"]);
});
