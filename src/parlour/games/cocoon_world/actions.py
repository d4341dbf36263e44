"""Answers and outcomes of chance; `str` is the notation (README.md)."""
# not compiled: defines Structs (mypyc drops class keywords such as tag=)

from __future__ import annotations

from parlour.core.values import Action, Facts
from parlour.games.cocoon_world.tiles import tile_fact

# Chance


class First(Action, frozen=True, tag="first"):
    """Who begins."""

    seat: int

    def __str__(self) -> str:
        return str(self.seat)


class Dice(Action, frozen=True, tag="dice"):
    """Dice in ascending order, and the target die if it was rolled with them."""

    faces: tuple[int, ...]
    target: int | None = None

    def __str__(self) -> str:
        target = "" if self.target is None else f" t{self.target}"
        return " ".join(map(str, self.faces)) + target

    def facts(self) -> Facts:
        return {"faces": " ".join(map(str, self.faces)), "target": self.target or 0}


class Tiled(Action, frozen=True):
    """An answer or outcome that names a tile."""

    tile: str

    def facts(self) -> Facts:
        return {"tile": tile_fact(self.tile)}


class Drawn(Tiled, frozen=True, tag="drawn"):
    """A tile from the pile, or one that is turned up."""

    def __str__(self) -> str:
        return self.tile


class Hand(Action, frozen=True, tag="hand"):
    """All that an opponent holds (W-59)."""

    tiles: tuple[str, ...]

    def __str__(self) -> str:
        return "hand " + " ".join(self.tiles)

    def facts(self) -> Facts:
        return {"tiles": " · ".join(tile_fact(tile) for tile in self.tiles)}


# Answers


class Place(Tiled, frozen=True, tag="place"):
    def __str__(self) -> str:
        return f"place {self.tile}"


class At(Action, frozen=True, tag="at"):
    space: int

    def __str__(self) -> str:
        return f"at {self.space}"


class From(Action, frozen=True, tag="from"):
    """The opponent whose tiles are looked at."""

    seat: int

    def __str__(self) -> str:
        return f"from {self.seat}"


class Take(Tiled, frozen=True, tag="take"):
    def __str__(self) -> str:
        return f"take {self.tile}"


class Use(Action, frozen=True, tag="use"):
    """What becomes of a taken tile: it comes here and is followed, or it is placed elsewhere (away)."""

    way: str

    def __str__(self) -> str:
        return f"use {self.way}"

    def facts(self) -> Facts:
        return {"way": f"@cocoon_world-use-{self.way}"}


class Swap(Action, frozen=True, tag="swap"):
    space: int

    def __str__(self) -> str:
        return f"swap {self.space}"


class Bet(Action, frozen=True, tag="bet"):
    seat: int

    def __str__(self) -> str:
        return f"bet {self.seat}"


class Set(Action, frozen=True, tag="set"):
    """Turn a player die, named by the face it shows, or the target die, `t`, to another face (W-62)."""

    die: str
    face: int

    def __str__(self) -> str:
        return f"set {self.die} {self.face}"

    def facts(self) -> Facts:
        return {"die": "@cocoon_world-target-die" if self.die == "t" else self.die, "face": self.face}


class Leave(Action, frozen=True, tag="leave"):
    def __str__(self) -> str:
        return "leave"


class Enter(Action, frozen=True, tag="enter"):
    def __str__(self) -> str:
        return "enter"


class Pass(Action, frozen=True, tag="pass"):
    def __str__(self) -> str:
        return "pass"


class Again(Action, frozen=True, tag="again"):
    def __str__(self) -> str:
        return "again"


class Stop(Action, frozen=True, tag="stop"):
    def __str__(self) -> str:
        return "stop"


class Gain(Action, frozen=True, tag="gain"):
    ep: int

    def __str__(self) -> str:
        return f"gain {self.ep}"


class Keep(Tiled, frozen=True, tag="keep"):
    def __str__(self) -> str:
        return f"keep {self.tile}"


class Top(Tiled, frozen=True, tag="top"):
    """Which of the two tiles that go back lies on top."""

    def __str__(self) -> str:
        return f"top {self.tile}"


class Defect(Action, frozen=True, tag="defect"):
    """Change camp before the roll (W-79)."""

    def __str__(self) -> str:
        return "defect"


class Stay(Action, frozen=True, tag="stay"):
    def __str__(self) -> str:
        return "stay"


class Fight(Action, frozen=True, tag="fight"):
    def __str__(self) -> str:
        return "fight"


class Travel(Action, frozen=True, tag="travel"):
    def __str__(self) -> str:
        return "travel"
