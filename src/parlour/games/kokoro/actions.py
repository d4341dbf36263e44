"""The answers a player can give, and the outcomes of chance. `str` is the notation."""
# not compiled: defines Structs (mypyc drops class keywords such as tag=)

from __future__ import annotations

from parlour.core.values import Action, Facts


class Draw(Action, frozen=True, tag="draw", cache_hash=True):
    """Draw the called shape in a space; with decree 8 another number of its kind."""

    space: int
    name: str
    number: int = 0  # 0: the number called

    def __str__(self) -> str:
        return f"draw {self.name} as {self.number}" if self.number else f"draw {self.name}"

    def facts(self) -> Facts:
        return {"space": self.name, "number": self.number}


class Look(Action, frozen=True, tag="look", cache_hash=True):
    """Look at the next card instead of drawing."""

    def __str__(self) -> str:
        return "look"


class Turn(Action, frozen=True, tag="turn", cache_hash=True):
    """The Caller turns the next path card."""

    def __str__(self) -> str:
        return "turn"


class Path(Action, frozen=True, tag="path", cache_hash=True):
    """A path card: its number, and whether it is golden."""

    number: int
    golden: bool

    def __str__(self) -> str:
        return f"{self.number}g" if self.golden else str(self.number)


class Letter(Action, frozen=True, tag="letter", cache_hash=True):
    """A sanctuary card."""

    letter: str

    def __str__(self) -> str:
        return self.letter


class Roll(Action, frozen=True, tag="roll", cache_hash=True):
    """A face of the ten-sided die; 0 is ten."""

    face: int

    def __str__(self) -> str:
        return f"roll {self.face % 10}"


class Decree(Action, frozen=True, tag="decree", cache_hash=True):
    """A decree card."""

    number: int

    def __str__(self) -> str:
        return f"decree {self.number}"

    def facts(self) -> Facts:
        return {"number": self.number, "decree": f"@K-{60 + self.number}.title"}
