"""Kokoro on the contract: which question is asked when, and which verb of the rules answers it."""

from __future__ import annotations

from typing import Final

from parlour import locales
from parlour.core import bits
from parlour.core.edition import edition_id
from parlour.core.errors import NotationError, OptionError
from parlour.core.game import DEAL, EACH, ONE, Game, Log
from parlour.core.rng import Rng
from parlour.core.values import Action, Decision, Event, Option, Options, Refusal, Result, Seat, View
from parlour.games.kokoro import rules, sight
from parlour.games.kokoro.account import MatAccount
from parlour.games.kokoro.actions import Draw, Look, Turn
from parlour.games.kokoro.board import Board
from parlour.games.kokoro.edition import KokoroEdition
from parlour.games.kokoro.encoding import KokoroEncoding
from parlour.games.kokoro.kernel import KokoroKernel
from parlour.games.kokoro.notation import LOOK, TURN, Answers
from parlour.games.kokoro.outlook import KokoroOutlook
from parlour.games.kokoro.phases import CALL, DRAW, NEXT, OVER, PATH, PHASES
from parlour.games.kokoro.phases import LOOK as LOOKING
from parlour.games.kokoro.picture import MatPicture
from parlour.games.kokoro.preview import preview
from parlour.games.kokoro.promise import Promise
from parlour.games.kokoro.scoring import TURNING_STONE, final_result
from parlour.games.kokoro.state import LETTER, ROUNDS, KokoroState, Settings, new_state, numbers_of
from parlour.games.kokoro.text import board_in_words
from parlour.games.kokoro.view import KokoroView

OPTIONS: Final = (
    Option("caller", ("auto", "manual"), "K-03"),
    Option("peek", ("sanctuary", "path"), "K-15"),
    Option("peek_limit", ("none", "round"), "K-19"),
    Option("guardians", ("printed", "random", "each"), "K-40"),
    Option("decree", ("none", "draw", *map(str, range(1, 17))), "K-42"),
)
FIRST_PINK_DECREE: Final = 11


