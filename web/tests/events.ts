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
    opens: false,
    loud: false,
  };
  const place = { scene: null, by: "", phase: "", setup: false, line: null };
  return { number, ...told, ...place, ...more };
}
