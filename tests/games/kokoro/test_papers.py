"""What the README and the page of Kokoro say is so, and nothing is left out of their tables."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import parlour
from parlour.games.kokoro.phases import PHASES
from parlour.games.kokoro.view import KokoroView, MatView
from parlour.locales import clauses, ids, say

ROOT = Path(__file__).parents[3]
README = (ROOT / "src/parlour/games/kokoro/README.md").read_text("utf-8")
PAGE = (ROOT / "docs/games/kokoro.md").read_text("utf-8")


def first_cells(text: str) -> set[str]:
    """The words in code of the first column of all tables."""
    rows = [line.split("|")[1] for line in text.splitlines() if line.startswith("|")]
    return {word for row in rows for word in re.findall(r"`(.*?)`", row)}


def test_the_readme_lists_every_prompt_and_every_refusal() -> None:
    prompts = set(PHASES) - {"over"}
    refusals = {name for name in ids("en") if name.startswith("kokoro-refuse-")} | {"refuse-not-a-choice"}
    assert first_cells(README) == prompts | refusals


def test_the_readme_has_the_indices() -> None:
    game = parlour.load("kokoro")
    texts = [game.write(action) for action in game.actions()]
    rows = re.findall(r"^\| (\d+)(?: to (\d+))? \| `(.*?)`(?:.* `(.*?)`,? ?.*)? \|$", README, re.MULTILINE)
    assert len(rows) == 4
    for first, last, begins, ends in rows:
        assert texts[int(first)] == begins
        assert not last or texts[int(last)] == ends
    assert len(texts) == 7 * 42 + 2


def test_the_page_lists_every_option_with_its_clause() -> None:
    for option in parlour.load("kokoro").options:
        row = next(line for line in PAGE.splitlines() if line.startswith(f"| `{option.name}`"))
        assert row.endswith(f"{option.rule} |")
        shown = re.findall(r"`(.*?)`", row.split("|")[2])
        assert shown == [*option.values] or shown == ["none", "draw", "1", "16"]


def test_the_page_lists_every_decree_by_its_name() -> None:
    for number in range(1, 17):
        name = say("en", f"K-{60 + number}.title")
        pink = " (pink)" if number > 10 else ""
        assert f"| {number} | {name}{pink} |" in PAGE


def test_the_page_lists_every_field_of_the_view() -> None:
    fields = {*KokoroView.__struct_fields__, *MatView.__struct_fields__}
    assert fields <= first_cells(PAGE)
    assert first_cells(PAGE) <= fields | {"draw", "call", *(option.name for option in parlour.load("kokoro").options)}


def test_the_page_shows_the_mat() -> None:
    shown = re.findall(r"^ \d  (.*)$", PAGE, re.MULTILINE)
    printed = re.findall(r'^  "(.*)",$', parlour.games.edition_text("kokoro"), re.MULTILINE)
    assert [row.split() for row in shown] == [row.split() for row in printed]


def test_the_pages_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    found = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert len(found) == 1
    exec(compile(found[0], "kokoro.md", "exec"), {})
    assert "Round 1 of 5" in capsys.readouterr().out


@pytest.mark.parametrize("text", [README, PAGE], ids=["README", "page"])
def test_every_clause_that_is_cited_exists(text: str) -> None:
    assert set(re.findall(r"K-\d\d", text)) <= set(clauses("kokoro"))
