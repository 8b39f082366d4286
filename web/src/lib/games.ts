/** The questions that the guided first game of a game has a word about; others are played without. */

const GUIDES: Record<string, string[]> = {
  sylvion: ["play", "pay", "place", "ward", "push", "trample", "heal", "recruit"],
  root: [
    "place-keep",
    "first-building",
    "marquise-act",
    "move-from",
    "battle-in",
    "build-in",
    "craft-card",
    "ambush",
    "first-roost",
    "leader",
    "add-to",
    "resolve",
    "spread-sympathy",
    "alliance-act",
    "operate",
    "choose-character",
    "slip",
    "vagabond-act",
  ],
  ironwood: ["help-at", "return", "play", "move-from", "how-many", "wager", "enlist", "discover"],
};

/** The word of the guided first game about a question, as the key of a text. */
export function guidance(game: string, ask: string): string {
  return GUIDES[game]?.includes(ask) ? `guide-${game}-${ask}` : "";
}

/** Every text that this page may ask for because of what is written here. */
export function keys(): string[] {
  return Object.entries(GUIDES).flatMap(([game, asks]) =>
    asks.map((ask) => `guide-${game}-${ask}`),
  );
}
