"""What an expedition into Chocobo's Dungeon did: floors, Monsters, the Boss, and what it cost."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.core.capabilities import Account
from parlour.core.values import AccountLine, Event, View
from parlour.games.chocobo.events import Defeated, Hurt, Left
from parlour.games.chocobo.view import ChocoboView


class ExpeditionAccount(Account):
    """The team's, so each source is one number."""

    def __init__(self) -> None:
        super().__init__(("hp", "vegetables"))

    def sources(self, final: View, told: Sequence[Event]) -> list[AccountLine]:
        assert isinstance(final, ChocoboView)
        return [
            AccountLine("rounds", (final.round,)),
            AccountLine("floors", (sum([isinstance(event, Left) for event in told]),)),
            AccountLine("defeated", (sum([isinstance(event, Defeated) for event in told]),)),
            AccountLine("boss", (final.boss_damage,)),
            AccountLine("hurt", (-sum([event.damage for event in told if isinstance(event, Hurt)]),)),
            AccountLine("hp", (final.hp,)),
        ]

    def standing(self, view: View) -> tuple[int, ...]:
        assert isinstance(view, ChocoboView)
        return (view.hp, view.vegetables)
