"""What a seat is entitled to know."""
# not compiled: defines Structs (mypyc drops class keywords such as tag=)

from __future__ import annotations

import msgspec

from parlour.core.values import Options, Seat, Value, View


class MatView(Value, frozen=True, omit_defaults=True, gc=False):
    """One player's mat: open to all once a turn is complete (K-12)."""

    paths: list[int]  # by space: the number of the shape drawn there, 0 if none
    caterpillar: int | None  # the guardians' spaces, None until they are rolled
    flower: int | None
    boxes: list[int]
    looks: int  # in this round
    knows_next: bool  # has looked at the card that is now on top
    turned_stone: bool  # has used decree 8 in this round
    guardian_boxes: list[int]  # caterpillar, flower: at the end
    decree_box: int | None
    score: int | None
    tally: int | None = None  # the score as far as it is written: the sanctuaries, and at the end all of it
    needed: tuple[int, ...] = ()  # the least count that is written, for each box and for the next (K-24, K-70)


class KokoroView(View, frozen=True, tag="kokoro", gc=False):
    seat: Seat | None  # these three again, so that they come first and can be given in order
    seats: int
    options: Options
    phase: str
    round: int  # 1 to 5; 0 before the first sanctuary
    turn: int  # path cards turned so far
    decree: int | None
    letters: list[str]  # sanctuaries turned up so far
    called: str | None
    golden: int  # golden cards of this round so far
    deck: dict[str, int]  # cards left, by kind: what was turned up is open
    spent: dict[str, int]  # discards of earlier rounds
    turned: dict[str, int]  # turned up in this round
    next_sanctuary: str | None  # the card on top, if this seat knows it
    next_path: str | None
    rolls: int  # guardian rolls made
    lookers: list[Seat]  # who is about to see the card on top
    sixth: str | None
    mats: list[MatView]

    def position(self) -> KokoroView:
        mats = [msgspec.structs.replace(mat, tally=None, needed=()) for mat in self.mats]
        return msgspec.structs.replace(self, mats=mats)
