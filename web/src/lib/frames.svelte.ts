/**
 * Frames: what happened is shown one event after the other, at the pace that somebody likes, and
 * can be walked through again. Whatever the page shows is of one moment: `shown` and `events`.
 */

import { BLANK, laid, type Paper } from "./picture";
import type { Film, Frame, GameEvent, SeatFrame, State, TableSeat } from "./types";
import { animations, pace, type Pace } from "./wishes.svelte";

export interface Moment {
  /** The number of the event that was just told; those before it are past. */
  event: number;
  paper: Paper;
  seats: SeatFrame[];
  turn: number;
  /** Whether anything looks different from the moment before. */
  changed: boolean;
}

/** Milliseconds for which a moment is shown. */
export const WAIT: Record<Pace, number> = { once: 0, quick: 650, calm: 1600, step: Infinity };
/** Milliseconds for which what moved glides. */
const LASTING: Record<Pace, number> = { once: 0, quick: 500, calm: 1000, step: 700 };
/** What changed nothing on the table is read faster, and so is what I did myself. */
const BRIEF = 0.45;
/** As many events that name nobody as are taken for one's own. */
const FEW = 3;
/** As many moments as are kept, and as are asked for when somebody goes further back. */
export const KEPT = 400;
export const STRETCH = 60;

