"""A position in the dungeon. Cards in the deck have no order: they are dealt when drawn.

Cards are kept in native integers (`cards`), so that a play-out makes no object. The same as lists, for views and
whoever sets a position up: `hands`, `deck`, `held`, `bonus`, `lane`, `played`, `to_deal`, `to_lose`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from parlour.core.game import State
from parlour.core.values import Options
from parlour.games.chocobo.cards import NO_CARD, NO_ROW, CardSet, cards_in, row_of
from parlour.games.chocobo.phases import DIAL

# Who decides for the team (D-34)
AGREE_TEAM: Final = 0
ANYONE: Final = 1
CAPTAIN: Final = 2
TEAMS: Final = ("agree", "anyone", "captain")

# What an effect still has to give, in order; amounts are added
HEAL_EFFECT: Final = 100
VEGETABLE_EFFECT: Final = 200
TOKEN_EFFECT: Final = 300
BOOK_EFFECT: Final = 400
EFFECTS: Final = {100: "hp", 200: "vegetables", 300: "token", 400: "book"}


class Settings:
    """A table's options as numbers: shared by all clones of a state."""

    def __init__(self, seats: int, options: Options) -> None:
        self.seats: i64 = seats
        self.options = options
        self.team: i64 = TEAMS.index(options["team"])
        self.limited = options["talk"] == "limited"
        self.boss: i64 = 1 if options["boss"] == "omega" else 0
        self.side2: i64 = 2 if options["floor2"] == "star" else 1  # of the five sheets
        self.side3: i64 = 4 if options["floor3"] == "star" else 3


class Statement:
    """Something said in phase 3; never changed."""

    def __init__(self, seat: int, answer: int, strengths: list[int]) -> None:
        self.seat = seat
        self.answer = answer  # index of the answer
        self.strengths = strengths  # what a `show` has told


@mypyc_attr(acyclic=True, free_list_len=1)
class Explorer(CardSet):
    """A seat's hand, and what it puts down, gets and gives."""

    def __init__(self) -> None:
        super().__init__()
        self.played: i64 = NO_ROW
        self.to_deal: i64 = 0
        self.to_lose: i64 = 0
        self.answer: i64 = NO_ROW  # the cards put down for the move that is being made

    def clone(self) -> Explorer:
        twin = Explorer()
        twin.low = self.low
        twin.high = self.high
        twin.lower = self.lower
        twin.size = self.size
        twin.played = self.played
        twin.to_deal = self.to_deal
        twin.to_lose = self.to_lose
        twin.answer = self.answer
        return twin


NOBODY: Final[list[Explorer]] = []
NO_NUMBERS: Final[list[int]] = []
NOTHING_SAID: Final[list[Statement]] = []


