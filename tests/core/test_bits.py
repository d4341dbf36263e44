"""Sets of small numbers in one integer: counted and picked by table, as one would by hand."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.core import bits

sets = st.sets(st.integers(min_value=0, max_value=61))


@given(things=sets)
def test_a_set_has_as_many_things_as_were_put_in_and_the_nth_is_the_nth(things: set[int]) -> None:
    packed = sum(2**thing for thing in things)
    assert bits.count(packed) == len(things)
    assert bits.listed(packed) == sorted(things)
    assert [bits.nth(packed, n) for n in range(len(things))] == sorted(things)


def test_there_is_no_thing_beyond_the_last() -> None:
    with pytest.raises(AssertionError):
        bits.nth(0b10110, 3)
