"""The limit: Kokoro in C, compiled here with the system's compiler, told the same mat and deck as ours."""

from __future__ import annotations

import ctypes
import os
import subprocess
import tempfile
from functools import cache
from pathlib import Path

from bench.peers.table import Table

SOURCE = Path(__file__).with_name("kokoro.c")
FLAGS = ("-O3", "-march=native", "-shared", "-fPIC", "-Wall", "-Wextra", "-Werror")


def compiler() -> str:
    return os.environ.get("CC", "cc")


@cache
def limit() -> ctypes.CDLL:
    """The library, with the standard edition on its table. Raises FileNotFoundError without a compiler."""
    with tempfile.TemporaryDirectory() as folder:
        library = Path(folder) / "kokoro.so"
        subprocess.run([compiler(), *FLAGS, str(SOURCE), "-o", str(library)], check=True)
        found = ctypes.CDLL(str(library))
    numbers = printed(Table())
    found.table((ctypes.c_int * len(numbers))(*numbers))
    return found


def printed(table: Table) -> list[int]:
    """Mat and deck, in the order in which `table` in kokoro.c reads them."""
    board, deck = table.game.board, table.game.components.deck
    spaces = range(board.size)
    return [
        *(board.size, board.columns),
        *(count for space in spaces for count in (board.caterpillars.at[space], board.flowers.at[space])),
        *board.sanctuaries,
        *(board.caterpillar_guardian, board.flower_guardian),
        *board.edges,
        *(count for shape in deck for count in (shape.plain, shape.golden)),
    ]


def replay(seats: int, told: list[int]) -> list[int]:
    """The scores of a game, from letters, kinds and answers in order."""
    scores = (ctypes.c_int * seats)()
    limit().replay(seats, (ctypes.c_int * len(told))(*told), scores)
    return list(scores)
