/**
 * What hints have advised, as long as it is followed: the next one goes on with it. A way ends where
 * something is drawn, revealed or left to others.
 */

import type { Hint, Step } from "./types";

/** What is asked, and what answers it. */
interface Asked {
  ask: string;
  options: { word: string }[] | null;
}

export class Advice {
  /** How many choices had been made by then, and the ways that lead on from there. */
  private choices = -1;
  private ways: Step[][] = [];
  /** The way that was followed to there, if one was. */
  private way: Step[] = [];

  /** Hints were given when so many choices had been made, and told to go on with a way. */
  hear(hints: Hint[], choices: number, way: Step[]): void {
    this.choices = choices;
    this.ways = hints.map(({ steps }) => steps);
    this.way = way;
  }

  /** Somebody answers; a question with one answer may have come between two steps of a way. */
  follow(word: string, choices: number, { ask, options }: Asked): void {
    const known = choices === this.choices ? this.ways : [];
    const taken = known.find(([first]) => first?.ask === ask && first.word === word);
    const between = !taken && options?.length === 1 && known.length === 1;
    this.way = between ? (known[0] ?? []) : (taken?.slice(1) ?? []);
    this.ways = [this.way];
    this.choices = choices + 1;
  }

  /** What is left of the way, if it comes as foreseen. */
  left(choices: number, { ask, options }: Asked): Step[] {
    const [next] = this.way;
    if (!next || !options || choices !== this.choices) return [];
    if (next.ask === ask && options.some(({ word }) => word === next.word)) return this.way;
    const [only, another] = options;
    return only && !another ? [{ ask, word: only.word }, ...this.way] : [];
  }
}
