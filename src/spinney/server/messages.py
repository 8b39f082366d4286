"""Every message between server and client, as `docs/api.md` describes them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

Language = Literal["en", "fr", "de"]
Theme = Literal["auto", "light", "dark"]
Name = Annotated[str, Meta(min_length=1, max_length=30)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Given = Annotated[str, Meta(max_length=200)]
"""A password or a code that is compared with the right one."""
Token = Annotated[str, Meta(min_length=16, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Id = Annotated[str, Meta(min_length=8, max_length=32, pattern="^[A-Za-z0-9_-]+$")]
SeatLetter = Annotated[str, Meta(pattern="^[A-Z]$")]
Word = Annotated[str, Meta(min_length=1, max_length=100)]
Words = Annotated[list[Word], Meta(max_length=12)]
NO_NUL = "^[^\\x00]*$"
"""For what is stored as it was sent: no database keeps a NUL in a text."""
Key = Annotated[str, Meta(max_length=64, pattern=NO_NUL)]
Count = Annotated[int, Meta(ge=0, le=10_000_000)]
Level = Annotated[str, Meta(max_length=40)]
Options = dict[Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=200)]]
Final = Literal["chance", "reveal", "other", "end", "loss"]


# People


class Person(Struct):
    id: str
    name: str
    language: Language
    theme: Theme
    account: bool
    recovery: bool = False
    """Whether the account has a recovery code."""


class Myself(Struct, forbid_unknown_fields=True):
    """What a person says of themselves; what is left out stays as it is."""

    name: Name | None = None
    language: Language | None = None
    theme: Theme | None = None


class Credentials(Struct, forbid_unknown_fields=True):
    name: Name
    password: Password


class Proof(Struct, forbid_unknown_fields=True):
    """The password, asked again before something that cannot be undone."""

    password: Given


class NewPassword(Struct, forbid_unknown_fields=True):
    password: Given
    new: Password


class RecoveryCode(Struct):
    """Shown this once: with it a new password can be set."""

    code: str


class Recovery(Struct, forbid_unknown_fields=True):
    name: Name
    code: Given
    new: Password


class Error(Struct, omit_defaults=True):
    error: str
    message: str
    rule: str | None = None


# Games


class OptionValue(Struct):
    value: str
    label: str
    about: str = ""
    """What it is like to play with it, where there is something to say."""


class GameOption(Struct):
    name: str
    label: str
    help: str
    rule: str
    default: str
    free: bool
    form: str
    values: list[OptionValue]
    words: list[OptionValue]
    fewest: int
    most: int
    first: bool
    """Whether one looks for it before the others."""


class BotLevel(Struct):
    level: str
    label: str
    help: str


class GameSheet(Struct):
    """What all pictures of a game are drawn with."""

    style: str
    symbols: str
    colours: dict[str, str]
    """The class `sp-COLOUR` that has the colour of whoever does something."""


class GameInfo(Struct):
    name: str
    title: str
    about: str
    facts: str
    options: list[GameOption]
    levels: list[BotLevel]


class Wanted(Struct, forbid_unknown_fields=True):
    """Options somebody thinks of playing with."""

    options: Options = {}


class SeatRole(Struct):
    seat: str
    role: str
    role_word: str
    like: str
    """What it is like to play it, and how hard."""
    hard: str


class CheckedSetup(Struct):
    options: dict[str, str]
    seats: list[SeatRole]
    warnings: list[str]


# The lobby


class NewSeat(Struct, forbid_unknown_fields=True):
    who: Literal["me", "open", "link", "bot"]
    level: Level | None = None
    name: Name | None = None
    """Who plays it, where several people share one device."""


class NewTable(Struct, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=40)]
    options: Options = {}
    seats: Annotated[list[NewSeat], Meta(max_length=12)] = []
    pace: Literal["live", "async"] = "live"
    watch: Literal["nobody", "link", "anyone"] = "link"


class Made(Struct):
    """A new table, with the secrets that are shown this once."""

    table: str
    join: str | None = None
    watch: str | None = None


class Filled(Struct, forbid_unknown_fields=True):
    """Bots for a free seat, or for all that are free."""

    seat: SeatLetter | None = None
    level: Level | None = None


class Reach(Struct):
    """The address by which others come here; or that it works on this machine only."""

    origin: str
    local: bool


class SeatLine(Struct):
    seat: str
    role: str
    role_word: str
    name: str
    kind: Literal["person", "bot", "open", "link"]
    level: str | None
    mine: bool


class TableLine(Struct):
    table: str
    game: str
    title: str
    phase: Literal["waiting", "playing", "over"]
    pace: Literal["live", "async"]
    seats: list[SeatLine]
    your_turn: bool
    asked: str | None
    """What somebody has proposed that I have yet to answer."""
    free: int
    options: list[str]
    created: str
    changed: str
    turn: int
    result: str | None
    """How it ended, as far as that is known without playing it through."""
    maker: str | None
    """Who made it, if they have a seat there."""


class Lobby(Struct):
    mine: list[TableLine]
    open: list[TableLine]
    watch: list[TableLine]


class Shown(Struct, forbid_unknown_fields=True):
    """A link that somebody was sent."""

    token: Token


class Invitation(Struct, rename={"purpose": "for"}):
    table: TableLine
    purpose: Literal["join", "watch"]


class Join(Struct, forbid_unknown_fields=True):
    token: Token | None = None
    table: Id | None = None
    seat: SeatLetter | None = None


class Joined(Struct):
    table: str
    seat: str


class Continue(Struct, forbid_unknown_fields=True):
    number: Count
    seat: SeatLetter
    level: Level | None = None


class Upload(Struct, forbid_unknown_fields=True):
    record: Annotated[str, Meta(max_length=200_000)]


class TableRef(Struct):
    table: str


class Again(Struct):
    """The table of the next game; none as long as the others have not agreed."""

    table: str | None


# The table


class Points(Struct):
    """So many points of a seat, and what they were made by."""

    heading: str
    label: str
    count: int


class SeatState(Struct):
    seat: str
    role: str
    role_word: str
    about: str
    """Who the seat is and what it wants, told to whoever sits there."""
    name: str
    kind: Literal["person", "bot", "open", "link"]
    level: str | None
    mine: bool
    connected: bool
    score: float | None
    points: list[Points]
    to_act: bool
    thinking: bool
    standing_in: bool
    absent: bool
    conceded: bool


class Automaton(Struct):
    """An opponent that the rules play: it has no seat."""

    role: str
    role_word: str
    name: str


class Choosable(Struct):
    """An option; `final` says why it is not to be chosen lightly, if it is not."""

    word: str
    label: str
    help: str | None
    final: Final | None
    warning: str | None
    """What it costs, if that is grave."""
    leaves: bool
    """Whether it only leaves the question."""


class Asked(Struct):
    seat: str
    ask: str
    rule: str
    about: list[str]
    """The words that the question names, such as the place of a battle; for who is asked."""
    who: str
    sentence: str
    guide: str
    """What a beginner is told about such a question, if there is anything."""
    explained: bool
    """Whether what its answers are is to be said where they stand."""
    options: list[Choosable] | None


class Foreseen(Struct):
    text: str
    rule: str


class Preview(Struct):
    """What an option certainly does; `sentence` says why it is final."""

    number: int
    word: str
    events: list[Foreseen]
    final: Final | None
    sentence: str | None


class Chip(Struct):
    """A choice of mine in the current step, and where taking it back leads."""

    word: str
    label: str
    to: int


class UndoState(Struct):
    possible: bool
    reason: str | None


class Happened(Struct):
    number: int
    text: str
    rule: str
    name: str
    words: list[str]
    said: list[str]
    """How the text calls each of these words; empty if it does not."""
    seats: list[str]
    yours: bool
    scene: int | None
    """The number of the event that opened the scene to which this one belongs."""
    by: str
    """Whose doing it is: what somebody plays, or what else does something; may be empty."""
    phase: str
    """In which phase of a turn it was, in words."""
    opens: bool
    """Whether a turn or a round begins with it."""
    loud: bool
    """Whether nobody should miss it."""
    line: str | None
    """With the last event of a scene: the scene in one line."""


class TurnTold(Struct):
    """What somebody did in a turn, in a few sentences."""

    by: str
    name: str
    first: int
    """The number of its first event."""
    sentences: list[str]


class Scene(Struct):
    """What happened in one go, such as a battle, as a picture and as sentences."""

    number: int
    title: str
    svg: str
    lines: list[str]
    over: bool


class Sheet(Struct):
    """A sheet of paper: what of its ground is shown, and what lies on it, in this order."""

    name: str
    kind: str
    box: tuple[float, float, float, float]
    parts: list[str]


class SeatFrame(Struct):
    """What the header shows of a seat."""

    seat: str
    score: float | None
    points: list[Points]


class Picture(Struct):
    """What of a picture is new or different. Parts that are on no sheet any more are gone."""

    parts: dict[str, str]
    sheets: list[Sheet] | UnsetType = UNSET
    seats: list[SeatFrame] | UnsetType = UNSET
    turn: int | UnsetType = UNSET


class Frame(Struct):
    """The same for the moment in which an event was told."""

    event: int
    parts: dict[str, str]
    sheets: list[Sheet] | UnsetType = UNSET
    seats: list[SeatFrame] | UnsetType = UNSET
    turn: int | UnsetType = UNSET


class Film(Struct):
    """A stretch of the past: the picture before it, and a frame for each event."""

    picture: Picture | None
    frames: list[Frame]


class Proposal(Struct):
    kind: Literal["takeback", "replace", "rematch"]
    by: str
    seat: str | None
    to: int | None
    sentence: str
    agreed: list[str]
    wanted: list[str]
    refused: str | None
    """Who did not agree; only the one who proposed is told, until they have read it."""
    done: bool
    """Whether all have agreed; told in the same way."""


class Result(Struct):
    seat: str
    result: Literal["won", "lost", "shared"]
    share: float
    sentence: str


class Over(Struct):
    how: Literal["finished", "conceded"]
    results: list[Result]


class Cause(Struct):
    """Why a game is over, by which rule."""

    text: str
    rule: Ruling | None


class Curve(Struct):
    """How something stood at the end of each turn: a seat's points, or what the game counts."""

    label: str
    seat: str | None
    values: list[int | None]


