/** The guided first game: a few words about each kind of question when it is first met. */

class Guide {
  private seen = $state<string[]>(read("spinney-guide-seen"));
  private refused = $state<string[]>(read("spinney-guide-off"));

  /** Whether something is to be said about a question: it was not before, and is not refused. */
  wants(game: string, ask: string): boolean {
    return this.speaks(game) && !this.seen.includes(name(game, ask));
  }

  /** Whether it was not sent away for good. */
  speaks(game: string): boolean {
    return !this.refused.includes(game);
  }

  /** Said once is enough. */
  understood(game: string, ask: string): void {
    this.seen = [...this.seen, name(game, ask)];
    write("spinney-guide-seen", this.seen);
  }

  stop(game: string): void {
    this.refused = [...this.refused, game];
    write("spinney-guide-off", this.refused);
  }

  /** From the beginning. */
  start(game: string): void {
    this.refused = this.refused.filter((each) => each !== game);
    this.seen = this.seen.filter((key) => !key.startsWith(name(game, "")));
    write("spinney-guide-off", this.refused);
    write("spinney-guide-seen", this.seen);
  }
}

/** What is kept of a question that was explained. */
function name(game: string, ask: string): string {
  return ["guide", game, ask].join("-");
}

function read(key: string): string[] {
  return localStorage.getItem(key)?.split(" ").filter(Boolean) ?? [];
}

function write(key: string, names: string[]): void {
  localStorage.setItem(key, names.join(" "));
}

export const guide = new Guide();
