"""Makes the moments that the gallery of Cocoons' board shows: `python tests/web/make_cocoons_fixtures.py`.

Each is a real push to a seat in a seeded match: what it sees, is asked and was told, and what its answers would do.
They go to web/gallery/cocoons.json, for developing and testing; nothing of it is shipped.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

import parlour
from parlour.core.errors import OptionError
from parlour.core.game import AGREE, Game, State
from parlour.core.luck import Sealed
from parlour.core.match import Match
from parlour.core.rng import Fast
from parlour.core.values import Event, Options, Seat, encode, tag_of
from parlour.games.cocoons.doors import DOORS, SUPPLY
from parlour.games.cocoons.edition import CocoonsEdition
from parlour.games.cocoons.events import Charged, Corrected, PutBack, Turned
from parlour.games.cocoons.game import Cocoons
from parlour.games.cocoons.levels import level_code, read_level
from parlour.games.cocoons.view import CocoonsView

FILE = Path(__file__).parents[2] / "web" / "gallery" / "cocoons.json"
NAMES = ["Ada", "Basile", "Chiyo", "Dagny"]
MATCHES = 60
WHIM_EVERY = 9  # one answer in so many is any choice

Raw = dict[str, object]


@dataclass(frozen=True)
class Glimpse:
    """A moment of a match: the position and what has just happened."""

    match: Match[State]
    view: CocoonsView
    events: list[Event]

    def asks(self, prompt: str) -> bool:
        return any(decision.prompt == prompt for decision in self.match.decisions())

    def happened(self, kind: type[Event]) -> bool:
        return any(isinstance(event, kind) for event in self.events)


@dataclass(frozen=True)
class Wanted:
    """A moment to look for. `eyes` says whose: the active seat, another one, or nobody's."""

    name: str
    seats: int
    options: Options
    is_found: Callable[[Glimpse], bool]
    eyes: str = "active"
    notes: dict[str, str] = field(default_factory=dict)
    enough: int = 8  # so many animals in cocoons, and all want to end


def known(view: CocoonsView) -> int:
    return sum(cocoon.side is not None for cocoon in view.cocoons)


def housed(view: CocoonsView) -> int:
    return sum(len(cocoon.animals) for cocoon in view.cocoons)


NOTES = {"cocoon 1": "owl", "cocoon 4": "hare", "cocoon 6": "?", "a1": "fox", "c2": "lock!"}

WANTED = [
    Wanted("start", 2, {"level": "1"}, lambda g: g.asks("turn") and g.view.turn == 1 and known(g.view) > 0),
    Wanted(
        "turn",
        2,
        {"level": "1"},
        lambda g: g.asks("turn") and g.view.turn > 9 and housed(g.view) > 3 and known(g.view) > 0,
    ),
    Wanted("put", 3, {"level": "1"}, lambda g: g.view.phase == "put" and housed(g.view) > 1 and known(g.view) > 0),
    Wanted("put-action", 2, {"level": "4"}, lambda g: g.view.phase == "put-action" and g.view.turn > 3),
    Wanted("slide", 4, {"level": "2"}, lambda g: g.view.phase == "slide" and housed(g.view) > 0),
    Wanted("lock", 2, {"level": "3"}, lambda g: g.happened(PutBack) and housed(g.view) > 1, "other"),
    Wanted("numbers", 3, {"level": "5"}, lambda g: g.happened(PutBack) and len(g.view.discarded) > 3, "other"),
    Wanted("rotation", 4, {"level": "4"}, lambda g: g.happened(Turned) and housed(g.view) > 1),
    Wanted("tell", 4, {"level": "1", "share": "players"}, lambda g: g.asks("tell") and g.view.turn > 4, "teller"),
    Wanted("aid", 2, {"level": "3", "memory": "aid"}, lambda g: g.asks("turn") and g.view.turn > 12),
    Wanted(
        "notes", 2, {"level": "1", "memory": "notes"}, lambda g: g.asks("turn") and g.view.turn > 6, "active", NOTES
    ),
    Wanted("end", 3, {"level": "1"}, lambda g: g.asks("end") and bool(g.match.standings(None)), "second"),
    Wanted("free", 2, {"level": "4"}, lambda g: g.asks("turn") and g.view.free_turns > 0),
    Wanted("corrected", 2, {"level": "1"}, lambda g: g.happened(Corrected), "other"),
    Wanted("hard", 2, {"level": "2", "hard": "on"}, lambda g: g.happened(Charged), "other"),
    Wanted("crowded", 2, {"level": "1"}, lambda g: any(len(c.animals) > 2 for c in g.view.cocoons) and g.asks("turn")),
    Wanted("watching", 4, {"level": "4"}, lambda g: g.asks("turn") and housed(g.view) > 4, "nobody"),
    Wanted("alone", 1, {"level": "4"}, lambda g: g.asks("turn") and known(g.view) > 1 and housed(g.view) > 1),
    Wanted("won", 2, {"level": "1"}, lambda g: g.view.ending == "won"),
    Wanted("wrong", 2, {"level": "2"}, lambda g: g.view.ending == "wrong", enough=6),
    Wanted("tokens", 2, {"level": "5", "hard": "on"}, lambda g: g.view.ending == "tokens" and housed(g.view) > 3),
]


# Playing


