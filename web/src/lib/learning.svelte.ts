/** Learning to play: going to a lesson's table, and whether somebody wants to be asked. */

import { post } from "./api";
import { place } from "./router.svelte";
import type { Made } from "./types";

/** Go on with a lesson where it was left, or begin it. */
export async function takeLesson(game: string, name: string): Promise<void> {
  const { table } = await post<Made>(`/games/${game}/lessons/${name}`);
  place.go(`/table/${table}`);
}
