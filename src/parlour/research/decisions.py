"""The decisions of a game, one after another: what a seat was asked, what it saw, what it could answer, what it did."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from parlour import build
from parlour.core.encoding import Buffer, Encoder, new_buffer
from parlour.core.game import DEAL, Game, State
from parlour.core.match import Match
from parlour.core.values import Action, Decision, Move, Record, Seat


@dataclass(frozen=True, slots=True)
class Answered:
    """One answer of one seat, before it was given. Where all had to agree, each seat's is one."""

    entry: int  # of the record
    seat: Seat
    prompt: str
    mode: str
    optional: bool
    answer: str  # in notation
    index: int  # among all answers of the game
    choices: int  # how many it could have given
    numbers: tuple[int, ...] = ()  # the answer in the game's encoding, if it has one; as the two below
    observation: bytes = b""
    mask: bytes = b""


def decisions_of(game: Game[State], record: Record) -> tuple[Answered, ...]:
    """Every answer of every seat in a record without undos, in order."""
    match = Match(game, record.seats, record.options, None)
    writer = RowWriter(game, match)
    found: list[Answered] = []
    for n, move in enumerate(record.moves, 1):
        if move.seats:
            decision = asked(match, move)
            for seat, answer in zip(move.seats, move.answers, strict=True):
                found.append(writer.answered(n, decision, seat, game.read(answer)))
        match.replay((move,))
    return tuple(found)


def asked(match: Match[State], move: Move) -> Decision:
    """The open decision that a move of seats closes."""
    return next(
        decision
        for decision in match.decisions()
        if decision.prompt == move.prompt and decision.mode is not DEAL and set(move.seats) <= set(decision.seats)
    )


class RowWriter:
    """Writes what seats see and may answer as bytes, where the game has an encoding."""

    def __init__(self, game: Game[State], match: Match[State]) -> None:
        self.game = game
        self.match = match
        self.encoder: Encoder[State] | None = None
        if game.encoding is not None:
            self.encoder = game.encoding.encoder(match.seats, match.options)

    def answered(self, n: int, decision: Decision, seat: Seat, action: Action) -> Answered:
        game, state = self.game, self.match.state
        plain = Answered(
            entry=n,
            seat=seat,
            prompt=decision.prompt,
            mode=decision.mode.value,
            optional=decision.optional,
            answer=game.write(action),
            index=game.index(action),
            choices=len(game.choices(state, decision, seat)),
        )
        encoder = self.encoder
        if encoder is None:
            return plain
        observation, mask = empty(encoder.size), empty(encoder.actions)
        encoder.observe(state, seat, [], observation, 0)
        encoder.mask(state, decision, seat, [], mask, 0)
        return replace(
            plain,
            numbers=tuple(encoder.numbers(state, seat, action)),
            observation=bytes(memoryview(observation)),
            mask=bytes(memoryview(mask)),
        )


def empty(size: int) -> Buffer:
    """Bytes that are all 0, of the kind that this build writes to."""
    plain: Any = bytearray(size)
    return new_buffer(size) if build.compiled() else plain
