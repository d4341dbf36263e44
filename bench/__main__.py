"""Measure speed: both builds of Parlour, and the peers beside them.

    make bench                     all figures (about two minutes)
    make bench ARGS=--quick        the same with short rounds, for a first look
    python -m bench --check        only check that the peers play the same game
    make bench-against COMMIT=…    this build beside that of another commit (bench/against.py)

CPU time, rounds interleaved, each thing in a process of its own. No test asserts a bar: machines differ.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from pathlib import Path

from bench import against, check, report
from bench.figures import figures
from bench.measure import COMPILED, INTERPRETED, ROOT, facts, take

ROUNDS = 7
SECONDS = 0.5
QUICK = (5, 0.1)


def builds() -> dict[str, Path]:
    """Where the two builds lie. Ends in a sentence if one of them is not what it should be."""
    named = os.environ.get("PARLOUR_COMPILED_BUILD")
    if not named:
        raise SystemExit("PARLOUR_COMPILED_BUILD must name the folder of a compiled build: use `make bench`.")
    found = {COMPILED: Path(named), INTERPRETED: ROOT / "src"}
    if not facts(found[COMPILED])["compiled"]:
        raise SystemExit(f"The build in {named} is not compiled, so there is nothing to compare.")
    if facts(found[INTERPRETED])["compiled"]:
        raise SystemExit("There are compiled modules in src/, which hide the source.")
    return found


def other_build(folder: Path) -> Path:
    """The build to compare with. Ends in a sentence if it is not compiled."""
    if not (folder / "parlour").is_dir() or not facts(folder)["compiled"]:
        raise SystemExit(f"There is no compiled build of Parlour in {folder}.")
    return folder


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="bench", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--quick", action="store_true", help="short rounds")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--check", action="store_true", help="check that the peers play the same game, measure nothing")
    parser.add_argument("--against", metavar="FOLDER", type=Path, help="measure beside another compiled build")
    parser.add_argument("--only", metavar="WORD", default="", help="only figures with this word in their title")
    arguments = parser.parse_args()
    if arguments.check:
        return 0 if check.run() else 1

    found = builds()
    rounds, seconds = QUICK if arguments.quick else (ROUNDS, SECONDS)
    games = facts(found[COMPILED])["games"]
    if arguments.against is not None:
        found[against.AGAINST] = other_build(arguments.against)
    measured = figures(games) if arguments.against is None else against.figures(games)
    chosen = [f for f in measured if arguments.only.lower() in f.title.lower()]
    method = f"CPU time, medians of {rounds} interleaved rounds of {seconds:g} s"
    machine = report.machine()
    if not arguments.json:
        print(", ".join(f"{name} {value}" for name, value in machine.items()))
        print(method)
    for figure in chosen:
        take(figure, found, rounds, seconds)
        if not arguments.json:
            print(f"\n{report.table(figure)}", flush=True)
    if arguments.json:
        print(json.dumps({"machine": machine, "method": method, "figures": [report.as_json(f) for f in chosen]}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
