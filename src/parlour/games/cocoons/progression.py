"""What winning a level earns (C-70 to C-72)."""

from __future__ import annotations

from parlour.core.capabilities import Progression
from parlour.core.values import Lock, Options
from parlour.games.cocoons.levels import FEATS, LOCKS, feat_of, offers_all


class Earning(Progression):
    """Hard mode and own levels are offered to a table one of whose people has won levels 1 to 5 (C-70 to C-72)."""

    def feats(self) -> tuple[str, ...]:
        return FEATS

    def feat(self, options: Options) -> str:
        return feat_of(options)

    def locks(self, people: list[list[str]]) -> list[Lock]:
        return [] if offers_all(people) else LOCKS
