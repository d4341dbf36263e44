"""Measures the web table in a real browser: weight, first paint, answers, layout shift, long tasks. `make bench-web`.

A server in a process of its own, Chromium through Playwright, medians of five. No test asserts these figures: machines
differ, and a busy one differs from itself.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, Page, expect, sync_playwright

from parlour import games
from tests.browser import chromium, people
from tests.browser.players import Player
from tests.browser.serving import Parlour

SLOW = 4  # how many times slower the processor is thought to be
MOVES = 25
SLIGHT = 0.05  # a line that is a row higher; browsers call a page good up to twice that
DRAWS = "CrRendererMain"  # Chromium's name for the thread that runs scripts, lays out and paints
MEASURES = Path(__file__).with_name("web.js").read_text("utf-8")
DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}


@dataclass
class Figure:
    """Something measured, the most it may be, and each time it was."""

    name: str
    unit: str
    most: float
    values: list[float]

    @property
    def middle(self) -> float:
        return median(self.values)

    def line(self) -> str:
        verdict = "ok" if self.middle <= self.most else "OVER"
        spread = f"{min(self.values):g} to {max(self.values):g}"
        return f"{verdict:5}{self.name:58}{self.middle:>9g} {self.unit:3} (at most {self.most:g}; {spread})"


@contextmanager
def visit(browser: Browser, url: str, *, slow: int = 1, size: dict[str, int] | None = None) -> Iterator[Page]:
    """A new person's browser with nothing kept, on a page, on a processor slowed down by a factor."""
    context = browser.new_context(viewport=size or DESKTOP, locale="en")  # type: ignore[arg-type]  # width and height
    context.set_default_timeout(60_000)
    context.add_init_script(MEASURES)
    page = context.new_page()
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slow})
    page.goto(url)
    yield page
    context.close()


# Weight


def scripts(page: Page) -> dict[str, float]:
    """The scripts a page has loaded, and how many kB each was on the way."""
    page.wait_for_load_state("networkidle")
    found: dict[str, float] = page.evaluate("measured.scripts()")
    return found


def weigh(browser: Browser, parlour: Parlour) -> list[Figure]:
    """What the first page loads, and what each board adds to what any table needs."""
    at_tables: dict[str, dict[str, float]] = {}
    first: dict[str, float] = {}
    for game in games.SLUGS:
        with visit(browser, parlour.url) as page:
            page.locator("li.game").first.wait_for()
            first = scripts(page)
            people.play_now(page, game, "Bo")
            loaded = scripts(page)
            at_tables[game] = {name: size for name, size in loaded.items() if name not in first}
    shared = set.intersection(*(set(loaded) for loaded in at_tables.values()))
    figures = [Figure("scripts of the first page, packed", "kB", 80, [round(sum(first.values()), 1)])]
    for game, loaded in at_tables.items():
        own = [size for name, size in loaded.items() if name not in shared]
        figures.append(Figure(f"scripts of a table of {game} besides, packed", "kB", 60, [round(sum(own), 1)]))
    return figures


# Time


def paints(browser: Browser, parlour: Parlour) -> tuple[float, float]:
    """When something is painted first, and when the games are there to choose from."""
    with visit(browser, parlour.url, slow=SLOW) as page:
        page.locator("li.game").first.wait_for()
        page.wait_for_load_state("networkidle")
        return float(page.evaluate("measured.firstPaint()")), float(page.evaluate("measured.largestPaint()"))


def answers(browser: Browser, parlour: Parlour, bots: int) -> tuple[float, float]:
    """From a click to the own mark, and to the path that the server has confirmed: medians of ten moves."""
    with visit(browser, parlour.url) as page:
        seat_with_bots(page, bots)
        marked, confirmed = [], []
        for _ in range(10):
            spot = page.evaluate("measured.nextTurn()")
            page.mouse.move(spot["x"], spot["y"])
            told = page.evaluate_handle("name => measured.watch(name)", spot["name"])
            page.mouse.click(spot["x"], spot["y"])
            both = told.evaluate("watch => watch.done")
            marked.append(both["marked"])
            confirmed.append(both["confirmed"])
        return median(marked), median(confirmed)


def seat_with_bots(page: Page, bots: int) -> None:
    """A table of Kokoro with bots, begun."""
    people.new_table(page, "Bo")
    if bots == 0:
        page.get_by_role("button", name="Remove a seat").click()
    for _ in range(bots - 1):
        page.get_by_role("button", name="Add a seat").click()
    expect(page.locator("li.chair")).to_have_count(bots + 1)
    for seat in range(2, bots + 2):
        people.place_bot(page, seat, "greedy")
    expect(page.locator("li.chair.open")).to_have_count(0)
    people.be_ready(page)
    people.wait_for_turn(page)


