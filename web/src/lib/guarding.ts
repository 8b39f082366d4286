/** What is asked for twice, and bears the mark ◆. */

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
