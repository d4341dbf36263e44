"""Every answer a seat can give, made once: the table that rules, choices and notation share."""

from __future__ import annotations

from typing import Final

from parlour.core.values import Action
from parlour.games.chocobo import actions
from parlour.games.chocobo.components import ATTACK_BOOK, CELLS, MOVE_BOOK, Box, place_name
from parlour.games.chocobo.edition import CARDS, MOST_LIGHTNING, STRENGTHS

MOST_ROW: Final = 12  # eight Monsters at most outlive a round (nine attacks are lost), and four more are met
SPACES: Final = 5
SEATS: Final = 4
BONUSES: Final = 2
DEGREES: Final = ("", "near", "far")
MOST_CARDS_SAID: Final = 5


def compositions(total: int, parts: int) -> list[tuple[int, ...]]:
    """All ways to share things out, in falling order of the first share.

    >>> compositions(2, 2)
    [(2, 0), (1, 1), (0, 2)]
    """
    if parts == 1:
        return [(total,)]
    return [(first, *rest) for first in range(total, -1, -1) for rest in compositions(total - first, parts - 1)]


class Answers:
    """The answers in index order, and each found by what it says."""

    def __init__(self, box: Box) -> None:
        self.all: list[Action] = []
        self.index: dict[Action, int] = {}
        self.play: list[list[Action]] = self.cards("play")  # [card][0], or [low][high]
        self.show: Action = self.add(actions.Show())
        self.claim: list[list[Action]] = [
            [self.add(actions.Claim(space, strength)) for strength in range(STRENGTHS + 1)]
            for space in range(1, SPACES + 1)
        ]
        self.have: list[list[list[Action]]] = self.comparisons()  # as `have_index` finds them, [strength][cards - 1]
        self.between: list[list[Action]] = [
            [self.add(actions.Between(strength, cards)) for cards in range(1, MOST_CARDS_SAID + 1)]
            for strength in range(STRENGTHS + 1)
        ]
        self.walk: list[Action] = [self.add(actions.Walk(place_name(cell))) for cell in range(CELLS)]
        self.move: Action = self.add(actions.Walk())
        self.strike: list[Action] = [self.add(actions.Strike(f"m{n}")) for n in range(1, MOST_ROW + 1)]
        self.strike_boss: Action = self.add(actions.Strike("boss"))
        self.attack: Action = self.add(actions.Strike())
        self.eat: Action = self.add(actions.Eat())
        self.reap: Action = self.add(actions.Reap())
        self.use: list[list[Action]] = [self.uses(box, kind) for kind in range(len(box.book_name))]
        self.go_on: Action = self.add(actions.GoOn())
        self.give_up: Action = self.add(actions.GiveUp())
        self.drop: list[Action] = [self.add(actions.Drop(name)) for name in box.book_name]
        self.split: list[list[list[Action]]] = self.shares("split", STRENGTHS)
        self.lose: list[list[list[Action]]] = self.shares("lose", MOST_LIGHTNING)
        self.discard: list[list[Action]] = self.cards("discard")
        talk = range(self.index[self.show], self.index[self.between[-1][-1]] + 1)
        self.statement: dict[str, Action] = {str(self.all[at]): self.all[at] for at in talk}
        # Outcomes of chance have no index.
        self.number: list[Action] = [actions.Dealt((number,)) for number in range(CARDS + 1)]
        self.book: list[Action] = [actions.Turned(name) for name in box.book_name]
        self.monster: list[Action] = [actions.Turned(name) for name in box.monster_name]

    def add(self, action: Action) -> Action:
        self.index[action] = len(self.all)
        self.all.append(action)
        return action

    def cards(self, word: str) -> list[list[Action]]:
        """One card, or two in rising order."""
        table: list[list[Action]] = [[] for _ in range(CARDS + 1)]
        for card in range(1, CARDS + 1):
            one = (card,)
            table[card] = [self.add(actions.Play(one) if word == "play" else actions.Discard(one))] * (CARDS + 1)
        for low in range(1, CARDS + 1):
            for high in range(low + 1, CARDS + 1):
                two = (low, high)
                table[low][high] = self.add(actions.Play(two) if word == "play" else actions.Discard(two))
        return table

    def shares(self, word: str, most: int) -> list[list[list[Action]]]:
        """[seats][total]: every way to share that many out; nothing to share, or one seat alone, is not asked."""
        table: list[list[list[Action]]] = [[[] for _ in range(most + 1)] for _ in range(SEATS + 1)]
        for seats in range(2, SEATS + 1):
            for total in range(1, most + 1):
                for counts in compositions(total, seats):
                    share = actions.Split(counts) if word == "split" else actions.Lose(counts)
                    table[seats][total].append(self.add(share))
        return table

    def comparisons(self) -> list[list[list[Action]]]:
        """By bonus card, side and degree, then by strength (0: not named) and number of cards."""
        return [
            [
                [
                    self.add(actions.Have(side, bonus, degree, strength, cards))
                    for cards in range(1, MOST_CARDS_SAID + 1 if degree else 2)  # a gesture is made with one card
                ]
                for strength in range(STRENGTHS + 1)
            ]
            for bonus in range(1, BONUSES + 1)
            for side in ("below", "above")
            for degree in DEGREES
        ]

    def uses(self, box: Box, kind: int) -> list[Action]:
        """Move: by end space, last without; Attack: by place in the row, then the Boss; else one."""
        name = box.book_name[kind]
        targets = [""]
        if box.book_effect[kind] == MOVE_BOOK:
            targets = [*(place_name(cell) for cell in range(CELLS)), ""]
        elif box.book_effect[kind] == ATTACK_BOOK:
            targets = [*(f"m{n}" for n in range(1, MOST_ROW + 1)), "boss"]
        return [self.add(actions.Use(name, target)) for target in targets]


def have_index(bonus: int, *, above: bool) -> int:
    """Where the comparisons with one side of a bonus card begin, in the order of `DEGREES`."""
    return ((bonus - 1) * 2 + (1 if above else 0)) * len(DEGREES)
