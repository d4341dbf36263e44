"""Teaching sheets and player aids in a real browser: in all languages, on a phone, and on paper."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import expect

from parlour import games
from parlour.locales import LANGUAGES, parts, say
from tests.browser import chromium
from tests.browser.axe import faults
from tests.browser.conftest import Open

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
PAPERS = {"a4": (595, 842), "letter": (612, 792)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", games.SLUGS)
def test_sheet_and_aid_are_whole_and_accessible(slug: str, language: str, visit: Open) -> None:
    for which in ("sheet", "aid"):
        page = visit(f"learn/{slug}/{which}", locale=language, **PHONE)
        page.locator("main[data-ready=true]").wait_for()
        text = page.locator("article").inner_text()
        assert say(language, f"{slug}-name") in text
        assert f"{slug}-" not in text
        assert "learn-" not in text
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        assert not faults(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_and_sheets_mark_our_rulings_and_show_them_alone(language: str, visit: Open) -> None:
    page = visit("rules/kokoro", locale=language)
    draw = page.locator("[data-clause=K-12] p")
    expect(draw).to_have_count(2)
    ruling = parts(language, "K-12")[1].text
    assert draw.nth(1).inner_text() == f"◇ {say(language, 'web-rules-ruling')} {ruling}"
    choice = page.get_by_label(say(language, "web-rules-show"))
    choice.select_option("printed")
    expect(draw).to_have_count(1)
    expect(page.locator("[data-clause=K-16]")).to_have_count(0)
    choice.select_option("rulings")
    expect(page.locator("[data-clause=K-16]")).to_have_count(1)
    expect(page.locator("[data-clause=K-13]")).to_have_count(0)
    assert not faults(page)
    page = visit("learn/kokoro/sheet", locale=language)
    page.locator("main[data-ready=true]").wait_for()
    mark = say(language, "web-rules-ruling")
    expect(page.get_by_role("img", name=mark, exact=True).first).to_be_visible()
    lines = page.locator(".lines li").count()
    page.get_by_label(say(language, "web-rules-show")).select_option("rulings")
    expect(page.locator(".lines li")).not_to_have_count(lines)
    assert page.locator(".lines li").count() > 0


@pytest.mark.parametrize(("slug", "paper"), [("kokoro", "a4"), ("chocobo", "letter")])
def test_a_sheet_is_printed_on_one_page(slug: str, paper: str, tmp_path: Path) -> None:
    target = tmp_path / "sheet.pdf"
    words = ["--language", "en", "sheet", slug, "--paper", paper, "--out", str(target)]
    environment = os.environ | {"PARLOUR_BROWSER": str(chromium.find())}
    program = [sys.executable, "-c", "from parlour.cli import main; main()"]
    done = subprocess.run([*program, *words], check=False, capture_output=True, text=True, env=environment)
    assert done.returncode == 0, done.stderr
    data = target.read_bytes()
    assert data.startswith(b"%PDF-")
    assert len(re.findall(rb"/Type\s*/Page\b", data)) == 1
    width, height = map(float, re.search(rb"/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]", data).groups())  # type: ignore[union-attr]  # always there
    assert (round(width), round(height)) == PAPERS[paper]
