/** Picking out of the box: values of options that name several things, with commas between them. */

import type { GameOption } from "./types";

/** The things that a value names; none if it is one of those that stand for something else. */
export function named(option: GameOption, value: string): string[] {
  if (option.values.some((each) => each.value === value)) return [];
  return value.split(",").filter((word) => option.things.some((each) => each.value === word));
}

/** Whether things are picked by name; perhaps none of them yet. */
export function byName(option: GameOption, value: string): boolean {
  return option.things.length > 0 && !option.values.some((each) => each.value === value);
}

/** Take a word in, or leave it out. */
export function toggled(picked: string[], word: string): string[] {
  return picked.includes(word) ? picked.filter((each) => each !== word) : [...picked, word];
}

/** Where the picture of something is. */
export function pictureOf(game: string, option: string, value: string, more: string): string {
  return `/api/games/${game}/box/${option}/${value}.svg?${more}`;
}
