/** What the server sends: see docs/api.md. */

export type Language = "en" | "fr" | "de";
export type Theme = "auto" | "light" | "dark";
export type Pace = "live" | "async";
export type Watch = "nobody" | "link" | "anyone";

export interface Person {
  id: string;
  name: string;
  language: Language;
  theme: Theme;
  account: boolean;
  /** Whether the account has a recovery code. */
  recovery: boolean;
}

export interface OptionValue {
  value: string;
  label: string;
}

/** What can be picked before a game. */
export interface Pickable extends OptionValue {
  /** What it is like to play with it, where there is something to say. */
  about: string;
  hard: string;
  /** What it adds to the length of a game, if that is known. */
  minutes: number | null;
  /** What its card says, on one side or on both. */
  sides: { label: string; text: string }[];
}

export interface GameOption {
  name: string;
  label: string;
  help: string;
  rule: string;
  default: string;
  free: boolean;
  form: string;
  values: Pickable[];
  /** What a seat may play, in an option whose value is one word for each seat. */
  words: Pickable[];
  /** What every seat plays, if that is chosen at the table. */
  later: Pickable | null;
  /** What may be picked by name, `fewest` to `most` of them, instead of one of the values. */
  things: Pickable[];
  fewest: number;
  most: number;
  /** Whether one looks for it before the others. */
  first: boolean;
  /** Whether it is picked from pictures. */
  pictured: boolean;
}

export interface Level {
  level: string;
  label: string;
  /** How it plays, and how long it thinks. */
  help: string;
  /** Its strength, on one scale for all levels of a game, where that was measured. */
  rating: number | null;
  /** The same in words. */
  strength: string;
}

export interface Game {
  name: string;
  title: string;
  about: string;
  facts: string;
  options: GameOption[];
  levels: Level[];
  /** Who sits down where nobody says who. */
  level: string;
  /** How many lessons it has. */
  lessons: number;
  /** Whether chance can choose what to play with. */
  surprising: boolean;
}

/** What does not go with what is picked already. */
export interface Barred {
  option: string;
  value: string;
  why: string;
  rule: string;
}

/** What options come to, whether they go together or not. */
export interface BoxAnswer {
  minutes: number;
  hard: string;
  barred: Barred[];
  /** The options that have no say. */
  moot: string[];
}

export interface SetupAnswer {
  options: Record<string, string>;
  /** What each seat plays, what that is like, and how hard. */
  seats: { seat: string; role: string; role_word: string; like: string; hard: string }[];
  warnings: string[];
  /** Whether a campaign can begin with these options. */
  campaign: boolean;
}

/** The address by which others come here; or that it works on this machine only. */
export interface Reach {
  origin: string;
  local: boolean;
}

export interface SeatLine {
  seat: string;
  role: string;
  role_word: string;
  name: string;
  kind: "person" | "bot" | "open" | "link";
  level: string | null;
  mine: boolean;
}

export interface TableLine {
  table: string;
  game: string;
  title: string;
  phase: "waiting" | "playing" | "over";
  pace: Pace;
  seats: SeatLine[];
  your_turn: boolean;
  /** What somebody has proposed that I have yet to answer. */
  asked: string | null;
  free: number;
  options: string[];
  created: string;
  changed: string;
  turn: number;
  /** How it ended, as far as that is known. */
  result: string | null;
  /** Who made it, if they have a seat there. */
  maker: string | null;
  /** Which lesson it is, if it is one. */
  lesson: string | null;
  campaign: CampaignMark | null;
}

/** The campaign that a table belongs to: which of its games it is, and which of its chapters. */
export interface CampaignMark {
  campaign: string;
  number: number;
  chapter: number;
}

/** Where a campaign stands: in a game; after one that was won or lost; at its end. */
export type Stage = "playing" | "won" | "lost" | "complete";

export interface ChapterMark {
  number: number;
  chapter: number;
  outcome: "won" | "lost" | null;
}

export interface CampaignLine {
  campaign: string;
  game: string;
  title: string;
  stage: Stage;
  chapters: ChapterMark[];
  /** How many chapters are to be won. */
  length: number;
  opposed: string;
  seats: SeatLine[];
  table: string;
  /** Whether I have yet to choose what I keep. */
  asked: boolean;
  created: string;
  changed: string;
}

/** Something that is kept, and what its card says. */
export interface Keepsake {
  word: string;
  label: string;
  about: string;
}

export interface ChapterTold extends ChapterMark {
  table: string;
  /** What the other side began with, as a sentence and as a number. */
  opposed: string;
  opposed_by: number;
  /** With the words of what each seat began with. */
  seats: (SeatLine & { kept: string[] })[];
  created: string;
  changed: string;
}

/** What a seat of mine may keep, and what I have chosen. */
export interface SeatKeeping {
  seat: string;
  role: string;
  role_word: string;
  name: string;
  things: string[];
  most: number;
  chosen: string[] | null;
}

