"""Makes what the director's tests show: `python -m tests.web.make_films`.

All kinds of events that the games tell, and for each game a seeded match played by hunches, as one seat is sent it:
every entry with the screen right after it. The middle of a long match is left out.
"""

from __future__ import annotations

import importlib
from pathlib import Path

import msgspec

from parlour import games
from parlour.core.game import AGREE, DEAL, State
from parlour.core.match import Match
from parlour.core.rng import Fast
from parlour.core.values import Event, Seat, encode
from tests.web.moments import entries

FOLDER = Path(__file__).parents[2] / "web" / "test" / "director"
KINDS = FOLDER / "events.json"
SEATS = 3
SEAT: Seat = 0
FIRST, LAST = 30, 12  # entries that are kept


def kinds(slug: str) -> list[str]:
    """The message ids of a game's events, in the order of its file."""
    module = importlib.import_module(f"parlour.games.{slug}.events")
    found = [value for value in vars(module).values() if isinstance(value, type) and issubclass(value, Event)]
    tagged = [kind for kind in found if kind.__module__ == module.__name__ and "-" in (tag_of_class(kind) or "")]
    return [tag_of_class(kind) or "" for kind in tagged]


def tag_of_class(kind: type[Event]) -> str | None:
    tag = kind.__struct_config__.tag
    return tag if isinstance(tag, str) else None


def film(slug: str) -> list[dict[str, object]]:
    """Entry by entry: the entry as the seat may read it, and its screen right after."""
    game = games.load(slug)
    match: Match[State] = Match(game, SEATS, game.settle(SEATS, {}), None)
    rng = Fast((7).to_bytes(16, "big"))
    steps: list[dict[str, object]] = []

    def keep() -> None:
        screen = msgspec.Raw(encode(match.screen(SEAT)))
        steps.extend({"entry": entry, "screen": screen} for entry in entries(match, SEAT, len(steps)))

    while not match.is_over():
        decision = next((one for one in match.decisions() if not one.optional), match.decisions()[0])
        if decision.mode is DEAL:
            match.deal(game.sample(match.state, decision, rng))
        else:
            waiting = [seat for seat in decision.seats if seat not in answered(match, decision.prompt)]
            answer = game.hunch(match.state, decision, waiting[0], rng)
            for seat in waiting if decision.mode is AGREE else waiting[:1]:
                match.answer(seat, answer, decision.prompt)
        keep()
    return steps[:FIRST] + steps[-LAST:]


def answered(match: Match[State], prompt: str) -> set[Seat]:
    return {seat for ballot in match.standings(SEAT) if ballot.prompt == prompt for seat in ballot.answered}


def text_of_kinds() -> bytes:
    return msgspec.json.format(encode({slug: kinds(slug) for slug in games.SLUGS}), indent=1) + b"\n"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    KINDS.write_bytes(text_of_kinds())
    for slug in games.SLUGS:
        (FOLDER / f"{slug}.json").write_bytes(encode(film(slug)) + b"\n")


if __name__ == "__main__":
    main()
