"""Episodes: one play by numbers."""

from __future__ import annotations

import pytest

from parlour import games
from parlour.core.encoding import new_buffer
from parlour.core.episode import JUDGED, MEASURES, MOST_ASIDES, Episode, IllegalAnswer, most_said
from parlour.core.game import Game, State
from parlour.core.luck import Streams
from parlour.core.rng import Fast
from parlour.core.values import Action


def episode_of(slug: str, seats: int, *, votes: bool = False, measure: str = "worth", **options: str) -> Episode[State]:
    game: Game[State] = games.load(slug)
    assert game.encoding is not None
    settled = game.settle(seats, options)
    encoder = game.encoding.encoder(seats, settled)
    rows, masks = new_buffer(seats * encoder.size), new_buffer(seats * encoder.actions)
    episode = Episode(game, encoder, seats, settled, rows, masks, 0, votes=votes, measure=measure)
    episode.begin(Streams("7"))
    return episode


def offered(episode: Episode[State], seat: int) -> list[int]:
    actions = episode.encoder.actions
    mask = bytes(memoryview(episode.masks))[seat * actions : (seat + 1) * actions]
    return [number for number, is_offered in enumerate(mask) if is_offered]


def play(episode: Episode[State], seed: int) -> int:
    """Random numbers to the end; how many were given."""
    rng = Fast(f"play {seed}".encode())
    given = 0
    while not episode.is_over():
        for seat in list(episode.acting):
            if seat in episode.acting:
                numbers = offered(episode, seat)
                episode.act(seat, numbers[rng.below(len(numbers))])
                given += 1
        episode.show()
    return given


@pytest.mark.parametrize("slug", games.SLUGS)
@pytest.mark.parametrize("votes", [False, True])
def test_random_numbers_lead_to_an_end(slug: str, votes: bool) -> None:
    episode = episode_of(slug, 2, votes=votes)
    assert play(episode, 1) > 0
    assert episode.acting == []
    assert not any(memoryview(episode.masks)), "nothing is offered any more"
    assert len(episode.result().scores) == 2


@pytest.mark.parametrize("slug", games.SLUGS)
def test_the_same_luck_and_numbers_give_the_same_play(slug: str) -> None:
    ends = []
    for _ in range(2):
        episode = episode_of(slug, 2)
        play(episode, 3)
        ends.append((episode.result(), episode.moves, bytes(memoryview(episode.rows))))
    assert ends[0] == ends[1]


def test_a_number_that_is_not_offered_changes_nothing() -> None:
    episode = episode_of("kokoro", 2)
    rows = bytes(memoryview(episode.rows))
    episode.act(0, 5)
    for seat, number in [(0, 5), (1, -1), (1, 43), (2, 0)]:
        with pytest.raises(IllegalAnswer):
            episode.act(seat, number)
    assert episode.acting == [1]
    assert bytes(memoryview(episode.rows)) == rows, "what another has sealed can't be seen"


def test_all_draw_before_a_turn_of_kokoro_is_over() -> None:
    episode = episode_of("kokoro", 3)
    for seat in (2, 0):
        episode.act(seat, seat)
        assert episode.moves == 0
    episode.act(1, 1)
    assert (episode.moves, episode.acting) == (1, [0, 1, 2])
    episode.show()
    assert [0 in offered(episode, seat) for seat in range(3)] == [False, True, True]


def test_two_cards_are_two_numbers_the_lower_first() -> None:
    episode = episode_of("chocobo", 2)
    first = [number for number in offered(episode, 0) if number < 100]
    episode.act(0, first[1])
    assert 0 in episode.acting
    episode.show()
    second = offered(episode, 0)
    assert second
    assert min(second) > first[1], "and nothing else may be said in between"
    episode.act(0, second[0])
    assert 0 not in episode.acting


def test_talk_ends_when_enough_was_said() -> None:
    episode = episode_of("chocobo", 2)
    for _ in range(MOST_ASIDES):
        episode.act(0, next(number for number in offered(episode, 0) if number >= 100))  # statements follow the cards
        episode.show()
    assert max(offered(episode, 0)) < 100


def test_nothing_is_said_twice_in_a_round() -> None:
    episode = episode_of("chocobo", 2)
    said = max(offered(episode, 0))
    episode.act(0, said)
    assert episode.acting == [0, 1]
    episode.show()
    with pytest.raises(IllegalAnswer):
        episode.act(0, said)


def test_the_first_seat_speaks_for_all_unless_they_vote() -> None:
    alone, together = episode_of("chocobo", 2), episode_of("chocobo", 2, votes=True)
    for episode in (alone, together):
        while episode.awaited is not None and episode.awaited.prompt == "choose":
            for seat in list(episode.acting):
                episode.act(seat, offered(episode, seat)[0])
            episode.show()
    assert len(alone.acting) == 1
    assert len(together.acting) == 2


def test_most_of_a_vote_counts_and_the_first_if_it_is_even() -> None:
    a, b = games.load("kokoro").actions()[:2]
    rows: list[tuple[list[Action], Action]] = [([a, b], a), ([a, b, b], b), ([b, a, a, b], b)]
    assert [most_said(said) for said, _ in rows] == [expected for _, expected in rows]


@pytest.mark.parametrize("measure", MEASURES)
def test_rewards_by_each_measure(measure: str) -> None:
    episode = episode_of("kokoro", 2, measure=measure)
    play(episode, 5)
    result = episode.result()
    rewards = [episode.reward(seat) for seat in range(2)]
    if measure == "score":
        assert rewards == list(result.scores)
    elif measure == "win":
        assert sum(rewards) == 1
    elif measure == "points":
        assert rewards == list(result.scores)
        assert episode.reward(0) == 0, "what was paid is paid"
    elif measure in JUDGED:
        assert abs(sum(rewards)) < 1, "near what it was worth; how near, other tests say"
    else:
        assert rewards == [episode.game.worth(episode.state, seat) for seat in range(2)]


def test_points_are_paid_when_they_are_scored_and_add_up_to_the_score() -> None:
    episode = episode_of("kokoro", 1, measure="points")
    episode.begin(Streams("1"))
    paid: list[float] = []
    while episode.acting:
        episode.act(0, offered(episode, 0)[0])
        episode.show()
        paid.append(episode.reward(0))
    assert sum(paid) == episode.result().scores[0]
    assert sum(1 for points in paid if points) == 5, "after each round; with the last one the guardians' boxes too"


def test_an_answer_that_another_s_has_overtaken_is_dropped() -> None:
    """A Book used while all choose cards asks everybody again (D-57)."""
    for seed in range(40):
        episode = episode_of("chocobo", 2)
        episode.begin(Streams(str(seed)))
        books = [n for n in offered(episode, 0) if str(episode.encoder.answers[0][n]).startswith("use")]
        if books:
            asked = episode.awaited
            episode.act(0, books[0])
            assert episode.awaited != asked
            state = episode.game.view(episode.state, 1)
            episode.act(1, offered(episode, 1)[0])
            assert episode.game.view(episode.state, 1) == state
            return
    raise AssertionError("no Book could be used")
