"""Talking: D-20 to D-22, D-63."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour import words
from parlour.core.rng import Fast
from parlour.games.chocobo.disguises import undisguised
from parlour.games.chocobo.moderation import TableTalk
from tests.games.chocobo.table import BOX, Table

HANDS = [[5, 40, 95], [45, 55], [1, 100], [30, 70]]


def choosing(seats: int = 4, *bonus: int, hands: list[list[int]] | None = None, **options: str) -> Table:
    table = Table(seats, hands=hands or HANDS[:seats], options=options)
    table.to_choice(*(bonus or ((50,) if seats > 1 else ())))
    return table


def held_back(table: Table, text: str) -> str | None:
    refusal = TableTalk().refuse(table.view(), text)
    return None if refusal is None else refusal.rule


# Free chat


@pytest.mark.parametrize(
    "text",
    [
        "My cards have strengths 1, 3, 4, and 4.",  # the rulebook's valid examples
        "I can place one of my cards on Dial Space 1.",
        "I have a card whose Action number is slightly lower than the Bonus card.",
        "Someone should eat; we have enough Books.",
        "Let us leave 2F now!",
        "J’ai une carte un peu plus haute que la carte bonus.",
        "Je prends la première case avec une force de 3.",
        "Je crois que la force 3 suffit.",
        "On mange maintenant, d’accord ?",
        "ボーナスカードより少し大きいカードがあります。",
        "強さは1、3、4、4です。",
        "一緒に攻撃しよう。もう十分食べた。",
        "スペース1に置けます。教えて下さい。",
    ],
)
def test_ordinary_sentences_pass(text: str) -> None:
    """D-20, D-21"""
    assert held_back(choosing(), text) is None


@pytest.mark.parametrize(
    "text",
    [
        "I have two cards with Action numbers in the 30s, but the rest are over 80.",  # the rulebook's invalid examples
        "I have a card that is one higher than the Bonus card.",
        "mine is 37",
        "mine is ３７",
        "mine is ٣٧",
        "about thirty, maybe in the forties",
        "seventh heaven",
        "5 lower than the Bonus card",
        "it is 3 above the bonus",
        "two below",
        "J’ai la trente-sept.",
        "quatre-vingt-dix, environ",
        "C’est trois de plus que le bonus.",
        "elle est un de plus que la carte bonus",
        "2 au-dessus du bonus",
        "deux plus haute que la carte bonus",
        "三十七です",
        "37です",
        "ボーナスより三つ高い",
        "ボーナスより1大きい",
        "きゅうじゅうくらい",
        "はち番です",
    ],
)
def test_numbers_above_five_and_numbers_with_a_comparison_are_held_back(text: str) -> None:
    """D-21: in digits and words of three languages."""
    assert held_back(choosing(), text) in ("D-20", "D-21")


def test_the_reason_says_what_was_found() -> None:
    """D-21"""
    table = choosing()
    number = TableTalk().refuse(table.view(), "I hold 37")
    assert number is not None
    assert "37" in words.explain("en", number)
    exact = TableTalk().refuse(table.view(), "one higher than yours")
    assert exact is not None
    assert exact.args == {"words": "one higher"}
    compared = TableTalk().refuse(table.view(), "higher than yours, and it was 3")
    assert compared is not None
    assert compared.args == {"number": "3", "word": "higher"}
    for language in ("en", "fr", "ja"):
        assert "D-20" in words.explain(language, exact)
        assert "D-21" in words.explain(language, compared)


# Sentences with their verdict by D-20 to D-22 and D-63, a hundred in each language, were all written down before the
# checker was. It was then written with `sentences.tsv` in sight; every third, `unseen.tsv`, was measured afterwards.
# Later another author wrote `later.tsv`: of the first sixty, written from the rulebook alone, 57 were judged right; of
# the last sixty, written after mending, 59. A third set, again written from the rulebook alone, ends it: of 63 that may
# be said all were judged right, of 63 that may not 61, and the checker was mended.
#
# `fresh.tsv` holds five batches of sixty, each written before it was measured, the checker mended after each. The first
# was written without having seen the checker. Judged right of 30 that may be said: 27, 28, 29, 29, 30; of 30 that may
# not: 28, 25, 25, 27, 28.
#
# `classes.tsv` was written by whoever wrote the checker, kind by kind, to mend it: it proves nothing about sentences of
# others. Nothing was mended for `unseen.tsv`, but its first thirty lines were read before and its count was watched.
#
# At last four authors wrote 300 each, a third in each language, from the rulebook and the clauses alone, none having
# seen the checker. Judged right of 150 that may be said: 147, 149, 148, 149; of 150 that may not: 138, 138, 144, 149.
# The checker was mended after each but the last, `kept.tsv`; since then its count was watched. The first two authors
# were asked for tricks of players, too, the others only for what people say who don't quite know the rule: easier ones.
#
# `tricks.tsv` is six more batches of 300 by six authors who had not seen the checker, half of each that may be said. A
# third of what may not be said are tricks to get around it, a third of what may comes close to the line. The checker
# was mended after each pair of them. Before, it judged right of 300 that may not be said 271, 284, 284; of 300 that may
# 231, 282, 280. Left out are 54 lines of the first pair, all among those held back, whose numbers of small talk or of
# bonus cards that don't lie on this table D-21 does hold back; and 7 of the last that pass: riddles and ciphers.
#
# `ordinary.tsv` was asked for when those pairs had stayed below 97 %: two last authors wrote what people would type at
# real tables, in the mix they expect, which is easier to judge. Whoever mended the checker last had read what they were
# asked, not what they wrote; nothing was or is to be mended for it. Of 300 that may be said 295 were judged right, of
# 300 that may not all. So expect of ordinary talk 98 % and more, of tricks 95 %.
#
# `neutral.tsv` is by two more, asked for neither tricks nor easy lines: 150 each from the rulebook and the clauses,
# half of them not to be said. Somebody else, who saw neither their verdicts nor the checker's, gave the verdicts again
# by the rulebook alone and set 39 lines of small talk with high numbers aside. Judged right of 167 that may be said
# were 164 (98.2 %), of 94 that may not 92 (97.9 %); then the five were mended.


def judged(name: str) -> list[tuple[str, ...]]:
    """Verdict, language and sentence of each line."""
    lines = (Path(__file__).parent / "chat" / f"{name}.tsv").read_text("utf-8").splitlines()
    return [tuple(line.split("\t")) for line in lines]


@pytest.mark.parametrize(
    ("verdict", "language", "text"),
    [*judged("sentences"), *judged("later"), *judged("fresh"), *judged("tricks"), *judged("neutral")],
)
def test_each_sentence_is_said_or_held_back_as_the_rulebook_has_it(verdict: str, language: str, text: str) -> None:
    """D-20 to D-22, D-63"""
    assert (held_back(choosing(), text) is None) == (verdict == "say")


@pytest.mark.parametrize(("verdict", "language", "kind", "text"), judged("classes"))
def test_each_kind_of_meaning_is_told_apart(verdict: str, language: str, kind: str, text: str) -> None:
    """D-20 to D-22: what narrows a number down, and what is of the board or harmless."""
    assert (held_back(choosing(), text) is None) == (verdict == "say")


def test_the_kinds_of_meaning_are_tried_in_every_language() -> None:
    kinds = {language: {row[2] for row in judged("classes") if row[1] == language} for language in ("en", "fr", "ja")}
    harmless = {"board", "talk", "bonus", "rule"}
    held = {"number", "parity", "digits", "neighbour", "reckoning", "ends", "borrowed", "disguise", "riddle"}
    for language, found in kinds.items():
        assert harmless | held <= found, language


def test_a_long_message_is_judged_at_once() -> None:
    """The patterns look ahead; none of them may look for ever."""
    table = choosing()
    for text in ("no card " * 120, "1 " * 450, "mine is " * 110 + "odd", "ボーナスの" * 180, "aucune carte " * 70):
        held_back(table, text)
    for text in ("comptez " * 62, "devine " * 71, "一枚しか" * 125):
        held_back(table, text)
    for text in ("what i " * 140, "-." * 500, "f0" * 500, ", that's me" * 90, "私の番号は" * 200, "bonus 50 " * 110):
        held_back(table, text)


@pytest.mark.parametrize(
    "text",
    [
        "That's a weight off my mind",
        "I rented the dungeon, apparently",
        "J'ai une carte plus élevée que le bonus",
        "Je relève le défi, on peut tenter la case 3",
        "Tes forces nous servent bien",
        "八木さん、どうする？",
        "千葉から来ました",
    ],
)
def test_words_and_names_that_look_like_numbers_pass(text: str) -> None:
    """D-21: "élevée" was taken for a misspelt eleven."""
    assert held_back(choosing(), text) is None


def test_a_bonus_number_may_be_told_if_it_lies_face_up() -> None:
    """D-21: it tells nothing; a number that lies nowhere does, and so does a distance from one that lies there."""
    table = choosing(3, 80, 20, hands=[[5, 40], [90], [10]])
    for text in ("the bonus cards are 20 and 80", "bonus à 80, je passe dessous", "ボーナス20より少し上"):
        assert held_back(table, text) is None
        assert held_back(choosing(), text) == "D-21"
    for text in ("bonus is 80, I'm 2 above it", "80, give or take", "the bonus is 80ish like mine", "bonus 80 plus 3"):
        assert held_back(table, text) is not None


@pytest.mark.parametrize(
    ("disguised", "plain"),
    [
        ("s e v e n t y  t w o", "seventytwo"),
        ("S.E.P.T", "sept"),
        ("f0rty-f0ur", "forty-four"),
        ("f*fty", "fifty"),
        ("ytrof", "forty"),
        ("vin-gt", "vingt"),
        ("n\u0456nety", "ninety"),
        ("fo\u200brty", "forty"),
        ("sixxxty", "sixty"),
        ("qurante", "quarante"),
        ("な・な", "なな"),
        ("４２", "42"),
        ("4️⃣2️⃣", "42"),
        ("for ties, who wins", "for ties, who wins"),
        ("I am thirsty", "i am thirsty"),
        ("y a t il", "y a t il"),
    ],
)
def test_disguises_are_taken_off_and_ordinary_words_stay(disguised: str, plain: str) -> None:
    """D-21"""
    assert undisguised(disguised) == plain


@pytest.mark.parametrize("batch", ["unseen", "kept", "ordinary"])
@pytest.mark.parametrize("verdict", ["say", "hold"])
def test_of_sentences_not_written_for_it_the_checker_judges_nearly_all_right(verdict: str, batch: str) -> None:
    """D-20 to D-22, D-63: at least 97 % both ways."""
    table = choosing()
    right = [
        (held_back(table, text) is None) == (verdict == "say")
        for expected, _, text in judged(batch)
        if expected == verdict
    ]
    assert len(right) > 45
    assert sum(right) >= 0.97 * len(right)


def test_chat_is_free_before_and_after_the_choice_and_alone() -> None:
    """D-21: held back only while cards are being chosen."""
    table = choosing()
    table.play("play 5", "play 45", "play 1", "play 30")
    assert held_back(table, "I had 37!") is None
    alone = choosing(1, hands=[[1, 2, 3, 4]])
    assert held_back(alone, "37") is None


def test_with_limited_talk_there_is_no_chat_in_phase_3() -> None:
    """D-22"""
    table = choosing(talk="limited")
    assert held_back(table, "hello") == "D-22"
    table.play("play 5", "play 45", "play 1", "play 30")
    assert held_back(table, "hello") is None


# Statements


def test_talk_is_open_to_all_beside_the_card_choice_and_nothing_waits_for_it() -> None:
    """D-63, D-20"""
    table = choosing()
    talk = next(decision for decision in table.open if decision.prompt == "talk")
    assert (talk.optional, talk.mode.value, talk.seats) == (True, "one", (0, 1, 2, 3))


def test_statements_name_no_action_number() -> None:
    """D-20: nothing above five, and nothing that computes with numbers, can be said."""
    for action in [action for action in Table().game.actions() if str(action).startswith(("claim", "have", "show"))]:
        numbers = [int(word) for word in str(action).split() if word.isdigit()]
        assert all(number <= 5 for number in numbers)


def test_strengths_are_shown_by_strength_for_the_whole_hand_cards_put_down_included() -> None:
    """D-63 (1): a revelation is an entry."""
    table = choosing()
    table.answer(0, "play 40")
    assert table.answer(0, "show") is None
    expected = " ".join(map(str, sorted(BOX.strength[card] for card in HANDS[0])))
    assert table.prompt == "strengths"
    assert table.outcomes() == [expected]
    table.deal(expected)
    assert table.view(3).said[0].strengths == [int(word) for word in expected.split()]
    standing = table.match.standings(0)
    assert standing[0].answered == (0,)  # talk leaves the ballot alone


def test_directions_must_be_true_of_a_card_in_hand() -> None:
    """D-63 (3): degree is the speaker's judgement."""
    table = choosing()
    said = table.choices(1, "talk")  # holds 45 and 55, the bonus card is 50
    for degree in ("near", "far"):
        assert f"have {degree} below bonus 1" in said
        assert f"have {degree} above bonus 1" in said
    low = table.choices(2, "talk")
    assert "have near below bonus 1" in low
    only_high = choosing(hands=[[60], [45, 55], [1], [30]])
    refusal = only_high.answer(0, "have near below bonus 1")
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("chocobo-refuse-untrue", "D-63")


