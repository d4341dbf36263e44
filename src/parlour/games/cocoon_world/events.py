"""What happens by itself, each with its cause and its clause. Spaces and tiles are told by their names."""
# not compiled: defines Structs (mypyc drops class keywords such as tag=)

from __future__ import annotations

from parlour.core.values import Event, Facts, plain_facts
from parlour.games.cocoon_world.tiles import tile_fact

MESSAGE = "@cocoon_world-"


class Told(Event, frozen=True, kw_only=True):
    """An event whose words are kept short: `why="target"` is said as the message `cocoon_world-why-target`."""

    def facts(self) -> Facts:
        facts = plain_facts(self)
        for name in ("why", "side", "way", "hand", "effect", "beast"):
            if name in facts:
                facts[name] = f"{MESSAGE}{name}-{facts[name]}"
        for name in ("tile", "other_tile"):
            if name in facts:
                facts[name] = tile_fact(str(facts[name]))
        return facts


# The turn


class GoalTold(Told, frozen=True, tag="cocoon_world-goal-told"):
    """What the match is about, before its first turn."""

    scenario: str
    rounds: int


class GoalPart(Told, frozen=True, tag="cocoon_world-goal-part"):
    """What is special about an own scenario (W-80)."""

    part: str
    number: int


class TurnBegan(Told, frozen=True, tag="cocoon_world-turn-began"):
    seat: int
    round: int


class Doublets(Told, frozen=True, tag="cocoon_world-doublets"):
    seat: int


class RollsWait(Told, frozen=True, tag="cocoon_world-rolls-wait"):
    seat: int
    rolls: int


class RollsLapsed(Told, frozen=True, tag="cocoon_world-rolls-lapsed"):
    seat: int
    rolls: int


class PlacementsLeft(Told, frozen=True, tag="cocoon_world-placements"):
    seat: int
    placements: int


class CampsWeighed(Told, frozen=True, tag="cocoon_world-camps-weighed"):
    """The scores of each camp added up; `camp` prevails (W-78)."""

    white: int
    black: int
    camp: str

    def facts(self) -> Facts:
        level = int(self.white == self.black)
        return {"white": self.white, "black": self.black, "level": level, "camp": f"{MESSAGE}camp-{self.camp}"}


class TieBroken(Told, frozen=True, tag="cocoon_world-tie-broken"):
    """Level in the score; what puts `seat` before `other_seat`."""

    seat: int
    other_seat: int
    why: str


class GameEnded(Told, frozen=True, tag="cocoon_world-game-ended"):
    seat: int


# Markers and pawns


class MarkerMoved(Told, frozen=True, tag="cocoon_world-marker-moved"):
    seat: int
    ep: int
    way: str
    position: int
    why: str


class PawnTurned(Told, frozen=True, tag="cocoon_world-pawn-turned"):
    seat: int
    side: str
    why: str


class PawnMoved(Told, frozen=True, tag="cocoon_world-pawn-moved"):
    seat: int
    spaces: int
    way: str
    space: str
    why: str


class MovementDropped(Told, frozen=True, tag="cocoon_world-movement-dropped"):
    seat: int


class Blocked(Told, frozen=True, tag="cocoon_world-blocked"):
    seat: int
    other_seat: int
    space: str


class Looped(Told, frozen=True, tag="cocoon_world-looped"):
    seat: int
    space: str


class EventFollowed(Told, frozen=True, tag="cocoon_world-event-followed"):
    seat: int
    space: str


class TileFollowed(Told, frozen=True, tag="cocoon_world-tile-followed"):
    seat: int
    tile: str
    space: str


class NothingHappens(Told, frozen=True, tag="cocoon_world-nothing-happens"):
    seat: int
    why: str


# Bets


class BetMade(Told, frozen=True, tag="cocoon_world-bet-made"):
    seat: int
    named_seat: int


class BetRight(Told, frozen=True, tag="cocoon_world-bet-right"):
    seat: int
    named_seat: int


class BetWrong(Told, frozen=True, tag="cocoon_world-bet-wrong"):
    seat: int
    named_seat: int
    by_seat: int


class SpareOut(Told, frozen=True, tag="cocoon_world-spare-out"):
    seat: int
    side: str


class SpareIn(Told, frozen=True, tag="cocoon_world-spare-in"):
    seat: int


# Tiles


class TilePlaced(Told, frozen=True, tag="cocoon_world-tile-placed"):
    seat: int
    tile: str
    space: str


class TileRetrieved(Told, frozen=True, tag="cocoon_world-tile-retrieved"):
    seat: int
    tile: str
    space: str


class TurnedUp(Told, frozen=True, tag="cocoon_world-turned-up"):
    tile: str
    space: str


class Swapped(Told, frozen=True, tag="cocoon_world-swapped"):
    seat: int
    tile: str
    space: str


class HandSeen(Told, frozen=True, tag="cocoon_world-hand-seen"):
    seat: int
    other_seat: int


class TileTaken(Told, frozen=True, tag="cocoon_world-tile-taken"):
    seat: int
    other_seat: int
    tile: str


class EffectGained(Told, frozen=True, tag="cocoon_world-effect-gained"):
    seat: int
    effect: str


class EffectLapsed(Told, frozen=True, tag="cocoon_world-effect-lapsed"):
    seat: int
    effect: str


class DiceAdded(Told, frozen=True, tag="cocoon_world-dice-added"):
    seat: int
    dice: int


class Drew(Told, frozen=True, tag="cocoon_world-drew"):
    seat: int


class LookedAtTop(Told, frozen=True, tag="cocoon_world-looked-at-top"):
    seat: int
    tiles: int


class PutBack(Told, frozen=True, tag="cocoon_world-put-back"):
    seat: int
    tiles: int


# The dungeon, laps and the arena


class HandMade(Told, frozen=True, tag="cocoon_world-hand-made"):
    seat: int
    hand: str


class DungeonLost(Told, frozen=True, tag="cocoon_world-dungeon-lost"):
    seat: int
    hand: str


class LapCounted(Told, frozen=True, tag="cocoon_world-lap-counted"):
    seat: int
    laps: int


class LapUndone(Told, frozen=True, tag="cocoon_world-lap-undone"):
    seat: int
    laps: int


class BeastBeaten(Told, frozen=True, tag="cocoon_world-beast-beaten"):
    seat: int
    beast: str
    fame: int


class BeastWon(Told, frozen=True, tag="cocoon_world-beast-won"):
    seat: int
    beast: str


class FameWon(Told, frozen=True, tag="cocoon_world-fame-won"):
    seat: int
    fame: int
    total: int


# Previews


class WouldThen(Told, frozen=True, tag="cocoon_world-would-then"):
    """Here the preview ends: what comes next is up to chance."""

    prompt: str

    def facts(self) -> Facts:
        return {"what": f"{MESSAGE}deal-{self.prompt}"}


class WouldRisk(Told, frozen=True, tag="cocoon_world-would-risk"):
    """How many of all rolls end it with nothing (W-43, W-73)."""

    lost: int
    of: int

    def facts(self) -> Facts:
        return {"percent": round(100 * self.lost / self.of)}
