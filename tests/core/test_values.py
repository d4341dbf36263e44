"""Values: frozen, comparable, and the same after JSON."""

from __future__ import annotations

import msgspec
import pytest

from parlour.core.game import AGREE, DEAL, EACH, ONE
from parlour.core.values import (
    Decision,
    Entry,
    Mode,
    Move,
    Option,
    Question,
    Refusal,
    Result,
    Standing,
    Value,
    decode,
    digest,
    encode,
    tag_of,
)
from parlour.testing.toys.den import Go
from tests.core.script import Heard, Say

VALUES: list[Value] = [
    Decision("draw", (0, 1), EACH, optional=True, secret=(1,), fleeting=True, ask=7),
    Decision("path", (), DEAL, secret=()),
    Move("draw", (0, 1), ("draw c4", "look")),
    Result((3, -1), (1, 2), "won"),
    Refusal("refuse-late", "K-13", {"prompt": "draw", "n": 3}),
    Option("peek", ("sanctuary", "path"), "K-15"),
    Standing("draw", 0, (1,), (None,)),
    Question("draw", 2, ("look",)),
    Entry(4, "draw", (0,), (None,), ()),
    Say("a"),
    Heard(word="b", rule="S-1"),
]


@pytest.mark.parametrize("value", VALUES, ids=lambda value: type(value).__name__)
def test_every_value_survives_json(value: Value) -> None:
    assert decode(encode(value), type(value)) == value


@pytest.mark.parametrize("value", VALUES, ids=lambda value: type(value).__name__)
def test_values_are_frozen(value: Value) -> None:
    with pytest.raises(AttributeError):
        setattr(value, value.__struct_fields__[0], None)


def test_values_compare_and_hash_by_their_fields() -> None:
    assert Decision("draw", (0,), ONE) == Decision("draw", (0,))
    assert hash(Decision("draw", (0,), ONE)) == hash(Decision("draw", (0,)))
    assert Decision("draw", (0,), ask=1) != Decision("draw", (0,))
    assert len({Say("a"), Say("a"), Say("b")}) == 2


def test_modes_have_names_for_json() -> None:
    assert [mode.value for mode in (ONE, EACH, AGREE, DEAL)] == ["one", "each", "agree", "deal"]
    assert encode(Mode.EACH) == b'"each"'


def test_actions_and_events_carry_their_tags() -> None:
    assert encode(Say("a")) == b'{"do":"say","word":"a"}'
    assert encode(Heard(word="a")) == b'{"event":"script-heard","word":"a","rule":""}'
    assert tag_of(Go("left")) == "go"
    with pytest.raises(msgspec.ValidationError):
        decode(encode(Say("a")), Go)


def test_the_json_of_something_else_is_an_error() -> None:
    for data in (b"{}", b"[]", b"null", b'{"prompt":1,"seats":[],"answers":[]}', b"\xff"):
        with pytest.raises((msgspec.DecodeError, UnicodeDecodeError)):
            decode(data, Move)


@pytest.mark.parametrize(
    ("secret", "reader", "by", "may"),
    [
        (None, None, 0, True),  # no secret: spectators too
        (None, 1, None, True),
        ((), 0, None, False),  # a secret of nobody
        ((), None, None, False),
        ((), 0, 0, True),  # one's own answer
        ((), 0, 1, False),
        ((1,), 1, 0, True),
        ((1,), 1, None, True),
        ((1,), 0, None, False),
        ((1,), None, 1, False),
    ],
)
def test_who_may_read_an_answer(secret: tuple[int, ...] | None, reader: int | None, by: int | None, may: bool) -> None:
    assert Decision("draw", (0, 1), EACH, secret=secret).may_read(reader, by) is may


def test_the_first_value_of_an_option_is_its_default() -> None:
    assert Option("peek", ("sanctuary", "path"), "K-15").default == "sanctuary"


def test_vector_of_the_digest() -> None:
    """SHA-256 over the JSON of the values, one to a line."""
    assert digest() == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    assert digest({"a": 1}, [2]) == "80a703e193f0154fbefc34957c7b661a3b983cfb0ad9f3645d460977c89d8a15"
    assert digest({"a": 1}, [2]) != digest([2], {"a": 1})
