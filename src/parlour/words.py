"""Values in words: the one place where decisions, answers, events and refusals become sentences.

Ids follow from the values: `<slug>-ask-<prompt>`, `<slug>-do-<tag>`, an event's own tag, a refusal's code,
`<slug>-option-<name>`, `<slug>-value-<name>-<value>`, `<slug>-ending-<ending>`. A game from outside may lack them: then
the values speak for themselves.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import reduce

from parlour.core.values import Action, Event, Refusal, Seat, tag_of
from parlour.locales import has, named, say

Names = Sequence[str] | None
"""What to call the seats; None: "Player 1" and so on."""


def name_of(language: str, seat: Seat, names: Names = None) -> str:
    """What to call a seat."""
    return names[seat] if names is not None else say(language, "seat-name", number=seat + 1)


def phrase(language: str, message: str, facts: Mapping[str, str | int], names: Names = None) -> str:
    """A message with its facts: seats by name, counts of cards with them, and texts with @ through the catalogue."""
    return say(language, message, **{key: _word(language, key, fact, names) for key, fact in facts.items()})


def _word(language: str, key: str, fact: str | int, names: Names) -> str | int:
    if isinstance(fact, int) and (key == "seat" or key.endswith("_seat")):
        return name_of(language, fact, names)
    if key == "shares":
        return _shares(language, str(fact), names)
    return named(language, fact) if isinstance(fact, str) else fact


def _shares(language: str, counts: str, names: Names) -> str:
    """Who gets how many cards: `2 0 1` counts them by seat."""
    shares = [
        say(language, "seat-cards", name=name_of(language, seat, names), count=int(count))
        for seat, count in enumerate(counts.split())
        if count != "0"
    ]
    return reduce(lambda before, share: say(language, "list-next", list=before, next=share), shares)


def _plain(name: str) -> str:
    """A name of the rules as words: `take-stones` is “Take stones”."""
    return name.replace("-", " ").replace("_", " ").capitalize()


def ask(language: str, slug: str, prompt: str) -> str:
    """The question a decision asks, in one line."""
    message = f"{slug}-ask-{prompt}"
    return say(language, message) if has(language, message) else _plain(prompt)


def deal(language: str, slug: str, prompt: str) -> str:
    """What chance decides, in one line."""
    message = f"{slug}-deal-{prompt}"
    return say(language, message) if has(language, message) else _plain(prompt)


def describe(language: str, slug: str, action: Action, names: Names = None) -> str:
    """An answer in words, as on a button."""
    message = f"{slug}-do-{tag_of(action)}"
    return phrase(language, message, action.facts(), names) if has(language, message) else str(action)


def value(language: str, slug: str, option: str, chosen: str) -> str:
    """What an option is set to, in words; a code says its name, which is what stands before its first comma."""
    message = f"{slug}-value-{option}-{chosen}"
    return say(language, message) if has(language, message) else chosen.partition(",")[0]


def tell(language: str, event: Event, names: Names = None) -> str:
    """What happened, as a line of the log."""
    message = tag_of(event)
    if has(language, message):
        return phrase(language, message, event.facts(), names)
    facts = {key: _word(language, key, fact, names) for key, fact in event.facts().items() if key != "rule"}
    return ", ".join([_plain(message), *(f"{key} {fact}" for key, fact in facts.items())])


def explain(language: str, refusal: Refusal, names: Names = None) -> str:
    """Why an answer is not allowed, with its clause."""
    is_known = has(language, refusal.code)
    sentence = phrase(language, refusal.code, refusal.args, names) if is_known else _plain(refusal.code)
    return f"{sentence} ({refusal.rule})" if refusal.rule else sentence
