"""Routes about games: what a table needs to know of them, editions, help and teaching sheets."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from importlib.resources.abc import Traversable
from typing import Final, NamedTuple

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from parlour import bots, games, locales
from parlour.core.errors import OptionError
from parlour.core.game import Game, State
from parlour.core.values import tag_of
from parlour.learn import card as cards
from parlour.learn import help as helping
from parlour.learn import lesson as lessons
from parlour.learn import sheet as sheets
from parlour.learn import spots
from parlour.server import wire
from parlour.server.http.context import Json, address, hub_of
from parlour.server.tables.effects import Refuse

SLUG: Final = "/api/games/{slug}"
LARGE: Final = 64 * 1024  # bytes
BOARD: Final = "board.js"
KINDS: Final = {
    ".css": "text/css",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webp": "image/webp",
}
"""What a board from outside may be made of."""


def game_sheet(game: Game[State]) -> wire.GameSheet:
    return wire.GameSheet(
        slug=game.slug,
        rules=game.rules,
        least=game.least,
        most=game.most,
        team=game.team,
        options=tuple(
            wire.OptionSheet(name=option.name, values=option.values, rule=option.rule, free=option.free)
            for option in game.options
        ),
        editions=tuple(games.editions(game.slug)),
        bots=tuple(bots.known(game)),
        levels=tuple(bots.levels(game)),
        reduced=tuple([level for level in bots.levels(game) if bots.is_reduced(level, game)]),
        workshop=game.workshop is not None,
        minutes=cards.load(game.slug).minutes,
        lessons=len(lessons.names(game.slug)),
        outside=game.slug not in games.SLUGS,
        board=web_file(game.slug, BOARD) is not None,
    )


def action_sheets(game: Game[State]) -> list[wire.ActionSheet]:
    return [
        wire.ActionSheet(answer=game.write(action), id=f"{game.slug}-do-{tag_of(action)}", args=action.facts())
        for action in game.actions()
    ]


class StaticAnswer(NamedTuple):
    """An answer that is always the same: made once, and sent only to those who don't have it."""

    data: bytes
    packed: bytes
    tag: str


def sheet_of(content: object) -> StaticAnswer:
    data = msgspec.json.encode(content)
    return StaticAnswer(data, gzip.compress(data, 6, mtime=0), f'"{hashlib.sha256(data).hexdigest()[:16]}"')


async def answer(request: Request, sheet: StaticAnswer) -> Response:
    headers = {"etag": sheet.tag, "cache-control": "no-cache", "vary": "accept-encoding"}
    if sheet.tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(sheet.packed, headers=headers, media_type=Json.media_type)
    if len(sheet.data) > LARGE:
        await asyncio.sleep(hub_of(request).limits.wait("large", address(request)))
    return Response(sheet.data, headers=headers, media_type=Json.media_type)


@lru_cache(maxsize=1)
def games_sheet() -> StaticAnswer:
    return sheet_of([game_sheet(games.load(slug)) for slug in games.slugs()])


@lru_cache(maxsize=64)
def sheet_about(game: Game[State], make: Callable[[Game[State]], object]) -> StaticAnswer:
    """What is made of a game, which never changes."""
    return sheet_of(make(game))


def make_sheets() -> None:
    """Load the games, and make what everybody is sent of them."""
    games_sheet()
    for slug in games.slugs():
        for make in (game_sheet, action_sheets, help_sheet, teaching_sheet):
            sheet_about(games.load(slug), make)


def prepare_talk() -> None:
    """Have what judges the players' talk ready."""
    for slug in games.slugs():
        moderation = games.load(slug).moderation
        if moderation is not None:
            moderation.prepare()


@lru_cache(maxsize=32)
def sheet_of_edition(slug: str, text: str, name: str) -> StaticAnswer:
    return sheet_of(games.read_edition(slug, text, name))


async def edition_sheet(request: Request, slug: str, text: str, name: str) -> Response:
    """What is in the box, from the text of an edition. Raises EditionError."""
    return await answer(request, sheet_of_edition(slug, text, name))


