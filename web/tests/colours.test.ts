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

// What is new and what answers

const DRAWN = readFileSync("src/styles/drawn.css", "utf-8");
/** In the OKLab space two colours so far apart are two, whatever else is on the screen. */
const APART = 0.12;

/** How colours differ for the eye, also for one that cannot tell red from green. */
function distance(one: Colour, other: Colour): { all: number; blind: number } {
  const [[l, a, b], [m, c, d]] = [lab(one), lab(other)];
  return { all: Math.hypot(l - m, a - c, b - d), blind: Math.hypot(l - m, b - d) };
}

function lab(colour: Colour): [number, number, number] {
  const [r, g, b] = colour.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  ) as Colour;
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const middle = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  ];
}

/** All that the style says of what a selector names. */
function said(selector: string): string {
  const blocks = [...DRAWN.matchAll(/([^{}]+)\{([^{}]*)\}/g)];
  const found = blocks.filter(([, names = ""]) =>
    names.split(",").some((name) => name.trim() === selector),
  );
  expect(found.length, selector).toBeGreaterThan(0);
  return found.map(([, , block]) => block).join("");
}

test("what answers and what is new never look alike, in light and dark and high contrast", () => {
  const close = palettes().flatMap(({ glow, news }, which) => {
    const { all, blind } = distance(glow!, news!);
    return Math.min(all, blind) < APART ? [`${which}: ${all.toFixed(3)} ${blind.toFixed(3)}`] : [];
  });
  expect(close).toEqual([]);
});

test("what answers is dashed in its colour; what is new shines in its own, without a line", () => {
  for (const thing of [".drawn .can > .sp-hit", ".drawn .can.bare"]) {
    expect(said(thing)).toContain("var(--glow)");
    expect(said(thing)).toContain("dash");
    expect(said(thing)).not.toContain("--news");
  }
  for (const thing of [".lights > *", ".ghosts b"]) {
    expect(said(thing)).toContain("var(--news)");
    expect(said(thing)).not.toMatch(/--glow|dash/);
  }
});
