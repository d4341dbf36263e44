"""What an answer would surely do, told from the view alone."""

from __future__ import annotations

from parlour.core.values import Action, Event
from parlour.games.cocoons.actions import Correct, Leave, Put, Slide
from parlour.games.cocoons.events import Corrected, Equipped, Housed, Left, Slid
from parlour.games.cocoons.places import PLACE_OF
from parlour.games.cocoons.view import CocoonsView


def preview(view: CocoonsView, action: Action) -> list[Event]:
    if view.seat is None or view.gap is None:
        return []
    if isinstance(action, Slide):
        moved = next((cocoon for cocoon in view.cocoons if cocoon.place == action.place), None)
        if moved is not None:
            paid = int(view.phase == "turn" and not moved.action)
            return [Slid(seat=view.active or 0, place=action.place, to=view.gap, paid=paid, rule="C-30")]
    if isinstance(action, Correct):
        home = next((cocoon for cocoon in view.cocoons if action.animal in cocoon.animals), None)
        if home is not None:
            to, animal = action.place, action.animal
            return [Corrected(seat=view.active or 0, animal=animal, place=home.place, to=to, rule="C-40")]
    if isinstance(action, Put | Leave) and view.seat == view.active and view.phase in ("put", "put-action"):
        return preview_put(view, action)
    return []


def preview_put(view: CocoonsView, action: Put | Leave) -> list[Event]:
    """What becomes of the animal in the gap, or of the action door."""
    assert view.gap is not None
    seat, place = view.active or 0, "" if isinstance(action, Leave) else action.place
    if view.phase == "put-action":
        return [Equipped(seat=seat, place=place, rule="C-64")] if place not in ("", view.gap) else []
    bottom = view.bottoms[PLACE_OF[view.gap]]
    if bottom is None or bottom.token is None or place == view.gap:
        return []
    if not place:
        return [Left(seat=seat, animal=bottom.token, rule="C-32")]
    return [Housed(seat=seat, place=place, animal=bottom.token, rule="C-32")]
