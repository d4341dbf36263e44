"""What the values of options mean that several commands share."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from parlour import games, home
from parlour.core.errors import EditionError, OptionError
from parlour.core.game import Game, State

YOU = "you"

C = TypeVar("C")  # a capability


def settings_of(texts: tuple[str, ...]) -> dict[str, str]:
    """`--set guardians=random` as an option and its value. Raises OptionError."""
    found: dict[str, str] = {}
    for text in texts:
        name, sign, value = text.partition("=")
        if not (name.strip() and sign and value.strip()):
            raise OptionError("cli-error-set", text=text)
        found[name.strip()] = value.strip()
    return found


def players_of(text: str, own_bots: tuple[str, ...] = ()) -> list[str]:
    """Who sits in each seat: `you,search:ms=200,greedy`, then own bots. Raises OptionError.

    >>> players_of("you, search:ms=200,n=5,greedy")
    ['you', 'search:ms=200,n=5', 'greedy']
    """
    found: list[str] = []
    for part in text.split(","):
        part = part.strip()
        if not part:
            raise OptionError("cli-error-players", text=text)
        if found and "=" in part and ":" not in part:
            found[-1] += f",{part}"  # a second setting of the same bot
        else:
            found.append(part)
    return [*found, *own_bots]


def open_game(slug: str, edition: str | None) -> tuple[Game[State], str | None]:
    """The game with an edition, shipped or in a file; the edition's text too if it is not shipped.

    Raises OptionError or EditionError.
    """
    games.check_slug(slug)
    if edition is None or edition in games.editions(slug):
        return games.load(slug, edition or games.STANDARD), None
    file = find_edition(slug, edition)
    text = read_text(file)
    game = games.make(slug, text, file.name)
    return game, None if games.is_shipped(game) else text


def offered(slug: str | None, ask: Callable[[Game[State]], C | None], error: str) -> tuple[Game[State], C]:
    """The game of this name, or the first that offers something, and what it offers. Raises OptionError."""
    for name in games.slugs() if slug is None else [games.check_slug(slug)]:
        game = games.load(name)
        found = ask(game)
        if found is not None:
            return game, found
    known = [name for name in games.slugs() if ask(games.load(name)) is not None]
    raise OptionError(error, game=slug or "-", known=", ".join(known) or "-")


def find_edition(slug: str, name: str) -> Path:
    """The file meant: a path, or the name of one in the data folder. Raises OptionError."""
    own = {file.stem: file for file in home.editions()}
    if name in own:
        return own[name]
    if "." not in name and "/" not in name and not Path(name).exists():
        known = ", ".join([*games.editions(slug), *own])
        raise OptionError("error-unknown-edition", edition=name, game=slug, known=known)
    return Path(name)


def read_text(file: Path) -> str:
    """What is in a text file. Raises EditionError."""
    try:
        return file.read_text("utf-8-sig")  # some editors begin a file with a byte order mark
    except FileNotFoundError:
        raise EditionError("error-no-file", file=str(file)) from None
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "UTF-8"
        raise EditionError("error-unreadable-file", file=str(file), reason=reason or "?") from None


def check_seat(seat: int | None, seats: int) -> int | None:
    """The seat, if there is one of this number. Raises OptionError."""
    if seat is not None and not 0 <= seat < seats:
        raise OptionError("error-bad-seat", seat=seat, last=seats - 1)
    return seat
