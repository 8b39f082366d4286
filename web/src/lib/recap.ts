/** What happened while somebody else was playing. */

import type { GameEvent } from "./types";

/**
 * How many turns or parts of turns of others there were after an event: whose doings, one by one.
 * What was laid out before the first turn is no news.
 */
export function turnsOfOthers(events: GameEvent[], after: number, mine: string[]): number {
  const seen = new Set<string>();
  let turn: GameEvent | null = null;
  for (const event of events) {
    if (event.opens) turn = event;
    if (event.number <= after || event.setup) continue;
    const by = turn?.by || event.by;
    if (by && !mine.includes(by)) seen.add(`${turn?.number ?? 0} ${by}`);
  }
  return seen.size;
}
