"""Why an answer is not among the choices: the code of a sentence, and the clause."""

from __future__ import annotations

from typing import Final

from parlour.core.values import Action, Refusal, Seat
from parlour.games.cocoons import rules
from parlour.games.cocoons.actions import Correct, Put, Slide, Tell
from parlour.games.cocoons.phases import PUT_ACTION
from parlour.games.cocoons.places import BESIDE, BITS, PLACE_OF, PLACES
from parlour.games.cocoons.state import NONE, CocoonsState, digit

CLAUSE_OF: Final = {"turn": "C-30", "slide": "C-61", "put": "C-32", "tell": "C-23", "end": "C-50"}


def why_not(state: CocoonsState, prompt: str, seat: Seat, action: Action) -> Refusal:
    """The reason, for an answer that is no choice here."""
    found: Refusal | None = None
    if isinstance(action, Slide) and prompt in ("turn", "slide"):
        found = why_no_slide(state, prompt, action)
    elif isinstance(action, Correct) and prompt == "turn":
        found = why_no_correction(state, action)
    elif prompt == "put":
        found = why_not_put(state, action)
    elif isinstance(action, Tell) and prompt == "tell":
        found = why_not_tell(state, seat, action)
    rule = "C-64" if state.phase == PUT_ACTION and prompt == "put" else CLAUSE_OF[prompt]
    return found or Refusal("refuse-not-a-choice", rule, {"action": str(action)})


def why_no_slide(state: CocoonsState, prompt: str, action: Slide) -> Refusal | None:
    place = PLACE_OF[action.place]
    if place == state.gap:
        return Refusal("cocoons-refuse-gap", "C-30", {"place": action.place})
    if place not in BESIDE[state.gap]:
        return Refusal("cocoons-refuse-not-beside", "C-30", {"place": action.place, "gap": PLACES[state.gap]})
    if prompt == "slide":
        return Refusal("cocoons-refuse-moved-last", "C-61", {"place": action.place})
    return Refusal("cocoons-refuse-must-spend", "C-64", {"place": action.place})


def why_no_correction(state: CocoonsState, action: Correct) -> Refusal | None:
    animal = state.settings.kit.animals.index(action.animal)
    name = f"@cocoons-animal-{action.animal}"
    if digit(state.home, animal) == NONE:
        return Refusal("cocoons-refuse-not-housed", "C-40", {"animal": name})
    if state.reserve < rules.CORRECTION:
        return Refusal("cocoons-refuse-tokens", "C-40", {"tokens": int(state.reserve)})
    if PLACE_OF[action.place] == state.gap:
        return Refusal("cocoons-refuse-gap", "C-40", {"place": action.place})
    return Refusal("cocoons-refuse-same-cocoon", "C-40", {"animal": name, "place": action.place})


def why_not_put(state: CocoonsState, action: Action) -> Refusal | None:
    if isinstance(action, Put):
        rule = "C-64" if state.phase == PUT_ACTION else "C-32"
        return Refusal("cocoons-refuse-gap", rule, {"place": action.place})
    if str(action) == "leave" and state.phase == PUT_ACTION:
        return Refusal("cocoons-refuse-leave-door", "C-64")
    return None


def why_not_tell(state: CocoonsState, seat: Seat, action: Tell) -> Refusal:
    """A seat that does not see the side learns nothing about it from a refusal."""
    place = PLACE_OF[action.place]
    cocoon = digit(state.at, place)
    if (
        place not in BESIDE[state.gap]
        or not rules.is_exposed(state, cocoon)
        or not rules.watchers(state, cocoon) & BITS[seat]
    ):
        return Refusal("cocoons-refuse-unseen", "C-23", {"place": action.place})
    if state.told & BITS[cocoon]:
        return Refusal("cocoons-refuse-told", "C-23", {"place": action.place})
    return Refusal("cocoons-refuse-untrue", "C-23", {"place": action.place})