async def list_games(request: Request) -> Response:
    return await answer(request, games_sheet())


async def show_game(request: Request) -> Response:
    return await answer(request, sheet_about(game_of(request), game_sheet))


async def list_actions(request: Request) -> Response:
    return await answer(request, sheet_about(game_of(request), action_sheets))


async def show_help(request: Request) -> Response:
    return await answer(request, sheet_about(game_of(request), help_sheet))


async def show_sheet(request: Request) -> Response:
    """GET /api/games/{slug}/sheet."""
    return await answer(request, sheet_about(game_of(request), teaching_sheet))


def game_of(request: Request) -> Game[State]:
    return games.load(games.check_slug(str(request.path_params["slug"])))


def help_sheet(game: Game[State]) -> wire.HelpSheet:
    found = helping.load(game.slug)
    things = {name: wire.ThingSheet(id=thing.name, rule=thing.rule) for name, thing in found.things.items()}
    return wire.HelpSheet(game=game.slug, decisions=found.decisions, things=things)


def teaching_sheet(game: Game[State]) -> wire.TeachingSheet:
    slug = game.slug
    found = sheets.load(slug)
    return wire.TeachingSheet(
        game=slug,
        sheet=parts_of(f"{slug}-sheet", found.sheet.items()),
        aid=parts_of(f"{slug}-aid", found.aid.items()),
        counts=sheets.counts(slug),
        spots=spots_of(slug),
    )


def spots_of(slug: str) -> wire.SpotSheet:
    known = spots.of_game(slug)
    return wire.SpotSheet(places=known.places, things=known.things, whole=known.whole)


def parts_of(prefix: str, parts: Iterable[tuple[str, Sequence[sheets.RuleLine]]]) -> tuple[wire.SheetPart, ...]:
    return tuple(
        wire.SheetPart(
            name=name,
            lines=tuple(
                wire.SheetLine(id=f"{prefix}-{line.say}", clauses=line.clauses, picture=line.picture) for line in lines
            ),
        )
        for name, lines in parts
    )


async def standard_edition(request: Request) -> Response:
    """GET /api/games/{slug}/edition: the standard one."""
    slug = games.check_slug(request.path_params["slug"])
    return await edition_sheet(request, slug, games.edition_text(slug), games.STANDARD)


async def show_words(request: Request) -> Response:
    """GET /api/games/{slug}/words/{language}: the Fluent files of a game from outside, by topic."""
    slug, language = games.check_slug(request.path_params["slug"]), request.path_params["language"]
    if language not in locales.LANGUAGES:
        raise OptionError("error-unknown-language", language=language, known=", ".join(locales.LANGUAGES))
    return await answer(request, sheet_of(locales.texts(slug, language)))


def web_file(slug: str, name: str) -> Traversable | None:
    """A file of the folder `web` of a game from outside; None if it has no such file."""
    file = games.find(slug).folder / "web" / name
    return file if slug not in games.SLUGS and "/" not in name and file.is_file() else None


async def show_file(request: Request) -> Response:
    """GET /api/games/{slug}/web/{file}: what its board is made of."""
    name = str(request.path_params["file"])
    kind = KINDS.get(name[name.rfind(".") :])
    file = web_file(games.check_slug(request.path_params["slug"]), name)
    if kind is None or file is None:
        raise Refuse("server-no-page")
    return Response(file.read_bytes(), media_type=kind, headers={"cache-control": "no-cache"})


ROUTES: Final = [
    Route("/api/games", list_games),
    Route(SLUG, show_game),
    Route(f"{SLUG}/actions", list_actions),
    Route(f"{SLUG}/edition", standard_edition),
    Route(f"{SLUG}/sheet", show_sheet),
    Route(f"{SLUG}/help", show_help),
    Route(f"{SLUG}/words/{{language}}", show_words),
    Route(f"{SLUG}/web/{{file}}", show_file),
]
