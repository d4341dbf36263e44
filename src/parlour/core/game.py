"""The contract a game fulfils, and what it may lean on: State, Log, Game. What only some offer: capabilities.py."""

from __future__ import annotations

from typing import Final, Generic

from mypy_extensions import mypyc_attr

from parlour.core.capabilities import (
    Account,
    Authoring,
    AutoPass,
    Campaigning,
    Caution,
    Memory,
    Moderation,
    Outlook,
    Picture,
    Progression,
    Workshop,
)
from parlour.core.encoding import Encoding
from parlour.core.errors import NotationError, OptionError
from parlour.core.kernel import Kernel
from parlour.core.rng import Rng
from parlour.core.state import S as S
from parlour.core.state import State as State
from parlour.core.values import Action, Decision, Event, Mode, Option, Options, Refusal, Result, Seat, View

ONE: Final = Mode.ONE
EACH: Final = Mode.EACH
AGREE: Final = Mode.AGREE
DEAL: Final = Mode.DEAL
LEAD: Final = 0.02  # what a point more than the best of the others is worth beside winning


class Announcement:
    """An event with its audience: the seats named, or everybody and spectators if None."""

    def __init__(self, to: tuple[Seat, ...] | None, event: Event, fleeting: bool) -> None:
        self.to = to
        self.event = event
        self.fleeting = fleeting

    def may_hear(self, seat: Seat | None) -> bool:
        to = self.to
        return to is None or (seat is not None and seat in to)


