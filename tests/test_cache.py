"""What takes long to make is made once, and never read wrongly."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from parlour import cache

Make = Callable[[], object]


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache folder of our own, and a Parlour that ships nothing."""
    folder = tmp_path / "cache"
    monkeypatch.setattr(cache, "folder", lambda: folder)
    monkeypatch.setattr(cache, "SHIPPED", tmp_path / "shipped")
    return folder


@pytest.fixture
def source(tmp_path: Path) -> Path:
    file = tmp_path / "source.txt"
    file.write_text("one", "utf-8")
    return file


def reading(source: Path, calls: list[str]) -> Make:
    def make() -> object:
        calls.append(source.read_text("utf-8"))
        return {"text": calls[-1]}

    return make


def test_a_value_is_made_once_until_a_source_changes(place: Path, source: Path) -> None:
    calls: list[str] = []
    for _ in range(3):
        assert cache.derived("x", [source], reading(source, calls)) == {"text": "one"}
    source.write_text("two", "utf-8")
    assert cache.derived("x", [source], reading(source, calls)) == {"text": "two"}
    source.write_text("one", "utf-8")
    assert cache.derived("x", [source], reading(source, calls)) == {"text": "one"}
    assert calls == ["one", "two"]


def test_a_new_or_renamed_source_is_a_change(place: Path, source: Path) -> None:
    before = cache.digest([source])
    other = source.with_name("other.txt")
    other.write_text("", "utf-8")
    assert cache.digest([source, other]) != before
    other.unlink()
    source.rename(other)
    assert cache.digest([other]) != before


def test_a_file_cut_short_is_made_again(place: Path, source: Path) -> None:
    calls: list[str] = []
    cache.derived("x", [source], reading(source, calls))
    (file,) = place.iterdir()
    file.write_bytes(file.read_bytes()[:-3])
    assert cache.derived("x", [source], reading(source, calls)) == {"text": "one"}
    assert json.loads(file.read_bytes()) == {"text": "one"}
    assert len(calls) == 2


def test_without_a_folder_to_write_to_the_value_is_simply_made(place: Path, source: Path) -> None:
    place.write_text("a file where the folder should be", "utf-8")
    calls: list[str] = []
    for _ in range(2):
        assert cache.derived("x", [source], reading(source, calls)) == {"text": "one"}
    assert len(calls) == 2


def test_what_can_not_be_written_leaves_nothing_behind(
    place: Path, source: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(self: Path, target: Path) -> Path:
        raise OSError("full")

    monkeypatch.setattr(Path, "replace", fail)
    assert cache.derived("x", [source], lambda: 1) == 1
    assert list(place.iterdir()) == []


def test_what_is_shipped_is_neither_made_nor_kept(place: Path, source: Path) -> None:
    cache.SHIPPED.mkdir()
    (cache.SHIPPED / "x.json").write_text('"shipped"', "utf-8")
    assert cache.derived("x", [source], lambda: pytest.fail("it was made")) == "shipped"
    assert not place.exists()


def test_old_versions_are_forgotten_and_other_values_are_not(place: Path, source: Path) -> None:
    cache.derived("other", [source], lambda: 1)
    for n in range(cache.KEPT + 3):
        source.write_text(str(n), "utf-8")
        cache.derived("x", [source], lambda n=n: n)  # type: ignore[misc]  # mypy can't infer a lambda with a default
        for file in place.glob("x-*"):
            os.utime(file, (file.stat().st_mtime - 10,) * 2)
    assert len(list(place.glob("x-*.json"))) == cache.KEPT
    assert len(list(place.glob("other-*.json"))) == 1
    assert cache.derived("x", [source], lambda: pytest.fail("the newest was forgotten")) == cache.KEPT + 2
