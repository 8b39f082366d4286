/** What the others did since my last turn: from where on it is told, and when it is offered. */

import { turnsOfOthers } from "./recap";
import type { GameEvent } from "./types";

export class News {
  /** The event after which it begins; null until others have done something. */
  #since = $state<number | null>(null);
  #putAway = $state(0);

  /** It stays what it was, also in my turn, until others have done something since. */
  hear(events: GameEvent[], recap: number, mine: string[]): void {
    if (turnsOfOthers(events, recap, mine)) this.#since = recap;
  }

  /** After which event it is told: as a whole, though some of it was put away before. */
  get after(): number {
    return this.#since ?? 0;
  }

  /** How many turns there may be in it that were not put away. */
  offered(events: GameEvent[], mine: string[]): number {
    if (this.#since === null) return 0;
    return turnsOfOthers(events, Math.max(this.#since, this.#putAway), mine);
  }

  /** Somebody else looks on. */
  forget(): void {
    this.#since = null;
  }

  putAway(events: GameEvent[]): void {
    this.#putAway = events.at(-1)?.number ?? 0;
  }
}
