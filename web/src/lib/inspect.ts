/**
 * Picking up what lies on the table: by which names the server knows what was hit, how it is drawn
 * large, and how a way that a plate offers is gone, answer by answer.
 */

import { asksTwice } from "./guarding";
import type { State } from "./types";

const SVG = "http://www.w3.org/2000/svg";
const NAMED = "[data-name], [data-word], [data-of]";
/** What a drawing has for the table alone. */
const MARKS = ["can", "bare", "armed", "pointed", "idle"];
const BY = [
  "role",
  "data-sheet",
  "tabindex",
  "aria-label",
  "data-name",
  "data-word",
  "data-thing",
  "data-of",
];

/**
 * The names of what was hit, the innermost first, and at last what it belongs to. On the board
 * things are read with the place in which they lie, unless somebody means this one.
 */
export function namesAt(target: Element, exactly = false): string[] {
  const drawing = target.closest(".drawn");
  const found: HTMLElement[] = [];
  let at = target.closest<HTMLElement>(NAMED);
  while (at && drawing?.contains(at)) {
    found.push(at);
    at = at.parentElement?.closest<HTMLElement>(NAMED) ?? null;
  }
  const places = !exactly && drawing?.closest(".board");
  const from = places ? found.findLastIndex((each) => each.dataset["word"]) : 0;
  const meant = found.slice(Math.max(0, from));
  const names = meant.flatMap(({ dataset }) => [dataset["name"], dataset["word"]]);
  const owners = meant.map(({ dataset }) => dataset["of"]);
  return [...new Set([...names, ...owners].filter((name) => name !== undefined))];
}

/** What is drawn under one of these names, the first that there is; a whole sheet before a part. */
export function drawnBy(names: string[]): SVGGraphicsElement | null {
  const drawn = ".drawn [data-sheet], .drawn [data-name], .drawn [data-word]";
  const things = [...document.querySelectorAll<SVGGraphicsElement>(drawn)];
  for (const name of names) {
    const sheet = things.find(({ dataset }) => dataset["sheet"] === name);
    const thing = things.find(({ dataset }) => [dataset["name"], dataset["word"]].includes(name));
    if (sheet ?? thing) return sheet ?? thing ?? null;
  }
  return null;
}

/** How many times as large something is shown as on the table, where there is room. */
const LARGE = 3;
/** The rim around it, in its own measure. */
const RIM = 4;

/** How broad it is then, in pixels. */
export function breadth(thing: SVGGraphicsElement): number {
  return LARGE * thing.getBoundingClientRect().width;
}

/** Where it lies in its own measure; a sheet says so itself. */
function boxOf(thing: SVGGraphicsElement): number[] | null {
  const sheet = thing instanceof SVGSVGElement && thing.getAttribute("viewBox");
  if (sheet) return sheet.split(" ").map(Number);
  const { x, y, width, height } = thing.getBBox();
  return width && height ? [x - RIM, y - RIM, width + 2 * RIM, height + 2 * RIM] : null;
}

/** The same as a picture of its own, without what makes it answer. */
export function enlarged(thing: SVGGraphicsElement): SVGSVGElement | null {
  const box = boxOf(thing);
  if (!box) return null;
  const copy = thing.cloneNode(true) as SVGGraphicsElement;
  copy.removeAttribute("transform");
  for (const sign of copy.querySelectorAll(".final-mark")) sign.remove();
  for (const each of [copy, ...copy.querySelectorAll("*")]) {
    each.classList.remove(...MARKS);
    for (const name of BY) each.removeAttribute(name);
  }
  const picture = document.createElementNS(SVG, "svg");
  picture.setAttribute("viewBox", box.join(" "));
  picture.setAttribute("aria-hidden", "true");
  picture.append(...(copy instanceof SVGSVGElement ? copy.childNodes : [copy]));
  return picture;
}

/** All that can be picked up somewhere, for whoever walks there by keyboard. */
export function lying(somewhere: Element): { name: string; label: string }[] {
  const found = new Map<string, string>();
  for (const thing of somewhere.querySelectorAll<HTMLElement>(".drawn [data-word]")) {
    const word = thing.dataset["word"] ?? "";
    if (thing.parentElement?.closest(".drawn [data-word]") || found.has(word)) continue;
    const title = thing.querySelector("title")?.textContent ?? "";
    found.set(word, title || word);
  }
  return [...found].map(([name, label]) => ({ name, label }));
}

/** What a line of the log names. */
export function namedIn(line: Element): { name: string; label: string }[] {
  const named = [...line.querySelectorAll<HTMLElement>("[data-inspect]")];
  return named.map((each) => ({
    name: each.dataset["inspect"] ?? "",
    label: each.textContent ?? "",
  }));
}

// Going a way

/** The answers that are still to be given, from a moment on. */
export interface Plan {
  words: string[];
  /** Others are asked for before the last, which the player gives. */
  loose: boolean;
  /** How many choices there must be before the next is given. */
  choices: number;
}

/** What comes next: an answer, a pause, the end; or why the way is not gone on. */
export type Next =
  | { do: "choose"; word: string }
  | { do: "wait" }
  | { do: "done" }
  | { do: "stop"; why: "other" | "yours" };

/** What cannot be taken back is left to the player, if they want to be asked twice. */
export function next(plan: Plan, table: State, careful: boolean): Next {
  const [word] = plan.words;
  if (word === undefined) return { do: "done" };
  if (table.choices < plan.choices) return { do: "wait" };
  const option = table.asked?.options?.find((each) => each.word === word);
  if (option) {
    return !careful || !asksTwice(option) ? { do: "choose", word } : { do: "stop", why: "yours" };
  }
  const between = plan.loose && plan.words.length === 1 && table.trail.length > 0;
  return between && table.asked?.options ? { do: "wait" } : { do: "stop", why: "other" };
}

/** The plan when an answer has been given. */
export function gone(plan: Plan, table: State): Plan {
  return { ...plan, words: plan.words.slice(1), choices: table.choices + 1 };
}
