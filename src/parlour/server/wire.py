"""The whole protocol: what clients ask, what the server says, and the values in both. Nothing else.

A client opens the socket of a table, says `hello`, and gets a `welcome`; from then on it sends requests and shows what
comes. Every request may carry an `id` of the client's own: sent again after a lost connection, it is acknowledged again
and not done twice. What the server says is whole state, except `push.feed`, which goes on from the entry the client
has. Sentences never travel: a code or id with arguments does, and the client says it in its own language.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from parlour.analysis.values import Analysis
from parlour.core.values import (
    AccountLine,
    CurvePoint,
    Decision,
    Entry,
    Line,
    Moment,
    Options,
    Question,
    Record,
    Result,
    Seat,
    Standing,
)

VERSION = 3
"""Raised when an older client would misunderstand something."""

LONGEST = 64 * 1024
"""Bytes of a request at most; a table with an edition of its own may be `LONGEST_TABLE`."""

LONGEST_TABLE = 128 * 1024
LONGEST_RECORD = 1024 * 1024
"""Bytes of a record that is to be checked."""
LONGEST_FACT = 1000  # characters of what a refusal tells

Args = dict[str, str | int]
"""Arguments of a message: a text that begins with @ is the id of another message, `seat` is the number of a seat."""

BotsPace = Literal["relaxed", "normal", "instant"]
"""How fast bots play beside people who follow on their screens."""

Face = Literal["smile", "laugh", "wow", "think", "sad", "cheer"]
"""What one can show without typing."""

Id = str
"""A client's own name for a request, at most 64 characters."""


# Values


class Chair(msgspec.Struct, frozen=True):
    """A seat and who sits there. `away`: a bot plays until the person comes back."""

    state: Literal["open", "person", "bot", "away"]
    name: str = ""  # of the person
    bot: str = ""  # the bot that plays or stands in
    person: str = ""  # the person's public id
    remote: bool = False  # the person is a program that came through the HTTP API
    ready: bool = False
    present: bool = False  # the person looks at the table, as this seat, as another or as none
    muted: bool = False


class Clock(msgspec.Struct, frozen=True):
    """How time runs: a limit for each move, or a bank for the match with an increment for each move."""

    kind: Literal["move", "match"]
    seconds: int
    increment: int = 0
    late: Literal["bot", "pause"] = "bot"  # when time runs out: a bot answers, or the table waits


class Vote(msgspec.Struct, frozen=True):
    """A question to the people at the table; all must say yes, one no ends it.

    `undo`: go on as after entry `to`; `seat`: give `seat` to the person `name`; `bot`: let a bot play for `seat`;
    `practice`: from now on every seat also sees what the others see, and the match won't be scored; `close`: end the
    table without a result.
    """

    number: int
    kind: Literal["undo", "seat", "bot", "practice", "close"]
    by: Seat | None
    asked: tuple[Seat, ...]
    yes: tuple[Seat, ...]
    to: int = 0
    seat: Seat | None = None
    name: str = ""
    person: str = ""  # the public id of a caller without a seat
    remote: bool = False  # is that caller a program that came through the HTTP API?


class ChatLine(msgspec.Struct, frozen=True):
    """A line of chat, numbered from 1. `seat` null: somebody who watches."""

    number: int
    seat: Seat | None
    name: str
    text: str
    time: str  # ISO 8601, UTC


class CampaignPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A campaign to be agreed on before its first game: which scenarios in which order, and what decides (W-16)."""

    scenarios: tuple[str, ...]
    measure: str = "ep"


class CampaignSummary(msgspec.Struct, frozen=True):
    """Several games with the same players. By game: its record, once it is played. The standing is by seat."""

    id: str
    scenarios: tuple[str, ...]
    measure: str
    records: tuple[str, ...]
    scores: tuple[tuple[int, ...], ...]  # EP by game played and seat
    ep: tuple[int, ...]
    victories: tuple[int, ...]
    places: tuple[int, ...]  # () before the first result


class LockedValue(msgspec.Struct, frozen=True):
    """A value of an option that a table does not offer yet (null: any that is not listed), and why."""

    option: str
    value: str | None
    code: str
    rule: str
    args: Args


class Origin(msgspec.Struct, frozen=True):
    """A finished record and the entry after which a table goes on."""

    record: str
    at: int


class Teaching(msgspec.Struct, frozen=True):
    """Who teaches, and which part of the teaching sheet lies there for all (null: none); see TeachingSheet.

    `step` is the entry of the finished match that all look at together (null: its end)."""

    person: str  # a public id
    name: str
    part: int | None = None
    step: int | None = None


class OpenHand(msgspec.Struct, frozen=True):
    """What one seat sees: the same as `push.screen` of that seat."""

    seat: Seat
    screen: msgspec.Raw


Thousandths = Annotated[int, msgspec.Meta(ge=0, le=1000)]
"""Of a thing's width or height, from its left or upper edge."""


