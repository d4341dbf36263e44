"""Trained policies as bots: the file, the row they see, and what they answer."""

from __future__ import annotations

from pathlib import Path

import pytest

import parlour
from parlour import bots, games
from parlour.bots.policy import Network, Policy, PolicyTable, head_of, read_policy, write_policy
from parlour.core.errors import OptionError
from parlour.games.kokoro.bot import Greedy
from parlour.testing.capabilities import row_of

np = pytest.importorskip("numpy", reason="policies need numpy: `make setup` installs it")


def network_for(slug: str, seats: int, seed: int = 1, **given: str) -> Network:
    """Two layers of random numbers."""
    game = games.load(slug)
    assert game.encoding is not None
    encoder = game.encoding.encoder(seats, game.settle(seats, given))
    rng = np.random.default_rng(seed)
    sizes = [(8, encoder.size), (encoder.actions, 8)]
    return Network(
        head_of(game, encoder, "relu"), [(rng.normal(size=size), rng.normal(size=size[0])) for size in sizes]
    )


def network_by_answer(seed: int = 1, **given: str) -> Network:
    """The same for Kokoro alone, judging answer by answer."""
    game = games.load("kokoro")
    assert game.encoding is not None
    encoder = game.encoding.encoder(1, game.settle(1, given), previews=True)
    head = head_of(game, encoder, "relu", by_answer=True)
    rng = np.random.default_rng(seed)
    sizes = [(8, head.inputs), (1, 8)]
    return Network(head, [(rng.normal(size=size), rng.normal(size=size[0])) for size in sizes])


@pytest.fixture
def file(tmp_path: Path) -> Path:
    found = tmp_path / "mine.npz"
    write_policy(found, network_for("kokoro", 1))
    return found


def test_a_file_is_read_as_it_was_written(file: Path) -> None:
    written, read = network_for("kokoro", 1), read_policy(file)
    assert read.head == written.head
    row = np.ones(sum(field.size for field in read.head.fields), np.float32)
    assert np.allclose(read.logits(row), written.logits(row), atol=1e-3)


@pytest.mark.parametrize(
    ("slug", "learned", "seats"),
    [
        ("kokoro", 1, 1),
        ("kokoro", 1, 3),
        ("cocoons", 2, 2),
        ("chocobo", 2, 3),
        ("cocoon_world", 2, 2),
    ],
)
def test_it_plays_any_table_of_its_game_to_the_end(slug: str, learned: int, seats: int, tmp_path: Path) -> None:
    """Also where there are more seats than where it has learned: what is new to it, it does not see."""
    from parlour.research.drive import play

    file = tmp_path / "mine.npz"
    write_policy(file, network_for(slug, learned))
    match = parlour.new(slug, seats=seats, seed=3)
    result = play(match, [bots.make(f"{file}:temperature=1", match.game, seat) for seat in range(seats)])
    assert len(result.scores) == seats


@pytest.mark.parametrize(("seats", "options"), [(1, {}), (3, {}), (2, {"decree": "8", "caller": "manual"})])
def test_one_that_judges_answer_by_answer_plays_any_table_too(
    seats: int, options: dict[str, str], tmp_path: Path
) -> None:
    from parlour.research.drive import play

    file = tmp_path / "mine.npz"
    write_policy(file, network_by_answer())
    match = parlour.new("kokoro", seats=seats, seed=3, **options)  # type: ignore[arg-type]  # names of options
    assert len(play(match, [bots.make(str(file), match.game, seat) for seat in range(seats)]).scores) == seats


def test_every_answer_is_judged_by_its_previews_and_the_rest_of_the_row() -> None:
    network = network_by_answer()
    head = network.head
    answers, previews = len(head.answers), head.previews
    row = np.random.default_rng(2).random(sum(field.size for field in head.fields))
    rest = len(row) - previews * answers
    for number, logit in enumerate(network.logits(row)):
        own = [row[rest + n * answers + number] for n in range(previews)]
        (first, bias), (second, last) = network.layers
        assert logit == pytest.approx(second @ np.maximum(first @ [*own, *row[:rest]] + bias, 0) + last)


