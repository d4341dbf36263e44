"""Takes pictures of every screen in four sizes, light and dark, into build/shots, those of docs/img among them, and a
short film of a turn. Run by `make shots`; `make shots ARGS="phone turn"` takes some of them.
"""

from __future__ import annotations

import base64
import re
import shutil
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, CDPSession, Locator, Page, sync_playwright

from tests.browser import chromium, learning, people
from tests.browser.animation import Frame, film
from tests.browser.conftest import set_pace
from tests.browser.players import Player
from tests.browser.serving import Parlour

ROOT = Path(__file__).resolve().parents[2]
SHOTS = ROOT / "build" / "shots"
IMAGES = ROOT / "docs" / "img"
IN_DOCS = ("desktop-light", "phone-dark")
QUALITY = 78
COUNTED = 2000  # ms in which the count of a round has gone from the mat
STILL = 1500  # ms after which all lies where it belongs, and what is asked for has been brought in sight
SIZES = {
    "phone": {"width": 390, "height": 844},
    "tablet": {"width": 820, "height": 1180},
    "desktop": {"width": 1280, "height": 800},
    "wide": {"width": 1920, "height": 1080},
}
BOTS = ("hard", "medium", "easy")
TURN = "turn"
TURN_SIZE = {"width": 760, "height": 560}
TURN_SECONDS = 11.0
TURN_QUALITY = 45
SLOWER = 4  # times: a machine that takes its time with pictures still gets them close together
MOST_BYTES = 1_500_000  # of the film
PAGES = {
    "rules": "rules/kokoro",
    "lessons": "learn",
    "settings": "settings",
    "scores": "scores",
    "learn": "learn/chocobo",
    "sheet": "learn/kokoro/sheet",
    "compose": "compose",
}
LINE = ("c3", "c4", "d4", "e4", "e3", "d3", "b3", "e5", "c5", "b4", "d5", "f4", "b5", "f3")


def taken(camera: CDPSession, quality: int = QUALITY) -> bytes:
    """What is on the screen, as WebP."""
    found = camera.send("Page.captureScreenshot", {"format": "webp", "quality": quality, "optimizeForSpeed": False})
    return base64.b64decode(found["data"])


def shoot(page: Page, name: str) -> None:
    page.wait_for_timeout(400)  # fonts and pictures have settled
    file = SHOTS / f"{name}.webp"
    file.write_bytes(taken(page.context.new_cdp_session(page)))
    if name.endswith(IN_DOCS):
        shutil.copy(file, IMAGES / file.name)


def visit(browser: Browser, parlour: Parlour, size: str, scheme: str) -> Page:
    """A new person in the parlour."""
    context = browser.new_context(
        viewport=SIZES[size],  # type: ignore[arg-type]  # width and height
        color_scheme=scheme,  # type: ignore[arg-type]  # light or dark
        reduced_motion="reduce",
        locale="en",
    )
    context.add_init_script(set_pace("off"))  # the pictures are of moments, not of films
    page = context.new_page()
    page.goto(parlour.url)
    page.locator("li.game").first.wait_for()
    return page


def tour(browser: Browser, parlour: Parlour, size: str, scheme: str) -> None:
    """One person's way through all pages."""
    page = visit(browser, parlour, size, scheme)
    shoot(page, f"parlour-{size}-{scheme}")
    people.new_table(page, "Ann")
    people.add_bots(page, 2, of=BOTS)
    shoot(page, f"table-{size}-{scheme}")
    people.be_ready(page)
    for space in LINE:
        if not people.wait_for_turn(page):
            break
        page.locator(f"[data-name={space}]").click()
        people.is_drawn(page, space)
    people.wait_for_turn(page)
    page.wait_for_timeout(COUNTED)
    page.locator(".cell.open").nth(9).hover()
    shoot(page, f"kokoro-{size}-{scheme}")
    people.play_out(page)
    page.wait_for_timeout(COUNTED)
    shoot(page, f"result-{size}-{scheme}")
    page.get_by_role("link", name="Watch it again").click()
    page.locator(".controls").wait_for()
    for _ in range(30):
        page.keyboard.press("ArrowRight")
    shoot(page, f"replay-{size}-{scheme}")
    for name, path in PAGES.items():
        page.goto(parlour.url + path)
        page.locator("main h1").first.wait_for()
        page.wait_for_load_state("networkidle")
        shoot(page, f"{name}-{size}-{scheme}")
    page.goto(parlour.url)
    learning.open_lesson(page, "cocoons")
    shoot(page, f"lesson-{size}-{scheme}")
    page.context.close()


