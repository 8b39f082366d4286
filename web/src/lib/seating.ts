/** Who sits where, and what each seat plays, in an option whose value is one word for each seat. */

import { say } from "./text.svelte";
import type { GameOption, SeatLine, SetupAnswer, Who } from "./types";

/** Somebody at a table that is being set up. */
export interface Sitter {
  who: Who;
  level: string;
  /** Who plays it, where several share this device. */
  name: string;
}

/** Who sits on a seat, or that nobody does yet. */
export function sits(seat: Pick<SeatLine, "kind" | "name">): string {
  return seat.kind === "open" || seat.kind === "link" ? say("free-seat") : seat.name;
}

/** The same where all seats of a table stand in one line: a bot is what it plays. */
export function plays(seat: Pick<SeatLine, "kind" | "name" | "role">): string {
  if (!seat.role) return sits(seat);
  return seat.kind === "bot" ? seat.role : say("who-plays", { name: sits(seat), role: seat.role });
}

export function played(value: string): string[] {
  return value.split(",");
}

/** A seat plays something else; whoever played that plays what is given up. */
export function pick(value: string, at: number, word: string): string {
  const before = played(value);
  const given = before[at] ?? "";
  return before.map((each, i) => (i === at ? word : each === word ? given : each)).join(",");
}

/** One more seat, with the first word that nobody has; nothing if there is none. */
export function added(option: GameOption, value: string): string | undefined {
  const later = option.later?.value;
  if (later !== undefined && played(value)[0] === later) return `${value},${later}`;
  const free = option.words.find((word) => !played(value).includes(word.value));
  return free && `${value},${free.value}`;
}

/** What the seats play by the value of this option, whether that goes together or not. */
export function rolesOf(option: GameOption, value: string): SetupAnswer["seats"] {
  return played(value).map((word) => {
    const found = option.words.find((each) => each.value === word);
    const { label = "", about = "", hard = "" } = found ?? {};
    return { seat: "", role: label, role_word: found ? word : "", like: about, hard };
  });
}

export function removed(value: string, at: number): string {
  return played(value)
    .filter((_, i) => i !== at)
    .join(",");
}

/** Somebody gets up. Whoever sets the table up stays at it, where a bot would sit if there is one. */
export function gotUp(sitters: Sitter[], at: number): Sitter[] {
  const left = sitters.filter((_, i) => i !== at);
  const gone = sitters[at];
  if (gone?.who !== "me" || left.some(({ who }) => who === "me")) return left;
  const bot = left.findIndex(({ who }) => who === "bot");
  return left.map((each, i) => (i === Math.max(bot, 0) ? { ...each, who: "me" } : each));
}

/**
 * Whoever plays what does not go with the rest any more gets up, if a bot sits there or can make
 * room; a friend who is invited plays the first that nobody has. Nothing, if all goes together.
 */
export function mended(
  option: GameOption,
  value: string,
  sitters: Sitter[],
  barred: string[],
): { value: string; sitters: Sitter[] } | undefined {
  const at = played(value).findIndex((word) => barred.includes(word));
  if (at < 0) return undefined;
  const others = sitters.filter((_, i) => i !== at);
  const leaves = sitters[at]?.who === "bot" || (sitters[at]?.who === "me" && others.some(isBot));
  const free = option.words.find((word) => ![...barred, ...played(value)].includes(word.value));
  if (leaves) return { value: removed(value, at), sitters: gotUp(sitters, at) };
  return free && { value: pick(value, at, free.value), sitters };
}

function isBot({ who }: Sitter): boolean {
  return who === "bot";
}