class Moment(Struct):
    """A turning point; `number` is where a replay shows its turn."""

    turn: int
    number: int
    text: str


class Ending(Struct):
    how: Literal["finished", "conceded"]
    reasons: list[Cause]
    turns: list[int]
    curves: list[Curve]
    moments: list[Moment]


class Orders(Struct):
    """The standing orders of one kind that a game offers, and what they are about."""

    about: str
    label: str
    help: str
    values: list[OptionValue]


class State(Struct, tag="state"):
    """All that somebody at a table may know now."""

    table: str
    number: int
    phase: Literal["waiting", "playing", "over"]
    pace: Literal["live", "async"]
    game: str
    edition: str
    """The edition of the rulebook; empty where there is but one."""
    title: str
    you: str | None
    mine: list[str]
    seats: list[SeatState]
    automata: list[Automaton]
    turn: int
    fresh: bool
    """Forget all that was drawn: these frames and this picture do not go on from there."""
    frames: list[Frame]
    picture: Picture | None
    sheet: str
    """The address of the symbols and the style with which its parts are drawn."""
    view: dict[str, Any] | None
    asked: Asked | None
    trail: list[Chip]
    undo: UndoState
    order: str | None
    orders: list[Orders]
    events_after: int
    events: list[Happened]
    recap: int
    choices: int
    proposal: Proposal | None
    over: Over | None
    rematch: str | None
    watchers: int
    links: bool
    """Whether the reader may make new links to this table."""
    maker: bool
    """Whether the reader made this table."""


