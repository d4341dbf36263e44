"""A real server in a process of its own, and a real browser."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.browser import chromium
from tests.browser.serving import Parlour

Open = Callable[..., Page]

PATIENCE = 30_000  # ms: a machine may be busy, and nothing here is about speed
expect.set_options(timeout=PATIENCE)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--require-browser", action="store_true", default=bool(os.environ.get("CI")))


@pytest.fixture(scope="session")
def browser(request: pytest.FixtureRequest) -> Iterator[Browser]:
    if chromium.find() is None:
        if request.config.getoption("--require-browser"):
            pytest.fail("no Chromium was found: run `make test-browser`, or name one with PARLOUR_BROWSER")
        pytest.skip("no Chromium was found (make test-browser gets one, PARLOUR_BROWSER names one)")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**chromium.launch())
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def shared_parlour(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Parlour]:
    with Parlour(tmp_path_factory.mktemp("parlour")) as parlour:
        yield parlour


@pytest.fixture
def parlour(shared_parlour: Parlour, request: pytest.FixtureRequest) -> Parlour:
    """Each test's tables are dealt from its own name, whichever test came before."""
    shared_parlour.deal_from(request.node.nodeid)
    return shared_parlour


@pytest.fixture
def own_parlour(tmp_path: Path) -> Iterator[Parlour]:
    """For tests that kill it."""
    with Parlour(tmp_path) as parlour:
        yield parlour


@pytest.fixture
def visit(browser: Browser, parlour: Parlour) -> Iterator[Open]:
    """A new person's browser on a page; whatever goes wrong in its console fails the test."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def open_page(path: str = "", *, at: Parlour | None = None, pace: str = "off", **settings: object) -> Page:
        wanted: dict[str, object] = {
            "viewport": {"width": 1280, "height": 800},
            "locale": "en",
            "reduced_motion": "reduce",
            **settings,
        }
        context = browser.new_context(**wanted)  # type: ignore[arg-type]  # by name
        context.set_default_timeout(PATIENCE)
        context.add_init_script(set_pace(pace))
        context.add_init_script(set_chance(len(contexts)))
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on(
            "console", lambda message: faults.append(message.text) if is_fault(message.type, message.text) else None
        )
        page.goto((at or parlour).url + path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not faults


def set_pace(pace: str) -> str:
    """A browser that shows what happened at this pace, until its person chooses another."""
    return f"localStorage.parlour ??= JSON.stringify({{pace: '{pace}'}})"


def set_chance(number: int) -> str:
    """A browser whose part in the deal is stated: its number within the test."""
    return f"crypto.getRandomValues = (bytes) => bytes.fill({number})"


def is_fault(kind: str, text: str) -> bool:
    dropped = ("ERR_CONNECTION", "WebSocket connection", "Failed to load resource")
    return kind == "error" and not any(word in text for word in dropped)
