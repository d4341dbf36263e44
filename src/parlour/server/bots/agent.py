"""A player who reads and writes words: an agent at tables of a server, as `parlour mcp` lets a language model be one.

It is a client of the HTTP API, as a bot is, and gets what people at its seat get: screens, its own questions, the log
as this seat may read it. Every verb returns text; what is not possible raises an error of one sentence.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

import msgspec

from parlour import games, locales, words
from parlour.core.errors import OptionError
from parlour.core.game import Game, State
from parlour.core.match import UNDO
from parlour.core.values import Question, Result, Seat, View
from parlour.server import wire
from parlour.server.bots.client import ClientError, ServerClient

PAUSE: Final = 1.0  # seconds between two looks while one waits
MOST_WAIT: Final = 60  # seconds


class AgentSeat:
    """A seat that an agent has taken: what it needs to put its table into words."""

    def __init__(self, code: str, seat: Seat) -> None:
        self.code = code
        self.seat = seat
        self.have: int | None = None  # the last entry it was told
        self.game: Game[State] | None = None
        self.view_type: type[View] | None = None


class Agent:
    """One agent at one server. It may sit at several tables; verbs are about the one where it last sat down."""

    def __init__(self, url: str, name: str, language: str, sleep: Callable[[float], None] = time.sleep) -> None:
        self.url = url
        self.name = name
        self.language = language
        self.sleep = sleep
        self.seats: dict[str, AgentSeat] = {}
        self.current: AgentSeat | None = None
        self._client: ServerClient | None = None

    @property
    def client(self) -> ServerClient:
        """Made when it is first needed, so that an agent can start before its server does."""
        if self._client is None:
            self._client = ServerClient(self.url, self.name)
        return self._client

    def say(self, message: str, **facts: str | int) -> str:
        return locales.say(self.language, message, **facts)

    # Before playing

    def games(self) -> str:
        """Every game with its seats, bots and options."""
        sheets = self.client.call("GET", "/api/games", list[wire.GameSheet])
        return "\n".join(line for sheet in sheets for line in game_lines(self.language, sheet))

    def tables(self) -> str:
        """The public tables of the server."""
        listed = self.client.call("GET", "/api/tables", list[wire.Listed])
        if not listed:
            return self.say("agent-no-tables")
        return "\n".join(table_line(self.language, table) for table in listed)

    def create(self, game: str, seats: int, bots: Sequence[str | None], options: Mapping[str, str]) -> str:
        """Open a table and take its first seat without a bot."""
        free = [seat for seat in range(seats) if seat >= len(bots) or not bots[seat]]
        if not free:
            raise ClientError("server-error-full", table=game)
        wanted = wire.NewTable(
            game=game,
            seats=seats,
            options=dict(options),
            bots=tuple((bots[seat] or None) if seat < len(bots) else None for seat in range(seats)),
            private=False,
        )
        made = self.client.call("POST", "/api/tables", wire.Made, wanted)
        return f"{made.link}\n{self.sit(made.code, free[0])}"

    def sit(self, code: str, seat: Seat | None) -> str:
        """Take a seat and be ready; or go back to a table where the agent already sits."""
        code = code.strip().upper()
        if code not in self.seats:
            self.seats[code] = AgentSeat(code, self.client.take_seat(code, seat))
        self.current = self.seats[code]
        return f"{self.say('agent-seated', table=code, seat=self.current.seat)}\n{self.look()}"

    # Playing

    def look(self, wait: float = 0) -> str:
        """What happened since the last look, the board, and what is asked; `wait` seconds for that at most."""
        here, summary, push = self.awaited(wait)
        if push is None:
            return self.say("agent-lobby", open=open_seats(summary))
        game, names = self.game_at(here, summary), names_of(self.language, summary)
        told = list(news(self.language, push, names))
        here.have = push.n
        parts = [
            ("\n".join(told), bool(told)),
            (players_line(self.language, names, here.seat), len(names) > 1),
            (game.text(self.screen_of(here, push), self.language), True),
            (self.asked(here, game, push, names), True),
        ]
        return "\n\n".join(text for text, is_there in parts if is_there)

    def answers(self) -> str:
        """Every answer that may be given now, as it is written, with what it does."""
        here, summary, push = self.awaited(0)
        if push is None:
            return self.say("agent-lobby", open=open_seats(summary))
        game, names = self.game_at(here, summary), names_of(self.language, summary)
        lines: list[str] = []
        for question in push.questions:
            lines.append(words.ask(self.language, game.slug, question.prompt))
            lines += [answer_line(self.language, game, text, names) for text in question.choices]
        return "\n".join(lines) if lines else self.asked(here, game, push, names)

    def answer(self, text: str) -> str:
        """Give an answer to whichever question it answers. Raises ClientError with the reason if it may not."""
        here, _, push = self.awaited(0)
        if push is None:
            raise ClientError("agent-error-lobby", table=here.code)
        text = text.strip()
        question = question_of(push.questions, text)
        request = wire.Answer(id=secrets.token_hex(8), prompt=question.prompt, ask=question.ask, answer=text)
        self.client.request(here.code, request, here.seat)
        return f"{self.say('agent-answered', answer=text)}\n\n{self.look()}"

    def rules(self, game: str, clause: str) -> str:
        """A clause of the rules; without one, the titles of all."""
        clauses = games.load(game).clauses()
        wanted = clause.strip().upper()
        if not wanted:
            return "\n".join(f"{one}: {self.say(f'{one}.title')}" for one in clauses)
        if wanted not in clauses:
            raise OptionError("error-unknown-clause", game=game, clause=clause)
        return self.say(wanted)

    # What the verbs are made of

    def here(self) -> AgentSeat:
        """Where it sits. Raises ClientError."""
        if self.current is None:
            raise ClientError("agent-error-no-seat")
        return self.current

    def awaited(self, wait: float) -> tuple[AgentSeat, wire.TableSummary, wire.PushNews | None]:
        """The table as it is now; or as soon as something is asked or it is over, at most `wait` seconds later."""
        here, left = self.here(), min(wait, MOST_WAIT)
        while True:
            summary = self.client.summary(here.code)
            push = None if summary.phase == "lobby" else self.push_at(here)
            if left <= 0 or (push is not None and (push.result is not None or is_asked(push, here.seat))):
                return here, summary, push
            self.sleep(PAUSE)
            left -= PAUSE

    def push_at(self, here: AgentSeat) -> wire.PushNews:
        since = "" if here.have is None else f"&have={here.have}"
        path = f"/api/tables/{here.code}/view?seat={here.seat}{since}"
        return self.client.call("GET", path, wire.PushNews)

    def game_at(self, here: AgentSeat, summary: wire.TableSummary) -> Game[State]:
        if here.game is None:
            game = here.game = self.client.game_of(summary, here.seat)
            here.view_type = type(game.view(game.setup(len(summary.chairs), summary.options), here.seat))
        return here.game

    def screen_of(self, here: AgentSeat, push: wire.PushNews) -> View:
        assert here.view_type is not None, "the game was opened before"
        return msgspec.json.decode(push.screen, type=here.view_type)

    def asked(self, here: AgentSeat, game: Game[State], push: wire.PushNews, names: Sequence[str]) -> str:
        """What the seat is asked, who else is waited for, or how it ended."""
        if push.result is not None:
            return "\n".join(ending(self.language, game.slug, push.result, names))
        lines: list[str] = []
        if push.questions and (is_asked(push, here.seat) or all(one.optional for one in push.decisions)):
            lines += [words.ask(self.language, game.slug, question.prompt) for question in push.questions]
            lines.append(self.say("agent-choices", count=sum(len(one.choices) for one in push.questions)))
        others = [names[seat] for seat in awaited_seats(push) if seat != here.seat]
        if others:
            lines.append(self.say("agent-waiting", names=", ".join(others)))
        return "\n".join(lines)


# Who is waited for


def awaited_seats(push: wire.PushNews) -> list[Seat]:
    """The seats whose answers the match waits for, as far as this seat may know."""
    given = {(one.prompt, one.ask): one.answered for one in push.ballots}
    return sorted(
        {
            seat
            for decision in push.decisions
            if not decision.optional
            for seat in decision.seats
            if seat not in given.get((decision.prompt, decision.ask), ())
        }
    )


def is_asked(push: wire.PushNews, seat: Seat) -> bool:
    """Does the match wait for this seat?"""
    return bool(push.questions) and seat in awaited_seats(push)


# In words


def game_lines(language: str, sheet: wire.GameSheet) -> Iterator[str]:
    yield locales.say(
        language,
        "agent-game",
        game=sheet.slug,
        name=locales.say(language, f"{sheet.slug}-name") if locales.has(language, f"{sheet.slug}-name") else sheet.slug,
        least=sheet.least,
        most=sheet.most,
        bots=", ".join(sheet.bots),
    )
    for option in sheet.options:
        yield f"  {option.name}: {', '.join(option.values)}"


def table_line(language: str, table: wire.Listed) -> str:
    names = ", ".join(name for name in table.names if name) or "-"
    return locales.say(
        language, "agent-table", table=table.code, game=table.game, phase=table.phase, names=names, open=table.open
    )


def names_of(language: str, summary: wire.TableSummary) -> list[str]:
    """What to call the seats: by the people and bots in them."""
    return [chair.name or chair.bot or words.name_of(language, seat) for seat, chair in enumerate(summary.chairs)]


def players_line(language: str, names: Sequence[str], own: Seat) -> str:
    """Who is who: news call players by their names, the board by their seats."""
    lines = [
        locales.say(
            language,
            "agent-player-you" if seat == own else "agent-player",
            seat=words.name_of(language, seat),
            name=name,
        )
        for seat, name in enumerate(names)
    ]
    return "\n".join(lines)


def open_seats(summary: wire.TableSummary) -> int:
    return sum(chair.state == "open" for chair in summary.chairs)


def news(language: str, push: wire.PushNews, names: Sequence[str]) -> Iterator[str]:
    """What happened, line by line; where nothing is told, the answers themselves, as far as the seat may read them."""
    for entry in push.feed:
        if entry.lines:
            for line in entry.lines:
                yield words.phrase(language, line.id, line.args, names)
        elif entry.prompt != UNDO:
            for seat, answer in zip(entry.seats, entry.answers, strict=False):
                if answer is not None:
                    yield f"{names[seat]}: {answer}"


def ending(language: str, slug: str, result: Result, names: Sequence[str]) -> Iterator[str]:
    message = f"{slug}-ending-{result.ending}"
    yield locales.say(language, "agent-over")
    if locales.has(language, message):
        yield locales.say(language, message)
    for seat, (place, score) in enumerate(zip(result.places, result.scores, strict=True)):
        yield locales.say(language, "agent-place", place=place, name=names[seat], score=score)


def answer_line(language: str, game: Game[State], text: str, names: Sequence[str]) -> str:
    """`draw c4`, and what it is in words if that says more."""
    spoken = words.describe(language, game.slug, game.read(text), names)
    return text if spoken == text else f"{text} ({spoken})"


def question_of(questions: Sequence[Question], text: str) -> Question:
    """The question that a text answers. Raises ClientError, with some of what may be answered."""
    for question in questions:
        if text in question.choices:
            return question
    if not questions:
        raise ClientError("agent-error-not-asked")
    some = [choice for question in questions for choice in question.choices]
    raise ClientError("agent-error-answer", answer=text, choices=", ".join(some[:12]), count=len(some))
