"""Chocobo's Dungeon on the contract: which question is open, and which verb each answer is."""

from __future__ import annotations

from typing import Final

from parlour import locales
from parlour.core.edition import Edition, edition_id
from parlour.core.errors import NotationError, OptionError
from parlour.core.game import AGREE, DEAL, EACH, ONE, Game, Log
from parlour.core.rng import Rng
from parlour.core.values import Action, Decision, Event, Mode, Option, Options, Refusal, Result, Seat, View
from parlour.games.chocobo import choices, hunch, kernel, pieces, rules, sight, talk, text
from parlour.games.chocobo.account import ExpeditionAccount
from parlour.games.chocobo.actions import Dealt, Show, Turned
from parlour.games.chocobo.answers import Answers
from parlour.games.chocobo.auto_pass import GoOnAhead
from parlour.games.chocobo.cards import NO_CARD
from parlour.games.chocobo.components import BASIC, ELITE, Box
from parlour.games.chocobo.edition import ChocoboEdition
from parlour.games.chocobo.encoding import ChocoboEncoding
from parlour.games.chocobo.kernel import ChocoboKernel
from parlour.games.chocobo.moderation import TableTalk
from parlour.games.chocobo.notation import read_outcome
from parlour.games.chocobo.outlook import ChocoboOutlook
from parlour.games.chocobo.phases import (
    ACT,
    AFTER,
    BEFORE,
    CHOOSE,
    DIAL,
    DISCARD,
    DRAW,
    DROP,
    FIND_BOOK,
    FIRST,
    HAND_CARD,
    HANDS,
    LOSE,
    MEET_BASIC,
    MEET_ELITE,
    OVER,
    PHASES,
    SHORTAGE,
    SPLIT,
    START_BOOK,
    STRENGTHS,
    SURPLUS,
    TOKEN,
    UNVEIL,
)
from parlour.games.chocobo.picture import DungeonPicture
from parlour.games.chocobo.preview import preview
from parlour.games.chocobo.state import AGREE_TEAM, CAPTAIN, ChocoboState, Settings, Statement
from parlour.games.chocobo.view import ChocoboView

RULES: Final = 2
QUESTIONS: Final = 100  # more than a round can ask: the k-th question of round r asks as r x 100 + k
BOUND: Final = 6000

OPTIONS: Final = (
    Option("difficulty", ("normal", "easy", "hard"), "D-04"),
    Option("boss", ("behemoth", "omega"), "D-05"),
    Option("floor2", ("plain", "star"), "D-05"),
    Option("floor3", ("plain", "star"), "D-05"),
    Option("team", ("agree", "anyone", "captain"), "D-34"),
    Option("talk", ("open", "limited"), "D-22"),
)

PROMPTS: Final = ("choose", "talk", "book", "act", "split", "drop", "lose", "discard", "shortage")
EVERYBODY: Final = (0, 1, 3, 7, 15)  # by seats, as `question` takes them
TEAM_PROMPTS: Final = {ACT: "act", SPLIT: "split", DROP: "drop", LOSE: "lose", SHORTAGE: "shortage"}


def create(edition: Edition) -> Game[ChocoboState]:
    """The game with this edition."""
    assert isinstance(edition, ChocoboEdition)
    return Chocobo(edition)


