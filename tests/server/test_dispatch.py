"""Every request that a client may send has a handler."""

from __future__ import annotations

from typing import get_args

from parlour.server import wire
from parlour.server.tables.dispatch import HANDLERS


def test_every_request_has_a_handler() -> None:
    missing = [kind.__name__ for kind in get_args(wire.Request) if kind not in HANDLERS]
    assert missing == []
