"""Thinking ahead inside one round: how good is it to have these five strengths at the dial?

A plan knows the open part of the board only. Its values are chances to win, from 0 to 1: what is found is taken at
its average. What comes after the round is judged by rules of thumb, `odds`, and with the parts of the standard box by
what games have taught besides (`learnt.py`).

Thousands of lanes are looked through for one answer, so all that changes on the way is native, and ways are compared by
their log-odds: a chance is worked out for the best of them alone. Most ways of one lane lead to where those of another
led, with the same strengths to come: what was found there is remembered.
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core import bits
from parlour.games.chocobo.components import (
    ALL_BOOK,
    ATTACK_BOOK,
    BOOK,
    BOOK_REWARD,
    EXIT,
    HEAL,
    HP_REWARD,
    LIGHTNING,
    PLAIN,
    REAPER,
    RECOVER_BOOK,
    TRAP,
    VEGETABLE,
    VEIL,
    Box,
)
from parlour.games.chocobo.edition import INNER, OUTER
from parlour.games.chocobo.learnt import Learnt
from parlour.games.chocobo.pieces import (
    ACTIONS,
    LAST_FLOOR,
    MOST_BOOKS,
    MOST_HP,
    MOST_VEGETABLES,
    OWN_CARDS,
    boss_of,
    icons_at,
    is_any_left,
    sheet_of,
)
from parlour.games.chocobo.state import ChocoboState

LOST: Final = 0.0
WON: Final = 1.0
LOST_ODDS: Final = -1e9
WON_ODDS: Final = 1e9

# What decides a game beyond the round at hand, as log-odds. Found by playing: each weight was varied in turn, and what
# won more of the same deals was kept.
HP_WORTH: Final = vec[float]([-4.2, -1.8, -1.2, -0.75, -0.45, -0.2, 0.0, 0.2, 0.3, 0.4])  # by HP
REAPER_FEAR: Final = vec[float]([-6.0, -2.2, -1.7, -1.3, -0.95, -0.65, -0.4, -0.2, -0.1, 0.0])  # by steps to the worst
BOOK_WORTH: Final = 0.22
THREAT: Final = 0.3  # a point of attack that is still there next round
NEW_FLOOR: Final = 0.2
VEILED: Final = 0.3
CONFIDENCE: Final = 1.6

# Rounds that are still to come, and cards for them
ROUNDS_A_FLOOR: Final = 1.7
STEPS_A_ROUND: Final = 5.0
DAMAGE_A_ROUND: Final = 5.0
LAST_ROUND_OF_FLOOR: Final = 0.4
VEGETABLE_WORTH: Final = 0.55  # in cards: it must still be eaten
ROUND_RISK: Final = 0.4
SHORT_OF_A_ROUND: Final = 2.0
SPARE_ROUND: Final = 0.5
MOST_SPARE: Final = 2.0

# In one number each: the HP that every Monster of the row has left, the icons and strengths of the five dial spaces.
FOE: Final = 5
FOE_MASK: Final = 31
SPACE: Final = 4
SPACE_MASK: Final = 15
STRENGTH: Final = 3
STRENGTH_MASK: Final = 7
LANE_MASK: Final = 32767  # five strengths
MOVE_BIT: Final = 1
ATTACK_BIT: Final = 2
EAT_BIT: Final = 4
REAP_BIT: Final = 8

FIRST_REMEMBERED: Final = 2  # dial spaces passed: before, hardly any two ways meet
SLOTS: Final = 16384
# Folding a key to 30 bits, and spreading them: no product is too large for a native integer.
FOLD: Final = 30
FOLD_MASK: Final = 0x3FFFFFFF
SPREAD: Final = 0x4F1BBCDD
SPREAD_DOWN: Final = 24  # to bits that all of the key has a part in


class Memo:
    """Log-odds of positions in two words each, as many as fit: a later one takes the slot of an earlier one."""

    def __init__(self) -> None:
        self.keys = vec[i64]([0] * (2 * SLOTS))  # both words of a slot side by side
        self.odds = vec[float]([0.0] * SLOTS)


class Plan:
    """The open part of a position, from one dial space on.

    Each verb does one thing of the rulebook, looks on from the dial space that comes `then`, and takes it back. It says
    the log-odds of winning.
    """

    def __init__(self, box: Box, state: ChocoboState, cards: int) -> None:
        self.box = box
        self.due: i64 = OWN_CARDS[state.seats - 1] * state.seats  # cards that a round takes from all hands
        self.floor: i64 = state.floor
        self.at_boss = state.floor == LAST_FLOOR
        self.sheet = box.sheets[0] if self.at_boss else sheet_of(box, state)
        self.boss = boss_of(box, state)
        self.dial: i64 = dial_of(box, state)
        self.space_icon: list[int] = box.outer_icon if self.at_boss else self.sheet.icon
        self.space_amount: list[int] = box.outer_amount if self.at_boss else self.sheet.amount
        self.step: i64 = state.step
        self.lane: i64 = 0  # strengths
        self.memo: Memo | None = None  # for many lanes
        self.token: i64 = average_token(box, state)
        self.has_books = is_any_left(state.book_pile)
        self.boss_is_done = False  # window (d): the Boss has struck already
        self.rounds_below = rounds_below(self.floor, self.boss.hp)
        self.learnt: Learnt | None = Learnt(box, state) if len(box.learnt) else None

        # What the verbs change and take back
        self.place: i64 = state.place
        self.reaper: i64 = state.reaper
        self.hp: i64 = state.hp
        self.vegetables: i64 = state.vegetables
        self.cards: i64 = cards  # in all hands, after this round's are played
        self.books: i64 = 0
        self.boss_left: i64 = self.boss.hp - state.boss_damage
        self.kinds: list[int] = state.row[:]  # of Monsters, by their place in the row
        self.foes: i64 = 0
        self.threat: i64 = 0  # what those that are left deal
        self.held: list[int] = []
        self.recovery: i64 = 0
        self.blows: i64 = 0
        for place in range(len(self.kinds)):
            kind: i64 = self.kinds[place]
            left: i64 = box.monster_hp[kind] - state.damage[place]
            self.foes |= left << (FOE * place)
            self.threat += box.monster_attack[kind]
        self.hold(state.books[:])

    def hold(self, books: list[int]) -> None:
        """Have these Books, and what they can do at the last moment."""
        self.held = books
        self.books = len(books)
        if self.learnt is not None:
            self.learnt.hold(books)
        self.recovery = self.blows = 0
        for kind in books:
            effect = self.box.book_effect[kind]
            if effect == RECOVER_BOOK:
                self.recovery += self.box.book_amount[kind]
            elif effect in (ATTACK_BOOK, ALL_BOOK):
                self.blows += self.box.book_amount[kind]

    def keep_books(self) -> None:
        """Have them still next round: not even the last moment calls for them."""
        self.recovery = self.blows = 0

    # The five actions

    def remember(self) -> None:
        """Keep what is found from now on. Books, the Boss's blow and the dial must stay as they are."""
        self.memo = Memo()

    def lay(self, strengths: list[int]) -> None:
        """These strengths lie at dial spaces 1 to 5."""
        self.lane = 0
        for strength in reversed(strengths):
            self.lane = (self.lane << STRENGTH) | strength

    def strength(self, step: i64) -> i64:
        return (self.lane >> (STRENGTH * step)) & STRENGTH_MASK

    def value(self, lane: i64) -> float:
        """The chance to win with these strengths at dial spaces 1 to 5, best played."""
        self.lane = lane
        return chance(self.best(self.step))

    def best(self, step: i64) -> float:
        """From this dial space on."""
        memo = self.memo
        if memo is None or step < FIRST_REMEMBERED:
            return self.best_from(step)
        board, foes = self.board(step), self.foes
        slot = slot_of(board, foes)
        keys = memo.keys
        if keys[2 * slot] == board and keys[2 * slot + 1] == foes:
            return memo.odds[slot]
        found = self.best_from(step)
        keys[2 * slot] = board
        keys[2 * slot + 1] = foes
        memo.odds[slot] = found
        return found

    def board(self, step: i64) -> i64:
        """All that the rest of the round depends on besides the Monsters, and never 0."""
        board = (self.lane >> (STRENGTH * step) << 3) | step
        board = (board << 6) | self.place
        board = (board << 6) | self.reaper
        board = (board << 4) | self.hp
        board = (board << 4) | self.vegetables
        board = (board << 7) | self.cards
        board = (board << 3) | self.books
        return (board << 7) | self.boss_left

    def best_from(self, step: i64) -> float:
        if step == ACTIONS:
            return self.end_of_round()
        icons = (self.dial >> (SPACE * step)) & SPACE_MASK
        strength = (self.lane >> (STRENGTH * step)) & STRENGTH_MASK
        then = step + 1
        best = LOST_ODDS
        if icons & MOVE_BIT:
            best = self.move(strength, then)
        if icons & ATTACK_BIT:
            best = max(best, self.attack(strength, then))
        if icons & EAT_BIT:
            best = max(best, self.eat(strength, then))
        if icons & REAP_BIT:
            best = max(best, self.reap(strength, then))
        return best

    def move(self, length: i64, then: i64) -> float:
        if self.at_boss:
            return self.go_round(length, then)
        ends = self.sheet.ends[self.place][length]
        if not ends:
            return self.best(then)
        best = LOST_ODDS
        for end in ends:
            value = self.stop(end, then)
            if value > best:
                best = value
        return best

    def go_round(self, length: i64, then: i64) -> float:
        touched: i64 = self.box.touches[self.reaper]
        place = self.place
        for _ in range(length):
            place = (place + 1) % OUTER
            if place == touched:
                return LOST_ODDS
        return self.stop(place, then)

    def stop(self, place: i64, then: i64) -> float:
        """The icon of the end space."""
        before = self.place
        self.place = place
        icon: i64 = self.space_icon[place]
        value = self.best(then) if icon == PLAIN else self.icon_works(icon, self.space_amount[place], then)
        self.place = before
        return value

    def icon_works(self, icon: i64, amount: i64, then: i64) -> float:
        if icon == EXIT:
            return self.odds_below()
        if icon == VEGETABLE:
            return self.gain_vegetables(self.token, then)
        if icon == BOOK:
            return self.gain_book(then)
        if icon == HEAL:
            return self.change_hp(1, then)
        if icon == TRAP:
            return self.change_hp(-amount, then) if self.hp > amount else LOST_ODDS
        if icon == REAPER:
            return self.reap(amount, then)
        return self.best(then)

    def eat(self, strength: i64, then: i64) -> float:
        eaten = min(strength, self.vegetables)
        self.vegetables -= eaten
        self.cards += eaten
        value = self.best(then)
        self.vegetables += eaten
        self.cards -= eaten
        return value

    def reap(self, steps: i64, then: i64) -> float:
        before = self.reaper
        reaper = before
        if self.at_boss:
            for _ in range(steps):
                reaper = (reaper + 1) % INNER
                if self.box.touches[reaper] == self.place:
                    return LOST_ODDS
        else:
            reaper += steps
            if reaper >= self.sheet.track:
                return LOST_ODDS
        self.reaper = reaper
        value = self.best(then)
        self.reaper = before
        return value

    def attack(self, strength: i64, then: i64) -> float:
        best = LOST_ODDS
        if self.at_boss:
            best = self.hit_boss(strength, then)
        elif self.foes == 0:
            return self.best(then)
        left = self.foes
        target: i64 = 0
        while left:
            if left & FOE_MASK and not self.is_like_the_one_before(target):
                best = max(best, self.hit(target, strength, then))
            left >>= FOE
            target += 1
        return best

    def is_like_the_one_before(self, target: i64) -> bool:
        """Then the same blow was tried already."""
        if target == 0 or self.kinds[target] != self.kinds[target - 1]:
            return False
        hp = (self.foes >> (FOE * target)) & FOE_MASK
        return (self.foes >> (FOE * (target - 1))) & FOE_MASK == hp

    def hit_boss(self, strength: i64, then: i64) -> float:
        if self.boss_left <= strength:
            return WON_ODDS
        self.boss_left -= strength
        value = self.best(then)
        self.boss_left += strength
        return value

    def hit(self, target: i64, strength: i64, then: i64) -> float:
        foes = self.foes
        hp = (foes >> (FOE * target)) & FOE_MASK
        if hp > strength:
            self.foes = foes - (strength << (FOE * target))
            value = self.best(then)
        else:
            kind: i64 = self.kinds[target]
            attack: i64 = self.box.monster_attack[kind]
            self.foes = foes - (hp << (FOE * target))
            self.threat -= attack
            value = self.reward(kind, then)
            self.threat += attack
        self.foes = foes
        return value

    def damage_all(self, amount: i64, then: i64) -> float:
        """All targets at once; of what fell the vegetables count."""
        if self.at_boss and self.boss_left <= amount:
            return WON_ODDS
        foes, threat, boss_left = self.foes, self.threat, self.boss_left
        vegetables: i64 = 0
        for place in range(len(self.kinds)):
            hp = (foes >> (FOE * place)) & FOE_MASK
            self.foes -= min(hp, amount) << (FOE * place)
            if 0 < hp <= amount:
                self.threat -= self.box.monster_attack[self.kinds[place]]
                vegetables += self.box.monster_vegetables[self.kinds[place]]
        self.boss_left -= amount
        value = self.gain_vegetables(vegetables, then)
        self.foes, self.threat, self.boss_left = foes, threat, boss_left
        return value

    # What is gained

    def reward(self, kind: i64, then: i64) -> float:
        reward: i64 = self.box.monster_reward[kind]
        if reward == HP_REWARD:
            return self.change_hp(1, then)
        if reward == BOOK_REWARD:
            return self.gain_book(then)
        return self.gain_vegetables(self.box.monster_vegetables[kind], then)

    def change_hp(self, amount: i64, then: i64) -> float:
        """More, or fewer."""
        before = self.hp
        self.hp = min(MOST_HP, before + amount)
        value = self.best(then)
        self.hp = before
        return value

    def gain_vegetables(self, amount: i64, then: i64) -> float:
        before = self.vegetables
        self.vegetables = min(MOST_VEGETABLES, before + amount)
        value = self.best(then)
        self.vegetables = before
        return value

    def gain_book(self, then: i64) -> float:
        before = self.books
        self.books = min(MOST_BOOKS, before + 1) if self.has_books else before
        value = self.best(then)
        self.books = before
        return value

    # Afterwards

    def end_of_round(self) -> float:
        """Books that save the day, Boss Attack, Monsters' attack, and the outlook."""
        if self.at_boss and self.boss_left <= self.blows:
            return WON_ODDS
        damage = self.threat
        hp, cards, books = self.hp, self.cards, self.books
        veil = False
        if self.at_boss and not self.boss_is_done:
            icon: i64 = self.boss.icon[self.reaper]
            amount: i64 = self.boss.amount[self.reaper]
            if icon == TRAP:
                damage += amount
            elif icon == LIGHTNING:
                cards = max(0, cards - amount)
            elif icon == VEIL:
                veil = True
        if hp <= damage and self.recovery:
            hp = min(MOST_HP, hp + self.recovery)
            books -= 1
        hp -= damage
        if hp <= 0 or cards < self.due:  # not even the next round can be played (D-58)
            return LOST_ODDS
        return self.odds(hp, cards, books, VEILED if veil else 0.0)

    def prospect(self) -> float:
        """The chance to win when a round begins, before its cards are known."""
        if self.learnt is not None:
            self.learnt.turn_back()
        odds = self.odds(self.hp, self.cards, self.books, 0.0)
        if self.learnt is not None:
            self.learnt.turn_on()
        return chance(odds)

    def odds(self, hp: i64, cards: i64, books: i64, veil: float) -> float:
        """Between two rounds."""
        odds = self.outlook(hp, books, self.threat)
        if self.at_boss:
            ahead: i64 = (self.box.touches[self.reaper] - self.place + OUTER) % OUTER
            odds += self.fear_on_loop(ahead) - veil
            rounds = float(self.boss_left) / DAMAGE_A_ROUND
        else:
            odds += REAPER_FEAR[min(9, self.sheet.track - self.reaper)]
            rounds = LAST_ROUND_OF_FLOOR + self.sheet.distance[self.place] / STEPS_A_ROUND + self.rounds_below
        if self.learnt is not None:
            odds += self.learnt_here(self.learnt, hp, cards, books)
        return odds + self.supply(cards, rounds)

    def learnt_here(self, learnt: Learnt, hp: i64, cards: i64, books: i64) -> float:
        if self.at_boss:
            found = learnt.on_loop(self.place, self.reaper, self.boss_left)
        else:
            found = learnt.on_floor(self.place, self.sheet.track - self.reaper)
        found += learnt.of_foes(self.foes)
        return found + learnt.of_team(self.floor, hp, cards, self.vegetables, books, self.threat)

    def fear_on_loop(self, ahead: i64) -> float:
        """Neither may catch up with the other: `ahead` is the Chocobo's way to the Reaper."""
        return REAPER_FEAR[min(9, ahead)] + REAPER_FEAR[min(9, OUTER - ahead)]

    def next_floor(self) -> float:
        """The chance to win once the Exit is taken."""
        return chance(self.odds_below())

    def odds_below(self) -> float:
        """The same as log-odds."""
        if self.cards < self.due:
            return LOST_ODDS
        odds = self.outlook(self.hp, self.books, 0)
        learnt = self.learnt
        if learnt is not None:
            odds += learnt.at_entrance()
            odds += learnt.of_team(self.floor + 1, self.hp, self.cards, self.vegetables, self.books, 0)
        return odds + self.supply(self.cards, self.rounds_below) + NEW_FLOOR

    def outlook(self, hp: i64, books: i64, threat: i64) -> float:
        return CONFIDENCE + HP_WORTH[hp] + BOOK_WORTH * float(books) - THREAT * float(threat)

    def supply(self, cards: i64, rounds: float) -> float:
        """Will cards last? And each round that is still to come is a risk of its own."""
        slack = (float(cards) + VEGETABLE_WORTH * float(self.vegetables)) / float(self.due) - rounds
        worth = SHORT_OF_A_ROUND * slack if slack < 0 else min(MOST_SPARE, SPARE_ROUND * slack)
        return worth - ROUND_RISK * rounds


