"""Script: a game that asks what a test writes down, so that each property of a decision can be tried alone.

A script is a list of turns, a turn a list of decisions. Answers and outcomes are the words a, b, c and anew; a
blocking answer leads to the next turn, and `anew` to the same questions with a higher `ask`.
"""

from __future__ import annotations

from typing import Final

import msgspec

from parlour.core.game import DEAL, Game, Log, State
from parlour.core.luck import Luck
from parlour.core.match import Match
from parlour.core.rng import Rng
from parlour.core.values import Action, Decision, Event, Option, Options, Refusal, Result, Seat, View

WORDS: Final = ("a", "b", "c", "anew")


class Say(Action, frozen=True, tag="say"):
    word: str

    def __str__(self) -> str:
        return self.word


class Heard(Event, frozen=True, tag="script-heard"):
    word: str


class ScriptView(View, frozen=True, tag="script"):
    turn: int
    heard: list[list[str | None]]


class ScriptState(State):
    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.turn = 0
        self.ask = 0
        self.moves: list[tuple[Decision, tuple[Seat, ...], tuple[str, ...]]] = []

    def clone(self) -> ScriptState:
        twin = ScriptState(self.seats)
        twin.turn, twin.ask, twin.moves = self.turn, self.ask, list(self.moves)
        return twin


class Script(Game[ScriptState]):
    def __init__(self, *turns: list[Decision], rules: int = 1) -> None:
        options = (Option("mood", ("calm", "wild"), "S-1"), Option("motto", ("",), "S-1", free=True))
        super().__init__("script", rules=rules, least=1, most=4, options=options, edition="paper")
        self.turns = turns

    def setup(self, seats: int, options: Options) -> ScriptState:
        return ScriptState(seats)

    def decisions(self, state: ScriptState) -> list[Decision]:
        if state.turn == len(self.turns):
            return []
        return [msgspec.structs.replace(d, ask=d.ask + state.ask) for d in self.turns[state.turn]]

    def actions(self) -> list[Action]:
        return [Say(word) for word in WORDS]

    def choices(self, state: ScriptState, decision: Decision, seat: Seat) -> list[Action]:
        return self.actions()

    def refuse(self, state: ScriptState, decision: Decision, seat: Seat, action: Action) -> Refusal | None:
        return None

    def outcomes(self, state: ScriptState, decision: Decision) -> list[tuple[Action, int]]:
        return [(Say(word), 1) for word in WORDS[:3]]

    def apply(
        self,
        state: ScriptState,
        decision: Decision,
        seats: tuple[Seat, ...],
        answers: list[Action],
        log: Log | None,
    ) -> None:
        words = tuple(str(answer) for answer in answers)
        state.moves.append((decision, seats, words))
        if words[0] == "anew":
            state.ask += 1
        elif not decision.optional:
            state.turn += 1
        if log is not None:
            log.tell(decision.secret, Heard(word=words[0], rule="S-1"), fleeting=decision.fleeting)

    def result(self, state: ScriptState) -> Result | None:
        if state.turn < len(self.turns):
            return None
        return Result((len(state.moves),) * state.seats, (1,) * state.seats, "read")

    def view(self, state: ScriptState, seat: Seat | None) -> View:
        heard: list[list[str | None]] = []
        for decision, seats, words in state.moves:
            by: tuple[Seat | None, ...] = seats or (None,)
            heard.append([w if decision.may_read(seat, s) else None for s, w in zip(by, words, strict=True)])
        return ScriptView(seat=seat, seats=state.seats, options={}, turn=state.turn, heard=heard)

    def guess(self, view: View, rng: Rng) -> ScriptState:
        raise NotImplementedError

    def text(self, view: View, language: str) -> str:
        assert isinstance(view, ScriptView)
        return f"script, turn {view.turn}"


def play(*turns: list[Decision], seats: int = 2, luck: Luck | None = None) -> Match[ScriptState]:
    """A match of a script; without luck its DEALs stay open."""
    return Match(Script(*turns), seats, {}, luck)


def deal(prompt: str = "card", *, secret: tuple[Seat, ...] | None = None, fleeting: bool = False) -> Decision:
    return Decision(prompt, (), DEAL, secret=secret, fleeting=fleeting)
