import { cleanup, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, expect, test } from "vitest";

import { speech } from "../src/lib/text.svelte";
import Hints from "../src/parts/Hints.svelte";

speech.language = "en";
afterEach(cleanup);

test("a hint says what it does, what to do next and what it is good for, without signs", () => {
  const reasons = [{ text: "brings wood each turn", pro: true }];
  const way = { way: ["Clearing 3", "Sawmill"], steps: [], kept: false };
  const hint = { word: "build", label: "Build", value: 0.5, ...way };
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

test("of a long way the next steps are told, and that there are more", () => {
  const way = ["a", "b", "c", "d", "e", "f", "g"];
  const hint = { word: "move", label: "Move", value: 0.5, way, steps: [], does: [], reasons: [] };
  const quiet = (): undefined => undefined;
  const hints = [
    { ...hint, kept: true },
    { ...hint, word: "stay", kept: false },
  ];
  render(Hints, {
    props: { hints, busy: false, onchoose: quiet, onpoint: quiet, onclose: quiet },
  });
  const said = [...document.querySelectorAll(".hints li")].map((each) => each.textContent ?? "");
  expect(said[0]).toContain("› a › b › c › d › e › …");
  expect(said[0]).toContain("goes on with what was advised before");
  expect(said[1]).not.toContain("goes on");
});

test("one hint is unfolded at a time, the best first", async () => {
  const hint = {
    label: "Move",
    value: 0.5,
    way: [],
    steps: [],
    does: [],
    reasons: [],
    kept: false,
  };
  const quiet = (): undefined => undefined;
  const hints = [
    { ...hint, word: "move" },
    { ...hint, word: "stay" },
  ];
  render(Hints, {
    props: { hints, busy: false, onchoose: quiet, onpoint: quiet, onclose: quiet },
  });
  const unfolds = [...document.querySelectorAll<HTMLElement>(".hints .unfold")];
  const open = (): (string | null)[] => unfolds.map((each) => each.getAttribute("aria-expanded"));
  expect(open()).toEqual(["true", "false"]);
  unfolds[1]?.click();
  await tick();
  expect(open()).toEqual(["false", "true"]);
});
