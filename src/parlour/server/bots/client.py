"""A bot at a table of another server: a client of the HTTP API only, as a bot in any language would be.

It reads the stream in the main thread and thinks between two lines; the server's beats need no answer, so a long
think drops nothing. A broken stream is opened again from the last entry, a request that came too soon is sent again.
Like everybody at a distance it gets screens, so what a screen forgets it remembers by itself.
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

from parlour import bots, games, locales
from parlour.bots.failure import answer_of, wrong_answer
from parlour.bots.turns import Answers, Due, Position, Turns
from parlour.core.bot import Bot
from parlour.core.errors import OptionError, ParlourError
from parlour.core.game import Game, State
from parlour.core.match import UNDO
from parlour.core.values import Action, Decision, Mode, Record, Seat, View
from parlour.server import wire
from parlour.server.bots.workers import open_game

T = TypeVar("T")
PATIENCE: Final = 60  # seconds without a line before the stream counts as broken
PAUSE: Final = 1.0  # seconds before something is tried again
TRIES: Final = 30  # in a row
TAKEN: Final = "server-refuse-taken"
SOON: Final = (429, 503)  # what is refused with these may be done a little later


class ClientError(ParlourError):
    """The server does not do what was asked."""


class Unreachable(ClientError):
    """The server does not answer; it may be starting again."""


class ServerClient:
    """Somebody who comes to a server through its HTTP API."""

    def __init__(self, url: str, name: str) -> None:
        """Raises ClientError."""
        self.url = url
        self.secure, self.host, self.prefix = server_of(url)
        self.token = ""
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
        """One request, again if it came too soon. Raises ClientError."""
        status, text = self.send(method, path, body)
        for _ in range(TRIES):
            if status not in SOON:
                break
            time.sleep(PAUSE)
            status, text = self.send(method, path, body)
        return self.decoded(status, text, kind)

    def send(self, method: str, path: str, body: object) -> tuple[int, bytes]:
        try:
            with closing(self.connection(30)) as connection:
                data = None if body is None else msgspec.json.encode(body)
                connection.request(method, self.prefix + path, data, self.headers())
                response = connection.getresponse()
                return response.status, response.read()
        except (OSError, http.client.HTTPException, UnicodeError) as error:
            raise Unreachable("server-error-unreachable", url=self.url, reason=reason_of(error)) from None

    def decoded(self, status: int, text: bytes, kind: type[T]) -> T:
        """The answer. Raises ClientError, with the server's own reason if it refused."""
        try:
            if status < 400:
                return msgspec.json.decode(text, type=kind)
            refused = msgspec.json.decode(text, type=wire.Refused)
        except msgspec.DecodeError as error:
            raise Unreachable("server-error-unreachable", url=self.url, reason=str(error)) from None
        if locales.has(locales.LANGUAGES[0], refused.code):
            raise ClientError(refused.code, **refused.args)
        raise ClientError("server-error-answer", url=self.url, refusal=refused.code)  # a newer server's own word

    # At a table

    def summary(self, code: str) -> wire.TableSummary:
        return self.call("GET", f"/api/tables/{code}", wire.TableSummary)

    def request(self, code: str, request: wire.Request, seat: Seat | None = None) -> wire.Message:
        where = f"/api/tables/{code}/do" + ("" if seat is None else f"?seat={seat}")
        return self.call("POST", where, wire.Message, request)  # type: ignore[arg-type]  # a union of structs

    def take_seat(self, code: str, seat: Seat | None) -> Seat:
        """Sit down, in the first free seat unless one is named, and be ready."""
        taken = self._sit_anywhere(code) if seat is None else self._sit_at(code, seat)
        self.request(code, wire.Ready(seat=taken, entropy=secrets.token_hex(16)))
        return taken

    def _sit_anywhere(self, code: str) -> Seat:
        """In the first free seat; another one if somebody else is quicker."""
        while free := [n for n, chair in enumerate(self.summary(code).chairs) if chair.state == "open"]:
            try:
                return self._sit_at(code, free[0])
            except ClientError as error:
                if error.code != TAKEN:
                    raise
        raise ClientError("server-error-full", table=code)

    def _sit_at(self, code: str, seat: Seat) -> Seat:
        self.request(code, wire.Sit(seat=seat))
        return seat

    def game_of(self, summary: wire.TableSummary, seat: Seat) -> Game[State]:
        """The game with the table's edition; the record of a match carries one that is not shipped."""
        try:
            game = open_game(summary.game, summary.edition.partition(" ")[0])
            if game.edition == summary.edition:
                return game
        except OptionError:
            pass
        path = f"/api/tables/{summary.code}/record?seat={seat}&format=json"
        edition = self.call("GET", path, Record).tags.get(games.EDITION_TAG)
        if edition is None:
            raise ClientError("error-edition-hash", edition=summary.edition)
        return open_game(summary.game, edition)


