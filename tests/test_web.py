"""What the web client's component tests are given is what the games really say. As a script: write it again."""

from __future__ import annotations

import json
from pathlib import Path

import parlour
from parlour import games
from parlour.core.projection import Projection
from parlour.core.values import encode
from parlour.locales import LANGUAGES, say

HOME = Path(__file__).resolve().parents[1] / "web" / "test"


def fixture() -> dict[str, object]:
    """A match of Kokoro after each of some turns, as its first seat sees it, and some sentences in each language."""
    match = parlour.new("kokoro", seats=2, seed=7)
    screens = [json.loads(encode(Projection(match).push(0)))]
    for space in ("c3", "c4", "d4", "e4", "e3", "e2"):
        for seat in range(2):
            match.answer(seat, f"draw {space}")
        screens.append(json.loads(encode(Projection(match).push(0))))
    sentences: list[tuple[str, dict[str, str | int]]] = [
        ("kokoro-drew", {"seat": "Ann", "space": "c3", "number": 4}),
        ("kokoro-scored", {"seat": "Ann", "letter": "B", "count": 1, "previous": 0, "written": 1}),
        ("kokoro-value-decree-1", {}),
        ("error-bad-seats", {"game": "kokoro", "seats": 9, "least": 1, "most": 8}),
        ("K-13.title", {}),
    ]
    return {
        "edition": json.loads(encode(games.read_edition("kokoro", games.edition_text("kokoro"), "standard"))),
        "screens": screens,
        "said": [
            {"language": language, "id": message, "args": args, "text": say(language, message, **args)}
            for language in LANGUAGES
            for message, args in sentences
        ],
    }


def text() -> str:
    return json.dumps(fixture(), ensure_ascii=False, indent=1) + "\n"


def test_the_client_s_fixture_is_fresh() -> None:
    assert (HOME / "kokoro.json").read_text("utf-8") == text(), "run python tests/test_web.py"


if __name__ == "__main__":
    (HOME / "kokoro.json").write_text(text(), "utf-8")
