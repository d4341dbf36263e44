"""A tiny language for Kokoro's tests: mats as drawings, chance and answers by their notation.

A mat is drawn with box characters, six rows of seven spaces, · where no path is drawn; or, if it holds little,
space by space: `"d1┐ d2└ e2─"`. Chance waits until the test says what comes:

    match = table(seats=2)
    deal(match, "D, 3g")
    play(match, "draw c4", "look")
"""

from __future__ import annotations

import re
from collections.abc import Sequence

import parlour
from parlour import games
from parlour.core.game import Game, Log, State
from parlour.core.match import Match
from parlour.core.rng import Fast, Rng
from parlour.core.values import Action, Decision, Event, Options, Refusal, Result, Seat, View
from parlour.games.kokoro.scoring import least_written
from parlour.games.kokoro.view import KokoroView, MatView

GLYPHS = {"·": 0, "┘": 1, "└": 2, "┌": 3, "┐": 4, "─": 5, "│": 6}
COLUMNS, ROWS = 7, 6
LETTERS = "ABCDEF"
BLANK = ""
STANDARD = games.edition_text("kokoro")


# Drawings


def space(name: str) -> int:
    """The position of a space such as c4, in reading order."""
    return (int(name[1:]) - 1) * COLUMNS + ord(name[0]) - ord("a")


def paths(drawing: str) -> list[int]:
    """The number of the shape in every space of a drawing, 0 where there is none."""
    if "\n" in drawing:
        found = [GLYPHS[glyph] for glyph in drawing if not glyph.isspace()]
        assert len(found) == COLUMNS * ROWS, f"a mat has {ROWS} rows of {COLUMNS} spaces, these are {len(found)}"
        return found
    found = [0] * (COLUMNS * ROWS)
    for name, glyph in re.findall(r"(\w\d)(\S)", drawing):
        found[space(name)] = GLYPHS[glyph]
    return found


# Tables


def table(seats: int = 1, *, game: Game[State] | None = None, **options: str) -> Match[State]:
    """A new table at which chance waits for `deal`."""
    return Match(game or parlour.load("kokoro"), seats, options, None)


def deal(match: Match[State], outcomes: str) -> None:
    """Let chance bring these outcomes, separated by commas."""
    for outcome in outcomes.split(","):
        match.deal(outcome.strip())


def play(match: Match[State], *answers: str) -> None:
    """Every seat answers, in seat order; one answer is everybody's."""
    for seat in range(match.seats):
        refusal = match.answer(seat, answers[seat % len(answers)])
        assert refusal is None, refusal


def refused(match: Match[State], seat: Seat, answer: str) -> tuple[str, str]:
    """Code and clause of the refusal of an answer."""
    refusal = match.answer(seat, answer)
    assert refusal is not None, f"{answer} is allowed"
    return refusal.code, refusal.rule


def prompt(match: Match[State]) -> str:
    """What is asked now; "" after the end."""
    return next((decision.prompt for decision in match.decisions()), "")


def possible(match: Match[State]) -> list[str]:
    """What chance may bring now."""
    return [str(action) for action, _ in match.game.outcomes(match.state, match.decisions()[0])]


def may(match: Match[State], seat: Seat) -> list[str]:
    """What a seat may answer now."""
    return [str(action) for action in match.choices(seat)]


def view_of(match: Match[State], seat: Seat | None = None) -> KokoroView:
    """What a seat knows; without one, a spectator."""
    view = match.view(seat)
    assert isinstance(view, KokoroView)
    return view


def prompts(match: Match[State]) -> list[str]:
    """What has been asked and answered so far."""
    return [entry.move.prompt for entry in match.entries]


def told(match: Match[State], kind: type[Event], seat: Seat | None = None) -> list[Event]:
    """The events of a kind that a seat has heard."""
    return [t.event for entry in match.entries for t in entry.told if isinstance(t.event, kind) and t.may_hear(seat)]


def whole_round(match: Match[State], letter: str, *, looking: bool = False) -> None:
    """A round of four golden cards in which everybody looks, or draws in the first free space."""
    deal(match, letter)
    while prompt(match) not in ("sanctuary", "guardian", "sixth", ""):
        if prompt(match) == "draw":
            for seat in range(match.seats):
                match.answer(seat, "look" if looking else may(match, seat)[0])
        elif prompt(match) == "call":
            match.answer(0, "turn")
        else:
            cards = possible(match)
            match.deal(next((card for card in cards if card.endswith("g")), cards[0]))


# Positions


def at_the_fourth_golden_card(
    *drawings: str,
    letter: str = "A",
    boxes: Sequence[int] | Sequence[Sequence[int]] = (),
    guardians_on: Sequence[str] = ("a1", "g6"),
    called: str = "5g",
    golden: int = 4,
    looks: int = 0,
    next_letter: str | None = None,
    **options: str,
) -> Match[State]:
    """A table with one mat for each drawing, while the last card of a round is played.

    `boxes` are those of earlier rounds, the same for everybody or a row for each seat. `guardians_on` are the
    spaces of the caterpillar and the flower guardian. All have looked at the next card, so a look is a pass.
    """
    game = parlour.load("kokoro")
    seats = len(drawings)
    settled = game.settle(seats, options)
    shared = [box for box in boxes if isinstance(box, int)]
    rows = [list(row) for row in boxes if not isinstance(row, int)] or [shared] * seats
    others = [other for other in LETTERS if other not in (letter, next_letter)]
    letters = [*others[: len(rows[0])], letter]
    on_top = next_letter or next(other for other in LETTERS if other not in letters)
    decree = settled["decree"]
    rolls = {"printed": 0, "random": 2, "each": 2 * seats}[settled["guardians"]]
    mats = [
        MatView(
            paths=paths(drawing),
            caterpillar=space(guardians_on[0]),
            flower=space(guardians_on[1]),
            boxes=row,
            looks=looks,
            knows_next=True,
            turned_stone=False,
            guardian_boxes=[],
            decree_box=None,
            score=None,
            tally=sum(box or -5 for box in row),
            needed=tuple(least_written(box, int(decree) if decree.isdecimal() else None) for box in [0, *row][:5]),
        )
        for drawing, row in zip(drawings, rows, strict=True)
    ]
    view = KokoroView(
        seat=0,
        seats=seats,
        options=settled,
        phase="draw",
        round=len(letters),
        turn=1,
        decree=int(decree) if decree.isdecimal() else None,
        letters=letters,
        called=called,
        golden=golden,
        deck=view_of(table()).deck,
        spent={},
        turned={},
        next_sanctuary=on_top,
        next_path=None,
        rolls=rolls,
        lookers=[],
        sixth=None,
        mats=mats,
    )
    return table(seats, game=Placed(game, view), **options)


