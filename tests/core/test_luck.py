"""Luck: drawn per prompt, checkable afterwards, and the same deal for the same secret."""

from __future__ import annotations

import hashlib
import hmac

import pytest

import parlour
from parlour import games
from parlour.core.errors import LuckError
from parlour.core.game import State
from parlour.core.luck import Arranged, Sealed, Stacked, Streams, from_seed
from parlour.core.match import Match
from parlour.core.record import read_record, write_record
from parlour.core.rng import Fast
from parlour.core.values import Decision
from parlour.core.verify import load, luck_of, verify
from parlour.testing.toys import Den
from parlour.testing.wander import play_out
from tests.core.script import Script, deal, play

SECRET = bytes(range(32))
LAST = Decision("last", (0,))


def outcomes(match: Match[State], prompt: str) -> list[str]:
    return [entry.move.answers[0] for entry in match.entries if entry.move.prompt == prompt]


# Vectors


def test_vector_of_a_secret_alone() -> None:
    luck = Sealed(SECRET)
    assert luck.commitment == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    assert luck.key.hex() == "d38b42096d80f45f826b44a9d5607de72496a415d3f4a1a8c88e3bb9da8dc1cb"


def test_vector_of_a_secret_with_entropy() -> None:
    luck = Sealed(SECRET, ("tea", "plum"))
    assert luck.commitment == Sealed(SECRET).commitment, "it was made before the seats added theirs"
    assert luck.key.hex() == "852e817024b6549c32ecc48a76a79a5ed92afc4c8c77e2b03af16d3e999a7ceb"
    rng = luck.rng(2, "roll", 5)
    assert [f"{rng.word():08x}" for _ in range(3)] == ["0632e2ce", "9a778c99", "fb474c31"]
    assert luck.rng(2, "roll", 5).below(6) == 2


def test_vector_of_a_seed() -> None:
    luck = from_seed(7)
    assert luck.secret.hex() == "bf592da4a7e6593ba90a297e1162adf523959b842c37a9f966f08b22346b5d1a"
    assert luck.secret == hashlib.sha256(b"parlor seed 7").digest()


def test_vector_of_a_stream() -> None:
    rng = Streams("1").rng(0, "path", 0)
    assert [f"{rng.word():08x}" for _ in range(3)] == ["1977d6ad", "e1d9d9af", "55889a3b"]


def test_vector_of_a_deal() -> None:
    match = parlour.new("kokoro", seats=2, seed=7)
    assert [(entry.move.prompt, entry.move.answers) for entry in match.entries] == [
        ("sanctuary", ("E",)),
        ("path", ("5g",)),
    ]


def test_the_key_and_the_label_are_as_documented() -> None:
    """HMAC-SHA-256 of the secret over the seats' words, then over undos/prompt/k/block."""
    key = hmac.digest(SECRET, b"tea plum", "sha256")
    block = hmac.digest(key, b"2/roll/5/0", "sha256")
    assert Sealed(SECRET, ("tea", "plum")).rng(2, "roll", 5).word() == int.from_bytes(block[:4], "big")


# Sealed


def test_the_kth_deal_of_a_prompt_depends_on_secret_undos_prompt_and_k() -> None:
    luck = Sealed(SECRET)
    base = luck.rng(0, "path", 0).word()
    assert luck.rng(0, "path", 0).word() == base, "asking twice changes nothing"
    others = [
        luck.rng(1, "path", 0),
        luck.rng(0, "roll", 0),
        luck.rng(0, "path", 1),
        Sealed(b"other").rng(0, "path", 0),
    ]
    assert all(other.word() != base for other in others)


@pytest.mark.parametrize(
    "entropy", [(), ("a",), ("a", "b c"), ("x ", ""), ("two\nlines", "\r"), ("",), ("é", "\u2028")]
)
def test_a_record_keeps_every_kind_of_entropy(entropy: tuple[str, ...]) -> None:
    match = Match(Den(), 2, {}, Sealed(SECRET, entropy))
    text = write_record(match.record(reveal=True))
    record = read_record(text)
    assert verify(Den(), record)
    luck = luck_of(record)
    assert luck is not None
    assert luck.key == Sealed(SECRET, entropy).key


def test_the_secret_is_in_the_record_once_the_match_is_over() -> None:
    match = play([deal()], [LAST], luck=Sealed(SECRET))
    running = match.record()
    assert "secret" not in running.tags
    assert running.tags["commitment"] == Sealed(SECRET).commitment
    assert match.record(reveal=True).tags["secret"] == SECRET.hex()
    assert "secret" not in match.export(0).tags
    match.answer(0, "a")
    assert match.record().tags["secret"] == SECRET.hex()
    assert luck_of(running) is None


def test_the_same_secret_deals_the_same_whatever_players_do() -> None:
    """Same-deal comparison: two tables, different players, the same cards."""
    tables = []
    for seed in range(2):
        match = parlour.new("kokoro", seats=2, seed=11, caller="manual")
        play_out(match, Fast(f"player {seed}".encode()), match.game.bound(2))
        tables.append(match)
    assert outcomes(tables[0], "path") == outcomes(tables[1], "path")
    assert outcomes(tables[0], "draw") != outcomes(tables[1], "draw")


