"""`parlour sheet GAME --out FILE`: a teaching sheet or a player aid as PDF, printed from its page by a Chromium."""

from __future__ import annotations

import asyncio
import os
import shutil
import tempfile
from pathlib import Path
from typing import Final

from parlour import games, home
from parlour.commands.parameters import PAPERS
from parlour.commands.speech import language, tell
from parlour.core.errors import ParlourError

BROWSERS: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "microsoft-edge")
PATIENCE: Final = 120.0  # seconds until a browser that says nothing is given up
BUDGET: Final = 20_000  # milliseconds of the page's own time, which run as fast as it can load


class SheetError(ParlourError):
    """A sheet could not be printed."""


def command(*, game: str, file: str | None, is_aid: bool, paper: str) -> None:
    slug = games.check_slug(game)
    which = "aid" if is_aid else "sheet"
    if paper not in PAPERS:
        raise SheetError("cli-error-paper", paper=paper, known=", ".join(PAPERS))
    target = Path(file or f"{slug}-{which}.pdf")
    home.ready(target.absolute().parent)
    browser = find_browser()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        page = f"learn/{slug}/{which}?paper={paper}"
        home.write_atomically(target, asyncio.run(printed(browser, page, Path(folder))))
    tell("cli-sheet-done", file=str(target))


def find_browser() -> str:
    """A Chromium on this machine; PARLOUR_BROWSER names another one. Raises SheetError."""
    own = os.environ.get("PARLOUR_BROWSER")
    found = shutil.which(own) if own else next(filter(None, map(shutil.which, BROWSERS)), None)
    if found is None and own:
        raise SheetError("cli-error-own-browser", browser=own)
    if found is None:
        raise SheetError("cli-error-no-browser", known=", ".join(BROWSERS))
    return found


async def printed(browser: str, page: str, folder: Path) -> bytes:
    """A page of ours as PDF: served for the browser alone, out of an empty house. Raises SheetError."""
    from parlour.server import settings
    from parlour.server.http import app
    from parlour.server.hub.hub import Hub
    from parlour.server.log import EventLog
    from parlour.server.store.sqlite import SQLite

    found = settings.ServerSettings(host="127.0.0.1", port=0, file=folder / settings.FILE)
    door = app.listen_on(found)
    hub = Hub(found, SQLite(found.file), log=EventLog())
    server = app.Server(app.configured(hub))
    server.hub = hub
    serving = asyncio.create_task(server.serve(sockets=[door]))
    try:
        return await run(browser, f"http://127.0.0.1:{door.getsockname()[1]}/{page}", folder)
    finally:
        server.should_exit = True
        await serving


async def run(browser: str, url: str, folder: Path) -> bytes:
    pdf = folder / "sheet.pdf"
    flags = ["--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--no-pdf-header-footer"]
    process = await asyncio.create_subprocess_exec(
        browser,
        *flags,
        f"--lang={language()}",
        f"--accept-lang={language()}",
        f"--user-data-dir={folder / 'browser'}",
        f"--virtual-time-budget={BUDGET}",
        f"--print-to-pdf={pdf}",
        url,
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.DEVNULL,
    )
    try:
        code = await asyncio.wait_for(process.wait(), PATIENCE)
    except TimeoutError:
        process.kill()
        await process.wait()
        code = -1
    if code != 0 or not pdf.is_file():
        raise SheetError("cli-error-print", browser=browser, reason=code)
    return pdf.read_bytes()
