"""Chocobo's Dungeon on the contract: which question is open, and which verb each answer is."""

from __future__ import annotations

from typing import Final

from parlour import locales
from parlour.core.edition import Edition, edition_id
from parlour.core.errors import NotationError, OptionError
from parlour.core.game import AGREE, DEAL, EACH, ONE, Game, Log
from parlour.core.rng import Rng
from parlour.core.values import Action, Decision, Event, Mode, Option, Options, Refusal, Result, Seat, View
from parlour.games.chocobo import acting, choices, events, hunch, pieces, rules, sight, talk, text
from parlour.games.chocobo.account import ExpeditionAccount
from parlour.games.chocobo.actions import (
    Dealt,
    Discard,
    Drop,
    Eat,
    GiveUp,
    GoOn,
    Lose,
    Play,
    Reap,
    Show,
    Split,
    Strike,
    Turned,
    Use,
    Walk,
)
from parlour.games.chocobo.answers import Answers
from parlour.games.chocobo.auto_pass import GoOnAhead
from parlour.games.chocobo.components import ATTACK, EAT, MOVE, REAP, Box, cell_of
from parlour.games.chocobo.edition import ChocoboEdition
from parlour.games.chocobo.encoding import ChocoboEncoding
from parlour.games.chocobo.moderation import TableTalk
from parlour.games.chocobo.notation import read_outcome
from parlour.games.chocobo.outlook import ChocoboOutlook
from parlour.games.chocobo.phases import (
    ACT,
    AFTER,
    BEFORE,
    BONUS,
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
    NEXT,
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
from parlour.games.chocobo.state import AGREE_TEAM, CAPTAIN, NO_CARD, ChocoboState, Statement
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
DEAL_PROMPTS: Final = {
    DIAL: "dial",
    START_BOOK: "book",
    MEET_BASIC: "basic",
    MEET_ELITE: "elite",
    BONUS: "bonus",
    UNVEIL: "bonus",
    TOKEN: "vegetable",
    FIND_BOOK: "book",
    STRENGTHS: "strengths",
    HANDS: "hand",
}


def create(edition: Edition) -> Game[ChocoboState]:
    """The game with this edition."""
    assert isinstance(edition, ChocoboEdition)
    return Chocobo(edition)


def kind_drawn(counts: list[int], kinds: list[int], rng: Rng) -> int:
    """One of these kinds, by how many there are of each."""
    total = 0
    for kind in kinds:
        total += counts[kind]
    left = rng.below(total)
    for kind in kinds:
        left -= counts[kind]
        if left < 0:
            return kind
    raise AssertionError("something is left to draw")


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
        self.deals: list[list[Decision]] = [  # by phase; empty where seats are asked
            [Decision(DEAL_PROMPTS[phase], (), DEAL)] if phase in DEAL_PROMPTS else [] for phase in range(len(PHASES))
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
        state = ChocoboState(seats, options)
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
        if phase == DISCARD:
            who = sum(2**seat for seat in range(state.seats) if state.to_lose[seat])
            return [self.question(state, "discard", EACH, who)]
        if phase == SURPLUS:
            return [self.question(state, "discard", EACH, 1)]
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
        if state.team == CAPTAIN:
            return self.question(state, prompt, ONE, 2**captain, optional=optional)
        mode = AGREE if state.team == AGREE_TEAM else ONE
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
        if state.phase == CHOOSE and decision.prompt == "choose":
            return choices.any_play(self.answers, state, seat, rng)
        return super().pick(state, decision, seat, rng)

    def refuse(self, state: ChocoboState, decision: Decision, seat: Seat, action: Action) -> Refusal | None:
        return choices.refuse(self.box, self.answers, state, decision.prompt, seat, action)

    # Chance

    def outcomes(self, state: ChocoboState, decision: Decision) -> list[tuple[Action, int]]:
        phase = state.phase
        if phase == DIAL:
            return [(self.answers.number[off], 1) for off in range(len(self.box.dial))]
        if phase == STRENGTHS:
            return [(self.strengths_shown(state), 1)]
        if phase == HANDS:
            return [(Dealt(tuple(state.hands[state.shown])), 1)]
        if phase == TOKEN:
            values = self.box.vegetable_value
            return [(self.answers.number[values[k]], n) for k, n in enumerate(state.vegetable_pile) if n]
        if phase in (START_BOOK, FIND_BOOK):
            return [(self.answers.book[kind], n) for kind, n in enumerate(state.book_pile) if n]
        if phase in (MEET_BASIC, MEET_ELITE):
            left = state.monster_decks
            return [(self.answers.monster[kind], left[kind]) for kind in self.kinds_to_meet(state) if left[kind]]
        if phase == UNVEIL and state.hidden != NO_CARD:
            return [(self.answers.number[state.hidden], 1)]
        return [(self.answers.number[card], 1) for card in state.deck]

    def sample(self, state: ChocoboState, decision: Decision, rng: Rng) -> Action:
        phase = state.phase
        if phase in (DRAW, HAND_CARD, BONUS):
            return self.answers.number[state.deck[rng.below(len(state.deck))]]
        if phase in (MEET_BASIC, MEET_ELITE):
            return self.answers.monster[kind_drawn(state.monster_decks, self.kinds_to_meet(state), rng)]
        return super().sample(state, decision, rng)

    def kinds_to_meet(self, state: ChocoboState) -> list[int]:
        return self.box.kinds_in[0 if state.phase == MEET_BASIC else 1]

    def strengths_shown(self, state: ChocoboState) -> Action:
        """The whole hand of the one who shows, by strength (D-63)."""
        hand = state.hands[state.said[-1].seat]
        return Dealt(tuple(sorted(self.box.strength[card] for card in hand)))

    def hunch(self, state: ChocoboState, decision: Decision, seat: Seat, rng: Rng) -> Action:
        return hunch.hunch(self.box, state, decision.prompt, self.choices(state, decision, seat), rng)

    # Applying

    # A value's class is asked for with `type`: `isinstance` is slow where the answer is no.

    def apply(
        self,
        state: ChocoboState,
        decision: Decision,
        seats: tuple[Seat, ...],
        answers: list[Action],
        log: Log | None,
    ) -> None:
        phase = state.phase
        answer = answers[0]
        if phase in (DRAW, HAND_CARD, BONUS):  # most often
            assert isinstance(answer, Dealt)
            self.card_dealt(state, answer.numbers[0], log)
        elif phase == ACT:
            self.act(state, answer, log)
        elif phase in (CHOOSE, FIRST):
            self.choose(state, seats, answers, log)
        elif self.deals[phase]:
            self.dealt(state, answer, log)
        elif phase in (DISCARD, SURPLUS):
            self.discard(state, seats, [given.cards for given in answers if isinstance(given, Discard)], log)
        else:
            self.decide_together(state, answer, log)

    def card_dealt(self, state: ChocoboState, card: int, log: Log | None) -> None:
        if state.phase == BONUS:
            rules.revealed(self.box, state, card, log)
        else:
            acting.drawn(self.box, state, card, log)

    def choose(self, state: ChocoboState, seats: tuple[Seat, ...], answers: list[Action], log: Log | None) -> None:
        """Phase 3: cards, a Book or a word."""
        answer = answers[0]
        if type(answer) is Play:
            acting.play(self.box, state, seats, [play.cards for play in answers if isinstance(play, Play)], log)
        elif type(answer) is Use:
            self.use(state, answer, log)
        else:
            self.say(state, seats[0], answer, log)

    def dealt(self, state: ChocoboState, answer: Action, log: Log | None) -> None:
        """What chance gives besides cards, and what is shown."""
        phase = state.phase
        if phase == HANDS:
            pieces.show_hand(state, log)
        elif type(answer) is Turned:
            self.turned(state, answer.name, log)
        else:
            assert isinstance(answer, Dealt)
            if phase == STRENGTHS:
                self.showed(state, list(answer.numbers), log)
            elif phase == UNVEIL:
                acting.unveil(self.box, state, answer.numbers[0], log)
            elif phase == DIAL:
                rules.set_dial(self.box, state, answer.numbers[0], log)
            else:
                token = self.box.vegetable_value.index(answer.numbers[0])
                acting.flipped_vegetable(self.box, state, token, log)

    def turned(self, state: ChocoboState, name: str, log: Log | None) -> None:
        if state.phase == MEET_BASIC or state.phase == MEET_ELITE:
            rules.met(self.box, state, self.box.monster_name.index(name), log)
        else:
            acting.found_book(self.box, state, self.box.book_name.index(name), log)

    def discard(self, state: ChocoboState, seats: tuple[Seat, ...], cards: list[pieces.Cards], log: Log | None) -> None:
        if state.phase == SURPLUS:
            acting.discard_surplus(self.box, state, cards[0][0], log)
        else:
            rules.discard(self.box, state, seats, cards, log)

    def use(self, state: ChocoboState, answer: Use, log: Log | None) -> None:
        target: int | None = None
        if answer.target.startswith("m"):
            target = int(answer.target[1:]) - 1
        elif answer.target and answer.target != "boss":
            target = cell_of(answer.target)
        acting.use_book(self.box, state, self.box.book_name.index(answer.book), target, log)

    def decide_together(self, state: ChocoboState, answer: Action, log: Log | None) -> None:
        """What the team settles beside its actions."""
        box = self.box
        if type(answer) is Split:
            acting.share_out(box, state, answer.counts, log)
        elif type(answer) is Use:
            self.use(state, answer, log)
        elif type(answer) is GoOn:
            if state.phase == AFTER:
                rules.end_actions(box, state, log)
            else:
                assert state.phase == BEFORE
                rules.monsters_attack(box, state, log)
        elif type(answer) is Lose:
            pieces.take_away(state, list(answer.counts))
        elif type(answer) is Drop:
            acting.drop(box, state, box.book_name.index(answer.book), log)
        else:
            assert type(answer) is GiveUp
            pieces.lose(state, "cards", log)

    def act(self, state: ChocoboState, answer: Action, log: Log | None) -> None:
        """The action of the dial space whose turn it is, or a Book before it (D-15, D-33)."""
        box = self.box
        if type(answer) is Use:
            self.use(state, answer, log)
            return
        state.back = NEXT
        strength = pieces.strength_now(box, state)
        if type(answer) is Walk:
            acting.tell_action(box, state, MOVE, log)
            acting.move(box, state, cell_of(answer.place) if answer.place else None, strength, log)
        elif type(answer) is Strike:
            acting.tell_action(box, state, ATTACK, log)
            place = int(answer.target[1:]) - 1 if answer.target.startswith("m") else None
            acting.attack(box, state, place, strength, log)
        elif type(answer) is Eat:
            acting.tell_action(box, state, EAT, log)
            acting.eat(box, state, log)
        else:
            assert type(answer) is Reap
            acting.tell_action(box, state, REAP, log)
            pieces.advance_reaper(box, state, strength, log)
            acting.settle(box, state, log)

    def say(self, state: ChocoboState, seat: Seat, answer: Action, log: Log | None) -> None:
        """A statement, for this round (D-63); a `show` is followed by what it shows."""
        state.said.append(Statement(seat, self.answers.index[answer], []))
        if isinstance(answer, Show):
            state.phase = STRENGTHS
        elif log is not None:
            log.tell(None, talk.told(seat, answer))

    def showed(self, state: ChocoboState, strengths: list[int], log: Log | None) -> None:
        statement = state.said.pop()
        state.said.append(Statement(statement.seat, statement.answer, strengths))
        state.phase = CHOOSE
        if log is not None:
            log.tell(None, events.Showed(seat=statement.seat, strengths=tuple(strengths), rule="D-63"))

    # The end

    def result(self, state: ChocoboState) -> Result | None:
        if state.phase != OVER:
            return None
        won = state.ending == "won"
        return Result((1 if won else 0,) * state.seats, (1 if won else 2,) * state.seats, state.ending)

    def census(self, state: ChocoboState) -> dict[str, int]:
        held = sum(len(hand) for hand in state.hands) + sum(len(cards) for cards in state.played) + len(state.bonus)
        hidden = 1 if state.hidden != NO_CARD else 0
        monsters = sum(state.monster_decks) + sum(state.monster_discards) + len(state.row)
        everything = {card for hand in state.hands for card in hand} | set(state.deck) | set(state.discards)
        everything |= {card for cards in state.played for card in cards} | {*state.bonus}
        return {
            "cards": held + hidden + len(state.deck) + len(state.discards),
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

    def read(self, text: str) -> Action:
        try:
            return super().read(text)
        except NotationError:
            outcome = read_outcome(self.answers, text)
            if outcome is None:
                raise
            return outcome
