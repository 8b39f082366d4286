/** Events as the server tells them, for tests. */

import type { GameEvent } from "../src/lib/types";

export function happened(number: number, more: Partial<GameEvent> = {}): GameEvent {
  const told = {
    text: `${number}`,
    rule: "",
    name: "",
    words: [],
    said: [],
    seats: [],
    yours: false,
  };
  const place = { scene: null, by: "", phase: "", opens: false, loud: false, line: null };
  return { number, ...told, ...place, ...more };
}
