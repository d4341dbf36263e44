"""Why an answer is a good one: what the team player of Cocoons knows and is after, as reasons to be said."""
# not compiled: defines Structs (mypyc drops class keywords such as tag=)

from __future__ import annotations

from parlour.core.game import Game, State
from parlour.core.rng import Fast
from parlour.core.values import Action, Decision, Event, Facts, View
from parlour.games.cocoons import rules
from parlour.games.cocoons.actions import Correct, End, Leave, Put, Slide, Tell, animal_fact
from parlour.games.cocoons.bot import is_worth_ending
from parlour.games.cocoons.game import Cocoons
from parlour.games.cocoons.phases import PUT_ACTION
from parlour.games.cocoons.places import BITS, PLACE_OF, PLACES
from parlour.games.cocoons.plan import Errands, chance_of_home, new_sides, owners, remember
from parlour.games.cocoons.state import NONE, CocoonsState, digit
from parlour.games.cocoons.view import CocoonsView
from parlour.games.cocoons.walks import DISTANCE


class Hint(Event, frozen=True):
    """A reason about a place, and an animal if there is one."""

    place: str
    animal: str | None = None

    def facts(self) -> Facts:
        facts: Facts = {"place": self.place}
        return facts if self.animal is None else facts | {"animal": animal_fact(self.animal)}


class HintOpens(Hint, frozen=True, tag="cocoons-hint-opens"):
    """A closed trapdoor is turned over."""


class HintComesOff(Hint, frozen=True, tag="cocoons-hint-comes-off"):
    """A trapdoor that is open already can come off now."""


class HintUncovers(Hint, frozen=True, tag="cocoons-hint-uncovers"):
    """An animal lies face down there."""


class HintFetches(Hint, frozen=True, tag="cocoons-hint-fetches"):
    """An animal whose cocoon is known."""


class HintNears(Hint, frozen=True, tag="cocoons-hint-nears"):
    """On the way to something to do."""


class HintReturns(Hint, frozen=True, tag="cocoons-hint-returns"):
    """All is done: the gap goes back to the start token."""


class HintShows(Event, frozen=True, tag="cocoons-hint-shows"):
    count: int


class HintFree(Event, frozen=True, tag="cocoons-hint-free"):
    """The action cocoon moves without a token."""


class HintOwn(Hint, frozen=True, tag="cocoons-hint-own"):
    """The cocoon that the animal belongs to."""


class HintHurries(Event, frozen=True, tag="cocoons-hint-hurries"):
    """Nobody knows the animal's cocoon, and there is no time to wait."""

    tokens: int


class HintWaits(Event, frozen=True, tag="cocoons-hint-waits"):
    """Its cocoon is not known yet."""

    animal: str

    def facts(self) -> Facts:
        return {"animal": animal_fact(self.animal)}


class HintBare(Event, frozen=True, tag="cocoons-hint-bare"):
    """A bare place would cost a token."""


class HintEquips(Hint, frozen=True, tag="cocoons-hint-equips"):
    """This cocoon will move for free."""


class HintTells(Event, frozen=True, tag="cocoons-hint-tells"):
    """What one sees is for the group."""


class HintEnds(Event, frozen=True, tag="cocoons-hint-ends"):
    """`sure`: every animal is home as far as the seat knows; else there is no time for anything better."""

    sure: bool


def reasons(game: Game[State], view: View, decision: Decision, choices: list[Action], action: Action) -> list[Event]:
    assert isinstance(game, Cocoons)
    assert isinstance(view, CocoonsView)
    assert view.seat is not None
    # What is left open in the guess is put out of the model: it holds what the seat knows and nothing else.
    model = remember(game.guess(view, Fast(b"hint")), view.seat, 0.0, 0)
    match action:
        case Slide():
            return sliding(view, model, PLACE_OF[action.place])
        case Correct():
            return [HintOwn(place=action.place, animal=action.animal, rule="C-40")]
        case Put():
            return putting(view, model, action.place)
        case Leave():
            return leaving(view, model)
        case Tell():
            return [HintTells(rule="C-23")]
        case End():
            return [HintEnds(sure=chance_of_home(model, owners(model)) == 1.0, rule="C-50")]
    return []


def instead(game: Game[State], view: View, decision: Decision) -> Action | None:
    """A box in order is ended, never slid apart (C-50)."""
    assert isinstance(game, Cocoons)
    assert isinstance(view, CocoonsView)
    if decision.prompt != "turn" or view.seat is None:
        return None
    model = remember(game.guess(view, Fast(b"hint")), view.seat, 0.0, 0)
    return End() if rules.may_end(model) and is_worth_ending(model) else None


def sliding(view: CocoonsView, model: CocoonsState, place: int) -> list[Event]:
    """What the gap finds on this place, what comes into sight, and where it leads."""
    found: list[Event] = []
    errands = Errands(model, owners(model))
    bottom = view.bottoms[place]
    at = PLACES[place]
    if bottom is not None and errands.now & BITS[place]:
        if bottom.door == "closed":
            found.append(HintOpens(place=at, rule="C-31"))
        elif bottom.door is not None:
            found.append(HintComesOff(place=at, rule="C-31"))
        elif bottom.token == "hidden":
            found.append(HintUncovers(place=at, rule="C-31"))
        else:
            found.append(HintFetches(place=at, animal=bottom.token, rule="C-32"))
    sides = new_sides(model, place)
    if sides:
        found.append(HintShows(count=sides, rule="C-20"))
    if not found:
        found += heading(model, errands, place)
    if model.action != NONE and digit(model.at, place) == model.action:
        found.append(HintFree(rule="C-64"))
    return found


def heading(model: CocoonsState, errands: Errands, place: int) -> list[Event]:
    """The nearest place with something to do that the gap comes closer to."""
    to_do = errands.now or errands.later or errands.waiting
    if not to_do:
        return [HintReturns(place=PLACES[model.start], rule="C-50")]
    goals = [goal for goal in range(9) if to_do & BITS[goal] and DISTANCE[place][goal] < DISTANCE[model.gap][goal]]
    goals.sort(key=lambda goal: DISTANCE[place][goal])
    return [HintNears(place=PLACES[goal], rule="C-31") for goal in goals[:1]]


def putting(view: CocoonsView, model: CocoonsState, place: str) -> list[Event]:
    if model.phase == PUT_ACTION:
        return [HintEquips(place=place, rule="C-64")]
    cocoon = digit(owners(model), digit(model.token, model.gap))
    if cocoon == NONE:
        return [HintHurries(tokens=model.reserve, rule="C-51")]
    is_own = digit(model.at, PLACE_OF[place]) == cocoon
    return [HintOwn(place=place, animal=name_of(view, model), rule="C-32")] if is_own else []


def leaving(view: CocoonsView, model: CocoonsState) -> list[Event]:
    if digit(owners(model), digit(model.token, model.gap)) == NONE:
        return [HintWaits(animal=name_of(view, model), rule="C-32")]
    return [HintBare(rule="C-70")] if model.settings.hard else []


def name_of(view: CocoonsView, model: CocoonsState) -> str:
    """The animal that lies in the gap."""
    bottom = view.bottoms[model.gap]
    assert bottom is not None
    assert bottom.token is not None
    return bottom.token
