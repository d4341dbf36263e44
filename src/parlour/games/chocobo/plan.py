"""Thinking ahead inside one round: how good is it to have these five strengths at the dial?

A plan knows the open part of the board only. Its values are chances to win, from 0 to 1: what is found is taken at
its average. What comes after the round is judged in `aftermath.py`.

Thousands of lanes are looked through for one answer (`lanes.py`), so all that changes on the way is in two native
numbers (`boards.py`), which are handed on and never taken back, and ways are compared by their log-odds: a chance is
worked out for the best of them alone.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core import bits
from parlour.games.chocobo.aftermath import LOST_ODDS, WON_ODDS, Aftermath, chance
from parlour.games.chocobo.boards import (
    ATTACK_BIT,
    BOOKS_AT,
    BOOKS_MASK,
    BOSS_AT,
    BOSS_MASK,
    EAT_BIT,
    FOE,
    FOE_MASK,
    HP_AT,
    HP_MASK,
    MOVE_BIT,
    ONE_BOOK,
    ONE_CARD,
    ONE_HP,
    ONE_VEGETABLE,
    PLACE_MASK,
    REAP_BIT,
    REAPER_AT,
    REAPER_MASK,
    SPACE,
    SPACE_MASK,
    VEGETABLES_AT,
    VEGETABLES_MASK,
)
from parlour.games.chocobo.components import (
    BOOK,
    BOOK_REWARD,
    CELLS,
    EXIT,
    HEAL,
    HP_REWARD,
    LENGTHS,
    PLAIN,
    REAPER,
    TRAP,
    VEGETABLE,
    Box,
    Sheet,
    Stops,
)
from parlour.games.chocobo.edition import INNER, OUTER
from parlour.games.chocobo.learnt import Learnt
from parlour.games.chocobo.pieces import ACTIONS, MOST_BOOKS, MOST_HP, MOST_VEGETABLES, icons_at, is_any_left
from parlour.games.chocobo.positions import Positions
from parlour.games.chocobo.rows import STRENGTH, STRENGTH_MASK
from parlour.games.chocobo.state import ChocoboState

NO_MOVE: Final = -1


class Plan(Aftermath):
    """The open part of a position, from one dial space on.

    Each verb does one thing of the rulebook to a board and the Monsters' HP, looks on from the dial space that comes
    `then`, and says the log-odds of winning.
    """

    def __init__(self, box: Box, state: ChocoboState, cards: int) -> None:
        super().__init__(box, state, cards)
        self.stops = self.sheet.stops
        self.dial: i64 = dial_of(box, state)
        self.space_icon = box.loop_icons if self.at_boss else self.sheet.icons
        self.space_amount: list[int] = box.outer_amount if self.at_boss else self.sheet.amount
        self.step: i64 = state.step
        self.lane: i64 = 0  # strengths
        self.reached: Positions | None = None  # where to go no further, see `layers.py`
        self.token: i64 = average_token(box, state)
        self.has_books = is_any_left(state.book_pile)
        self.last_move = last_move(self.dial)
        self.last_stops = stops_that_matter(box, state, self.sheet, self.learnt)

    def lay(self, strengths: list[int]) -> None:
        """These strengths lie at dial spaces 1 to 5."""
        self.lane = 0
        for strength in reversed(strengths):
            self.lane = (self.lane << STRENGTH) | strength

    def strength(self, step: i64) -> i64:
        return (self.lane >> (STRENGTH * step)) & STRENGTH_MASK

    def value(self, lane: i64) -> float:
        """The chance to win with these strengths at dial spaces 1 to 5, best played."""
        return chance(self.odds(lane))

    def odds(self, lane: i64) -> float:
        """The same as log-odds."""
        self.lane = lane
        return self.best(self.board, self.foes, self.step)

    def best(self, board: i64, foes: i64, step: i64) -> float:
        """From this dial space on."""
        reached = self.reached
        if reached is not None:
            reached.meet(board, foes)
            return LOST_ODDS
        if step == ACTIONS:
            return self.end_of_round(board, foes)
        return self.best_with(board, foes, (self.lane >> (STRENGTH * step)) & STRENGTH_MASK, step, step + 1)

    def best_with(self, board: i64, foes: i64, strength: i64, step: i64, then: i64) -> float:
        """The same with this strength here, and with the dial space that comes then."""
        icons = (self.dial >> (SPACE * step)) & SPACE_MASK
        best = LOST_ODDS
        if icons & MOVE_BIT:
            best = self.move(board, foes, strength, then)
        if icons & ATTACK_BIT:
            best = max(best, self.attack(board, foes, strength, then))
        if icons & EAT_BIT:
            best = max(best, self.eat(board, foes, strength, then))
        if icons & REAP_BIT:
            best = max(best, self.reap(board, foes, strength, then))
        return best

    def move(self, board: i64, foes: i64, length: i64, then: i64) -> float:
        if self.at_boss:
            return self.go_round(board, foes, length, then)
        stops = self.last_stops if then > self.last_move else self.stops
        route = (board & PLACE_MASK) * LENGTHS + length
        at, last = stops.at[route], stops.at[route + 1]
        if at == last:
            return self.best(board, foes, then)
        ends = stops.row
        best = LOST_ODDS
        while at < last:
            value = self.stop(board, foes, ends[at], then)
            if value > best:
                best = value
            at += 1
        return best

    def go_round(self, board: i64, foes: i64, length: i64, then: i64) -> float:
        touched = self.box.touched[(board >> REAPER_AT) & REAPER_MASK]
        place = board & PLACE_MASK
        for _ in range(length):
            place = (place + 1) % OUTER
            if place == touched:
                return LOST_ODDS
        return self.stop(board, foes, place, then)

    def stop(self, board: i64, foes: i64, place: i64, then: i64) -> float:
        """The icon of the end space."""
        board = (board & ~PLACE_MASK) | place
        icon = self.space_icon[place]
        if icon == PLAIN:
            return self.best(board, foes, then)
        return self.icon_works(board, foes, icon, then)

    def icon_works(self, board: i64, foes: i64, icon: i64, then: i64) -> float:
        if icon == EXIT:
            return self.odds_below(board)
        if icon == VEGETABLE:
            return self.gain_vegetables(board, foes, self.token, then)
        if icon == BOOK:
            return self.gain_book(board, foes, then)
        if icon == HEAL:
            return self.change_hp(board, foes, 1, then)
        amount: i64 = self.space_amount[board & PLACE_MASK]
        if icon == TRAP:
            is_fatal = (board >> HP_AT) & HP_MASK <= amount
            return LOST_ODDS if is_fatal else self.change_hp(board, foes, -amount, then)
        if icon == REAPER:
            return self.reap(board, foes, amount, then)
        return self.best(board, foes, then)

    def eat(self, board: i64, foes: i64, strength: i64, then: i64) -> float:
        eaten = min(strength, (board >> VEGETABLES_AT) & VEGETABLES_MASK)
        return self.best(board + eaten * (ONE_CARD - ONE_VEGETABLE), foes, then)

    def reap(self, board: i64, foes: i64, steps: i64, then: i64) -> float:
        before = (board >> REAPER_AT) & REAPER_MASK
        reaper = before
        if self.at_boss:
            for _ in range(steps):
                reaper = (reaper + 1) % INNER
                if self.box.touched[reaper] == board & PLACE_MASK:
                    return LOST_ODDS
        else:
            reaper += steps
            if reaper >= self.track:
                return LOST_ODDS
        return self.best(board + ((reaper - before) << REAPER_AT), foes, then)

    def attack(self, board: i64, foes: i64, strength: i64, then: i64) -> float:
        best = LOST_ODDS
        if self.at_boss:
            best = self.hit_boss(board, foes, strength, then)
        elif foes == 0:
            return self.best(board, foes, then)
        left = foes
        target: i64 = 0
        while left:
            if left & FOE_MASK and not self.is_like_the_one_before(foes, target):
                best = max(best, self.hit(board, foes, target, strength, then))
            left >>= FOE
            target += 1
        return best

    def is_like_the_one_before(self, foes: i64, target: i64) -> bool:
        """Then the same blow was tried already."""
        if target == 0 or self.kinds[target] != self.kinds[target - 1]:
            return False
        hp = (foes >> (FOE * target)) & FOE_MASK
        return (foes >> (FOE * (target - 1))) & FOE_MASK == hp

    def hit_boss(self, board: i64, foes: i64, strength: i64, then: i64) -> float:
        if (board >> BOSS_AT) & BOSS_MASK <= strength:
            return WON_ODDS
        return self.best(board - (strength << BOSS_AT), foes, then)

    def hit(self, board: i64, foes: i64, target: i64, strength: i64, then: i64) -> float:
        hp = (foes >> (FOE * target)) & FOE_MASK
        if hp > strength:
            return self.best(board, foes - (strength << (FOE * target)), then)
        return self.reward(board, foes - (hp << (FOE * target)), self.kinds[target], then)

    def damage_all(self, board: i64, foes: i64, amount: i64, then: i64) -> float:
        """All targets at once; of what fell the vegetables count."""
        if self.at_boss:
            if (board >> BOSS_AT) & BOSS_MASK <= amount:
                return WON_ODDS
            board -= amount << BOSS_AT
        vegetables: i64 = 0
        for place in range(len(self.kinds)):
            hp = (foes >> (FOE * place)) & FOE_MASK
            foes -= min(hp, amount) << (FOE * place)
            if 0 < hp <= amount:
                vegetables += self.box.monster_vegetables[self.kinds[place]]
        return self.gain_vegetables(board, foes, vegetables, then)

    # What is gained

    def reward(self, board: i64, foes: i64, kind: i64, then: i64) -> float:
        reward: i64 = self.box.monster_reward[kind]
        if reward == HP_REWARD:
            return self.change_hp(board, foes, 1, then)
        if reward == BOOK_REWARD:
            return self.gain_book(board, foes, then)
        return self.gain_vegetables(board, foes, self.box.monster_vegetables[kind], then)

    def change_hp(self, board: i64, foes: i64, amount: i64, then: i64) -> float:
        """More, or fewer."""
        gained = min(amount, MOST_HP - ((board >> HP_AT) & HP_MASK))
        return self.best(board + gained * ONE_HP, foes, then)

    def gain_vegetables(self, board: i64, foes: i64, amount: i64, then: i64) -> float:
        gained = min(amount, MOST_VEGETABLES - ((board >> VEGETABLES_AT) & VEGETABLES_MASK))
        return self.best(board + gained * ONE_VEGETABLE, foes, then)

    def gain_book(self, board: i64, foes: i64, then: i64) -> float:
        if self.has_books:
            board += min(1, MOST_BOOKS - ((board >> BOOKS_AT) & BOOKS_MASK)) * ONE_BOOK
        return self.best(board, foes, then)


def dial_of(box: Box, state: ChocoboState) -> i64:
    """The icons of dial spaces 1 to 5, as bits."""
    dial: i64 = 0
    for step in range(ACTIONS):
        for icon in icons_at(box, state, step):
            dial |= bits.only(SPACE * step + icon)
    return dial


def last_move(dial: i64) -> i64:
    """The last dial space with a Move."""
    found: i64 = NO_MOVE
    for step in range(ACTIONS):
        if (dial >> (SPACE * step)) & MOVE_BIT:
            found = step
    return found


def stops_that_matter(box: Box, state: ChocoboState, sheet: Sheet, learnt: Learnt | None) -> Stops:
    """Where the last Move of a round may end, but for ends that can't be the best.

    After it, where the Chocobo stands counts by the steps to the Exit and by what was learnt, and nothing depends on it
    besides: of two ends where the same happens, one that is no farther and worth no less is never the worse, not even
    by rounding, since sums only grow with what is added up. Found once for each floor and turn of the dial.
    """
    key = box.sheets.index(sheet) * box.spaces + state.off
    found = box.last_stops.get(key)
    if found is None:
        worth = [learnt.of_place(cell) if learnt is not None else 0.0 for cell in range(CELLS)]
        found = sheet.best_stops(worth)
        box.last_stops[key] = found
    return found


def average_token(box: Box, state: ChocoboState) -> i64:
    """What a vegetable token gives on average, rounded; 0 if none is left."""
    count: i64 = 0
    total: i64 = 0
    for kind in range(len(state.vegetable_pile)):
        left: i64 = state.vegetable_pile[kind]
        count += left
        total += left * box.vegetable_value[kind]
    return (2 * total + count) // (2 * count) if count else 0
