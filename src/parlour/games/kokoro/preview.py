"""What an answer would surely do, told from the view alone: which spaces it would join."""

from __future__ import annotations

from parlour.core import bits
from parlour.core.values import Action, Event
from parlour.games.kokoro import sight
from parlour.games.kokoro.actions import Draw
from parlour.games.kokoro.board import Board
from parlour.games.kokoro.edition import SANCTUARIES
from parlour.games.kokoro.events import WouldJoin
from parlour.games.kokoro.phases import DRAW, PHASES
from parlour.games.kokoro.view import KokoroView


def preview(board: Board, view: KokoroView, action: Action) -> list[Event]:
    if not isinstance(action, Draw) or view.seat is None or view.called is None or view.phase != PHASES[DRAW]:
        return []
    mat = sight.mat_of(view.mats[view.seat], board)
    if mat.drawn & (board.one << action.space):  # no answer, so it does nothing
        return []
    mat.draw(board, action.space, action.number or int(view.called[0]))
    chain = mat.chain(board, action.space)
    there = bits.listed(chain)
    letters = [SANCTUARIES[i] for i, space in enumerate(board.sanctuaries) if space in there]
    features = board.features.among(chain)
    return [WouldJoin(spaces=board.named(chain), features=features, sanctuaries=letters, rule="K-21")]
