"""The TypeScript types and the protocol page say what wire.py says."""

from __future__ import annotations

from pathlib import Path

from parlor.server import types

ROOT = Path(__file__).parents[2]


def test_the_typescript_types_are_fresh() -> None:
    made = (ROOT / "web" / "src" / "wire.ts").read_text("utf-8")
    assert made == types.typescript(), "run `make wire`"
