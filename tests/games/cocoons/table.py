"""A tiny language for Cocoons' tests: a box whose hidden things are written down, and answers by their notation.

    box = Box(start="b1", marks="a1 east, a2 north", sides="a1 fish, a2 iguana", doors="a1 rune5", animals="a1 fish")
    box.go("slide a1", "put b1")

Sides, doors and animals belong to the places where things stand at the beginning; what is not written down is
whatever is possible first. Chance answers by itself unless `waits`; then `deal` does.
"""

from __future__ import annotations

import parlour
from parlour.core.game import DEAL, State
from parlour.core.match import Match
from parlour.core.values import Decision, Event, Seat
from parlour.games.cocoons import rules
from parlour.games.cocoons.places import PLACES
from parlour.games.cocoons.state import CocoonsState
from parlour.games.cocoons.view import Bottom, Cocoon, CocoonsView

# Marks that show nothing before or after a first slide.
CORNERS = {"a1": "north", "c1": "north", "a3": "south", "c3": "south", "b2": "east"}
BESIDE_A_CORNER = {"b1": "north", "a2": "west", "c2": "east", "b3": "south"}
BESIDE_THE_CENTRE = {"b1": "east", "a2": "south", "c2": "south", "b3": "east"}
ANIMALS = ["fish", "iguana", "owl", "fox", "turtle", "hare", "moth", "deer"]


def pairs(text: str) -> dict[str, str]:
    """`a1 east, a2 north` as a dictionary."""
    return dict(part.split() for part in text.split(",") if part.strip())


class Box:
    """A table at which the test knows what is hidden. Marks show nothing at first if nothing else is said."""

    def __init__(
        self,
        seats: int = 2,
        *,
        start: str = "b2",
        marks: str = "",
        sides: str = "",
        doors: str = "",
        animals: str = "",
        waits: bool = False,
        **options: str,
    ) -> None:
        self.match: Match[State] = Match(parlour.load("cocoons"), seats, {"first": "0", **options}, None)
        self.start = start
        self.marks = pairs(marks)
        self.plain = CORNERS | (BESIDE_A_CORNER if start in CORNERS and start != "b2" else BESIDE_THE_CENTRE)
        self.sides = pairs(sides)
        self.doors = pairs(doors)
        self.animals = pairs(animals)
        self.stood = [place for place in PLACES if place != start]  # where each cocoon stood at the beginning
        if not waits:
            self.deal()

    # Chance

    def deal(self, *outcomes: str, most: int = 99) -> None:
        """Let chance bring these outcomes, or what is written down until somebody is asked."""
        for outcome in outcomes:
            self.match.deal(outcome)
        while not outcomes and most and self.is_dealing():
            self.match.deal(self.outcome(self.decision()))
            most -= 1

    def is_dealing(self) -> bool:
        asked = self.match.decisions()
        return bool(asked) and asked[0].mode is DEAL

    def possible(self) -> list[str]:
        """What chance may bring now."""
        return [str(action) for action, _ in self.match.game.outcomes(self.match.state, self.decision())]

    def outcome(self, decision: Decision) -> str:
        wanted = self.wanted(decision.prompt)
        possible = self.possible()
        return wanted if wanted in possible else possible[0]

    def wanted(self, prompt: str) -> str:
        state = self.state
        if prompt == "start":
            return self.start
        if prompt == "mark":
            place = self.stood[rules.next_to_mark(state)]
            return self.marks.get(place, self.plain[place])
        if prompt == "side":
            return self.sides.get(self.stood[state.due], "")
        book = {"door": self.doors, "animal": self.animals}.get(prompt, {})
        return book.get(PLACES[state.gap], "")

    # Playing

    def go(self, *answers: str) -> None:
        """Whoever is asked answers; chance follows."""
        for answer in answers:
            refusal = self.match.answer(self.seat, answer, self.prompt)
            assert refusal is None, f"{answer}: {refusal}"
            self.deal()

    def answer(self, answer: str) -> None:
        """As `go`, but chance waits."""
        refusal = self.match.answer(self.seat, answer, self.prompt)
        assert refusal is None, f"{answer}: {refusal}"

    def end(self) -> None:
        """All agree to end."""
        for seat in range(self.match.seats):
            refusal = self.match.answer(seat, "end", "end")
            assert refusal is None, refusal
        self.deal()

    def refused(self, answer: str) -> tuple[str, str]:
        """Code and clause of the refusal of an answer of whoever is asked."""
        refusal = self.match.answer(self.seat, answer, self.prompt)
        assert refusal is not None, f"{answer} is allowed"
        return refusal.code, refusal.rule

    # Looking

    @property
    def state(self) -> CocoonsState:
        state = self.match.state
        assert isinstance(state, CocoonsState)
        return state

    def decision(self, prompt: str = "") -> Decision:
        return next(d for d in self.match.decisions() if prompt in ("", d.prompt))

    @property
    def prompt(self) -> str:
        return next((decision.prompt for decision in self.match.decisions()), "")

    @property
    def asked(self) -> list[str]:
        return [decision.prompt for decision in self.match.decisions()]

    @property
    def seat(self) -> Seat:
        return self.decision().seats[0]

    @property
    def may(self) -> list[str]:
        """What whoever is asked may answer."""
        choices = self.match.game.choices(self.match.state, self.decision(), self.seat)
        return [str(action) for action in choices]

    def view(self, seat: Seat | None = None) -> CocoonsView:
        view = self.match.view(seat)
        assert isinstance(view, CocoonsView)
        return view

    def screen(self, seat: Seat | None = None) -> CocoonsView:
        view = self.match.screen(seat)
        assert isinstance(view, CocoonsView)
        return view

    def cocoon(self, place: str, seat: Seat | None = None) -> Cocoon:
        return next(cocoon for cocoon in self.view(seat).cocoons if cocoon.place == place)

    def bottom(self, place: str) -> Bottom:
        bottom = self.view().bottoms[PLACES.index(place)]
        assert bottom is not None
        return bottom

    def sides_known(self, seat: Seat | None) -> dict[str, str]:
        """By place, the sides in a seat's view."""
        return {c.place: c.side for c in self.view(seat).cocoons if c.side is not None}

    def sides_shown(self, seat: Seat | None) -> dict[str, str]:
        """By place, the sides on a seat's screen."""
        return {c.place: c.side for c in self.screen(seat).cocoons if c.side is not None}

    def entries(self, prompt: str) -> list[tuple[str, ...]]:
        return [entry.move.answers for entry in self.match.entries if entry.move.prompt == prompt]

    def told(self, kind: type[Event], seat: Seat | None = None) -> list[Event]:
        """The events of a kind that a seat has heard."""
        told = (told for entry in self.match.entries for told in entry.told)
        return [t.event for t in told if isinstance(t.event, kind) and t.may_hear(seat)]

    @property
    def ending(self) -> str:
        result = self.match.result()
        return "" if result is None else result.ending
