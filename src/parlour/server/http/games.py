"""Routes about games: what a table needs to know of them, editions, help and teaching sheets."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from parlour import bots, games
from parlour.core.game import Game, State
from parlour.core.values import tag_of
from parlour.learn import help as helping
from parlour.learn import sheet as sheets
from parlour.learn import spots
from parlour.server import wire
from parlour.server.http.context import Json

SLUG: Final = "/api/games/{slug}"


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
    )


def action_sheets(game: Game[State]) -> list[wire.ActionSheet]:
    return [
        wire.ActionSheet(answer=game.write(action), id=f"{game.slug}-do-{tag_of(action)}", args=action.facts())
        for action in game.actions()
    ]


async def list_games(request: Request) -> Response:
    return Json([game_sheet(games.load(slug)) for slug in games.SLUGS])


async def show_game(request: Request) -> Response:
    return Json(game_sheet(games.load(str(request.path_params["slug"]))))


async def list_actions(request: Request) -> Response:
    return Json(action_sheets(games.load(str(request.path_params["slug"]))))


async def show_help(request: Request) -> Response:
    slug = str(request.path_params["slug"])
    found = helping.load(slug)
    things = {name: wire.ThingSheet(id=thing.name, rule=thing.rule) for name, thing in found.things.items()}
    return Json(wire.HelpSheet(game=slug, decisions=found.decisions, things=things))


async def show_sheet(request: Request) -> Response:
    """GET /api/games/{slug}/sheet."""
    slug = games.check_slug(request.path_params["slug"])
    found = sheets.load(slug)
    return Json(
        wire.TeachingSheet(
            game=slug,
            sheet=parts_of(f"{slug}-sheet", found.sheet.items()),
            aid=parts_of(f"{slug}-aid", found.aid.items()),
            counts=sheets.counts(slug),
            spots=spots_of(slug),
        )
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
    return Json(games.read_edition(slug, games.edition_text(slug), games.STANDARD))


ROUTES: Final = [
    Route("/api/games", list_games),
    Route(SLUG, show_game),
    Route(f"{SLUG}/actions", list_actions),
    Route(f"{SLUG}/edition", standard_edition),
    Route(f"{SLUG}/sheet", show_sheet),
    Route(f"{SLUG}/help", show_help),
]
