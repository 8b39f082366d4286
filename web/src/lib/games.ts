/** What the page itself knows of each game; a game that is not here is played without. */

type View = Record<string, unknown>;

interface Known {
  /** The role of whoever looks, by the name that its texts have. */
  role: (view: View) => string;
  /** The questions that the guided first game has a word about. */
  guide: string[];
  /** The standing orders that can be left at an asynchronous table. */
  orders: string[];
}

const GAMES: Record<string, Known> = {
  sylvion: {
    role: () => "guardian",
    guide: ["play", "pay", "place", "ward", "push", "trample", "heal", "recruit"],
    orders: [],
  },
  root: {
    role: (view) => {
      const players = view["players"] as { faction: string }[];
      return players[view["seat"] as number]?.faction.replace("_2", "") ?? "";
    },
    guide: [
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
    orders: ["never", "from-2", "from-3", "from-4"],
  },
  ironwood: {
    role: (view) => String(view["side"] ?? ""),
    guide: ["help-at", "return", "play", "move-from", "how-many", "wager", "enlist", "discover"],
    orders: [],
  },
};

/** What the seat that looks wants in this game, as the key of a text; empty where there is none. */
export function aim(game: string, view: unknown): string {
  const role = view ? GAMES[game]?.role(view as View) : "";
  return role ? `aim-${game}-${role}` : "";
}

/** The word of the guided first game about a question, as the key of a text. */
export function guidance(game: string, ask: string): string {
  return GAMES[game]?.guide.includes(ask) ? `guide-${game}-${ask}` : "";
}

export function orders(game: string): string[] {
  return GAMES[game]?.orders ?? [];
}

/** Every text that this page may ask for because of what is written here. */
export function keys(): string[] {
  return Object.entries(GAMES).flatMap(([game, { guide }]) =>
    guide.map((ask) => `guide-${game}-${ask}`),
  );
}
