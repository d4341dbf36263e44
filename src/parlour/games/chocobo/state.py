"""A position in the dungeon. Cards in the deck have no order: they are dealt when drawn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core.game import State
from parlour.core.values import Options
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

NO_CARD: Final = 0


class Statement:
    """Something said in phase 3; never changed."""

    def __init__(self, seat: int, answer: int, strengths: list[int]) -> None:
        self.seat = seat
        self.answer = answer  # index of the answer
        self.strengths = strengths  # what a `show` has told


class ChocoboState(State):
    """The table, all hands included."""

    def __init__(self, seats: int, options: Options) -> None:
        self.seats: i64 = seats
        self.options = options
        self.team: i64 = TEAMS.index(options["team"])
        self.limited = options["talk"] == "limited"
        self.boss: i64 = 1 if options["boss"] == "omega" else 0
        self.side2: i64 = 2 if options["floor2"] == "star" else 1  # of the five sheets
        self.side3: i64 = 4 if options["floor3"] == "star" else 3

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
        self.row: list[int] = []  # kinds
        self.damage: list[int] = []
        self.boss_damage: i64 = 0
        self.books: list[int] = []  # kinds, in the order gained

        self.hands: list[list[int]] = []  # each in rising order
        self.deck: list[int] = []  # in rising order
        self.discards: list[int] = []
        self.held: list[int] = []
        self.bonus: list[int] = []  # those face up
        self.facedown = False
        self.hidden: i64 = NO_CARD  # the face-down card, if the deck it came from is gone
        self.veil = False
        self.played: list[list[int]] = []
        self.lane: list[int] = []
        self.step: i64 = 0
        self.said: list[Statement] = []

        self.vegetable_pile: list[int] = []
        self.book_pile: list[int] = []
        self.flipped: i64 = 0  # vegetable tokens that have been used up
        self.read: i64 = 0  # Books that have been used or dropped
        self.monster_decks: list[int] = []
        self.monster_discards: list[int] = []

        self.pending: list[int] = []
        self.to_share: i64 = 0  # cards to be split between the seats
        self.to_deal: list[int] = []
        self.to_lose: list[int] = []
        self.basic_left: i64 = 0
        self.elite_left: i64 = 0
        self.bonus_left: i64 = 0
        self.books_left: i64 = 0
        self.shown: i64 = 0  # hands shown at the end

    def clone(self) -> ChocoboState:
        twin = ChocoboState(self.seats, self.options)
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
        twin.hands = [hand[:] for hand in self.hands]
        twin.deck = self.deck[:]
        twin.discards = self.discards[:]
        twin.held = self.held[:]
        twin.bonus = self.bonus[:]
        twin.facedown = self.facedown
        twin.hidden = self.hidden
        twin.veil = self.veil
        twin.played = [cards[:] for cards in self.played]
        twin.lane = self.lane[:]
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
        twin.to_deal = self.to_deal[:]
        twin.to_lose = self.to_lose[:]
        twin.basic_left = self.basic_left
        twin.elite_left = self.elite_left
        twin.bonus_left = self.bonus_left
        twin.books_left = self.books_left
        twin.shown = self.shown
        return twin

    def deck_size(self) -> int:
        """Cards that can be drawn: one that lies face down no longer counts (D-59)."""
        waiting = 1 if self.facedown and self.hidden == NO_CARD else 0
        return len(self.deck) - waiting
