"""Parlour: a digital game parlour for four modern board games.

>>> import parlour
>>> match = parlour.new("kokoro", seats=2, seed=7)
>>> match.decisions()[0].prompt
'draw'
>>> match.answer(0, "draw c4")  # None, or a Refusal that says why and cites the clause

All of this is in `parlour.library`, which is imported when the first name is used, so that the command line starts
quickly. Type checkers read `__init__.pyi` instead.
"""

from __future__ import annotations

import importlib

from parlour.core.errors import ParlourError, explain_with

__all__ = ["Game", "Match", "ParlourError", "Record", "load", "new", "read", "replay", "resume", "verify"]
__version__ = "0.1.0"


def _explain(code: str, facts: dict[str, str | int]) -> str:
    from parlour import locales

    return locales.explain("en", code, facts)


explain_with(_explain)


def __getattr__(name: str) -> object:
    if name in ("core", "games", "locales"):
        return importlib.import_module(f"parlour.{name}")
    if name not in __all__:
        raise AttributeError(f"module 'parlour' has no attribute {name!r}")
    return getattr(importlib.import_module("parlour.library"), name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