class BotClient(ServerClient):
    """One bot in one seat."""

    def __init__(self, url: str, spec: str, name: str) -> None:
        self.code = code_of(url)
        self.spec = spec
        self.seat: Seat = 0
        self.clock: wire.Time | None = None  # the newest
        super().__init__(url, name)

    def sit(self, seat: Seat | None) -> Seat:
        """Take a seat, the first free one unless it is named, and be ready, if this bot can play the game."""
        bots.make(self.spec, games.load(self.summary(self.code).game), 0)
        self.seat = self.take_seat(self.code, seat)
        return self.seat

    def play(self) -> tuple[int, ...]:
        """Answer until the match is over; its scores."""
        have: int | None = None
        player: RemotePlayer | None = None
        failures = 0
        why = Unreachable("server-error-unreachable", url=self.url, reason="-")
        while failures < TRIES:
            try:
                for push, chairs in self.pushes(have):
                    have, failures = push.n, 0
                    if push.result is not None:
                        return push.result.scores
                    if player is None:
                        player = self.player()
                    self.respond(player, push, chairs)
            except Unreachable as error:
                why = error
            failures += 1
            time.sleep(PAUSE)  # the server may be starting again
        raise why

    def player(self) -> RemotePlayer:
        summary = self.summary(self.code)
        game = self.game_of(summary, self.seat)
        bot = bots.make(self.spec, game, secrets.randbits(32))
        return RemotePlayer(
            game, bot, self.seat, type(game.view(game.setup(len(summary.chairs), summary.options), self.seat))
        )

    def pushes(self, have: int | None) -> Iterator[tuple[wire.PushNews, tuple[wire.Chair, ...]]]:
        """The stream, as far as it is about the match, each time with who sits where."""
        chairs: tuple[wire.Chair, ...] = ()
        since = "" if have is None else f"&have={have}"
        path = f"{self.prefix}/api/tables/{self.code}/events?seat={self.seat}{since}"
        try:
            with closing(self.connection(PATIENCE)) as connection:
                connection.request("GET", path, headers=self.headers())
                response = connection.getresponse()
                if response.status in SOON:
                    return
                if response.status >= 400:
                    self.decoded(response.status, response.read(), wire.Refused)
                for text in response:
                    news: wire.Message = self.decoded(200, text, wire.Message)  # type: ignore[arg-type]  # a union of structs
                    if isinstance(news, wire.TableSummary):
                        chairs = news.chairs
                    elif isinstance(news, wire.Welcome) and news.seat is None:
                        raise ClientError("server-refuse-not-yours", seat=self.seat)  # it has changed hands
                    elif isinstance(news, wire.Time):
                        self.clock = news
                    elif isinstance(news, wire.PushNews):
                        yield news, chairs
        except (OSError, http.client.HTTPException) as error:
            raise Unreachable("server-error-unreachable", url=self.url, reason=reason_of(error)) from None

    def respond(self, player: RemotePlayer, push: wire.PushNews, chairs: tuple[wire.Chair, ...]) -> None:
        """Give one answer, if one is due; the next push tells what is still to do."""
        player.look(push, chairs)
        left = None if self.clock is None else self.clock.left[self.seat]
        player.clock = None if left is None else left / 1000
        found = player.next_answer()
        if found is None:
            return
        due, action = found
        decision, answer = due.decision, player.game.write(action)
        try:
            request = wire.Answer(id=secrets.token_hex(8), prompt=decision.prompt, ask=decision.ask, answer=answer)
            ack = self.request(self.code, request, self.seat)
        except ClientError as error:
            if "refuse" not in error.code:  # the table may have moved on meanwhile
                raise
            return
        if isinstance(ack, wire.Ack):
            player.n = ack.n
        if decision.optional and decision.mode is Mode.AGREE:
            time.sleep(PAUSE)  # let others say what they think of it, before the match goes on


