/** A table that we sit at or watch: its state, kept up to date, and messages to it. */

import { freshKey } from "./api";
import { Frames } from "./frames.svelte";
import { Heartbeat } from "./heartbeat";
import type { ChatLine, FromServer, GameEvent, Reply, State } from "./types";

export type Message = { type: string; [field: string]: unknown };
export type Status = "connecting" | "open" | "lost" | "refused";

interface Waiting {
  message: Message;
  settle: (reply: Reply) => void;
}

const REFUSED = [4401, 4403, 4404, 4429];
const LONGEST_WAIT = 8000;
/** Milliseconds for which something may be on its way without a word. */
const UNSAID = 1000;
/** What takes its time even if nothing is slow. */
const THOUGHT_ABOUT = "hint";

export class TableLink {
  state = $state.raw<State | null>(null);
  /** How what is told is shown. */
  readonly frames = new Frames(async (from, to) => {
    const { picture = null, frames = [] } = await this.send({ type: "frames", from, to });
    return { picture, frames };
  });
  events = $state.raw<GameEvent[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  status = $state<Status>("connecting");
  code = $state(0);
  /** The keys of what has been on its way for longer than a moment. */
  late = $state.raw<string[]>([]);

  private socket: WebSocket | null = null;
  private waiting = new Map<string, Waiting>();
  private pause = 500;
  private ended = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly heart = new Heartbeat(
    () => this.socket?.send(JSON.stringify({ type: "ping" })),
    () => this.drop(),
  );

  constructor(
    readonly table: string,
    private readonly options: { token?: string; theme?: string; language?: string; seat?: string },
  ) {
    addEventListener("offline", this.drop);
    addEventListener("online", this.hurry);
    this.connect();
  }

  private connect(): void {
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(this.options)) if (value) query.set(name, value);
    const last = this.events.at(-1);
    if (last) query.set("events", String(last.number));
    const heard = this.chat.at(-1);
    if (heard) query.set("chat", String(heard.number));
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const address = `${scheme}://${location.host}/api/tables/${this.table}/socket?${query}`;
    const socket = (this.socket = new WebSocket(address));
    socket.onopen = () => {
      this.status = "open";
      this.pause = 500;
      this.heart.heard();
      for (const { message } of this.waiting.values()) socket.send(JSON.stringify(message));
    };
    // What was on its way when we looked elsewhere is for other eyes.
    socket.onmessage = (event) => {
      if (this.socket !== socket) return;
      this.heart.heard();
      this.hear(JSON.parse(String(event.data)) as FromServer);
    };
    socket.onclose = (event) => {
      if (this.socket === socket) this.lose(event.code);
    };
  }

  /** Nothing comes through any more, though nobody has hung up. */
  private readonly drop = (): void => {
    if (this.status !== "open") return;
    const before = this.socket;
    this.socket = null;
    before?.close();
    this.lose(0);
  };

  /** There is a way again: do not wait until it is tried the next time. */
  private readonly hurry = (): void => {
    if (this.status !== "lost") return;
    clearTimeout(this.timer);
    const before = this.socket;
    this.connect();
    before?.close();
  };

  private lose(code: number): void {
    if (this.ended) return;
    this.heart.stop();
    this.code = code;
    if (REFUSED.includes(code)) {
      this.status = "refused";
      return;
    }
    this.status = "lost";
    this.timer = setTimeout(() => this.connect(), this.pause);
    this.pause = Math.min(2 * this.pause, LONGEST_WAIT);
  }

  private hear(message: FromServer): void {
    if (message.type === "state") this.take(message);
    else if (message.type === "chat") this.chat = [...this.chat, message];
    else if (message.type === "watchers") this.recount(message.count);
    else if (message.type === "reply" && message.key) this.settle(message.key, message);
  }

  private settle(key: string, reply: Reply): void {
    this.late = this.late.filter((each) => each !== key);
    this.waiting.get(key)?.settle(reply);
    this.waiting.delete(key);
  }

  private recount(watchers: number): void {
    if (!this.state) return;
    this.state = { ...this.state, watchers };
    this.frames.amend(this.state);
  }

  private take(state: State): void {
    const kept = this.events.filter((event) => event.number <= state.events_after);
    this.events = [...kept, ...state.events];
    this.state = state;
    this.frames.take(state, this.events);
  }

  /** Send a message, and again after a lost connection, until there is a reply. */
  send(message: Message): Promise<Reply> {
    const key = freshKey();
    const keyed = { ...message, key };
    return new Promise((settle) => {
      this.waiting.set(key, { message: keyed, settle });
      if (message.type !== THOUGHT_ABOUT) setTimeout(() => this.sayLate(key), UNSAID);
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(keyed));
    });
  }

  private sayLate(key: string): void {
    if (this.waiting.has(key)) this.late = [...this.late, key];
  }

  /** Ask about the present moment: an answer that comes after it tells nothing any more. */
  async ask(message: Message): Promise<Reply | null> {
    const moment = this.moment;
    const reply = await this.send(message);
    return moment === this.moment ? reply : null;
  }

  private get moment(): string {
    return `${this.state?.number} ${this.state?.you}`;
  }

  choose(word: string): Promise<Reply> {
    return this.send({ type: "choose", word, number: this.state?.number });
  }

  /** Look through other eyes, in another language or other colours: all is told anew. */
  look(wish: { seat?: string; language?: string; theme?: string }): void {
    Object.assign(this.options, wish);
    this.events = [];
    this.chat = [];
    const before = this.socket;
    clearTimeout(this.timer);
    this.connect();
    before?.close();
  }

  leave(): void {
    this.ended = true;
    this.heart.stop();
    removeEventListener("offline", this.drop);
    removeEventListener("online", this.hurry);
    clearTimeout(this.timer);
    this.socket?.close();
  }
}