class ChatLine(Struct, tag="chat"):
    number: int
    seat: str | None
    name: str
    text: str
    at: str


class Watchers(Struct, tag="watchers"):
    """How many look on without a seat, when nothing else is new."""

    count: int


class Argument(Struct):
    """A reason, and whether it speaks for the option, or says what the best does better."""

    text: str
    pro: bool


class Advice(Struct):
    word: str
    label: str
    value: float
    way: list[str]
    """What is best to answer after it, as far as that is foreseen."""
    does: list[str]
    """What that certainly does."""
    reasons: list[Argument]


class Fact(Struct):
    label: str
    value: str


class Thing(Struct):
    """Something on a plate that can be looked at in its turn."""

    name: str
    label: str
    count: int


class Pile(Struct):
    label: str
    things: list[Thing]


class PlateUse(Struct):
    """What can be done with something: the answers that lead to it, and the last question.

    Before the last answer of a loose one there are questions that it leaves open.
    """

    words: list[str]
    label: str
    sentence: str
    loose: bool


class PlateBar(Struct):
    """What cannot be done with it, and why."""

    word: str
    label: str
    sentence: str
    rule: str


class RuleRef(Struct):
    number: str
    heading: str


class Plate(Struct):
    """What is to be read of something on the table."""

    name: str
    """As the drawing calls it."""
    title: str
    kind: str
    text: list[str]
    facts: list[Fact]
    piles: list[Pile]
    rules: list[RuleRef]
    uses: list[PlateUse]
    barred: list[PlateBar]


