"""The product: one folder per game, all alike. `load` opens one by its slug.

Nothing here does I/O but this file, which reads editions; nothing here knows bots, servers or screens.
"""

from __future__ import annotations

import importlib
from functools import lru_cache
from importlib import resources
from typing import Final, cast

from parlour.core.edition import Edition, edition_id
from parlour.core.errors import EditionError, OptionError, RecordError
from parlour.core.game import Game, State
from parlour.core.values import Record

SLUGS: Final = ("kokoro", "cocoons", "chocobo", "cocoon_world")
"""The list of games: a fifth game is one folder and one word here."""

STANDARD: Final = "standard"


def load(slug: str, edition: str = STANDARD) -> Game[State]:
    """The game of this name with one of its shipped editions. Raises OptionError."""
    return make(slug, edition_text(slug, edition), edition)


def make(slug: str, text: str, file: str) -> Game[State]:
    """The game of this name with the edition in a TOML text. Raises OptionError or EditionError."""
    return _make(check_slug(slug), text, file)


@lru_cache(maxsize=64)  # editions of people's own must not pile up
def _make(slug: str, text: str, file: str) -> Game[State]:
    edition = read_edition(slug, text, file)
    game = importlib.import_module(f"parlour.games.{slug}.game").create(edition)
    return cast("Game[State]", game)


def read_edition(slug: str, text: str, file: str) -> Edition:
    """An edition of this game, checked. Raises EditionError."""
    module = importlib.import_module(f"parlour.games.{check_slug(slug)}.edition")
    return cast("Edition", module.read(text, file))


def editions(slug: str) -> list[str]:
    """The names of the editions that are shipped with this game."""
    folder = resources.files(f"parlour.games.{check_slug(slug)}") / "editions"
    names = (entry.name for entry in folder.iterdir())
    return sorted(name.removesuffix(".toml") for name in names if name.endswith(".toml"))


def edition_text(slug: str, edition: str = STANDARD) -> str:
    """A shipped edition as it stands in its file."""
    known = editions(slug)
    if edition not in known:
        raise OptionError("error-unknown-edition", edition=edition, game=slug, known=", ".join(known))
    folder = resources.files(f"parlour.games.{slug}") / "editions"
    return (folder / f"{edition}.toml").read_text("utf-8")


def of_record(record: Record) -> Game[State]:
    """The game a record was played with: a shipped edition, or the one the record carries. Raises RecordError."""
    if record.game not in SLUGS:
        raise RecordError("error-record-game", game=record.game, known=", ".join(SLUGS))
    own = record.tags.get(EDITION_TAG)
    if own is not None:
        game = _carried(record.game, own)
    else:
        name = record.edition.partition(" ")[0]
        if name not in editions(record.game):
            raise RecordError("error-edition-hash", edition=record.edition)
        game = load(record.game, name)
    if game.edition != record.edition:
        raise RecordError("error-edition-hash", edition=record.edition)
    return game


def _carried(slug: str, text: str) -> Game[State]:
    try:
        return make(slug, text, EDITION_TAG)
    except EditionError as error:
        raise RecordError(error.code, **error.facts) from None


EDITION_TAG: Final = "edition"
"""A record of an edition that is not shipped carries its text in this tag."""


def is_shipped(game: Game[State]) -> bool:
    """Is the game's edition one of those in its folder?"""
    name = game.edition.partition(" ")[0]
    shipped = editions(game.slug)
    return name in shipped and edition_id(read_edition(game.slug, edition_text(game.slug, name), name)) == game.edition


def check_slug(slug: str) -> str:
    if slug not in SLUGS:
        raise OptionError("error-unknown-game", game=slug, known=", ".join(SLUGS))
    return slug
