"""The position. A card that nobody has seen has no identity: `unseen` are those that can still be dealt."""

from __future__ import annotations

from parlour.core.game import State
from parlour.core.values import Options, Seat

from newgame.edition import SUITS, NewGameEdition
from newgame.notation import Answers
from newgame.phases import DEAL


class Settings:
    """A table's options as numbers, and what is in the box: shared by all clones of a state."""

    def __init__(self, edition: NewGameEdition, answers: Answers, seats: int, options: Options) -> None:
        self.seats = seats
        self.options = options
        self.answers = answers
        self.ranks = edition.cards.ranks
        self.hand = edition.cards.hand
        trump = options["trump"]
        self.trump = SUITS.index(trump) if trump in SUITS else None


class NewGameState(State):
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.phase = DEAL
        self.unseen = list(range(len(settings.answers.names)))
        self.hands: list[list[int]] = [[] for _ in range(settings.seats)]  # in rising order
        self.trick: list[int] = []  # cards on the table, in the order in which they were played
        self.leader: Seat = 0  # who plays the first card of a trick
        self.tricks = [0] * settings.seats
        self.gone: list[int] = []  # cards of earlier tricks

    def clone(self) -> NewGameState:
        twin = NewGameState(self.settings)
        twin.phase = self.phase
        twin.unseen = self.unseen[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.trick = self.trick[:]
        twin.leader = self.leader
        twin.tricks = self.tricks[:]
        twin.gone = self.gone[:]
        return twin
