"""The game as the contract wants it: asks, checks and passes on to the rules."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from parlour import locales
from parlour.core import bits
from parlour.core.edition import edition_id
from parlour.core.errors import OptionError
from parlour.core.game import ONE, Game, Log
from parlour.core.rng import Rng
from parlour.core.values import Action, Decision, Event, Option, Options, Refusal, Result, Seat, View
from parlour.games.cocoons import rules, sight
from parlour.games.cocoons.account import BoxAccount
from parlour.games.cocoons.caution import PrematureEnd
from parlour.games.cocoons.doors import BARE_PLACE, MOST_TOKENS, PIECES_OF, Level, level_of
from parlour.games.cocoons.edition import CocoonsEdition
from parlour.games.cocoons.encoding import CocoonsEncoding
from parlour.games.cocoons.kernel import (
    CocoonsKernel,
    any_code,
    code_of,
    count_codes,
    count_housed,
    do,
    likely_code,
    nth_code,
    sampled_code,
    worth_of,
)
from parlour.games.cocoons.levels import level_code, read_level, with_hard
from parlour.games.cocoons.memory import HonestMemory
from parlour.games.cocoons.notation import (
    END,
    Tables,
)
from parlour.games.cocoons.phases import (
    FREED,
    OVER,
    PUT,
    PUT_ACTION,
    SETTLED,
    SLIDE_ON,
    TURN,
    TURNED,
)
from parlour.games.cocoons.picture import BoxPicture
from parlour.games.cocoons.places import PLACES
from parlour.games.cocoons.preview import preview
from parlour.games.cocoons.progression import Earning
from parlour.games.cocoons.questions import Questions
from parlour.games.cocoons.refusals import why_not
from parlour.games.cocoons.state import (
    ACTION_TOKEN,
    ANIMALS,
    CLOSED,
    COCOONS,
    DOOR_WIDTH,
    GAP,
    LAID_WIDTH,
    NONE,
    NOWHERE,
    OPEN,
    CocoonsState,
    Kit,
    Settings,
    closed_doors,
    digit,
    digits,
    discards,
    new_state,
)
from parlour.games.cocoons.text import board_in_words
from parlour.games.cocoons.view import CocoonsView
from parlour.games.cocoons.workshop import LevelWorkshop

RULES: Final = 2

LEVEL: Final = Option("level", ("1", "2", "3", "4", "5"), "C-71", free=True)
OPTIONS: Final = (
    LEVEL,
    Option("hard", ("off", "on"), "C-70"),
    Option("share", ("auto", "players"), "C-23"),
    Option("memory", ("honest", "notes", "aid"), "C-24"),
    Option("first", ("draw", "0", "1", "2", "3"), "C-14"),
)

MOST_TURNS_PER_TOKEN: Final = rules.MOST_FREE_TURNS + 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Cocoons(Game[CocoonsState]):
    """The game with one edition."""

    def __init__(self, edition: CocoonsEdition) -> None:
        super().__init__(
            "cocoons",
            rules=RULES,
            least=1,
            most=4,
            options=OPTIONS,
            edition=edition_id(edition),
            team=True,
            openings=("turn",),
        )
        self.components = edition
        self.kit = Kit(edition.animals, edition.tokens, edition.lock_runes())
        self.levels = edition.levels.all()
        self.tables = Tables(edition.animals)
        self.asked = Questions()
        self.known_levels: dict[str, Level] = {}
        self.progression = Earning(OPTIONS)
        self.memory = HonestMemory()
        self.caution = PrematureEnd()
        self.workshop = LevelWorkshop(LEVEL.name, self.kit, self.level_of)
        self.kernel = CocoonsKernel(self.tables)
        self.account = BoxAccount()
        self.picture = BoxPicture()
        self.encoding = CocoonsEncoding(self.tables)

    # Setting up

    def settle(self, seats: int, given: Options) -> Options:
        settled = super().settle(seats, given)
        first = settled["first"]
        if first != "draw" and int(first) >= seats:
            expected = ", ".join(["draw", *map(str, range(seats))])
            raise OptionError("error-bad-option", option="first", value=first, expected=expected)
        if settled["level"] not in LEVEL.values:
            level = read_level(settled["level"], self.kit.locks)
            if "hard" in given:
                level = with_hard(level, settled["level"], given["hard"])
            if level.tokens == self.kit.tokens:
                level.tokens = 0
            settled["level"] = level_code(level)
            settled["hard"] = "on" if level.hard else "off"
        return settled

    def level_of(self, options: Options) -> Level:
        """The doors of a table with these options."""
        key = f"{options['level']} {options['hard']}"
        if key not in self.known_levels:
            self.known_levels[key] = self.read_level(options["level"], hard=options["hard"] == "on")
        return self.known_levels[key]

    def read_level(self, name: str, *, hard: bool) -> Level:
        if name in LEVEL.values:
            return level_of(self.levels[int(name) - 1], self.kit.locks, hard=hard)
        return read_level(name, self.kit.locks)

    def setup(self, seats: int, options: Options) -> CocoonsState:
        state = new_state(Settings(self.kit, self.level_of(options), seats, options))
        if options["first"] != "draw":
            rules.begin_with(state, int(options["first"]))
        return state

    def bound(self, seats: int) -> int:
        # Of nine turns in succession one spends a token (C-64); each asks for a slide and what to put where.
        # Four slide doors and the action door ask once more each.
        return max(self.kit.tokens, MOST_TOKENS) * MOST_TURNS_PER_TOKEN * 2 + 5

    def clauses(self) -> tuple[str, ...]:
        return locales.clauses("cocoons")

    # Asking and answering

    def decisions(self, state: CocoonsState) -> list[Decision]:
        phase = state.phase
        if phase == TURN:
            return self.ask_turn(state)
        if phase in (PUT, PUT_ACTION):
            return self.with_tell(state, self.asked.put(state))
        if phase == SLIDE_ON:
            return self.with_tell(state, self.asked.slide(state))
        if phase == OVER:
            return []
        if phase in (FREED, SETTLED, TURNED):
            newly = rules.fresh(state, state.due)
            return [self.asked.side(state, newly)]
        return [self.asked.deal(state)]

    def ask_turn(self, state: CocoonsState) -> list[Decision]:
        """The main question; beside it telling and, while the start token shows, ending (C-50)."""
        asked = self.with_tell(state, self.asked.turn(state))
        if rules.may_end(state):
            asked.append(self.asked.end(state))
        return asked

    def with_tell(self, state: CocoonsState, decision: Decision) -> list[Decision]:
        if state.shares:
            return [decision]
        tellers = tuple(seat for seat in range(state.settings.seats) if rules.sides_to_tell(state, seat))
        if not tellers:
            return [decision]
        tell = Decision("tell", tellers, ONE, optional=True, fleeting=state.settings.forgets, ask=state.turn)
        return [decision, tell]

    def actions(self) -> list[Action]:
        return self.tables.answers

    def choices(self, state: CocoonsState, decision: Decision, seat: Seat) -> list[Action]:
        if not decision.optional:
            return [self.tables.answers[nth_code(state, n)] for n in range(count_codes(state))]
        if decision.prompt == "tell":
            places = rules.sides_to_tell(state, seat)
            return [self.tables.tells[place][digit(state.side, digit(state.at, place))] for place in places]
        return [END]

    def pick(self, state: CocoonsState, decision: Decision, seat: Seat, rng: Rng) -> Action:
        if decision.optional:
            return super().pick(state, decision, seat, rng)
        return self.tables.answers[any_code(state, rng)]

    def sample(self, state: CocoonsState, decision: Decision, rng: Rng) -> Action:
        return self.tables.by_code[sampled_code(state, rng)]

    def hunch(self, state: CocoonsState, decision: Decision, seat: Seat, rng: Rng) -> Action:
        if decision.optional:
            return self.pick(state, decision, seat, rng)
        return self.tables.answers[likely_code(state, rng)]

    def action_of(self, state: CocoonsState, choice: int) -> Action:
        """An answer of `plan` as an action."""
        return self.tables.answers[code_of(state, choice)]

    def refuse(self, state: CocoonsState, decision: Decision, seat: Seat, action: Action) -> Refusal | None:
        if action in self.choices(state, decision, seat):
            return None
        return why_not(state, decision.prompt, seat, action)

    def outcomes(self, state: CocoonsState, decision: Decision) -> list[tuple[Action, int]]:
        tables = self.tables
        prompt = decision.prompt
        if prompt == "first":
            return [(tables.firsts[seat], 1) for seat in range(state.settings.seats)]
        if prompt == "start":
            return [(start, 1) for start in tables.starts]
        if prompt == "mark":
            return [(mark, 1) for mark in tables.marks]
        if prompt == "door":
            return weighted(tables.doors, rules.door_weights(state))
        if prompt == "animal":
            return [(tables.animals[animal], 1) for animal in bits.listed(state.unturned)]
        return [(tables.animals[animal], 1) for animal in bits.listed(rules.sides_left(state))]

    def apply(
        self,
        state: CocoonsState,
        decision: Decision,
        seats: tuple[Seat, ...],
        answers: list[Action],
        log: Log | None,
    ) -> None:
        do(state, seats[0] if seats else 0, self.tables.codes[answers[0]], log)

    def result(self, state: CocoonsState) -> Result | None:
        if state.phase != OVER:
            return None
        won = state.ending == "won"
        seats = state.settings.seats
        return Result((int(won),) * seats, (1 if won else 2,) * seats, state.ending)

    def worth(self, state: CocoonsState, seat: Seat) -> float:
        return worth_of(state)

    def census(self, state: CocoonsState) -> dict[str, int]:
        doors = digits(state.door, len(PLACES), DOOR_WIDTH)
        covering = [door for door in doors if door != OPEN]
        tokens = digits(state.token, len(PLACES))
        stands = state.gap != NOWHERE
        found_bare = state.settings.level.bare - bits.count(state.closed & PIECES_OF[BARE_PLACE])
        return {
            "doors": len(covering)
            - (not stands)
            + len(discards(state))
            + (state.action != NONE)
            + (state.phase == PUT_ACTION)
            + found_bare,
            "unseen doors": closed_doors(state) - covering.count(CLOSED) + (not stands),
            "tokens": state.reserve
            + state.given_up
            + tokens.count(ACTION_TOKEN)
            + sum(digits(state.laid, COCOONS, LAID_WIDTH)),
            "animals": bits.count(state.unturned) + sum([token < ANIMALS for token in tokens]) + count_housed(state),
            "cocoons": len(PLACES) - digits(state.at, len(PLACES)).count(GAP) if stands else COCOONS,
        }

    # Knowing

    def view(self, state: CocoonsState, seat: Seat | None) -> View:
        return sight.view_of(state, seat)

    def guess(self, view: View, rng: Rng) -> CocoonsState:
        assert isinstance(view, CocoonsView)
        return sight.guess_from(view, self.kit, self.level_of(view.options), rng)

    def preview(self, view: View, action: Action) -> list[Event]:
        assert isinstance(view, CocoonsView)
        return preview(view, action)

    # Words

    def text(self, view: View, language: str) -> str:
        assert isinstance(view, CocoonsView)
        return board_in_words(view, self.components, language)

    def read(self, text: str) -> Action:
        outcome = self.tables.outcomes.get(text)
        return super().read(text) if outcome is None else outcome


def weighted(actions: list[Action], weights: list[int]) -> list[tuple[Action, int]]:
    """The actions that have a weight, in order."""
    return [(actions[n], weights[n]) for n in range(len(weights)) if weights[n]]


def create(edition: CocoonsEdition) -> Cocoons:
    return Cocoons(edition)
