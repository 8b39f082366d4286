/** Choosing what is kept: things by their places, for one may be there twice. */

import type { SeatKeeping } from "./types";

/** What was chosen before, as places. */
export function startsWith({ things, chosen }: SeatKeeping): number[] {
  const free = [...things.keys()];
  return (chosen ?? []).flatMap((word) => {
    const at = free.findIndex((place) => things[place] === word);
    return at < 0 ? [] : free.splice(at, 1);
  });
}

/** Take something, or leave it; where only one can be kept, instead of the other. */
export function taken({ most }: SeatKeeping, picked: number[], at: number): number[] {
  if (picked.includes(at)) return picked.filter((each) => each !== at);
  if (most === 1) return [at];
  return picked.length < most ? [...picked, at] : picked;
}

export function kept({ things }: SeatKeeping, picked: number[]): string[] {
  return picked.map((at) => things[at] ?? "");
}
