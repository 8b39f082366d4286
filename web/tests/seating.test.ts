import { describe, expect, test } from "vitest";

import { gotUp, type Sitter } from "../src/lib/seating";
import type { Who } from "../src/lib/types";

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
