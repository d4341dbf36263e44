"""A campaign: several games with the same players, decided by total EP or by victories (W-16).

>>> games = [
...     Played((12, 9), (1, 2), "turns", ep=(2, 9)),  # fame and laps win a game, but only EP are added up
...     Played((8, 7), (1, 2), "turns", ep=(8, 7)),
... ]
>>> standing(games, by="ep").places, standing(games, by="victories").places
((2, 1), (1, 2))
"""
# not compiled: defines Structs (mypyc drops class keywords such as tag=)

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, Literal, cast

from parlour.core.errors import OptionError
from parlour.core.values import Options, Result, Value, View
from parlour.games.cocoon_world.scenario import SCENARIOS
from parlour.games.cocoon_world.view import WorldView

Measure = Literal["ep", "victories"]
"""What decides; agreed before the first game."""

SLUG: Final = "cocoon_world"
OPTION: Final = "scenario"  # what differs from game to game
TAG: Final = "campaign"  # of the record of one of its games: the campaign before that game
MEASURES: Final = ("ep", "victories")
MOST: Final = 12  # games

NUMBERS: Final = r"(\d+(?: \d+)*)"
PLAYED: Final = re.compile(rf"([a-z-]+) {NUMBERS} / {NUMBERS}(?: / {NUMBERS})?")


class Played(Result, frozen=True):
    """How one of its games ended, and the EP on the markers then.

    Records from before EP were told apart have none: there the scores stand for them."""

    ep: tuple[int, ...] = ()

    def counted(self) -> tuple[int, ...]:
        return self.ep or self.scores

    def __str__(self) -> str:
        rows = (" ".join(map(str, row)) for row in (self.scores, self.places, self.ep) if row)
        return f"{self.ending} {' / '.join(rows)}"


def played(result: Result, final: View) -> Played:
    """A game of a campaign that has ended; anybody's view of its end shows the markers."""
    assert isinstance(final, WorldView)
    return Played(result.scores, result.places, result.ending, tuple(player.ep for player in final.players))


class Standing(Value, frozen=True):
    """How a campaign stands. Who is level in both measures shares a place."""

    games: int
    ep: tuple[int, ...]
    victories: tuple[int, ...]
    places: tuple[int, ...]


def standing(games: Sequence[Played], *, by: Measure) -> Standing:
    """The campaign after these games, all with the same seats. Raises ValueError if not."""
    if not games or len({len(game.scores) for game in games}) != 1:
        raise ValueError("a campaign is one or more games with the same players")
    seats = range(len(games[0].scores))
    ep = tuple(sum(game.counted()[seat] for game in games) for seat in seats)
    victories = tuple(sum(game.places[seat] == 1 for game in games) for seat in seats)
    keys = list(zip(ep, victories, strict=True) if by == "ep" else zip(victories, ep, strict=True))
    places = tuple(1 + sum(other > keys[seat] for other in keys) for seat in seats)
    return Standing(len(games), ep, victories, places)


class Campaign(Value, frozen=True):
    """What was agreed, and the games played so far. `str` is what a record's tag says."""

    scenarios: tuple[str, ...]
    measure: Measure
    played: tuple[Played, ...] = ()

    def next_scenario(self) -> str | None:
        """What is played next; None when all games are."""
        return self.scenarios[len(self.played)] if len(self.played) < len(self.scenarios) else None

    def after(self, game: Played) -> Campaign:
        return Campaign(self.scenarios, self.measure, (*self.played, game))

    def anew(self) -> Campaign:
        """The same once more, from the beginning."""
        return Campaign(self.scenarios, self.measure)

    def standing(self) -> Standing | None:
        """None before the first result."""
        return standing(self.played, by=self.measure) if self.played else None

    def options(self, others: Options) -> Options:
        """The options of the next game: those of the others, but its own scenario."""
        scenario = self.next_scenario()
        return others if scenario is None else {**others, OPTION: scenario}

    def __str__(self) -> str:
        return "; ".join([f"{self.measure} {' '.join(self.scenarios)}", *map(str, self.played)])


def plan(scenarios: Sequence[str], measure: str) -> Campaign:
    """A campaign before its first game. Raises OptionError.

    >>> str(plan(["arena", "first"], "ep").after(Played((7, 9), (2, 1), "turns", (7, 3))))
    'ep arena first; turns 7 9 / 2 1 / 7 3'
    """
    for scenario in scenarios:
        if scenario not in SCENARIOS:
            raise OptionError("error-bad-option", option=OPTION, value=scenario, expected=", ".join(SCENARIOS))
    if not 1 <= len(scenarios) <= MOST:
        raise OptionError("cocoon_world-error-campaign", games=len(scenarios), most=MOST)
    if measure not in MEASURES:
        raise OptionError("error-bad-option", option="measure", value=measure, expected=", ".join(MEASURES))
    return Campaign(tuple(scenarios), cast("Measure", measure))


def read(text: str) -> Campaign:
    """The campaign that a record's tag tells of. Raises OptionError.

    >>> read("ep arena first; turns 7 9 / 2 1 / 7 3").next_scenario()
    'first'
    """
    agreed, *games = text.split("; ")
    measure, _, scenarios = agreed.partition(" ")
    campaign = plan(scenarios.split(), measure)
    for told in games:
        found = PLAYED.fullmatch(told)
        if found is None or campaign.next_scenario() is None:
            raise OptionError("error-bad-option", option=TAG, value=text, expected=str(campaign))
        scores, places, ep = (tuple(map(int, (numbers or "").split())) for numbers in found.group(2, 3, 4))
        seats = {len(scores), len(places), len(ep or scores), *(len(game.scores) for game in campaign.played)}
        if len(seats) != 1:
            raise OptionError("error-bad-option", option=TAG, value=text, expected=str(campaign))
        campaign = campaign.after(Played(scores, places, found[1], ep))
    return campaign
