/** What the options of a question would do: the server is asked when somebody stays at one. */

import { get } from "./api";
import { speech } from "./text.svelte";
import type { Preview, State } from "./types";

const PAUSE = 120;
const MOST = 3;

export class Previews {
  shown = $state.raw<Preview | null>(null);

  private kept = new Map<string, Preview>();
  private moment = "";
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Somebody points at an option of the question that a table asks, or at none. */
  point(table: State, word: string): void {
    clearTimeout(this.timer);
    const moment = `${table.table} ${table.number} ${table.you} ${speech.language}`;
    if (moment !== this.moment) this.kept.clear();
    this.moment = moment;
    const known = this.kept.get(word) ?? null;
    this.shown = known;
    if (word && !known) this.timer = setTimeout(() => void this.ask(table, word), PAUSE);
  }

  private async ask(table: State, word: string): Promise<void> {
    const moment = this.moment;
    const number = String(table.number); // one that is over has no previews
    const asked = { word, number, seat: table.you ?? "", language: speech.language };
    const path = `/tables/${table.table}/preview?${new URLSearchParams(asked)}`;
    const found = await get<Preview>(path).catch(() => null); // nobody misses what was never shown
    if (!found || moment !== this.moment || found.number !== table.number) return;
    this.kept.set(word, found);
    this.shown = found;
  }
}

/** The sentences of a preview, as many as can be read at a glance, and how many more there are. */
export function glance(preview: Preview): { said: string; more: number } {
  const told = preview.events.map((event) => event.text);
  return { said: told.slice(0, MOST).join(" "), more: Math.max(0, told.length - MOST) };
}
