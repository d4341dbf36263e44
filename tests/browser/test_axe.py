"""axe finds nothing: on every page, while a table gathers, and at each game's table with its panels open."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from parlour import games
from tests.browser import people
from tests.browser.axe import faults
from tests.browser.conftest import Open

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
PAGES = (
    "",
    "settings",
    "scores",
    "learn",
    "learn/cocoons",
    "learn/kokoro/sheet",
    "learn/chocobo/aid",
    "rules/cocoon_world",
    "compose",
    "r/nothing",
    "nowhere/at/all",
)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_on_the_pages(visit: Open, scheme: str) -> None:
    page = visit(color_scheme=scheme)
    home = page.url
    for path in PAGES:
        page.goto(home + path)
        page.locator("main h1, main [role=alert]").first.wait_for()
        page.wait_for_load_state("networkidle")
        assert not faults(page), path


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_while_a_table_gathers(visit: Open, scheme: str) -> None:
    page = visit(color_scheme=scheme)
    page.locator("li.game button").first.click()
    expect(page.locator("#name-field")).to_be_focused()
    assert not faults(page)
    page.keyboard.press("Escape")
    page.reload()
    people.new_table(page, "Axel")
    expect(page.locator("dl .option").first).to_be_visible()
    assert not faults(page)
    page.locator("dl .option .clause").first.click()
    expect(page.locator("aside [data-clause]").first).to_be_visible()
    assert not faults(page)
    page.goto(f"{page.url}/screen")
    page.locator(".big-screen").wait_for()
    assert not faults(page)


def panels(page: Page) -> None:
    """Each panel of a table in turn."""
    opener = page.locator(".panel-button")
    if opener.is_visible():
        opener.click()
    for tab in ("Log", "Chat", "Rules"):
        page.get_by_role("tab", name=tab).click()
        page.locator({"Log": ".log", "Chat": ".chat", "Rules": "[data-clause]"}[tab]).first.wait_for()
        assert not faults(page), tab
    if opener.is_visible():
        page.get_by_role("button", name="Close").click()
    page.get_by_text("Menu", exact=True).click()
    assert not faults(page), "menu"
    page.get_by_role("button", name="Keyboard shortcuts").click()
    page.locator("dialog[open]").wait_for()
    assert not faults(page), "keys"


@pytest.mark.parametrize("slug", games.SLUGS)
@pytest.mark.parametrize("is_phone", [False, True])
def test_axe_finds_nothing_at_a_table_with_its_panels_open(visit: Open, slug: str, is_phone: bool) -> None:
    page = visit(color_scheme="dark" if is_phone else "light", **(PHONE if is_phone else {}))
    people.play_now(page, slug, "Axel")
    assert not faults(page)
    panels(page)
