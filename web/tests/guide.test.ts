import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";

import { guide } from "../src/lib/guide.svelte";
import { speech } from "../src/lib/text.svelte";
import type { State } from "../src/lib/types";
import Guide from "../src/parts/Guide.svelte";

speech.language = "en";

/** A table in the middle of a game that this page has never heard of. */
function table(ask: string, said: string): State {
  const asked = {
    seat: "A",
    ask,
    rule: "1",
    about: [],
    who: "Ann",
    sentence: "?",
    guide: said,
    explained: false,
    options: [],
  };
  const plain = { table: "t1", game: "snap", number: 9, you: "A", turn: 7, seats: [] };
  return { ...plain, asked } as unknown as State;
}

/** What the guide says. */
function said(): string {
  return document.querySelector(".guide p")?.textContent ?? "";
}

async function click(button: string): Promise<void> {
  await fireEvent.click(document.querySelector(`[data-guide="${button}"]`) as Element);
}

afterEach(() => {
  cleanup();
  guide.start("snap");
});

test("what the game says about a question is said once", async () => {
  const { rerender } = render(Guide, { table: table("slap", "Be quick.") });
  expect(said()).toBe("Be quick.");
  await click("next");
  expect(said()).toBe("");
  await rerender({ table: table("turn", "Look well.") });
  expect(said()).toBe("Look well.");
  await rerender({ table: table("slap", "Be quick.") });
  expect(said()).toBe("");
  guide.start("snap");
  await rerender({ table: table("slap", "Be quick.") });
  expect(said()).toBe("Be quick.");
});

test("nothing is said where the game says nothing, or after it was sent away", async () => {
  const { rerender } = render(Guide, { table: table("slap", "") });
  expect(document.querySelector(".guide")).toBeNull();
  await rerender({ table: table("turn", "Look well.") });
  await click("stop");
  expect(document.querySelector(".guide")).toBeNull();
  await rerender({ table: table("slap", "Be quick.") });
  expect(document.querySelector(".guide")).toBeNull();
});
