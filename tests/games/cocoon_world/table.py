"""A tiny language for tests: a table set up by hand, and a turn played in notation."""

from __future__ import annotations

from typing import cast

from parlour import games
from parlour.core.game import DEAL, Log
from parlour.core.values import Event, Result, View
from parlour.games.cocoon_world import phases, rules
from parlour.games.cocoon_world.game import CocoonWorld
from parlour.games.cocoon_world.rows import row_of
from parlour.games.cocoon_world.state import BLACK, EMPTY, FACE_DOWN, NOWHERE, WHITE, CocoonWorldState
from parlour.games.cocoon_world.view import CocoonWorldView

RED, BLUE, GREEN, AMBER, VIOLET = range(5)

GAME = cast("CocoonWorld", games.load("cocoon_world"))


class Table:
    """Everybody on Start, white up; no tile anywhere, in hand or pile, unless a test puts it there. Red is to roll."""

    def __init__(self, seats: int = 3, *, game: CocoonWorld = GAME, scenario: str = "first") -> None:
        self.game = game
        self.state: CocoonWorldState = game.setup(seats, {"scenario": scenario})
        for space in range(game.board.size):
            self.state.tile[space] = EMPTY
        self.state.pile = 0
        self.events: list[Event] = []
        self.begin(RED)

    # Setting up

    def begin(self, seat: int) -> Table:
        """This seat's turn begins now."""
        self.state.active = seat
        self.state.phase = phases.BEGIN
        rules.run(self.state, self._log())
        return self

    def pawn(self, seat: int, space: int, side: int = WHITE) -> Table:
        self.state.at[seat], self.state.side[seat] = space, side
        return self

    def spare(self, seat: int, space: int, bet: int, side: int = WHITE, spare_side: int = WHITE) -> Table:
        """This seat's pawn is on the track, its spare on the ring."""
        self.track(seat, bet, side)
        self.state.spare_at[seat], self.state.spare_side[seat] = space, spare_side
        return self

    def track(self, seat: int, bet: int, side: int = WHITE) -> Table:
        """This seat's pawn is on the track and has named another."""
        self.pawn(seat, NOWHERE, side)
        self.state.bet[seat] = bet
        return self

    def tile(self, space: int, name: str) -> Table:
        kind = FACE_DOWN if name == "?" else self.kind(name)
        self.state.tile[space] = kind
        return self

    def hand(self, seat: int, *names: str) -> Table:
        self.state.hands[seat] = sorted(self.kind(name) for name in names)
        return self

    def ep(self, *positions: int) -> Table:
        self.state.ep = row_of(list(positions))
        return self

    def unseen(self, each: int) -> Table:
        """So many tiles of each kind that nobody has seen."""
        for kind in range(len(self.state.pool)):
            self.state.pool[kind] = each
        return self

    def pile(self, count: int) -> Table:
        self.state.pile = count
        return self

    def kind(self, name: str) -> int:
        return self.game.board.kind_of[name]

    # Playing

    def do(self, *texts: str) -> Table:
        """Outcomes and answers in order; each must be possible."""
        for text in texts:
            decision = self.game.decisions(self.state)[0]
            action = self.game.read(text)
            if decision.mode is DEAL:
                possible = [outcome for outcome, _ in self.game.outcomes(self.state, decision)]
                assert action in possible, f"{decision.prompt} can't fall {text}"
                self.game.apply(self.state, decision, (), [action], self._log())
            else:
                seat = decision.seats[0]
                refusal = self.game.refuse(self.state, decision, seat, action)
                assert refusal is None, f"{decision.prompt} is no question for {text}: {refusal}"
                self.game.apply(self.state, decision, (seat,), [action], self._log())
            self._hear()
        return self

    def _log(self) -> Log:
        self.log = Log()
        return self.log

    def _hear(self) -> None:
        self.events += [told.event for told in self.log.told]

    # Asking

    @property
    def prompt(self) -> str:
        """What is asked now; "" when it is over."""
        decisions = self.game.decisions(self.state)
        return decisions[0].prompt if decisions else ""

    def choices(self) -> list[str]:
        decision = self.game.decisions(self.state)[0]
        return [str(action) for action in self.game.choices(self.state, decision, decision.seats[0])]

    def outcomes(self) -> dict[str, int]:
        decision = self.game.decisions(self.state)[0]
        return {str(action): weight for action, weight in self.game.outcomes(self.state, decision)}

    def clauses(self) -> list[str]:
        """The clauses that what happened so far names, in order."""
        return [event.rule for event in self.events]

    def result(self) -> Result:
        result = self.game.result(self.state)
        assert result is not None
        return result

    def at(self, seat: int) -> int:
        return self.state.at[seat]

    def names(self, seat: int) -> list[str]:
        """The tiles in a hand."""
        return [self.game.board.kinds[kind].name for kind in self.state.hands[seat]]

    def on(self, space: int) -> str:
        """The tile on a space; "" if it is empty."""
        kind = self.state.tile[space]
        return "" if kind == EMPTY else "?" if kind == FACE_DOWN else self.game.board.kinds[kind].name

    def is_white(self, seat: int) -> bool:
        return self.state.side[seat] != BLACK


def of_this_game(view: View) -> CocoonWorldView:
    assert isinstance(view, CocoonWorldView)
    return view


def see(table: Table, seat: int | None = None) -> CocoonWorldView:
    """What a seat, or the spectator, sees of the table."""
    return of_this_game(table.game.view(table.state, seat))
