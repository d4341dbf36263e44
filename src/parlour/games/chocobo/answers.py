"""Every answer a seat can give, made once: the table that rules, choices and notation share."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core.values import Action
from parlour.games.chocobo import actions
from parlour.games.chocobo.cards import counts_row, row_of
from parlour.games.chocobo.components import ATTACK_BOOK, CELLS, MOVE_BOOK, Box, place_name
from parlour.games.chocobo.edition import CARDS, MOST_LIGHTNING, STRENGTHS
from parlour.games.chocobo.pieces import NOWHERE

MOST_ROW: Final = 12  # eight Monsters at most outlive a round (nine attacks are lost), and four more are met
SPACES: Final = 5
SEATS: Final = 4
BONUSES: Final = 2
DEGREES: Final = ("", "near", "far")
MOST_CARDS_SAID: Final = 5

# What an answer does, by number
PLAY: Final = 0
SAY: Final = 1
WALK: Final = 2
STRIKE: Final = 3
EAT: Final = 4
REAP: Final = 5
USE: Final = 6
GO_ON: Final = 7
GIVE_UP: Final = 8
DROP: Final = 9
SPLIT: Final = 10
LOSE: Final = 11
DISCARD: Final = 12


def compositions(total: int, parts: int) -> list[tuple[int, ...]]:
    """All ways to share things out, in falling order of the first share.

    >>> compositions(2, 2)
    [(2, 0), (1, 1), (0, 2)]
    """
    if parts == 1:
        return [(total,)]
    return [(first, *rest) for first in range(total, -1, -1) for rest in compositions(total - first, parts - 1)]


class Sayable:
    """What a seat could truly say with this hand, in two words, at this table; never changed."""

    def __init__(self, low: i64, high: i64, table: i64, statements: list[int], same: list[Action]) -> None:
        self.low = low
        self.high = high
        self.table = table  # bonus cards in view, how many seats there are and how they talk
        self.statements = statements  # as indices
        self.actions = same  # as they are answered


class CountsByName:
    """Counts by name, as views have them: made again only when one has changed."""

    def __init__(self, names: list[str]) -> None:
        self.names = names
        self.known: tuple[list[int], dict[str, int]] = ([], {})

    def of(self, counts: list[int]) -> dict[str, int]:
        """To be read only."""
        known = self.known
        if known[0] != counts:
            named = {name: counts[n] for n, name in enumerate(self.names)}  # compiled, a strict zip is slow
            known = (counts[:], named)
            self.known = known
        return known[1]


class Answers:
    """The answers in index order, and each found by what it says.

    By number there are, for every index, the `verb` and its `detail`: the row of cards that are put down or given away,
    counts by seat, the space or place in the row that is aimed at, the Book that is dropped.
    """

    def __init__(self, box: Box) -> None:
        self.all: list[Action] = []
        self.index: dict[Action, int] = {}
        self.verb: list[int] = []
        self.detail: list[int] = []
        self.book_of: list[int] = []  # the kind of Book that is used
        self.play_at: i64 = 0
        self.play: list[list[Action]] = self.cards("play")  # [card][0], or [low][high]
        self.show: Action = self.add(actions.Show(), SAY)
        self.claim: list[list[Action]] = [
            [self.add(actions.Claim(space, strength), SAY) for strength in range(STRENGTHS + 1)]
            for space in range(1, SPACES + 1)
        ]
        self.have: list[list[list[Action]]] = self.comparisons()  # as `have_index` finds them, [strength][cards - 1]
        self.between: list[list[Action]] = [
            [self.add(actions.Between(strength, cards), SAY) for cards in range(1, MOST_CARDS_SAID + 1)]
            for strength in range(STRENGTHS + 1)
        ]
        self.offer: list[Action] = self.offers()
        self.propose: list[list[Action]] = [self.proposals(seat) for seat in range(SEATS)]  # by the seat that is asked
        self.decline: list[Action] = [self.add(actions.NoPromise(space), SAY) for space in range(1, SPACES + 1)]
        self.walk_at: i64 = len(self.all)
        self.walk: list[Action] = [self.add(actions.Walk(place_name(cell)), WALK, cell) for cell in range(CELLS)]
        self.move: Action = self.add(actions.Walk(), WALK, NOWHERE)
        self.strike_at: i64 = len(self.all)
        self.strike: list[Action] = [self.add(actions.Strike(f"m{n + 1}"), STRIKE, n) for n in range(MOST_ROW)]
        self.strike_boss: Action = self.add(actions.Strike("boss"), STRIKE, NOWHERE)
        self.attack: Action = self.add(actions.Strike(), STRIKE, NOWHERE)
        self.eat_at: i64 = len(self.all)
        self.eat: Action = self.add(actions.Eat(), EAT)
        self.reap: Action = self.add(actions.Reap(), REAP)
        self.use_at: list[int] = []
        self.use: list[list[Action]] = [self.uses(box, kind) for kind in range(len(box.book_name))]
        self.go_on_at: i64 = len(self.all)
        self.go_on: Action = self.add(actions.GoOn(), GO_ON)
        self.give_up: Action = self.add(actions.GiveUp(), GIVE_UP)
        self.drop_at: i64 = len(self.all)
        self.drop: list[Action] = [self.add(actions.Drop(name), DROP, kind) for kind, name in enumerate(box.book_name)]
        self.split: list[list[list[Action]]] = self.shares("split", STRENGTHS)
        self.lose: list[list[list[Action]]] = self.shares("lose", MOST_LIGHTNING)
        self.split_at: list[list[int]] = self.first_of_each(self.split)
        self.lose_at: list[list[int]] = self.first_of_each(self.lose)
        self.discard_at: i64 = len(self.all)
        self.discard: list[list[Action]] = self.cards("discard")
        self.pair_at: list[int] = [self.index[row[-1]] - CARDS if row else 0 for row in self.play]  # plus the higher
        self.say_at: i64 = self.index[self.show]
        self.claim_at: i64 = self.say_at + 1
        self.have_at: list[list[int]] = [[self.index[row[0]] for row in table] for table in self.have]  # by strength
        self.between_at: list[int] = [self.index[row[0]] for row in self.between]
        self.offer_at: i64 = self.index[self.offer[0]]
        self.offers_of: dict[int, list[int]] = {}  # indices by the pairs of strengths that a hand has, as bits
        self.sayable: list[Sayable | None] = [None] * SEATS  # by seat, what was asked for last
        self.propose_at: list[int] = [self.index[row[0]] for row in self.propose]
        self.decline_at: i64 = self.index[self.decline[0]]
        self.spoken: list[str] = [str(self.all[at]) for at in range(self.say_at, self.walk_at)]
        self.spoken_as: dict[str, int] = {text: int(self.say_at + n) for n, text in enumerate(self.spoken)}
        self.statement: dict[str, Action] = {text: self.all[at] for text, at in self.spoken_as.items()}
        # What is left to find, as views tell it
        self.token_tally = CountsByName(box.token_name)
        self.book_tally = CountsByName(box.book_name)
        self.monster_tally = CountsByName(box.monster_name)
        self.discard_tally = CountsByName(box.monster_name)
        # Outcomes of chance have no index.
        self.number: list[Action] = [actions.Dealt((number,)) for number in range(CARDS + 1)]
        self.book: list[Action] = [actions.Turned(name) for name in box.book_name]
        self.monster: list[Action] = [actions.Turned(name) for name in box.monster_name]

    def add(self, action: Action, verb: int, detail: int = 0, book: int = 0) -> Action:
        self.index[action] = len(self.all)
        self.all.append(action)
        self.verb.append(verb)
        self.detail.append(detail)
        self.book_of.append(book)
        return action

    def cards(self, word: str) -> list[list[Action]]:
        """One card, or two in rising order."""
        table: list[list[Action]] = [[] for _ in range(CARDS + 1)]
        for card in range(1, CARDS + 1):
            table[card] = [self.add_cards(word, (card,))] * (CARDS + 1)
        for low in range(1, CARDS + 1):
            for high in range(low + 1, CARDS + 1):
                table[low][high] = self.add_cards(word, (low, high))
        return table

    def add_cards(self, word: str, cards: tuple[int, ...]) -> Action:
        if word == "play":
            return self.add(actions.Play(cards), PLAY, row_of(list(cards)))
        return self.add(actions.Discard(cards), DISCARD, row_of(list(cards)))

    def shares(self, word: str, most: int) -> list[list[list[Action]]]:
        """[seats][total]: every way to share that many out; nothing to share, or one seat alone, is not asked."""
        table: list[list[list[Action]]] = [[[] for _ in range(most + 1)] for _ in range(SEATS + 1)]
        for seats in range(2, SEATS + 1):
            for total in range(1, most + 1):
                for counts in compositions(total, seats):
                    table[seats][total].append(self.add_share(word, counts))
        return table

    def add_share(self, word: str, counts: tuple[int, ...]) -> Action:
        if word == "split":
            return self.add(actions.Split(counts), SPLIT, counts_row(counts))
        return self.add(actions.Lose(counts), LOSE, counts_row(counts))

    def first_of_each(self, table: list[list[list[Action]]]) -> list[list[int]]:
        """The index of the first way to share each total out."""
        return [[self.index[ways[0]] if ways else 0 for ways in row] for row in table]

    def comparisons(self) -> list[list[list[Action]]]:
        """By bonus card, side and degree, then by strength (0: not named) and number of cards."""
        return [
            [
                [
                    self.add(actions.Have(side, bonus, degree, strength, cards), SAY)
                    for cards in range(1, MOST_CARDS_SAID + 1 if degree else 2)  # a gesture is made with one card
                ]
                for strength in range(STRENGTHS + 1)
            ]
            for bonus in range(1, BONUSES + 1)
            for side in ("below", "above")
            for degree in DEGREES
        ]

    def offers(self) -> list[Action]:
        """Two cards for two spaces, the lower one first."""
        return [
            self.add(actions.Offer(space, strength, other, second), SAY)
            for space in range(1, SPACES + 1)
            for other in range(space + 1, SPACES + 1)
            for strength in range(1, STRENGTHS + 1)
            for second in range(1, STRENGTHS + 1)
        ]

    def proposals(self, seat: int) -> list[Action]:
        return [
            self.add(actions.Propose(seat, space, own), SAY)
            for space in range(1, SPACES + 1)
            for own in range(SPACES + 1)
            if own != space
        ]

    def uses(self, box: Box, kind: int) -> list[Action]:
        """Move: by end space, last without; Attack: by place in the row, then the Boss; else one."""
        self.use_at.append(len(self.all))
        names = [""]
        if box.book_effect[kind] == MOVE_BOOK:
            names = [*(place_name(cell) for cell in range(CELLS)), ""]
        elif box.book_effect[kind] == ATTACK_BOOK:
            names = [*(f"m{n}" for n in range(1, MOST_ROW + 1)), "boss"]
        aims = [*range(len(names) - 1), NOWHERE]
        book = box.book_name[kind]
        return [self.add(actions.Use(book, name), USE, aim, kind) for name, aim in zip(names, aims, strict=True)]


def have_index(bonus: i64, *, above: bool) -> i64:
    """Where the comparisons with one side of a bonus card begin, in the order of `DEGREES`."""
    return ((bonus - 1) * 2 + (1 if above else 0)) * len(DEGREES)
