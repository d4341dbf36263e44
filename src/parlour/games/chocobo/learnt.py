"""What many games have taught about a position between two rounds: log-odds beside the rules of thumb of a plan.

A sum over tables of numbers (`experience.py`), fitted to games of a team with itself (`python -m
bench.chocobo_experience`): where the Chocobo and the Reaper stand as the dial will show next round, HP, cards in hands
and vegetables to eat, each Book, each Monster left, how much the Boss can still take. The tables know the parts of the
standard box alone, so another edition's are judged by rules of thumb only.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.games.chocobo.components import CELLS, Box
from parlour.games.chocobo.edition import INNER, OUTER, SHEETS
from parlour.games.chocobo.pieces import LAST_FLOOR, MOST_HP, MOST_VEGETABLES, OWN_CARDS
from parlour.games.chocobo.state import ChocoboState

SPACES: Final = 8  # of the dial
TRACK: Final = 12  # steps that the Reaper may have left
BOSS_HP: Final = 26
THREATS: Final = 8
QUARTERS: Final = 28  # cards in hands, in quarters of a round
FOOD: Final[i64] = MOST_VEGETABLES + 1
HEALTH: Final[i64] = MOST_HP + 1
FOES: Final = 10
FOE_HP: Final = 7
BOOKS: Final = 7
FOE: Final = 5  # bits of a Monster in the row
FOE_MASK: Final = 31

# Where each table begins
SEATED: Final = 0  # [seats][floor]
PLACES: Final[i64] = SEATED + 4 * LAST_FLOOR  # [sheet][space][dial]
OUTERS: Final[i64] = PLACES + len(SHEETS) * CELLS * SPACES  # [space][dial]
AHEADS: Final[i64] = OUTERS + OUTER * SPACES  # [steps to the Reaper][dial]
INNERS: Final[i64] = AHEADS + OUTER * SPACES  # [Boss][space][dial]
BOSSES: Final[i64] = INNERS + 2 * INNER * SPACES  # [Boss][HP left][dial]
TRACKS: Final[i64] = BOSSES + 2 * BOSS_HP * SPACES  # [sheet][steps left][dial]
HPS: Final[i64] = TRACKS + len(SHEETS) * TRACK * SPACES  # [floor][HP]
UNDER_THREAT: Final[i64] = HPS + LAST_FLOOR * HEALTH  # [at the Boss][HP][attack of Monsters left]
SUPPLIES: Final[i64] = UNDER_THREAT + 2 * HEALTH * THREATS  # [more than two][floor][quarters][vegetables]
BOOKSHELF: Final[i64] = SUPPLIES + 2 * LAST_FLOOR * QUARTERS * FOOD  # [floor][kind]
FOE_ROW: Final[i64] = BOOKSHELF + LAST_FLOOR * BOOKS  # [at the Boss][kind][HP left]
SIZE: Final = FOE_ROW + 2 * FOES * FOE_HP


class Learnt:
    """The numbers as they apply to one round: what stays the same in it is looked up once."""

    def __init__(self, box: Box, state: ChocoboState) -> None:
        self.box = box
        self.numbers = box.learnt
        self.seats: i64 = state.seats
        self.due: i64 = OWN_CARDS[state.seats - 1] * state.seats
        self.floor: i64 = state.floor
        self.boss: i64 = state.settings.boss
        self.dial: i64 = (state.off + SPACES - 1) % SPACES  # next round
        self.sheet: i64 = sheet_number(state, state.floor)
        self.places_at: i64 = PLACES + self.sheet * CELLS * SPACES
        self.tracks_at: i64 = TRACKS + self.sheet * TRACK * SPACES
        self.below: i64 = sheet_number(state, state.floor + 1)
        self.kinds = vec[i64](state.row)
        self.pile: list[int] = state.book_pile[:]
        self.held: i64 = 0
        # Of the Books held, and of one that may be found: on this floor, and on the next
        self.books_here = self.books_below = 0.0
        self.found_here = self.average_book(self.floor)
        self.found_below = self.average_book(min(LAST_FLOOR, self.floor + 1))

    def turn_back(self) -> None:
        """Judge by this round's dial: it has not begun yet."""
        self.dial = (self.dial + 1) % SPACES

    def turn_on(self) -> None:
        """Judge by the next round's dial again."""
        self.dial = (self.dial + SPACES - 1) % SPACES

    def average_book(self, floor: i64) -> float:
        count: i64 = 0
        total = 0.0
        for kind in range(BOOKS):
            left: i64 = self.pile[kind]
            count += left
            total += float(left) * self.book(floor, kind)
        return total / float(count) if count else 0.0

    def book(self, floor: i64, kind: i64) -> float:
        return self.numbers[BOOKSHELF + (floor - 1) * BOOKS + kind]

    def hold(self, books: list[int]) -> None:
        self.held = len(books)
        self.books_here = self.books_below = 0.0
        for kind in books:
            self.books_here += self.book(self.floor, kind)
            self.books_below += self.book(min(LAST_FLOOR, self.floor + 1), kind)

    # Where everybody stands

    def of_place(self, place: i64) -> float:
        """The Chocobo on this floor."""
        return self.numbers[self.places_at + place * SPACES + self.dial]

    def of_track(self, steps_left: i64) -> float:
        """The Reaper on this floor."""
        return self.numbers[self.tracks_at + steps_left * SPACES + self.dial]

    def at(self, sheet: i64, place: i64, steps_left: i64) -> float:
        numbers = self.numbers
        found = numbers[PLACES + (sheet * CELLS + place) * SPACES + self.dial]
        return found + numbers[TRACKS + (sheet * TRACK + steps_left) * SPACES + self.dial]

    def on_loop(self, place: i64, reaper: i64, boss_left: i64) -> float:
        numbers = self.numbers
        ahead = (self.box.touched[reaper] - place + OUTER) % OUTER
        found = numbers[OUTERS + place * SPACES + self.dial] + numbers[AHEADS + ahead * SPACES + self.dial]
        found += numbers[INNERS + (self.boss * INNER + reaper) * SPACES + self.dial]
        return found + numbers[BOSSES + (self.boss * BOSS_HP + boss_left) * SPACES + self.dial]

    def at_entrance(self) -> float:
        """Of the next floor."""
        if self.floor + 1 == LAST_FLOOR:
            boss = self.box.bosses[self.boss]
            return self.on_loop(self.box.outer_start, boss.start, boss.hp)
        sheet = self.box.sheets[self.below]
        return self.at(self.below, sheet.start, sheet.track)

    # What everybody has

    def of_foes(self, foes: i64) -> float:
        """The Monsters left, each in as many bits as a plan has for it."""
        numbers = self.numbers
        row: i64 = FOE_ROW + (FOES * FOE_HP if self.floor == LAST_FLOOR else 0)
        found = 0.0
        place: i64 = 0
        while foes:
            hp = foes & FOE_MASK
            if hp:
                found += numbers[row + self.kinds[place] * FOE_HP + hp]
            foes >>= FOE
            place += 1
        return found

    def of_team(self, floor: i64, hp: i64, cards: i64, vegetables: i64, books: i64, threat: i64) -> float:
        """HP under the attack of the Monsters left, cards and food for more, and Books."""
        numbers = self.numbers
        is_boss: i64 = 1 if floor == LAST_FLOOR else 0
        found = numbers[SEATED + (self.seats - 1) * LAST_FLOOR + floor - 1] + numbers[HPS + (floor - 1) * HEALTH + hp]
        found += numbers[UNDER_THREAT + (is_boss * HEALTH + hp) * THREATS + min(THREATS - 1, threat)]
        quarters = min(QUARTERS - 1, 4 * cards // self.due)
        supply = ((LAST_FLOOR if self.seats > 2 else 0) + floor - 1) * QUARTERS + quarters
        found += numbers[SUPPLIES + supply * FOOD + vegetables]
        more = float(books - self.held)
        if floor == self.floor:
            return found + self.books_here + more * self.found_here
        return found + self.books_below + more * self.found_below


def sheet_number(state: ChocoboState, floor: i64) -> i64:
    """Of a floor; 0 for 4F, which has none."""
    if floor == 2:
        return state.settings.side2
    return state.settings.side3 if floor == 3 else 0


def places_of(state: ChocoboState, box: Box) -> list[int]:
    """The numbers that count as a round begins, for fitting them."""
    floor, dial, hp = state.floor, state.off, state.hp
    is_boss: i64 = 1 if floor == LAST_FLOOR else 0
    found: list[int] = [SEATED + (state.seats - 1) * LAST_FLOOR + floor - 1, HPS + (floor - 1) * HEALTH + hp]
    if is_boss:
        boss = state.settings.boss
        ahead: i64 = (box.touches[state.reaper] - state.place + OUTER) % OUTER
        left: i64 = box.bosses[boss].hp - state.boss_damage
        found += [OUTERS + state.place * SPACES + dial, AHEADS + ahead * SPACES + dial]
        found += [
            INNERS + (boss * INNER + state.reaper) * SPACES + dial,
            BOSSES + (boss * BOSS_HP + left) * SPACES + dial,
        ]
    else:
        sheet = sheet_number(state, floor)
        steps: i64 = box.sheets[sheet].track - state.reaper
        found += [
            PLACES + (sheet * CELLS + state.place) * SPACES + dial,
            TRACKS + (sheet * TRACK + steps) * SPACES + dial,
        ]
    threat: i64 = 0
    for place, kind in enumerate(state.row):
        threat += box.monster_attack[kind]
        found.append(FOE_ROW + (is_boss * FOES + kind) * FOE_HP + box.monster_hp[kind] - state.damage[place])
    due: i64 = OWN_CARDS[state.seats - 1] * state.seats
    supply = ((LAST_FLOOR if state.seats > 2 else 0) + floor - 1) * QUARTERS
    supply += min(QUARTERS - 1, 4 * state.cards_in_hands() // due)
    found += [UNDER_THREAT + (is_boss * HEALTH + hp) * THREATS + min(THREATS - 1, threat)]
    found += [SUPPLIES + supply * FOOD + state.vegetables]
    return found + [BOOKSHELF + (floor - 1) * BOOKS + kind for kind in state.books]
