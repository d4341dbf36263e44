"""The state of a table, and small questions about it. All features are functions over it; nothing else is a table.

`row` is replaced whole and never changed in place (see `change`), so what has changed is found by comparing.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from collections import Counter
from typing import Final

import msgspec

from parlour import games
from parlour.bots.turns import Turns
from parlour.core.capabilities import HOUSE, TAG, UNLOCK
from parlour.core.game import Game, State
from parlour.core.luck import Luck, Sealed
from parlour.core.match import HINTS, PRACTICE, Match
from parlour.core.values import Move, Seat
from parlour.learn import lesson as lessons
from parlour.learn.coach import Coach, LessonQuestion
from parlour.server import wire
from parlour.server.store.rows import Address, SeatRow, TableRow
from parlour.server.tables.clock import Asked, Clocks
from parlour.server.tables.effects import Refuse
from parlour.server.tables.push import Pusher
from parlour.server.tables.values import BotRequest, Caller, Source

LOBBY: Final = "lobby"
PLAYING: Final = "playing"
OVER: Final = "over"


class Presence:
    """Who looks at a table now: open connections by person, and how many of them watch."""

    def __init__(self) -> None:
        self.connections: Counter[str] = Counter()
        self.watchers = 0
        self.gone: dict[str, float] = {}  # since when somebody who was here is not
        self.since = 0.0  # when the table was loaded: nobody is absent for longer

    def is_here(self, person: str | None) -> bool:
        """Does this person look at the table, as whichever seat or as none?"""
        return person is not None and self.connections[person] > 0

    def absent(self, person: str, now: float) -> float:
        """Seconds for which this person has not looked at the table."""
        return 0.0 if self.is_here(person) else now - self.gone.get(person, self.since)


class Screens:
    """How far people's screens have come in showing what happened, and since when bots wait for them."""

    def __init__(self) -> None:
        self.shown: dict[str, int] = {}  # by person who follows: the last entry shown
        self.n = -1  # the newest entry,
        self.since = 0.0  # when it came,
        self.all_since: float | None = None  # and when all had shown it


class Call:
    """The circumstances of a request: the caller, the seat they act for (None: a spectator), and when."""

    def __init__(self, caller: Caller, seat: Seat | None, now: float = 0.0) -> None:
        self.caller = caller
        self.person = caller.person
        self.seat = seat
        self.now = now  # seconds, of any clock that never goes back
        self.address: Address | None = None  # for a new table, if the request may need one


class TableState:
    """One table."""

    def __init__(self, game: Game[State], row: TableRow, source: Source) -> None:
        self.game = game
        self.row = row
        self.source = source
        self.match: Match[State] | None = None
        self.clocks: Clocks | None = None
        self.presence = Presence()
        self.chat: tuple[wire.ChatLine, ...] = ()
        self.notes: dict[Seat, dict[str, str]] = {}
        self.acks: dict[str, dict[str, int]] = {}  # requests that are done, by person and id: the newest of each
        self.beginning: tuple[Move, ...] = ()  # the entries of a record that this table goes on from
        self.wins: dict[str, list[str]] = {}  # what people at the table have won of this game
        # Of the match, as far as it follows from before
        self.waiting: dict[Seat, Asked] = {}  # the people for whom it waits, with the question
        self.overdue: frozenset[Seat] = frozenset()  # out of time: a bot answers this once
        self.stored_entries = 0
        self.stored_ballots: tuple[tuple[str, Seat, str], ...] = ()
        self.turns: Turns | None = None  # of the bots; None until they are asked for
        self.pusher: Pusher | None = None
        self.screens = Screens()
        # Of single features
        self.pointed: wire.Pointed | None = None  # what the teacher points at; None: nobody has pointed yet
        self.emotes: tuple[wire.Emoted, ...] = ()  # the newest faces that were shown
        self.coach: Coach | None = None  # of a lesson
        self.pondered: tuple[BotRequest, LessonQuestion] | None = None  # the answer that the coach still thinks about


# Changing


def change(state: TableState, **fields: object) -> None:
    """Replace fields of the table's row."""
    state.row = msgspec.structs.replace(state.row, **fields)


def change_seat(state: TableState, seat: Seat, **fields: object) -> None:
    """Replace fields of one seat's row."""
    put_seat(state, seat, msgspec.structs.replace(state.row.seats[seat], **fields))


