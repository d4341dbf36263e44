"""What a round leaves a team with: the Boss and the Monsters strike, and then how good is it between two rounds?

Judged by rules of thumb, and with the parts of the standard box by what games have taught besides (`learnt.py`). Values
are log-odds of winning. A team is judged once for all the spaces where it may stand at the end.
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.games.chocobo.boards import (
    BOOKS_AT,
    BOOKS_MASK,
    BOSS_AT,
    BOSS_MASK,
    CARDS_AT,
    CARDS_MASK,
    FOE,
    FOE_MASK,
    HP_AT,
    HP_MASK,
    ONE_BOOK,
    ONE_CARD,
    PLACE_MASK,
    REAPER_AT,
    REAPER_MASK,
    TEAM_BITS,
    VEGETABLES_AT,
    VEGETABLES_MASK,
)
from parlour.games.chocobo.components import ALL_BOOK, ATTACK_BOOK, LIGHTNING, RECOVER_BOOK, TRAP, VEIL, Box
from parlour.games.chocobo.edition import OUTER, STRENGTHS
from parlour.games.chocobo.learnt import Learnt
from parlour.games.chocobo.pieces import LAST_FLOOR, MOST_HP, OWN_CARDS, boss_of, sheet_of
from parlour.games.chocobo.positions import TEAMS, Memo, slot_of
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

NOT_JUDGED: Final = -1
MARK: Final = 0x200000000000  # so that no key is 0


class Aftermath:
    """What stays the same in a round, and the board and the Monsters that it begins with."""

    def __init__(self, box: Box, state: ChocoboState, cards: int) -> None:
        self.box = box
        self.due: i64 = OWN_CARDS[state.seats - 1] * state.seats  # cards that a round takes from all hands
        self.floor: i64 = state.floor
        self.at_boss = state.floor == LAST_FLOOR
        self.sheet = box.sheets[0] if self.at_boss else sheet_of(box, state)
        self.track: i64 = self.sheet.track
        self.boss = boss_of(box, state)
        self.boss_is_done = False  # window (d): the Boss has struck already
        self.is_reaper_apart = False  # on a floor: the caller adds what it costs
        self.rounds_below = rounds_below(self.floor, self.boss.hp)
        self.learnt: Learnt | None = Learnt(box, state) if len(box.learnt) else None
        self.memo: Memo | None = None  # for many lanes

        self.boss_left: i64 = self.boss.hp - state.boss_damage
        self.board: i64 = state.place | (state.reaper << REAPER_AT) | (state.hp << HP_AT)
        self.board |= (state.vegetables << VEGETABLES_AT) | (self.boss_left << BOSS_AT) | (cards * ONE_CARD)
        self.kinds = vec[i64](state.row)  # of Monsters, by their place in the row
        self.attacks = vec[i64]([box.monster_attack[kind] for kind in state.row])
        self.foes: i64 = 0
        for place in range(len(self.kinds)):
            left: i64 = box.monster_hp[self.kinds[place]] - state.damage[place]
            self.foes |= left << (FOE * place)
        self.held: list[int] = []
        self.recovery: i64 = 0
        self.blows: i64 = 0

        # The team that was judged last, as it was before the Monsters struck: see `end_for_team`
        self.team: i64 = NOT_JUDGED
        self.team_foes: i64 = 0
        self.verdict = 0.0
        self.hopes = self.fears = self.food = 0.0
        self.hold(state.books[:])

    def hold(self, books: list[int]) -> None:
        """Have these Books, and what they can do at the last moment."""
        self.held = books
        self.team = NOT_JUDGED
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
        self.team = NOT_JUDGED
        self.recovery = self.blows = 0

    def remember(self) -> None:
        """Keep what is found from now on. Books, the Boss's blow and the dial must stay as they are."""
        self.memo = Memo()

    def fear_of_reaper(self) -> vec[float]:
        """What the Reaper adds on a floor by its place, as far as it can get."""
        lost = [LOST_ODDS] * (REAPER_MASK + STRENGTHS + 1 - self.track)
        return vec[float]([self.odds_on_track(reaper) for reaper in range(self.track)] + lost)

    def end_of_round(self, board: i64, foes: i64) -> float:
        """What the team is left with, wherever it stands, and then where it does."""
        team = board & TEAM_BITS
        if self.at_boss:
            if (board >> BOSS_AT) & BOSS_MASK <= self.blows:
                return WON_ODDS
            if not self.boss_is_done:
                team = self.struck_by_boss(team, (board >> REAPER_AT) & REAPER_MASK)
        if team != self.team or foes != self.team_foes:
            self.team, self.team_foes = team, foes
            memo = self.memo
            if memo is None:
                self.end_for_team(team, foes)
            else:
                self.recall(memo, team, foes)
        return self.verdict or self.odds_at(board)

    def struck_by_boss(self, team: i64, reaper: i64) -> i64:
        """Boss Attack: what it does to HP is left for the Monsters to add to, and stands where places do on a board."""
        icon, amount = self.boss.icons[reaper], self.boss.amounts[reaper]
        self.fears = VEILED if icon == VEIL else 0.0
        if icon == TRAP:
            return team | amount
        if icon == LIGHTNING:
            return team - min(amount, team >> CARDS_AT) * ONE_CARD
        return team

    def recall(self, memo: Memo, team: i64, foes: i64) -> None:
        """As `end_for_team`, unless it is known."""
        key = MARK | team
        slot = slot_of(team, foes, TEAMS)
        at = 3 * slot
        if memo.teams[slot] == key and memo.foes[slot] == foes:
            self.verdict, self.hopes, self.food = memo.parts[at], memo.parts[at + 1], memo.parts[at + 2]
            return
        self.end_for_team(team, foes)
        memo.teams[slot], memo.foes[slot] = key, foes
        memo.parts[at], memo.parts[at + 1], memo.parts[at + 2] = self.verdict, self.hopes, self.food

    def end_for_team(self, team: i64, foes: i64) -> None:
        """Books that save the day, the attack of the Monsters, and the outlook."""
        hp, cards = (team >> HP_AT) & HP_MASK, team >> CARDS_AT
        books = (team >> BOOKS_AT) & BOOKS_MASK
        threat = self.threat(foes)
        damage = threat + (team & PLACE_MASK)
        if hp <= damage and self.recovery:
            hp = min(MOST_HP, hp + self.recovery)
            books -= 1
        hp -= damage
        if hp <= 0 or cards < self.due:  # not even the next round can be played (D-58)
            self.verdict = LOST_ODDS
            return
        self.verdict = 0.0  # none yet
        self.judge(foes, hp, cards, (team >> VEGETABLES_AT) & VEGETABLES_MASK, books, threat)

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
        self.team = NOT_JUDGED
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
