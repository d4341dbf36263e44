"""The box in words: for terminals, screen readers and language models."""
# not compiled: words

from __future__ import annotations

from typing import Final

from parlour.core.values import Seat
from parlour.games.cocoons.edition import CocoonsEdition
from parlour.games.cocoons.places import PLACES
from parlour.games.cocoons.view import Bottom, Cocoon, CocoonsView
from parlour.locales import say
from parlour.words import name_of

ARROWS: Final = {"north": "↑", "east": "→", "south": "↓", "west": "←", None: "?"}
CELL: Final = 6
TOKENS: Final = {"hidden": "hidden", "start": "start", "action": "token", None: "bare"}


def board_in_words(view: CocoonsView, edition: CocoonsEdition, language: str) -> str:
    """All that the view knows, the most urgent first."""
    words = _Words(view, edition, language)
    parts = [words.situation(), words.grid(), words.cocoons(), words.bottoms(), words.doors()]
    return "\n\n".join("\n".join(part) for part in parts if part)


class _Words:
    def __init__(self, view: CocoonsView, edition: CocoonsEdition, language: str) -> None:
        self.view = view
        self.edition = edition
        self.language = language

    def say(self, message: str, **args: str | int) -> str:
        return say(self.language, f"cocoons-board-{message}", **args)

    def word(self, kind: str, name: str) -> str:
        return say(self.language, f"cocoons-{kind}-{name}")

    def name(self, seat: Seat) -> str:
        return self.say("you") if seat == self.view.seat else name_of(self.language, seat)

    # The situation

    def situation(self) -> list[str]:
        view = self.view
        level = self.say("level", level=view.options["level"])
        if view.options["hard"] == "on":
            level += self.say("hard")
        lines = [level, self.turn(), self.say("reserve", reserve=view.reserve, given_up=view.given_up)]
        if view.free_turns:
            lines.append(self.say("free", turns=view.free_turns))
        return lines + [self.corners(seat) for seat in range(view.seats)]

    def turn(self) -> str:
        view = self.view
        if view.phase == "over":
            ending = say(self.language, f"cocoons-ending-{view.ending}")
            return f"{self.say('over')} {ending}"
        if view.turn == 0 or view.active is None:
            return self.say("setup")
        if view.active == view.seat:
            return self.say("your-turn", turn=view.turn)
        return self.say("turn", turn=view.turn, name=self.name(view.active))

    def corners(self, seat: Seat) -> str:
        corners = [self.word("corner", corner) for corner in self.view.corners[seat]]
        if seat != self.view.seat:
            return self.say("other-corner", name=self.name(seat), corner=", ".join(corners))
        if len(corners) == 2:
            return self.say("corners", first=corners[0], second=corners[1])
        return self.say("corner", corner=corners[0])

    # The box from above

    def grid(self) -> list[str]:
        if self.view.gap is None:
            return []
        here = {cocoon.place: cocoon for cocoon in self.view.cocoons}
        lines = [self.say("legend"), "    " + "".join(f"{column:<{CELL}}" for column in "abc").rstrip()]
        for row in range(3):
            cells = (self.cell(here.get(place)) for place in PLACES[3 * row : 3 * row + 3])
            lines.append(f"{row + 1:>2}  {''.join(cells)}".rstrip())
        return lines

    def cell(self, cocoon: Cocoon | None) -> str:
        if cocoon is None:
            return f"{'[ ]':<{CELL}}"
        return f"{ARROWS[cocoon.mark]}{len(cocoon.animals) or '·'}{'*' if cocoon.action else ''}".ljust(CELL)

    def cocoons(self) -> list[str]:
        return [self.cocoon(cocoon) for cocoon in self.view.cocoons if cocoon.mark is not None]

    def cocoon(self, cocoon: Cocoon) -> str:
        line = self.say(
            "cocoon",
            place=cocoon.place,
            side=self.word("side", str(cocoon.mark)),
            animals=len(cocoon.animals),
            names=", ".join(self.word("animal", animal) for animal in cocoon.animals),
            tokens=cocoon.tokens,
        )
        if cocoon.action:
            line += self.say("action")
        if cocoon.seen_by:
            line += self.say("in-sight", names=", ".join(map(self.name, cocoon.seen_by)))
        if cocoon.side is not None:
            line += self.say("shows", animal=self.word("animal", cocoon.side))
        return line

    # The bottom and what came off it

    def bottoms(self) -> list[str]:
        if self.view.gap is None:
            return []
        lines = [self.say("gap", place=self.view.gap)]
        for place, bottom in zip(PLACES, self.view.bottoms, strict=True):
            if bottom is not None:
                lines.append(f"{self.say('under', place=place)} {self.bottom(bottom)}")
        return lines

    def bottom(self, bottom: Bottom) -> str:
        if bottom.door is None:
            door = self.say("no-door")
        elif bottom.door == "closed":
            return self.say("closed")
        else:
            door = self.say("open-door", door=self.word("door", bottom.door))
        if bottom.token in TOKENS:
            token = self.say(TOKENS[bottom.token])
        else:
            token = self.say("animal", animal=self.word("animal", str(bottom.token)))
        return self.say("bottom", door=door, token=token)

    def doors(self) -> list[str]:
        discarded = self.view.discarded
        names = ", ".join(self.word("door", door) for door in discarded)
        lines = [self.say("discarded", doors=names or self.say("none"))]
        rows = [self.edition.picture[n - 1] for n in range(1, 9) if f"number{n}" in discarded]
        return lines + ([self.say("picture"), *rows] if rows else [])


# Levels


def level_in_words(facts: dict[str, object], language: str) -> str:
    """A level of one's own, line by line: what it is, what is proved about a deal, how its trials went."""

    def tell(message: str, **args: str | float) -> str:
        return say(language, f"cocoons-level-{message}", **args)

    doors = facts["doors"]
    assert isinstance(doors, list)
    lines = [
        tell("title", level=str(facts["level"])),
        tell("doors", doors=", ".join(say(language, f"cocoons-door-{door}") for door in doors)),
    ]
    if "tokens" in facts and "deal" not in facts:
        lines.append(tell("tokens", tokens=str(facts["tokens"])))
    if facts["hard"]:
        lines.append(tell("hard"))
    lines.append(tell("valid"))
    if "deal" in facts:
        proved = "lost" if facts["fewest"] is None else "solved"
        lines.append(tell(proved, fewest=str(facts["fewest"]), tokens=str(facts["tokens"])))
    return "\n".join(lines + [tell(name, **rate_of(facts, name)) for name in TRIED if name in facts])


TRIED: Final = ("winnable", "perfect", "forgetful")


def rate_of(facts: dict[str, object], name: str) -> dict[str, str]:
    """How many deals, and the interval in percent."""
    found = facts[name]
    assert isinstance(found, dict)
    low, high = found["interval"]
    counted = {"won": str(found["won"]), "deals": str(facts["deals"])}
    return counted | {"low": f"{100 * low:.0f}", "high": f"{100 * high:.0f}"}