def test_direction_and_strength_are_true_of_one_and_the_same_card() -> None:
    """D-63: in a claim the strength must be held."""
    table = choosing()
    low, high = 45, 55
    assert BOX.strength[low] != BOX.strength[high]
    said = table.choices(1, "talk")
    assert f"have {BOX.strength[low]} near below bonus 1" in said
    assert f"have {BOX.strength[low]} near above bonus 1" not in said
    assert f"claim 5 with {BOX.strength[low]}" in said
    missing = next(s for s in range(1, 6) if s not in (BOX.strength[low], BOX.strength[high]))
    assert f"claim 5 with {missing}" not in said
    assert all(f"claim {space}" in said for space in range(1, 6))


def test_between_the_bonus_cards_with_three_players() -> None:
    """D-63 (3): bonus cards are numbered in the order revealed."""
    table = choosing(3, 80, 20, hands=[[5, 40], [90], [10]])
    assert f"have {BOX.strength[40]} between" in table.choices(0, "talk")
    assert "have between" not in table.choices(1, "talk")
    assert "have near above bonus 1" in table.choices(1, "talk")  # 90 above 80
    assert "have near above bonus 2" in table.choices(1, "talk")
    assert "have near below bonus 2" in table.choices(2, "talk")


def test_nothing_can_be_said_about_a_face_down_bonus_card() -> None:
    """D-63: a face-down one is number 1."""
    table = Table(3, hands=[[5, 40], [90], [10]], boss="omega")
    table.state.veil = True
    table.to_choice(50)
    while table.prompt == "bonus":
        table.deal("50")
    assert table.view().bonus == [None, 50]
    said = table.choices(0, "talk")
    assert not [text for text in said if "bonus 1" in text or "between" in text]
    assert "have near below bonus 2" in said
    refusal = table.answer(0, "have near below bonus 1")
    assert refusal is not None
    assert refusal.code == "chocobo-refuse-no-bonus"


