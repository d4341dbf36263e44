"""Where games come from: Parlour's own folders, installed packages, and files that somebody names.

A package offers games as entry points of the group `parlour.games`: `trick = "trick"` names a folder like those here,
`trick = "trick.rules:Trick"` a class that needs no edition. `--game trick.py:Trick` names a file, and a folder is named
by its path; PARLOUR_GAMES names them for every process. What is installed or named is run: its host trusts it.
"""
# not compiled: it imports modules of others, and deals with their tracebacks

from __future__ import annotations

import importlib
import importlib.util
import os
import re
import sys
import traceback
from collections.abc import Callable
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from types import ModuleType
from typing import Final, cast

from parlour import locales
from parlour.core.errors import GameError, OptionError
from parlour.core.game import Game, State

SLUGS: Final = ("kokoro", "cocoons", "chocobo", "cocoon_world")
"""The games of Parlour: another one is one folder and one word here."""

GROUP: Final = "parlour.games"
NAMED: Final = "PARLOUR_GAMES"  # specs of files and folders, with commas
SLUG: Final = re.compile(r"[a-z][a-z0-9_]{0,29}")
FILE: Final = ".py:"

Maker = Callable[[], Game[State]]


class GameFolder:
    """One game's code and files: a package like the folders here, or a class with what lies beside it."""

    def __init__(
        self, slug: str, folder: Traversable, package: str, main: ModuleType | None = None, make: Maker | None = None
    ) -> None:
        self.slug = slug
        self.folder = folder
        self.package = package  # "" if it is a file of its own
        self.main = main  # where the class is defined, if it needs no edition
        self.make = make

    def module(self, name: str) -> ModuleType | None:
        """Its module `bot`, `edition`, `hints` … if it has one; a class may have all in its own."""
        if self.package and importlib.util.find_spec(f"{self.package}.{name}") is not None:
            return importlib.import_module(f"{self.package}.{name}")
        return self.main


@cache
def find(slug: str) -> GameFolder:
    """Where a game comes from; its words are known from then on. Raises OptionError or GameError."""
    if slug in SLUGS:
        package = f"parlour.games.{slug}"
        return GameFolder(slug, resources.files(package), package)
    if slug in named():
        return named()[slug]
    if slug not in installed():
        raise OptionError("error-unknown-game", game=slug, known=", ".join(slugs()))
    module, _, name = installed()[slug].partition(":")
    with Blamed(slug):
        return checked(of_class(module, name) if name else of_package(module), slug)


def slugs() -> tuple[str, ...]:
    """Every game that can be played here: Parlour's own first."""
    return (*SLUGS, *(slug for slug in sorted({*installed(), *named()}) if why_broken(slug) is None))


@cache
def why_broken(slug: str) -> GameError | None:
    """What keeps an installed game from being played."""
    try:
        find(slug)
    except GameError as error:
        return error
    return None


def use(spec: str) -> str:
    """The slug of the game in a file or folder, known from now on, here and in processes started later.

    Raises OptionError or GameError.
    """
    path, sign, name = spec.rpartition(FILE)
    whole = str(Path(path + ".py").resolve()) + f":{name}" if sign else str(Path(spec).resolve())
    slug = open_spec(whole).slug
    specs = [one for one in os.environ.get(NAMED, "").split(",") if one]
    if whole not in specs:
        os.environ[NAMED] = ",".join([*specs, whole])
    return slug


def named() -> dict[str, GameFolder]:
    """The games that PARLOUR_GAMES names."""
    return {source.slug: source for source in map(open_spec, filter(None, os.environ.get(NAMED, "").split(",")))}


@cache
def installed() -> dict[str, str]:
    """What the entry points of installed packages name, by slug; looked for once."""
    from importlib.metadata import entry_points  # it takes long to import

    return {point.name: point.value for point in entry_points(group=GROUP) if point.name not in SLUGS}


@cache
def open_spec(spec: str) -> GameFolder:
    """The game in `/here/trick.py:Trick`, or in the folder `/here/trick`. Raises OptionError or GameError."""
    path, sign, name = spec.rpartition(FILE)
    file = Path(path + ".py") if sign else Path(spec)
    if not file.exists():
        raise OptionError("error-no-file", file=str(file))
    if not sign and not any(file.glob("game.*")):  # game.py, or what was compiled from it
        raise OptionError("error-game-folder", file=str(file))
    with Blamed(str(file)):
        if not sign or (file.parent / "__init__.py").exists():
            folder = file.parent if sign else file
            sys.path.insert(0, str(folder.parent))
            return checked(of_package(folder.name), folder.name)
        return checked(of_file(file, name), None)


def of_package(package: str) -> GameFolder:
    """A folder like those of Parlour's own games."""
    importlib.import_module(f"{package}.game")
    return GameFolder(package.rpartition(".")[2], resources.files(package), package)


def of_class(module: str, name: str) -> GameFolder:
    main = importlib.import_module(module)
    package = module.rpartition(".")[0]
    folder = resources.files(package) if package else Path(str(main.__file__)).parent
    return single(main, name, folder, package)


def of_file(file: Path, name: str) -> GameFolder:
    found = importlib.util.spec_from_file_location(f"parlour_game_{file.stem}", file)
    assert found is not None
    assert found.loader is not None
    main = importlib.util.module_from_spec(found)
    sys.modules[found.name] = main  # where values look up their types
    found.loader.exec_module(main)
    return single(main, name, file.parent, "")


def single(main: ModuleType, name: str, folder: Traversable, package: str) -> GameFolder:
    """A game that is one class without an edition."""
    kind = getattr(main, name, None)
    if not (isinstance(kind, type) and issubclass(kind, Game)):
        raise GameError("error-game-class", game=Path(str(main.__file__)).name, name=name)
    game = cast("Game[State]", kind())  # type: ignore[call-arg]  # a class of its own needs no arguments
    return GameFolder(game.slug, folder, package, main, lambda: game)


def checked(source: GameFolder, slug: str | None) -> GameFolder:
    """With its words taken in. Raises GameError if it calls itself otherwise, or like another game."""
    own = source.slug
    if not SLUG.fullmatch(own) or own in SLUGS or slug not in (None, own):
        raise GameError("error-game-slug", game=slug or own, slug=own)
    locales.add(own, Path(str(source.folder)) / "locales")
    return source


class Blamed:
    """While somebody else's code is loaded: what goes wrong there is a GameError, with a trace for its author."""

    def __init__(self, game: str) -> None:
        self.game = game

    def __enter__(self) -> None:
        return None

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if isinstance(error, Exception | SystemExit) and not isinstance(error, GameError | OptionError):
            reason = f"{type(error).__name__}: {error}"
            lines = "".join(traceback.format_exception(error))
            raise GameError("error-game-broken", trace=lines, game=self.game, reason=reason) from None
