"""What happens in the dungeon, told to those who may know. The tag of each is its message."""
# not compiled: defines Structs (mypyc drops class keywords such as tag=)

from __future__ import annotations

from parlour.core.values import Event, Facts, Seat
from parlour.games.chocobo.actions import book_word, listed, monster_word, where


class RoundBegan(Event, frozen=True, tag="chocobo-round"):
    round: int
    floor: int


class DialSet(Event, frozen=True, tag="chocobo-dial-set"):
    off: int


class Dealing(Event, frozen=True, tag="chocobo-drew"):
    """A card that its owner alone sees."""

    card: int
    strength: int


class Met(Event, frozen=True, tag="chocobo-met"):
    monster: str

    def facts(self) -> Facts:
        return {"monster": monster_word(self.monster)}


class BonusShown(Event, frozen=True, tag="chocobo-bonus"):
    card: int
    strength: int


class BonusHidden(Event, frozen=True, tag="chocobo-bonus-hidden"):
    pass


class Showed(Event, frozen=True, tag="chocobo-showed"):
    seat: Seat
    strengths: tuple[int, ...]

    def facts(self) -> Facts:
        return {"seat": self.seat, "strengths": listed(self.strengths)}


class Claimed(Event, frozen=True, tag="chocobo-claimed"):
    seat: Seat
    space: int
    strength: int


class Offered(Event, frozen=True, tag="chocobo-offered"):
    seat: Seat
    space: int
    strength: int
    other_space: int
    other_strength: int


class Proposed(Event, frozen=True, tag="chocobo-proposed"):
    seat: Seat
    asked_seat: Seat
    space: int
    own: int


class Declined(Event, frozen=True, tag="chocobo-declined"):
    seat: Seat
    space: int


class Compared(Event, frozen=True, tag="chocobo-compared"):
    seat: Seat
    cards: int
    strength: int
    degree: str
    side: str
    bonus: int

    def facts(self) -> Facts:
        return {
            "seat": self.seat,
            "cards": self.cards,
            "strength": self.strength,
            "where": where(self.degree, self.side),
            "bonus": self.bonus,
        }


class HasBetween(Event, frozen=True, tag="chocobo-between"):
    seat: Seat
    cards: int
    strength: int


class Played(Event, frozen=True, tag="chocobo-played"):
    seat: Seat
    cards: tuple[int, ...]

    def facts(self) -> Facts:
        return {"seat": self.seat, "cards": listed(self.cards)}


class Assigned(Event, frozen=True, tag="chocobo-assigned"):
    cards: tuple[int, ...]

    def facts(self) -> Facts:
        return {"cards": listed(self.cards)}


class Acted(Event, frozen=True, tag="chocobo-acted"):
    space: int
    icon: str
    strength: int

    def facts(self) -> Facts:
        return {"space": self.space, "icon": f"@chocobo-icon-{self.icon}", "strength": self.strength}


class Moved(Event, frozen=True, tag="chocobo-moved"):
    place: str


class Nothing(Event, frozen=True, tag="chocobo-nothing"):
    pass


class Gained(Event, frozen=True, tag="chocobo-gained"):
    vegetables: int
    now: int


class Recovered(Event, frozen=True, tag="chocobo-recovered"):
    hp: int
    now: int


class Hurt(Event, frozen=True, tag="chocobo-hurt"):
    cause: str  # trap, boss, monsters
    damage: int
    now: int


class Hit(Event, frozen=True, tag="chocobo-hit"):
    monster: str
    damage: int

    def facts(self) -> Facts:
        return {"monster": monster_word(self.monster), "damage": self.damage}


class HitBoss(Event, frozen=True, tag="chocobo-hit-boss"):
    damage: int
    left: int


class Defeated(Event, frozen=True, tag="chocobo-defeated"):
    monster: str

    def facts(self) -> Facts:
        return {"monster": monster_word(self.monster)}


class ReaperMoved(Event, frozen=True, tag="chocobo-reaper"):
    steps: int
    left: int  # steps to the end of its track; 0 on 4F, whose loop has none


class Ate(Event, frozen=True, tag="chocobo-ate"):
    vegetables: int
    left: int


class Draws(Event, frozen=True, tag="chocobo-draws"):
    seat: Seat
    count: int


class BookFound(Event, frozen=True, tag="chocobo-book-found"):
    book: str

    def facts(self) -> Facts:
        return {"book": book_word(self.book)}


class BookUsed(Event, frozen=True, tag="chocobo-book-used"):
    book: str

    def facts(self) -> Facts:
        return {"book": book_word(self.book)}


class BookDropped(Event, frozen=True, tag="chocobo-book-dropped"):
    book: str

    def facts(self) -> Facts:
        return {"book": book_word(self.book)}


class PileEmpty(Event, frozen=True, tag="chocobo-pile-empty"):
    pile: str

    def facts(self) -> Facts:
        return {"pile": f"@chocobo-pile-{self.pile}"}


class Rebuilt(Event, frozen=True, tag="chocobo-rebuilt"):
    deck: str

    def facts(self) -> Facts:
        return {"deck": f"@chocobo-deck-{self.deck}"}


class Left(Event, frozen=True, tag="chocobo-left"):
    floor: int


class Lightning(Event, frozen=True, tag="chocobo-lightning"):
    cards: int


class Veiled(Event, frozen=True, tag="chocobo-veiled"):
    pass


class Discarded(Event, frozen=True, tag="chocobo-discarded"):
    seat: Seat
    cards: tuple[int, ...]

    def facts(self) -> Facts:
        return {"seat": self.seat, "cards": listed(self.cards)}


class Short(Event, frozen=True, tag="chocobo-short"):
    pass


class HandShown(Event, frozen=True, tag="chocobo-hand-shown"):
    seat: Seat
    cards: tuple[int, ...]

    def facts(self) -> Facts:
        return {"seat": self.seat, "cards": listed(self.cards) or "none"}


class Over(Event, frozen=True, tag="chocobo-over"):
    ending: str
    floor: int
    rounds: int

    def facts(self) -> Facts:
        return {"ending": f"@chocobo-ending-{self.ending}", "floor": self.floor, "rounds": self.rounds}
