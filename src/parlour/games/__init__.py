"""The product: one folder per game, all alike. `load` opens one by its slug; `sources` also finds games of others.

Nothing here does I/O but this file, which reads editions, and `sources`; nothing here knows bots, servers or screens.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, cast

from parlour.core.edition import Edition, edition_id
from parlour.core.errors import EditionError, OptionError, RecordError
from parlour.core.game import Game, State
from parlour.core.values import Record
from parlour.games.sources import SLUGS as SLUGS
from parlour.games.sources import find as find
from parlour.games.sources import slugs as slugs

STANDARD: Final = "standard"


def load(slug: str, edition: str = STANDARD) -> Game[State]:
    """The game of this name with one of its shipped editions. Raises OptionError."""
    single = find(slug).make
    if single is None:
        return make(slug, edition_text(slug, edition), edition)
    if edition not in (STANDARD, *editions(slug)):
        raise unknown_edition(slug, edition)
    return single()


def make(slug: str, text: str, file: str) -> Game[State]:
    """The game of this name with the edition in a TOML text. Raises OptionError or EditionError."""
    if find(slug).make is not None:
        raise unknown_edition(slug, file)
    return _make(slug, text, file)


@lru_cache(maxsize=64)  # editions of people's own must not pile up
def _make(slug: str, text: str, file: str) -> Game[State]:
    edition = read_edition(slug, text, file)
    module = find(slug).module("game")
    assert module is not None, "a folder of a game has it"
    return cast("Game[State]", module.create(edition))


def read_edition(slug: str, text: str, file: str) -> Edition:
    """An edition of this game, checked. Raises EditionError."""
    source = find(slug)
    if source.make is not None:  # it is played with one box, which it knows by itself
        name = editions(slug)[0]
        return Edition(name=name, title=name, provenance={})
    module = source.module("edition")
    assert module is not None, "a folder of a game has it"
    return cast("Edition", module.read(text, file))


def editions(slug: str) -> list[str]:
    """The names of the editions that are shipped with this game."""
    source = find(slug)
    if source.make is not None:
        return [source.make().edition.partition(" ")[0]]
    names = (entry.name for entry in (source.folder / "editions").iterdir())
    return sorted(name.removesuffix(".toml") for name in names if name.endswith(".toml"))


def edition_text(slug: str, edition: str = STANDARD) -> str:
    """A shipped edition as it stands in its file; "" for a game that needs none."""
    source = find(slug)
    if source.make is not None:
        return ""
    if edition not in editions(slug):
        raise unknown_edition(slug, edition)
    return (source.folder / "editions" / f"{edition}.toml").read_text("utf-8")


def unknown_edition(slug: str, edition: str) -> OptionError:
    return OptionError("error-unknown-edition", edition=edition, game=slug, known=", ".join(editions(slug)))


def of_record(record: Record) -> Game[State]:
    """The game a record was played with: a shipped edition, or the one the record carries. Raises RecordError."""
    if record.game not in slugs():
        raise RecordError("error-record-game", game=record.game, known=", ".join(slugs()))
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
    if find(game.slug).make is not None:
        return True
    name = game.edition.partition(" ")[0]
    shipped = editions(game.slug)
    return name in shipped and edition_id(read_edition(game.slug, edition_text(game.slug, name), name)) == game.edition


def check_slug(slug: str) -> str:
    """Raises OptionError if there is no such game."""
    return find(slug).slug
