"""`parlour bench`: how fast the games run on this machine and build; `make bench` compares in earnest."""

from __future__ import annotations

import time
from collections.abc import Callable

from parlour import build, games
from parlour.commands.games import name_of
from parlour.commands.speech import say, show, show_json, show_table
from parlour.core.game import Game, State
from parlour.core.playout import playouts


def command(*, ms: int, as_json: bool) -> None:
    rows = [measure(games.load(slug), ms / 1000) for slug in games.SLUGS]
    if as_json:
        show_json({"compiled": build.compiled(), "games": rows})
        return
    show(say("cli-bench-title", build=say("cli-build-compiled" if build.compiled() else "cli-build-plain")), "bold")
    show_table(
        [[name_of(str(row["game"])), *(f"{row[kind]:,.0f}" for kind in KINDS)] for row in rows],
        head=[say("cli-bench-game"), *(say(f"cli-bench-{kind}") for kind in KINDS)],
        right=(1, 2, 3),
    )


KINDS = ("playouts", "clones", "views")
BATCH = 10  # play-outs in one call


def measure(game: Game[State], seconds: float) -> dict[str, str | int | float]:
    """Things done per second: whole random games of two or as many as must be, copies, views."""
    seats = max(game.least, min(2, game.most))
    state = game.setup(seats, game.settle(seats, {}))
    work: dict[str, Callable[[], object]] = {
        "playouts": lambda: playouts(game, [state], BATCH),
        "clones": state.clone,
        "views": lambda: game.view(state, 0),
    }
    row: dict[str, str | int | float] = {"game": game.slug, "seats": seats}
    times = {"playouts": BATCH}
    return row | {kind: round(times.get(kind, 1) * per_second(work[kind], seconds), 1) for kind in KINDS}


def per_second(work: Callable[[], object], seconds: float) -> float:
    """How often work can be done in a second; the clock is read once in a while only."""
    done, batch = 0, 1
    start = time.perf_counter()
    while True:
        for _ in range(batch):
            work()
        done += batch
        elapsed = time.perf_counter() - start
        if elapsed >= seconds:
            return done / elapsed
        batch = max(1, int(done / elapsed * seconds / 10))