def test_statements_are_public_for_this_round_and_made_once() -> None:
    """D-63"""
    table = choosing()
    assert table.answer(3, "claim 2 with " + str(BOX.strength[30])) is None
    assert [said.seat for said in table.view(None).said] == [3]
    refusal = table.answer(3, "claim 2 with " + str(BOX.strength[30]))
    assert refusal is not None
    assert refusal.code == "chocobo-refuse-said"
    table.stand("h5")
    table.state.books = [BOX.book_name.index("move1")]
    table.team("use move1 i5")
    assert table.view(None).said == []  # a new round


def test_no_talk_in_solo_and_not_during_a_shortage() -> None:
    """D-63"""
    assert "talk" not in [decision.prompt for decision in choosing(1, hands=[[1, 2, 3, 4]]).open]
    table = Table(hands=[[], [1], [2], [3]], books=["move1"])
    table.stand_on_loop(2, 7)
    table.to_choice(50)
    assert [decision.prompt for decision in table.open] == ["shortage"]


def test_limited_talk_is_showing_and_pointing_with_one_card_of_any_strength() -> None:
    """D-22: no degree; the direction is true; a Book may still be proposed."""
    table = Table(hands=HANDS, books=["move1"], talk="limited")
    table.to_choice(50)
    held = sorted({BOX.strength[card] for card in HANDS[0]})
    assert table.choices(0, "talk") == [
        "show",
        *[text for space in range(1, 6) for text in (f"claim {space}", *(f"claim {space} with {s}" for s in held))],
        "have below bonus 1",
        *[f"have {strength} below bonus 1" for strength in sorted({BOX.strength[card] for card in (5, 40)})],
        "have above bonus 1",
        f"have {BOX.strength[95]} above bonus 1",
    ]
    assert "book" in [decision.prompt for decision in table.open]
    refusal = table.answer(0, "have near below bonus 1")
    assert refusal is not None
    assert refusal.rule == "D-22"
    open_table = choosing()
    refusal = open_table.answer(0, "have below bonus 1")
    assert refusal is not None
    assert refusal.code == "chocobo-refuse-degree"