def rounds_below(floor: i64, boss_hp: i64) -> float:
    """Rounds that the floors after this one will take."""
    floors = max(0.0, 3.0 - float(floor))
    return floors * ROUNDS_A_FLOOR + float(boss_hp) / DAMAGE_A_ROUND


def slot_of(board: i64, foes: i64) -> i64:
    key = board ^ (board >> FOLD) ^ (foes << 7) ^ (foes >> FOLD)
    return (((key & FOLD_MASK) * SPREAD) >> SPREAD_DOWN) & (SLOTS - 1)


def chance(odds: float) -> float:
    """Log-odds as a chance."""
    if odds <= LOST_ODDS:
        return LOST
    return WON if odds >= WON_ODDS else 1.0 / (1.0 + exp(-odds))


def dial_of(box: Box, state: ChocoboState) -> i64:
    """The icons of dial spaces 1 to 5, as bits."""
    dial: i64 = 0
    for step in range(ACTIONS):
        for icon in icons_at(box, state, step):
            dial |= bits.only(SPACE * step + icon)
    return dial


def average_token(box: Box, state: ChocoboState) -> i64:
    """What a vegetable token gives on average, rounded; 0 if none is left."""
    count: i64 = 0
    total: i64 = 0
    for kind in range(len(state.vegetable_pile)):
        left: i64 = state.vegetable_pile[kind]
        count += left
        total += left * box.vegetable_value[kind]
    return (2 * total + count) // (2 * count) if count else 0
