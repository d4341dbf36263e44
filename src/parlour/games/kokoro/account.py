"""Where the points of Kokoro came from: the boxes of the mats, and what empty sanctuaries cost."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.core.capabilities import Account
from parlour.core.values import AccountLine, Event, View
from parlour.games.kokoro.events import Finished
from parlour.games.kokoro.view import KokoroView


class MatAccount(Account):
    """Sanctuaries (K-24), guardians (K-30), the decree's box, and the empty sanctuaries (K-31)."""

    def sources(self, final: View, told: Sequence[Event]) -> list[AccountLine]:
        assert isinstance(final, KokoroView)
        mats = final.mats
        found = [
            AccountLine("sanctuary", tuple([mat.boxes[i] for mat in mats]), letter)
            for i, letter in enumerate(final.letters)
            if i < len(mats[0].boxes)
        ]
        penalties = {event.seat: event.penalty for event in told if isinstance(event, Finished)}
        found += [
            AccountLine("caterpillar", tuple([mat.guardian_boxes[0] for mat in mats])),
            AccountLine("flower", tuple([mat.guardian_boxes[1] for mat in mats])),
            AccountLine("decree", tuple([mat.decree_box or 0 for mat in mats])),
            AccountLine("empty", tuple([-penalties[seat] for seat in range(final.seats)])),
        ]
        return [source for source in found if any(source.amounts)]

    def standing(self, view: View) -> tuple[int, ...]:
        assert isinstance(view, KokoroView)
        return tuple([mat.tally or 0 for mat in view.mats])
