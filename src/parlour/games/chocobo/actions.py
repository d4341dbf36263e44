"""The answers of seats and the outcomes of chance. `str` of each is its notation."""
# not compiled: defines Structs (mypyc drops class keywords such as tag=)

from __future__ import annotations

from parlour.core.values import Action, Facts, Seat
from parlour.games.chocobo.edition import MONSTER_NAMES


def book_word(book: str) -> str:
    """The message that names a Book, such as `@chocobo-book-move`, with its amount behind."""
    return f"@chocobo-book-{book.rstrip('0123456789')} {book.lstrip('abcdefghijklmnopqrstuvwxyz')}"


def monster_word(name: str) -> str:
    """The message that names a Monster, or the edition's own name for it."""
    return f"@chocobo-monster-{name}" if name in MONSTER_NAMES else name


def thing_word(name: str) -> str:
    """A Book or a Monster, whichever it is."""
    return book_word(name) if name[-1].isdigit() else monster_word(name)


def row(cards: tuple[int, ...]) -> str:
    return " ".join(map(str, cards))


def listed(cards: tuple[int, ...]) -> str:
    """Cards as a sentence lists them."""
    return ", ".join(map(str, cards))


def where(degree: str, side: str) -> str:
    """A comparison as the catalogue names it, such as `near-above`; a gesture has no degree."""
    return f"{degree}-{side}".lstrip("-")


def cards_meant(cards: int, strength: int) -> str:
    """How many cards a statement is about and their strength, as written.

    >>> cards_meant(1, 4), cards_meant(2, 0), cards_meant(3, 4)
    ('4', '2x', '3x 4')
    """
    return " ".join(filter(None, [f"{cards}x" if cards > 1 else "", str(strength or "")]))


# Chance


class Dealt(Action, frozen=True, tag="dealt"):
    """Numbers that chance gives or that are shown: a card, a turn of the dial, strengths, a hand."""

    numbers: tuple[int, ...]

    def __str__(self) -> str:
        return row(self.numbers) or "none"

    def facts(self) -> Facts:
        return {"numbers": str(self)}


class Turned(Action, frozen=True, tag="turned"):
    """A Monster or a Book that is turned up."""

    name: str

    def __str__(self) -> str:
        return self.name

    def facts(self) -> Facts:
        return {"thing": thing_word(self.name)}


# Cards


class Play(Action, frozen=True, tag="play"):
    """Put one or two cards down."""

    cards: tuple[int, ...]

    def __str__(self) -> str:
        return f"play {row(self.cards)}"

    def facts(self) -> Facts:
        return {"cards": listed(self.cards)}


class Discard(Action, frozen=True, tag="discard"):
    """Give one or two cards away."""

    cards: tuple[int, ...]

    def __str__(self) -> str:
        return f"discard {row(self.cards)}"

    def facts(self) -> Facts:
        return {"cards": listed(self.cards)}


# Talk (D-63)


class Show(Action, frozen=True, tag="show"):
    def __str__(self) -> str:
        return "show"


class Claim(Action, frozen=True, tag="claim"):
    space: int
    strength: int = 0  # 0: not named

    def __str__(self) -> str:
        return f"claim {self.space}" + (f" with {self.strength}" if self.strength else "")


class Have(Action, frozen=True, tag="have"):
    """A card of mine, or several, compared with a bonus card; degree "" is the gesture of limited talk (D-22)."""

    side: str  # above, below
    bonus: int
    degree: str = ""  # near, far
    strength: int = 0
    cards: int = 1  # true of that many

    def __str__(self) -> str:
        words = ["have", cards_meant(self.cards, self.strength), self.degree, self.side, "bonus", str(self.bonus)]
        return " ".join(filter(None, words))

    def facts(self) -> Facts:
        place = where(self.degree, self.side)
        return {"cards": self.cards, "strength": self.strength, "where": place, "bonus": self.bonus}


class Between(Action, frozen=True, tag="between"):
    strength: int = 0
    cards: int = 1

    def __str__(self) -> str:
        return " ".join(filter(None, ["have", cards_meant(self.cards, self.strength), "between"]))


class Offer(Action, frozen=True, tag="offer"):
    """Either of two cards, each with its space and strength: what I could do, and no promise to do it."""

    space: int
    strength: int
    other_space: int  # the higher one
    other_strength: int

    def __str__(self) -> str:
        return f"offer {self.space} with {self.strength} or {self.other_space} with {self.other_strength}"


class Propose(Action, frozen=True, tag="propose"):
    """Ask another seat to take a space, and perhaps say which one I would take."""

    asked_seat: Seat
    space: int
    own: int = 0  # 0: not said

    def __str__(self) -> str:
        return f"propose {self.asked_seat} at {self.space}" + (f", me at {self.own}" if self.own else "")


class NoPromise(Action, frozen=True, tag="decline"):
    """The answer no to a proposal; the answer yes is a claim."""

    space: int

    def __str__(self) -> str:
        return f"decline {self.space}"


# The team


class Walk(Action, frozen=True, tag="move"):
    """Move to a space; "" where there is nothing to choose."""

    place: str = ""

    def __str__(self) -> str:
        return f"move {self.place}".rstrip()

    def facts(self) -> Facts:
        return {"kind": "space" if self.place else "none", "place": self.place or "-"}


class Strike(Action, frozen=True, tag="attack"):
    """Attack the Monster at a place of the row, or the boss; "" if there is nothing to hit."""

    target: str = ""

    def __str__(self) -> str:
        return f"attack {self.target}".rstrip()

    def facts(self) -> Facts:
        return target_facts(self.target)


class Eat(Action, frozen=True, tag="eat"):
    def __str__(self) -> str:
        return "eat"


class Reap(Action, frozen=True, tag="reap"):
    def __str__(self) -> str:
        return "reap"


class GoOn(Action, frozen=True, tag="go-on"):
    def __str__(self) -> str:
        return "go on"


class GiveUp(Action, frozen=True, tag="give-up"):
    def __str__(self) -> str:
        return "give up"


class Use(Action, frozen=True, tag="use"):
    """Use a Book, with its end space or target if it has one."""

    book: str
    target: str = ""

    def __str__(self) -> str:
        return f"use {self.book} {self.target}".rstrip()

    def facts(self) -> Facts:
        if self.book.startswith("attack"):
            return {"book": book_word(self.book), "place": "-"} | target_facts(self.target)
        kind = "space" if self.target else "none"
        return {"book": book_word(self.book), "place": self.target or "-", "kind": kind, "number": 0, "monster": "-"}


class Drop(Action, frozen=True, tag="drop"):
    book: str

    def __str__(self) -> str:
        return f"drop {self.book}"

    def facts(self) -> Facts:
        return {"book": book_word(self.book)}


class Split(Action, frozen=True, tag="split"):
    """How many cards each seat draws."""

    counts: tuple[int, ...]

    def __str__(self) -> str:
        return f"split {row(self.counts)}"

    def facts(self) -> Facts:
        return {"shares": row(self.counts)}


class Lose(Action, frozen=True, tag="lose"):
    """How many cards each seat discards."""

    counts: tuple[int, ...]

    def __str__(self) -> str:
        return f"lose {row(self.counts)}"

    def facts(self) -> Facts:
        return {"shares": row(self.counts)}


def target_facts(target: str) -> Facts:
    """A target as message arguments: its kind, and by its place in the row which Monster; a board knows its name."""
    if target.startswith("m"):
        return {"kind": "monster", "number": int(target[1:]), "monster": f"@chocobo-monster-any {target[1:]}"}
    return {"kind": target or "none", "number": 0, "monster": "-"}
