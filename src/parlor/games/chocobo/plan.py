"""Thinking ahead inside one round: how good is it to have these five strengths at the dial?

A plan knows the open part of the board only. Its values are chances to win, from 0 to 1: what is found is taken at
its average, and what comes after the round is judged by `outlook`.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from parlor.games.chocobo.components import (
    ALL_BOOK,
    ATTACK,
    ATTACK_BOOK,
    BOOK,
    BOOK_REWARD,
    EAT,
    EXIT,
    HEAL,
    HP_REWARD,
    LIGHTNING,
    MOVE,
    REAPER,
    RECOVER_BOOK,
    TRAP,
    VEGETABLE,
    VEIL,
    Box,
)
from parlor.games.chocobo.edition import INNER, OUTER
from parlor.games.chocobo.rules import (
    ACTIONS,
    LAST_FLOOR,
    MOST_BOOKS,
    MOST_HP,
    MOST_VEGETABLES,
    OWN_CARDS,
    boss_of,
    icons_at,
    sheet_of,
)
from parlor.games.chocobo.state import ChocoboState

LOST: Final = 0.0
WON: Final = 1.0

# What decides a game beyond the round at hand, as log-odds. Found by playing: each weight was varied in turn, and what
# won more of the same deals was kept.
HP_WORTH: Final = [-4.2, -1.8, -1.2, -0.75, -0.45, -0.2, 0.0, 0.2, 0.3, 0.4]  # by HP
REAPER_FEAR: Final = [-6.0, -2.2, -1.7, -1.3, -0.95, -0.65, -0.4, -0.2, -0.1, 0.0]  # by steps left to the worst
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

ROW: Final = 64  # a Monster in a row: kind x 64 + HP left


class Plan:
    """The open part of a position, from one dial space on."""

    def __init__(self, box: Box, state: ChocoboState, cards: int) -> None:
        self.box = box
        self.seats: i64 = state.seats
        self.floor: i64 = state.floor
        self.at_boss = state.floor == LAST_FLOOR
        self.sheet = box.sheets[0] if self.at_boss else sheet_of(box, state)
        self.boss = boss_of(box, state)
        self.icons: list[list[int]] = [icons_at(box, state, step) for step in range(ACTIONS)]
        self.place: i64 = state.place
        self.reaper: i64 = state.reaper
        self.hp: i64 = state.hp
        self.vegetables: i64 = state.vegetables
        self.cards: i64 = cards  # in all hands, after this round's are played
        self.books: list[int] = state.books[:]
        self.boss_left: i64 = self.boss.hp - state.boss_damage
        self.row: list[int] = [
            kind * ROW + box.monster_hp[kind] - damage for kind, damage in zip(state.row, state.damage, strict=True)
        ]
        self.step: i64 = state.step
        self.token: i64 = average_token(box, state)
        self.has_books = sum(state.book_pile) > 0
        self.strengths: list[int] = [0] * ACTIONS
        self.boss_is_done = False  # window (d): the Boss has struck already
        self.recovery: i64 = 0
        self.blows: i64 = 0
        self.weigh_books()

    def weigh_books(self) -> None:
        """What the Books in hand can do at the last moment."""
        self.recovery = self.blows = 0
        for kind in self.books:
            effect = self.box.book_effect[kind]
            if effect == RECOVER_BOOK:
                self.recovery += self.box.book_amount[kind]
            elif effect in (ATTACK_BOOK, ALL_BOOK):
                self.blows += self.box.book_amount[kind]

    # The five actions

    def value(self, strengths: list[int]) -> float:
        """The chance to win with these strengths at dial spaces 1 to 5, best played."""
        self.strengths = strengths
        return self.best(
            self.step,
            self.place,
            self.reaper,
            self.hp,
            self.vegetables,
            self.cards,
            len(self.books),
            self.boss_left,
            self.row,
        )

    def best(
        self,
        step: i64,
        place: i64,
        reaper: i64,
        hp: i64,
        vegetables: i64,
        cards: i64,
        books: i64,
        boss_left: i64,
        row: list[int],
    ) -> float:
        """From this dial space on."""
        if step == ACTIONS:
            return self.end_of_round(place, reaper, hp, vegetables, cards, books, boss_left, row)
        strength: i64 = self.strengths[step]
        best = LOST
        for icon in self.icons[step]:
            if icon == MOVE:
                value = self.move(step, place, reaper, hp, vegetables, cards, books, boss_left, row, strength)
            elif icon == ATTACK:
                value = self.attack(step, place, reaper, hp, vegetables, cards, books, boss_left, row, strength)
            elif icon == EAT:
                eaten = min(strength, vegetables)
                value = self.best(step + 1, place, reaper, hp, vegetables - eaten, cards + eaten, books, boss_left, row)
            else:
                value = self.reap(step, place, reaper, hp, vegetables, cards, books, boss_left, row, strength)
            best = max(best, value)
        return best

    def move(
        self,
        step: i64,
        place: i64,
        reaper: i64,
        hp: i64,
        vegetables: i64,
        cards: i64,
        books: i64,
        boss_left: i64,
        row: list[int],
        length: i64,
    ) -> float:
        if self.at_boss:
            touched: i64 = self.box.touches[reaper]
            for _ in range(length):
                place = (place + 1) % OUTER
                if place == touched:
                    return LOST
            return self.stop(step, place, reaper, hp, vegetables, cards, books, boss_left, row)
        best = LOST
        for end in self.sheet.ends[place][length]:
            best = max(best, self.stop(step, end, reaper, hp, vegetables, cards, books, boss_left, row))
        return best

    def stop(
        self,
        step: i64,
        place: i64,
        reaper: i64,
        hp: i64,
        vegetables: i64,
        cards: i64,
        books: i64,
        boss_left: i64,
        row: list[int],
    ) -> float:
        """The icon of the end space, then the next dial space."""
        icon: i64 = self.box.outer_icon[place] if self.at_boss else self.sheet.icon[place]
        if icon == EXIT:
            return self.next_floor(hp, vegetables, cards, books)
        if icon == VEGETABLE:
            vegetables = min(MOST_VEGETABLES, vegetables + self.token)
        elif icon == BOOK:
            books = min(MOST_BOOKS, books + 1) if self.has_books else books
        elif icon == HEAL:
            hp = min(MOST_HP, hp + 1)
        elif icon == TRAP:
            hp -= self.box.outer_amount[place] if self.at_boss else self.sheet.amount[place]
            if hp <= 0:
                return LOST
        elif icon == REAPER:
            steps: i64 = self.box.outer_amount[place] if self.at_boss else self.sheet.amount[place]
            return self.reap(step, place, reaper, hp, vegetables, cards, books, boss_left, row, steps)
        return self.best(step + 1, place, reaper, hp, vegetables, cards, books, boss_left, row)

    def reap(
        self,
        step: i64,
        place: i64,
        reaper: i64,
        hp: i64,
        vegetables: i64,
        cards: i64,
        books: i64,
        boss_left: i64,
        row: list[int],
        steps: i64,
    ) -> float:
        if self.at_boss:
            for _ in range(steps):
                reaper = (reaper + 1) % INNER
                if self.box.touches[reaper] == place:
                    return LOST
        else:
            reaper += steps
            if reaper >= self.sheet.track:
                return LOST
        return self.best(step + 1, place, reaper, hp, vegetables, cards, books, boss_left, row)

    def attack(
        self,
        step: i64,
        place: i64,
        reaper: i64,
        hp: i64,
        vegetables: i64,
        cards: i64,
        books: i64,
        boss_left: i64,
        row: list[int],
        strength: i64,
    ) -> float:
        best = LOST
        if self.at_boss:
            if boss_left <= strength:
                return WON
            best = self.best(step + 1, place, reaper, hp, vegetables, cards, books, boss_left - strength, row)
        elif not row:
            return self.best(step + 1, place, reaper, hp, vegetables, cards, books, boss_left, row)
        for target in range(len(row)):
            value = self.hit(step, place, reaper, hp, vegetables, cards, books, boss_left, row, strength, target)
            best = max(best, value)
        return best

    def hit(
        self,
        step: i64,
        place: i64,
        reaper: i64,
        hp: i64,
        vegetables: i64,
        cards: i64,
        books: i64,
        boss_left: i64,
        row: list[int],
        strength: i64,
        target: i64,
    ) -> float:
        left = row[:]
        monster: i64 = left[target]
        if monster % ROW > strength:
            left[target] = monster - strength
        else:
            left.pop(target)
            kind = monster // ROW
            reward: i64 = self.box.monster_reward[kind]
            if reward == HP_REWARD:
                hp = min(MOST_HP, hp + 1)
            elif reward == BOOK_REWARD:
                books = min(MOST_BOOKS, books + 1) if self.has_books else books
            else:
                vegetables = min(MOST_VEGETABLES, vegetables + self.box.monster_vegetables[kind])
        return self.best(step + 1, place, reaper, hp, vegetables, cards, books, boss_left, left)

    # Afterwards

    def end_of_round(
        self,
        place: i64,
        reaper: i64,
        hp: i64,
        vegetables: i64,
        cards: i64,
        books: i64,
        boss_left: i64,
        row: list[int],
    ) -> float:
        """Books that save the day, Boss Attack, Monsters' attack, and the outlook."""
        if self.at_boss and boss_left <= self.blows:
            return WON
        damage: i64 = 0
        for monster in row:
            damage += self.box.monster_attack[monster // ROW]
        threat = damage
        veil = False
        if self.at_boss and not self.boss_is_done:
            icon: i64 = self.boss.icon[reaper]
            amount: i64 = self.boss.amount[reaper]
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
        if hp <= 0:
            return LOST
        odds = self.outlook(hp, vegetables, cards, books, threat)
        if self.at_boss:
            ahead: i64 = (self.box.touches[reaper] - place + OUTER) % OUTER
            odds += self.fear_on_loop(ahead) - (VEILED if veil else 0.0)
            rounds = float(boss_left) / DAMAGE_A_ROUND
        else:
            odds += REAPER_FEAR[min(9, self.sheet.track - reaper)]
            rounds = LAST_ROUND_OF_FLOOR + self.sheet.distance[place] / STEPS_A_ROUND + self.rounds_below()
        return chance(odds + self.supply(cards, vegetables, rounds))

    def fear_on_loop(self, ahead: i64) -> float:
        """Neither may catch up with the other: `ahead` is the Chocobo's way to the Reaper."""
        return REAPER_FEAR[min(9, ahead)] + REAPER_FEAR[min(9, OUTER - ahead)]

    def next_floor(self, hp: i64, vegetables: i64, cards: i64, books: i64) -> float:
        odds = self.outlook(hp, vegetables, cards, books, 0)
        return chance(odds + self.supply(cards, vegetables, self.rounds_below()) + NEW_FLOOR)

    def rounds_below(self) -> float:
        """Rounds that the floors after this one will take."""
        floors = max(0.0, 3.0 - float(self.floor))
        return floors * ROUNDS_A_FLOOR + self.boss.hp / DAMAGE_A_ROUND

    def outlook(self, hp: i64, vegetables: i64, cards: i64, books: i64, threat: i64) -> float:
        return CONFIDENCE + HP_WORTH[hp] + BOOK_WORTH * float(books) - THREAT * float(threat)

    def supply(self, cards: i64, vegetables: i64, rounds: float) -> float:
        """Will cards last? And each round that is still to come is a risk of its own."""
        due = float(OWN_CARDS[self.seats - 1] * self.seats)
        slack = (float(cards) + VEGETABLE_WORTH * float(vegetables)) / due - rounds
        worth = SHORT_OF_A_ROUND * slack if slack < 0 else min(MOST_SPARE, SPARE_ROUND * slack)
        return worth - ROUND_RISK * rounds


def chance(odds: float) -> float:
    return 1.0 / (1.0 + exp(-odds))


def average_token(box: Box, state: ChocoboState) -> int:
    """What a vegetable token gives on average, rounded; 0 if none is left."""
    count = total = 0
    for kind, left in enumerate(state.vegetable_pile):
        count += left
        total += left * box.vegetable_value[kind]
    return (2 * total + count) // (2 * count) if count else 0
