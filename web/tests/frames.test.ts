import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { type Frames as Shown, WAIT } from "../src/lib/frames.svelte";
import type { Film, Frame, GameEvent, State, TableSeat } from "../src/lib/types";
import { pace } from "../src/lib/wishes.svelte";
import { happened } from "./events";

// jsdom has no media; whoever asks is told that none matches.
vi.hoisted(() => {
  globalThis.matchMedia = () => ({ matches: false }) as MediaQueryList;
});

const { Frames } = await import("../src/lib/frames.svelte");

function event(number: number, doer = "B"): GameEvent {
  const seats = doer ? [doer] : [];
  return happened(number, { rule: "1.2", text: `event ${number}`, seats });
}

function frame(number: number, score = number): Frame {
  return { event: number, parts: { c1: `${number}` }, seats: [seat("B", score)] };
}

function seat(letter: string, score: number): TableSeat {
  return { seat: letter, score, points: [] } as unknown as TableSeat;
}

/** A table at which A sits and B has as many points as there were events. */
function state(events: GameEvent[], more: Partial<State> = {}): State {
  const last = events.at(-1)?.number ?? 0;
  return {
    number: last,
    events,
    events_after: (events[0]?.number ?? 1) - 1,
    fresh: false,
    frames: events.map(({ number }) => frame(number)),
    picture: { parts: {} },
    seats: [seat("A", 0), seat("B", last)],
    mine: ["A"],
    recap: 0,
    turn: 1,
    asked: { sentence: "What now?", options: [] },
    ...more,
  } as unknown as State;
}

const SHEETS = [{ name: "map", kind: "board" as const, box: [0, 0, 1, 1] as never, parts: ["c1"] }];
const fetched = vi.fn<(from: number, to: number) => Promise<Film>>();
let frames: Shown;
let told: GameEvent[];

/** The table says so. */
function hear(events: GameEvent[], more: Partial<State> = {}): void {
  told = [...told, ...events];
  frames.take(state(events, more), told);
}

/** All that can be seen, in a few words. */
function seen(): string {
  const { paper, shown, events } = frames;
  const score = shown?.seats.find((each) => each.seat === "B")?.score;
  const log = events.at(-1)?.text;
  return `${paper.parts.get("c1")} | ${score} | ${log} | ${shown?.asked?.sentence}`;
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  pace.now = "quick";
  told = [];
  fetched.mockReset();
  frames = new Frames(fetched);
  hear([event(1), event(2)], {
    fresh: true,
    frames: [],
    picture: { parts: { c1: "2" }, sheets: SHEETS },
  });
});

afterEach(() => vi.useRealTimers());

const MOMENT = WAIT.quick;

describe("what others do", () => {
  test("is shown one event after the other; header, board, log and question are of one moment", () => {
    expect(seen()).toBe("2 | 2 | event 2 | What now?");
    hear([event(3), event(4), event(5)]);
    expect(seen()).toBe("3 | 3 | event 3 | event 3");
    expect(frames.shown?.seats.map((each) => each.to_act)).toEqual([false, true]);
    vi.advanceTimersByTime(MOMENT);
    expect(seen()).toBe("4 | 4 | event 4 | event 4");
    vi.advanceTimersByTime(MOMENT);
    expect(seen()).toBe("5 | 5 | event 5 | event 5");
    expect(frames.number).toBe(2);
    vi.advanceTimersByTime(MOMENT);
    expect(seen()).toBe("5 | 5 | event 5 | What now?");
    expect([frames.live, frames.number]).toEqual([true, 5]);
  });

  test("goes on without a gap when more comes meanwhile", () => {
    hear([event(3)]);
    hear([event(4)]);
    expect([frames.behind, seen()]).toEqual([1, "3 | 3 | event 3 | event 3"]);
    vi.advanceTimersByTime(2 * MOMENT);
    expect(seen()).toBe("4 | 4 | event 4 | What now?");
  });

  test("is passed faster where nothing changes", () => {
    hear([event(3), event(4)], { frames: [{ event: 3, parts: {} }, frame(4)] });
    vi.advanceTimersByTime(MOMENT / 2);
    expect(seen()).toContain("event 4");
  });

  test("shows at last what changed without being told", () => {
    hear([event(3)], { picture: { parts: { c1: "late" } } });
    expect(frames.paper.parts.get("c1")).toBe("late");
    hear([], { number: 9, picture: { parts: { c1: "later" } } });
    vi.advanceTimersByTime(MOMENT);
    expect([frames.paper.parts.get("c1"), frames.number]).toEqual(["later", 9]);
  });

  test("is shown at once to who likes that, and to a page that nobody sees", () => {
    frames.change("once");
    hear([event(3), event(4)]);
    expect(seen()).toBe("4 | 4 | event 4 | What now?");
    frames.change("calm");
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    hear([event(5), event(6)]);
    expect(seen()).toBe("6 | 6 | event 6 | What now?");
    vi.restoreAllMocks();
  });

  test("is not filmed any further for a page that is put away", () => {
    const stop = frames.watch();
    hear([event(3), event(4), event(5)]);
    expect(frames.live).toBe(false);
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    document.dispatchEvent(new Event("visibilitychange"));
    hidden.mockRestore();
    stop();
    expect(frames.live).toBe(true);
    expect(frames.moment?.event).toBe(5);
  });

  test("shows who goes step by step nothing that comes while they look at the last", () => {
    frames.change("step");
    const theirs = { asked: { sentence: "B thinks.", options: null } } as unknown as Partial<State>;
    hear([event(3)], theirs);
    expect(seen()).toMatch(/^3 \| 3 /); // the first thing after an answer
    hear([event(4)], theirs);
    expect(seen()).toMatch(/^3 \| 3 /);
    frames.forth();
    expect(seen()).toMatch(/^4 \| 4 /);
  });

  test("waits for who goes step by step, and remembers that", () => {
    frames.change("step");
    expect(localStorage.getItem("spinney-pace")).toBe("step");
    hear([event(3), event(4)]);
    vi.advanceTimersByTime(99 * MOMENT);
    expect(seen()).toBe("3 | 3 | event 3 | event 3");
    frames.forth();
    expect(seen()).toBe("4 | 4 | event 4 | What now?");
  });

  test("starts over when all is fresh", () => {
    hear([event(3), event(4)]);
    told = [event(1)];
    const picture = { parts: { c1: "again" }, sheets: SHEETS };
    frames.take(state([], { fresh: true, number: 7, picture }), told);
    expect(frames.paper.parts.get("c1")).toBe("again");
    expect([frames.live, frames.number, frames.events.length]).toEqual([true, 7, 1]);
  });
});