def smoothness(browser: Browser, parlour: Parlour, size: dict[str, int]) -> tuple[float, float]:
    """A game of eight with seven bots, by mouse: the longest task on a slow processor, and how much jumped about.

    A task's own processor time is taken, times SLOW: on a busy machine its time on the wall says who else was there,
    and Chromium's brake counts that in.
    """
    with visit(browser, parlour.url, size=size) as page:
        seat_with_bots(page, 7)
        page.wait_for_load_state("networkidle")
        page.evaluate("measured.begin()")
        browser.start_tracing(page=page, categories=["toplevel", "__metadata"])
        for _ in range(MOVES):
            spot = page.evaluate("measured.nextTurn()")
            if spot is None:
                break
            page.mouse.move(spot["x"], spot["y"])
            page.mouse.click(spot["x"], spot["y"])
            page.evaluate("name => measured.drawn(name)", spot["name"])
        tasks = tasks_of(json.loads(browser.stop_tracing()))
        return max(tasks) * SLOW, float(page.evaluate("measured.shift()"))


def jumping(browser: Browser, parlour: Parlour, game: str, size: dict[str, int]) -> tuple[float, float]:
    """How much jumps about in a match against a bot: all of it, and what is not soon after a press (the usual sum)."""
    with visit(browser, parlour.url, size=size) as page:
        people.play_now(page, game, "Bo")
        page.wait_for_load_state("networkidle")
        page.evaluate("measured.begin()")
        player = Player(page)
        for _ in range(MOVES):
            if not player.is_asked():
                break
            if game == "cocoon_world":
                people.answer_anything(page)
            else:
                player.press_something()
        return float(page.evaluate("measured.shift()")), float(page.evaluate("measured.unasked()"))


def tasks_of(trace: dict[str, Any]) -> list[float]:
    """The processor time in ms of each task on the thread that draws the page: the busiest of its name."""
    events = trace["traceEvents"]
    drawing = {(e["pid"], e["tid"]) for e in events if e["name"] == "thread_name" and e["args"]["name"] == DRAWS}
    tasks: dict[tuple[int, int], list[float]] = {thread: [] for thread in drawing}
    for event in events:
        thread = (event["pid"], event.get("tid"))
        if thread in tasks and event["name"] == "ThreadControllerImpl::RunTask":
            tasks[thread].append(event.get("tdur", 0) / 1000)
    return max(tasks.values(), key=sum)


def measure(browser: Browser, parlour: Parlour, times: int) -> Iterator[Figure]:
    yield from weigh(browser, parlour)
    painted = [paints(browser, parlour) for _ in range(times)]
    yield Figure(f"first paint, processor {SLOW}x slower", "ms", 1000, [round(one[0], 1) for one in painted])
    yield Figure(f"largest paint, processor {SLOW}x slower", "ms", 2500, [round(one[1], 1) for one in painted])
    for bots, name in ((0, "alone"), (1, "with a bot")):
        both = [answers(browser, parlour, bots) for _ in range(times)]
        yield Figure(f"from a click to the own mark, {name}", "ms", 100, [round(one[0], 1) for one in both])
        yield Figure(f"from a click to the server's answer, {name}", "ms", 100, [round(one[1], 1) for one in both])
    for name, size in (("desktop", DESKTOP), ("phone", PHONE)):
        both = [smoothness(browser, parlour, size) for _ in range(times)]
        yield Figure(f"longest task, eight at Kokoro, {name}, {SLOW}x slower", "ms", 50, [round(b[0], 1) for b in both])
        yield Figure(f"layout shift, eight at Kokoro, {name}", "", 0, [round(b[1], 4) for b in both])
    for game in games.SLUGS:
        for name, size in (("desktop", DESKTOP), ("phone", PHONE)):
            both = [jumping(browser, parlour, game, size) for _ in range(times)]
            usual = [round(b[1], 4) for b in both]
            yield Figure(f"layout shift, {game}, {name}, but not soon after a press", "", 0, usual)
            yield Figure(f"layout shift, {game}, {name}, all", "", SLIGHT, [round(b[0], 4) for b in both])


def main(args: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="make bench-web")
    parser.add_argument("--json", action="store_true", help="for programs")
    parser.add_argument("--times", type=int, default=5, help="how often each thing is measured")
    wanted = parser.parse_args(args)
    figures: list[dict[str, Any]] = []
    with tempfile.TemporaryDirectory() as folder, Parlour(Path(folder)) as parlour, sync_playwright() as playwright:
        browser = playwright.chromium.launch(**chromium.launch())
        for figure in measure(browser, parlour, wanted.times):
            figures.append(vars(figure) | {"median": figure.middle})
            if not wanted.json:
                print(figure.line(), flush=True)
        browser.close()
    if wanted.json:
        print(json.dumps(figures))


if __name__ == "__main__":
    main(sys.argv[1:])