class Log:
    """What the rules tell while a move is applied."""

    def __init__(self) -> None:
        self.told: list[Announcement] = []
        self.lapses = False
        self.hushes = False

    def tell(self, to: tuple[Seat, ...] | None, event: Event, *, fleeting: bool = False) -> None:
        """Tell some seats (None: everybody). A fleeting event is told live and never again."""
        self.told.append(Announcement(to, event, fleeting))

    def lapse(self) -> None:
        """What was told fleetingly before is over: a screen that still shows a line of it drops it."""
        self.lapses = True

    def hush(self) -> None:
        """What people have said to each other before is over too: it is dropped from the chat."""
        self.hushes = True


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """The rulebook as code, with one edition loaded.

    Rules are a deterministic function of the log: no random numbers, no clock, no I/O.
    """

    def __init__(
        self,
        slug: str,
        *,
        rules: int,
        least: int,
        most: int,
        options: tuple[Option, ...],
        edition: str,
        team: bool = False,
        openings: tuple[str, ...] = (),
    ) -> None:
        self.slug = slug
        self.rules = rules  # moves only when behaviour moves
        self.least = least
        self.most = most
        self.options = options
        self.edition = edition  # its name and hash, as records carry it
        self.team = team  # all win or all lose
        self.openings = openings  # prompts whose answer begins a chain of events; none: every answer of a seat does
        # What it offers besides; see capabilities.py
        self.progression: Progression | None = None
        self.memory: Memory | None = None
        self.auto_pass: AutoPass | None = None
        self.moderation: Moderation | None = None
        self.caution: Caution | None = None
        self.outlook: Outlook[S] | None = None
        self.workshop: Workshop | None = None
        self.authoring: Authoring | None = None
        self.campaign: Campaigning | None = None
        self.account: Account | None = None
        self.kernel: Kernel[S] | None = None  # its rules by number, for play-outs and search
        self.picture: Picture | None = None
        self.encoding: Encoding[S] | None = None
        self._index: dict[Action, int] = {}
        self._notation: dict[str, Action] = {}
        self._written: dict[Action, str] = {}

    # Setting up

    def settle(self, seats: int, given: Options) -> Options:
        """The options of a table: what was given, defaults for the rest. Raises OptionError."""
        if not self.least <= seats <= self.most:
            raise OptionError("error-bad-seats", game=self.slug, seats=seats, least=self.least, most=self.most)
        known = [option.name for option in self.options]
        for name in given:
            if name not in known:
                raise OptionError("error-unknown-option", option=name, game=self.slug, known=", ".join(known) or "-")
        settled: Options = {}
        for option in self.options:
            value = given.get(option.name, option.default)
            if value not in option.values and not option.free:
                raise OptionError(
                    "error-bad-option", option=option.name, value=value, expected=", ".join(option.values)
                )
            settled[option.name] = value
        return settled

    def setup(self, seats: int, options: Options) -> S:
        """The state before the first decision; `options` are settled."""
        raise NotImplementedError

    def bound(self, seats: int) -> int:
        """No match has more blocking moves than this."""
        raise NotImplementedError

    def clauses(self) -> tuple[str, ...]:
        """The ids of the rule clauses that refusals and events may name."""
        raise NotImplementedError

    # Asking and answering

    def decisions(self, state: S) -> list[Decision]:
        """The open questions, blocking ones first; [] when the match is over. A DEAL stands alone."""
        raise NotImplementedError

    def actions(self) -> list[Action]:
        """Every answer a seat can ever give; the position is the index."""
        raise NotImplementedError

    def choices(self, state: S, decision: Decision, seat: Seat) -> list[Action]:
        """The answers this seat may give, in index order."""
        raise NotImplementedError

    def refuse(self, state: S, decision: Decision, seat: Seat, action: Action) -> Refusal | None:
        """Why this answer is not among the choices, or None if it is."""
        raise NotImplementedError

    def outcomes(self, state: S, decision: Decision) -> list[tuple[Action, int]]:
        """All outcomes of a DEAL with whole-number weights, in a fixed order."""
        raise NotImplementedError

    def sample(self, state: S, decision: Decision, rng: Rng) -> Action:
        """One outcome of a DEAL by weight. Override for speed only."""
        outcomes = self.outcomes(state, decision)
        total = 0
        for _, weight in outcomes:
            total += weight
        left = rng.below(total)
        for action, weight in outcomes:
            left -= weight
            if left < 0:
                return action
        raise AssertionError("weights are positive")

    def pick(self, state: S, decision: Decision, seat: Seat, rng: Rng) -> Action:
        """One of the choices, all equally likely. Override for speed only."""
        choices = self.choices(state, decision, seat)
        return choices[rng.below(len(choices))]

    def hunch(self, state: S, decision: Decision, seat: Seat, rng: Rng) -> Action:
        """A quick, plausible answer for playing a guessed state out; any choice unless the game knows better."""
        return self.pick(state, decision, seat, rng)

    def apply(
        self, state: S, decision: Decision, seats: tuple[Seat, ...], answers: list[Action], log: Log | None
    ) -> None:
        """Change the state by one move, and tell the log, if there is one, what happened."""
        raise NotImplementedError

    def result(self, state: S) -> Result | None:
        """How it ended, or None while it goes on."""
        raise NotImplementedError

    def worth(self, state: S, seat: Seat) -> float:
        """How good the end of a match is for a seat: what search compares. Alone or as a team it is the score;
        against others it is winning, and a little the lead."""
        result = self.result(state)
        assert result is not None, "only the end of a match has a worth"
        mine = result.scores[seat]
        if self.team or len(result.scores) == 1:
            return mine
        others = [score for other, score in enumerate(result.scores) if other != seat]
        winners = result.places.count(1)
        won = 1.0 / winners if result.places[seat] == 1 else 0.0
        return won + LEAD * (mine - max(others))

    def census(self, state: S) -> dict[str, int]:
        """How many of each component there are, wherever they lie: the same at every moment of a match."""
        raise NotImplementedError

    # Knowing

    def view(self, state: S, seat: Seat | None) -> View:
        """All the seat was ever entitled to know (perfect recall), built from nothing. None: a spectator."""
        raise NotImplementedError

    def guess(self, view: View, rng: Rng) -> S:
        """A full state that the seat can't tell from the real one, made from its view alone."""
        raise NotImplementedError

    def preview(self, view: View, action: Action) -> list[Event]:
        """What the answer would surely do, told from the view alone."""
        return []

    # Words

    def text(self, view: View, language: str) -> str:
        """The board in words, good enough to play from."""
        raise NotImplementedError

    def write(self, action: Action) -> str:
        """The answer in notation."""
        return str(action)

    def notation(self, choices: list[Action]) -> tuple[str, ...]:
        """As `write`, for all that a seat can answer; told to it after every move, so it is kept."""
        written = self._written
        texts: list[str] = []
        for action in choices:
            text = written.get(action)
            if text is None:
                text = written[action] = self.write(action)
            texts.append(text)
        return tuple(texts)

    def read(self, text: str) -> Action:
        """The answer meant by this notation. Raises NotationError.

        The default knows `actions()`; a game with other outcomes of chance reads those too.
        """
        if not self._notation:
            self._notation = {self.write(action): action for action in self.actions()}
        action = self._notation.get(text)
        if action is None:
            raise NotationError("error-bad-notation", text=text, game=self.slug)
        return action

    def index(self, action: Action) -> int:
        """The position of an answer in `actions()`."""
        if not self._index:
            self._index = {action: i for i, action in enumerate(self.actions())}
        return self._index[action]
