"""A small language for positions: a table without luck, where a test deals and answers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from parlour.core.game import Log
from parlour.core.match import Match
from parlour.core.values import Decision, Refusal, encode
from parlour.games import load
from parlour.games.chocobo import acting
from parlour.games.chocobo.components import cell_of
from parlour.games.chocobo.game import Chocobo
from parlour.games.chocobo.state import ChocoboState
from parlour.games.chocobo.view import ChocoboView

GAME = cast("Chocobo", load("chocobo"))
BOX = GAME.box


def of_strength(strength: int, count: int = 1, *, but: Sequence[int] = ()) -> list[int]:
    """The lowest cards of a strength."""
    return [card for card in range(1, 101) if BOX.strength[card] == strength and card not in but][:count]


def lane_of(*strengths: int) -> list[int]:
    """Five cards in rising order with these strengths."""
    lane: list[int] = []
    for strength in strengths:
        low = lane[-1] if lane else 0
        lane.append(next(card for card in range(low + 1, 101) if BOX.strength[card] == strength))
    return lane


class Table:
    """A match whose chance is the test's. `hands` are dealt as given, `books` lie at the start."""

    def __init__(
        self,
        seats: int = 4,
        *,
        hands: Sequence[Sequence[int]] | None = None,
        books: Sequence[str] = (),
        off: int = 0,
        game: Chocobo = GAME,
        options: Mapping[str, str] | None = None,
        **more: str,
    ) -> None:
        self.game = game
        self.log = Log()  # what happens by itself when a test puts a position
        self.match: Match[ChocoboState] = Match(game, seats, {**(options or {}), **more}, None)
        self.deal(str(off))
        while self.prompt == "book":
            self.deal("recover1" if self.state.book_pile[0] > 0 else "recover2")
        while self.prompt == "card":
            self.deal(str(self.state.deck[0]))
        self.state.books = [BOX.book_name.index(name) for name in books]
        if hands is not None:
            self.give(hands)

    # Looking

    @property
    def state(self) -> ChocoboState:
        return self.match.state

    @property
    def open(self) -> list[Decision]:
        self.match._open = None  # tests change the state in place
        return self.match.decisions()

    @property
    def prompt(self) -> str:
        return self.open[0].prompt if self.open else "over"

    @property
    def ending(self) -> str:
        while self.prompt == "hand":
            self.deal(self.outcomes()[0])
        result = self.match.result()
        return result.ending if result else ""

    def outcomes(self) -> list[str]:
        return [str(action) for action, _ in self.game.outcomes(self.state, self.open[0])]

    def choices(self, seat: int = 0, prompt: str | None = None) -> list[str]:
        decision = next(d for d in self.open if prompt in (None, d.prompt) and seat in d.seats)
        return [str(action) for action in self.game.choices(self.state, decision, seat)]

    def view(self, seat: int | None = 0) -> ChocoboView:
        return cast("ChocoboView", self.game.view(self.state, seat))

    def told(self, seat: int | None = None) -> list[str]:
        """Everything this seat was ever told, as JSON texts."""
        entries = self.match.entries
        everything = [*self.log.told, *(told for entry in entries for told in entry.told)]
        return [encode(told.event).decode() for told in everything if told.may_hear(seat)]

    # Putting

    def give(self, hands: Sequence[Sequence[int]]) -> None:
        """Exactly these hands; everything else is in the deck."""
        self.state.hands = [sorted(hand) for hand in hands]
        held = {card for hand in hands for card in hand}
        gone = held | set(self.state.discards) | set(self.state.bonus)
        self.state.deck = [card for card in range(1, 101) if card not in gone]

    def meet(self, *monsters: str, damage: int = 0) -> None:
        for name in monsters:
            self.state.row.append(BOX.monster_name.index(name))
            self.state.damage.append(damage)

    def stand(self, place: str, floor: int = 1, reaper: int = 0) -> None:
        self.state.floor = floor
        self.state.place = cell_of(place)
        self.state.reaper = reaper

    def stand_on_loop(self, outer: int, inner: int) -> None:
        self.state.floor = 4
        self.state.place = outer
        self.state.reaper = inner

    def act(self, *strengths: int, off: int = 0, done: int = 0) -> None:
        """Five cards of these strengths lie at the dial; the first action comes, or the next after those done."""
        state = self.state
        state.off = off
        state.lane = lane_of(*strengths)
        state.bonus, state.played = state.lane[:1], [state.lane[1:], *([] for _ in range(state.seats - 1))]
        state.hands = [[card for card in hand if card not in state.lane] for hand in state.hands]
        state.deck = [card for card in state.deck if card not in state.lane]
        state.round = max(1, state.round)
        state.basic_left = state.elite_left = state.bonus_left = 0
        state.step = done
        acting.open_space(BOX, state, self.log)
        self.match._open = None

    # Doing

    def deal(self, *outcomes: str) -> None:
        for outcome in outcomes:
            self.match._open = None
            self.match.deal(outcome)

    def answer(self, seat: int, text: str) -> Refusal | None:
        self.match._open = None
        return self.match.answer(seat, text)

    def team(self, text: str) -> None:
        """All seats that are asked give this answer."""
        decision = next(d for d in self.open if text in self.choices(d.seats[0], d.prompt))
        for seat in decision.seats if decision.mode.value == "agree" else decision.seats[:1]:
            assert self.answer(seat, text) is None

    def play(self, *texts: str) -> None:
        for seat, text in enumerate(texts):
            assert self.answer(seat, text) is None

    def to_choice(self, *bonus: int, monsters: Sequence[str] = ("blob", "imp", "bat")) -> None:
        """Phases 1 and 2: the first of these Monsters come, then these bonus cards."""
        row = iter(monsters)
        while self.prompt in ("basic", "elite"):
            self.deal(next(name for name in row if name in self.outcomes()))
        for card in bonus:
            self.deal(str(card))
