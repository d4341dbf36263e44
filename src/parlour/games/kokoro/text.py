"""The board in words: for terminals, screen readers and language models."""
# not compiled: words

from __future__ import annotations

from typing import Final

from parlour.core.values import Seat
from parlour.games.kokoro.edition import SANCTUARIES, KokoroEdition
from parlour.games.kokoro.scoring import SIXTH_SHRINE, least_written
from parlour.games.kokoro.state import ROUNDS
from parlour.games.kokoro.view import KokoroView, MatView
from parlour.locales import say
from parlour.words import name_of

GLYPHS: Final = {
    frozenset({"top", "left"}): "┘",
    frozenset({"top", "right"}): "└",
    frozenset({"right", "bottom"}): "┌",
    frozenset({"left", "bottom"}): "┐",
    frozenset({"left", "right"}): "─",
    frozenset({"top", "bottom"}): "│",
}
EMPTY: Final = "·"
BEFORE, AFTER = 5, 2  # columns of a space beside the middle of its path; the label stands before, one line higher
CELL: Final = BEFORE + 1 + AFTER


def board_in_words(view: KokoroView, edition: KokoroEdition, language: str) -> str:
    """All that the view knows, the most urgent first."""
    words = _Words(view, edition, language)
    return "\n".join([*words.situation(), "", *words.mats(), "", *words.players(), "", *words.cards()])


class _Words:
    def __init__(self, view: KokoroView, edition: KokoroEdition, language: str) -> None:
        self.view = view
        self.edition = edition
        self.language = language
        self.joins = {shape.number: frozenset(shape.joins) for shape in edition.deck}
        self.glyphs = {shape.number: GLYPHS[frozenset(shape.joins)] for shape in edition.deck}
        self.is_pink = view.options["guardians"] != "printed"

    def say(self, message: str, **args: str | int) -> str:
        return say(self.language, f"kokoro-board-{message}", **args)

    def name(self, seat: Seat) -> str:
        own = seat == self.view.seat
        return self.say("you") if own else name_of(self.language, seat)

    # The situation

    def situation(self) -> list[str]:
        view = self.view
        if view.phase == "over":
            lines = [self.say("over")]
        elif view.round == 0:
            lines = [self.say("before")]
        else:
            lines = [self.say("round", round=view.round, letter=view.letters[-1], golden=view.golden)]
        if view.decree is not None:
            decree = say(self.language, f"K-{60 + view.decree}.title")
            rule = say(self.language, f"K-{60 + view.decree}")
            lines.append(self.say("decree", decree=decree, rule=rule))
        if view.called is not None and view.phase != "call":  # then the last card has been played
            lines.append(self.called(view.called))
        if view.next_sanctuary is not None:
            lines.append(self.say(self.fate(), letter=view.next_sanctuary))
        if view.next_path is not None:
            lines.append(self.say("next-path", card=self.card(view.next_path)))
        return lines

    def fate(self) -> str:
        """What becomes of the top sanctuary card: in round five it is not scored, or is the sixth (K-16, K-67)."""
        if self.view.round < ROUNDS:
            return "next-sanctuary"
        return "sixth-sanctuary" if self.view.decree == SIXTH_SHRINE else "last-sanctuary"

    def called(self, card: str) -> str:
        number = int(card[0])
        shape = self.edition.deck[number - 1]
        first, second = (self.say(f"edge-{edge}") for edge in shape.joins)
        message = "called-golden" if card.endswith("g") else "called"
        return self.say(message, number=number, glyph=self.glyphs[number], first=first, second=second)

    def card(self, card: str) -> str:
        return f"{card[0]} {self.glyphs[int(card[0])]}{' *' if card.endswith('g') else ''}"

    # Mats

    def mats(self) -> list[str]:
        seat = self.view.seat
        shown = range(self.view.seats) if seat is None else [seat]
        lines: list[str] = [self.say("legend")]
        for seat in shown:
            lines += ["", self.say("mat", name=self.name(seat)), *self.grid(self.view.mats[seat])]
        return lines

    def grid(self, mat: MatView) -> list[str]:
        """Two lines for each row, drawn so that joined paths touch."""
        grid = self.edition.mat.grid()
        columns = len(grid[0])
        head = "    " + "".join(f"{chr(97 + x):<{CELL}}" for x in range(columns))
        lines = [head.rstrip()]
        for y in range(len(grid)):
            spaces = [(y * columns + x, grid[y][x]) for x in range(columns)]
            upper = "".join(self.upper_half(mat, space, printed) for space, printed in spaces)
            lower = "".join(self.lower_half(mat.paths[space]) for space, _ in spaces)
            lines += [f"{y + 1:>2}  {upper}".rstrip(), f"    {lower}".rstrip()]
        return lines

    def upper_half(self, mat: MatView, space: int, printed: str) -> str:
        up = "│" if "top" in self.edges(mat.paths[space]) else " "
        return f"{self.label(mat, space, printed):<{BEFORE}}{up}{' ' * AFTER}"

    def lower_half(self, path: int | None) -> str:
        edges = self.edges(path)
        middle = self.glyphs[path] if path else EMPTY
        return ("─" if "left" in edges else " ") * BEFORE + middle + ("─" if "right" in edges else " ") * AFTER

    def edges(self, path: int | None) -> frozenset[str]:
        return self.joins[path] if path else frozenset()

    def label(self, mat: MatView, space: int, printed: str) -> str:
        """What stands in a space: features, a sanctuary, a guardian, or on the pink side a number."""
        if space == mat.caterpillar:
            return "CG"
        if space == mat.flower:
            return "FG"
        if self.is_pink:
            columns = len(self.edition.mat.grid()[0])
            name = f"{chr(97 + space % columns)}{space // columns + 1}"
            if name in self.edition.pink.numbers:
                return f"({self.edition.pink.numbers.index(name) + 1})"
        return "-" if printed in ("CG", "FG") else printed

    # Players

    def players(self) -> list[str]:
        return [self.player(seat, mat) for seat, mat in enumerate(self.view.mats)]

    def player(self, seat: Seat, mat: MatView) -> str:
        boxes = " ".join(f"{letter}{box}" for letter, box in zip(self.view.letters, mat.boxes, strict=False)) or "-"
        name = self.name(seat)
        if mat.score is not None:
            return self.say(
                "finished",
                name=name,
                boxes=boxes,
                caterpillar=mat.guardian_boxes[0],
                flower=mat.guardian_boxes[1],
                decree=mat.decree_box or 0,
                zeros=mat.boxes.count(0),
                score=mat.score,
            )
        line = self.say("player", name=name, boxes=boxes, least=self.least(mat))
        if mat.knows_next:
            line += " " + self.say("knows")
        return line

    def least(self, mat: MatView) -> int:
        return least_written(mat.boxes[-1] if mat.boxes else 0, self.view.decree)

    # Cards

    def cards(self) -> list[str]:
        deck = self.view.deck
        left = [
            self.say("left-of", number=n, glyph=self.glyphs[n], plain=deck.get(f"{n}", 0), golden=deck.get(f"{n}g", 0))
            for n in range(1, len(self.edition.deck) + 1)
        ]
        turned_up = [*self.view.letters, self.view.sixth]
        sanctuaries = " ".join(letter for letter in SANCTUARIES if letter not in turned_up)
        return [
            self.say("cards", count=sum(deck.values()), cards=", ".join(left)),
            self.say("sanctuaries", letters=sanctuaries or "-"),
        ]
