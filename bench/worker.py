"""A process that measures one build: it imports Parlour as it finds it, and works when told to.

Commands come as lines of JSON, so that rounds of several workers can take turns:
{"task": "clones", "args": {...}, "seconds": 0.4}  ->  {"units": 120000, "seconds": 0.41} or {"missing": "why"}
"""

from __future__ import annotations

import json
import os
import sys
import time
from typing import Any

import parlour
from bench.tasks import TASKS, Batch, Unavailable
from parlour import build
from parlour.games import SLUGS


def facts() -> dict[str, Any]:
    return {"compiled": build.compiled(), "games": {slug: usual_seats(slug) for slug in SLUGS}}


def usual_seats(slug: str) -> int:
    """Two players, or as near to two as the game allows."""
    game = parlour.load(slug)
    return min(max(2, game.least), game.most)


def measure(batch: Batch, seconds: float) -> dict[str, Any]:
    """Whole batches until so much CPU time has passed."""
    started = time.process_time()
    units, passed = 0, 0.0
    while passed < seconds:
        units += batch()
        passed = time.process_time() - started
    return {"units": units, "seconds": passed}


def main() -> None:
    answers = os.fdopen(os.dup(1), "w")  # what libraries print must not get between
    os.dup2(2, 1)
    prepared: dict[str, Batch] = {}
    print(json.dumps(facts()), file=answers, flush=True)
    for line in sys.stdin:
        command = json.loads(line)
        key = json.dumps([command["task"], command["args"]])
        try:
            if key not in prepared:
                prepared[key] = TASKS[command["task"]](**command["args"])
                prepared[key]()  # fills caches, and is not counted
            answer = measure(prepared[key], command["seconds"])
        except (Unavailable, ModuleNotFoundError, FileNotFoundError) as error:
            answer = {"missing": str(error)}
        print(json.dumps(answer), file=answers, flush=True)


if __name__ == "__main__":
    main()
