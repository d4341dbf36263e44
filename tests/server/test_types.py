"""The TypeScript types and the protocol page say what wire.py says."""

from __future__ import annotations

import re
from pathlib import Path

from parlour.server import generate as types

ROOT = Path(__file__).parents[2]


def test_the_typescript_types_are_fresh() -> None:
    made = (ROOT / "web" / "src" / "wire.ts").read_text("utf-8")
    assert made == types.typescript(), "run `make wire`"


def test_the_protocol_page_is_fresh() -> None:
    page = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    assert page == types.renewed(page), "run `make wire`"


def test_the_protocol_page_lists_every_route_and_the_hosting_page_every_setting() -> None:
    from parlour.server import settings
    from parlour.server.http import app

    page = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    for route in app.API:
        tail = route.path.removeprefix("/api/tables/{code}").removeprefix("/api/records/{id}")
        assert (route.path.replace(":int", "") in page) or (tail and tail in page), route.path
    hosting = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    assert all(f"`{name}`" in hosting for name in settings.NAMES)


def test_the_protocol_page_names_only_what_there_is() -> None:
    from parlour.core import values
    from parlour.server import wire

    page = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    rows = [line.split("|") for line in page.splitlines() if re.match(r"\| `(GET|POST|DELETE) ", line)]
    assert len(rows) > 20
    named = {name for row in rows for cell in row[2:4] for name in re.findall(r"\b[A-Z][a-z]+[A-Za-z]*\b", cell)}
    named -= {"OpenAPI", "Fluent"}
    assert [name for name in sorted(named) if not hasattr(wire, name) and not hasattr(values, name)] == []


def test_every_code_of_the_server_is_a_message_in_every_language() -> None:
    from parlour import locales

    source = "".join(file.read_text("utf-8") for file in (ROOT / "src" / "parlour" / "server").rglob("*.py"))
    codes = set(re.findall(r'"((?:server|refuse|error)-[a-z-]*[a-z])"', source))
    assert len(codes) > 50
    missing = [
        (language, code) for code in sorted(codes) for language in locales.LANGUAGES if not locales.has(language, code)
    ]
    assert missing == []