class RemotePlayer(Position):
    """What the bot makes of what it is shown, without any network. Its turns are those of every bot."""

    def __init__(self, game: Game[State], bot: Bot, seat: Seat, view_type: type[View]) -> None:
        self.game = game
        self.bot = bot
        self.seat = seat
        self.view_type = view_type
        self.n = 0  # entries there were with the last answer: what shows fewer is old
        self.clock: float | None = None  # seconds that this seat has left
        self.known: dict[int, View] = {}  # by number of entries: what was known then
        self.push: wire.PushNews | None = None
        self.turns = Turns(self, (seat,))

    def look(self, push: wire.PushNews, chairs: tuple[wire.Chair, ...]) -> None:
        """Take in what is shown, and add what one remembers."""
        self.push = push
        people = {seat for seat, chair in enumerate(chairs) if chair.state == "person" and not chair.remote}
        self.turns.people = people
        for entry in push.feed:
            if entry.prompt == UNDO:
                to = int(entry.answers[0] or 0)
                self.known = {n: view for n, view in self.known.items() if n <= to}
        screen = msgspec.json.decode(push.screen, type=self.view_type)
        before = self.known[max(self.known)] if self.known else None
        self.known[push.n] = screen if self.game.memory is None else self.game.memory.recall(before, screen)

    def next_answer(self) -> tuple[Due, Action] | None:
        """What to answer now; None: nothing, or what is shown is old."""
        push = self.push
        if push is None or push.n < self.n:
            return None
        while (due := self.turns.due()) is not None:
            action = self._decide(due) if due.action is None else due.action
            if self.turns.take(due, action):
                assert action is not None
                return due, action
        return None

    def _decide(self, due: Due) -> Action | None:
        assert self.push is not None
        proposals = {s: a for s, a in self.answers(due.decision).items() if a is not None}
        view = self.known[self.push.n]
        action = answer_of(self.bot, view, due.decision, due.choices, proposals, self.clock)
        if action is not None and action not in due.choices:
            raise wrong_answer(self.bot, due.decision, self.game.write(action))
        return action

    # Position

    def entries(self) -> int:
        return 0 if self.push is None else self.push.n

    def stretch(self) -> object:
        return [decision for decision in self.decisions() if not decision.optional]

    def decisions(self) -> list[Decision]:
        return [] if self.push is None else list(self.push.decisions)

    def answers(self, decision: Decision) -> Answers:
        """As far as one may know them; one's own always."""
        ballots = () if self.push is None else self.push.ballots
        return {
            seat: None if answer is None else self.game.read(answer)
            for ballot in ballots
            if (ballot.prompt, ballot.ask) == (decision.prompt, decision.ask)
            for seat, answer in zip(ballot.answered, ballot.answers, strict=True)
        }

    def choices(self, decision: Decision, seat: Seat) -> list[Action]:
        questions = () if self.push is None else self.push.questions
        return [
            self.game.read(text)
            for question in questions
            if (question.prompt, question.ask) == (decision.prompt, decision.ask)
            for text in question.choices
        ]


def reason_of(error: Exception) -> str:
    """Why there was no answer, in the words of the system, without its number."""
    return (isinstance(error, OSError) and error.strerror) or str(error) or type(error).__name__


def server_of(url: str) -> tuple[bool, str, str]:
    """Of a link to a server or to a table of it: is it https, the host, the path before it. Raises ClientError.

    >>> server_of("https://example.org/games/t/k7qf"), server_of("localhost:8372")
    ((True, 'example.org', '/games'), (False, 'localhost:8372', ''))
    """
    try:
        parts = urlsplit(url if "//" in url else f"http://{url}")
        is_good = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:  # a port that is no number, a broken bracket
        is_good = False
    if not is_good:
        raise ClientError("server-error-link", url=url)
    path = parts.path.partition("/t/")[0].rstrip("/")
    return parts.scheme == "https", parts.netloc.rpartition("@")[2], path


def code_of(url: str) -> str:
    """Of a table's link: its code. Raises ClientError.

    >>> code_of("https://example.org/games/t/k7qf")
    'K7QF'
    """
    server_of(url)
    code = url.partition("/t/")[2].partition("/")[0].partition("?")[0].partition("#")[0].upper()
    if not (code.isalnum() and code.isascii()):
        raise ClientError("server-error-link", url=url)
    return code