def point_at(tile: Locator, size: str) -> None:
    if size == "phone":
        tile.evaluate("tile => tile.focus({ preventScroll: true })")
    else:
        tile.hover()


def cocoon_world(browser: Browser, parlour: Parlour, size: str, scheme: str) -> None:
    """The third turn or later, with a tile pointed at; if the match ends first, another one."""
    for _ in range(9):
        page = visit(browser, parlour, size, scheme)
        people.new_table(page, "Ann", "cocoon_world")
        people.add_bots(page, 3, of=BOTS)
        people.be_ready(page)
        while people.wait_for_turn(page):
            tile = page.locator(".scene button.carried.open").first
            is_late = page.get_by_role("img", name=re.compile("Turn [345] of")).count() > 0
            if is_late and tile.count() > 0:
                page.wait_for_timeout(STILL)
                point_at(tile, size)
                shoot(page, f"cocoon_world-{size}-{scheme}")
                page.context.close()
                return
            people.answer_anything(page)
        page.context.close()
    raise AssertionError("no such moment in nine matches")


def team_game(browser: Browser, parlour: Parlour, slug: str, size: str, scheme: str) -> None:
    """Some moves into a game for a team, with a choice on the board; if the match ends first, another one."""
    for _ in range(9):
        page = visit(browser, parlour, size, scheme)
        people.play_now(page, slug, "Ann")
        player = Player(page)
        presses = 0
        while player.is_asked():
            if presses >= 6 and page.get_by_role("gridcell", disabled=False).count() > 0:
                page.wait_for_timeout(STILL)
                page.evaluate("scrollTo(0, 0)")
                shoot(page, f"{slug}-{size}-{scheme}")
                page.context.close()
                return
            player.press_something()
            presses += 1
        page.context.close()
    raise AssertionError("no such moment in nine matches")


def turn(browser: Browser, parlour: Parlour) -> None:
    """A film of a turn of Cocoons: one's own slide, what it uncovers, and where that goes; then the bot's."""
    context = browser.new_context(
        viewport=TURN_SIZE,  # type: ignore[arg-type]  # width and height
        color_scheme="light",
        locale="en",
    )
    context.add_init_script(set_pace("normal"))
    context.add_init_script(
        f"const later = setTimeout; globalThis.setTimeout = (what, ms = 0) => later(what, {SLOWER} * ms)"
    )
    page = context.new_page()
    page.goto(parlour.url)
    page.locator("li.game").first.wait_for()
    people.play_now(page, "cocoons", "Ann")
    camera = context.new_cdp_session(page)
    camera.send("Animation.enable")
    camera.send("Animation.setPlaybackRate", {"playbackRate": 1 / SLOWER})
    frames: list[Frame] = []
    page.wait_for_timeout(STILL)
    end = time.monotonic() + TURN_SECONDS * SLOWER
    while time.monotonic() < end:
        began = time.monotonic()
        choice = page.get_by_role("gridcell", disabled=False)
        if len(frames) % 8 == 2 and choice.count() > 0:  # a moment after the question has come
            choice.first.click()
        picture = taken(camera, TURN_QUALITY)
        page.wait_for_timeout(40)
        frames.append(Frame(picture, round(1000 / SLOWER * (time.monotonic() - began))))
    (IMAGES / "turn.webp").write_bytes(film(frames, TURN_SIZE["width"], TURN_SIZE["height"], MOST_BYTES))
    context.close()


def main(wanted: list[str]) -> None:
    SHOTS.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, Parlour(Path(folder)) as parlour, sync_playwright() as playwright:
        browser = playwright.chromium.launch(**chromium.launch())
        if TURN in wanted:
            turn(browser, parlour)
        for size in (size for size in SIZES if size in wanted):
            for scheme in ("light", "dark"):
                tour(browser, parlour, size, scheme)
                for slug in ("cocoons", "chocobo"):
                    team_game(browser, parlour, slug, size, scheme)
                cocoon_world(browser, parlour, size, scheme)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:] or [*SIZES, TURN])
