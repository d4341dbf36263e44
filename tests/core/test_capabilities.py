"""Capabilities: what only some games offer, None for the others; their laws are in tests/test_laws.py."""

from __future__ import annotations

import re

import pytest

from hatch_build import ROOT
from parlour import games
from parlour.core import capabilities
from parlour.core.errors import OptionError
from parlour.core.game import Game, State
from parlour.testing import capabilities as laws
from tests.core.script import Script

NAMES = (
    *("progression", "memory", "auto_pass", "moderation", "caution", "outlook", "workshop", "authoring"),
    *("campaign", "account", "kernel", "encoding", "picture"),
)
OFFERED = {
    "kokoro": {"outlook", "account", "kernel", "picture", "encoding"},
    "cocoons": {"progression", "memory", "caution", "workshop", "account", "kernel", "picture", "encoding"},
    "chocobo": {"auto_pass", "moderation", "outlook", "account", "kernel", "picture", "encoding"},
    "cocoon_world": {"outlook", "authoring", "campaign", "account", "kernel", "picture", "encoding"},
}


def offered(game: Game[State]) -> set[str]:
    return {name for name in NAMES if getattr(game, name) is not None}


def test_a_game_offers_none_unless_it_says_so() -> None:
    script: Game[State] = Script([])  # type: ignore[assignment]  # a Game of its own State is one
    assert offered(script) == set()


@pytest.mark.parametrize("slug", games.SLUGS)
def test_what_the_games_offer(slug: str) -> None:
    assert offered(games.load(slug)) == OFFERED[slug]


def test_each_has_its_section_of_the_contract_and_its_law() -> None:
    page = (ROOT / "docs" / "contract.md").read_text("utf-8")
    assert re.findall(r"^### `game\.(\w+)`", page, re.MULTILINE) == list(NAMES)
    assert len(laws.LAWS) == len(NAMES)


def test_the_contract_itself_has_24_methods() -> None:
    methods = [name for name, value in vars(Game).items() if callable(value) and not name.startswith("_")]
    assert len(methods) == 24


class Legs(capabilities.Campaigning):
    def __init__(self) -> None:
        super().__init__("leg", ("hill", "lake"), ("time", "victories"), 3)


@pytest.mark.parametrize(
    ("scenarios", "measure", "code"),
    [
        ([], None, "error-campaign"),
        (["hill"] * 4, None, "error-campaign"),
        (["sea"], None, "error-bad-option"),
        (["hill"], "luck", "error-bad-option"),
    ],
)
def test_what_can_t_be_agreed_is_refused(scenarios: list[str], measure: str | None, code: str) -> None:
    with pytest.raises(OptionError) as caught:
        Legs().plan(scenarios, measure)
    assert caught.value.code == code


class OwnLegs(Legs):
    def scenario(self, value: str) -> str:
        return value.lower() if value.lower().startswith("own:") else super().scenario(value)


def test_a_game_with_scenarios_of_one_s_own_says_which_may_be_planned() -> None:
    agreed = OwnLegs().plan(["lake", "OWN:marsh"])
    assert agreed.scenarios == ("lake", "own:marsh"), "as the game writes them"
    assert OwnLegs().read(str(agreed)) == agreed
    with pytest.raises(OptionError):
        OwnLegs().plan(["sea"])


def test_a_campaign_settles_its_own_option_and_no_other() -> None:
    agreed = Legs().plan(["lake", "hill"])
    assert agreed.measure == "time", "the first, if nothing is said"
    assert Legs().options(agreed, {"leg": "hill", "wind": "on"}) == {"leg": "lake", "wind": "on"}
