"""A position of a game, as rules change it."""

from __future__ import annotations

from typing import TypeVar

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)  # a subclass is collected as usual, or says the same
class State:
    """A position, mutable inside the rules only. It holds who knows what: no view needs history."""

    def clone(self) -> State:
        """A copy that shares nothing that can change."""
        raise NotImplementedError


S = TypeVar("S", bound=State)
