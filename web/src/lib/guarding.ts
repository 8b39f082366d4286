/** What is asked for twice, and bears the mark ◆. */

import type { Choice } from "./types";

/**
 * Whether an answer takes two clicks: it cannot be taken back after chance or something revealed, or
 * it costs dearly. Who leaves off, or passes the turn on, knows that it ends something.
 */
export function asksTwice({ final, leaves }: Pick<Choice, "final" | "leaves">): boolean {
  return final === "loss" || (!leaves && (final === "chance" || final === "reveal"));
}
