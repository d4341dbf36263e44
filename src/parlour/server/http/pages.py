"""Pages and files of the web client, and what a host may look at."""

from __future__ import annotations

from functools import lru_cache
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
INDEX: Final = "index.html"


async def page(request: Request) -> Response:
    """The client, whatever the path: it finds its way by itself."""
    index = CLIENT / INDEX
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
