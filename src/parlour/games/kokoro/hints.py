"""Why an answer is a good one: what Kokoro's own bot weighs, as reasons to be said."""
# not compiled: defines Structs (mypyc drops class keywords such as tag=)

from __future__ import annotations

from parlour.core import bits
from parlour.core.game import Game, State
from parlour.core.values import Action, Decision, Event, Facts, View
from parlour.games.kokoro.actions import Draw, Look
from parlour.games.kokoro.board import Board
from parlour.games.kokoro.edition import SANCTUARIES
from parlour.games.kokoro.game import Kokoro
from parlour.games.kokoro.lines import EDGES, NO_LINE, NOWHERE, Lines, letters_of
from parlour.games.kokoro.scoring import OPEN_BOOK, SIXTH_SHRINE, least_written
from parlour.games.kokoro.sight import mat_of
from parlour.games.kokoro.state import NOTHING, ROUNDS, Mat
from parlour.games.kokoro.view import KokoroView


class HintBeats(Event, frozen=True, tag="kokoro-hint-beats"):
    """This round's sanctuary would be written."""

    letter: str
    count: int
    least: int


class HintGrows(Event, frozen=True, tag="kokoro-hint-grows"):
    letter: str
    count: int
    gain: int


class HintNeeds(Event, frozen=True, tag="kokoro-hint-needs"):
    """This round's sanctuary grows, but does not score yet."""

    letter: str
    count: int
    least: int


class HintWaits(Event, frozen=True, tag="kokoro-hint-waits"):
    """This round's sanctuary does not score yet, and the drawing does nothing for it."""

    letter: str
    count: int
    least: int


class HintStarts(Event, frozen=True, tag="kokoro-hint-starts"):
    """The sanctuary's own space, without which nothing counts."""

    letter: str


class HintGuardian(Event, frozen=True, tag="kokoro-hint-guardian"):
    kind: str
    count: int

    def facts(self) -> Facts:
        return {"guardian": f"@kokoro-guardian-{self.kind}", "count": self.count}


class HintRoom(Event, frozen=True, tag="kokoro-hint-room"):
    """Nothing is joined yet, but lines can still grow."""

    ends: int


class HintPrepares(Event, frozen=True, tag="kokoro-hint-prepares"):
    """It points at a space where one number would join it to a line that counts."""

    space: str
    number: int
    left: int
    letter: str


class HintLook(Event, frozen=True, tag="kokoro-hint-look"):
    """No drawing makes the mat better, and there is a card to see."""


class HintPass(Event, frozen=True, tag="kokoro-hint-pass"):
    """No drawing makes the mat better, and a look shows nothing new."""


def reasons(game: Game[State], view: View, decision: Decision, choices: list[Action], action: Action) -> list[Event]:
    assert isinstance(game, Kokoro)
    assert isinstance(view, KokoroView)
    if isinstance(action, Look):
        return [HintLook(rule="K-12") if shows_something(view) else HintPass(rule="K-12")]
    if not isinstance(action, Draw) or view.seat is None or view.called is None:
        return []
    before = mat_of(view.mats[view.seat], game.board)
    after = before.clone()
    after.draw(game.board, action.space, action.number or int(view.called[0]))
    found = [*sanctuaries(before, after, game.board, view), *guardians(before, after, game.board)]
    if action.space in game.board.sanctuaries:
        letter = SANCTUARIES[game.board.sanctuaries.index(action.space)]
        if letter in coming(view):
            found.append(HintStarts(letter=letter, rule="K-22"))
    found += joints(game.board, after, action.space, view)
    found = found or [HintRoom(ends=open_ends(after, game.board, view), rule="K-14")]
    return found if is_for(view.letters[-1], found) else found + waits(before, after, game.board, view)


def shows_something(view: KokoroView) -> bool:
    """Would a look show a sanctuary that will score, or a path card, that this seat does not know?"""
    if view.decree == OPEN_BOOK or view.next_sanctuary is not None or view.next_path is not None:
        return False
    return view.options["peek"] == "path" or view.round < ROUNDS