def test_a_gesture_may_point_between_the_bonus_cards() -> None:
    """D-22: with a strength or not, one card at a time."""
    table = choosing(3, 80, 20, hands=[[5, 40, 60], [90], [10]], talk="limited")
    said = table.choices(0, "talk")
    assert {"have between", f"have {BOX.strength[40]} between"} <= set(said)
    assert "have between" not in table.choices(1, "talk")
    refusal = table.answer(0, "have 2x between")
    assert refusal is not None
    assert refusal.rule == "D-22"


def test_a_statement_may_be_made_of_as_many_cards_as_bear_it_out() -> None:
    """D-63: "two of my cards are slightly lower than bonus card 1"."""
    table = choosing(hands=[[5, 25, 40, 95], [45, 55], [1, 100], [30, 70]])
    said = table.choices(0, "talk")
    assert "have 3x near below bonus 1" in said
    assert "have 4x near below bonus 1" not in said
    assert "have 2x far above bonus 1" not in said
    alike = [BOX.strength[card] for card in (5, 25, 40)]
    twice = {strength for strength in alike if alike.count(strength) > 1}
    assert {text for text in said if text.startswith("have 2x ") and text.endswith("near below bonus 1")} == {
        "have 2x near below bonus 1",
        *(f"have 2x {strength} near below bonus 1" for strength in twice),
    }
    refusal = table.answer(0, "have 4x near below bonus 1")
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("chocobo-refuse-untrue", "D-63")
    assert table.answer(0, "have 3x near below bonus 1") is None
    assert table.view(None).said[0].what == "have 3x near below bonus 1"
    assert any('"cards":3' in told for told in table.told())


def test_several_between_the_bonus_cards() -> None:
    """D-63"""
    table = choosing(3, 80, 20, hands=[[5, 40, 60], [90], [10]])
    assert "have 2x between" in table.choices(0, "talk")
    assert "have 3x between" not in table.choices(0, "talk")


def test_a_guess_gives_the_speaker_as_many_cards_as_were_told() -> None:
    """D-63: bots understand statements of several cards."""
    table = choosing(hands=[[5, 25, 40, 95], [45, 55], [1, 100], [30, 70]])
    assert table.answer(0, "have 3x far below bonus 1") is None
    guess = table.game.guess(table.view(1), Fast(b"several"))
    assert sum(card < 35 for card in guess.hands[0]) >= 3


def test_every_statement_can_be_put_into_words() -> None:
    """D-63: in three languages, each different from the others of its kind."""
    for language in ("en", "fr", "ja"):
        sentences = set()
        talk = [a for a in Table().game.actions() if str(a).startswith(("claim", "have"))]
        for action in talk:
            sentences.add(words.describe(language, "chocobo", action))
        assert len(sentences) == len(talk)