class Comment(msgspec.Struct, frozen=True):
    """What the coach of a lesson says of an answer, with its clause.

    `wrong`: why not; `shown`: the answer, after a second try; in free play `good`, or `better` with the answer that the
    coach would have given and the reason."""

    kind: Literal["right", "wrong", "shown", "good", "better"]
    id: str
    args: Args
    rule: str
    answer: str
    reason: Line | None


# Requests


class Ask(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    """What a client sends. Those that change something may carry an id."""

    id: Id = ""


class Hello(Ask, frozen=True, tag="hello"):
    """Open the table of this socket as one of one's seats, or watch (null); `have` is the last entry one has, null for
    none. With `moments` each push that brings several entries shows the screens in between. May be said again, to
    change seats."""

    version: int
    seat: Seat | None = None
    have: int | None = None
    moments: bool = False


class AnyHello(msgspec.Struct, tag_field="do", tag="hello"):
    """What the hello of every version has in common."""

    version: int


class Answer(Ask, frozen=True, tag="answer"):
    """Answer an open question; `prompt` and `ask` name it, so that an answer to an earlier one is refused as late."""

    prompt: str
    ask: int
    answer: str


class Withdraw(Ask, frozen=True, tag="withdraw"):
    """Take an answer back while others have not answered."""

    prompt: str


class Decline(Ask, frozen=True, tag="decline"):
    """Say no to an optional proposal."""

    prompt: str


class Undo(Ask, frozen=True, tag="undo"):
    """Go on as after entry `to`: at once if it is free, else by a vote."""

    to: int


class Ahead(Ask, frozen=True, tag="ahead"):
    """Say "go on" ahead, where the game has it: until the end of this stretch one's answers to questions that allow it
    are filled in, as if one had given them (D-61). Or take that back."""

    yes: bool


class Consent(Ask, frozen=True, tag="consent"):
    """Answer a vote."""

    vote: int
    yes: bool


class Sit(Ask, frozen=True, tag="sit"):
    """Take an open seat, or come back to one's own that a bot plays. The ack carries a secret, once: see Claim.

    With a `name` somebody else plays there on the same device: the seat goes by that name, and what is scored there is
    not one's own."""

    seat: Seat
    name: str = ""


class ClaimSeat(Ask, frozen=True, tag="claim"):
    """Take one's seat on another device, with the secret that `sit` gave."""

    seat: Seat
    secret: str


class Reclaim(Ask, frozen=True, tag="reclaim"):
    """Ask the others to give a lost seat to this person."""

    seat: Seat


class Stand(Ask, frozen=True, tag="stand"):
    """Leave one's seat; once the match runs a bot plays it until one sits down again."""

    seat: Seat


class PlaceBot(Ask, frozen=True, tag="place"):
    """Put a bot into an open seat, or take it away (null).

    While a match runs, others are asked: about the seat of a person who is not here, which only the usual bot may play
    (null), and by the host about another bot in a bot's seat.
    """

    seat: Seat
    bot: str | None


class Ready(Ask, frozen=True, tag="ready"):
    """Ready to start, with some randomness of one's own (hexadecimal) that goes into the deal; or not yet."""

    seat: Seat | None = None  # null: the host of a table where only bots play
    yes: bool = True
    entropy: str = ""


class Arrange(Ask, frozen=True, tag="arrange"):
    """Change the table before the match starts (the host); nobody is ready then. null leaves a thing as it is."""

    seats: int | None = None
    options: Options | None = None  # those that change; the others stay as they are
    clock: Clock | None = None
    clockless: bool = False  # take the clock away
    private: bool | None = None
    hints: bool | None = None
    bots_pace: BotsPace | None = None
    unlocked: bool | None = None  # offer what nobody at the table has earned yet
    campaign: CampaignPlan | None = None  # before the first of its games
    single: bool = False  # no campaign after all
    hook: str | None = None  # where to POST when it is somebody's turn; "" for nowhere


class Say(Ask, frozen=True, tag="say"):
    """Chat, as far as the game allows it now."""

    text: str


class Mute(Ask, frozen=True, tag="mute"):
    """Hide or show the chat of a seat for everybody (the host), of all who watch if null."""

    seat: Seat | None
    yes: bool = True


class Emote(Ask, frozen=True, tag="emote"):
    """Show a reaction beside one's seat, wherever one may talk. Told once, never stored."""

    face: Face


class CloseTable(Ask, frozen=True, tag="close"):
    """End this table without a result: the host before the match, anybody who plays once all others agree."""


class HideTable(Ask, frozen=True, tag="hide"):
    """Keep this table out of one's own list, or show it there again."""

    yes: bool = True


class Note(Ask, frozen=True, tag="note"):
    """A pencil mark of one's own on a piece or place; "" rubs it out."""

    on: str
    text: str


class Rematch(Ask, frozen=True, tag="rematch"):
    """A new table like this one, for the same people and bots; the summary then shows its code as `next`.

    In a campaign it is the next game; after the last one the campaign starts over."""


class Preview(Ask, frozen=True, tag="preview"):
    """What would this answer surely do?"""

    answer: str


class TakeHint(Ask, frozen=True, tag="hint"):
    """What would the game's own bot answer here, from this seat's view, and why? The log tells that it was asked."""

    prompt: str
    ask: int


class Describe(Ask, frozen=True, tag="describe"):
    """The board in words."""

    language: str


class ReadOn(Ask, frozen=True, tag="read-on"):
    """In a lesson: this step is read."""


class GoBack(Ask, frozen=True, tag="go-back"):
    """In a lesson: take back the last step, or the last answer of free play."""


class Teach(Ask, frozen=True, tag="teach"):
    """Start or stop teaching. Players and the host may; one teacher at a time."""

    yes: bool


class ShowPart(Ask, frozen=True, tag="show"):
    """The teacher: lay a part of the teaching sheet on the table for all, or put it away (null)."""

    part: int | None


class Review(Ask, frozen=True, tag="review"):
    """The teacher, once the match is over: let everybody look at it as after entry `step`; null: at its end."""

    step: int | None


class Point(Ask, frozen=True, tag="point"):
    """The teacher: point at a thing that everybody may know of, by its name; "" at nothing. Never stored.

    `x` and `y` say where on the thing, if it looks the same to all. `lit` is the thing that the spotlight is on. `eye`
    is the seat through whose eyes the teacher looks, while hands lie open."""

    spot: str = ""
    lit: str = ""
    x: Thousandths | None = None
    y: Thousandths | None = None
    eye: Seat | None = None


class Practise(Ask, frozen=True, tag="practise"):
    """The teacher: ask everybody for open hands, in a match that won't be scored then. Any player: close them."""

    yes: bool


class ReportSeen(Ask, frozen=True, tag="seen"):
    """This screen has shown everything up to entry `n`: bots wait for it, a few seconds at most. null: don't wait for
    me. Answered by `beat`, and never stored."""

    n: int | None


class Ping(Ask, frozen=True, tag="ping"):
    """Are you there? Answered by `beat`."""


Request = (
    Hello
    | Answer
    | Withdraw
    | Decline
    | Undo
    | Ahead
    | Consent
    | Sit
    | ClaimSeat
    | Reclaim
    | Stand
    | PlaceBot
    | Ready
    | Arrange
    | Say
    | Mute
    | Emote
    | CloseTable
    | HideTable
    | Note
    | Rematch
    | Preview
    | TakeHint
    | Describe
    | ReadOn
    | GoBack
    | Teach
    | ShowPart
    | Review
    | Point
    | Practise
    | ReportSeen
    | Ping
)


# What the server says


class News(msgspec.Struct, frozen=True, tag_field="is", kw_only=True):
    """What the server sends."""


class Welcome(News, frozen=True, tag="welcome"):
    """The answer to `hello`. `seats` are those of this table that one holds."""

    version: int
    person: str
    name: str
    seat: Seat | None
    seats: tuple[Seat, ...]


class TableSummary(News, frozen=True, tag="summary", omit_defaults=True):
    """The table, the same for everybody: who sits where, what is agreed, what is being voted."""

    code: str
    game: str
    rules: int
    edition: str
    options: Options
    phase: Literal["lobby", "playing", "over"]
    chairs: tuple[Chair, ...]
    host: str  # a person's public id
    private: bool
    clock: Clock | None
    commitment: str  # SHA-256 of the secret that deals, shown before the first deal
    entropy: tuple[str, ...]  # what the seats added
    votes: tuple[Vote, ...]
    watchers: int
    quiet: bool  # those who watch are muted
    paused: bool  # time ran out, and the table waits
    origin: Origin | None
    record: str | None  # of the finished match
    next: str | None  # the code of the rematch
    hints: bool  # may seats ask for hints?
    bots_pace: BotsPace  # how bots play beside people who follow on their screens
    campaign: CampaignSummary | None
    hook: bool  # is a webhook called when an absent player's turn comes? Its address is the host's secret
    lesson: str  # the name of the lesson that is given here; "" at an ordinary table
    locks: tuple[LockedValue, ...] = ()  # what the table does not offer yet
    unlocked: bool = False  # the host has opened what nobody has earned yet; once begun: and it is played
    teaching: Teaching | None = None
    practice: Literal["open", "closed"] | None = None  # hands are open, or were: the match won't be scored
    closed: bool = False  # it ended without a result


class PushNews(News, frozen=True, tag="push", omit_defaults=True):
    """The match as this seat may know it. `feed` goes on from the entry the client has; all of it after `resync`.

    A client drops the fleeting lines and answers that it has of entries before `lapsed`: they are to be remembered,
    not read again. What this very push brings of such entries may be shown until the next."""

    n: int
    resync: bool
    screen: msgspec.Raw
    decisions: tuple[Decision, ...]
    questions: tuple[Question, ...]
    ballots: tuple[Standing, ...]
    feed: tuple[Entry, ...]
    free: int | None  # one may go back to this entry without asking anybody; null if there is nothing to take back
    result: Result | None
    lapsed: int = 0
    warnings: dict[str, Line] = {}  # by answer: what to tell, and have confirmed, before one gives it
    moments: tuple[Moment, ...] = ()  # the screens in between, for who asked for them in `hello`
    ahead: bool | None = None  # has one said "go on" ahead? null where the game has no such thing


class Coaching(News, frozen=True, tag="coach"):
    """Where the learner stands in a lesson, and what the coach says; to the learner alone.

    `read`: words to be read; `do`: an answer is waited for; `free`: free play; `done`: the lesson is over. `say` is the
    id of the words; `spot` names the things of the board that are meant, with spaces between."""

    kind: Literal["read", "do", "free", "done"]
    say: str
    at: int
    of: int
    spot: str
    clauses: tuple[str, ...]
    back: bool  # there is something to take back
    remark: Comment | None


class Hands(News, frozen=True, tag="hands"):
    """What all other seats see, while hands lie open; to those who sit, with every push, until the next summary."""

    n: int
    hands: tuple[OpenHand, ...]


class Pointed(News, frozen=True, tag="pointed"):
    """What the teacher points at; see Point. Only the newest is sent: a slow reader misses what came before it.

    `spot_of` and `lit_of` are the seats whose own thing is meant; without them everybody's own, or what lies there for
    all."""

    spot: str
    lit: str
    x: int | None
    y: int | None
    spot_of: Seat | None = None
    lit_of: Seat | None = None


class Notes(News, frozen=True, tag="notes"):
    """One's own pencil marks."""

    notes: dict[str, str]


class Chat(News, frozen=True, tag="chat", omit_defaults=True):
    """New lines of chat, or after a welcome the latest ones. Lines up to number `gone` are to be dropped."""

    lines: tuple[ChatLine, ...]
    gone: int = 0


class Emoted(News, frozen=True, tag="emoted"):
    """Somebody shows a reaction; numbered from 1. Those who come later are not told."""

    number: int
    seat: Seat
    face: Face


class Time(News, frozen=True, tag="time"):
    """The clock: what each seat has left in milliseconds (null: no limit), and for whom it runs now.

    `late`: the seats that ran out of time, were answered for, and have not answered since.
    """

    left: tuple[int | None, ...]
    running: tuple[Seat, ...]
    late: tuple[Seat, ...] = ()


class Ack(News, frozen=True, tag="ack"):
    """Done and stored. `n` counts the entries of the log then; `secret` is for the link that recovers a seat."""

    id: Id
    n: int
    secret: str | None = None
    table: str | None = None  # of a rematch


class Refused(News, frozen=True, tag="refused"):
    """Not done, nothing has changed. `code` is a message id, `rule` the clause, if one forbids it."""

    code: str
    id: Id = ""
    rule: str = ""
    args: Args = {}

    def __post_init__(self) -> None:
        """What was wrong is named, not repeated at any length."""
        if any(isinstance(fact, str) and len(fact) > LONGEST_FACT for fact in self.args.values()):
            cut = {name: fact[:LONGEST_FACT] if isinstance(fact, str) else fact for name, fact in self.args.items()}
            msgspec.structs.force_setattr(self, "args", cut)


class Foreseen(News, frozen=True, tag="foreseen"):
    """What an answer would do."""

    answer: str
    lines: tuple[Line, ...]


class Hinted(News, frozen=True, tag="hinted"):
    """A hint: an answer to the question named (null: decline the offer), and the reasons, most important first."""

    id: Id
    prompt: str
    ask: int
    answer: str | None
    lines: tuple[Line, ...]


class Described(News, frozen=True, tag="described"):
    """The board in words."""

    text: str


class Beat(News, frozen=True, tag="beat"):
    """Nothing new; the server is there."""


class Bye(News, frozen=True, tag="bye"):
    """The server closes; come back after `again` milliseconds, if at all."""

    code: str
    again: int | None


Message = (
    Welcome
    | TableSummary
    | PushNews
    | Hands
    | Pointed
    | Coaching
    | Notes
    | Chat
    | Emoted
    | Time
    | Ack
    | Refused
    | Foreseen
    | Hinted
    | Described
    | Beat
    | Bye
)


# Over HTTP


class NewTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /api/tables. `bots` has a bot's name for each seat that a bot plays; `sit` takes a seat at once."""

    game: str
    seats: int
    options: Options = {}
    edition: str = "standard"
    edition_text: str | None = None  # an edition of one's own, in place of a shipped one
    bots: tuple[str | None, ...] = ()
    sit: Seat | None = None
    private: bool = True
    unlocked: bool = False  # offer what nobody at the table has earned yet
    clock: Clock | None = None
    hints: bool | None = None  # null: as long as one person plays at most
    bots_pace: BotsPace = "normal"
    hook: str = ""
    origin: Origin | None = None
    campaign: CampaignPlan | None = None


class NewPerson(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /api/people: a name. A browser gets a cookie; with `token` the answer holds a bearer token instead."""

    name: str = ""
    token: bool = False


class Entered(msgspec.Struct, frozen=True, kw_only=True):
    """The answer: who one is now. `token` goes into `Authorization: Bearer …`, if one was asked for."""

    person: str
    name: str
    token: str | None = None


class Renamed(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /api/me: another name; it shows at once at every table that is not over."""

    name: str


class Made(msgspec.Struct, frozen=True, kw_only=True):
    """A new table: its code, the link to share, and the seat's secret if one sat down."""

    code: str
    link: str
    secret: str | None = None


class Invitation(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/tables/{code}/invitation: links that lead guests to a table, the most likely to work first.

    Whoever came by localhost and is at the table gets links for phones in the same network. `only_here`: the link works
    on this computer only, because the server listens on its loopback address, or because there is no network.
    """

    links: tuple[str, ...]
    only_here: Literal["loopback", "offline"] | None = None


class MatchScore(msgspec.Struct, frozen=True, kw_only=True):
    """A finished match of one person."""

    game: str
    edition: str
    options: Options
    seats: int
    score: int
    place: int
    ending: str
    best: bool  # counts as a best score and for progress: nothing was taken back by a vote
    hinted: bool = False  # this person took a hint
    record: str
    time: str
    seat: Seat = 0
    names: tuple[str, ...] = ()  # of all seats, as they are kept with the record


class Seated(msgspec.Struct, frozen=True, kw_only=True):
    """A table one sits at."""

    code: str
    game: str
    phase: Literal["lobby", "playing", "over"]
    seats: tuple[Seat, ...]
    turn: bool  # it waits for one of them
    names: tuple[str, ...]
    lesson: str = ""  # the lesson that is given here
    hidden: bool = False  # one does not want to see it in the list


class Campaigned(msgspec.Struct, frozen=True, kw_only=True):
    """A campaign one plays in: its newest table, and how it stands."""

    code: str
    game: str
    names: tuple[str, ...]  # by seat
    campaign: CampaignSummary


class Feat(msgspec.Struct, frozen=True, kw_only=True):
    """Something one can win, and how often one has, alone and with others."""

    name: str
    alone: int
    together: int


class Progress(msgspec.Struct, frozen=True, kw_only=True):
    """What one has won of a game in which that opens more, and what is still locked."""

    game: str
    feats: tuple[Feat, ...]
    locks: tuple[LockedValue, ...]


class Me(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """GET /api/me."""

    person: str
    name: str
    tables: tuple[Seated, ...]
    scores: tuple[MatchScore, ...]
    campaigns: tuple[Campaigned, ...]
    progress: tuple[Progress, ...] = ()


class Listed(msgspec.Struct, frozen=True, kw_only=True):
    """A public table that can be joined or watched."""

    code: str
    game: str
    options: Options
    phase: Literal["lobby", "playing", "over"]
    names: tuple[str, ...]  # by seat: a person's name, a bot's, or ""
    open: int


class OptionSheet(msgspec.Struct, frozen=True, kw_only=True):
    """A setting a table may choose; the first value is the default, `free` allows others."""

    name: str
    values: tuple[str, ...]
    rule: str
    free: bool


class GameSheet(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a table needs to know of a game. Words are in the catalogue: `<slug>-name` and so on."""

    slug: str
    rules: int
    least: int
    most: int
    team: bool
    options: tuple[OptionSheet, ...]
    editions: tuple[str, ...]
    bots: tuple[str, ...]
    levels: tuple[str, ...]  # those of the bots that are meant for people, the easiest first
    reduced: tuple[str, ...] = ()  # those of the levels that think less here, because nothing is compiled
    workshop: bool = False  # what it plays can be composed: see WorkshopSheet
    minutes: int | None = None  # about how long a match takes
    lessons: int = 0
    outside: bool = False  # not one of Parlour's own: the server has its words, and perhaps a board
    board: bool = False  # it ships a board of its own: /api/games/{slug}/web/board.js


class LessonSheet(msgspec.Struct, frozen=True, kw_only=True):
    """A lesson and how far one has come in it. Its words are in the catalogue: `<game>-lesson-<name>` and so on."""

    game: str
    name: str
    minutes: int
    steps: int
    at: int  # steps passed in the newest try
    done: bool  # it was finished once
    table: str  # where the newest try is; "" if there was none


class SheetLine(msgspec.Struct, frozen=True, kw_only=True):
    """One line of a teaching sheet or a player aid."""

    id: str  # of its sentence
    clauses: tuple[str, ...]
    picture: str  # which component the client draws beside it; "" for none


class SheetPart(msgspec.Struct, frozen=True, kw_only=True):
    """Lines under one heading, `learn-part-<name>`."""

    name: str
    lines: tuple[SheetLine, ...]


class SpotSheet(msgspec.Struct, frozen=True, kw_only=True):
    """What a teacher may point at: `things` by name, and spaces whose names match the pattern `places`. Of a `whole`
    thing one does not say where on it. Their words are `web-<slug>-spot-<name>`, or `web-spot-<name>` on all tables."""

    places: str
    things: tuple[str, ...]
    whole: tuple[str, ...]


class TeachingSheet(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/games/{slug}/sheet: what one tells to teach a game, and what players keep beside them."""

    game: str
    sheet: tuple[SheetPart, ...]
    aid: tuple[SheetPart, ...]
    counts: dict[str, int]  # what the sentences count in the box
    spots: SpotSheet  # what one may point at


class ThingSheet(msgspec.Struct, frozen=True, kw_only=True):
    """A thing on a board: the id of its name, and its clause."""

    id: str
    rule: str


class HelpSheet(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/games/{slug}/help: the clauses of decisions by prompt, and the things on its board."""

    game: str
    decisions: dict[str, str]
    things: dict[str, ThingSheet]


class NewLesson(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /api/lessons/{slug}/{name}: take a lesson up where one left it, or `again` from its first step."""

    again: bool = False


class WorkshopSheet(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/games/{slug}/workshop: the option that is composed, how many there are of each piece, the edition."""

    option: str
    supply: dict[str, int]
    edition: msgspec.Raw


class NewLevel(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /api/games/{slug}/workshop, and …/estimate: what was composed, as options of a table."""

    options: Options


class Composed(msgspec.Struct, frozen=True, kw_only=True):
    """The answer: the options as a table has them, and the pieces they stand for."""

    options: Options
    parts: tuple[str, ...]


class Rate(msgspec.Struct, frozen=True, kw_only=True):
    """How many deals, and between which shares it lies with 95 % confidence."""

    won: int
    low: float
    high: float


class Estimate(msgspec.Struct, frozen=True, kw_only=True):
    """The answer of …/estimate: how many deals were played in the time there was, and their rates."""

    deals: int
    rates: dict[str, Rate]


class ActionSheet(msgspec.Struct, frozen=True, kw_only=True):
    """A possible answer: its notation, and its message for a button."""

    answer: str
    id: str
    args: Args


class RecordSummary(msgspec.Struct, frozen=True, kw_only=True):
    """A finished record in a list."""

    id: str
    game: str
    names: tuple[str, ...]
    ending: str
    scores: tuple[int, ...]
    time: str


class FinishedRecord(msgspec.Struct, frozen=True, kw_only=True):
    """A finished record, whole, with each seat's name."""

    id: str
    names: tuple[str, ...]
    record: Record


class RecordAccount(msgspec.Struct, frozen=True, kw_only=True):
    """What a finished match came from, and how it went."""

    sources: tuple[AccountLine, ...]
    lines: tuple[str, ...]  # of the curve, said as `<slug>-account-<name>`; none: one for each seat
    curve: tuple[CurvePoint, ...]


class RecordAnalysis(msgspec.Struct, frozen=True, kw_only=True):
    """The analysis of a finished match; null while it is being made, piece by piece. Ask again until it is there."""

    done: int
    total: int
    analysis: Analysis | None


class BotsResult(msgspec.Struct, frozen=True, kw_only=True):
    """How a match ended in which bots of a level sat in the people's places, with the same deal."""

    level: str
    result: Result


class RecordBots(msgspec.Struct, frozen=True, kw_only=True):
    """How bots of each level did with the deal of a finished match, as far as that is known."""

    results: tuple[BotsResult, ...]
    ready: bool  # there is no more to wait for


class PuzzleSheet(msgspec.Struct, frozen=True, kw_only=True):
    """A puzzle of GET /api/games/{slug}/puzzles, numbered from 1 in the order of the list."""

    grade: int  # 1 is easy, 3 is hard
    seats: int
    seat: Seat  # who is asked
    prompt: str


class PuzzleAnswer(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /api/games/{slug}/puzzles/{n}: somebody's answer."""

    answer: str


class PuzzleSolved(msgspec.Struct, frozen=True, kw_only=True):
    """Is an answer the best one? Both in words, and the reasons for the best; `answer` is the best in notation."""

    right: bool
    given: Line
    best: Line
    answer: str
    lines: tuple[Line, ...]


class ServerKey(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/key: the Ed25519 key with which this server signs records, in hexadecimal digits; "" if it has none."""

    key: str


class Checked(msgspec.Struct, frozen=True, kw_only=True):
    """Is a record true? If not, why. `luck`: the secret was in it, and dealt what it says. `seal`: is it as the server
    sealed it that has this public key? "ours" if that is the server that is asked, "signed" if it is another."""

    ok: bool
    luck: bool = False
    seal: Literal["none", "ours", "signed"] = "none"
    key: str = ""
    entries: int = 0
    code: str = ""
    args: Args = {}
