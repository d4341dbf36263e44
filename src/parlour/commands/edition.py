"""`parlour edition new|check|list`: component data, shipped and own."""

from __future__ import annotations

import tomllib
from pathlib import Path

import click

from parlour import games, home
from parlour.commands import options
from parlour.commands.games import name_of
from parlour.commands.speech import say, show, show_json, tell
from parlour.core.edition import edition_id
from parlour.core.errors import EditionError


def new(*, game: str, edition: str | None) -> None:
    click.echo(games.edition_text(game, edition or games.STANDARD), nl=False)


def check(*, file: str, game: str | None, as_json: bool) -> None:
    path = Path(file)
    text = options.read_text(path)
    slug = games.check_slug(game) if game is not None else likeliest_game(text)
    edition = games.read_edition(slug, text, path.name)
    name, _, digest = edition_id(edition).partition(" ")
    warnings = edition.warnings()
    if as_json:
        told = [{"code": message, "facts": facts, "text": say(message, **facts)} for message, facts in warnings]
        show_json({"file": file, "game": slug, "name": name, "title": edition.title, "hash": digest, "warnings": told})
        return
    tell("cli-edition-good", file=file, name=name_of(slug), edition=name, title=edition.title, hash=digest)
    for message, facts in warnings:
        show(say(message, **facts), wrap=True)


def likeliest_game(text: str) -> str:
    """The game whose standard edition has most sections in common with the file: a file does not say its game."""
    try:
        keys = tomllib.loads(text).keys()
    except tomllib.TOMLDecodeError:
        return games.SLUGS[0]  # reading it will say what is wrong
    common = {slug: len(keys & tomllib.loads(games.edition_text(slug)).keys()) for slug in games.slugs()}
    return max(common, key=lambda slug: common[slug])


def list_editions(*, as_json: bool) -> None:
    found = found_editions()
    if as_json:
        show_json(found)
        return
    for row in found:
        show(f"{row['game'] or '?'}  {row['name']}  {row['file'] or ''}".rstrip())


def found_editions() -> list[dict[str, str | None]]:
    """Shipped editions, then those in the data folder; `game` None for a file that fits none."""
    rows: list[dict[str, str | None]] = [
        {"game": slug, "name": name, "file": None} for slug in games.slugs() for name in games.editions(slug)
    ]
    for file in home.editions():
        try:
            text = options.read_text(file)
            slug = likeliest_game(text)
            games.read_edition(slug, text, file.name)
        except EditionError:
            rows.append({"game": None, "name": file.stem, "file": str(file)})
        else:
            rows.append({"game": slug, "name": file.stem, "file": str(file)})
    return rows
