import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { TableLink } from "../src/lib/table.svelte";
import type { GameEvent, State } from "../src/lib/types";
import { happened } from "./events";

// jsdom has no media; whoever asks is told that none matches.
vi.hoisted(() => {
  globalThis.matchMedia = () => ({ matches: false }) as MediaQueryList;
});

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: ((event: { code: number }) => void) | null;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = 3;
  }

  opens(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  says(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  breaks(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

function event(number: number): GameEvent {
  return happened(number);
}

function state(number: number, after: number, events: number[], fresh = false): unknown {
  const told = events.map(event);
  const frames = fresh ? [] : events.map((each) => ({ event: each, parts: { c1: `${each}` } }));
  const sheet = { name: "board", kind: "board", box: [0, 0, 1, 1], parts: ["c1"] };
  const picture = fresh ? { parts: { c1: "first" }, sheets: [sheet] } : { parts: {} };
  const seen = { seats: [], mine: [], recap: 0, turn: 1, frames, picture, fresh };
  return { type: "state", number, events_after: after, events: told, ...seen } as Partial<State>;
}

const drawn = (link: TableLink): string | undefined => link.frames.paper.parts.get("c1");

function last(): FakeSocket {
  const socket = FakeSocket.all.at(-1);
  if (!socket) throw new Error("nothing was opened");
  return socket;
}

const sat: TableLink[] = [];

function sit(...place: ConstructorParameters<typeof TableLink>): TableLink {
  const link = new TableLink(...place);
  sat.push(link);
  return link;
}

beforeEach(() => {
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.useFakeTimers();
});

afterEach(() => {
  for (const link of sat.splice(0)) link.leave();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("those who watch are counted anew without a new state", () => {
  const link = sit("t1", {});
  last().opens();
  last().says({ type: "watchers", count: 9 });
  expect(link.state).toBeNull();
  last().says(state(1, 0, [1], true));
  last().says({ type: "watchers", count: 2 });
  expect(link.state).toMatchObject({ number: 1, watchers: 2 });
  expect(link.events).toHaveLength(1);
});

test("a state brings events and a picture; what was taken back is forgotten", () => {
  const link = sit("t1", { theme: "dark" });
  expect(last().address).toContain("/api/tables/t1/socket?theme=dark");
  last().opens();
  last().says(state(1, 0, [1, 2, 3], true));
  last().says(state(2, 2, [3, 4]));
  last().says(state(3, 1, [], true));
  expect(link.events.map((each) => each.number)).toEqual([1]);
  expect(drawn(link)).toBe("first");
  expect(link.state?.number).toBe(3);
  expect(link.status).toBe("open");
});

test("a choice without a reply is kept, and sent again with the same key", async () => {
  const link = sit("t1", {});
  last().opens();
  last().says(state(7, 0, [1], true));
  const reply = link.choose("c3");
  const [first] = last().sent;
  expect(first).toMatchObject({ type: "choose", word: "c3", number: 7 });
  last().breaks();
  expect(link.status).toBe("lost");
  vi.advanceTimersByTime(600);
  expect(last().address).toContain("events=1");
  last().opens();
  expect(last().sent).toEqual([first]);
  last().says({ type: "reply", key: first?.["key"], ok: true });
  expect((await reply).ok).toBe(true);
  last().breaks();
  vi.advanceTimersByTime(600);
  last().opens();
  expect(last().sent).toEqual([]);
});

test("it is tried again more and more slowly", () => {
  sit("t1", {});
  for (const wait of [500, 1000, 2000, 4000, 8000, 8000]) {
    const before = FakeSocket.all.length;
    last().breaks();
    vi.advanceTimersByTime(wait - 1);
    expect(FakeSocket.all).toHaveLength(before);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.all).toHaveLength(before + 1);
  }
});

test("who is refused does not try again", () => {
  const link = sit("t1", {});
  last().breaks(4403);
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
  expect([link.status, link.code]).toEqual(["refused", 4403]);
});

test("looking through other eyes tells all anew", () => {
  const link = sit("t1", { seat: "A" });
  last().opens();
  last().says(state(1, 0, [1, 2], true));
  link.look({ seat: "B" });
  expect(last().address).toContain("seat=B");
  expect(last().address).not.toContain("events=");
  expect(FakeSocket.all).toHaveLength(2);
});

test("who leaves stays away", () => {
  const link = sit("t1", {});
  last().opens();
  link.leave();
  last().breaks();
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});

test("what was on its way to other eyes is not heard", () => {
  const link = sit("t1", { seat: "A" });
  const before = last();
  before.opens();
  before.says(state(1, 0, [1], true));
  link.look({ seat: "B" });
  before.says(state(2, 0, [1, 2], true));
  before.breaks();
  expect([link.events.length, link.state?.number, link.status]).toEqual([0, 1, "open"]);
  expect(FakeSocket.all).toHaveLength(2);
});

test.each([
  [3, true],
  [4, false],
])("an answer about moment 3 at moment %i is heard: %s", async (number, heard) => {
  const link = sit("t1", {});
  last().opens();
  last().says(state(3, 0, [1], true));
  const reply = link.ask({ type: "hint" });
  last().says(state(number, 1, []));
  last().says({ type: "reply", key: last().sent[0]?.["key"], ok: true });
  expect((await reply)?.ok ?? false).toBe(heard);
});

test("a connection that answers nothing any more is lost, and made anew", () => {
  const link = sit("t1", {});
  const stalled = last();
  stalled.opens();
  vi.advanceTimersByTime(10_000);
  expect(stalled.sent).toEqual([{ type: "ping" }]);
  stalled.says({ type: "reply", key: "", ok: true });
  vi.advanceTimersByTime(14_999);
  expect(link.status).toBe("open");
  vi.advanceTimersByTime(1);
  expect([link.status, stalled.readyState]).toEqual(["lost", 3]);
  stalled.says(state(9, 0, [1], true));
  expect(link.state).toBeNull();
  vi.advanceTimersByTime(500);
  expect(FakeSocket.all).toHaveLength(2);
  last().opens();
  expect(link.status).toBe("open");
});

test("whoever goes offline is told at once, and is back as soon as there is a way", () => {
  const link = sit("t1", {});
  last().opens();
  dispatchEvent(new Event("offline"));
  expect(link.status).toBe("lost");
  vi.advanceTimersByTime(500);
  last().breaks();
  const before = FakeSocket.all.length;
  dispatchEvent(new Event("online"));
  expect(FakeSocket.all).toHaveLength(before + 1);
  vi.advanceTimersByTime(10_000);
  expect(FakeSocket.all).toHaveLength(before + 1);
  last().opens();
  link.leave();
  dispatchEvent(new Event("offline"));
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(before + 1);
});

test("what is on its way for more than a second is said to be; a hint is thought about", () => {
  const link = sit("t1", {});
  last().opens();
  last().says(state(3, 0, [1], true));
  void link.choose("quick");
  last().says({ type: "reply", key: last().sent[0]?.["key"], ok: true });
  void link.choose("slow");
  void link.ask({ type: "hint" });
  vi.advanceTimersByTime(999);
  expect(link.late).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(link.late).toEqual([last().sent[1]?.["key"]]);
  last().says({ type: "reply", key: last().sent[1]?.["key"], ok: true });
  expect(link.late).toEqual([]);
});
