"""Routes about puzzles: which there are, the position as the asked seat knows it, and whether an answer is the best."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from parlour import games
from parlour.analysis.judging import said
from parlour.analysis.puzzles import Posed, pose, puzzles_of, why
from parlour.core.match import NOT_A_CHOICE
from parlour.core.projection import line_of
from parlour.server import wire
from parlour.server.http.context import Json, afford, body_of, limited, whole_number
from parlour.server.tables.effects import Refuse
from parlour.server.tables.push import Pusher

PATH: Final = "/api/games/{slug}/puzzles"
AT_HAND: Final = 32  # positions
COST: Final = 15.0  # of `work`, at most, for a position that is not at hand


@lru_cache(maxsize=AT_HAND)
def posed(slug: str, number: int) -> Posed:
    return pose(puzzles_of(slug)[number - 1])


def named(request: Request) -> tuple[str, int]:
    """The game and the number of a puzzle. Raises Refuse or ParlourError if there is none."""
    slug = games.check_slug(str(request.path_params["slug"]))
    number = whole_number("n", request.path_params["n"])
    if not 1 <= number <= len(puzzles_of(slug)):
        raise Refuse("server-no-page")
    return slug, number


async def list_puzzles(request: Request) -> Response:
    puzzles = puzzles_of(games.check_slug(str(request.path_params["slug"])))
    return Json(
        [
            wire.PuzzleSheet(grade=puzzle.grade, seats=puzzle.record.seats, seat=puzzle.seat, prompt=puzzle.prompt)
            for puzzle in puzzles
        ]
    )


async def show_puzzle(request: Request) -> Response:
    """The position, as the seat that is asked knows it."""
    slug, number = named(request)
    limited(request, "check")
    await afford(request, COST)
    match, seat = posed(slug, number).match, puzzles_of(slug)[number - 1].seat
    return Json(msgspec.Raw(Pusher(match).push(seat, 0, len(match.entries))))


async def answer_puzzle(request: Request) -> Response:
    """Is this the best answer? Which one is, and why?"""
    slug, number = named(request)
    wanted = await body_of(request, wire.PuzzleAnswer)
    limited(request, "check")
    await afford(request, COST)
    puzzle, found = puzzles_of(slug)[number - 1], posed(slug, number)
    given = found.game.read(wanted.answer)
    if given not in found.choices:
        raise Refuse(NOT_A_CHOICE, action=wanted.answer)
    best = found.game.read(puzzle.best)
    return Json(
        wire.PuzzleSolved(
            right=given == best,
            given=said(found.game, given),
            best=said(found.game, best),
            answer=puzzle.best,
            lines=tuple([line_of(reason) for reason in why(puzzle, found)]),
        )
    )


ROUTES: Final = [
    Route(PATH, list_puzzles),
    Route(f"{PATH}/{{n}}", show_puzzle),
    Route(f"{PATH}/{{n}}", answer_puzzle, methods=["POST"]),
]
