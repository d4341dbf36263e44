"""`parlour new game NAME`: a folder with a small game that runs, to be changed into another one."""

from __future__ import annotations

import importlib.util
import keyword
import re
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from parlour import games, home
from parlour.commands.speech import tell
from parlour.core.errors import OptionError
from parlour.core.game import Game, State
from parlour.core.luck import Sealed
from parlour.core.match import Match
from parlour.core.record import write_record
from parlour.core.rng import Fast
from parlour.core.values import Options
from parlour.games import sources

NAME: Final = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
LONGEST: Final = 30


def game(*, name: str) -> None:
    """Write the folder NAME into the current one."""
    if not NAME.fullmatch(name) or not 2 <= len(name) <= LONGEST:
        raise OptionError("cli-error-new-name", name=name)
    if name in games.slugs():
        raise OptionError("cli-error-new-taken", name=name)
    folder = Path(name)
    if folder.exists():
        raise OptionError("cli-error-new-exists", folder=name)
    if is_taken(name):
        raise OptionError("cli-error-new-python", name=name)
    copy(resources.files("parlour") / "template", folder, spellings(name))
    sources.use(str(folder / name))
    write_records(games.load(name), folder / name / "records")
    tell("cli-new-done", folder=str(folder), name=name)


def is_taken(name: str) -> bool:
    """Would a package of this name hide a module of Python, or be hidden by one? `parlour` itself is among them."""
    return keyword.iskeyword(name) or importlib.util.find_spec(name) is not None


def spellings(name: str) -> dict[str, str]:
    """What the template calls itself, and what it will be called: in code, as a class, to people, in clauses."""
    words = name.split("_")
    return {
        "newgame": name,
        "NewGame": "".join(word.capitalize() for word in words),
        "NG-": f"{letters(name)}-",
        '"NG"': f'"{letters(name)}"',
    }


def letters(name: str) -> str:
    """What the clauses begin with: two letters, which no game of Parlour has."""
    return name.replace("_", "")[:2].upper() if name[1].isalpha() else f"{name[0].upper()}X"


def copy(source: Traversable, target: Path, named: dict[str, str]) -> None:
    """The files of a folder, with other names in their paths and texts. Raises HomeError."""
    home.ready(target)
    for entry in source.iterdir():
        if entry.name == "__pycache__":
            continue
        place = target / respelled(entry.name, named)
        if entry.is_dir():
            copy(entry, place, named)
        else:
            home.write_atomically(place, respelled(entry.read_text("utf-8"), named))


def respelled(text: str, named: dict[str, str]) -> str:
    for old, new in named.items():
        text = text.replace(old, new)
    return text


def write_records(game: Game[State], folder: Path) -> None:
    """One whole match for each number of players and each value of each option."""
    home.ready(folder)
    for seats in range(game.least, game.most + 1):
        write_one(game, folder / f"seats-{seats}.parlour", seats, {}, f"Seats: {seats}.")
    for option in game.options:
        for value in option.values[1:]:
            name, chosen = f"{option.name}-{value}", {option.name: value}
            write_one(game, folder / f"{name}.parlour", game.least, chosen, f"{option.name}: {value}.")


def write_one(game: Game[State], file: Path, seats: int, options: Options, about: str) -> None:
    """A match in which everybody plays by hunches, from a seed of its own."""
    secret = file.stem.encode().ljust(32, b".")
    match: Match[State] = Match(game, seats, options, Sealed(secret))
    rng = Fast(secret)
    while match.result() is None:
        decision = next(one for one in match.decisions() if not one.optional)
        seat = decision.seats[0]
        match.answer(seat, game.write(game.hunch(match.state, decision, seat, rng)), decision.prompt, decision.ask)
    match.tags["about"] = about
    home.write_atomically(file, write_record(match.record()))
