"""A bot that visits a table of another server: only the HTTP API, as a bot in any language would do it.

It reads the stream in the main thread and thinks between two lines; the server's beats need no answer, so a long
think drops nothing. A broken stream is opened again from the last entry.
"""

from __future__ import annotations

import http.client
import secrets
import time
from collections.abc import Iterator
from contextlib import closing
from typing import Final, TypeVar
from urllib.parse import urlsplit

import msgspec

from parlor import bots
from parlor.core.bot import Bot
from parlor.core.errors import ParlorError
from parlor.core.game import Game, State
from parlor.core.values import Action, Decision, Mode, Seat, View
from parlor.server import wire
from parlor.server.thinkers import open_game

T = TypeVar("T")
PATIENCE: Final = 60  # seconds without a line before the stream counts as broken
TRIES: Final = 30

Heard = wire.Message


class VisitError(ParlorError):
    """The server can't be reached, or does not do what was asked."""


class Visitor:
    """One bot in one seat."""

    def __init__(self, url: str, spec: str, name: str) -> None:
        parts = urlsplit(url if "//" in url else f"http://{url}")
        path, _, code = parts.path.rstrip("/").rpartition("/t/")
        self.url = url
        self.secure = parts.scheme == "https"
        self.host = parts.netloc
        self.prefix = path
        self.code = code.partition("/")[0].upper()
        self.spec = spec
        self.token = ""
        self.seat: Seat = 0
        entered = self.call("POST", "/api/people", wire.Entered, wire.NewPerson(name=name, token=True))
        self.token = entered.token or ""
        self.person = entered.person

    # HTTP

    def connection(self, timeout: float) -> http.client.HTTPConnection:
        kind = http.client.HTTPSConnection if self.secure else http.client.HTTPConnection
        return kind(self.host, timeout=timeout)

    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}", "Content-Type": "application/json"}

    def call(self, method: str, path: str, kind: type[T], body: object = None) -> T:
        """One request. Raises VisitError."""
        try:
            with closing(self.connection(30)) as connection:
                data = None if body is None else msgspec.json.encode(body)
                connection.request(method, self.prefix + path, data, self.headers())
                response = connection.getresponse()
                text = response.read()
        except (OSError, http.client.HTTPException) as error:
            raise VisitError("server-error-unreachable", url=self.url, reason=str(error)) from None
        try:
            if response.status >= 400:
                refused = msgspec.json.decode(text, type=wire.Refused)
                raise VisitError("server-error-answer", url=self.url, refusal=refused.code)
            return msgspec.json.decode(text, type=kind)
        except msgspec.DecodeError as error:
            raise VisitError("server-error-unreachable", url=self.url, reason=str(error)) from None

    def ask(self, request: wire.Request, seat: Seat | None = None) -> wire.Message:
        where = f"/api/tables/{self.code}/do" + ("" if seat is None else f"?seat={seat}")
        return self.call("POST", where, wire.Message, request)  # type: ignore[arg-type]  # a union of structs

    # Playing

    def sit(self, seat: Seat | None) -> Seat:
        """Take a seat and be ready."""
        if seat is None:
            sign = self.call("GET", f"/api/tables/{self.code}", wire.Sign)
            free = [n for n, chair in enumerate(sign.chairs) if chair.state == "open"]
            if not free:
                raise VisitError("server-error-answer", url=self.url, refusal="server-refuse-taken")
            seat = free[0]
        self.ask(wire.Sit(seat=seat))
        self.ask(wire.Ready(seat=seat, entropy=secrets.token_hex(16)))
        self.seat = seat
        return seat

    def play(self) -> tuple[int, ...]:
        """Answer until the match is over; its scores."""
        sign = self.call("GET", f"/api/tables/{self.code}", wire.Sign)
        game = open_game(sign.game, sign.edition.partition(" ")[0])
        bot = bots.make(self.spec, game, secrets.randbits(32))
        view_type = type(game.view(game.setup(len(sign.chairs), sign.options), self.seat))
        have: int | None = None
        for _ in range(TRIES):
            try:
                for push in self.pushes(have):
                    have = push.n
                    if push.result is not None:
                        return push.result.scores
                    self.respond(game, bot, push, view_type)
            except (OSError, http.client.HTTPException):
                pass
            time.sleep(1.0)  # the server may be starting again
        raise VisitError("server-error-unreachable", url=self.url, reason="-")

    def pushes(self, have: int | None) -> Iterator[wire.Push]:
        """The stream, as far as it is about the match."""
        with closing(self.connection(PATIENCE)) as connection:
            since = "" if have is None else f"&have={have}"
            path = f"{self.prefix}/api/tables/{self.code}/events?seat={self.seat}{since}"
            connection.request("GET", path, headers=self.headers())
            response = connection.getresponse()
            for text in response:
                news = msgspec.json.decode(text, type=wire.Message)
                if isinstance(news, wire.Push):
                    yield news

    def respond(self, game: Game[State], bot: Bot, push: wire.Push, view_type: type[View]) -> None:
        """Answer what is asked and not answered yet; a team's bot backs what others propose."""
        view = msgspec.json.decode(push.screen, type=view_type)
        for question in push.questions:
            decision = next(d for d in push.decisions if (d.prompt, d.ask) == (question.prompt, question.ask))
            standing = {
                seat: answer
                for ballot in push.ballots
                if (ballot.prompt, ballot.ask) == (question.prompt, question.ask)
                for seat, answer in zip(ballot.answered, ballot.answers, strict=True)
            }
            answer = self.answer_to(game, bot, view, decision, question.choices, standing)
            if answer is not None and standing.get(self.seat) != answer:
                request = wire.Answer(id=secrets.token_hex(8), prompt=question.prompt, ask=question.ask, answer=answer)
                try:
                    self.ask(request, self.seat)
                except VisitError as error:
                    if "refuse" not in str(error.facts.get("refusal")):  # the table may have moved on meanwhile
                        raise
                return

    def answer_to(
        self,
        game: Game[State],
        bot: Bot,
        view: View,
        decision: Decision,
        choices: tuple[str, ...],
        standing: dict[Seat, str | None],
    ) -> str | None:
        if decision.mode is Mode.AGREE:
            for seat in decision.seats:
                if seat != self.seat and standing.get(seat) is not None:
                    return standing[seat]
            if decision.optional:
                return None
        if self.seat in standing or (decision.optional and not choices):
            return None
        actions: list[Action] = [game.read(text) for text in choices]
        action = bot.decide(view, decision, actions, {}, None)
        return None if action is None else game.write(action)
