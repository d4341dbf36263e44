"""How a good player goes on, quickly: for what search imagines in the first scenario.

It follows in its head the tiles that lie open, and asks what the rank that comes of it is worth by experience
(chances.py). What it can't foresee, such as the tile under a back or the next roll, counts as it goes on average.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core import bits
from parlour.core.rng import Rng
from parlour.games.cocoon_world import asking, phases, rules
from parlour.games.cocoon_world.board import HOME
from parlour.games.cocoon_world.chances import Chances, gained, moved, rank_of, turned
from parlour.games.cocoon_world.dice import die as one_die
from parlour.games.cocoon_world.dice import has_pair, how_many, sum_of
from parlour.games.cocoon_world.dungeon import FOUR, HANDS, MOST_GAIN, ROLLS, WEIGHTS, WORTH, total
from parlour.games.cocoon_world.notation import AWAY, HERE, LEAVE_DICE, NO, OTHER_FACES, SET_TARGET, YES
from parlour.games.cocoon_world.pieces import colours_to_name
from parlour.games.cocoon_world.state import EMPTY, FACE_DOWN, NOBODY, NOWHERE, CocoonWorldState
from parlour.games.cocoon_world.tiles import EXPERIENCE, GODS_BET, INITIATION, NO_EVENT, PIT, START, SWAP, Tile

MOST_STOPS: Final = 14  # that are followed ahead
LEAVING: Final = 0.002  # what it is worth to keep a change of dice for the next roll
SETS: Final = 64  # of hands that can be made in the dungeon
ALL_MADE: Final = 63
# What is kept in hand when a tile must go unfollowed: the higher, the rather. Moves can lead anywhere.
KEEP: Final = {
    "experience": 3,
    "experience-roll": 3,
    "start": 3,
    "start-roll": 3,
    "gain1-roll": 3,
    "lose3": 2,
    "lose1-roll": 2,
    "pit": 2,
    "turn-roll": 2,
    "swap": 2,
    "take": 2,
}
MOVES: Final = 1
# In the dungeon one leaves with nothing, two or three EP, about; a bet is right so often if it is meant to be, or not.
LOST: Final = 0.2
TWO: Final = 0.4
MEANT: Final = 0.4
UNMEANT: Final = 0.1
OPEN_YET: Final = 0.1


def least_wanted(state: CocoonWorldState) -> i64:
    """Of the tiles in hand the one that is missed least."""
    best: i64 = NOWHERE
    lowest = 100
    for kind in state.hands[state.active]:
        wanted = KEEP.get(state.board.kinds[kind].name, MOVES)
        if wanted < lowest:
            best, lowest = kind, wanted
    return best


class Habit:
    """Answers by number; it keeps nothing from one question to the next."""

    def __init__(self) -> None:
        self.chances = Chances()
        self.hands = vec[float]([0.0] * SETS)  # what a challenge is worth in which these hands are made
        # The stop that is followed ahead
        self.rank: i64 = 0
        self.rolls: i64 = 0
        self.chain: i64 = 0  # the spaces of it, as a set

    def answer(self, state: CocoonWorldState, rng: Rng) -> i64:
        """An answer to the open question."""
        phase = state.phase
        if phase == phases.TILE_NEAR or phase == phases.TILE_ANYWHERE:
            return least_wanted(state)
        if phase in (phases.ANYWHERE, phases.NEAR, phases.KEEP, phases.TOP, phases.OPPONENT):
            return rules.pick(state, rng)
        self.chances.look(state, state.active)
        if phase == phases.TILE_HERE:
            return self.best_kind(state, state.hands[state.active])
        if phase == phases.TAKE:
            return self.best_kind(state, state.hands[state.victim])
        if phase == phases.BET:
            return self.best_bet(state)
        if phase == phases.ENTER or phase == phases.AGAIN:
            return self.go_on(state)
        if phase == phases.GAIN:
            return self.best_gain(state)
        if phase == phases.SWAP:
            return self.best_swap(state)
        if phase == phases.USE:
            return self.use(state)
        return self.best_change(state) if phase == phases.SET else rules.pick(state, rng)

    # Tiles

    def best_kind(self, state: CocoonWorldState, kinds: list[int]) -> i64:
        """The tile that is best to be followed here."""
        best: i64 = NOWHERE
        highest = -1.0
        for kind in kinds:
            worth = self.follow(state, kind)
            if worth > highest:
                best, highest = kind, worth
        return best

    def use(self, state: CocoonWorldState) -> i64:
        """The taken tile here, if that is better than to stay as one is."""
        if asking.count(state) == 1:
            return HERE
        rank = playing_rank(state)
        stays = self.chances.again(rank) if state.waiting else self.chances.worth[rank]
        return HERE if self.follow(state, state.placing) > stays else AWAY

    def best_swap(self, state: CocoonWorldState) -> i64:
        """The space whose tile is best to be followed here."""
        best: i64 = NOWHERE
        highest = -1.0
        here = state.space()
        rank = playing_rank(state)
        for space in range(state.board.size):
            kind = state.tile[space]
            if kind == EMPTY or space == here:
                continue
            worth = self.unknown(rank) if kind == FACE_DOWN else self.follow(state, kind)
            if worth > highest:
                best, highest = space, worth
        return best

    def follow(self, state: CocoonWorldState, kind: i64) -> float:
        """What it is worth to follow a tile where the pawn stands."""
        self.rank = playing_rank(state)
        self.rolls = state.waiting
        self.chain = 0
        for space in state.chain:
            self.chain |= bits.only(space)
        here = state.space()
        there = self.do(state, state.board.kinds[kind], here)
        if there == NOWHERE:
            return self.promise(state.board.kinds[kind].deed == SWAP and not state.swapped)
        return self.land(state, there, here, kind)

    def do(self, state: CocoonWorldState, tile: Tile, space: i64) -> i64:
        """Do in the head what a tile says: where it leads, or NOWHERE."""
        if tile.ep != 0:
            self.rank = moved(self.rank, tile.ep)
        if tile.turns:
            self.rank = turned(self.rank)
        self.rolls += tile.rolls
        steps = state.board.ahead(space, tile.to) if tile.to != NO_EVENT else tile.steps
        return state.board.around(space + steps) if steps != 0 else NOWHERE

    def land(self, state: CocoonWorldState, space: i64, here: i64, kind: i64) -> float:
        """What it is worth to stop on a space, if this kind of tile lies `here`; it is followed on and on."""
        board = state.board
        for _ in range(MOST_STOPS):
            if self.chain & bits.only(space):
                self.rank = gained(self.rank, 1)  # a loop (W-35)
                break
            self.chain |= bits.only(space)
            lies = kind if space == here else state.tile[space]
            event: i64 = board.events[space]
            if space != HOME and state.other_pawn_on(space) != NOBODY:
                if event == EXPERIENCE:
                    self.rank = gained(self.rank, 1)
                elif lies >= 0:
                    self.rank = moved(self.rank, board.kinds[lies].ep)
                space = board.around(space - 1)
                continue
            if event != NO_EVENT:
                return self.visit(state, event)
            if lies == EMPTY:
                break
            if lies == FACE_DOWN:
                return self.unknown(self.rank)
            tile = board.kinds[lies]
            space = self.do(state, tile, space)
            if space == NOWHERE:
                return self.promise(tile.deed == SWAP)
        return self.promise(may_choose=False)

    def visit(self, state: CocoonWorldState, event: i64) -> float:
        """What an Event Space is worth."""
        rank = self.rank
        worth = self.chances.worth
        if event == PIT and not self.rolls:
            entered = LOST * worth[rank] + TWO * worth[gained(rank, 2)] + TWO * worth[gained(rank, 3)]
            return max(worth[rank], entered)
        if event == GODS_BET and state.spare_at[state.active] == NOWHERE:
            right, wrong, as_is = worth[gained(rank, 3)], worth[turned(rank)], worth[rank]
            meant = MEANT * right + OPEN_YET * as_is + (1.0 - MEANT - OPEN_YET) * wrong
            unmeant = UNMEANT * right + 2.0 * OPEN_YET * as_is + (1.0 - UNMEANT - 2.0 * OPEN_YET) * wrong
            return max(meant, unmeant)
        if event in (START, EXPERIENCE):
            self.rank = gained(rank, 1)
        elif event == INITIATION:
            self.rank = turned(rank)
        return self.promise(may_choose=False)

    def promise(self, may_choose: bool) -> float:
        """What it is worth if the chain ends so; one who may choose a tile to follow can gain 1 EP, mostly."""
        if self.rolls:
            return self.chances.again(self.rank)
        as_is = self.chances.worth[self.rank]
        return max(as_is, self.chances.worth[gained(self.rank, 1)]) if may_choose else as_is

    def unknown(self, rank: i64) -> float:
        """What a hidden tile is worth: half of them do nothing to speak of."""
        return 0.5 * (self.chances.worth[rank] + self.chances.again(rank))

    # Gods' Bet

    def best_bet(self, state: CocoonWorldState) -> i64:
        """Whom to name: who is likely to be the next on Start, or who is not if the prize would be a fall."""
        seat = state.active
        here = state.at[seat]
        state.at[seat] = NOWHERE  # as it will be: the spare begins on Start
        chances = self.chances
        chances.is_counted = False
        chances.count_reach(state)
        state.at[seat] = here
        colours = colours_to_name(state)
        rank = playing_rank(state)
        best: i64 = NOWHERE
        highest = -1.0
        for other in range(state.seats):
            if colours & bits.only(other):
                worth = chances.bet_worth(rank, chances.reach[other])
                if worth > highest:
                    best, highest = other, worth
        return best

    # The dungeon (W-43)

    def go_on(self, state: CocoonWorldState) -> i64:
        """Roll, or leave with what there is."""
        made: i64 = 0
        for hand in range(len(HANDS)):
            if state.made[hand]:
                made |= bits.only(hand)
        rank = playing_rank(state)
        hands = self.hands
        found = ALL_MADE
        rolled = cashed = 0.0
        while found >= made:
            if found & made == made:
                cashed = self.cash(found, rank)
                rolled = self.roll_on(found, rank)
                hands[found] = cashed if found == ALL_MADE or cashed > rolled else rolled
            found -= 1
        return YES if rolled > cashed else NO

    def cash(self, made: i64, rank: i64) -> float:
        """What it is worth to leave with these hands."""
        worth = self.chances.worth
        if made & bits.only(FOUR):
            return self.highest(rank)
        ep: i64 = 0
        for hand in range(len(HANDS)):
            if made & bits.only(hand):
                ep += WORTH[hand]
        return worth[gained(rank, ep)]

    def highest(self, rank: i64) -> float:
        """The best rank on the same side: four alike bring the marker wherever one likes."""
        found = 0.0
        for ep in range(MOST_GAIN):
            found = max(found, self.chances.worth[gained(rank, ep)])
        return found

    def roll_on(self, made: i64, rank: i64) -> float:
        lost = self.chances.worth[rank]
        found = 0.0
        for hand in range(len(HANDS)):
            is_made = made & bits.only(hand) != 0
            found += float(WEIGHTS[hand]) * (lost if is_made else self.hands[made | bits.only(hand)])
        return found / float(ROLLS)

    def best_gain(self, state: CocoonWorldState) -> i64:
        rank = gained(playing_rank(state), total(state.made))
        best: i64 = 0
        for ep in range(1, MOST_GAIN + 1):
            if self.chances.worth[gained(rank, ep)] > self.chances.worth[gained(rank, best)]:
                best = ep
        return best

    # A change of dice (W-62)

    def best_change(self, state: CocoonWorldState) -> i64:
        best: i64 = LEAVE_DICE
        highest = -1.0
        for n in range(asking.count(state)):
            answer = asking.nth(state, n)
            worth = self.changed(state, answer)
            if answer == LEAVE_DICE:
                worth += LEAVING
            if worth > highest:
                best, highest = answer, worth
        return best

    def changed(self, state: CocoonWorldState, answer: i64) -> float:
        """What the roll is worth with this change."""
        dice, target = state.dice, state.target
        if answer < SET_TARGET:
            shown = answer // OTHER_FACES + 1
            face = answer % OTHER_FACES + 1
            dice += one_die(face + 1 if face >= shown else face) - one_die(shown)
        elif answer != LEAVE_DICE:
            target = answer - SET_TARGET + 1
        rank = playing_rank(state)
        if target:
            matches = how_many(dice, target)
            if matches:
                rank = gained(rank, matches)
            elif dice >> (4 * target) == 0:
                rank = turned(rank)
        steps = sum_of(dice)
        space = state.board.around(state.space() + (-steps if state.reverse else steps))
        return self.after_roll(state, rank, space, is_doublet=has_pair(dice))

    def after_roll(self, state: CocoonWorldState, rank: i64, space: i64, *, is_doublet: bool) -> float:
        """What it is worth to come to a space by dice."""
        event: i64 = state.board.events[space]
        if is_doublet:
            if event in (START, EXPERIENCE):
                rank = gained(rank, 1)
            elif state.tile[space] >= 0:
                rank = moved(rank, state.board.kinds[state.tile[space]].ep)
            return self.chances.again(rank)
        is_free = state.is_empty(space) and state.other_pawn_on(space) == NOBODY
        hand = state.hands[state.active]
        if is_free and hand:
            return self.best_placed(state, rank, space, hand)
        self.rank, self.rolls, self.chain = rank, state.waiting, 0
        return self.land(state, space, NOWHERE, EMPTY)

    def best_placed(self, state: CocoonWorldState, rank: i64, space: i64, hand: list[int]) -> float:
        """What the best tile in hand is worth on an empty space."""
        highest = 0.0
        for kind in hand:
            self.rank, self.rolls, self.chain = rank, state.waiting, bits.only(space)
            there = self.do(state, state.board.kinds[kind], space)
            worth = self.promise(may_choose=False) if there == NOWHERE else self.land(state, there, space, kind)
            highest = max(highest, worth)
        return highest


def playing_rank(state: CocoonWorldState) -> i64:
    """The turn player's rank, by the side of the playing pawn."""
    return rank_of(state.ep[state.active], state.playing_side())
