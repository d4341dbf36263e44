"""A game from outside in the browser: a board of words and buttons, or the one that it ships."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.people import play_now
from tests.browser.serving import Parlour
from tests.outside import NAME, install, path_with, write

OWN = "ember"
BOARD = """
export const shows = () => true;
export function mount(target, props) {
  let now = props;
  const button = document.createElement("button");
  button.id = "ember";
  button.onclick = () => now.answer(now.questions[0].choices[0]);
  target.append(button);
  const update = (props) => {
    now = props;
    const hand = props.screen.hand;
    button.textContent = `${hand.length} cards, ${props.label(`play ${hand[0]}`)}`;
  };
  update(props);
  return { update };
}
"""


@pytest.fixture(scope="module")
def outside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Parlour]:
    """A server with an installed game, and one in a folder that ships a board."""
    home = tmp_path_factory.mktemp("outside")
    packages, own = install(home), write(home, OWN) / OWN
    (own / "web").mkdir()
    (own / "web" / "board.js").write_text(BOARD, "utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", path_with(packages))
        patch.setenv("PARLOUR_GAMES", str(own))
        with Parlour(home) as parlour:
            yield parlour


def test_an_installed_game_is_played_to_its_end_with_words_and_buttons(visit: Open, outside: Parlour) -> None:
    page = visit(at=outside)
    card = page.locator(f"[data-game={NAME}]")
    expect(card).to_contain_text("Hearth")
    expect(card).to_contain_text("2–4 players · about 5 minutes")
    play_now(page, NAME, "Ada")
    expect(page.get_by_text("Your hand:")).to_be_visible()
    answers = page.get_by_role("group", name="Your choices").get_by_role("button")
    for left in (5, 4, 3, 2, 1):
        expect(answers.first).to_be_visible()
        answers.first.hover()
        answers.first.click()
        expect(page.locator(".paper pre")).to_contain_text(f"{left - 1} in hand")
    expect(page.get_by_text("All cards have been played.").first).to_be_visible()


def test_a_game_draws_itself_with_the_board_that_it_ships(visit: Open, outside: Parlour) -> None:
    page = visit(at=outside)
    play_now(page, OWN, "Ada")
    own = page.locator("#ember")
    expect(own).to_contain_text("5 cards")
    expect(own).to_contain_text(" of ")
    own.click()
    expect(own).to_contain_text("4 cards")
