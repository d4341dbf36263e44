"""The workshop of a game: compose what a table plays from pieces, and see how hard that is."""

from __future__ import annotations

from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from parlour import games
from parlour.core.capabilities import Workshop
from parlour.core.game import Game, State
from parlour.core.values import encode
from parlour.server import wire
from parlour.server.bots.workers import WorkerFailed
from parlour.server.http.context import Json, address, body_of, estimates_of, limited
from parlour.server.http.games import answer, sheet_about
from parlour.server.tables.effects import Refuse

PATH: Final = "/api/games/{slug}/workshop"
SEATS: Final = 2  # a level is the same for any number


def opened(request: Request) -> tuple[Game[State], Workshop]:
    """The game and its workshop. Raises Refuse if it has none."""
    game = games.load(str(request.path_params["slug"]))
    if game.workshop is None:
        raise Refuse("server-no-page")
    return game, game.workshop


async def show(request: Request) -> Response:
    game, _ = opened(request)
    return await answer(request, sheet_about(game, workshop_sheet))


def workshop_sheet(game: Game[State]) -> wire.WorkshopSheet:
    workshop = game.workshop
    assert workshop is not None
    edition = games.read_edition(game.slug, games.edition_text(game.slug, games.STANDARD), games.STANDARD)
    return wire.WorkshopSheet(option=workshop.option, supply=workshop.supply(), edition=msgspec.Raw(encode(edition)))


async def compose(request: Request) -> Response:
    """Do these pieces go together? Their option as a table wants it, and the pieces it stands for."""
    game, workshop = opened(request)
    wanted = await body_of(request, wire.NewLevel)
    options = game.settle(SEATS, wanted.options)
    return Json(wire.Composed(options=options, parts=tuple(workshop.parts(options))))


async def estimate(request: Request) -> Response:
    """Some deals, played by workers: how often they can be won, and are."""
    game, _ = opened(request)
    wanted = await body_of(request, wire.NewLevel)
    options = game.settle(SEATS, wanted.options)
    limited(request, "check")
    try:
        return Json(await estimates_of(request).estimate(game.slug, options, address(request)))
    except WorkerFailed:
        raise Refuse("server-bug") from None


ROUTES: Final = [
    Route(PATH, show),
    Route(PATH, compose, methods=["POST"]),
    Route(f"{PATH}/estimate", estimate, methods=["POST"]),
]
