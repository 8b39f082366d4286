/** What happened while somebody else was playing, told seat by seat. */

import type { GameEvent } from "./types";

export interface Doings {
  /** Whose doings; empty before anybody has done anything. */
  seat: string;
  events: GameEvent[];
}

/** Events by who did them: what names nobody belongs to whoever did something last. */
export function seatBySeat(events: GameEvent[]): Doings[] {
  const told: Doings[] = [];
  let seat = "";
  for (const event of events) {
    seat = event.seats[0] ?? seat;
    const doings = told.find((each) => each.seat === seat);
    if (doings) doings.events.push(event);
    else told.push({ seat, events: [event] });
  }
  return told;
}

/** What is news to a seat: all since it last acted, if others have done something. */
export function news(events: GameEvent[], recap: number, mine: string[]): GameEvent[] {
  if (recap === 0) return []; // nothing to come back to yet
  const since = events.filter((event) => event.number > recap);
  const others = since.some((event) => event.seats.some((seat) => !mine.includes(seat)));
  return others ? since : [];
}
