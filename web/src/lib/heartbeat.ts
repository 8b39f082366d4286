/** Whether the other end still lives: a connection can stall without ever being closed. */

/** Milliseconds between two questions, and for how long an answer is waited for. */
const BEAT = 10_000;
const PATIENCE = 5_000;

export class Heartbeat {
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly ask: () => void,
    private readonly silent: () => void,
  ) {}

  /** Something was heard, so that all is well for a while. */
  heard(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.ask();
      this.timer = setTimeout(this.silent, PATIENCE);
    }, BEAT);
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}