def put_seat(state: TableState, seat: Seat, row: SeatRow) -> None:
    seats = state.row.seats
    change(state, seats=(*seats[:seat], row, *seats[seat + 1 :]))


# Who is who


def seats_of(state: TableState, person: str) -> tuple[Seat, ...]:
    return tuple([seat for seat, row in enumerate(state.row.seats) if row.person == person])


def people(state: TableState) -> tuple[Seat, ...]:
    """The seats that people play."""
    return tuple([seat for seat, row in enumerate(state.row.seats) if row.person is not None and row.bot is None])


def seat_row(state: TableState, seat: Seat) -> SeatRow:
    """Raises Refuse if there is no such seat."""
    rows = state.row.seats
    if not 0 <= seat < len(rows):
        raise Refuse("error-bad-seat", seat=seat, last=len(rows) - 1)
    return rows[seat]


def own_row(state: TableState, person: str, seat: Seat) -> SeatRow:
    """The row of a person's own seat. Raises Refuse."""
    row = seat_row(state, seat)
    if row.person != person:
        raise Refuse("server-refuse-not-yours", seat=seat)
    return row


def own_seat(call: Call) -> Seat:
    """The seat that the caller asks as; that it is theirs was checked already. Raises Refuse if they only watch."""
    if call.seat is None:
        raise Refuse("server-refuse-watching")
    return call.seat


def only_host(state: TableState, call: Call) -> None:
    if call.person != state.row.host:
        raise Refuse("server-refuse-host")


def secret_of(state: TableState, seat: Seat) -> str:
    """What recovers this seat on another device, as long as it does not change hands."""
    row = state.row.seats[seat]
    return _secret(state, seat, row.person, row.turn)


def secrets_of(state: TableState, seat: Seat) -> tuple[str, ...]:
    """All that recover it: the holder's own, and that of the person who lost it by a vote."""
    row = state.row.seats[seat]
    lost = () if row.owner is None else (_secret(state, seat, row.owner, row.owner_turn),)
    return (secret_of(state, seat), *lost)


def _secret(state: TableState, seat: Seat, person: str | None, turn: int) -> str:
    text = f"{seat}/{person}/{turn}".encode()
    return hmac.digest(bytes.fromhex(state.row.key), text, "sha256").hex()[:32]


def bot_seed(state: TableState, seat: Seat) -> int:
    return int.from_bytes(hashlib.sha256(f"{state.row.key}/bot {seat}".encode()).digest()[:6], "big")


# The match


def entries_of(state: TableState) -> int:
    return 0 if state.match is None else len(state.match.entries)


def running(state: TableState) -> Match[State]:
    """The match, or a refusal if it has not begun."""
    if state.match is None:
        raise Refuse("server-refuse-not-started")
    return state.match


def luck_of(state: TableState) -> Luck:
    row = state.row
    if row.lesson is not None:
        return lessons.load(row.game, row.lesson.name).luck()
    return state.source.luck(row.secret, row.entropy)


def sealed(secret: str, entropy: tuple[str, ...]) -> Luck:
    """The luck of every real table."""
    return Sealed(bytes.fromhex(secret), entropy)


def tags_of(row: TableRow) -> dict[str, str]:
    """The tags of the match's record."""
    tags = {"players": ",".join(map(player_of, row.seats)), "date": row.made[:10]}
    if row.edition_text is not None:
        tags[games.EDITION_TAG] = row.edition_text
    if row.origin is not None:
        tags["from"] = f"{row.origin.record} {row.origin.at}"
    if row.undone:
        tags["undone"] = "yes"
    if row.hinted:
        tags[HINTS] = row.hinted
    if row.campaign is not None:
        tags[TAG] = str(row.campaign.campaign)
    if row.unlocked:
        tags[HOUSE] = UNLOCK
    if row.reseated:
        tags["reseated"] = row.reseated
    if row.stand_ins:
        tags["bots"] = row.stand_ins
    if row.practice is not None:
        tags[PRACTICE] = row.practice.tag()
    return tags


def player_of(row: SeatRow) -> str:
    """A seat as the command line writes one: `you:Ann`, or a bot's spec."""
    if row.person is None:
        return row.bot or "you"
    name = re.sub(r"[,:=]+", " ", row.name).strip()
    return f"you:{name}" if name else "you"
