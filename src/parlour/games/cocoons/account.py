"""How a box of Cocoons ended: the animals at home, astray and left over, and the tokens in the bowl."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.core.capabilities import Account
from parlour.core.values import AccountLine, Event, View
from parlour.games.cocoons.state import ANIMALS
from parlour.games.cocoons.view import CocoonsView


class BoxAccount(Account):
    """The team's, so each source is one number."""

    def __init__(self) -> None:
        super().__init__(("placed", "tokens"))

    def sources(self, final: View, told: Sequence[Event]) -> list[AccountLine]:
        assert isinstance(final, CocoonsView)
        placed = sum([len(cocoon.animals) for cocoon in final.cocoons])
        found = [AccountLine("tokens", (final.reserve,)), AccountLine("turns", (final.turn,))]
        if any(cocoon.side is None for cocoon in final.cocoons):  # lost before the cocoons were opened
            return [AccountLine("placed", (placed,)), AccountLine("missing", (ANIMALS - placed,)), *found]
        home = sum([cocoon.side in cocoon.animals for cocoon in final.cocoons])
        astray = AccountLine("astray", (placed - home,))
        return [AccountLine("home", (home,)), astray, AccountLine("missing", (ANIMALS - placed,)), *found]

    def standing(self, view: View) -> tuple[int, ...]:
        assert isinstance(view, CocoonsView)
        return (sum([len(cocoon.animals) for cocoon in view.cocoons]), view.reserve)
