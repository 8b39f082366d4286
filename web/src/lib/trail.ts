/** The path of a campaign as a trail through a wood: where its stones lie, and what they tell. */

import type { ChapterMark, Stage } from "./types";

export interface Stone {
  chapter: number;
  x: number;
  y: number;
  /** Behind us, where we are, or still to come. */
  is: "won" | "here" | "ahead";
  /** How often it was lost. */
  lost: number;
}

export interface Tree {
  x: number;
  y: number;
  size: number;
  kind: "fir" | "bush";
}

export const WIDE = 200;
export const HIGH = 150;
/** How far trees keep off the trail. */
const CLEAR = 58;

type Point = Pick<Stone, "x" | "y">;

/** The chapter that is played, or would be next. */
function at(chapters: ChapterMark[], stage: Stage): number {
  const last = chapters.at(-1)?.chapter ?? 1;
  return stage === "won" || stage === "complete" ? last + 1 : last;
}

/** A stone for each chapter; the trail turns back at the end of each row. */
export function stones(
  chapters: ChapterMark[],
  length: number,
  stage: Stage,
  row: number,
): Stone[] {
  const here = at(chapters, stage);
  return Array.from({ length }, (_, i) => {
    const [down, along] = [Math.floor(i / row), i % row];
    const across = down % 2 ? row - 1 - along : along;
    const chapter = i + 1;
    return {
      chapter,
      x: (across + 0.5) * WIDE + wobble(i, 22),
      y: (down + 0.5) * HIGH + wobble(i + 40, 26),
      is: chapter < here ? "won" : chapter === here ? "here" : "ahead",
      lost: chapters.filter((each) => each.chapter === chapter && each.outcome === "lost").length,
    };
  });
}

/** A number between -most and most that looks like chance and is always the same. */
export function wobble(seed: number, most: number): number {
  const thrown = Math.sin(seed * 12.9898 + 4.1) * 43758.5453;
  return (thrown - Math.floor(thrown) - 0.5) * 2 * most;
}

/** A line without corners through these points. */
export function path(points: Point[]): string {
  const [first, ...rest] = points;
  if (!first) return "";
  const parts = rest.map((to, i) => {
    const from = points[i] ?? to;
    const before = points[i - 1] ?? from;
    const after = points[i + 2] ?? to;
    const ahead = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const behind = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    return `C${round(ahead)} ${round(behind)} ${round(to)}`;
  });
  return `M${round(first)}${parts.join("")}`;
}

function round({ x, y }: Point): string {
  return `${x.toFixed(1)},${y.toFixed(1)}`;
}

/** The wood around it: nothing grows on the trail, and what stands nearer is drawn later. */
export function trees(trail: Point[], wide: number, high: number): Tree[] {
  const found: Tree[] = [];
  const middles = trail.slice(1).map((to, i) => {
    const from = trail[i] ?? to;
    return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  });
  for (let y = 24, seed = 0; y < high; y += 44) {
    for (let x = 20; x < wide; x += 62, seed++) {
      const spot = { x: x + wobble(seed, 24), y: y + wobble(seed + 300, 16) };
      const near = [...trail, ...middles].some(
        (each) => Math.hypot(each.x - spot.x, (each.y - spot.y) * 1.15) < CLEAR,
      );
      if (near || spot.x < 12 || spot.x > wide - 12) continue;
      const kind = wobble(seed + 900, 1) > 0.35 ? "bush" : "fir";
      found.push({ ...spot, size: 15 + wobble(seed + 600, 4), kind });
    }
  }
  return found.sort((one, other) => one.y - other.y);
}
