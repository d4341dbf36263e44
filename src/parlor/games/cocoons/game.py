"""The game as the contract wants it: asks, checks and passes on to the rules."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from parlor import locales
from parlor.core.edition import edition_id
from parlor.core.errors import OptionError
from parlor.core.game import AGREE, DEAL, ONE, Game, Log
from parlor.core.rng import Rng
from parlor.core.values import Action, Decision, Event, Option, Options, Refusal, Result, Seat, View
from parlor.games.cocoons import rules, sight
from parlor.games.cocoons.actions import Correct, IsDoor, IsFirst, IsMarked, IsStart, Put, Slide, Tell
from parlor.games.cocoons.doors import DOOR_OF, Level, level_of
from parlor.games.cocoons.edition import CocoonsEdition
from parlor.games.cocoons.events import Corrected, Slid
from parlor.games.cocoons.levels import level_code, read_level
from parlor.games.cocoons.notation import END, LEAVE, PUTS, SLIDES, Tables
from parlor.games.cocoons.places import BESIDE, PLACE_OF, SIDE_OF, seats_in
from parlor.games.cocoons.plan import CORRECT, habit
from parlor.games.cocoons.plan import LEAVE as STAY
from parlor.games.cocoons.refusals import why_not
from parlor.games.cocoons.state import (
    ACTION_TOKEN,
    ANIMAL,
    ANIMALS,
    CLOSED,
    COCOONS,
    DOOR,
    FIRST,
    JUDGE,
    MARK,
    NONE,
    NOWHERE,
    OPEN,
    OVER,
    PUT,
    PUT_ACTION,
    SLIDE_ON,
    SPECTATORS,
    START,
    TURN,
    CocoonsState,
    Kit,
    closed_doors,
)
from parlor.games.cocoons.text import board_in_words
from parlor.games.cocoons.view import CocoonsView

RULES: Final = 1

LEVEL: Final = Option("level", ("1", "2", "3", "4", "5"), "C-71", free=True)
OPTIONS: Final = (
    LEVEL,
    Option("hard", ("off", "on"), "C-70"),
    Option("share", ("auto", "players"), "C-23"),
    Option("memory", ("honest", "notes", "aid"), "C-24"),
    Option("first", ("draw", "0", "1", "2", "3"), "C-14"),
)

MOST_TURNS_PER_TOKEN: Final = rules.MOST_FREE_TURNS + 1
DEALS: Final = {FIRST: Decision("first", (), DEAL), MARK: Decision("mark", (), DEAL)}


@mypyc_attr(allow_interpreted_subclasses=True)
class Cocoons(Game[CocoonsState]):
    """The game with one edition."""

    def __init__(self, edition: CocoonsEdition) -> None:
        super().__init__("cocoons", rules=RULES, least=1, most=4, options=OPTIONS, edition=edition_id(edition))
        self.components = edition
        self.kit = Kit(edition.animals, edition.tokens, edition.lock_runes())
        self.levels = edition.levels.all()
        self.tables = Tables(edition.animals)
        self.asked: dict[str, Decision] = {}

    # Setting up

    def settle(self, seats: int, given: Options) -> Options:
        settled = super().settle(seats, given)
        first = settled["first"]
        if first != "draw" and int(first) >= seats:
            expected = ", ".join(["draw", *map(str, range(seats))])
            raise OptionError("error-bad-option", option="first", value=first, expected=expected)
        if settled["level"] not in LEVEL.values:
            level = read_level(settled["level"], self.kit.locks)
            if "hard" in given:  # what is said outright counts, and the code says the same from now on
                level.hard = given["hard"] == "on"
            settled["level"] = level_code(level)
            settled["hard"] = "on" if level.hard else "off"
        return settled

    def level_of(self, options: Options) -> Level:
        """The doors of a table with these options."""
        name, hard = options["level"], options["hard"] == "on"
        if name in LEVEL.values:
            return level_of(self.levels[int(name) - 1], self.kit.locks, hard=hard)
        return read_level(name, self.kit.locks)

    def setup(self, seats: int, options: Options) -> CocoonsState:
        state = CocoonsState(self.kit, self.level_of(options), seats, options)
        if options["first"] != "draw":
            rules.begin_with(state, int(options["first"]))
        return state

    def bound(self, seats: int) -> int:
        # Of nine turns in succession one spends a token (C-64); each asks for a slide and what to put where.
        # Four slide doors and the action door ask once more each.
        return self.kit.tokens * MOST_TURNS_PER_TOKEN * 2 + 5

    def clauses(self) -> tuple[str, ...]:
        return locales.clauses("cocoons")

    # Asking and answering

    def decisions(self, state: CocoonsState) -> list[Decision]:
        step = state.step
        if step == TURN:
            return self.ask_turn(state)
        if step in (PUT, PUT_ACTION):
            return self.with_tell(state, self.ask(state, "put", fleeting=state.forgets))
        if step == SLIDE_ON:
            return self.with_tell(state, self.ask(state, "slide", fleeting=False))
        if step == OVER:
            return []
        if step in (FIRST, MARK):
            return [DEALS[step]]
        if step == START:
            return [self.deal("start", state, None)]
        if step == DOOR:
            return [self.deal("door", state, None)]
        if step == ANIMAL:
            return [self.deal("animal", state, None)]
        if step == JUDGE:
            return [Decision("side", (), DEAL)]
        newly = rules.fresh(state, rules.newly_seen(state))
        return [self.deal("side", state, None if newly & SPECTATORS else seats_in(newly))]

    def ask_turn(self, state: CocoonsState) -> list[Decision]:
        """The main question; beside it telling and, while the start token shows, ending (C-50)."""
        asked = self.with_tell(state, self.ask(state, "turn", fleeting=False))
        if rules.may_end(state):
            key = f"end {state.seats} {state.turn}"
            if key not in self.asked:
                self.asked[key] = Decision("end", tuple(range(state.seats)), AGREE, optional=True, ask=state.turn)
            asked.append(self.asked[key])
        return asked

    def ask(self, state: CocoonsState, prompt: str, *, fleeting: bool) -> Decision:
        key = f"{prompt} {state.active} {state.turn} {fleeting}"
        decision = self.asked.get(key)
        if decision is None:
            decision = Decision(prompt, (state.active,), ONE, fleeting=fleeting, ask=state.turn)
            self.asked[key] = decision
        return decision

    def with_tell(self, state: CocoonsState, decision: Decision) -> list[Decision]:
        if state.shares:
            return [decision]
        tellers = tuple(seat for seat in range(state.seats) if rules.sides_to_tell(state, seat))
        if not tellers:
            return [decision]
        tell = Decision("tell", tellers, ONE, optional=True, fleeting=state.forgets, ask=state.turn)
        return [decision, tell]

    def deal(self, prompt: str, state: CocoonsState, secret: tuple[Seat, ...] | None) -> Decision:
        key = f"{prompt} {secret} {state.forgets}"
        decision = self.asked.get(key)
        if decision is None:
            decision = Decision(prompt, (), DEAL, secret=secret, fleeting=state.forgets)
            self.asked[key] = decision
        return decision

    def actions(self) -> list[Action]:
        return self.tables.answers

    def choices(self, state: CocoonsState, decision: Decision, seat: Seat) -> list[Action]:
        prompt = decision.prompt
        if prompt == "turn":
            return self.turns(state)
        if prompt == "slide":
            return [SLIDES[place] for place in BESIDE[state.gap] if state.at[place] != state.moved]
        if prompt == "put":
            found = [PUTS[place] for place in range(9) if place != state.gap]
            return found if state.step == PUT_ACTION else [*found, LEAVE]
        if prompt == "tell":
            places = rules.sides_to_tell(state, seat)
            return [self.tables.tells[place][state.side[state.at[place]]] for place in places]
        return [END]

    def turns(self, state: CocoonsState) -> list[Action]:
        found = [SLIDES[place] for place in BESIDE[state.gap] if rules.may_slide(state, place)]
        if rules.may_correct(state):
            for animal in range(ANIMALS):
                home = state.home[animal]
                if home != NONE:
                    row = self.tables.corrects[animal]
                    found += [row[place] for place in range(9) if state.at[place] != home and place != state.gap]
        return found

    def pick(self, state: CocoonsState, decision: Decision, seat: Seat, rng: Rng) -> Action:
        choices = self.choices(state, decision, seat)
        return choices[rng.below(len(choices))]

    def hunch(self, state: CocoonsState, decision: Decision, seat: Seat, rng: Rng) -> Action:
        return END if decision.prompt == "end" else self.action_of(state, habit(state, rng))

    def action_of(self, state: CocoonsState, choice: int) -> Action:
        """An answer of `plan` as an action."""
        if state.step in (PUT, PUT_ACTION):
            return LEAVE if choice == STAY else PUTS[choice]
        if choice < CORRECT:
            return SLIDES[choice]
        return self.tables.corrects[(choice - CORRECT) // 9][(choice - CORRECT) % 9]

    def refuse(self, state: CocoonsState, decision: Decision, seat: Seat, action: Action) -> Refusal | None:
        if action in self.choices(state, decision, seat):
            return None
        return why_not(state, decision.prompt, seat, action)

    def outcomes(self, state: CocoonsState, decision: Decision) -> list[tuple[Action, int]]:
        tables = self.tables
        prompt = decision.prompt
        if prompt == "first":
            return [(tables.firsts[seat], 1) for seat in range(state.seats)]
        if prompt == "start":
            return [(start, 1) for start in tables.starts]
        if prompt == "mark":
            return [(mark, 1) for mark in tables.marks]
        if prompt == "door":
            return weighted(tables.doors, rules.door_weights(state))
        if prompt == "animal":
            return weighted(tables.animals, state.unturned)
        return weighted(tables.animals, rules.side_weights(state))

    def apply(
        self,
        state: CocoonsState,
        decision: Decision,
        seats: tuple[Seat, ...],
        answers: list[Action],
        log: Log | None,
    ) -> None:
        answer = answers[0]
        if isinstance(answer, Slide):
            place = PLACE_OF[answer.place]
            if decision.prompt == "turn":
                rules.main_action(state, place, log)
            else:
                rules.slide(state, place, 0, log)
        elif isinstance(answer, Put):
            if state.step == PUT:
                rules.put(state, PLACE_OF[answer.place], log)
            else:
                rules.equip(state, PLACE_OF[answer.place], log)
        elif answer is LEAVE or answer == LEAVE:
            rules.leave(state, log)
        elif isinstance(answer, Correct):
            rules.correct(state, self.tables.animal_of[answer.animal], PLACE_OF[answer.place], log)
        elif isinstance(answer, Tell):
            rules.tell(state, seats[0], PLACE_OF[answer.place], log)
        elif answer == END:
            rules.close(state, log)
        else:
            self.apply_chance(state, decision.prompt, answer, log)

    def apply_chance(self, state: CocoonsState, prompt: str, outcome: Action, log: Log | None) -> None:
        if isinstance(outcome, IsDoor):
            rules.turn_door(state, DOOR_OF[outcome.door], log)
        elif isinstance(outcome, IsMarked):
            rules.orient(state, SIDE_OF[outcome.side], log)
        elif isinstance(outcome, IsStart):
            rules.lay_start(state, PLACE_OF[outcome.place])
        elif isinstance(outcome, IsFirst):
            rules.begin_with(state, outcome.seat)
        else:
            animal = self.tables.animal_of[str(outcome)]
            if prompt == "side":
                rules.reveal_side(state, animal, log)
            else:
                rules.turn_animal(state, animal, log)

    def result(self, state: CocoonsState) -> Result | None:
        if state.step != OVER:
            return None
        won = state.ending == "won"
        return Result((int(won),) * state.seats, (1 if won else 2,) * state.seats, state.ending)

    def census(self, state: CocoonsState) -> dict[str, int]:
        covering = [door for door in state.door if door != OPEN]
        pending = state.step == PUT_ACTION
        tokens = state.token.count(ACTION_TOKEN) + sum(state.laid)
        stands = state.gap != NOWHERE
        return {
            "doors": len(covering) - (not stands) + len(state.discarded) + (state.action != NONE) + pending,
            "unseen doors": closed_doors(state) - covering.count(CLOSED) + (not stands),
            "tokens": state.reserve + state.given_up + tokens,
            "animals": sum(state.unturned)
            + sum(token < ANIMALS for token in state.token)
            + sum(home != NONE for home in state.home),
            "cocoons": sum(cocoon < COCOONS for cocoon in state.at) if stands else COCOONS,
        }

    # Knowing

    def view(self, state: CocoonsState, seat: Seat | None) -> View:
        return sight.view_of(state, seat)

    def forget(self, view: View) -> View:
        assert isinstance(view, CocoonsView)
        return sight.forget(view)

    def guess(self, view: View, rng: Rng) -> CocoonsState:
        assert isinstance(view, CocoonsView)
        return sight.guess(view, self.kit, self.level_of(view.options), rng)

    def preview(self, view: View, action: Action) -> list[Event]:
        assert isinstance(view, CocoonsView)
        if view.seat is None or view.gap is None:
            return []
        if isinstance(action, Slide):
            moved = next((cocoon for cocoon in view.cocoons if cocoon.place == action.place), None)
            if moved is not None:
                paid = int(view.step == "turn" and not moved.action)
                return [Slid(seat=view.active or 0, place=action.place, to=view.gap, paid=paid, rule="C-30")]
        if isinstance(action, Correct):
            home = next((cocoon for cocoon in view.cocoons if action.animal in cocoon.animals), None)
            if home is not None:
                to, animal = action.place, action.animal
                return [Corrected(seat=view.active or 0, animal=animal, place=home.place, to=to, rule="C-40")]
        return []

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
