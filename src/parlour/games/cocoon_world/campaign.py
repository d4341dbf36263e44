"""A campaign: several games with the same players, decided by total EP or by victories (W-16).

>>> games = [Result((7, 9), (2, 1), "turns"), Result((8, 1), (1, 2), "turns"), Result((3, 4), (2, 1), "turns")]
>>> standing(games, by="ep").places, standing(games, by="victories").places
((1, 2), (2, 1))
"""
# not compiled: defines Structs (mypyc drops class keywords such as tag=)

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, Literal, cast

from parlour.core.errors import OptionError
from parlour.core.values import Options, Result, Value
from parlour.games.cocoon_world.scenario import SCENARIOS

Measure = Literal["ep", "victories"]
"""What decides; agreed before the first game."""

SLUG: Final = "cocoon_world"
OPTION: Final = "scenario"  # what differs from game to game
TAG: Final = "campaign"  # of the record of one of its games: the campaign before that game
MEASURES: Final = ("ep", "victories")
MOST: Final = 12  # games

PLAYED: Final = re.compile(r"([a-z-]+) (\d+(?: \d+)*) / (\d+(?: \d+)*)")


class Standing(Value, frozen=True):
    """How a campaign stands. Who is level in both measures shares a place."""

    games: int
    ep: tuple[int, ...]
    victories: tuple[int, ...]
    places: tuple[int, ...]


def standing(results: Sequence[Result], *, by: Measure) -> Standing:
    """The campaign after these games, one result each, all with the same seats. Raises ValueError if not."""
    if not results or len({len(result.scores) for result in results}) != 1:
        raise ValueError("a campaign is one or more games with the same players")
    seats = range(len(results[0].scores))
    ep = tuple(sum(result.scores[seat] for result in results) for seat in seats)
    victories = tuple(sum(result.places[seat] == 1 for result in results) for seat in seats)
    keys = list(zip(ep, victories, strict=True) if by == "ep" else zip(victories, ep, strict=True))
    places = tuple(1 + sum(other > keys[seat] for other in keys) for seat in seats)
    return Standing(len(results), ep, victories, places)


class Campaign(Value, frozen=True):
    """What was agreed, and the games played so far. `str` is what a record's tag says."""

    scenarios: tuple[str, ...]
    measure: Measure
    played: tuple[Result, ...] = ()

    def next_scenario(self) -> str | None:
        """What is played next; None when all games are."""
        return self.scenarios[len(self.played)] if len(self.played) < len(self.scenarios) else None

    def after(self, result: Result) -> Campaign:
        return Campaign(self.scenarios, self.measure, (*self.played, result))

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
        played = (
            f"{result.ending} {' '.join(map(str, result.scores))} / {' '.join(map(str, result.places))}"
            for result in self.played
        )
        return "; ".join([f"{self.measure} {' '.join(self.scenarios)}", *played])


def plan(scenarios: Sequence[str], measure: str) -> Campaign:
    """A campaign before its first game. Raises OptionError.

    >>> str(plan(["first", "arena"], "ep").after(Result((7, 9), (2, 1), "turns")))
    'ep first arena; turns 7 9 / 2 1'
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

    >>> read("ep first arena; turns 7 9 / 2 1").next_scenario()
    'arena'
    """
    agreed, *games = text.split("; ")
    measure, _, scenarios = agreed.partition(" ")
    campaign = plan(scenarios.split(), measure)
    for game in games:
        found = PLAYED.fullmatch(game)
        if found is None or campaign.next_scenario() is None:
            raise OptionError("error-bad-option", option=TAG, value=text, expected=str(campaign))
        scores, places = (tuple(map(int, numbers.split())) for numbers in found.group(2, 3))
        seats = {len(scores), len(places), *(len(result.scores) for result in campaign.played)}
        if len(seats) != 1:
            raise OptionError("error-bad-option", option=TAG, value=text, expected=str(campaign))
        campaign = campaign.after(Result(scores, places, found[1]))
    return campaign
