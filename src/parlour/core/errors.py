"""Bad notation, bad files, bad settings: exceptions that carry a message id and its arguments.

What the rules forbid is no exception but a `Refusal`.
"""
# not compiled: raising is rare, and a compiled raise is slower

from __future__ import annotations

from collections.abc import Callable

Facts = dict[str, "str | int"]


def _plain(code: str, facts: Facts) -> str:
    return f"{code} {facts}"


class _Named:
    """How errors print themselves: through the message catalogue, once it is loaded."""

    explain: Callable[[str, Facts], str] = staticmethod(_plain)


def explain_with(explain: Callable[[str, Facts], str]) -> None:
    """From now on errors print themselves through this function."""
    _Named.explain = staticmethod(explain)


class ParlourError(Exception):
    """Something the caller gave is wrong. `code` is a message id, `facts` are its arguments; a fact `rule` is the
    clause that forbids it."""

    def __init__(self, code: str, **facts: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.facts: Facts = facts

    def __str__(self) -> str:
        return _Named.explain(self.code, self.facts)


class NotationError(ParlourError):
    """The text is not an answer in this game's notation."""


class OptionError(ParlourError):
    """An unknown game, option, value, seat count, seat or bot."""


class GameError(OptionError):
    """A game from outside can't be loaded. `trace` is the failure as its author wants to see it."""

    def __init__(self, code: str, trace: str = "", **facts: str | int) -> None:
        super().__init__(code, **facts)
        self.trace = trace


class RecordError(ParlourError):
    """A record that can't be read, or a move in it that today's rules do not allow."""


class EditionError(ParlourError):
    """An edition file that is broken or describes an impossible box."""


class BotError(ParlourError):
    """A bot's own code failed, or its answer is not allowed. `trace` is the failure as its author wants to see it."""

    def __init__(self, code: str, trace: str = "", **facts: str | int) -> None:
        super().__init__(code, **facts)
        self.trace = trace


class LuckError(ParlourError):
    """A stacked deck that does not fit the game."""
