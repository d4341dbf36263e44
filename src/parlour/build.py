"""Which build of Parlour runs here: compiled, or plain Python, and then why.

Both play the same games from the same records; only the speed differs.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path

FACTS = Path(__file__).with_name("_build.json")  # written by the build hook; a source tree has none


@cache
def compiled() -> bool:
    """Whether the engine that Python imports here is native code.

    >>> compiled() in (True, False)
    True
    """
    spec = find_spec("parlour.core.game")
    return spec is not None and spec.origin is not None and spec.origin.endswith(tuple(EXTENSION_SUFFIXES))


def reason() -> str | None:
    """Why this install is plain Python, as a stable word: `asked`, `no-compiler`, `no-headers` or `failed`.

    None if it is compiled, or if it is a source tree, which never is.
    """
    return _fact("reason")


def notice() -> str | None:
    """One English sentence on why this install is slow, to be shown at the first start; None if it is not."""
    return _fact("notice")


def _fact(name: str) -> str | None:
    if compiled() or not FACTS.is_file():
        return None
    fact = json.loads(FACTS.read_text("utf-8"))[name]
    return None if fact is None else str(fact)
