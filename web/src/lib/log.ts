/** What happened, as a log shows it: turns, their phases, and scenes folded into one line. */

import type { GameEvent } from "./types";

/** An event, or a scene: then `inside` has all of its events. */
export interface Line {
  number: number;
  text: string;
  event: GameEvent;
  inside: GameEvent[];
}

export interface Phase {
  name: string;
  lines: Line[];
}

export interface Chapter {
  /** The event with which the turn began; null before the first. */
  opening: GameEvent | null;
  number: number;
  phases: Phase[];
  /** The number of its last event. */
  last: number;
}

/** A stretch of a sentence; one that names something has its word. */
export interface Said {
  text: string;
  word: string;
}

/** A sentence taken apart where it names something. */
export function spoken({ text, words, said }: Pick<GameEvent, "text" | "words" | "said">): Said[] {
  const found = words.map((word, at) => ({ word, name: said[at] ?? "" }));
  const named = found
    .filter(({ name }) => name)
    .map(({ word, name }) => ({ word, name, at: text.indexOf(name) }))
    .sort((one, other) => one.at - other.at || other.name.length - one.name.length);
  const parts: Said[] = [];
  let done = 0;
  for (const { word, name } of named) {
    const at = text.indexOf(name, done);
    if (at < 0) continue;
    if (at > done) parts.push({ text: text.slice(done, at), word: "" });
    parts.push({ text: name, word });
    done = at + name.length;
  }
  return done < text.length ? [...parts, { text: text.slice(done), word: "" }] : parts;
}

/** All turns, the oldest first. */
export function chapters(events: GameEvent[]): Chapter[] {
  const found: Chapter[] = [];
  for (const event of events) {
    let chapter = found.at(-1);
    if (!chapter || event.opens) {
      const opening = event.opens ? event : null;
      found.push((chapter = { opening, number: event.number, phases: [], last: event.number }));
      if (opening) continue;
    }
    chapter.last = event.number;
    put(chapter, event);
  }
  return found;
}

function put(chapter: Chapter, event: GameEvent): void {
  const before = chapter.phases.at(-1);
  const open = before?.lines.at(-1);
  if (open && event.scene !== null && open.event.number === event.scene) {
    open.inside.push(event);
    if (event.line) open.text = event.line;
    return;
  }
  const inside = event.scene === event.number ? [event] : [];
  const line = { number: event.number, text: event.text, event, inside };
  if (before?.name === event.phase) before.lines.push(line);
  else chapter.phases.push({ name: event.phase, lines: [line] });
}
