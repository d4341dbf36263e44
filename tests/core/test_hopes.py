"""Hopes: rewards that come with every answer."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from parlour.core.encoding import new_buffer
from parlour.core.episode import Episode
from parlour.core.game import State
from parlour.core.luck import Streams
from parlour.core.values import Action
from tests.core.test_episode import episode_of, offered


def paid_on_the_way(episode: Episode[State], choose: Callable[[list[int]], int]) -> list[float]:
    """What the first seat of a table of one is paid for each of its answers."""
    episode.begin(Streams("1"))
    paid: list[float] = []
    while episode.acting:
        episode.act(0, choose(offered(episode, 0)))
        episode.show()
        paid.append(episode.reward(0))
    return paid


def first_hope(slug: str) -> float:
    """What the outlook judges at the first question of that episode."""
    episode = episode_of(slug, 1)
    episode.begin(Streams("1"))
    outlook = episode.game.outlook
    assert outlook is not None
    hope = outlook.judge(episode.state, 0, 0)
    assert hope is not None
    return hope


@pytest.mark.parametrize("slug", ["kokoro", "chocobo"])
def test_hopes_are_paid_when_they_change_and_add_up_to_the_worth(slug: str) -> None:
    episode = episode_of(slug, 1, measure="outlook")
    paid = paid_on_the_way(episode, lambda numbers: numbers[0])
    assert sum(paid) == pytest.approx(episode.game.worth(episode.state, 0) - first_hope(slug))
    assert sum(1 for change in paid if change) > len(paid) / 2, "with nearly every answer"
    assert episode.reward(0) == 0, "what was paid is paid"


def test_for_skill_the_luck_of_cards_is_nobodys_merit() -> None:
    """Whichever card comes after an answer, the answer is paid the same; on average that is what `outlook` pays."""
    skill, outlook = open_kokoro("skill"), open_kokoro("outlook")
    assert skill.awaited is not None
    outcomes = skill.game.outcomes(skill.state, skill.awaited)
    assert len(outcomes) > 6
    paid = {measure.measure: [after(measure, outcome) for outcome, _ in outcomes] for measure in (skill, outlook)}
    assert paid["skill"] == pytest.approx([paid["skill"][0]] * len(outcomes))
    assert max(paid["outlook"]) - min(paid["outlook"]) > 1
    mean = sum(change * weight for change, (_, weight) in zip(paid["outlook"], outcomes, strict=True))
    assert mean / sum(weight for _, weight in outcomes) == pytest.approx(paid["skill"][0])


def open_kokoro(measure: str) -> Episode[State]:
    """After one answer, before the next card."""
    episode = episode_of("kokoro", 1, measure=measure)
    episode.begin(None)
    while episode.is_dealing():
        assert episode.awaited is not None
        episode.deal(episode.game.outcomes(episode.state, episode.awaited)[0][0])
    episode.show()
    episode.act(0, 3)
    return episode


def after(episode: Episode[State], outcome: Action) -> float:
    """What is paid if this comes."""
    encoder = episode.encoder
    twin = episode.clone(new_buffer(encoder.size), new_buffer(encoder.actions))
    twin.deal(outcome)
    return twin.reward(0)