class Chocobo(Game[ChocoboState]):
    """The rulebook with one box."""

    def __init__(self, edition: ChocoboEdition) -> None:
        super().__init__(
            "chocobo",
            rules=RULES,
            least=1,
            most=4,
            options=OPTIONS,
            edition=edition_id(edition),
            team=True,
            openings=("choose",),
        )
        self.box = Box(edition)
        self.answers = Answers(self.box)
        self.auto_pass = GoOnAhead()
        self.moderation = TableTalk()
        self.account = ExpeditionAccount()
        self.outlook = ChocoboOutlook(self.box)
        self.picture = DungeonPicture(self.box)
        self.encoding = ChocoboEncoding(self.box, self.answers)
        self.by_number = ChocoboKernel(self.box, self.answers)
        self.kernel = self.by_number
        self.deals: list[list[Decision]] = [  # by phase; empty where seats are asked
            [Decision(kernel.DEAL_PROMPTS[phase], (), DEAL)] if phase in kernel.DEAL_PROMPTS else []
            for phase in range(len(PHASES))
        ]
        self.card_deals: list[list[Decision]] = [[Decision("card", (), DEAL, secret=(seat,))] for seat in range(4)]
        self.asked: dict[str, dict[int, Decision]] = {prompt: {} for prompt in PROMPTS}

    # Setting up

    def settle(self, seats: int, given: Options) -> Options:
        options = super().settle(seats, given)
        if seats == 1 and options["difficulty"] == "easy":  # D-04, D-60
            raise OptionError("error-bad-option", option="difficulty", value="easy", expected="normal, hard")
        return options

    def setup(self, seats: int, options: Options) -> ChocoboState:
        state = ChocoboState(Settings(seats, options))
        rules.set_up(self.box, state)
        return state

    def bound(self, seats: int) -> int:
        return BOUND

    def clauses(self) -> tuple[str, ...]:
        return locales.clauses("chocobo")

    # Asking

    def decisions(self, state: ChocoboState) -> list[Decision]:
        phase = state.phase
        if phase in (DRAW, HAND_CARD):
            return self.card_deals[pieces.seat_to_deal(state)]
        if phase == OVER:
            return []
        deal = self.deals[phase]
        if deal:
            return deal
        if phase in (CHOOSE, FIRST):
            return self.phase_3(state)
        if phase in (DISCARD, SURPLUS):
            return [self.question(state, "discard", EACH, kernel.seats_asked(state))]
        if phase in (AFTER, BEFORE):
            return [self.team_question(state, "book", optional=False)]
        return [self.team_question(state, TEAM_PROMPTS[phase], optional=False)]

    def phase_3(self, state: ChocoboState) -> list[Decision]:
        """The card choice, with talk and Books beside it (D-12, D-56, D-63)."""
        everybody = EVERYBODY[state.seats]
        found = [self.question(state, "choose", EACH, everybody)]
        if state.seats > 1:
            found.append(self.question(state, "talk", ONE, everybody))
        if pieces.is_any_book_usable(self.box, state):
            found.append(self.team_question(state, "book", optional=True))
        return found

    def team_question(self, state: ChocoboState, prompt: str, *, optional: bool) -> Decision:
        """A question for the team, the would-be captain first (D-34, D-62)."""
        captain = pieces.captain(state)
        if state.settings.team == CAPTAIN:
            return self.question(state, prompt, ONE, 2**captain, optional=optional)
        mode = AGREE if state.settings.team == AGREE_TEAM else ONE
        return self.question(state, prompt, mode, EVERYBODY[state.seats], captain, optional=optional)

    def question(
        self, state: ChocoboState, prompt: str, mode: Mode, who: int, first: int = 0, *, optional: bool = False
    ) -> Decision:
        """One object per question, made when it is first asked. `who` is a sum of powers of two, one a seat.

        The mode follows from the prompt and the option `team`.
        """
        optional = optional or prompt == "talk"
        table = self.asked[prompt]
        ask = state.round * QUESTIONS + state.question
        key = (((ask * 16 + who) * 4 + first) * 4 + (0 if mode is ONE else 1 if mode is EACH else 2)) * 2 + (
            1 if optional else 0
        )
        found = table.get(key)
        if found is None:
            turned = [(first + k) % state.seats for k in range(state.seats)]
            seats = tuple(seat for seat in turned if who // 2**seat % 2)
            found = Decision(prompt, seats, mode, optional=optional, ask=ask)
            table[key] = found
        return found

    def actions(self) -> list[Action]:
        return self.answers.all

    def index(self, action: Action) -> int:
        return self.answers.index[action]

    def choices(self, state: ChocoboState, decision: Decision, seat: Seat) -> list[Action]:
        return choices.choices(self.box, self.answers, state, decision.prompt, seat)

    def pick(self, state: ChocoboState, decision: Decision, seat: Seat, rng: Rng) -> Action:
        if decision.optional:
            return super().pick(state, decision, seat, rng)
        return self.answers.all[choices.any_choice(self.box, self.answers, state, seat, rng)]

    def refuse(self, state: ChocoboState, decision: Decision, seat: Seat, action: Action) -> Refusal | None:
        return choices.refuse(self.box, self.answers, state, decision.prompt, seat, action)

    # Chance

    def outcomes(self, state: ChocoboState, decision: Decision) -> list[tuple[Action, int]]:
        phase = state.phase
        if phase == DIAL:
            return [(self.answers.number[off], 1) for off in range(len(self.box.dial))]
        if phase in (STRENGTHS, HANDS):
            return [(self.by_number.outcome(state, 0), 1)]
        if phase == TOKEN:
            values = self.box.vegetable_value
            return [(self.answers.number[values[k]], n) for k, n in enumerate(state.vegetable_pile) if n]
        if phase in (START_BOOK, FIND_BOOK):
            return [(self.answers.book[kind], n) for kind, n in enumerate(state.book_pile) if n]
        if phase in (MEET_BASIC, MEET_ELITE):
            left = state.monster_decks
            kinds = self.box.kinds_in[BASIC if phase == MEET_BASIC else ELITE]
            return [(self.answers.monster[kind], left[kind]) for kind in kinds if left[kind]]
        if phase == UNVEIL and state.hidden != NO_CARD:
            return [(self.answers.number[state.hidden], 1)]
        return [(self.answers.number[card], 1) for card in state.deck]

    def sample(self, state: ChocoboState, decision: Decision, rng: Rng) -> Action:
        return self.by_number.outcome(state, kernel.sampled(self.box, state, rng))

    def hunch(self, state: ChocoboState, decision: Decision, seat: Seat, rng: Rng) -> Action:
        if decision.prompt == "talk":
            return self.pick(state, decision, seat, rng)
        if decision.optional:
            return self.answers.all[hunch.likely_act(self.box, self.answers, state)]
        return self.answers.all[hunch.likely_answer(self.box, self.answers, state, seat, rng)]

    # Applying: actions become numbers, and `kernel` does the rest

    def apply(
        self,
        state: ChocoboState,
        decision: Decision,
        seats: tuple[Seat, ...],
        answers: list[Action],
        log: Log | None,
    ) -> None:
        answer = answers[0]
        if decision.mode is DEAL:
            kernel.let_come(self.box, state, self.number_of(state, answer), log)
        elif decision.prompt == "talk":
            self.say(state, seats[0], answer, log)
        elif decision.mode is EACH:
            for at in range(len(seats)):
                kernel.put_down(self.answers, state, seats[at], self.answers.index[answers[at]])
            kernel.make_move(self.box, self.answers, state, log)
        else:
            kernel.do_together(self.box, self.answers, state, self.answers.index[answer], log)

    def number_of(self, state: ChocoboState, outcome: Action) -> int:
        """An outcome of chance by number; what is only shown has none."""
        if type(outcome) is Turned:
            names = self.box.monster_name if state.phase in (MEET_BASIC, MEET_ELITE) else self.box.book_name
            return names.index(outcome.name)
        assert isinstance(outcome, Dealt)
        if state.phase == TOKEN:
            return self.box.vegetable_value.index(outcome.numbers[0])
        return outcome.numbers[0] if outcome.numbers else 0

    def say(self, state: ChocoboState, seat: Seat, answer: Action, log: Log | None) -> None:
        """A statement, for this round (D-63); a `show` is followed by what it shows."""
        state.said.append(Statement(seat, self.answers.index[answer], []))
        if isinstance(answer, Show):
            state.phase = STRENGTHS
        elif log is not None:
            log.tell(None, talk.told(seat, answer))

    # The end

    def result(self, state: ChocoboState) -> Result | None:
        if state.phase != OVER:
            return None
        return Result(pieces.scores(state), (1 if pieces.is_won(state) else 2,) * state.seats, state.ending)

    def census(self, state: ChocoboState) -> dict[str, int]:
        hands, played, deck = state.hands, state.played, state.deck
        held = sum(len(hand) for hand in hands) + sum(len(cards) for cards in played) + len(state.bonus)
        hidden = 1 if state.hidden != NO_CARD else 0
        monsters = sum(state.monster_decks) + sum(state.monster_discards) + len(state.row)
        everything = {card for hand in hands for card in hand} | set(deck) | set(state.discards)
        everything |= {card for cards in played for card in cards} | {*state.bonus}
        return {
            "cards": held + hidden + len(deck) + len(state.discards),
            "numbers": len(everything) + hidden,
            "monsters": monsters,
            "vegetable tokens": sum(state.vegetable_pile) + state.flipped,
            "books": sum(state.book_pile) + len(state.books) + state.read,
        }

    # Knowing

    def view(self, state: ChocoboState, seat: Seat | None) -> View:
        return sight.view_of(self.box, self.answers, state, seat)

    def guess(self, view: View, rng: Rng) -> ChocoboState:
        assert isinstance(view, ChocoboView)
        return sight.guess_from(self.box, self.answers, view, rng)

    def preview(self, view: View, action: Action) -> list[Event]:
        return preview(self, view, action)

    # Words

    def text(self, view: View, language: str) -> str:
        assert isinstance(view, ChocoboView)
        return text.board_in_words(self.box, self.answers, view, language)

    def write(self, action: Action) -> str:
        """Kept: a match writes every answer twice."""
        text = self._written.get(action)
        if text is None:
            text = self._written[action] = str(action)
        return text

    def read(self, text: str) -> Action:
        try:
            return super().read(text)
        except NotationError:
            outcome = read_outcome(self.answers, text)
            if outcome is None:
                raise
            return outcome
