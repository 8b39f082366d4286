/** Scenes: which one is worth showing, and where on the screen. */

import { drawnAs } from "./board";
import type { GameEvent } from "./types";
import type { Pace } from "./wishes.svelte";

/** The last scene in which something happened after event number `seen`, by its number. */
export function newestScene(events: GameEvent[], seen: number): number | null {
  return events.findLast(({ number, scene }) => number > seen && scene !== null)?.scene ?? null;
}

/** The side of the board, and the end of it, where a scene hides less of where it happened. */
export function freeSide(board: Element | null, words: string[]): string {
  const places = words.flatMap((word) => (board ? drawnAs(board, word) : []));
  const box = places.at(-1)?.getBoundingClientRect();
  const frame = board?.getBoundingClientRect();
  if (!box || !frame) return "left";
  const side = box.left + box.width / 2 < frame.left + frame.width / 2 ? "right" : "left";
  const low = box.top + box.height / 2 > frame.top + frame.height / 2;
  return low ? `${side} high` : side;
}

/** A drawn scene as a picture that says its name; what else it tells is told beside it. */
export function picture(markup: string, title: string): SVGSVGElement | null {
  const desk = document.createElement("template");
  desk.innerHTML = markup;
  const drawn = desk.content.querySelector("svg");
  // What it is drawn with is on the page; its words are told beside it.
  const spare = ":scope > title, :scope > desc, :scope > style, :scope > defs";
  drawn?.querySelectorAll(spare).forEach((each) => each.remove());
  drawn?.removeAttribute("aria-labelledby");
  drawn?.setAttribute("aria-label", title);
  return drawn;
}

/** Milliseconds between one step of a scene and the next. */
const PACE = 550;

/** Milliseconds for which a scene can be read once it has unfolded; step by step nothing hurries. */
const READ: Record<Pace, number> = { once: 5000, quick: 5000, calm: 9000, step: Infinity };

/** After how many milliseconds a scene of so many new steps goes by itself; never, if not at all. */
export function staying(steps: number, pace: Pace): number | null {
  const all = steps * PACE + READ[pace];
  return Number.isFinite(all) ? all : null;
}

/** Let the steps of a scene appear one after the other, but for those that were there before. */
export function unfold(drawn: Element, before: number): number {
  const steps = [...drawn.querySelectorAll<SVGElement>("[data-step]")];
  steps.slice(before).forEach((step, at) => {
    step.classList.add("unfolds");
    step.style.setProperty("--delay", `${at * PACE}ms`);
  });
  return steps.length;
}

/** Show all of it at once; whether that made a difference. */
export function skip(drawn: Element): boolean {
  const hidden = [...drawn.querySelectorAll(".unfolds")].filter(isComing);
  for (const step of drawn.querySelectorAll(".unfolds")) step.classList.remove("unfolds");
  return hidden.length > 0;
}

function isComing(step: Element): boolean {
  return step.getAnimations().some(({ playState }) => playState === "running");
}
