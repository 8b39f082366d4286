import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";

import { speech } from "../src/lib/text.svelte";
import Hints from "../src/parts/Hints.svelte";

speech.language = "en";
afterEach(cleanup);

test("a hint says what it does, what to do next and what it is good for, without signs", () => {
  const reasons = [{ text: "brings wood each turn", pro: true }];
  const hint = { word: "build", label: "Build", value: 0.5, way: ["Clearing 3", "Sawmill"] };
  const quiet = (): undefined => undefined;
  render(Hints, {
    props: {
      hints: [{ ...hint, does: ["You score one point."], reasons }],
      busy: false,
      onchoose: quiet,
      onpoint: quiet,
      onclose: quiet,
    },
  });
  const said = (document.querySelector(".hints li")?.textContent ?? "").replace(/\s+/g, " ");
  expect(said).toContain("› Clearing 3 › Sawmill");
  expect(said).toContain("You score one point.");
  expect(said).toContain("brings wood each turn");
  expect(said).not.toMatch(/[+−]/);
});
