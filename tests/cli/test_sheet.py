"""`parlour sheet` without a browser: what it refuses, and that nothing is written then. Printing: tests/browser."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

Run = Callable[..., Result]


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["go"], "kokoro, cocoons, chocobo, cocoon_world"),
        (["kokoro", "--paper", "b5"], "expected one of: a4, letter"),
        (["kokoro"], "no-browser”, which is not a program here"),
    ],
)
def test_a_refusal_is_one_sentence(
    words: list[str], says: str, run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PARLOUR_BROWSER", str(tmp_path / "no-browser"))
    target = tmp_path / "sheet.pdf"
    result = run("sheet", *words, "--out", str(target))
    assert result.exit_code != 0
    assert says in result.output
    assert "Traceback" not in result.output
    assert not target.exists()


def test_a_browser_that_fails_is_named(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = tmp_path / "browser"
    broken.write_text("#!/bin/sh\nexit 7\n")
    broken.chmod(0o755)
    monkeypatch.setenv("PARLOUR_BROWSER", str(broken))
    result = run("sheet", "kokoro", "--out", str(tmp_path / "sheet.pdf"))
    assert result.exit_code != 0
    assert "could not print the sheet (7)" in result.output
    assert not (tmp_path / "sheet.pdf").exists()


def test_without_a_browser_those_that_would_do_are_named(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PARLOUR_BROWSER", raising=False)
    monkeypatch.setenv("PATH", "")
    assert "none was found here; install one of chromium, " in run("sheet", "kokoro").stderr
