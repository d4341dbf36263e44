"""What comes of a request at a table: a refusal, or what to answer, what to keep and whom to tell."""

from __future__ import annotations

import secrets
from datetime import UTC, datetime
from typing import Final

from parlour.core.errors import ParlourError
from parlour.core.values import Refusal, Seat
from parlour.server import wire
from parlour.server.store import Sheet, Write
from parlour.server.tables.asking import Thought

GATHERING: Final = "gathering"
PLAYING: Final = "playing"
OVER: Final = "over"

LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # of ids


class Refuse(Exception):
    """The request is refused; nothing has changed."""

    def __init__(self, code: str, rule: str = "", args: wire.Args | None = None, **more: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.rule = rule
        self.facts: wire.Args = {**(args or {}), **more}


def refuse(refusal: Refusal) -> Refuse:
    return Refuse(refusal.code, refusal.rule, refusal.args)


def rule_of(error: ParlourError) -> str:
    """The clause that forbids it, if one does."""
    return str(error.facts.get("rule", ""))


class Outcome:
    """What came of a request."""

    reply: wire.Message | None = None
    match = False  # the match has changed
    sign = False
    chat = False
    time = False
    coach = False  # the coach of a lesson has something new to say
    point = False  # the teacher points elsewhere
    notes: Seat | None = None
    ahead: Seat | None = None  # has said "go on" ahead, or taken it back: nobody else's business
    hands = False  # a seat may have changed hands
    turns: tuple[Seat, ...] = ()  # people for whom it now waits
    rematch: Sheet | None = None
    hint: Thought | None = None  # a bot is to be asked what it would answer, and why

    is_acked = False  # an entry that is kept tells which request made it

    def __init__(self, person: str = "", request: str = "") -> None:
        self.writes: list[Write] = []
        self.person = person
        self.request = request


# Small things


def clean(text: str, most: int) -> str:
    """One line without control signs, of at most so many signs."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())[:most]


def stamp() -> str:
    return f"{datetime.now(UTC):%Y-%m-%dT%H:%M:%SZ}"


def new_id(length: int = 12) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(length))
