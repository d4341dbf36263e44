"""Cocoon World as the contract wants it; the rules stand in rules.py."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from parlour.core.edition import edition_id
from parlour.core.game import Game, Log
from parlour.core.rng import Rng
from parlour.core.values import Action, Decision, Event, Option, Options, Refusal, Result, Seat, View
from parlour.games.cocoon_world import asking, phases, rules, sight
from parlour.games.cocoon_world.account import CircleAccount
from parlour.games.cocoon_world.authoring import ScenarioFiles
from parlour.games.cocoon_world.board import Board
from parlour.games.cocoon_world.campaign import Campaigns
from parlour.games.cocoon_world.edition import CocoonWorldEdition
from parlour.games.cocoon_world.encoding import CocoonWorldEncoding
from parlour.games.cocoon_world.hunch import hunch
from parlour.games.cocoon_world.kernel import CocoonWorldKernel
from parlour.games.cocoon_world.outlook import WorldOutlook
from parlour.games.cocoon_world.own import settled
from parlour.games.cocoon_world.picture import RingPicture
from parlour.games.cocoon_world.preview import preview
from parlour.games.cocoon_world.scenario import SCENARIOS
from parlour.games.cocoon_world.state import FACE_DOWN, NOBODY, NOWHERE, CocoonWorldState
from parlour.games.cocoon_world.supply import final_result, worth
from parlour.games.cocoon_world.text import board_in_words
from parlour.games.cocoon_world.view import CocoonWorldView
from parlour.locales import clauses


@mypyc_attr(allow_interpreted_subclasses=True)
class CocoonWorld(Game[CocoonWorldState]):
    """The race on a ring that the players build while they run."""

    def __init__(self, edition: CocoonWorldEdition) -> None:
        options = (Option("scenario", tuple(SCENARIOS), "W-10", free=True),)
        super().__init__(
            "cocoon_world",
            rules=3,
            least=1,
            most=5,
            options=options,
            edition=edition_id(edition),
            openings=("roll", "arena", "camp"),
        )
        self.components = edition
        self.outlook = WorldOutlook()
        self.authoring = ScenarioFiles()
        self.campaign = Campaigns(edition)
        self.account = CircleAccount()
        self.picture = RingPicture()
        self.board = Board(edition)
        self.encoding = CocoonWorldEncoding(self.board)
        self.kernel = CocoonWorldKernel()

    def settle(self, seats: int, given: Options) -> Options:
        options = super().settle(seats, given)
        options["scenario"] = settled(self.components, options["scenario"])
        return options

    def setup(self, seats: int, options: Options) -> CocoonWorldState:
        return rules.new_state(self.board, seats, options)

    def bound(self, seats: int) -> int:
        return 400_000  # W-68

    def clauses(self) -> tuple[str, ...]:
        return clauses(self.slug)

    def decisions(self, state: CocoonWorldState) -> list[Decision]:
        decision = rules.decision(state)
        return [] if decision is None else [decision]

    def actions(self) -> list[Action]:
        return self.board.answers.everything

    def choices(self, state: CocoonWorldState, decision: Decision, seat: Seat) -> list[Action]:
        return rules.choices(state)

    def refuse(self, state: CocoonWorldState, decision: Decision, seat: Seat, action: Action) -> Refusal | None:
        return rules.refuse(state, action)

    def outcomes(self, state: CocoonWorldState, decision: Decision) -> list[tuple[Action, int]]:
        return asking.outcomes(state)

    def sample(self, state: CocoonWorldState, decision: Decision, rng: Rng) -> Action:
        return asking.outcome(state, asking.sample(state, rng))

    def pick(self, state: CocoonWorldState, decision: Decision, seat: Seat, rng: Rng) -> Action:
        return rules.answer(state, rules.pick(state, rng))

    def hunch(self, state: CocoonWorldState, decision: Decision, seat: Seat, rng: Rng) -> Action:
        return hunch(state, rng)

    def apply(
        self,
        state: CocoonWorldState,
        decision: Decision,
        seats: tuple[Seat, ...],
        answers: list[Action],
        log: Log | None,
    ) -> None:
        rules.apply(state, rules.number_of(state, answers[0]), log)

    def result(self, state: CocoonWorldState) -> Result | None:
        return final_result(state) if state.phase == phases.OVER else None

    def worth(self, state: CocoonWorldState, seat: Seat) -> float:
        return worth(state, seat)

    def census(self, state: CocoonWorldState) -> dict[str, int]:
        kinds = [*state.tile, *state.out, *state.tops, *state.looked, state.placing]
        for hand in state.hands:
            kinds += hand
        found = {tile.name: state.pool[kind] + kinds.count(kind) for kind, tile in enumerate(self.board.kinds)}
        hidden = kinds.count(FACE_DOWN) + state.pile - len(state.tops)
        found["tiles without identity that are nowhere"] = sum(state.pool) - hidden
        found["pawns"] = sum((state.at[s] == NOWHERE) == (state.bet[s] != NOBODY) for s in range(state.seats))
        found["markers"] = len(set(state.recency))
        return found

    def view(self, state: CocoonWorldState, seat: Seat | None) -> View:
        return sight.view_of(state, seat)

    def guess(self, view: View, rng: Rng) -> CocoonWorldState:
        assert isinstance(view, CocoonWorldView)
        return sight.guess_from(self.board, view, rng)

    def preview(self, view: View, action: Action) -> list[Event]:
        assert isinstance(view, CocoonWorldView)
        return preview(self.board, view, action)

    def text(self, view: View, language: str) -> str:
        assert isinstance(view, CocoonWorldView)
        return board_in_words(view, language)

    def read(self, text: str) -> Action:
        outcome = self.board.answers.read_outcome(text)
        return super().read(text) if outcome is None else outcome


def create(edition: CocoonWorldEdition) -> Game[CocoonWorldState]:
    """The game with this edition."""
    return CocoonWorld(edition)
