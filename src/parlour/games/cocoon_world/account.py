"""What moved the markers of Cocoon World around the EP Circle."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.core.capabilities import Account
from parlour.core.values import AccountLine, Event, View
from parlour.games.cocoon_world.events import MarkerMoved
from parlour.games.cocoon_world.scenario import SCENARIOS, Scenario
from parlour.games.cocoon_world.view import CocoonWorldView, Player


class CircleAccount(Account):
    """Steps clockwise count up, the others down, by their cause; the circle goes round, so they are not the score."""

    def sources(self, final: View, told: Sequence[Event]) -> list[AccountLine]:
        assert isinstance(final, CocoonWorldView)
        steps: dict[str, list[int]] = {}
        for event in told:
            if isinstance(event, MarkerMoved):
                of = steps.setdefault(event.why, [0] * final.seats)
                of[event.seat] += event.ep if event.way == "clockwise" else -event.ep
        found = [AccountLine(why, tuple(of)) for why, of in steps.items() if any(of)]
        found.sort(key=lambda source: -sum(map(abs, source.amounts)))
        besides = tuple([now - player.ep for now, player in zip(self.standing(final), final.players, strict=True)])
        return [*found, AccountLine("besides", besides)] if any(besides) else found

    def standing(self, view: View) -> tuple[int, ...]:
        assert isinstance(view, CocoonWorldView)
        scenario = SCENARIOS.get(view.options["scenario"])
        return tuple([score_of(player, scenario) for player in view.players])


def score_of(player: Player, scenario: Scenario | None) -> int:
    """Views of the older scenarios leave the score out, as their records do."""
    if player.score is not None or scenario is None:
        return player.score or 0
    is_white = player.side == "white"
    return scenario.score(player.ep, is_white=is_white, laps=player.laps, fame=player.fame, tiles=player.hand)
