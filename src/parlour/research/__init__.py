"""Bots against bots, counted: simulation, statistics, audits. People never appear here.

Nothing here is imported by games, bots or the server.
"""

from __future__ import annotations

import importlib
from typing import Any


def __getattr__(name: str) -> Any:
    if name == "vector":  # it needs numpy, which nothing else here does
        return importlib.import_module("parlour.research.vectors").vector
    raise AttributeError(f"module 'parlour.research' has no attribute {name!r}")
