"""What a game may offer besides its rules. Whoever needs one asks the game for it, and gets None from most.

Each is a small class of its own, an attribute of `Game`. They are classes and not protocols because search and server
ask them after every move, and a call through a protocol costs a compiled module thirty times as much.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final, Generic

from mypy_extensions import mypyc_attr

from parlour.core.campaign import Campaign, PlayedMatch
from parlour.core.errors import OptionError
from parlour.core.state import S
from parlour.core.values import AccountLine, Action, Decision, Event, Lock, Option, Options, Refusal, Result, Seat, View

HOUSE: Final = "house"
"""The tag of a record that was played by a house rule."""
UNLOCK: Final = "unlock"
"""Its value: the host opened what nobody at the table had earned yet."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Progression:
    """For a game that offers more to those who have won some of it. `options` are the game's."""

    def __init__(self, options: tuple[Option, ...]) -> None:
        self.listed = {option.name: option.values for option in options}

    def feats(self) -> tuple[str, ...]:
        """The feats that everybody may reach, in order, for a list of what is done and what is not."""
        raise NotImplementedError

    def feat(self, options: Options) -> str:
        """What winning with these options is remembered as, for each person at the table; "" for nothing."""
        raise NotImplementedError

    def locks(self, people: list[list[str]]) -> list[Lock]:
        """What a table does not offer yet, by the feats of each person at it."""
        raise NotImplementedError

    def refuse(self, options: Options, people: list[list[str]]) -> Refusal | None:
        """Why a table with these people may not play with these options yet, or None if it may."""
        for lock in self.locks(people):
            if lock.shuts(options, self.listed[lock.option]):
                return lock.why
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Memory:
    """For a game in which remembering is part of the play."""

    def forget(self, view: View) -> View:
        """What a person's screen keeps of a view."""
        raise NotImplementedError

    def recall(self, known: View | None, screen: View) -> View:
        """What a player knows who remembers `known` and now sees this screen: `forget`, the other way round."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class AutoPass:
    """For a game with many questions that mostly get the same answer: a seat may give it ahead, for a while."""

    def stretch(self, view: View) -> int:
        """The number of the stretch of play, a round say, to whose end "go on" ahead holds."""
        raise NotImplementedError

    def answer(self, view: View, decision: Decision, choices: list[Action]) -> Action | None:
        """The answer that "go on" ahead gives to a question; None if the seat is to be asked all the same."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Moderation:
    """For a game whose rules limit what players may tell each other."""

    def refuse(self, view: View, text: str) -> Refusal | None:
        """Why this may not be said now, or None if it may."""
        raise NotImplementedError

    def prepare(self) -> None:
        """Make what judging needs, where that takes a while: a server does so before anybody can talk."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Caution:
    """For a game in which an answer can be legal and surely a mistake."""

    def warn(self, screen: View, action: Action) -> Event | None:
        """What a person should hear, and confirm, before giving this answer; told from the screen alone."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Outlook(Generic[S]):
    """For a game too long to be played out in search: it can judge a position before the end."""

    def horizon(self, state: S) -> int:
        """How far search imagines from here before it asks for a judgement, as this game counts."""
        raise NotImplementedError

    def judge(self, state: S, seat: Seat, horizon: int) -> float | None:
        """What a seat can hope for, in the measure of `Game.worth`; None before the horizon."""
        raise NotImplementedError

    def effort(self, state: S) -> float:
        """How many of the play-outs that search may make one of this match costs: more where judging takes longer."""
        return 1.0