class Reply(Struct, tag="reply", omit_defaults=True):
    key: str = ""
    ok: bool | UnsetType = UNSET
    error: str | None = None
    message: str | None = None
    number: int | None = None
    sentence: str | None = None
    rule: str | None = None
    possible: bool | None = None
    hints: list[Advice] | None = None
    scene: Scene | None = None
    turns: list[TurnTold] | None = None
    picture: Picture | None = None
    frames: list[Frame] | None = None
    plate: Plate | None = None


ServerMessage = State | ChatLine | Watchers | Reply


# What a client may say


class Choose(Struct, tag="choose", forbid_unknown_fields=True):
    word: Word
    number: Count
    key: Annotated[str, Meta(min_length=1, max_length=64, pattern=NO_NUL)]


class Why(Struct, tag="why", forbid_unknown_fields=True):
    word: Word
    key: Key = ""


class What(Struct, tag="what", forbid_unknown_fields=True):
    word: Word
    key: Key = ""


class Inspect(Struct, tag="inspect", forbid_unknown_fields=True):
    """Look at something by the name that the drawing gives it, or else at what it lies in."""

    word: Word
    at: Words = []
    key: Key = ""


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    to: Count | None = None
    key: Key = ""


class Takeback(Struct, tag="takeback", forbid_unknown_fields=True):
    to: Count | None = None
    key: Key = ""


class Replace(Struct, tag="replace", forbid_unknown_fields=True):
    seat: SeatLetter
    key: Key = ""


class Consent(Struct, tag="consent", forbid_unknown_fields=True):
    agree: bool
    key: Key = ""


class Rematch(Struct, tag="rematch", forbid_unknown_fields=True):
    key: Key = ""


class Return(Struct, tag="return", forbid_unknown_fields=True):
    key: Key = ""


class AskScene(Struct, tag="scene", forbid_unknown_fields=True):
    event: Count
    to: Count | None = None
    """The last event of it that is to be shown."""
    key: Key = ""


class AskFrames(Struct, tag="frames", forbid_unknown_fields=True, rename={"first": "from"}):
    """What happened from one event to another, to be seen again."""

    first: Count
    to: Count
    key: Key = ""


class AskRecap(Struct, tag="recap", forbid_unknown_fields=True):
    """What others did after this event."""

    after: Count
    key: Key = ""


class AskHint(Struct, tag="hint", forbid_unknown_fields=True):
    key: Key = ""


class Order(Struct, tag="order", forbid_unknown_fields=True):
    order: Annotated[str, Meta(max_length=40)] | None
    key: Key = ""


class Say(Struct, tag="chat", forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=1, max_length=300)]
    key: Key = ""


class Look(Struct, tag="look", forbid_unknown_fields=True):
    seat: SeatLetter | None = None
    language: Language | None = None
    theme: Theme | None = None
    key: Key = ""


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    key: Key = ""


ClientMessage = (
    Choose
    | Why
    | What
    | Inspect
    | Undo
    | Takeback
    | Replace
    | Consent
    | Rematch
    | Return
    | AskScene
    | AskRecap
    | AskFrames
    | AskHint
    | Order
    | Say
    | Look
    | Ping
)

read_message = msgspec.json.Decoder(ClientMessage).decode
write_message = msgspec.json.Encoder().encode


# Rules and replays


class RuleLine(Struct):
    number: str
    kind: str
    heading: str
    page: str
    editions: list[str]
    """The editions that change it."""


class Difference(Struct):
    """What an edition changes in a rule."""

    edition: str
    sentence: str


class Ruling(Struct):
    number: str
    heading: str
    summary: str


class RulePage(Struct):
    number: str
    kind: str
    heading: str
    page: str
    summary: str
    parent: RuleRef | None
    before: RuleRef | None
    after: RuleRef | None
    below: list[RuleRef]
    differences: list[Difference]
    rulings: list[Ruling]
    """What we ruled about it."""
    about: list[RuleRef]
    """What a ruling is about."""
    option: str | None


class TurnMark(Struct):
    turn: int
    number: int
    seat: str


class Health(Struct):
    """How a server is: `ok` each, or what is wrong."""

    ok: bool
    storage: str
    presence: str
    bots: str
    forgetting: str
