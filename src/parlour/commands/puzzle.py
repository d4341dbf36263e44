"""`parlour puzzle GAME`: find the best answer in a position from a bots' game; the reason is told afterwards."""

from __future__ import annotations

import json

import msgspec

from parlour import games, home, words
from parlour.analysis.puzzles import Posed, Puzzle, pose, puzzles_of, why
from parlour.commands.games import name_of
from parlour.commands.grammar import Interrupted
from parlour.commands.speech import complain, language, say, show, show_board, show_json, show_rule, tell
from parlour.commands.typed import examples, find
from parlour.core.errors import OptionError

FILE = "puzzles.json"

Solved = dict[str, list[int]]
"""The numbers of the puzzles that were solved here, by game."""


def command(*, game: str, number: int | None, as_json: bool) -> None:
    puzzles = puzzles_of(games.check_slug(game))
    if not puzzles:
        known = ", ".join(slug for slug in games.SLUGS if puzzles_of(slug))
        raise OptionError("cli-puzzle-error-game", game=game, known=known or "-")
    if as_json:
        show_json(listed(game, puzzles))
        return
    chosen = number or next_number(game, len(puzzles))
    if chosen > len(puzzles):
        raise OptionError("cli-puzzle-error-number", number=chosen, last=len(puzzles))
    set_puzzle(game, chosen, puzzles[chosen - 1], len(puzzles))


def listed(game: str, puzzles: tuple[Puzzle, ...]) -> list[dict[str, object]]:
    done = solved().get(game, [])
    return [
        {"number": n, "grade": puzzle.grade, "prompt": puzzle.prompt, "seat": puzzle.seat, "solved": n in done}
        for n, puzzle in enumerate(puzzles, 1)
    ]


def set_puzzle(game: str, number: int, puzzle: Puzzle, count: int) -> None:
    """Show the position, take one answer, and say what was best and why."""
    posed = pose(puzzle)
    tell("cli-puzzle-title", "bold", name=name_of(game), number=number, count=count, grade=puzzle.grade)
    show_rule()
    show_board(posed.match.text(puzzle.seat, language()))
    show_rule()
    show(words.ask(language(), game, puzzle.prompt), "bold")
    given = answered([posed.game.write(action) for action in posed.choices])
    show()
    if given == puzzle.best:
        note_solved(game, number)
        tell("cli-puzzle-right", "green bold", answer=called(posed, puzzle.best))
    else:
        tell("cli-puzzle-wrong", "bold", answer=called(posed, puzzle.best), given=called(posed, given))
    for reason in why(puzzle, posed):
        show(words.tell(language(), reason), wrap=True)
    tell("cli-puzzle-next", "dim", command=f"parlour puzzle {game}")


def called(posed: Posed, answer: str) -> str:
    return words.describe(language(), posed.game.slug, posed.game.read(answer))


def answered(notations: list[str]) -> str:
    """One answer, asked for until it can be understood."""
    tell("cli-puzzle-ask", "dim", examples=", ".join(examples(notations)))
    while True:
        try:
            line = input("> ").strip()
        except (EOFError, KeyboardInterrupt):
            raise Interrupted from None
        found = find(line, notations)
        if len(found) == 1:
            return found[0]
        complain(say("cli-puzzle-unclear", examples=", ".join(examples(notations))))


# What is kept


def solved() -> Solved:
    """Raises HomeError."""
    file = home.folder() / FILE
    if not file.exists():
        return {}
    try:
        return msgspec.json.decode(file.read_bytes(), type=Solved)
    except (OSError, msgspec.DecodeError):
        raise home.HomeError("error-unreadable-file", file=str(file), reason="JSON") from None


def note_solved(game: str, number: int) -> None:
    known = solved()
    known[game] = sorted({*known.get(game, []), number})
    home.write_atomically(home.ready(home.folder()) / FILE, json.dumps(known, indent=2, sort_keys=True) + "\n")


def next_number(game: str, count: int) -> int:
    """The first puzzle that is not solved; the first one if all are."""
    done = solved().get(game, [])
    return next((number for number in range(1, count + 1) if number not in done), 1)