@mypyc_attr(allow_interpreted_subclasses=True)
class Workshop:
    """For a game with an option that can be composed from pieces: a level, say."""

    def __init__(self, option: str, measure: str, settles: tuple[str, ...] = ()) -> None:
        self.option = option
        self.measure = measure  # of the things that a trial tells: the more rarely it is true, the harder it is
        self.settles = settles  # other options that something composed says by itself

    def settled_by(self, asked: Options, offered: tuple[Option, ...]) -> tuple[str, ...]:
        """Which other options these settle, if they name something composed."""
        values = next(option.values for option in offered if option.name == self.option)
        return self.settles if asked.get(self.option, values[0]) not in values else ()

    def supply(self) -> dict[str, int]:
        """How many of each piece there are, in order."""
        raise NotImplementedError

    def parts(self, options: Options) -> list[str]:
        """The pieces that settled options stand for."""
        raise NotImplementedError

    def trial(self, options: Options, seed: str) -> dict[str, bool]:
        """Deal it once, by this seed, and say what of a few things is true: the rates of many say how hard it is."""
        raise NotImplementedError

    def compose(self, hardness: float, *, deals: int, tries: int, seed: int, tick: Callable[[], None]) -> str:
        """A value of the option that is about so hard. Every deal played calls `tick`, `most_deals` times at most."""
        raise NotImplementedError

    def most_deals(self, deals: int, tries: int) -> int:
        """How many deals `compose` plays at most."""
        raise NotImplementedError

    def describe(self, options: Options) -> dict[str, object]:
        """What was composed, as facts for programs."""
        raise NotImplementedError

    def prove(self, options: Options, deal: str) -> dict[str, object]:
        """What is certain about one deal, in the game's own notation, as facts. Raises OptionError."""
        raise NotImplementedError

    def text(self, facts: dict[str, object], language: str) -> str:
        """Such facts in words, with the rates of trials if they are among them: see `commands/level.py`."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Authoring:
    """For a game with an option that can be written as a file: a scenario, say."""

    def __init__(self, option: str, template: str) -> None:
        self.option = option
        self.template = template  # a file to start from, with every field explained

    def code(self, text: str, file: str) -> str:
        """The value of the option that a file stands for. Raises EditionError."""
        raise NotImplementedError

    def name(self, code: str) -> str:
        """What its author calls it."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Account:
    """For a game whose result can be explained: what it came from, and how it went."""

    def __init__(self, lines: tuple[str, ...] = ()) -> None:
        self.lines = lines  # of the curve, where a team plays; none: one for each seat

    def sources(self, final: View, told: Sequence[Event]) -> list[AccountLine]:
        """What counted, by anybody's view of the end and all events that everybody was told."""
        raise NotImplementedError

    def standing(self, view: View) -> tuple[int, ...]:
        """How it stands, by anybody's view: a number for each line of the curve."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Picture:
    """For a game that can be drawn without a screen: how a finished match looks, for links to it."""

    def draw(self, final: View) -> str:
        """An SVG made with `core.drawing`, without words, by anybody's view of the end."""
        raise NotImplementedError


NUMBERS: Final = r"(\d+(?: \d+)*)"
PLAYED: Final = re.compile(rf"([a-z-]+) {NUMBERS} / {NUMBERS}(?: / {NUMBERS})?")
TAG: Final = "campaign"  # of the record of one of its games: the campaign before that game


@mypyc_attr(allow_interpreted_subclasses=True)
class Campaigning:
    """For a game whose matches with the same players can be one contest."""

    def __init__(self, option: str, scenarios: tuple[str, ...], measures: tuple[str, ...], most: int) -> None:
        self.option = option  # what differs from match to match
        self.scenarios = scenarios  # its values that are offered, in order
        self.measures = measures  # what can decide, agreed before the first match; the first one if nothing is said
        self.most = most  # matches

    def played(self, result: Result, final: View) -> PlayedMatch:
        """A match of a campaign that has ended, by anybody's view of its end."""
        raise NotImplementedError

    def plan(self, scenarios: Sequence[str], measure: str | None = None) -> Campaign:
        """A campaign before its first match. Raises OptionError."""
        if not 1 <= len(scenarios) <= self.most:
            raise OptionError("error-campaign", games=len(scenarios), most=self.most)
        decides = measure or self.measures[0]
        if decides not in self.measures:
            expected = ", ".join(self.measures)
            raise OptionError("error-bad-option", option="measure", value=decides, expected=expected)
        return Campaign(tuple([self.scenario(value) for value in scenarios]), decides)

    def scenario(self, value: str) -> str:
        """The scenario that a value means, as a record writes it, without a space. Raises OptionError."""
        if value not in self.scenarios:
            expected = ", ".join(self.scenarios)
            raise OptionError("error-bad-option", option=self.option, value=value, expected=expected)
        return value

    def options(self, campaign: Campaign, others: Options) -> Options:
        """The options of its next match: those of the others, but its own scenario."""
        scenario = campaign.next_scenario()
        return others if scenario is None else {**others, self.option: scenario}

    def read(self, text: str) -> Campaign:
        """The campaign in a record's tag. Raises OptionError."""
        agreed, *matches = text.split("; ")
        measure, _, scenarios = agreed.partition(" ")
        campaign = self.plan(scenarios.split(), measure)
        for told in matches:
            found = PLAYED.fullmatch(told)
            if found is None or campaign.next_scenario() is None:
                raise OptionError("error-bad-option", option=TAG, value=text, expected=str(campaign))
            scores, places, points = [tuple(map(int, (numbers or "").split())) for numbers in found.group(2, 3, 4)]
            seats = {len(scores), len(places), len(points or scores), *(len(one.scores) for one in campaign.played)}
            if len(seats) != 1:
                raise OptionError("error-bad-option", option=TAG, value=text, expected=str(campaign))
            campaign = campaign.after(PlayedMatch(scores, places, found.group(1), points))
        return campaign
