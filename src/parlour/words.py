"""Values in words: the one place where decisions, answers, events and refusals become sentences.

Ids follow from the values: `<slug>-ask-<prompt>`, `<slug>-do-<tag>`, an event's own tag, a refusal's code,
`<slug>-option-<name>`, `<slug>-value-<name>-<value>`, `<slug>-ending-<ending>`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from parlour.core.values import Action, Event, Refusal, Seat, tag_of
from parlour.locales import named, say

Names = Sequence[str] | None
"""What to call the seats; None: "Player 1" and so on."""


def name_of(language: str, seat: Seat, names: Names = None) -> str:
    """What to call a seat."""
    return names[seat] if names is not None else say(language, "seat-name", number=seat + 1)


def phrase(language: str, message: str, facts: Mapping[str, str | int], names: Names = None) -> str:
    """A message with its facts: seats by name, and texts that begin with @ through the catalogue."""
    return say(language, message, **{key: _word(language, key, fact, names) for key, fact in facts.items()})


def _word(language: str, key: str, fact: str | int, names: Names) -> str | int:
    if isinstance(fact, int) and (key == "seat" or key.endswith("_seat")):
        return name_of(language, fact, names)
    return named(language, fact) if isinstance(fact, str) else fact


def ask(language: str, slug: str, prompt: str) -> str:
    """The question a decision asks, in one line."""
    return say(language, f"{slug}-ask-{prompt}")


def describe(language: str, slug: str, action: Action) -> str:
    """An answer in words, as on a button."""
    return phrase(language, f"{slug}-do-{tag_of(action)}", action.facts())


def tell(language: str, event: Event, names: Names = None) -> str:
    """What happened, as a line of the log."""
    return phrase(language, tag_of(event), event.facts(), names)


def explain(language: str, refusal: Refusal, names: Names = None) -> str:
    """Why an answer is not allowed, with its clause."""
    sentence = phrase(language, refusal.code, refusal.args, names)
    return f"{sentence} ({refusal.rule})" if refusal.rule else sentence
