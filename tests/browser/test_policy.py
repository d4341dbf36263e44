"""A trained policy in a file sits at a table in a real browser, brought by `parlour bot connect`."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import expect

from parlour import games
from parlour.bots.policy import Network, head_of, write_policy
from parlour.core.encoding import PREVIEW
from tests.browser import people
from tests.browser.conftest import Open

np = pytest.importorskip("numpy", reason="policies need numpy: `make setup` installs it")

PROGRAM = "import sys; from parlour.cli import main; main(sys.argv[1:])"


def policy_that_draws_in(space: str, file: Path) -> Path:
    """One layer without weights: it likes this space best, then the others in the order of their numbers."""
    game = games.load("kokoro")
    assert game.encoding is not None
    encoder = game.encoding.encoder(1, game.settle(1, {}))
    head = head_of(game, encoder, "relu")
    biases = -np.arange(encoder.actions, dtype=np.float32)
    biases[head.answers.index(f"draw {space}")] = 1
    write_policy(file, Network(head, [(np.zeros((encoder.actions, encoder.size), np.float32), biases)]))
    return file


def policy_that_seeks_flowers(file: Path) -> Path:
    """It judges answer by answer: the more flowers the path's line has the better, and of those the first."""
    game = games.load("kokoro")
    assert game.encoding is not None
    encoder = game.encoding.encoder(1, game.settle(1, {}), previews=True)
    head = head_of(game, encoder, "relu", by_answer=True)
    weights = np.zeros((1, head.inputs), np.float32)
    previews = [field.name for field in head.fields if field.name.startswith(PREVIEW)]
    weights[0, previews.index(f"{PREVIEW}flowers")] = 1
    write_policy(file, Network(head, [(weights, np.zeros(1, np.float32))]))
    return file


@contextmanager
def connected(url: str, file: Path, name: str) -> Iterator[None]:
    """`parlour bot connect`, for as long as the test looks on."""
    command = [sys.executable, "-c", PROGRAM, "bot", "connect", url, "--bot", str(file), "--name", name]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    try:
        yield
        assert process.poll() is None, "it still sits there"
    finally:
        process.kill()
        process.wait()


@pytest.mark.parametrize(("kind", "spaces"), [("dense", ("c4", "a1")), ("by answer", ("g1",))])
def test_a_policy_file_plays_beside_a_person(kind: str, spaces: tuple[str, ...], visit: Open, tmp_path: Path) -> None:
    file = tmp_path / "tiny.npz"
    policy = policy_that_draws_in("c4", file) if kind == "dense" else policy_that_seeks_flowers(file)
    page = visit()
    people.new_table(page, "Ann")
    with connected(page.url, policy, "Tiny"):
        expect(page.locator("li.chair b")).to_have_text(["Ann", "Tiny"])
        people.be_ready(page)
        for space in spaces:
            people.wait_for_turn(page)
            people.is_drawn(page, people.draw_anywhere(page))
            expect(page.locator(".log").get_by_text(re.compile(rf"Tiny draws \d in {space}"))).to_have_count(1)
