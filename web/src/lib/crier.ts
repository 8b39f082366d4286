/** What is said aloud at a table: what others did, and each question, once. */

import type { GameEvent } from "./types";

/** As many events as are said in one go. */
const MOST = 12;

/** What is worth saying of all that was told after an event: one's own doings are known. */
export function worthSaying(events: GameEvent[], after: number, mine: string[]): GameEvent[] {
  return events
    .filter(({ number }) => number > after)
    .filter(({ seats: [doer = ""], loud, scene }) => loud || scene !== null || !mine.includes(doer))
    .slice(-MOST);
}
