"""What comes of a request at a table: a refusal, or what to reply, what to write and whom to tell."""

from __future__ import annotations

from typing import Final

from parlour.core.errors import ParlourError
from parlour.core.values import Refusal, Seat
from parlour.server import wire
from parlour.server.store.writes import Write
from parlour.server.tables.values import BotRequest

# What can be new for those who look at a table, as bits
WELCOME: Final = 1
SUMMARY: Final = 2
PUSH: Final = 4
COACH: Final = 8
NOTES: Final = 16
CHAT: Final = 32
TIME: Final = 64
POINT: Final = 128
EMOTE: Final = 256


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


class Effects:
    """What a request did. A handler gives the reply; what follows from the change is added by `settle`."""

    def __init__(self, reply: wire.Message | None = None, news: int = 0, question: BotRequest | None = None) -> None:
        self.reply = reply
        self.news = news  # for everybody at the table
        self.question = question  # a bot is to be asked
        self.writes: list[Write] = []
        self.own_news: dict[Seat, int] = {}  # for single seats
        self.is_caught_up = False  # all screens have shown what happened
        self.wait = 0.0  # seconds until bots go on
        self.is_coached = False  # the coach of a lesson has judged something
        self.has_moved = False  # the match has changed
        self.is_reseated = False  # who plays which seat has changed
        self.turns: tuple[Seat, ...] = ()  # people for whom the match waits now, and did not before
