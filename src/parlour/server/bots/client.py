"""A bot that visits a table of another server: only the HTTP API, as a bot in any language would do it.

It reads the stream in the main thread and thinks between two lines; the server's beats need no answer, so a long
think drops nothing. A broken stream is opened again from the last entry, a request that came too soon is sent again.
Like everybody at a distance it gets screens, so what a screen forgets it remembers by itself.
"""

from __future__ import annotations

import http.client
import secrets
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from typing import Final, TypeVar
from urllib.parse import urlsplit

import msgspec

from parlour import bots, games, locales
from parlour.bots.turns import MOST_ASKED
from parlour.core.bot import Bot
from parlour.core.errors import OptionError, ParlourError
from parlour.core.game import Game, State
from parlour.core.match import UNDO
from parlour.core.values import Action, Decision, Mode, Question, Record, Seat, View
from parlour.server import wire
from parlour.server.bots.workers import open_game

T = TypeVar("T")
PATIENCE: Final = 60  # seconds without a line before the stream counts as broken
PAUSE: Final = 1.0  # seconds before something is tried again
TRIES: Final = 30  # in a row
SOON: Final = (429, 503)  # what is refused with these may be done a little later

Standings = dict[Seat, str]


class VisitError(ParlourError):
    """The server does not do what was asked."""


class Unreachable(VisitError):
    """The server does not answer; it may be starting again."""


class Visitor:
    """One bot in one seat."""

    def __init__(self, url: str, spec: str, name: str) -> None:
        self.url = url
        self.secure, self.host, self.prefix, self.code = address_of(url)
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
        """One request, again if it came too soon. Raises VisitError."""
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
            raise Unreachable("server-error-unreachable", url=self.url, reason=str(error)) from None

    def decoded(self, status: int, text: bytes, kind: type[T]) -> T:
        """The answer. Raises VisitError, with the server's own reason if it refused."""
        try:
            if status < 400:
                return msgspec.json.decode(text, type=kind)
            refused = msgspec.json.decode(text, type=wire.Refused)
        except msgspec.DecodeError as error:
            raise Unreachable("server-error-unreachable", url=self.url, reason=str(error)) from None
        if locales.has(locales.LANGUAGES[0], refused.code):
            raise VisitError(refused.code, **refused.args)
        raise VisitError("server-error-answer", url=self.url, refusal=refused.code)  # a newer server's own word

    def ask(self, request: wire.Request, seat: Seat | None = None) -> wire.Message:
        where = f"/api/tables/{self.code}/do" + ("" if seat is None else f"?seat={seat}")
        return self.call("POST", where, wire.Message, request)  # type: ignore[arg-type]  # a union of structs

    # Playing

    def sign(self) -> wire.Sign:
        return self.call("GET", f"/api/tables/{self.code}", wire.Sign)

    def sit(self, seat: Seat | None) -> Seat:
        """Take a seat and be ready, if this bot knows the game."""
        sign = self.sign()
        bots.make(self.spec, games.load(sign.game), 0)
        if seat is None:
            free = [n for n, chair in enumerate(sign.chairs) if chair.state == "open"]
            if not free:
                raise VisitError("server-error-full", table=self.code)
            seat = free[0]
        self.ask(wire.Sit(seat=seat))
        self.ask(wire.Ready(seat=seat, entropy=secrets.token_hex(16)))
        self.seat = seat
        return seat

    def play(self) -> tuple[int, ...]:
        """Answer until the match is over; its scores."""
        have: int | None = None
        player: Player | None = None
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

    def player(self) -> Player:
        sign = self.sign()
        game = self.game_of(sign)
        bot = bots.make(self.spec, game, secrets.randbits(32))
        return Player(game, bot, self.seat, type(game.view(game.setup(len(sign.chairs), sign.options), self.seat)))

    def game_of(self, sign: wire.Sign) -> Game[State]:
        """The game with the table's edition; the record of a match carries one that is not shipped."""
        try:
            game = open_game(sign.game, sign.edition.partition(" ")[0])
            if game.edition == sign.edition:
                return game
        except OptionError:
            pass
        path = f"/api/tables/{self.code}/record?seat={self.seat}&format=json"
        edition = self.call("GET", path, Record).tags.get(games.EDITION_TAG)
        if edition is None:
            raise VisitError("error-edition-hash", edition=sign.edition)
        return open_game(sign.game, edition)

    def pushes(self, have: int | None) -> Iterator[tuple[wire.Push, tuple[wire.Chair, ...]]]:
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
                    if isinstance(news, wire.Sign):
                        chairs = news.chairs
                    elif isinstance(news, wire.Welcome) and news.seat is None:
                        raise VisitError("server-refuse-not-yours", seat=self.seat)  # it has changed hands
                    elif isinstance(news, wire.Push):
                        yield news, chairs
        except (OSError, http.client.HTTPException) as error:
            raise Unreachable("server-error-unreachable", url=self.url, reason=str(error)) from None

    def respond(self, player: Player, push: wire.Push, chairs: tuple[wire.Chair, ...]) -> None:
        """Answer one thing that is asked and not answered yet; the next push tells what is still to do."""
        player.look(push, chairs)
        for question, decision in player.open_questions(push):
            answer = player.answer_to(question, decision, push)
            if answer is None:
                continue
            request = wire.Answer(id=secrets.token_hex(8), prompt=question.prompt, ask=question.ask, answer=answer)
            try:
                ack = self.ask(request, self.seat)
            except VisitError as error:
                if "refuse" not in error.code:  # the table may have moved on meanwhile
                    raise
                continue
            if isinstance(ack, wire.Ack):
                player.n = ack.n
            if decision.optional and decision.mode is Mode.AGREE:
                time.sleep(PAUSE)  # let others say what they think of it, before the match goes on
            return


