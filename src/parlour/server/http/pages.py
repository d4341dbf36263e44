"""Pages and files of the web client, and what a host may look at."""

from __future__ import annotations

from importlib.resources import files
from mimetypes import guess_type
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.routing import Route

from parlour import locales
from parlour.server.http.context import address, hub_of, refused, status_of, upkeep_of

CLIENT: Final = Path(str(files("parlour"))) / "_web"


async def page(request: Request) -> Response:
    """The client, whatever the path: it finds its way by itself."""
    index = CLIENT / "index.html"
    if not index.is_file():
        language = next(
            (lang for lang in locales.LANGUAGES if lang in request.headers.get("accept-language", "")), "en"
        )
        text = locales.say(language, "server-no-client")
        return HTMLResponse(
            f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>Parlour</title><p>{text}'
        )
    base = f'<base href="{hub_of(request).settings.prefix}/">'
    return HTMLResponse(
        index.read_text("utf-8").replace("<head>", f"<head>{base}", 1), headers={"cache-control": "no-cache"}
    )


async def asset(request: Request) -> Response:
    """A file of the client, and nothing outside its folder."""
    file = (CLIENT / request.path_params["path"]).resolve()
    if not file.is_relative_to(CLIENT.resolve()) or not file.is_file():
        return await missing(request)
    hashed = "/assets/" in f"/{request.path_params['path']}"
    headers = {"cache-control": "public, max-age=31536000, immutable" if hashed else "no-cache"}
    packed = file.with_name(file.name + ".gz")  # made by the build
    if packed.is_file():
        headers["vary"] = "accept-encoding"
        if "gzip" in request.headers.get("accept-encoding", ""):
            kind = guess_type(file.name)[0]
            return FileResponse(packed, headers=headers | {"content-encoding": "gzip"}, media_type=kind)
    return FileResponse(file, headers=headers)


async def missing(request: Request) -> Response:
    """There is no such page: people are told by the client, programs by a refusal."""
    if "text/html" not in request.headers.get("accept", ""):
        return refused("server-no-page")
    answer = await page(request)
    answer.status_code = status_of("server-no-page")
    return answer


async def health(request: Request) -> Response:
    return PlainTextResponse("ok")


async def metrics(request: Request) -> Response:
    allowed = hub_of(request).settings.metrics
    if allowed == "off" or (allowed == "local" and address(request) not in ("127.0.0.1", "::")):
        return refused("server-no-page")
    return PlainTextResponse(upkeep_of(request).metrics(), media_type="text/plain; version=0.0.4")


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
    Route("/r/{id}", page),
]
