"""Players for any game, and how a spec such as `hard` or `search:ms=200` becomes one.

A bot gets views, never states. Nothing here knows a game by name.

Levels are for people: each game's `bot` module says in LEVELS which spec a level stands for, and which cheaper one
where nothing is compiled.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable
from functools import lru_cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from types import ModuleType
from typing import Final, cast

from parlour import build, games
from parlour.bots.failure import failed, made
from parlour.core.bot import Advised, Bot
from parlour.core.errors import OptionError
from parlour.core.game import Game, State

Maker = Callable[..., Bot]

GENERIC: Final = {
    "random": "parlour.bots.random:Random",
    "careless": "parlour.bots.careless:Careless",
    "search": "parlour.bots.search:Search",
}
GROUP: Final = "parlour.bots"
CODE: Final = ".py:"  # between a file and the class in it
POLICY: Final = ".npz"  # the end of a file with a trained policy
LEVELS: Final[tuple[str, ...]] = ("easy", "medium", "hard", "expert")
USUAL: Final = "medium"
ADVISOR: Final = "greedy"  # a game's own bot of this name advises those that know no game


def known(game: Game[State]) -> list[str]:
    """The names of the bots that can play this game, levels first."""
    others = {*GENERIC, *_own(game), *(point.name for point in installed())}
    return [*levels(game), *sorted(others)]


@lru_cache(maxsize=1)
def installed() -> tuple[EntryPoint, ...]:
    """Bots of other packages, looked for once: that reads the files of every package there is."""
    return tuple(entry_points(group=GROUP))


def shipped(game: Game[State]) -> list[str]:
    """Those of them that come with Parlour."""
    return [*levels(game), *sorted({*GENERIC, *_own(game)})]


def levels(game: Game[State]) -> list[str]:
    """The levels that a game offers, the easiest first."""
    offered = _levels(game)
    return [level for level in LEVELS if level in offered]


def usual(game: Game[State]) -> str:
    """Who plays if nobody has been chosen."""
    return next(name for name in (USUAL, ADVISOR, "random") if name in known(game))


def spec_of(level: str, game: Game[State]) -> str:
    """What a level stands for, in this build."""
    compiled, plain = _levels(game)[level]
    return compiled if build.compiled() else plain


def is_reduced(level: str, game: Game[State]) -> bool:
    """Does this level think less here than where the rules are compiled?"""
    compiled, plain = _levels(game)[level]
    return compiled != plain and not build.compiled()


def names_file(spec: str) -> bool:
    """Does a spec name a file with code or a policy in it?

    >>> names_file("mine.py:Mine"), names_file("mine.py"), names_file("trained.npz"), names_file("search:n=500")
    (True, True, True, False)
    """
    return CODE in f"{spec}:" or POLICY in spec


def make(spec: str, game: Game[State], seed: int) -> Bot:
    """The bot a spec names, such as `easy`, `search:n=500`, `mine.py:Mine` or `trained.npz`.

    Raises OptionError or BotError.
    """
    if spec in levels(game):
        spec = spec_of(spec, game)
    if POLICY in spec:
        return _trained(spec, game, seed)
    if CODE in f"{spec}:":  # without a class, so that those of the file are named
        path, _, rest = f"{spec}:".partition(CODE)
        name, _, settings = rest.removesuffix(":").partition(":")
        maker = _from_file(Path(path + ".py"), name, spec)
    else:
        name, _, settings = spec.partition(":")
        maker = _by_name(name, game)
    bot = made(maker, game, seed, _settings(name, settings, maker))
    own = _own(game).get(ADVISOR)
    if isinstance(bot, Advised) and own is not None:
        bot.advisor = cast("Maker", own)(game, seed)
    return bot


def has_own(game: Game[State], name: str) -> bool:
    """Does the game bring its own bot of this name?"""
    return name in _own(game)


def _own(game: Game[State]) -> dict[str, str]:
    """The game's own bots: the classes its `bot` module lists in BOTS."""
    return dict(getattr(_module(game), "BOTS", {}))


def _levels(game: Game[State]) -> dict[str, tuple[str, str]]:
    """The spec of each level, compiled and plain."""
    return dict(getattr(_module(game), "LEVELS", {}))


def _module(game: Game[State]) -> ModuleType | None:
    try:
        return games.find(game.slug).module("bot")
    except OptionError:
        return None  # a game that nobody has named, in a program of its own


def _by_name(name: str, game: Game[State]) -> Maker:
    own = _own(game)
    if name in own:
        return cast("Maker", own[name])
    if name in GENERIC:
        module, _, attribute = GENERIC[name].partition(":")
        return cast("Maker", getattr(importlib.import_module(module), attribute))
    for point in installed():
        if point.name == name:
            return cast("Maker", point.load())
    raise OptionError("error-unknown-bot", bot=name, known=", ".join(known(game)))


def _trained(spec: str, game: Game[State], seed: int) -> Bot:
    from parlour.bots.policy import Policy

    path, _, settings = spec.partition(POLICY)
    file = Path(path + POLICY)
    return Policy(game, seed, file, **_settings(file.name, settings.removeprefix(":"), Policy))


def _from_file(path: Path, name: str, spec: str) -> Maker:
    if not path.is_file():
        raise OptionError("error-no-file", file=str(path))
    found = importlib.util.spec_from_file_location(path.stem, path)
    assert found is not None
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    try:
        found.loader.exec_module(module)
    except (Exception, SystemExit) as error:  # whatever the author's file does wrong is told in a sentence
        raise failed(name or path.stem, str(path), error) from None
    own = {name: value for name, value in vars(module).items() if _is_bot_of(module, value)}
    if not own:
        raise OptionError("error-no-bot", file=str(path))
    if name not in own:
        raise OptionError("error-unknown-bot", bot=spec, known=", ".join(f"{path}:{other}" for other in own))
    return cast("Maker", own[name])


def _is_bot_of(module: ModuleType, value: object) -> bool:
    """Is this a bot's class that the module defines itself? Those that it imports are there to be built upon."""
    return isinstance(value, type) and issubclass(value, Bot) and value.__module__ == module.__name__


def number(text: str) -> float:
    """A setting; what is no number is infinite.

    >>> number("200"), number("1e3"), number("nan"), number("-1")
    (200.0, 1000.0, inf, inf)
    """
    try:
        found = float(text)
    except ValueError:
        return float("inf")
    return found if found >= 0 else float("inf")


def _settings(bot: str, text: str, maker: Maker) -> dict[str, float]:
    """`ms=200,n=5` as numbers; which ones a bot takes is its SETTINGS."""
    allowed: dict[str, str] = getattr(maker, "SETTINGS", {})
    found: dict[str, float] = {}
    for part in filter(None, text.split(",")):
        name, _, value = part.partition("=")
        try:
            if name not in allowed:
                raise ValueError
            found[name] = number(value)
            if found[name] == float("inf"):
                raise ValueError
        except ValueError:
            code = "error-bot-settings" if allowed else "error-bot-no-settings"
            known = ", ".join(f"{n}={sample}" for n, sample in allowed.items())
            raise OptionError(code, bot=bot, option=part, known=known) from None
    return found
