"""Pages and files of the web client, and what a host may look at."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from html import escape
from importlib.resources import files
from mimetypes import guess_type
from pathlib import Path
from typing import Final, NamedTuple

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.routing import Route

from parlour import games, locales
from parlour.bots.deals import is_person, players_of
from parlour.core.drawing import HEIGHT, WIDTH
from parlour.core.record import read_record
from parlour.server.http.context import (
    address,
    afford,
    cost_of_record,
    hub_of,
    refused,
    status_of,
    stored_record,
    upkeep_of,
)
from parlour.server.http.relay import fetch
from parlour.server.log import summed
from parlour.server.store.rows import RecordRow

CLIENT: Final = Path(str(files("parlour"))) / "_web"
INDEX: Final = "index.html"


async def page(request: Request) -> Response:
    """The client, whatever the path: it finds its way by itself."""
    return client_page(request, LinkCard("Parlour", locales.say(language_of(request), "web-hero-about")))


async def record_page(request: Request) -> Response:
    """The replay of a match; whoever links to it shows the board at the end."""
    row = await stored_record(request)
    if row is None:
        return await page(request)
    await afford(request, cost_of_record(row))  # it is read entry by entry, too
    return client_page(request, card_of(row, language_of(request)))


def language_of(request: Request) -> str:
    wanted = request.headers.get("accept-language", "")
    return next((language for language in locales.LANGUAGES if language in wanted), "en")


def client_page(request: Request, card: LinkCard) -> Response:
    index = CLIENT / INDEX
    if not index.is_file():
        language = language_of(request)
        text = locales.say(language, "server-no-client")
        return HTMLResponse(
            f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>Parlour</title><p>{text}'
        )
    settings = hub_of(request).settings
    head = f'<head><base href="{settings.prefix}/">{card.tags(settings.base_url or str(request.base_url))}'
    return HTMLResponse(index.read_text("utf-8").replace("<head>", head, 1), headers={"cache-control": "no-cache"})


# What other sites show beside a link


class LinkCard(NamedTuple):
    """A title, a sentence and perhaps a picture, by its path below our address."""

    title: str
    sentence: str
    picture: str = ""

    def tags(self, base: str) -> str:
        """As the Open Graph protocol writes them. Names are what people typed, so everything is escaped."""
        found = {"og:site_name": "Parlour", "og:type": "website", "og:title": self.title}
        found["og:description"] = self.sentence
        if self.picture:
            found["og:image"] = f"{base.rstrip('/')}/{self.picture}"
            found |= {"og:image:type": "image/png", "og:image:width": str(WIDTH), "og:image:height": str(HEIGHT)}
            found["twitter:card"] = "summary_large_image"
        return "".join(f'<meta property="{name}" content="{escape(value)}">' for name, value in found.items())


def card_of(row: RecordRow, language: str) -> LinkCard:
    """Who played, with the scores where they differ, and how it ended."""
    game = games.load(row.game)
    players = players_of(read_record(row.json, row.id)) or row.names
    names = [
        name if is_person(player) else locales.say(language, "bot-name", bot=player.partition(":")[0])
        for name, player in zip(row.names, players, strict=True)
    ]
    results = (
        names
        if game.team
        else [f"{name} {locales.with_minus(str(score))}" for name, score in zip(names, row.scores, strict=True)]
    )
    ending = f"{row.game}-ending-{row.ending}"
    said = [locales.say(language, ending)] if locales.has(language, ending) else []
    picture = "" if game.picture is None else f"r/{row.id}.png"
    return LinkCard(locales.say(language, f"{row.game}-name"), " · ".join([*results, *said]), picture)


async def asset(request: Request) -> Response:
    """A file of the client, and nothing else: a stranger's path is looked up in a list, never on the disk."""
    path: str = request.path_params["path"]
    known = client_files(CLIENT, built_at(CLIENT))
    file = known.get(path)
    if file is None:
        return await missing(request)
    hashed = path.startswith("assets/")
    headers = {"cache-control": "public, max-age=31536000, immutable" if hashed else "no-cache"}
    packed = known.get(f"{path}.gz")  # made by the build
    if packed is not None:
        headers["vary"] = "accept-encoding"
        if "gzip" in request.headers.get("accept-encoding", ""):
            kind = guess_type(file.name)[0]
            return FileResponse(packed, headers=headers | {"content-encoding": "gzip"}, media_type=kind)
    return FileResponse(file, headers=headers)


def built_at(folder: Path) -> int:
    """When the client was built; 0 if it was not."""
    try:
        return (folder / INDEX).stat().st_mtime_ns
    except OSError:
        return 0


@lru_cache(maxsize=1)
def client_files(folder: Path, built: int) -> dict[str, Path]:
    """The files of the client by their path, as its build left them."""
    return {file.relative_to(folder).as_posix(): file for file in folder.rglob("*") if file.is_file()}


async def missing(request: Request) -> Response:
    """There is no such page: people are told by the client, programs by a refusal."""
    if "text/html" not in request.headers.get("accept", ""):
        return refused("server-no-page")
    answer = await page(request)
    answer.status_code = status_of("server-no-page")
    return answer


async def health(request: Request) -> Response:
    """Can a table be played here, with all that is written?"""
    trouble = hub_of(request).store.trouble()
    return PlainTextResponse("ok") if trouble is None else refused(trouble.code, dict(trouble.facts))


async def metrics(request: Request) -> Response:
    allowed = hub_of(request).settings.metrics
    if allowed == "off" or (allowed == "local" and address(request) not in ("127.0.0.1", "::")):
        return refused("server-no-page")
    said = upkeep_of(request).metrics()
    if "all" in request.query_params:
        owners = hub_of(request).store.owners
        others = await asyncio.gather(*(fetch(other, "/metrics") for other in await owners.others()))
        said = summed([said, *others])
    return PlainTextResponse(said, media_type="text/plain; version=0.0.4")


ROUTES: Final = [
    Route("/", page),
    Route("/t/{code}", page),
    Route("/t/{code}/watch", page),
    Route("/t/{code}/screen", page),
    Route("/rules/{slug}", page),
    Route("/rules/{slug}/{clause}", page),
    Route("/compose", page),
    Route("/compose/{code}", page),
    Route("/settings", page),
    Route("/scores", page),
    Route("/learn", page),
    Route("/learn/{slug}", page),
    Route("/learn/{slug}/sheet", page),
    Route("/learn/{slug}/aid", page),
    Route("/learn/{slug}/puzzles", page),
    Route("/r/{id}", record_page),
]
