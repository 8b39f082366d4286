import { afterEach, expect, test } from "vitest";

import { drawnBy, gone, lying, namesAt, next, type Plan } from "../src/lib/inspect";
import type { Choice, State } from "../src/lib/types";

afterEach(() => document.body.replaceChildren());

const TABLE = `
  <div class="board"><div class="drawn"><svg>
    <g data-name="c5"><g data-word="c5"><title>5 rabbit</title>
      <g data-name="c5/warrior-marquise" data-word="marquise"><path id="crowd" /></g>
    </g></g>
    <g data-name="score"><path id="track" /></g>
  </svg></div></div>
  <div class="panel"><div class="drawn"><svg data-sheet="eyrie">
    <g data-name="eyrie.paper"><g data-word="eyrie"><title>Eyrie</title><path id="paper" /></g></g>
    <g data-name="eyrie.move"><g data-of="eyrie">
      <path id="column" />
      <g data-name="eyrie.move/card-anvil" data-word="anvil"><path id="tucked" /></g>
    </g></g>
  </svg></div></div>`;

function at(id: string, exactly = false): string[] {
  document.body.innerHTML = TABLE;
  return namesAt(document.getElementById(id)!, exactly);
}

test("on the board a thing is read with its place, unless it is meant itself", () => {
  expect(at("crowd")).toEqual(["c5"]);
  expect(at("crowd", true)).toEqual(["c5/warrior-marquise", "marquise", "c5"]);
  expect(at("track")).toEqual(["score"]);
});

test("elsewhere the innermost thing is meant, then what it lies in, then whose it is", () => {
  expect(at("tucked")).toEqual(["eyrie.move/card-anvil", "anvil", "eyrie.move", "eyrie"]);
  expect(at("column")).toEqual(["eyrie.move", "eyrie"]);
  expect(at("paper")).toEqual(["eyrie", "eyrie.paper"]);
});

test("what is drawn is found by the first of its names that there is", () => {
  document.body.innerHTML = TABLE;
  expect(drawnBy(["nowhere", "anvil"])?.dataset["name"]).toBe("eyrie.move/card-anvil");
  expect(drawnBy(["eyrie"])?.dataset["sheet"]).toBe("eyrie");
  expect(drawnBy(["nowhere"])).toBeNull();
});

test("whoever walks by keyboard is told all that lies somewhere", () => {
  document.body.innerHTML = TABLE;
  expect(lying(document.body)).toEqual([
    { name: "c5", label: "5 rabbit" },
    { name: "eyrie", label: "Eyrie" },
    { name: "anvil", label: "anvil" },
  ]);
});

// Going a way

function table(choices: number, words: string[] | null, more: Partial<Choice> = {}): State {
  const option = { label: "", help: null, final: null, warning: null, leaves: false };
  const options = words && words.map((word) => ({ ...option, ...more, word }));
  const trail = choices > 3 ? [{ word: "march", label: "March", to: 3 }] : [];
  return { choices, trail, asked: { options } } as unknown as State;
}

const WAY: Plan = { words: ["march", "c3", "c5"], loose: false, choices: 3 };

test("a way is gone answer by answer, as the questions come", () => {
  expect(next(WAY, table(3, ["build", "march"]), true)).toEqual({ do: "choose", word: "march" });
  const on = gone(WAY, table(3, ["march"]));
  expect(next(on, table(3, ["march"]), true)).toEqual({ do: "wait" });
  expect(next(on, table(4, ["c3", "c4"]), true)).toEqual({ do: "choose", word: "c3" });
  expect(next({ ...on, words: [] }, table(9, null), true)).toEqual({ do: "done" });
});

test("a way stops where something else is asked, or somebody else", () => {
  expect(next(WAY, table(3, ["build"]), true)).toEqual({ do: "stop", why: "other" });
  expect(next(WAY, table(3, null), true)).toEqual({ do: "stop", why: "other" });
});

test("what cannot be taken back is left to whoever wants to be asked twice", () => {
  const risky = table(3, ["march"], { final: "chance" });
  expect(next(WAY, risky, true)).toEqual({ do: "stop", why: "yours" });
  expect(next(WAY, risky, false)).toEqual({ do: "choose", word: "march" });
});

test("a loose way waits while its player answers what lies between", () => {
  const last: Plan = { words: ["c5"], loose: true, choices: 4 };
  expect(next(last, table(4, ["owl", "fish"]), true)).toEqual({ do: "wait" });
  expect(next(last, table(5, ["c5"]), true)).toEqual({ do: "choose", word: "c5" });
  expect(next({ ...last, choices: 3 }, table(3, ["owl"]), true)).toEqual({
    do: "stop",
    why: "other",
  });
});
