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
from parlour.games.kokoro.scoring import SIXTH_SHRINE, least_written
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


class HintLook(Event, frozen=True, tag="kokoro-hint-look"):
    """No drawing makes the mat better."""


def reasons(game: Game[State], view: View, decision: Decision, choices: list[Action], action: Action) -> list[Event]:
    assert isinstance(game, Kokoro)
    assert isinstance(view, KokoroView)
    if isinstance(action, Look):
        return [HintLook(rule="K-12")]
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
    return found or [HintRoom(ends=open_ends(after, game.board, view), rule="K-14")]


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
        elif count > had:
            found.append((count - had, HintGrows(letter=letter, count=count, gain=count - had, rule="K-21")))
    return [event for _, event in sorted(found, key=lambda pair: -pair[0])]


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


def open_ends(mat: Mat, board: Board, view: KokoroView) -> int:
    """How many spaces of lines that count can still go on."""
    lines = 0
    for letter in coming(view):
        lines |= mat.chain(board, board.sanctuaries[SANCTUARIES.index(letter)])
    for space in (mat.caterpillar, mat.flower):
        if space != NOTHING:
            lines |= mat.chain(board, space)
    return bits.count(lines & ~mat.closed(board))
