"""A campaign of Cocoon World: several games with the same players, decided by total EP or by victories (W-16)."""

from __future__ import annotations

from typing import Final

from parlour.core.campaign import PlayedMatch
from parlour.core.capabilities import Campaigning
from parlour.core.values import Result, View
from parlour.games.cocoon_world.edition import CocoonWorldEdition
from parlour.games.cocoon_world.own import settled
from parlour.games.cocoon_world.scenario import SCENARIOS
from parlour.games.cocoon_world.view import CocoonWorldView

MOST: Final = 12  # games


class Campaigns(Campaigning):
    """Scenario after scenario: those that are shipped, and own ones by their code (W-80)."""

    def __init__(self, edition: CocoonWorldEdition) -> None:
        super().__init__("scenario", tuple(SCENARIOS), ("ep", "victories"), MOST)
        self.edition = edition

    def scenario(self, value: str) -> str:
        return settled(self.edition, value)

    def played(self, result: Result, final: View) -> PlayedMatch:
        """EP are what the markers show at the end; fame and laps win a game, but are not added up."""
        assert isinstance(final, CocoonWorldView)
        return PlayedMatch(result.scores, result.places, result.ending, tuple([player.ep for player in final.players]))
