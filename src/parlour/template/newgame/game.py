"""The game as the contract wants it: asks, checks and passes on to the rules."""

from __future__ import annotations

from parlour import locales
from parlour.core.edition import edition_id
from parlour.core.game import DEAL, ONE, Game, Log
from parlour.core.rng import Rng
from parlour.core.values import Action, Decision, Event, Option, Options, Refusal, Result, Seat, View

from newgame import phases, rules, sight
from newgame.actions import Dealt, Play
from newgame.edition import MOST_SEATS, SUITS, NewGameEdition
from newgame.notation import Answers
from newgame.preview import preview
from newgame.state import NewGameState, Settings
from newgame.text import board_in_words
from newgame.view import NewGameView


class NewGame(Game[NewGameState]):
    """A trick-taking game: follow suit if you can, and take the most tricks."""

    def __init__(self, edition: NewGameEdition) -> None:
        options = (Option("trump", ("none", *SUITS), "NG-06"),)
        super().__init__("newgame", rules=1, least=2, most=MOST_SEATS, options=options, edition=edition_id(edition))
        self.components = edition
        self.answers = Answers(edition.cards.ranks)

    # Setting up

    def settings(self, seats: int, options: Options) -> Settings:
        return Settings(self.components, self.answers, seats, options)

    def setup(self, seats: int, options: Options) -> NewGameState:
        return NewGameState(self.settings(seats, options))

    def bound(self, seats: int) -> int:
        return 2 * seats * self.components.cards.hand  # each card is dealt and played

    def clauses(self) -> tuple[str, ...]:
        return locales.clauses("newgame")

    # Asking and answering

    def decisions(self, state: NewGameState) -> list[Decision]:
        if state.phase == phases.DEAL:
            return [Decision("deal", (), DEAL, secret=(rules.seat_to_deal(state),))]
        if state.phase == phases.PLAY:
            return [Decision("play", (rules.seat_to_play(state),), ONE, ask=len(state.gone) + len(state.trick))]
        return []

    def actions(self) -> list[Action]:
        return self.answers.plays

    def choices(self, state: NewGameState, decision: Decision, seat: Seat) -> list[Action]:
        return rules.choices(state, seat)

    def refuse(self, state: NewGameState, decision: Decision, seat: Seat, action: Action) -> Refusal | None:
        return rules.refuse(state, seat, action)

    def outcomes(self, state: NewGameState, decision: Decision) -> list[tuple[Action, int]]:
        return [(self.answers.cards[card], 1) for card in state.unseen]

    def apply(
        self, state: NewGameState, decision: Decision, seats: tuple[Seat, ...], answers: list[Action], log: Log | None
    ) -> None:
        answer = answers[0]
        if isinstance(answer, Dealt):
            rules.deal_card(state, self.answers.number[answer.card], log)
        elif isinstance(answer, Play):
            rules.play_card(state, seats[0], self.answers.number[answer.card], log)

    def result(self, state: NewGameState) -> Result | None:
        return rules.final_result(state) if state.phase == phases.OVER else None

    def census(self, state: NewGameState) -> dict[str, int]:
        return {"cards": len(state.unseen) + sum(map(len, state.hands)) + len(state.trick) + len(state.gone)}

    # Knowing

    def view(self, state: NewGameState, seat: Seat | None) -> View:
        return sight.view_of(state, seat)

    def guess(self, view: View, rng: Rng) -> NewGameState:
        assert isinstance(view, NewGameView)
        return sight.guess_from(view, self.settings(view.seats, view.options), rng)

    def preview(self, view: View, action: Action) -> list[Event]:
        assert isinstance(view, NewGameView)
        if not isinstance(action, Play) or action.card not in view.hand:  # no answer, so it does nothing
            return []
        return preview(sight.table_of(view, self.settings(view.seats, view.options)), action)

    # Words

    def text(self, view: View, language: str) -> str:
        assert isinstance(view, NewGameView)
        return board_in_words(view, language)

    def read(self, text: str) -> Action:
        return self.answers.outcomes.get(text) or super().read(text)


def create(edition: NewGameEdition) -> NewGame:
    """The game with this edition."""
    return NewGame(edition)