export interface Campaign {
  campaign: string;
  game: string;
  title: string;
  rule: string;
  length: number;
  stage: Stage;
  chapters: ChapterTold[];
  things: Keepsake[];
  keeping: SeatKeeping[];
  /** The names of those who have yet to choose, and those of them who have been away for days. */
  waiting: string[];
  absent: string[];
  /** Whether I have a seat, and so may go on. */
  mine: boolean;
}

export interface Lobby {
  mine: TableLine[];
  open: TableLine[];
  watch: TableLine[];
}

export type Who = "me" | "open" | "link" | "bot";

export interface NewTable {
  game: string;
  options?: Record<string, string>;
  seats?: { who: Who; level?: string; name?: string }[];
  pace?: Pace;
  watch?: Watch;
  campaign?: boolean;
}

export interface Made {
  table: string;
  join: string | null;
  watch: string | null;
}

/** So many points, and what they were made by. */
export interface Points {
  heading: string;
  label: string;
  count: number;
}

export interface TableSeat extends SeatLine {
  about: string;
  connected: boolean;
  score: number | null;
  points: Points[];
  to_act: boolean;
  thinking: boolean;
  standing_in: boolean;
  absent: boolean;
  conceded: boolean;
}

/** An opponent that the rules play: it has no seat. */
export type Automaton = Pick<SeatLine, "role" | "role_word" | "name"> & {
  /** What it has scored, where points are counted for it. */
  score: number | null;
};

/**
 * Why a choice is not to be made lightly: it cannot be taken back after chance, something revealed,
 * another's decision or the end; or it costs dearly.
 */
export type Final = "chance" | "reveal" | "other" | "scene" | "end" | "loss";

export interface Choice {
  word: string;
  label: string;
  help: string | null;
  final: Final | null;
  /** What it costs, if that is grave. */
  warning: string | null;
  /** Whether it only leaves the question. */
  leaves: boolean;
}

/** What a choice would certainly do. */
export interface Preview {
  number: number;
  word: string;
  events: { text: string; rule: string }[];
  final: Final | null;
  /** Why it is final. */
  sentence: string | null;
}

export interface Asked {
  seat: string;
  ask: string;
  rule: string;
  /** The words that the question names; empty for whoever is not asked. */
  about: string[];
  who: string;
  sentence: string;
  /** What a beginner is told about such a question; empty where there is nothing. */
  guide: string;
  /** Whether what the answers are is to be said where they stand. */
  explained: boolean;
  options: Choice[] | null;
}

export interface GameEvent {
  number: number;
  text: string;
  rule: string;
  name: string;
  words: string[];
  /** How the text calls each of these words; empty if it does not. */
  said: string[];
  seats: string[];
  yours: boolean;
  /** The number of the event that opened the scene to which this one belongs. */
  scene: number | null;
  /** Whose doing it is: what somebody plays, or what else does something; may be empty. */
  by: string;
  /** In which phase of a turn it was. */
  phase: string;
  /** Whether it belongs to what is laid out before the first turn. */
  setup: boolean;
  /** Whether a turn or a round begins with it. */
  opens: boolean;
  /** Whether nobody should miss it. */
  loud: boolean;
  /** With the last event of a scene: the scene in one line. */
  line: string | null;
}

/** What somebody did in a turn, in a few sentences. */
export interface TurnTold {
  by: string;
  name: string;
  /** The number of its first event. */
  first: number;
  sentences: string[];
}

/** What happened in one go, such as a battle, as a picture and as sentences. */
export interface Scene {
  number: number;
  title: string;
  svg: string;
  lines: string[];
  over: boolean;
}

/** A sheet of paper; its parts lie on it in this order. */
export interface Sheet {
  name: string;
  kind: "board" | "aside" | "card";
  /** What of its ground is shown: left, top, width, height. */
  box: [number, number, number, number];
  parts: string[];
}

/** What the header shows of a seat. */
export type SeatFrame = Pick<TableSeat, "seat" | "score" | "points">;

/** What of a picture is new or different; what is left out is as before. */
export interface Picture {
  /** Markup by name. A part that is on no sheet any more is gone. */
  parts: Record<string, string>;
  sheets?: Sheet[];
  seats?: SeatFrame[];
  turn?: number;
}

/** The same for the moment in which an event was told. */
export interface Frame extends Picture {
  event: number;
}

/** A stretch of the past, with the picture before it: null if nothing was told before. */
export interface Film {
  picture: Picture | null;
  frames: Frame[];
}

/** What all pictures of a game are drawn with. */
export interface GameSheet {
  style: string;
  symbols: string;
  colours: Record<string, string>;
}

export interface Proposal {
  kind: "takeback" | "replace" | "rematch";
  by: string;
  seat: string | null;
  to: number | null;
  sentence: string;
  agreed: string[];
  wanted: string[];
  refused: string | null;
  /** Whether all have agreed; told to who proposed it. */
  done: boolean;
}

export interface Over {
  how: "finished" | "conceded";
  results: { seat: string; result: "won" | "lost" | "shared"; share: number; sentence: string }[];
}

