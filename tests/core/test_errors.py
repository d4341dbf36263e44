"""Errors: a code, facts, and a sentence from the catalogue."""

from __future__ import annotations

import pickle
import subprocess
import sys
from collections.abc import Iterator

import pytest

import parlour
from parlour import locales
from parlour.core import errors
from parlour.core.errors import (
    EditionError,
    LuckError,
    NotationError,
    OptionError,
    ParlourError,
    RecordError,
    explain_with,
)

KINDS = [EditionError, LuckError, NotationError, OptionError, RecordError]


@pytest.fixture
def words() -> Iterator[None]:
    before = errors._Named.explain
    yield
    explain_with(before)


@pytest.mark.parametrize("kind", KINDS)
def test_every_error_is_a_parlour_error_with_a_code_and_facts(kind: type[ParlourError]) -> None:
    error = kind("error-unknown-game", game="chess", known="kokoro")
    assert isinstance(error, parlour.ParlourError)
    assert error.code == "error-unknown-game"
    assert error.facts == {"game": "chess", "known": "kokoro"}
    assert str(error) == "There is no game called “chess”; the parlour has: kokoro."


def test_errors_print_themselves_through_the_function_they_are_given(words: None) -> None:
    explain_with(lambda code, facts: f"{code}! {facts['seat']}")
    assert str(OptionError("error-bad-seat", seat=3)) == "error-bad-seat! 3"
    explain_with(lambda code, facts: locales.say("fr", code, **facts))
    assert str(OptionError("error-bad-seat", seat=9, last=3)).startswith("Il n’y a pas")


def test_core_alone_prints_codes() -> None:
    """Without the catalogue, as when core is used alone, the code and the facts are shown."""
    program = "from parlour.core import errors as e; e.explain_with(e._plain); print(e.LuckError('x', n=1))"
    run = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)
    assert run.stdout == "x {'n': 1}\n"


def test_errors_cross_process_borders() -> None:
    error = pickle.loads(pickle.dumps(RecordError("error-record-digest", entry=3)))
    assert isinstance(error, RecordError)
    assert (error.code, error.facts) == ("error-record-digest", {"entry": 3})
