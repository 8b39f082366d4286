/** The guided first game: a few words about each kind of question when it is first met. */

import { guidance } from "./games";

class Guide {
  private seen = $state<string[]>(read("spinney-guide-seen"));
  private refused = $state<string[]>(read("spinney-guide-off"));

  /** What to say about a question; empty when it was said before, or nothing is wanted. */
  about(game: string, ask: string): string {
    const key = guidance(game, ask);
    return key && !this.refused.includes(game) && !this.seen.includes(key) ? key : "";
  }

  wanted(game: string): boolean {
    return !this.refused.includes(game);
  }

  /** Said once is enough. */
  understood(key: string): void {
    if (this.seen.includes(key)) return;
    this.seen = [...this.seen, key];
    write("spinney-guide-seen", this.seen);
  }

  stop(game: string): void {
    this.refused = [...this.refused, game];
    write("spinney-guide-off", this.refused);
  }

  /** From the beginning. */
  start(game: string): void {
    this.refused = this.refused.filter((each) => each !== game);
    this.seen = this.seen.filter((key) => !key.startsWith(`guide-${game}-`));
    write("spinney-guide-off", this.refused);
    write("spinney-guide-seen", this.seen);
  }
}

function read(key: string): string[] {
  return localStorage.getItem(key)?.split(" ").filter(Boolean) ?? [];
}

function write(key: string, names: string[]): void {
  localStorage.setItem(key, names.join(" "));
}

export const guide = new Guide();
