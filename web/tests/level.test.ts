import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";

import type { Level } from "../src/lib/types";
import LevelNote from "../src/parts/LevelNote.svelte";

afterEach(cleanup);

const STEADY: Level = {
  level: "steady",
  label: "Steady",
  help: "Takes what looks best now.",
  rating: null,
  strength: "",
};

test("a level that was not measured says how it plays, and nothing of its strength", () => {
  const { container } = render(LevelNote, { level: STEADY });
  expect(container.textContent?.trim()).toBe("Takes what looks best now.");
  expect(container.querySelector("svg")).toBeNull();
});

test.each([
  [25, "25"],
  [-4, "3"],
  [71, "50"],
])("a strength of %s is a bar and a sentence", (rating, width) => {
  const level = { ...STEADY, rating, strength: "Strength: wins about 7 of 10 games." };
  const { container } = render(LevelNote, { level });
  expect(container.textContent).toContain("7 of 10");
  expect(container.querySelector("rect:not(.groove)")?.getAttribute("width")).toBe(width);
});

test("a level of earlier days has nothing to say", () => {
  const { container } = render(LevelNote, { level: undefined });
  expect(container.textContent).toBe("");
});
