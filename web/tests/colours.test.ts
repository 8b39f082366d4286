import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

const STYLE = readFileSync("src/style.css", "utf-8");
const SETTINGS = readFileSync("src/styles/settings.css", "utf-8");
/** What is written with, and on what. */
const INKS = ["ink", "quiet", "leaf", "glow", "news", "alarm"];
const PAPERS = ["paper", "desk", "card"];
const ENOUGH = 4.5; // WCAG 2.2, 1.4.3

type Colour = [number, number, number, number];

/** All sets of colours: light, dark, dark because the system is, and each with high contrast. */
function palettes(): Record<string, Colour>[] {
  const usual = sets(STYLE);
  const strong = sets(SETTINGS).map((each, at) => ({ ...usual[at], ...each }));
  return [...usual, ...strong];
}

function sets(style: string): Record<string, Colour>[] {
  const blocks = [...style.matchAll(/\{([^{}]*--paper:[^{}]*)\}/g)];
  return blocks.map(([, block = ""]) =>
    Object.fromEntries(
      [...block.matchAll(/--([\w-]+): #(\w+);/g)].map(([, name = "", hex = ""]) => {
        const parts = hex.match(/../g)!.map((part) => parseInt(part, 16) / 255);
        return [name, [...parts, 1].slice(0, 4) as Colour];
      }),
    ),
  );
}

function washed(wash: Colour, paper: Colour): Colour {
  const [, , , strength] = wash;
  return paper.map((part, at) => wash[at]! * strength + part * (1 - strength)) as Colour;
}

function brightness(colour: Colour): number {
  const [red, green, blue] = colour.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  ) as Colour;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Colour, other: Colour): number {
  const [low = 0, high = 0] = [brightness(one), brightness(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

test("all that is written can be read, in light and dark, also where something is marked", () => {
  const all = palettes();
  expect(all).toHaveLength(6);
  const faint = all.flatMap((shown, which) => {
    const grounds = PAPERS.map((name) => [name, shown[name]!] as const);
    const marked = ["wash", washed(shown["glow-wash"]!, shown["paper"]!)] as const;
    return [...grounds, marked].flatMap(([ground, paper]) =>
      INKS.filter((ink) => contrast(shown[ink]!, paper) < ENOUGH).map(
        (ink) => `${which}: ${ink} on ${ground} ${contrast(shown[ink]!, paper).toFixed(2)}`,
      ),
    );
  });
  expect(faint).toEqual([]);
});
