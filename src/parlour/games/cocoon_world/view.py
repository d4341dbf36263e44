"""What one seat may know of a position."""
# not compiled: defines Structs (mypyc drops class keywords such as tag=)

from __future__ import annotations

from msgspec import field
from msgspec.structs import replace

from parlour.core.values import Value, View


class Player(Value, frozen=True, omit_defaults=True):
    """What everybody knows of one player."""

    ep: int
    side: str
    space: int | None  # None: on the bet track
    bet: int | None  # who was named
    spare: int | None  # where the spare is, if it is out
    spare_side: str
    hand: int  # how many tiles
    laps: int
    fame: int
    fought: bool
    next_dice: int
    next_changes: int
    next_reverse: int
    choose: int
    sworn: bool = False  # has changed camp by oath (W-79)
    score: int | None = None  # where more than EP counts; some scenarios leave it out, see BEFORE_SCORES


class TopTile(Value, frozen=True):
    """A tile on top of the pile that somebody has seen; None if this seat has not."""

    tile: str | None
    seen_by: tuple[int, ...]


class SeenTile(Value, frozen=True):
    """`seat` knows that `holder` has these tiles. Only the two of them know that."""

    seat: int
    holder: int
    tiles: tuple[str, ...]


class Among(Value, frozen=True):
    """This seat knows that these tiles lie among the topmost `tops` of the pile (those being looked at first) and in
    the hands; no hand holds more of them than it is said to."""

    tiles: tuple[str, ...]
    tops: int
    hands: tuple[int, ...]


class TurnView(Value, frozen=True, omit_defaults=True):
    """What the turn still owes, open to all."""

    phase: str = field(name="step")  # as the digests of records have it
    ask: int
    added: int
    changes: int
    reverse: bool
    dice: tuple[int, ...]
    fixed: tuple[int, ...]
    target: int | None
    target_fixed: bool
    rolls: int
    doublets: bool
    waiting: int
    placements: int
    chain: tuple[int, ...]
    swapped: bool
    swap_with: int | None
    placing: str | None
    victim: int | None
    made: tuple[str, ...]
    rung: int
    prize: int
    supplied: int
    looked: int
    looked_by: tuple[tuple[int, ...], ...]  # who had seen them before, one by one
    followed: tuple[int, ...] = ()  # where the tiles lie that will be retrieved (W-75)


class Chance(Value, frozen=True):
    """What the next roll in the Pit or in the arena can bring."""

    what: str  # a hand (W-43) or a beast (W-73)
    ways: int  # rolls of `Odds.of` that make it, or beat it
    worth: int  # EP or fame
    least: int  # the sum that beats a beast; 0 for a hand
    is_done: bool  # made or beaten already


class Odds(Value, frozen=True):
    """How a push of luck stands, open to all."""

    chances: tuple[Chance, ...]
    of: int
    lost: int  # rolls that end it with nothing
    stake: int  # what stopping now brings; four alike apart


class Part(Value, frozen=True):
    """Something special about an own scenario, with its number (W-80)."""

    part: str
    number: int


class CocoonWorldView(View, frozen=True, kw_only=True, omit_defaults=True, tag="cocoon_world"):
    """The table from one seat. Spaces are counted clockwise from Start.

    What has a default is left out where it says nothing: records from before it was added keep their digest.
    """

    first: int
    active: int
    round: int
    rounds: int
    events: tuple[str | None, ...]  # what is printed on each space
    tiles: tuple[str | None, ...]  # what lies on each space; "?": face down
    players: tuple[Player, ...]
    piles: tuple[tuple[int, ...], ...]  # the markers on each position of the EP Circle, lowest first
    pile: int
    tops: tuple[TopTile, ...]
    out: tuple[str, ...]
    turn: TurnView
    odds: Odds | None = None  # in the Pit and in the arena
    camps: tuple[int, int] | None = None  # what Fortune and Misfortune weigh now (W-78)
    goal: tuple[Part, ...] = ()  # of an own scenario
    supplies: bool = True  # are hands filled up from the pile (W-23, W-76)?
    recalled: tuple[str | None, ...] = ()  # of the tiles that another looks at: those this seat knew
    mixed: tuple[Among, ...] = ()  # known tiles that another has put back in an order of its own
    hand: tuple[str, ...]  # one's own
    seen: tuple[SeenTile, ...]
    looking: tuple[str, ...]  # at these, if it is this seat that chooses one of three
    dealt: bool  # is the start player known?

    def position(self) -> CocoonWorldView:
        """Records of the pilgrims are older than the score in their views."""
        if self.options["scenario"] != "pilgrims":
            return self
        return replace(self, players=tuple([replace(player, score=None) for player in self.players]))