def glimpse(match: Match[State], seat: Seat | None, since: int) -> Glimpse:
    view = match.screen(seat)
    assert isinstance(view, CocoonsView)
    numbers = range(since + 1, len(match.entries) + 1)
    events = [event for n in numbers for event in match.heard(n, seat, live=True)]
    return Glimpse(match, view, events)


def eyes_of(wanted: Wanted, match: Match[State]) -> Seat | None:
    """Whose eyes look at this moment."""
    decisions = match.decisions()
    active = decisions[0].seats[0] if decisions else 0
    if wanted.eyes == "nobody":
        return None
    if wanted.eyes == "other":
        return (active + 1) % match.seats
    if wanted.eyes == "second":
        return 1 if match.seats > 1 else 0
    if wanted.eyes == "teller":
        return next((d.seats[0] for d in decisions if d.prompt == "tell"), active)
    return active


def look_for(game: Game[State], wanted: Wanted) -> Raw:
    for n in range(MATCHES):
        found = play(game, wanted, n)
        if found is not None:
            return found
    raise AssertionError(f"no match has the moment {wanted.name}")


def play(game: Game[State], wanted: Wanted, attempt: int) -> Raw | None:
    """Play until the moment comes; None: it does not."""
    seed = f"gallery {wanted.name} {attempt}".encode()
    rng = Fast(seed)
    match = Match(game, wanted.seats, wanted.options, Sealed(hashlib.sha256(seed).digest()))
    before: dict[Seat | None, bytes] = {}
    since = 0
    while True:
        seat = eyes_of(wanted, match)
        seen = glimpse(match, seat, since)
        if wanted.is_found(seen):
            return moment(wanted, match, seat, before.get(seat), since)
        if match.is_over():
            return None
        everyone: list[Seat | None] = [None, *range(match.seats)]
        before = {one: encode(match.screen(one)) for one in everyone}
        since = len(match.entries)
        answer_next(match, rng, wanted.enough)


def answer_next(match: Match[State], rng: Fast, enough: int) -> None:
    """Mostly what the habit says, now and then anything; and to end the game once enough animals are in cocoons."""
    game = match.game
    end = next((d for d in match.decisions() if d.mode is AGREE), None)
    view = match.view(None)
    assert isinstance(view, CocoonsView)
    if end is not None and housed(view) >= enough:
        asked = next((s for s in match.standings(None) if s.prompt == "end"), None)
        seat = len(asked.answered) if asked is not None else 0
        match.answer(seat, "end", "end")
        return
    decision = next(d for d in match.decisions() if not d.optional)
    seat = decision.seats[0]
    is_whim = rng.below(WHIM_EVERY) == 0
    action = (game.pick if is_whim else game.hunch)(match.state, decision, seat, rng)
    refusal = match.answer(seat, action, decision.prompt, decision.ask)
    assert refusal is None, refusal


# Writing down


def moment(wanted: Wanted, match: Match[State], seat: Seat | None, before: bytes | None, since: int) -> Raw:
    questions = [] if seat is None else match.questions(seat)
    screen = match.screen(seat)
    answers = [match.game.read(choice) for question in questions for choice in question.choices]
    return {
        "name": wanted.name,
        "seat": seat,
        "names": NAMES[: wanted.seats],
        "before": None if before is None else msgspec.Raw(before),
        "screen": screen,
        "questions": questions,
        "decisions": match.decisions(),
        "ballots": match.standings(seat),
        "entries": [entry(match, n, seat) for n in range(since + 1, len(match.entries) + 1)],
        "result": match.result(),
        "notes": wanted.notes,
        "previews": {
            str(action): [line(e) for e in match.game.preview(match.screen(seat), action)] for action in answers
        },
        "described": match.text(seat, "en"),
    }


def entry(match: Match[State], n: int, seat: Seat | None) -> Raw:
    move = match.entries[n - 1].move
    lines = [line(event) for event in match.heard(n, seat, live=True)]
    answers = match.read_by(n, seat, live=True)
    return {"n": n, "prompt": move.prompt, "seats": move.seats, "answers": answers, "lines": lines}


def line(event: Event) -> Raw:
    return {"id": tag_of(event), "args": event.facts(), "rule": event.rule, "event": event}


LEVELS = [
    "rune1, rune2, rune3, lockA, slide, slide, rotation, action",
    "number1, number2, number3, rune7, rune8, slide, rotation, rotation, hard",
    "rune1, rune2, lockA",
    "number1, number3, rune1, rune2, rune3, rune4, rune5, rune6",
    "lockB, rune4, rune5, rune1, rune2, rune3, rune7, rune8",
]


def verdict(game: Cocoons, text: str) -> Raw:
    """What the server would say of a level."""
    words = [word for word in text.split(", ") if word != "hard"]
    try:
        level = read_level(text, game.kit.locks)
    except OptionError as error:
        return {"doors": words, "ok": False, "error": error.code, "args": error.facts}
    return {"doors": words, "ok": True, "code": level_code(level), "hard": level.hard}


def make() -> bytes:
    game = parlour.load("cocoons")
    assert isinstance(game, Cocoons)
    edition: CocoonsEdition = game.components
    table = parlour.load("cocoons")
    made = {
        "edition": edition,
        "supply": dict(zip(DOORS, SUPPLY, strict=True)),
        "levels": [verdict(game, text) for text in LEVELS],
        "moments": [look_for(table, wanted) for wanted in WANTED],
    }
    return encode(made) + b"\n"


if __name__ == "__main__":
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_bytes(make())