export class Frames {
  /** What has been told, as far as it is shown. */
  private moments = $state.raw<Moment[]>([]);
  private at = $state(0);
  paused = $state(false);
  /** The number of the last state that was shown to its end. */
  number = $state(0);
  /** Whether the last moment has been looked at for as long as the others. */
  private settled = $state(true);
  private state = $state.raw<State | null>(null);
  private told = $state.raw<GameEvent[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private fetching = false;

  constructor(private readonly fetch: (from: number, to: number) => Promise<Film | null>) {}

  // What is shown

  get moment(): Moment | undefined {
    return this.moments[this.at];
  }

  get paper(): Paper {
    return this.moment?.paper ?? BLANK;
  }

  /** Whether all has been shown, so that the question can be put. */
  get live(): boolean {
    return this.at >= this.moments.length - 1 && this.settled;
  }

  /** The event after which all stood as it is shown, unless it is how it stands now. */
  get past(): number | undefined {
    return this.live ? undefined : this.moment?.event;
  }

  /** How many moments are still to be shown. */
  get behind(): number {
    return this.moments.length - 1 - this.at;
  }

  /** The event of the moment that is shown. */
  get event(): GameEvent | undefined {
    return this.told.findLast(({ number }) => number === this.moment?.event);
  }

  /** The log up to the moment that is shown. */
  get events(): GameEvent[] {
    const last = this.moment?.event ?? 0;
    return this.behind > 0 ? this.told.filter(({ number }) => number <= last) : this.told;
  }

  /** The state at the moment that is shown: a question is put when everything before it was seen. */
  get shown(): State | null {
    const { state, moment, event } = this;
    if (!state || !moment || this.live) return state;
    const seats = state.seats.map((seat) => seatAt(seat, moment, event));
    const asked = { seat: "", ask: "", about: [], who: "", guide: "", explained: false };
    return {
      ...state,
      seats,
      turn: moment.turn,
      asked: { ...asked, sentence: event?.text ?? "", rule: event?.rule ?? "", options: null },
      trail: [],
      undo: { possible: false, reason: null },
      over: null,
    };
  }

  /** Whether there is anything before the moment that is shown. */
  get hasBefore(): boolean {
    return this.at > 0 || (this.moments[0]?.event ?? 0) > 1;
  }

  get lasting(): number {
    return animations.on ? LASTING[pace.now] : 0;
  }

  // What comes in

  /** A new state of the table, with all events so far; `wanted` if somebody has just asked for it. */
  take(
    state: State,
    told: GameEvent[],
    wanted = Boolean(this.state?.asked?.options), // to answer is to ask for what comes of it
  ): void {
    this.state = state;
    this.told = told;
    if (state.fresh || !this.moments.length) this.startOver(state);
    else this.goOn(state, wanted);
    this.plan();
  }

  /** Something beside the game is new, such as the number of those who watch. */
  amend(state: State): void {
    this.state = state;
  }

  private startOver(state: State): void {
    const event = this.told.at(-1)?.number ?? 0;
    const paper = laid(BLANK, state.picture ?? { parts: {} });
    this.moments = [{ event, paper, seats: state.seats, turn: state.turn, changed: true }];
    this.at = 0;
    this.paused = false;
    this.settled = true;
  }

  private goOn(state: State, wanted: boolean): void {
    const last = this.moments.at(-1)!;
    const followed = this.live;
    const fresh = unrolled(last, state.frames);
    const end = fresh.at(-1) ?? last;
    const final = next(end, { parts: {}, ...state.picture, event: end.event });
    const changed = final.changed || end.changed;
    const amended = { ...final, changed, seats: state.seats, turn: state.turn };
    const before = fresh.length ? this.moments : this.moments.slice(0, -1);
    this.moments = [...before, ...fresh.slice(0, -1), amended];
    if (!fresh.length) return;
    const atOnce = pace.now === "once" || document.hidden;
    // Who goes step by step still looks at the last step.
    if (followed && !this.paused && (wanted || pace.now !== "step")) this.at += 1;
    this.settled = false;
    if ((atOnce && !this.paused) || (followed && this.isMine(state))) this.skip();
    this.forgetOld();
  }

  /** Whether all that is new is what my own choice set off. */
  private isMine(state: State): boolean {
    const nobodys = state.events.filter((event) => !event.seats.length);
    return nobodys.length <= FEW && state.events.every((event) => isOwn(event, state));
  }

  private forgetOld(): void {
    const many = Math.min(this.moments.length - KEPT, this.at);
    if (many <= 0) return;
    this.moments = this.moments.slice(many);
    this.at -= many;
  }

  // Playing

  private plan(): void {
    clearTimeout(this.timer);
    const { moment } = this;
    if (!this.behind && pace.now === "step") this.settled = true;
    if (this.live && this.state) this.number = this.state.number;
    if (!moment || this.live || this.paused || pace.now === "step") return;
    this.timer = setTimeout(() => this.advance(), this.wait(moment));
  }

  private wait(moment: Moment): number {
    const { event, state } = this;
    const own = event?.seats.length && state && isOwn(event, state);
    return (WAIT[pace.now] || WAIT.quick) * (moment.changed && !own ? 1 : BRIEF);
  }

  private advance(): void {
    if (this.behind) this.at += 1;
    else this.settled = true;
    this.plan();
  }

  /** Somebody likes another pace. */
  change(wish: Pace): void {
    pace.now = wish;
    if (wish === "once") this.skip();
    else this.plan();
  }

  pause(): void {
    this.paused = true;
    this.plan();
  }

  go(): void {
    this.paused = false;
    this.plan();
  }

  /** Stand still while somebody reads what is shown; what is returned lets it go on. */
  hold(): () => void {
    if (this.live || this.paused) return () => {};
    this.pause();
    return () => this.go();
  }

  /** To the present moment. */
  skip(): void {
    this.at = this.moments.length - 1;
    this.settled = true;
    this.paused = false;
    this.plan();
  }

  forth(): void {
    if (this.behind <= 1) this.settled = true;
    if (this.behind) this.at += 1;
    if (!this.behind) this.paused = false;
    this.plan();
  }

  async back(): Promise<void> {
    if (this.at === 0) await this.fetchBefore((this.moments[0]?.event ?? 0) - STRETCH);
    this.paused = true;
    if (this.at > 0) this.at -= 1;
    this.plan();
  }

  /** See again what happened from an event on. */
  async from(event: number): Promise<void> {
    if (event <= (this.moments[0]?.event ?? 0)) await this.fetchBefore(event);
    const found = this.moments.findIndex((moment) => moment.event >= event);
    if (found < 0) return;
    this.at = found;
    this.settled = found === this.moments.length - 1;
    this.paused = pace.now === "once";
    this.plan();
  }

  /** Learn what was before all that is known, from an event on. */
  private async fetchBefore(event: number): Promise<void> {
    const [first] = this.moments;
    if (!first || this.fetching || first.event < 1) return;
    this.fetching = true;
    const older: Moment[] = [];
    for (let from = Math.max(1, event); from < first.event;) {
      const film = await this.fetch(from, first.event - 1).catch(() => null);
      if (!film?.frames.length) break;
      older.push(...developed(film, from).filter(({ event }) => event >= from || !older.length));
      from = (older.at(-1)?.event ?? from) + 1;
    }
    this.fetching = false;
    if (this.moments[0] !== first) return;
    this.moments = [...older, ...this.moments];
    this.at += older.length;
  }

  /** A hidden page shows nothing to anybody. */
  watch(): () => void {
    const hide = (): void => {
      if (document.hidden && this.behind && !this.paused) this.skip();
    };
    document.addEventListener("visibilitychange", hide);
    return () => {
      document.removeEventListener("visibilitychange", hide);
      clearTimeout(this.timer);
    };
  }
}

function next(before: Moment, frame: Frame): Moment {
  const changed = frame.sheets !== undefined || Object.keys(frame.parts).length > 0;
  return {
    event: frame.event,
    paper: changed ? laid(before.paper, frame) : before.paper,
    seats: frame.seats ?? before.seats,
    turn: frame.turn ?? before.turn,
    changed,
  };
}

function unrolled(before: Moment, frames: Frame[]): Moment[] {
  const moments: Moment[] = [];
  for (const frame of frames) moments.push(next(moments.at(-1) ?? before, frame));
  return moments;
}

/** The moments of a film that begins with an event; the first is the one before it, if it is known. */
function developed({ picture, frames }: Film, from: number): Moment[] {
  const blank = { event: from - 1, paper: BLANK, seats: [], turn: 0, changed: true };
  const before = picture ? next(blank, { ...picture, event: from - 1 }) : null;
  const moments = unrolled(before ?? blank, frames);
  return before ? [before, ...moments] : moments;
}

/** Whether a choice of the reader's set it off, and nobody else did it. */
function isOwn(event: GameEvent, { mine, recap }: State): boolean {
  const [doer] = event.seats;
  return event.number <= recap && (doer === undefined || mine.includes(doer));
}

/** A seat as the header has it at a moment that is past: whoever does something is the one to act. */
function seatAt(seat: TableSeat, moment: Moment, event: GameEvent | undefined): TableSeat {
  const then = moment.seats.find((each) => each.seat === seat.seat);
  return {
    ...seat,
    score: then ? then.score : seat.score,
    points: then ? then.points : seat.points,
    to_act: event?.seats[0] === seat.seat && !seat.mine,
    thinking: false,
  };
}