def written(*drawings: str, letter: str, boxes: Sequence[int] = (), **options: str) -> list[int]:
    """What each seat writes for a sanctuary after the boxes of earlier rounds."""
    match = at_the_fourth_golden_card(*drawings, letter=letter, boxes=boxes, golden=4, looks=0, **options)
    play(match, "look")
    return [mat.boxes[-1] for mat in view_of(match).mats]


def at_the_end(
    *drawings: str,
    letter: str = "A",
    boxes: Sequence[int] | Sequence[Sequence[int]] = (1, 2, 3, 4),
    guardians_on: Sequence[str] = ("a1", "g6"),
    **options: str,
) -> Match[State]:
    """A finished match with these mats; four boxes are given, the fifth is scored for `letter`."""
    match = at_the_fourth_golden_card(
        *drawings, letter=letter, boxes=boxes, guardians_on=guardians_on, golden=4, looks=0, **options
    )
    play(match, "look")
    assert match.is_over()
    return match


def final_mat(
    drawing: str,
    letter: str = "A",
    boxes: Sequence[int] = (1, 2, 3, 4),
    guardians_on: Sequence[str] = ("a1", "g6"),
    **options: str,
) -> MatView:
    """One player's mat at the end."""
    match = at_the_end(drawing, letter=letter, boxes=boxes, guardians_on=guardians_on, **options)
    return view_of(match).mats[0]


class Wrapped(Game[State]):
    """A game in another's clothes: passes everything on. Compiled games can't be subclassed by tests."""

    def __init__(self, game: Game[State]) -> None:
        super().__init__(
            game.slug, rules=game.rules, least=game.least, most=game.most, options=game.options, edition=game.edition
        )
        self.game = game

    def settle(self, seats: int, given: Options) -> Options:
        return self.game.settle(seats, given)

    def setup(self, seats: int, options: Options) -> State:
        return self.game.setup(seats, options)

    def bound(self, seats: int) -> int:
        return self.game.bound(seats)

    def clauses(self) -> tuple[str, ...]:
        return self.game.clauses()

    def decisions(self, state: State) -> list[Decision]:
        return self.game.decisions(state)

    def actions(self) -> list[Action]:
        return self.game.actions()

    def choices(self, state: State, decision: Decision, seat: Seat) -> list[Action]:
        return self.game.choices(state, decision, seat)

    def refuse(self, state: State, decision: Decision, seat: Seat, action: Action) -> Refusal | None:
        return self.game.refuse(state, decision, seat, action)

    def outcomes(self, state: State, decision: Decision) -> list[tuple[Action, int]]:
        return self.game.outcomes(state, decision)

    def apply(
        self, state: State, decision: Decision, seats: tuple[Seat, ...], answers: list[Action], log: Log | None
    ) -> None:
        self.game.apply(state, decision, seats, answers, log)

    def result(self, state: State) -> Result | None:
        return self.game.result(state)

    def census(self, state: State) -> dict[str, int]:
        return self.game.census(state)

    def view(self, state: State, seat: Seat | None) -> View:
        return self.game.view(state, seat)

    def guess(self, view: View, rng: Rng) -> State:
        return self.game.guess(view, rng)

    def preview(self, view: View, action: Action) -> list[Event]:
        return self.game.preview(view, action)

    def text(self, view: View, language: str) -> str:
        return self.game.text(view, language)

    def read(self, text: str) -> Action:
        return self.game.read(text)


class Placed(Wrapped):
    """The game, beginning with a position."""

    def __init__(self, game: Game[State], view: KokoroView) -> None:
        super().__init__(game)
        self.position = view

    def setup(self, seats: int, options: Options) -> State:
        return self.game.guess(self.position, Fast(b""))


# Editions


def edition_with(*changes: tuple[str, str]) -> str:
    """The standard edition's text with some pieces exchanged, each of which must be there."""
    text = STANDARD
    for old, new in changes:
        assert old in text, f"the standard edition has no {old!r}"
        text = text.replace(old, new, 1)
    return text


def game_with_deck(golden: Sequence[int], plain: Sequence[int]) -> Game[State]:
    """The game with a deck of its own: how many golden and plain cards of each number."""
    counts = [count for pair in zip(golden, plain, strict=True) for count in pair]
    head, *shapes = STANDARD.split("[[deck]]")
    changed = [
        re.sub(r"plain = \d+", f"plain = {p}", re.sub(r"golden = \d+", f"golden = {g}", shape))
        for shape, g, p in zip(shapes, counts[::2], counts[1::2], strict=True)
    ]
    text = "[[deck]]".join([head, *changed]).replace('name = "standard"', 'name = "own"')
    return games.make("kokoro", text, "own.toml")