/** Why a game is over, how it stood at the end of each turn, and where it turned. */
export interface Ending {
  how: Over["how"];
  reasons: { text: string; rule: { number: string; heading: string; summary: string } | null }[];
  turns: number[];
  curves: { label: string; seat: string | null; values: (number | null)[] }[];
  moments: { turn: number; number: number; text: string }[];
}

export interface State {
  type: "state";
  table: string;
  number: number;
  phase: TableLine["phase"];
  pace: Pace;
  game: string;
  /** The edition of the rulebook; empty where there is but one. */
  edition: string;
  title: string;
  you: string | null;
  mine: string[];
  seats: TableSeat[];
  automata: Automaton[];
  turn: number;
  /** Forget all that was drawn: there are no frames, and the picture has everything. */
  fresh: boolean;
  /** One for each of the events, unless all is fresh. */
  frames: Frame[];
  picture: Picture | null;
  /** The address of the `GameSheet` that goes with it. */
  sheet: string;
  asked: Asked | null;
  trail: { word: string; label: string; to: number }[];
  undo: { possible: boolean; reason: string | null };
  order: string | null;
  orders: { about: string; label: string; help: string; values: OptionValue[] }[];
  events_after: number;
  events: GameEvent[];
  recap: number;
  choices: number;
  proposal: Proposal | null;
  over: Over | null;
  rematch: string | null;
  watchers: number;
  /** Whether I may make new links to this table. */
  links: boolean;
  /** Whether I made this table. */
  maker: boolean;
  /** What comes of it if I concede: the game is over, or a bot plays on; or I have conceded. */
  concession: "ends" | "bot" | "done" | null;
  lesson: LessonTold | null;
  campaign: CampaignMark | null;
}

/** A lesson, and how far I have come with it: done, or left at a table. */
export interface LessonLine {
  name: string;
  title: string;
  about: string;
  minutes: number;
  done: boolean;
  table: string | null;
}

/** What a lesson says at its table now. */
export interface LessonTold {
  name: string;
  title: string;
  number: number;
  count: number;
  /** How many steps are done. */
  step: number;
  steps: number;
  praise: string;
  /** What is to be done; empty when all is done. */
  task: string;
  /** What may be answered now. */
  words: string[];
  next: string | null;
}

/** How many look on without a seat, when nothing else is new. */
export interface Watchers {
  type: "watchers";
  count: number;
}

export interface ChatLine {
  type: "chat";
  number: number;
  seat: string | null;
  name: string;
  text: string;
  at: string;
}

/** A question and its answer. */
export interface Step {
  ask: string;
  word: string;
}

export interface Hint {
  word: string;
  label: string;
  value: number;
  /** What is best to answer after it, as far as that is foreseen. */
  way: string[];
  /** The option and what of that leaves a choice: a later hint goes on with it. */
  steps: Step[];
  /** What that certainly does. */
  does: string[];
  reasons: { text: string; pro: boolean }[];
  /** Whether it goes on with what was advised before. */
  kept: boolean;
}

/** Something on a plate that can be looked at in its turn. */
export interface PlateThing {
  name: string;
  label: string;
  count: number;
}

/** What can be done with something: the answers that lead to it, and the last question. */
export interface PlateUse {
  words: string[];
  label: string;
  sentence: string;
  /** Whether questions before the last answer are left open. */
  loose: boolean;
}

/** What is to be read of something on the table. */
export interface Plate {
  /** As the drawing calls it. */
  name: string;
  title: string;
  kind: string;
  text: string[];
  facts: { label: string; value: string }[];
  piles: { label: string; things: PlateThing[] }[];
  rules: RuleRef[];
  uses: PlateUse[];
  /** What cannot be done with it, and why. */
  barred: PlateBar[];
}

export interface PlateBar {
  word: string;
  label: string;
  sentence: string;
  rule: string;
}

export interface Reply {
  type: "reply";
  key?: string;
  ok: boolean;
  error?: string;
  message?: string;
  number?: number;
  sentence?: string;
  rule?: string;
  possible?: boolean;
  hints?: Hint[];
  scene?: Scene;
  turns?: TurnTold[];
  picture?: Picture;
  frames?: Frame[];
  plate?: Plate;
}

export type FromServer = State | ChatLine | Watchers | Reply | { type: "closing" };

export interface RuleLine {
  number: string;
  kind: "section" | "card" | "ruling";
  heading: string;
  page: string;
  /** The editions that change it. */
  editions: string[];
}

export interface RuleRef {
  number: string;
  heading: string;
}

export interface Ruling extends RuleRef {
  summary: string;
}

/** A rule, a card or a ruling in full; `option` is what lets players rule otherwise. */
export interface Rule extends Omit<RuleLine, "editions"> {
  summary: string;
  parent: RuleRef | null;
  before: RuleRef | null;
  after: RuleRef | null;
  below: RuleRef[];
  differences: { edition: string; sentence: string }[];
  rulings: Ruling[];
  about: RuleRef[];
  option: string | null;
}