@mypyc_attr(acyclic=True, free_list_len=1)
class ChocoboState(State):
    """The table, all hands included.

    Its lists are its own: whoever makes a state puts them in.
    """

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.seats: i64 = settings.seats
        self.players: list[Explorer] = NOBODY

        self.phase: i64 = DIAL
        self.back: i64 = DIAL
        self.round: i64 = 0
        self.question: i64 = 0
        self.ending = ""

        self.floor: i64 = 1
        self.place: i64 = 0
        self.reaper: i64 = 0
        self.hp: i64 = 9
        self.vegetables: i64 = 5
        self.off: i64 = 0
        self.row: list[int] = NO_NUMBERS  # kinds
        self.damage: list[int] = NO_NUMBERS
        self.boss_damage: i64 = 0
        self.books: list[int] = NO_NUMBERS  # kinds, in the order gained

        self.deck_cards = CardSet()
        self.held_cards = CardSet()  # in hands when the deck was last rebuilt, and still there
        self.discards: list[int] = NO_NUMBERS
        self.bonus_row: i64 = NO_ROW  # those face up
        self.facedown = False
        self.hidden: i64 = NO_CARD  # the face-down card, if the deck it came from is gone
        self.veil = False
        self.lane_row: i64 = NO_ROW
        self.step: i64 = 0
        self.said: list[Statement] = NOTHING_SAID

        self.vegetable_pile: list[int] = NO_NUMBERS
        self.book_pile: list[int] = NO_NUMBERS
        self.flipped: i64 = 0  # vegetable tokens that have been used up
        self.read: i64 = 0  # Books that have been used or dropped
        self.monster_decks: list[int] = NO_NUMBERS
        self.monster_discards: list[int] = NO_NUMBERS

        self.pending: list[int] = NO_NUMBERS
        self.to_share: i64 = 0  # cards to be split between the seats
        self.basic_left: i64 = 0
        self.elite_left: i64 = 0
        self.bonus_left: i64 = 0
        self.books_left: i64 = 0
        self.shown: i64 = 0  # hands shown at the end
        self.answer: i64 = 0  # of the team, put down for the move that is being made

    def clone(self) -> ChocoboState:
        twin = ChocoboState(self.settings)
        twin.players = [player.clone() for player in self.players]
        twin.phase = self.phase
        twin.back = self.back
        twin.round = self.round
        twin.question = self.question
        twin.ending = self.ending
        twin.floor = self.floor
        twin.place = self.place
        twin.reaper = self.reaper
        twin.hp = self.hp
        twin.vegetables = self.vegetables
        twin.off = self.off
        twin.row = self.row[:]
        twin.damage = self.damage[:]
        twin.boss_damage = self.boss_damage
        twin.books = self.books[:]
        twin.deck_cards.copy(self.deck_cards)
        twin.held_cards.copy(self.held_cards)
        twin.discards = self.discards[:]
        twin.bonus_row = self.bonus_row
        twin.facedown = self.facedown
        twin.hidden = self.hidden
        twin.veil = self.veil
        twin.lane_row = self.lane_row
        twin.step = self.step
        twin.said = self.said[:]
        twin.vegetable_pile = self.vegetable_pile[:]
        twin.book_pile = self.book_pile[:]
        twin.flipped = self.flipped
        twin.read = self.read
        twin.monster_decks = self.monster_decks[:]
        twin.monster_discards = self.monster_discards[:]
        twin.pending = self.pending[:]
        twin.to_share = self.to_share
        twin.basic_left = self.basic_left
        twin.elite_left = self.elite_left
        twin.bonus_left = self.bonus_left
        twin.books_left = self.books_left
        twin.shown = self.shown
        twin.answer = self.answer
        return twin

    def deck_size(self) -> i64:
        """Cards that can be drawn: one that lies face down no longer counts (D-59)."""
        return self.deck_cards.size - 1 if self.facedown and self.hidden == NO_CARD else self.deck_cards.size

    def cards_in_hands(self) -> i64:
        """How many cards all hands hold together."""
        total: i64 = 0
        for player in self.players:
            total += player.size
        return total

    # As lists

    @property
    def options(self) -> Options:
        return self.settings.options

    @property
    def hands(self) -> list[list[int]]:
        """Each in rising order."""
        return [player.listed() for player in self.players]

    @hands.setter
    def hands(self, hands: list[list[int]]) -> None:
        for seat, hand in enumerate(hands):
            self.players[seat].fill(hand)

    @property
    def deck(self) -> list[int]:
        return self.deck_cards.listed()

    @deck.setter
    def deck(self, cards: list[int]) -> None:
        self.deck_cards.fill(cards)

    @property
    def held(self) -> list[int]:
        return self.held_cards.listed()

    @held.setter
    def held(self, cards: list[int]) -> None:
        self.held_cards.fill(cards)

    @property
    def bonus(self) -> list[int]:
        return cards_in(self.bonus_row)

    @bonus.setter
    def bonus(self, cards: list[int]) -> None:
        self.bonus_row = row_of(cards)

    @property
    def lane(self) -> list[int]:
        return cards_in(self.lane_row)

    @lane.setter
    def lane(self, cards: list[int]) -> None:
        self.lane_row = row_of(cards)

    @property
    def played(self) -> list[list[int]]:
        return [cards_in(player.played) for player in self.players]

    @played.setter
    def played(self, played: list[list[int]]) -> None:
        for seat, cards in enumerate(played):
            self.players[seat].played = row_of(cards)

    @property
    def to_deal(self) -> list[int]:
        """How many cards each seat still gets."""
        return [int(player.to_deal) for player in self.players]

    @to_deal.setter
    def to_deal(self, counts: list[int]) -> None:
        for seat, count in enumerate(counts):
            self.players[seat].to_deal = count

    @property
    def to_lose(self) -> list[int]:
        """How many cards each seat has to give away."""
        return [int(player.to_lose) for player in self.players]

    @to_lose.setter
    def to_lose(self, counts: list[int]) -> None:
        for seat, count in enumerate(counts):
            self.players[seat].to_lose = count
