"""Thinking ahead inside one round: how good is it to have these five strengths at the dial?

A plan knows the open part of the board only. Its values are chances to win, from 0 to 1: what is found is taken at
its average. What comes after the round is judged by rules of thumb, `odds`, and with the parts of the standard box by
what games have taught besides (`learnt.py`).

Thousands of lanes are looked through for one answer (`lanes.py`), so all that changes on the way is in two native
numbers, which are handed on and never taken back, and ways are compared by their log-odds: a chance is worked out for
the best of them alone. What a round leaves the team with is judged once for all the spaces where it may end.
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
    CELLS,
    EXIT,
    HEAL,
    HP_REWARD,
    LENGTHS,
    LIGHTNING,
    PLAIN,
    REAPER,
    RECOVER_BOOK,
    TRAP,
    VEGETABLE,
    VEIL,
    Box,
    Sheet,
    Stops,
)
from parlour.games.chocobo.edition import INNER, OUTER, STRENGTHS
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
from parlour.games.chocobo.positions import TEAMS, Memo, Positions, slot_of
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

# And a board: all that changes in a round besides the Monsters. Where each part begins, and one of it.
PLACE_MASK: Final = 63
REAPER_AT: Final = 6
REAPER_MASK: Final = 63
REAPER_BITS: Final = 63 << 6  # the same where it stands
HP_AT: Final = 12
HP_MASK: Final = 15
ONE_HP: Final = 0x1000
VEGETABLES_AT: Final = 16
VEGETABLES_MASK: Final = 15
ONE_VEGETABLE: Final = 0x10000
BOOKS_AT: Final = 20
BOOKS_MASK: Final = 7
ONE_BOOK: Final = 0x100000
BOSS_AT: Final = 23  # what it can still take
BOSS_MASK: Final = 127
CARDS_AT: Final = 30  # in all hands, after this round's are played
CARDS_MASK: Final = 127
ONE_CARD: Final = 0x40000000

NO_MOVE: Final = -1
MARK: Final = 0x200000000000  # so that no key is 0


class Plan:
    """The open part of a position, from one dial space on.

    Each verb does one thing of the rulebook to a board and the Monsters' HP, looks on from the dial space that comes
    `then`, and says the log-odds of winning.
    """

    def __init__(self, box: Box, state: ChocoboState, cards: int) -> None:
        self.box = box
        self.due: i64 = OWN_CARDS[state.seats - 1] * state.seats  # cards that a round takes from all hands
        self.floor: i64 = state.floor
        self.at_boss = state.floor == LAST_FLOOR
        self.sheet = box.sheets[0] if self.at_boss else sheet_of(box, state)
        self.track: i64 = self.sheet.track
        self.stops = self.sheet.stops
        self.boss = boss_of(box, state)
        self.dial: i64 = dial_of(box, state)
        self.space_icon = box.loop_icons if self.at_boss else self.sheet.icons
        self.space_amount: list[int] = box.outer_amount if self.at_boss else self.sheet.amount
        self.step: i64 = state.step
        self.lane: i64 = 0  # strengths
        self.memo: Memo | None = None  # for many lanes
        self.reached: Positions | None = None  # where to go no further, see `layers.py`
        self.is_reaper_apart = False  # on a floor: the caller adds what it costs
        self.token: i64 = average_token(box, state)
        self.has_books = is_any_left(state.book_pile)
        self.boss_is_done = False  # window (d): the Boss has struck already
        self.rounds_below = rounds_below(self.floor, self.boss.hp)
        self.learnt: Learnt | None = Learnt(box, state) if len(box.learnt) else None
        self.last_move = last_move(self.dial)
        self.last_stops = stops_that_matter(box, state, self.sheet, self.learnt)

        # What the verbs begin with
        self.boss_left: i64 = self.boss.hp - state.boss_damage
        self.board: i64 = state.place | (state.reaper << REAPER_AT) | (state.hp << HP_AT)
        self.board |= (state.vegetables << VEGETABLES_AT) | (self.boss_left << BOSS_AT) | (cards * ONE_CARD)
        self.kinds = vec[i64](state.row)  # of Monsters, by their place in the row
        self.attacks = vec[i64]([box.monster_attack[kind] for kind in state.row])
        self.foes: i64 = 0
        self.held: list[int] = []
        self.recovery: i64 = 0
        self.blows: i64 = 0
        for place in range(len(self.kinds)):
            left: i64 = box.monster_hp[self.kinds[place]] - state.damage[place]
            self.foes |= left << (FOE * place)

        # The team that was judged last: see `judge`. On a floor the Reaper has no part in that.
        self.team_at: i64 = REAPER_AT if self.at_boss else HP_AT
        self.team: i64 = -1
        self.team_foes: i64 = 0
        self.verdict = 0.0
        self.judged: i64 = 0
        self.judged_foes: i64 = 0
        self.hopes = self.fears = self.food = 0.0
        self.hold(state.books[:])

    def hold(self, books: list[int]) -> None:
        """Have these Books, and what they can do at the last moment."""
        self.held = books
        self.board += (len(books) - ((self.board >> BOOKS_AT) & BOOKS_MASK)) * ONE_BOOK
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

    def fear_of_reaper(self) -> vec[float]:
        """What the Reaper adds on a floor by its place, as far as it can get."""
        lost = [LOST_ODDS] * (REAPER_MASK + STRENGTHS + 1 - self.track)
        return vec[float]([self.odds_on_track(reaper) for reaper in range(self.track)] + lost)

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

    # Afterwards

    def end_of_round(self, board: i64, foes: i64) -> float:
        """What the team is left with, wherever it stands, and then where it does."""
        team = board >> self.team_at
        if self.memo is None or team != self.team or foes != self.team_foes:
            self.team, self.team_foes = team, foes
            self.end_for_team(board, foes)
        return self.verdict or self.odds_at(board)

    def end_for_team(self, board: i64, foes: i64) -> None:
        """Books that save the day, Boss Attack, Monsters' attack, and the outlook."""
        hp, cards = (board >> HP_AT) & HP_MASK, (board >> CARDS_AT) & CARDS_MASK
        books = (board >> BOOKS_AT) & BOOKS_MASK
        if self.at_boss and (board >> BOSS_AT) & BOSS_MASK <= self.blows:
            self.verdict = WON_ODDS
            return
        threat = self.threat(foes)
        damage = threat
        veil = 0.0
        if self.at_boss and not self.boss_is_done:
            reaper = (board >> REAPER_AT) & REAPER_MASK
            icon, amount = self.boss.icons[reaper], self.boss.amounts[reaper]
            if icon == TRAP:
                damage += amount
            elif icon == LIGHTNING:
                cards = max(0, cards - amount)
            elif icon == VEIL:
                veil = VEILED
        if hp <= damage and self.recovery:
            hp = min(MOST_HP, hp + self.recovery)
            books -= 1
        hp -= damage
        if hp <= 0 or cards < self.due:  # not even the next round can be played (D-58)
            self.verdict = LOST_ODDS
            return
        vegetables = (board >> VEGETABLES_AT) & VEGETABLES_MASK
        memo = self.memo
        if memo is None:
            self.judge(foes, hp, cards, vegetables, books, threat)
        else:
            self.recall(memo, foes, hp, cards, vegetables, books, threat)
        self.verdict, self.fears = 0.0, veil  # no verdict yet

    def recall(self, memo: Memo, foes: i64, hp: i64, cards: i64, vegetables: i64, books: i64, threat: i64) -> None:
        """As `judge`, unless it is known."""
        key = MARK | hp | (vegetables << VEGETABLES_AT) | (books << BOOKS_AT) | (cards << CARDS_AT)
        if key == self.judged and foes == self.judged_foes:
            return
        self.judged, self.judged_foes = key, foes
        slot = 2 * slot_of(key, foes, TEAMS)
        teams, parts = memo.teams, memo.parts
        if teams[slot] == key and teams[slot + 1] == foes:
            self.hopes, self.food = parts[slot], parts[slot + 1]
            return
        self.judge(foes, hp, cards, vegetables, books, threat)
        teams[slot], teams[slot + 1] = key, foes
        parts[slot], parts[slot + 1] = self.hopes, self.food

    def threat(self, foes: i64) -> i64:
        """What the Monsters left deal."""
        threat: i64 = 0
        place: i64 = 0
        while foes:
            if foes & FOE_MASK:
                threat += self.attacks[place]
            foes >>= FOE
            place += 1
        return threat

    def prospect(self) -> float:
        """The chance to win when a round begins, before its cards are known."""
        learnt, board, foes = self.learnt, self.board, self.foes
        if learnt is not None:
            learnt.turn_back()
        hp, cards = (board >> HP_AT) & HP_MASK, (board >> CARDS_AT) & CARDS_MASK
        vegetables, books = (board >> VEGETABLES_AT) & VEGETABLES_MASK, (board >> BOOKS_AT) & BOOKS_MASK
        self.judge(foes, hp, cards, vegetables, books, self.threat(foes))
        self.fears = 0.0
        odds = self.odds_at(board)
        if learnt is not None:
            learnt.turn_on()
        return chance(odds)

    def judge(self, foes: i64, hp: i64, cards: i64, vegetables: i64, books: i64, threat: i64) -> None:
        """Between two rounds: all that is the same for every space where the Chocobo may stand."""
        self.hopes = outlook(hp, books, threat)
        self.food = self.rounds_fed(cards, vegetables)
        learnt = self.learnt
        if learnt is not None:
            self.hopes += learnt.of_foes(foes) + learnt.of_team(self.floor, hp, cards, vegetables, books, threat)

    def odds_at(self, board: i64) -> float:
        """Where the Chocobo and the Reaper stand, with the team as it was judged."""
        if self.at_boss:
            return self.odds_on_loop(board)
        place, learnt = board & PLACE_MASK, self.learnt
        rounds = LAST_ROUND_OF_FLOOR + self.sheet.steps_left[place] / STEPS_A_ROUND + self.rounds_below
        odds = self.hopes + supply(self.food, rounds)
        if learnt is not None:
            odds += learnt.of_place(place)
        return odds if self.is_reaper_apart else odds + self.odds_on_track((board >> REAPER_AT) & REAPER_MASK)

    def odds_on_track(self, reaper: i64) -> float:
        """What the Reaper adds on a floor, wherever the Chocobo stands."""
        steps_left = self.track - reaper
        odds = REAPER_FEAR[min(9, steps_left)]
        learnt = self.learnt
        return odds if learnt is None else odds + learnt.of_track(steps_left)

    def odds_on_loop(self, board: i64) -> float:
        place, reaper = board & PLACE_MASK, (board >> REAPER_AT) & REAPER_MASK
        boss_left = (board >> BOSS_AT) & BOSS_MASK
        ahead = (self.box.touched[reaper] - place + OUTER) % OUTER
        odds = self.hopes - self.fears + fear_on_loop(ahead)
        learnt = self.learnt
        if learnt is not None:
            odds += learnt.on_loop(place, reaper, boss_left)
        return odds + supply(self.food, float(boss_left) / DAMAGE_A_ROUND)

    def next_floor(self) -> float:
        """The chance to win once the Exit is taken."""
        return chance(self.odds_below(self.board))

    def odds_below(self, board: i64) -> float:
        """The same as log-odds."""
        cards = (board >> CARDS_AT) & CARDS_MASK
        if cards < self.due:
            return LOST_ODDS
        hp, books = (board >> HP_AT) & HP_MASK, (board >> BOOKS_AT) & BOOKS_MASK
        vegetables = (board >> VEGETABLES_AT) & VEGETABLES_MASK
        odds = outlook(hp, books, 0)
        learnt = self.learnt
        if learnt is not None:
            odds += learnt.at_entrance()
            odds += learnt.of_team(self.floor + 1, hp, cards, vegetables, books, 0)
        return odds + supply(self.rounds_fed(cards, vegetables), self.rounds_below) + NEW_FLOOR

    def rounds_fed(self, cards: i64, vegetables: i64) -> float:
        """How many rounds cards and vegetables will do for."""
        return (float(cards) + VEGETABLE_WORTH * float(vegetables)) / float(self.due)


def outlook(hp: i64, books: i64, threat: i64) -> float:
    return CONFIDENCE + HP_WORTH[hp] + BOOK_WORTH * float(books) - THREAT * float(threat)


def fear_on_loop(ahead: i64) -> float:
    """Neither may catch up with the other: `ahead` is the Chocobo's way to the Reaper."""
    return REAPER_FEAR[min(9, ahead)] + REAPER_FEAR[min(9, OUTER - ahead)]


def supply(food: float, rounds: float) -> float:
    """Will cards last? And each round that is still to come is a risk of its own."""
    slack = food - rounds
    worth = SHORT_OF_A_ROUND * slack if slack < 0 else min(MOST_SPARE, SPARE_ROUND * slack)
    return worth - ROUND_RISK * rounds


def rounds_below(floor: i64, boss_hp: i64) -> float:
    """Rounds that the floors after this one will take."""
    floors = max(0.0, 3.0 - float(floor))
    return floors * ROUNDS_A_FLOOR + float(boss_hp) / DAMAGE_A_ROUND


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