def test_the_first_preview_of_kokoro_is_what_greedy_goes_by(tmp_path: Path) -> None:
    """A policy that likes nothing else plays like greedy, to a sixteenth of a point."""
    network = network_by_answer()
    weights = np.zeros((1, network.head.inputs))
    weights[0, 0] = 1
    file = tmp_path / "mine.npz"
    write_policy(file, Network(network.head, [(weights, np.zeros(1))]))
    match = parlour.new("kokoro", seats=1, seed=3)
    policy, greedy = bots.make(str(file), match.game, 0), bots.make("greedy", match.game, 0)
    assert isinstance(greedy, Greedy)
    while not match.is_over():
        view, decision, choices = match.view(0), match.decisions()[0], match.choices(0)
        gains = greedy.gains(view, choices)
        liked = policy.decide(view, decision, choices, {}, None)
        assert liked is not None
        assert gains[choices.index(liked)] > max(gains) - 1 / 16
        assert match.answer(0, liked) is None


def test_it_sees_the_row_of_the_position_though_it_gets_a_view_only(file: Path) -> None:
    match = parlour.new("kokoro", seats=1, seed=5)
    game, encoder = match.game, games.load("kokoro").encoding
    assert encoder is not None
    table = PolicyTable(game, encoder.encoder(1, match.options), read_policy(file).head)
    for number in range(10):
        guessed = game.guess(match.view(0), bots.make("random", game, number).rng(match.view(0), match.decisions()[0]))
        row = np.frombuffer(row_of(table.encoder, match.state, 0), np.uint8) / table.most
        assert np.array_equal(table.row(guessed, 0, []), row)
        assert match.answer(0, match.choices(0)[number]) is None


def test_it_gives_the_answer_that_its_network_likes_best(tmp_path: Path) -> None:
    liked = network_for("kokoro", 1)
    biases = liked.layers[-1][1]
    biases[:] = 0
    biases[liked.head.answers.index("draw c4")] = 1000
    file = tmp_path / "mine.npz"
    write_policy(file, liked)
    match = parlour.new("kokoro", seats=2, seed=5)
    bot = bots.make(str(file), match.game, 0)
    assert isinstance(bot, Policy)
    decision = match.decisions()[0]
    assert str(bot.decide(match.view(1), decision, match.choices(1), {}, None)) == "draw c4"


def test_where_all_answers_are_new_to_it_it_gives_the_first(file: Path) -> None:
    match = parlour.new("kokoro", seats=2, seed=5, caller="manual")
    bot = bots.make(str(file), match.game, 0)
    assert str(bot.decide(match.view(0), match.decisions()[0], match.choices(0), {}, None)) == "turn"


def test_what_is_no_policy_is_refused_in_a_sentence(file: Path, tmp_path: Path) -> None:
    kokoro, cocoons = games.load("kokoro"), games.load("cocoons")
    broken = tmp_path / "broken.npz"
    broken.write_bytes(b"PK no zip")
    text = tmp_path / "text.npz"
    text.write_text("not numbers", "utf-8")
    objects = tmp_path / "objects.npz"
    np.savez(objects, head=np.array([None]))
    empty = tmp_path / "empty.npz"
    np.savez(empty, numbers=np.arange(3))
    odd = tmp_path / "odd.npz"
    network = network_for("kokoro", 1)
    write_policy(odd, Network(network.head, [(np.zeros((43, 5)), np.zeros(43))]))
    blind = tmp_path / "blind.npz"
    assert kokoro.encoding is not None
    head = head_of(kokoro, kokoro.encoding.encoder(1, kokoro.settle(1, {})), "relu", by_answer=True)
    write_policy(blind, Network(head, [(np.zeros((1, head.inputs)), np.zeros(1))]))
    for spec, game, sentence in (
        (f"{tmp_path}/no.npz", kokoro, "There is no file"),
        (str(broken), kokoro, "is not a policy that Parlour can read"),
        (str(text), kokoro, r"is not a policy that Parlour can read \(no numpy archive\)"),
        (str(objects), kokoro, r"is not a policy that Parlour can read \(arrays of something else than numbers\)"),
        (str(empty), kokoro, "is not a policy that Parlour can read"),
        (str(odd), kokoro, r"is not a policy that Parlour can read \(weights_0: \(43, 5\)\)"),
        (str(blind), kokoro, r"is not a policy that Parlour can read \(no previews, or not last\)"),
        (str(file), cocoons, r"was trained for kokoro \(encoding 1\), so it can’t play cocoons \(encoding 1\)\."),
        (f"{file}:mood=3", kokoro, "can’t use “mood=3”"),
    ):
        with pytest.raises(OptionError, match=sentence):
            bots.make(spec, game, 0)


def test_a_table_of_a_server_takes_no_policy_from_its_disk() -> None:
    assert bots.names_file("/etc/secret.npz")
    assert bots.names_file("mine.npz:temperature=1")