def test_talk_does_not_change_what_is_dealt() -> None:
    def bonuses(*, talk: bool) -> list[str]:
        match = Match(Den(), 2, {}, Sealed(SECRET))
        if talk:
            match.answer(0, match.game.choices(match.state, match.decisions()[1], 0)[0], "talk")
        for seat in (0, 1):
            match.answer(seat, match.choices(seat)[0])
        for seat in (0, 1):
            match.answer(seat, "left")
        return [entry.move.answers[0] for entry in match.entries if entry.move.prompt in ("bonus", "look")]

    assert bonuses(talk=True) == bonuses(talk=False)


def test_after_a_crash_the_same_is_dealt_again_wherever_it_happened() -> None:
    """Loaded in the middle of DEALs, the rest comes as it came before."""
    match = Match(Den(), 3, {}, Sealed(SECRET))
    record = match.record(reveal=True)
    assert len(record.moves) == 11
    for at in range(len(record.moves) + 1):
        again = load(Den(), record, at)
        again.luck = luck_of(record)
        again.resume()
        assert again.record(reveal=True) == record


# Streams


def test_a_stream_for_each_prompt() -> None:
    luck = Streams("seed")
    first = luck.rng(0, "path", 0).word()
    luck.rng(0, "roll", 0).word()
    second = luck.rng(0, "path", 1).word()
    alone = Streams("seed").rng(0, "path", 0)
    assert [alone.word(), alone.word()] == [first, second]


def test_streams_deal_the_same_whatever_players_do() -> None:
    tables = []
    for seed in range(2):
        match: Match[State] = Match(parlour.load("kokoro"), 2, {}, Streams("x"))
        play_out(match, Fast(f"player {seed}".encode()), match.game.bound(2))
        tables.append(outcomes(match, "path"))
    assert tables[0] == tables[1]


def test_a_match_with_streams_has_no_commitment() -> None:
    assert "commitment" not in play([LAST], luck=Streams("x")).record().tags


# Stacked


def test_a_stacked_deck_deals_in_order() -> None:
    match = parlour.new("kokoro", seats=1, luck=["D", "3g", "6"])
    match.answer(0, "draw c1")
    assert [entry.move.answers for entry in match.entries] == [("D",), ("3g",), ("draw c1",), ("6",)]


def test_a_stacked_deck_that_runs_out_says_for_what() -> None:
    match = parlour.new("kokoro", seats=1, luck=["D", "3g"])
    with pytest.raises(LuckError) as caught:
        match.answer(0, "draw c1")
    assert caught.value.code == "error-outcomes-used-up"
    assert caught.value.facts == {"prompt": "path"}
    assert match.decisions()[0].prompt == "path", "the answer counts, the deal stays open"
    match.deal("4")
    assert match.decisions()[0].prompt == "draw"


def test_a_stacked_deck_with_a_seed_goes_on_by_it() -> None:
    match = parlour.new("kokoro", seats=1, seed=3, luck=["D", "3g"])
    assert match.answer(0, "draw c1") is None
    assert match.entries[-1].move.prompt == "path"
    luck = match.luck
    assert luck is not None
    assert luck.rng(0, "path", 1).word() == from_seed(3).rng(0, "path", 1).word()


@pytest.mark.parametrize("outcome", ["3g", "draw c1", "no such card", "", "Z"])
def test_a_stacked_deck_that_does_not_fit_says_where_and_what_would(outcome: str) -> None:
    with pytest.raises(LuckError) as caught:
        parlour.new("kokoro", seats=1, luck=[outcome])
    assert caught.value.code == "error-outcome-impossible"
    assert caught.value.facts == {"entry": 1, "outcome": outcome, "expected": "sanctuary: A, B, C, D, E, F"}


def test_a_stacked_deck_has_numbers_only_if_luck_follows() -> None:
    with pytest.raises(LuckError):
        Stacked([]).rng(0, "path", 0)


def test_an_empty_stack_deals_nothing() -> None:
    with pytest.raises(LuckError):
        Match(Script([deal()]), 2, {}, Stacked([]))


def test_an_arranged_deal_is_by_prompt_and_comes_again_after_an_undo() -> None:
    luck = Arranged({"sanctuary": ["B", "E"], "path": ["4", "1g"]}, from_seed(1))
    match = Match(games.load("kokoro"), 1, {}, luck)
    assert [entry.move.answers for entry in match.entries] == [("B",), ("4",)]
    match.answer(0, "draw c3")
    assert match.entries[-1].move.answers == ("1g",)
    match.undo(0, 2, agreed=True)
    match.answer(0, "draw c4")
    assert match.entries[-1].move.answers == ("1g",), "an undo deals the same again"


def test_an_arranged_outcome_that_can_not_come_is_passed_over() -> None:
    match = Match(games.load("kokoro"), 1, {}, Arranged({"sanctuary": ["Z"], "path": ["9"]}, from_seed(1)))
    other = Match(games.load("kokoro"), 1, {}, from_seed(1))
    assert [entry.move for entry in match.entries] == [entry.move for entry in other.entries]