class Kokoro(Game[KokoroState]):
    """The game with one edition."""

    def __init__(self, edition: KokoroEdition) -> None:
        super().__init__(
            "kokoro",
            rules=1,
            least=1,
            most=8,
            options=OPTIONS,
            edition=edition_id(edition),
            openings=("sanctuary", "path"),
        )
        self.components = edition
        self.board = Board(edition)
        self.answers = Answers(self.board)
        self.promise = Promise(self.board)
        self.outlook = KokoroOutlook(self.promise)
        self.account = MatAccount()
        self.by_number = KokoroKernel(self.promise)
        self.kernel = self.by_number
        self.picture = MatPicture(self.board)
        self.encoding = KokoroEncoding(self.board, edition, self.answers, self.promise)
        self.deals = [[Decision(phase, (), DEAL)] for phase in PHASES]
        self.tables: dict[tuple[int, tuple[str, ...]], Settings] = {}

    # Setting up

    def settle(self, seats: int, given: Options) -> Options:
        options = super().settle(seats, given)
        decree = options["decree"]
        if decree.isdecimal() and options["guardians"] == "printed" and int(decree) >= FIRST_PINK_DECREE:
            raise OptionError(  # K-42
                "kokoro-error-pink-decree", decree=decree, expected="guardians=random, guardians=each"
            )
        return options

    def setup(self, seats: int, options: Options) -> KokoroState:
        return new_state(self.settings(seats, options))

    def settings(self, seats: int, options: Options) -> Settings:
        """The settings of a table, made once: all its states share them."""
        key = (seats, tuple(options.values()))
        known = self.tables.get(key)
        if known is None:
            known = Settings(self.board, self.components, seats, options)
            self.tables[key] = known
        return known

    def bound(self, seats: int) -> int:
        """Each round turns every card at most once, with the Caller's hand before it."""
        cards = sum(shape.golden + shape.plain for shape in self.components.deck)
        return 2 * ROUNDS * cards

    def clauses(self) -> tuple[str, ...]:
        return locales.clauses("kokoro")

    # Asking and answering

    def decisions(self, state: KokoroState) -> list[Decision]:
        phase = state.phase
        if phase == DRAW:
            return draw_decision(state.settings, state.turn)
        if phase == OVER:
            return []
        if phase == LOOKING:
            return [Decision("look", (), DEAL, secret=tuple(bits.listed(state.lookers)))]
        if phase == CALL:
            return [Decision("call", (0,), ONE, ask=state.turn)]
        return self.deals[phase]

    def actions(self) -> list[Action]:
        return self.answers.all

    def choices(self, state: KokoroState, decision: Decision, seat: Seat) -> list[Action]:
        if state.phase == CALL:
            return [TURN]
        mat = state.mats[seat]
        empty = rules.empty_spaces(state, mat)
        found = self.answers.draws_in(empty)
        if rules.may_turn_stone(state, mat):
            numbers = rules.stone_numbers(state)
            for space in bits.listed(empty):
                found += [self.answers.stones[space][number - 1] for number in numbers]
        if rules.may_look(state, mat):
            found.append(LOOK)
        return found

    def pick(self, state: KokoroState, decision: Decision, seat: Seat, rng: Rng) -> Action:
        return self.answers.all[self.by_number.pick(state, seat, rng)]

    def hunch(self, state: KokoroState, decision: Decision, seat: Seat, rng: Rng) -> Action:
        return self.answers.all[self.by_number.hunch(state, seat, rng)]

    def refuse(self, state: KokoroState, decision: Decision, seat: Seat, action: Action) -> Refusal | None:
        if state.phase == CALL:
            return None if isinstance(action, Turn) else no_choice(action, "K-03")
        mat = state.mats[seat]
        if isinstance(action, Look):
            return None if rules.may_look(state, mat) else Refusal("kokoro-refuse-looked", "K-19")
        if not isinstance(action, Draw):
            return no_choice(action, "K-12")
        if action.space >= self.board.size:
            return no_choice(action, "K-02")
        bit = self.board.one << action.space
        if rules.is_full(state, mat):
            return Refusal("kokoro-refuse-full", "K-16")
        if mat.drawn & bit:
            return Refusal("kokoro-refuse-drawn", "K-13", {"space": action.name})
        return self.refuse_stone(state, seat, action) if action.number else None

    def refuse_stone(self, state: KokoroState, seat: Seat, draw: Draw) -> Refusal | None:
        """Why the called number may not be exchanged for this one (K-68)."""
        if state.decree != TURNING_STONE:
            return Refusal("kokoro-refuse-as-shown", "K-13", {"number": rules.called_number(state)})
        if state.mats[seat].turned_stone:
            return Refusal("kokoro-refuse-stone-used", "K-68")
        if draw.number not in rules.stone_numbers(state):
            numbers = ", ".join(map(str, rules.stone_numbers(state)))
            return Refusal("kokoro-refuse-stone-number", "K-68", {"number": draw.number, "numbers": numbers})
        return None

    def outcomes(self, state: KokoroState, decision: Decision) -> list[tuple[Action, int]]:
        return rules.outcomes(state)

    def sample(self, state: KokoroState, decision: Decision, rng: Rng) -> Action:
        return rules.outcome(state, rules.sample(state, rng))

    def apply(
        self, state: KokoroState, decision: Decision, seats: tuple[Seat, ...], answers: list[Action], log: Log | None
    ) -> None:
        phase = state.phase
        if phase == DRAW:
            for seat in range(len(answers)):  # zip is slow when compiled
                state.mats[seat].answer = self.index(answers[seat])
            rules.take_turn(state, log)
        elif phase == CALL:
            rules.turn_up(state)
        else:
            rules.let_come(state, rules.NUMBER_OF[answers[0]], log)

    def result(self, state: KokoroState) -> Result | None:
        return final_result(state) if state.phase == OVER else None

    def census(self, state: KokoroState) -> dict[str, int]:
        in_round = state.phase in (NEXT, CALL, PATH, DRAW, LOOKING)
        deck, spent = state.deck(), state.spent()
        letters = numbers_of(state.letters, LETTER)
        golden = sum(deck[1::2]) + sum(spent[1::2])
        return {
            "path cards": sum(deck) + sum(spent) + state.face_up,
            "golden path cards": golden + (state.golden if in_round else 0),
            "cards by which the deck's height is wrong": state.deck_size - sum(deck),
            "sanctuary cards but one a round": len(set(letters)) - state.round,
            "sanctuary cards in two places": int(state.top_letter in letters),
            "mats": len(state.mats),
        }

    # Knowing

    def view(self, state: KokoroState, seat: Seat | None) -> View:
        return sight.view_of(state, seat)

    def guess(self, view: View, rng: Rng) -> KokoroState:
        assert isinstance(view, KokoroView)
        return sight.guess_from(view, self.settings(view.seats, view.options), rng)

    def preview(self, view: View, action: Action) -> list[Event]:
        assert isinstance(view, KokoroView)
        return preview(self.board, view, action)

    # Words

    def text(self, view: View, language: str) -> str:
        assert isinstance(view, KokoroView)
        return board_in_words(view, self.components, language)

    def read(self, text: str) -> Action:
        action = self.answers.by_text.get(text)
        if action is None:
            raise NotationError("error-bad-notation", text=text, game=self.slug)
        return action


def draw_decision(settings: Settings, turn: int) -> list[Decision]:
    """The question of a turn; `ask` is the turn, so that a late answer is known as late."""
    known = settings.turns
    while len(known) <= turn:
        known.append([Decision("draw", tuple(range(settings.seats)), EACH, ask=len(known))])
    return known[turn]


def no_choice(action: Action, rule: str) -> Refusal:
    return Refusal("refuse-not-a-choice", rule, {"action": str(action)})


def create(edition: KokoroEdition) -> Kokoro:
    return Kokoro(edition)
