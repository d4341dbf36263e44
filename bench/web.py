"""Measures the web table in a real browser: weight, first paint, answers, layout shift, long tasks. `make bench-web`.

A server in a process of its own, Chromium through Playwright, medians of five. No test asserts these figures: machines
differ, and a busy one differs from itself. `--only tasks` measures one part, `--against BUILD` another build beside it.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from math import inf, isfinite
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
TASK = 50  # ms; longer ones are called long by browsers
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
    note: str = ""

    @property
    def middle(self) -> float:
        return median(self.values)

    def line(self) -> str:
        verdict = "ok" if self.middle <= self.most else "OVER"
        spread = f"{min(self.values):g} to {max(self.values):g}"
        note = f"; {self.note}" if self.note else ""
        most = f"at most {self.most:g}; " if isfinite(self.most) else ""
        return f"{verdict:5}{self.name:58}{self.middle:>9g} {self.unit:3} ({most}{spread}{note})"


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
    gather_with_bots(page, bots)
    people.be_ready(page)
    people.wait_for_turn(page)


def gather_with_bots(page: Page, bots: int) -> None:
    people.new_table(page, "Bo")
    if bots == 0:
        page.get_by_role("button", name="Remove a seat").click()
    for _ in range(bots - 1):
        page.get_by_role("button", name="Add a seat").click()
    expect(page.locator("li.chair")).to_have_count(bots + 1)
    for seat in range(2, bots + 2):
        people.place_bot(page, seat, "greedy")
    expect(page.locator("li.chair.open")).to_have_count(0)


PARTS_OF_A_GAME = ("it begins", "in play", "it ends")


@dataclass
class Task:
    """A task on the thread that draws the page, in ms."""

    at: float
    wall: float
    processor: float
    is_collection: bool  # V8 frees memory at a time of its own choosing, and mostly in a task of its own


NOTHING = Task(0, 0, 0, is_collection=True)


def play_eight(browser: Browser, parlour: Parlour, size: dict[str, int]) -> tuple[list[list[Task]], float]:
    """A whole game of eight with seven bots, by mouse: the tasks of each of its parts, and how much jumped about."""
    with visit(browser, parlour.url, size=size) as page:
        gather_with_bots(page, 7)
        page.wait_for_load_state("networkidle")
        parts = [traced(browser, page, begin), traced(browser, page, play), traced(browser, page, end)]
        return parts, float(page.evaluate("measured.shift()"))


def traced(browser: Browser, page: Page, act: Callable[[Page], None]) -> list[Task]:
    browser.start_tracing(page=page, categories=["toplevel", "__metadata", "devtools.timeline"])
    act(page)
    return tasks_of(json.loads(browser.stop_tracing()))


def begin(page: Page) -> None:
    people.be_ready(page)
    people.wait_for_turn(page)
    page.wait_for_load_state("networkidle")
    page.evaluate("measured.begin()")


def play(page: Page) -> None:
    """Until the last card of the last round is called: what is drawn then ends it."""
    while not page.evaluate("measured.isLast()"):
        spot = page.evaluate("measured.nextTurn()")
        if spot is None:
            return
        draw(page, spot)


def end(page: Page) -> None:
    """The last turns, the count, and the result with all its charts."""
    while spot := page.evaluate("measured.nextTurn()"):
        draw(page, spot)
    page.locator(".outcome figure").first.wait_for()
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(1500)  # what comes into sight late


def draw(page: Page, spot: dict[str, Any]) -> None:
    page.mouse.move(spot["x"], spot["y"])
    page.mouse.click(spot["x"], spot["y"])
    page.evaluate("name => measured.drawn(name)", spot["name"])


def tasks(browser: Browser, parlours: dict[str, Parlour], times: int) -> Iterator[Figure]:
    """The longest task of each part of a game of eight, on a slow processor: its own processor time, times SLOW.

    On a busy machine its time on the wall says who else was there, and Chromium's brake counts that in. Where there are
    two builds, their games take turns.
    """
    for device, size in (("desktop", DESKTOP), ("phone", PHONE)):
        games_of: dict[str, list[list[list[Task]]]] = {name: [] for name in parlours}
        jumped: dict[str, list[float]] = {name: [] for name in parlours}
        for _ in range(times):
            for name, parlour in parlours.items():
                parts, shift = play_eight(browser, parlour, size)
                games_of[name].append(parts)
                jumped[name].append(round(shift, 4))
        for name in parlours:
            yield from longest(f"eight at Kokoro, {name}{device}", games_of[name])
            yield Figure(f"layout shift, eight at Kokoro, {name}{device}", "", 0, jumped[name])


def longest(where: str, played: list[list[list[Task]]]) -> Iterator[Figure]:
    """For each part of the games: the longest task but collections; then the longest collection of each game."""

    def figure(what: str, most: float, found: list[Task]) -> Figure:
        values = [round(task.processor * SLOW, 1) for task in found]
        wall = median(task.wall for task in found)
        return Figure(f"longest task, {where}, {what}", "ms", most, values, f"{wall:.1f} ms on the wall")

    for n, part in enumerate(PARTS_OF_A_GAME):
        own = [[task for task in parts[n] if not task.is_collection] for parts in played]
        yield figure(part, TASK, [max(found, key=lambda task: task.processor) for found in own])
    freed = [[task for part in parts for task in part if task.is_collection] for parts in played]
    yield figure("freeing memory", TASK, [max(found, key=lambda t: t.processor, default=NOTHING) for found in freed])


def jumping(browser: Browser, parlour: Parlour, game: str, size: dict[str, int]) -> tuple[float, float, float]:
    """How much jumps about in a match against a bot: all of it, what is not soon after a press (the usual sum), and
    what moves on purpose because the board goes from one of its layouts to another."""
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
        shift, unasked, layouts = page.evaluate("[measured.shift(), measured.unasked(), measured.layouts()]")
        return float(shift), float(unasked), float(layouts)


def tasks_of(trace: dict[str, Any]) -> list[Task]:
    """The tasks of the thread that draws the page: the busiest of its name."""
    events = trace["traceEvents"]
    drawing = {(e["pid"], e["tid"]) for e in events if e["name"] == "thread_name" and e["args"]["name"] == DRAWS}
    found: dict[tuple[int, int], list[Task]] = {thread: [] for thread in drawing}
    collected: dict[tuple[int, int], list[float]] = {thread: [] for thread in drawing}
    for event in events:
        thread = (event["pid"], event.get("tid"))
        if thread not in found:
            continue
        if event["name"] == "ThreadControllerImpl::RunTask" and "tdur" in event:  # else it had not ended
            wall = event["dur"] / 1000
            processor = min(event["tdur"] / 1000, wall)  # a virtual machine's clock of a thread may jump ahead
            found[thread].append(Task(event["ts"] / 1000, wall, processor, False))
        elif event["name"] == "MajorGC":
            collected[thread].append(event["ts"] / 1000)
    busiest = max(found, key=lambda thread: sum(task.processor for task in found[thread]))
    for task in found[busiest]:
        task.is_collection = any(task.at <= at < task.at + task.wall for at in collected[busiest])
    return found[busiest]


def shifts(browser: Browser, parlour: Parlour, times: int) -> Iterator[Figure]:
    for game in games.SLUGS:
        for name, size in (("desktop", DESKTOP), ("phone", PHONE)):
            found = [jumping(browser, parlour, game, size) for _ in range(times)]
            # To a thousandth: a number with one more digit moves a little, too.
            every, usual, layouts = ([round(value, 3) for value in values] for values in zip(*found, strict=True))
            yield Figure(f"layout shift, {game}, {name}, but not soon after a press", "", 0, usual)
            yield Figure(f"layout shift, {game}, {name}, all", "", SLIGHT, every)
            if any(layouts):
                yield Figure(f"layout shift, {game}, {name}, to another layout", "", inf, layouts)


def first_paint(browser: Browser, parlour: Parlour, times: int) -> Iterator[Figure]:
    painted = [paints(browser, parlour) for _ in range(times)]
    yield Figure(f"first paint, processor {SLOW}x slower", "ms", 1000, [round(one[0], 1) for one in painted])
    yield Figure(f"largest paint, processor {SLOW}x slower", "ms", 2500, [round(one[1], 1) for one in painted])


def answering(browser: Browser, parlour: Parlour, times: int) -> Iterator[Figure]:
    for bots, name in ((0, "alone"), (1, "with a bot")):
        both = [answers(browser, parlour, bots) for _ in range(times)]
        yield Figure(f"from a click to the own mark, {name}", "ms", 100, [round(one[0], 1) for one in both])
        yield Figure(f"from a click to the server's answer, {name}", "ms", 100, [round(one[1], 1) for one in both])


PARTS = ("weight", "paint", "answers", "tasks", "shifts")


def measure(part: str, browser: Browser, parlours: dict[str, Parlour], times: int) -> Iterator[Figure]:
    """One of the parts; only tasks are compared with those of another build."""
    parlour = parlours[""]
    match part:
        case "weight":
            yield from weigh(browser, parlour)
        case "paint":
            yield from first_paint(browser, parlour, times)
        case "answers":
            yield from answering(browser, parlour, times)
        case "tasks":
            yield from tasks(browser, parlours, times)
        case _:
            yield from shifts(browser, parlour, times)


def main(args: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="make bench-web")
    parser.add_argument("--json", action="store_true", help="for programs")
    parser.add_argument("--times", type=int, default=5, help="how often each thing is measured")
    parser.add_argument("--only", choices=PARTS, action="append", help="this part, and others that are named so")
    parser.add_argument("--against", type=Path, help="the build/compiled of another checkout: its tasks, game by game")
    wanted = parser.parse_args(args)
    figures: list[dict[str, Any]] = []
    with ExitStack() as stack:
        builds = {"": None} | ({"theirs, ": wanted.against.resolve()} if wanted.against else {})
        parlours = {
            name: stack.enter_context(Parlour(Path(stack.enter_context(tempfile.TemporaryDirectory())), build))
            for name, build in builds.items()
        }
        browser = stack.enter_context(sync_playwright()).chromium.launch(**chromium.launch())
        for part in wanted.only or PARTS:
            for figure in measure(part, browser, parlours, wanted.times):
                figures.append(vars(figure) | {"median": figure.middle})
                if not wanted.json:
                    print(figure.line(), flush=True)
        browser.close()
    if wanted.json:
        print(json.dumps(figures))


if __name__ == "__main__":
    main(sys.argv[1:])