describe("what I do", () => {
  test("is shown at once, so that the next question is there", () => {
    hear([event(3, "A"), event(4, "")], { recap: 4 });
    expect(seen()).toBe("4 | 4 | event 4 | What now?");
  });

  test("is told in order where others do something then, or much happens", () => {
    hear([event(3, "A"), event(4, "B")], { recap: 4 });
    expect(seen()).toContain("event 3");
    frames.skip();
    hear(
      [5, 6, 7, 8].map((number) => event(number, "")),
      { recap: 8 },
    );
    expect(seen()).toBe("5 | 5 | event 5 | event 5");
  });

  test("passes faster than what others do, or nobody in particular", () => {
    hear([event(3, "A"), event(4, ""), event(5, "B")], { recap: 5 });
    vi.advanceTimersByTime(MOMENT / 2);
    expect(seen()).toContain("event 4");
    vi.advanceTimersByTime(MOMENT / 2);
    expect(seen()).toContain("event 4");
  });

  test("is not what happens to me while others choose", () => {
    hear([event(3, "A")], { recap: 2 });
    expect(frames.live).toBe(false);
  });
});

describe("who controls it", () => {
  beforeEach(() => hear([event(3), event(4), event(5)]));

  test("pauses, and goes on", () => {
    frames.pause();
    vi.advanceTimersByTime(99 * MOMENT);
    expect(seen()).toContain("event 3 | event 3");
    frames.go();
    vi.advanceTimersByTime(3 * MOMENT);
    expect(frames.live).toBe(true);
  });

  test("skips to the present", () => {
    frames.skip();
    expect(seen()).toBe("5 | 5 | event 5 | What now?");
  });

  test("goes back and forth, and stays there while more happens", async () => {
    frames.skip();
    await frames.back();
    await frames.back();
    expect(seen()).toBe("3 | 3 | event 3 | event 3");
    hear([event(6)]);
    vi.advanceTimersByTime(99 * MOMENT);
    expect([frames.behind, seen()]).toEqual([3, "3 | 3 | event 3 | event 3"]);
    frames.forth();
    expect(seen()).toContain("event 4 | event 4");
    frames.skip();
    expect(seen()).toBe("6 | 6 | event 6 | What now?");
  });

  test("sees again what happened from an event on", async () => {
    frames.skip();
    await frames.from(4);
    expect(seen()).toBe("4 | 4 | event 4 | event 4");
    vi.advanceTimersByTime(2 * MOMENT);
    expect(seen()).toBe("5 | 5 | event 5 | What now?");
    expect(fetched).not.toHaveBeenCalled();
  });

  test("goes further back than is known, as far as the table remembers", async () => {
    frames.skip();
    const picture = { parts: { c1: "0" }, sheets: SHEETS, seats: [seat("B", 0)], turn: 1 };
    fetched.mockResolvedValueOnce({ picture, frames: [frame(1)] });
    await frames.from(1);
    expect(fetched).toHaveBeenCalledWith(1, 1);
    expect(seen()).toBe("1 | 1 | event 1 | event 1");
    vi.advanceTimersByTime(MOMENT);
    expect(seen()).toContain("2 | 2 | event 2");
    await frames.back();
    await frames.back();
    expect(seen()).toContain("0 | 0");
    expect(frames.hasBefore).toBe(false);
  });

  test("is told in several stretches where one is not enough", async () => {
    frames.skip();
    const whole = (event: number): Frame => ({ ...frame(event), sheets: SHEETS });
    told = Array.from({ length: 9 }, (_, at) => event(at + 1));
    const picture = { parts: { c1: "8" }, sheets: SHEETS };
    frames.take(state([], { fresh: true, picture }), told);
    fetched.mockImplementation((from) => {
      return Promise.resolve({ picture: null, frames: [whole(from), whole(from + 1)] });
    });
    await frames.from(5);
    expect(fetched.mock.calls).toEqual([
      [5, 8],
      [7, 8],
    ]);
    expect(frames.behind).toBe(4);
  });
});
