"""What happens, told to those who may know. The tag is the id of the message."""
# not compiled: defines Structs (mypyc drops class keywords such as tag=)

from __future__ import annotations

from parlour.core.values import Event, Facts, Seat


class DecreeShown(Event, frozen=True, tag="kokoro-decree-shown"):
    number: int

    def facts(self) -> Facts:
        return {"number": self.number, "decree": f"@K-{60 + self.number}.title"}


class GuardianPlaced(Event, frozen=True, tag="kokoro-guardian-placed"):
    """On one seat's mat, or on all of them (seat None)."""

    kind: str
    space: str
    seat: Seat | None = None

    def facts(self) -> Facts:
        guardian = f"@kokoro-guardian-{self.kind}"
        return {"guardian": guardian, "space": self.space, "everybody": int(self.seat is None), "seat": self.seat or 0}


class SanctuaryTurned(Event, frozen=True, tag="kokoro-sanctuary-turned"):
    letter: str
    round: int


class NextShown(Event, frozen=True, tag="kokoro-next-shown"):
    letter: str


class PathCalled(Event, frozen=True, tag="kokoro-path-called"):
    number: int
    golden: bool
    count: int  # golden cards of this round so far


class Drew(Event, frozen=True, tag="kokoro-drew"):
    seat: Seat
    space: str
    number: int


class Looked(Event, frozen=True, tag="kokoro-looked"):
    """Everybody knows who looked, and nobody else what was seen; `peek` is what one looks at here (K-15)."""

    seat: Seat
    peek: str = "sanctuary"


class Saw(Event, frozen=True, tag="kokoro-saw"):
    """Told to the lookers alone."""

    card: str
    peek: str = "sanctuary"


class Scored(Event, frozen=True, tag="kokoro-scored"):
    seat: Seat
    letter: str
    count: int
    previous: int
    written: int
    spaces: list[str]  # the chain, for showing it

    def facts(self) -> Facts:
        return {
            "seat": self.seat,
            "letter": self.letter,
            "count": self.count,
            "previous": self.previous,
            "written": self.written,
        }


class Finished(Event, frozen=True, tag="kokoro-finished"):
    seat: Seat
    sanctuaries: int
    guardians: int
    decree: int
    penalty: int
    score: int
    caterpillar: list[str]  # the guardians' chains, for showing them
    flower: list[str]

    def facts(self) -> Facts:
        return {
            "seat": self.seat,
            "sanctuaries": self.sanctuaries,
            "guardians": self.guardians,
            "decree": self.decree,
            "penalty": self.penalty,
            "score": self.score,
        }


class WouldJoin(Event, frozen=True, tag="kokoro-would-join"):
    """Of a preview: the chain a drawing would make, its features, and the sanctuaries on it."""

    spaces: list[str]
    features: int
    sanctuaries: list[str]

    def facts(self) -> Facts:
        return {
            "length": len(self.spaces),
            "features": self.features,
            "sanctuaries": " ".join(self.sanctuaries),
            "count": len(self.sanctuaries),
        }