def sanctuaries(before: Mat, after: Mat, board: Board, view: KokoroView) -> list[Event]:
    """The lines of sanctuaries that grow: this round's first, then by how much."""
    now = view.letters[-1] if view.letters else None
    least = least_written(before.last_box(), view.decree)
    found: list[tuple[int, Event]] = []
    for letter in coming(view):
        space = board.sanctuaries[SANCTUARIES.index(letter)]
        had = board.features.among(before.chain(board, space))
        count = board.features.among(after.chain(board, space))
        if letter == now and count > had and count >= least:
            found.append((1000, HintBeats(letter=letter, count=count, least=least, rule="K-24")))
        elif letter == now and count > had:
            found.append((1000, HintNeeds(letter=letter, count=count, least=least, rule="K-24")))
        elif count > had:
            found.append((count - had, HintGrows(letter=letter, count=count, gain=count - had, rule="K-21")))
    return [event for _, event in sorted(found, key=lambda pair: -pair[0])]


def is_for(letter: str, found: list[Event]) -> bool:
    """Do these reasons say what is done for a sanctuary?"""
    return any(isinstance(event, HintStarts | HintPrepares) and event.letter == letter for event in found)


def waits(before: Mat, after: Mat, board: Board, view: KokoroView) -> list[Event]:
    """Whoever knows the rules wonders why nothing is done for the sanctuary that scores now."""
    letter = view.letters[-1]
    space = board.sanctuaries[SANCTUARIES.index(letter)]
    least = least_written(before.last_box(), view.decree)
    had = board.features.among(before.chain(board, space))
    count = board.features.among(after.chain(board, space))
    if count > had or count >= least:
        return []
    return [HintWaits(letter=letter, count=count, least=least, rule="K-24")]


def coming(view: KokoroView) -> list[str]:
    """The sanctuaries that score now or may score later: in round five one is left over, but for decree 7 (K-67)."""
    if view.round == ROUNDS and view.decree != SIXTH_SHRINE:
        return view.letters[-1:]
    return [letter for letter in SANCTUARIES if letter not in view.letters[:-1]]


def guardians(before: Mat, after: Mat, board: Board) -> list[Event]:
    found: list[Event] = []
    for kind, space, features in (
        ("caterpillar", after.caterpillar, board.caterpillars),
        ("flower", after.flower, board.flowers),
    ):
        if space != NOTHING:
            count = features.among(after.chain(board, space))
            if count > features.among(before.chain(board, space)):
                found.append(HintGuardian(kind=kind, count=count, rule="K-30"))
    return found


def joints(board: Board, mat: Mat, space: int, view: KokoroView) -> list[Event]:
    """Where one more path would join the drawn one to the line of a sanctuary, if cards are left for it."""
    lines = Lines(board)
    lines.read(mat)
    own = lines.line[space]
    found: list[tuple[int, Event]] = []
    for edge in range(EDGES):
        gate = lines.across[EDGES * space + edge]
        ahead = gate // EDGES
        if gate == NOWHERE or mat.drawn & bits.only(ahead) or lines.looking_in(ahead, gate % EDGES) != own:
            continue
        behind = [int(lines.looking_in(ahead, e)) for e in range(EDGES)]
        others = [line for line in behind if line not in (own, NO_LINE)]
        theirs = letters_of(lines.joined[others[0]]) if others else 0
        letters = [letter for letter in coming(view) if letter_bit(letter) & theirs]
        if len(others) != 1 or not letters or letter_bit(letters[0]) & letters_of(lines.joined[own]):
            continue
        edges = sum(2**e for e in range(EDGES) if behind[e] in (own, others[0]))
        number = board.edges.index(edges) + 1 if edges in board.edges else 0
        left = view.deck.get(f"{number}", 0) + view.deck.get(f"{number}g", 0)
        if left:
            name = board.names[ahead]
            found.append((-left, HintPrepares(space=name, number=number, left=left, letter=letters[0], rule="K-14")))
    return [event for _, event in sorted(found, key=lambda pair: pair[0])[:1]]


def letter_bit(letter: str) -> int:
    return 1 << SANCTUARIES.index(letter)


def open_ends(mat: Mat, board: Board, view: KokoroView) -> int:
    """How many spaces of lines that count can still go on."""
    lines = 0
    for letter in coming(view):
        lines |= mat.chain(board, board.sanctuaries[SANCTUARIES.index(letter)])
    for space in (mat.caterpillar, mat.flower):
        if space != NOTHING:
            lines |= mat.chain(board, space)
    return bits.count(lines & ~mat.closed(board))
