/** What is asked for twice, and bears the mark ◆; and which clicks are not meant for what they hit. */

import type { Choice } from "./types";

/**
 * Whether an answer takes two clicks: it cannot be taken back after chance, something revealed or a
 * battle that has begun, or it costs dearly. Who leaves off, or passes the turn on, knows that it ends
 * something, unless something could still be done.
 */
export function asksTwice({ final, leaves }: Pick<Choice, "final" | "leaves">): boolean {
  return final === "loss" || (!leaves && BEYOND_RECALL.has(final));
}

const BEYOND_RECALL = new Set<Choice["final"]>(["chance", "reveal", "scene"]);

/** Milliseconds in which a second click at the same place is not for what has come there since. */
export const QUICK = 700;
/** Pixels that a finger strays between two taps at one place. */
const NEAR = 24;

/** Tells the second of two quick clicks at one place from one that is meant for what is there now. */
export class Slips<Shown> {
  private last: { x: number; y: number; at: number; shown: Shown } | null = null;

  /** Whether a click was meant for what was shown before; what is clicked by a key never was. */
  isSlip(event: MouseEvent, shown: Shown): boolean {
    const { detail, clientX: x, clientY: y } = event;
    const at = performance.now();
    const { last } = this;
    const again = last !== null && isNear(last, event) && (detail > 1 || at - last.at < QUICK);
    if (again && detail > 0 && last.shown !== shown) return true;
    this.last = detail > 0 ? { x, y, at, shown } : null;
    return false;
  }

  /** Who has moved away and back means what is there now. */
  move(event: MouseEvent): void {
    if (this.last && !isNear(this.last, event)) this.last = null;
  }
}

function isNear(from: { x: number; y: number }, { clientX, clientY }: MouseEvent): boolean {
  return Math.hypot(clientX - from.x, clientY - from.y) <= NEAR;
}
