"""Facts: what a message says of a value."""

from __future__ import annotations

from parlour.core.facts import Facts, plain_facts
from parlour.core.values import Value
from parlour.testing.toys.den import DenSaid
from tests.core.script import Say


class Told(Value, frozen=True):
    seat: int
    name: str
    places: tuple[str, ...]
    golden: bool
    nothing: None = None
    rule: str = "K-1"


def test_facts_are_plain_numbers_and_texts() -> None:
    expected: Facts = {"seat": 1, "name": "x", "places": "a1, b2", "golden": 1}
    assert plain_facts(Told(1, "x", ("a1", "b2"), golden=True)) == expected
    assert DenSaid(seat=1, rest=2, rule="DEN-3").facts() == {"seat": 1, "rest": 2}
    assert Say("a").facts() == {"word": "a"}
