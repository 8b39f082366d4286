import { describe, expect, test } from "vitest";

import { gotUp, mended, type Sitter } from "../src/lib/seating";
import type { GameOption, Who } from "../src/lib/types";

function sitters(...all: Who[]): Sitter[] {
  return all.map((who) => ({ who, level: "greedy", name: "" }));
}

describe("somebody gets up", () => {
  test.each<[Who[], number, Who[]]>([
    [["me", "bot", "bot"], 0, ["me", "bot"]],
    [["me", "link", "bot"], 0, ["link", "me"]],
    [["me", "link"], 0, ["me"]],
    [["me", "bot", "me"], 0, ["bot", "me"]],
    [["me", "bot", "link"], 1, ["me", "link"]],
    [["bot", "bot", "bot"], 2, ["bot", "bot"]],
  ])("of %j number %i: %j", (before, at, after) => {
    expect(gotUp(sitters(...before), at).map(({ who }) => who)).toEqual(after);
  });
});

describe("what does not go together any more is mended", () => {
  const words = ["cats", "birds", "mice", "moles"].map((value) => ({ value }));
  const option = { words } as unknown as GameOption;

  test.each<[string, Who[], string, Who[]]>([
    ["cats,birds,mice", ["me", "bot", "bot"], "birds,mice", ["me", "bot"]],
    ["birds,cats", ["me", "bot"], "birds", ["me"]],
    ["cats,birds", ["me", "link"], "mice,birds", ["me", "link"]],
    ["birds,cats", ["me", "link"], "birds,mice", ["me", "link"]],
    ["cats", ["me"], "birds", ["me"]],
  ])("%s of %j: %s", (value, before, after, left) => {
    const found = mended(option, value, sitters(...before), ["cats"]);
    expect(found?.value).toBe(after);
    expect(found?.sitters.map(({ who }) => who)).toEqual(left);
  });

  test("and nothing where all does", () => {
    expect(mended(option, "birds,mice", sitters("me", "bot"), ["cats"])).toBeUndefined();
    const [all, full] = [words.map(({ value }) => value), sitters("me", "link", "link", "link")];
    expect(mended(option, all.join(","), full, ["cats"])).toBeUndefined();
  });
});
