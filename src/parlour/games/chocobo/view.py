"""All that one seat may know of the dungeon (D-59)."""
# not compiled: defines Structs (mypyc drops class keywords such as tag=)

from __future__ import annotations

from parlour.core.values import Seat, Value, View


class Foe(Value, frozen=True):
    """A Monster in the row."""

    name: str
    damage: int


class Said(Value, frozen=True):
    """A statement of this round; `strengths` are those a `show` has told."""

    seat: Seat
    what: str
    strengths: list[int]


class ChocoboView(View, frozen=True, tag="chocobo"):
    # Where the game stands
    phase: str
    back: str  # what goes on after the effect that is being resolved
    round: int
    question: int  # how many questions this round has asked
    ending: str  # "" while the game goes on

    # The board
    floor: int
    place: int  # 1F-3F: row x 9 + column; 4F: on the outer loop
    reaper: int  # 1F-3F: steps on its track; 4F: on the inner loop
    hp: int
    vegetables: int
    off: int  # the dial: number k shows space (off + k - 1)
    row: list[Foe]
    boss_damage: int
    books: list[str]

    # Cards
    hand: list[int] | None  # None for a spectator
    hands: list[list[int] | None]  # those shown at the end
    sizes: list[int]
    bonus: list[int | None]  # None: face down
    played: list[list[int]]  # by seat, once all have chosen
    lane: list[int]  # the five cards at dial spaces 1 to 5
    step: int  # actions done
    deck: int
    discards: list[int]
    held: list[int]  # were in hands when the deck was last rebuilt and have not been seen since
    held_sizes: list[int]  # how many of those each hand holds
    hidden_held: bool  # the face-down bonus card is one of them
    veil: bool  # the next round's first bonus card stays face down
    said: list[Said]

    # What is left to find
    vegetable_pile: dict[str, int]
    book_pile: dict[str, int]
    monster_decks: dict[str, int]
    monster_discards: dict[str, int]

    # What is still to be done before the next question
    pending: list[str]
    to_share: int
    to_deal: list[int]
    to_lose: list[int]
    to_meet: list[int]  # Basic, Elite
    bonus_left: int
    books_left: int