class Player:
    """What the bot makes of what it is shown, without any network."""

    def __init__(self, game: Game[State], bot: Bot, seat: Seat, view_type: type[View]) -> None:
        self.game = game
        self.bot = bot
        self.seat = seat
        self.view_type = view_type
        self.n = 0  # entries there were with the last answer: what shows fewer is old
        self.people: set[Seat] = set()  # seats of people, not of programs
        self.known: dict[int, View] = {}  # by number of entries: what was known then
        self.asked: Counter[tuple[tuple[str, int], ...]] = Counter()  # optional offers, by what the match waits for
        self.passed: set[tuple[object, ...]] = set()

    def look(self, push: wire.Push, chairs: tuple[wire.Chair, ...]) -> None:
        """Take in what is shown, and add what one remembers."""
        self.people = {seat for seat, chair in enumerate(chairs) if chair.state == "person" and not chair.remote}
        for entry in push.feed:
            if entry.prompt == UNDO:
                to = int(entry.answers[0] or 0)
                self.known = {n: view for n, view in self.known.items() if n <= to}
        screen = msgspec.json.decode(push.screen, type=self.view_type)
        before = self.known[max(self.known)] if self.known else None
        self.known[push.n] = screen if self.game.memory is None else self.game.memory.recall(before, screen)

    def open_questions(self, push: wire.Push) -> list[tuple[Question, Decision]]:
        """What is asked, unless that is old; first what the match does not wait for, because it is gone afterwards."""
        decisions = {(decision.prompt, decision.ask): decision for decision in push.decisions}
        asked = [(question, decisions[question.prompt, question.ask]) for question in push.questions]
        return [] if push.n < self.n else sorted(asked, key=lambda pair: not pair[1].optional)

    def answer_to(self, question: Question, decision: Decision, push: wire.Push) -> str | None:
        """What to say now; None: nothing, or nothing new."""
        standing = standings(question, push)
        answer = self.backed(decision, standing) if decision.mode is Mode.AGREE else None
        if answer is None and self.seat not in standing and question.choices:
            if decision.optional and not self.is_offered(decision, standing, push):
                return None
            if not decision.optional and self.leaves_to_people(decision, standing):
                return None
            answer = self.decide(decision, question, standing, push)
        return None if answer == standing.get(self.seat) else answer

    def backed(self, decision: Decision, standing: Standings) -> str | None:
        """What most people say, else what the first of the seats says (D-62): so programs come to agree, too."""
        said = [standing[seat] for seat in decision.seats if seat in standing]
        by_people = [standing[seat] for seat in decision.seats if seat in standing and seat in self.people]
        if by_people:
            return max(by_people, key=by_people.count)  # the first of equals
        return said[0] if said else None

    def leaves_to_people(self, decision: Decision, standing: Standings) -> bool:
        """Is this for people to propose?"""
        return decision.mode is Mode.AGREE and bool(self.people & set(decision.seats)) and not standing

    def is_offered(self, decision: Decision, standing: Standings, push: wire.Push) -> bool:
        """Is this offer new, and were there not too many since the match last moved on?"""
        waits_for = tuple((d.prompt, d.ask) for d in push.decisions if not d.optional)
        offer = (decision, tuple(sorted(standing.items())), push.n)
        if offer in self.passed or self.asked[waits_for] >= MOST_ASKED:
            return False
        self.passed.add(offer)
        self.asked[waits_for] += 1
        return True

    def decide(self, decision: Decision, question: Question, standing: Standings, push: wire.Push) -> str | None:
        read = self.game.read
        choices: list[Action] = [read(text) for text in question.choices]
        proposals = {seat: read(text) for seat, text in standing.items()} if decision.mode is Mode.AGREE else {}
        try:
            action = self.bot.decide(self.known[push.n], decision, choices, proposals, None)
        except Exception:  # it may have missed what it would have to remember: any answer is better than none
            action = None if decision.optional else secrets.choice(choices)
        return None if action is None else self.game.write(action)


def standings(question: Question, push: wire.Push) -> Standings:
    """The answers that lie there, as far as one may know them; one's own always."""
    return {
        seat: answer or ""
        for ballot in push.ballots
        if (ballot.prompt, ballot.ask) == (question.prompt, question.ask)
        for seat, answer in zip(ballot.answered, ballot.answers, strict=True)
    }


def address_of(url: str) -> tuple[bool, str, str, str]:
    """Of a table's link: is it https, the host, the path before it, the code. Raises VisitError.

    >>> address_of("https://example.org/games/t/k7qf")
    (True, 'example.org', '/games', 'K7QF')
    """
    try:
        parts = urlsplit(url if "//" in url else f"http://{url}")
        is_good = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:  # a port that is no number, a broken bracket
        is_good = False
    if is_good:
        path, _, rest = parts.path.partition("/t/")
        code = rest.partition("/")[0].upper()
        if code.isalnum() and code.isascii():
            return parts.scheme == "https", parts.netloc.rpartition("@")[2], path, code
    raise VisitError("server-error-link", url=url)
