"""The peers that speed is measured against play the same game. How fast anything is, no test says."""

from __future__ import annotations

import pytest

from bench import check


@pytest.mark.parametrize("peer", check.CHECKS)
def test_a_peer_plays_the_same_game(peer: str) -> None:
    run, needs = check.CHECKS[peer]
    absent = check.missing(*needs)
    if absent is not None:
        pytest.skip(f"{absent} is not installed; `python -m bench --check` makes this check, in the bench environment")
    run()
