"""Playing line by line."""

from __future__ import annotations

import builtins
import re
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from click.testing import Result

import parlour
from parlour import home
from parlour import scores as highscores
from parlour.core.errors import ParlourError
from parlour.core.record import write_record
from parlour.locales import LANGUAGES, say
from tests.test_records import golden

Run = Callable[..., Result]

SPACES = [f"{column}{row}" for row in range(1, 7) for column in "abcdefg"]
CURTAIN = re.compile(r"^Please pass the keyboard to (Player \d).*$", re.MULTILINE)
ALONE = ("play", "kokoro", "--players", "you", "--seed", "7")


def saved(data: Path) -> Path:
    (file,) = (data / "games").iterdir()
    return file


# A whole game


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_can_be_played_and_is_kept(language: str, run: Run, data: Path) -> None:
    result = run(*ALONE, "--language", language, lines=SPACES)
    assert result.exit_code == 0
    assert result.stderr == ""
    file = saved(data)
    match = parlour.replay(file)
    ended = match.result()
    assert ended is not None
    assert say(language, "cli-result-alone", score=ended.scores[0]) in result.stdout
    assert str(file) in result.stdout
    assert run("verify", str(file)).exit_code == 0
    (score,) = highscores.best_scores("kokoro")
    assert (score.score, score.options) == (ended.scores[0], match.options)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "given",
    [
        ("kokoro",),
        ("cocoons", "--set", "level=5"),
        ("chocobo",),
        *(("cocoon_world", "--set", f"scenario={name}") for name in ("first", "relics", "scales")),
    ],
)
def test_a_game_of_bots_is_told_in_sentences_and_never_in_notation(
    given: tuple[str, ...], language: str, run: Run, data: Path
) -> None:
    players = "greedy,random,greedy"
    result = run("play", *given, "--players", players, "--seed", "4", "--language", language)
    assert result.exit_code == 0, result.stderr
    match = parlour.replay(saved(data))
    notation = {str(answer) for entry in match.entries for answer in entry.move.answers if entry.move.seats}
    shown = {re.split(": |：", line)[-1].strip() for line in result.stdout.splitlines() if re.search("[(（]", line)}
    assert not notation & shown


@pytest.mark.parametrize("slug", ["cocoons", "chocobo"])
def test_a_team_wins_or_loses_and_is_not_ranked(slug: str, run: Run) -> None:
    for players in ("random", "random,random"):
        shown = run("play", slug, "--players", players, "--seed", "3").stdout
        assert not re.search(r"^\d+\. Player \d", shown, re.MULTILINE)
        assert "Your score" not in shown


def test_bots_and_people_play_together(run: Run, data: Path) -> None:
    result = run("play", "kokoro", "--players", "you,random,greedy", "--seed", "1", lines=SPACES)
    assert result.exit_code == 0
    match = parlour.replay(saved(data))
    assert match.is_over()
    assert match.tags["players"] == "you,random,greedy"
    assert "Player 2 (random) draws" in result.stdout
    assert re.search(r"^1\. Player \d", result.stdout, re.MULTILINE)


def test_bots_alone_play_to_the_end(run: Run) -> None:
    result = run("play", "kokoro", "--players", "random,random", "--seed", "1", "--save", "bots.parlour")
    assert result.exit_code == 0
    assert parlour.replay("bots.parlour").is_over()


def test_the_usual_table_is_you_against_one_bot(run: Run, data: Path) -> None:
    run("play", "kokoro", lines=["a1"])
    assert parlour.read(saved(data)).tags["players"] == "you,medium"


def test_a_bot_of_your_own_plays(run: Run, data: Path) -> None:
    Path("mine.py").write_text(
        "from parlour.core.bot import Bot\n"
        "class Mine(Bot):\n"
        "    def __init__(self, game, seed): super().__init__(seed)\n"
        "    def decide(self, view, decision, choices, proposals, clock): return choices[-1]\n"
        "class Rude(Mine):\n"
        "    def decide(self, view, decision, choices, proposals, clock): return None\n",
        "utf-8",
    )
    result = run("play", "kokoro", "--bot", "mine.py:Mine", "--seed", "7", lines=["a1", "quit"])
    assert "Player 2 (mine.py:Mine) peeks at the next sanctuary." in result.stdout
    assert run("sim", "kokoro", "--players", "random", "--bot", "mine.py:Mine", "--games", "2").exit_code == 0
    rude = run("sim", "kokoro", "--players", "random", "--bot", "mine.py:Rude", "--games", "2")
    assert rude.exit_code == 2
    assert "The bot Rude gave no answer to “draw”" in rude.stderr


def test_the_same_seed_deals_the_same(run: Run, data: Path) -> None:
    first = run(*ALONE, "--save", "one.parlour", lines=SPACES).stdout
    again = run(*ALONE, "--save", "two.parlour", lines=SPACES).stdout
    assert parlour.read("one.parlour").moves == parlour.read("two.parlour").moves
    assert first.split("Your score")[0] == again.split("Your score")[0]


# What can be typed


def test_answers_may_be_cut_short(run: Run, data: Path) -> None:
    run(*ALONE, lines=["draw c4", "D A1", "d b1", "L", "look"])
    answers = [move.answers[0] for move in parlour.read(saved(data)).moves if move.prompt == "draw"]
    assert answers == ["draw c4", "draw a1", "draw b1", "look", "look"]


def test_what_could_mean_several_things_is_asked_back(run: Run, data: Path) -> None:
    result = run(*ALONE, "--set", "decree=8", lines=["draw c", "a1 as 2 as"])
    assert "“draw c” could mean several things: draw c1, draw c2" in result.stdout
    assert not data.joinpath("games").exists() or not list(data.joinpath("games").iterdir())


@pytest.mark.rules("K-13")
def test_a_refusal_is_explained_with_its_clause(run: Run) -> None:
    result = run(*ALONE, lines=["c4", "c4"])
    assert "c4 already has a path; choose a space without one. (K-13)" in result.stdout


def test_bad_notation_is_explained_with_examples(run: Run) -> None:
    result = run(*ALONE, lines=["castle"])
    assert "“castle” is not a valid answer in kokoro" in result.stdout
    assert re.search(r"For example: draw [a-g][1-6], look\.", result.stdout)


def test_help_lists_what_can_be_typed(run: Run) -> None:
    result = run(*ALONE, lines=["?"])
    assert "draw with one of: a1, b1, c1" in result.stdout
    assert "look: Peek instead of drawing" in result.stdout
    assert f"{say('en', 'kokoro-help-draw')} (K-12)" in " ".join(result.stdout.split()), "what the decision is about"
    assert all(f"  {word}: " in result.stdout for word in ("rules", "hint", "undo", "log", "board", "quit"))


def test_rules_are_one_word_away(run: Run) -> None:
    result = run(*ALONE, lines=["rules K-13", "rules k17", "rules K-99", "rules"])
    assert say("en", "K-13") in result.stdout
    assert say("en", "K-17") in result.stdout
    assert "no rule clause “K-99”" in result.stdout
    assert "K-24  Always more" in result.stdout


def test_a_hint_is_an_answer_with_its_reason_and_what_it_would_do(run: Run, data: Path) -> None:
    result = run(*ALONE, lines=["hint", "c4", "quit"])
    assert re.search(r"A bot would answer “(draw [a-g][1-6])”: Draw in", result.stdout)
    assert re.search(r"^  (It|Wherever) .+ \(K-[0-9]+\)$", result.stdout, re.MULTILINE), "a reason with its clause"
    assert "It would make a line of" in result.stdout
    assert "What would happen:" in result.stdout
    assert parlour.read(saved(data)).tags["hints"] == "2:0", "the record tells that one was taken, and when"


def test_best_scores_tell_which_were_made_with_hints(run: Run) -> None:
    run(*ALONE, lines=SPACES)
    run(*ALONE, lines=["hint", *SPACES])
    told = run("scores", "kokoro").stdout
    assert told.count("with hints") == 1


@pytest.mark.parametrize(("game", "kept"), [("cocoon_world", 1), ("chocobo", 0), ("cocoons", 0)])
def test_practice_is_kept_as_a_score_and_what_a_team_wins_or_loses_is_not(
    game: str, kept: int, run: Run, tmp_path: Path
) -> None:
    """W-01, K-50: alone one plays for points; a team has none."""
    record = next(record for record in golden(game) if record.seats == 1)
    ended = parlour.replay(record).result()
    assert ended is not None
    mine = tmp_path / "mine.parlour"
    mine.write_text(write_record(msgspec.structs.replace(record, tags=record.tags | {"players": "you"})), "utf-8")
    assert run("play", "--resume", str(mine)).exit_code == 0
    assert [score.score for score in highscores.best_scores(game)] == [ended.scores[0]] * kept


def test_log_and_board_can_be_seen_again(run: Run) -> None:
    result = run(*ALONE, lines=["c4", "log", "board"])
    assert "   3  Player 1 (you) draws" in result.stdout
    assert result.stdout.count("Round 1 of 5.") == 3


@pytest.mark.parametrize(("language", "word"), [("fr", "journal"), ("ja", "記録")])
def test_words_to_the_table_are_understood_in_the_language_spoken(language: str, word: str, run: Run) -> None:
    table = (*ALONE, "--language", language, "--save")
    in_english = run(*table, "1.parlour", lines=["c4", "log"]).stdout.replace(" log\n", f" {word}\n")
    assert run(*table, "2.parlour", lines=["c4", word]).stdout.replace("2.parlour", "1.parlour") == in_english


def test_enter_alone_asks_again(run: Run) -> None:
    assert run(*ALONE, lines=["", ""]).stdout.count("For example:") == 3


# Leaving and going on


def test_quit_saves_and_says_how_to_go_on(run: Run, data: Path) -> None:
    result = run(*ALONE, lines=["c4", "quit"])
    assert result.exit_code == 0
    assert f"parlour play --resume {saved(data)}" in result.stdout
    again = run("play", "--resume", str(saved(data)), lines=["d4", "quit"])
    assert "Player 1 (you) draws" in again.stdout
    assert len([m for m in parlour.read(saved(data)).moves if m.prompt == "draw"]) == 2


def test_going_on_deals_what_would_have_been_dealt(run: Run) -> None:
    run(*ALONE, "--save", "whole.parlour", lines=SPACES)
    run(*ALONE, "--save", "parts.parlour", lines=SPACES[:5])
    run("play", "kokoro", "--resume", "parts.parlour", lines=SPACES[5:9])
    run("play", "--resume", "parts.parlour", lines=SPACES[9:])
    assert parlour.read("parts.parlour").moves == parlour.read("whole.parlour").moves


def test_bots_go_on_as_they_would_have(run: Run) -> None:
    table = ("play", "kokoro", "--players", "you,random", "--seed", "5")
    run(*table, "--save", "whole.parlour", lines=SPACES)
    run(*table, "--save", "parts.parlour", lines=SPACES[:7])
    run("play", "--resume", "parts.parlour", lines=SPACES[7:])
    assert parlour.read("parts.parlour").moves == parlour.read("whole.parlour").moves


def test_nothing_answered_nothing_saved(run: Run, data: Path) -> None:
    result = run(*ALONE, lines=["quit"])
    assert result.exit_code == 0
    assert not list((data / "games").iterdir())


def test_a_finished_match_that_is_taken_up_shows_its_end(run: Run, record: Path) -> None:
    before = record.read_bytes()
    result = run("play", "--resume", str(record))
    assert result.exit_code == 0
    assert "Five rounds are over." in result.stdout
    assert record.read_bytes() == before


def test_every_answer_is_on_disk_at_once(run: Run, data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even if the machine dies while the next question is asked, and while another player's answer is awaited."""
    lines = iter(["", "draw c4", ""])

    def type_or_die(_prompt: str) -> str:
        line = next(lines, None)
        if line is None:
            raise SystemError("power cut")
        return line

    monkeypatch.setattr(builtins, "input", type_or_die)
    with pytest.raises(SystemError):
        run("play", "kokoro", "--players", "you,you", "--seed", "7")
    record = parlour.read(saved(data))
    assert record.tags["ballots"] == "draw 0 draw c4"
    monkeypatch.undo()
    result = run("play", "--resume", str(saved(data)), lines=["", "draw d4", "", "quit"])
    assert "Player 1 draws" in result.stdout


def test_ctrl_c_keeps_the_match(run: Run, data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = iter(["draw c4"])

    def type_or_interrupt(_prompt: str) -> str:
        line = next(lines, None)
        if line is None:
            raise KeyboardInterrupt
        return line

    monkeypatch.setattr(builtins, "input", type_or_interrupt)
    result = run(*ALONE)
    assert result.exit_code == 130
    assert result.stderr.strip().count("\n") == 0
    assert f"parlour play --resume {saved(data)}" in result.stderr
    result = run(*ALONE)
    assert (result.exit_code, "nothing to save" in result.stderr) == (130, True)


def test_a_disk_that_refuses_does_not_end_the_game(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(file: Path, _text: str) -> None:
        raise home.unwritable(file, OSError(28, "No space left on device"))

    monkeypatch.setattr(home, "write_atomically", refuse)
    result = run(*ALONE, lines=SPACES)
    assert result.exit_code == 0
    assert result.stderr.count("No space left on device") == 1
    assert "Your score" in result.stdout


# Taking back


@pytest.mark.rules("K-50")
def test_an_undo_beyond_the_free_ones_is_asked_tagged_and_costs_the_score(run: Run, data: Path) -> None:
    result = run(*ALONE, lines=["undo", "c4", "undo", "no", "undo", "yes", *SPACES])
    assert "You haven’t given an answer" in result.stdout
    assert result.stdout.count("Undo? (yes or no)") == 2
    assert "undid a move" in result.stdout
    assert parlour.read(saved(data)).tags["undone"] == "yes"
    assert "doesn’t count" in result.stdout
    assert highscores.best_scores("kokoro") == []


# People at one keyboard


def segments(output: str) -> list[tuple[str, str]]:
    """Who held the keyboard, and what was printed while they did."""
    parts = CURTAIN.split(output)
    return list(zip(parts[1::2], parts[2::2], strict=True))


def pass_and_play(run: Run, lines: list[str], *words: str) -> list[tuple[str, str]]:
    return segments(run("play", "kokoro", "--players", "you,you", "--seed", "7", *words, lines=lines).stdout)


def before_answer(text: str, answer: str) -> str:
    shown, sign, _ = text.partition(f"Your answer: {answer}")
    assert sign
    return shown


def test_a_curtain_falls_between_people(run: Run) -> None:
    """The holder of the keyboard goes on, so that it changes hands once a turn."""
    shown = pass_and_play(run, ["", "c4", "", "d4", "e4", "", "d5", "e5", "", "c6"])
    assert [name for name, _ in shown] == ["Player 1", "Player 2", "Player 1", "Player 2"]


def test_a_sealed_answer_does_not_show_behind_the_curtain(run: Run) -> None:
    drawn = pass_and_play(run, ["", "c4", "", "d4"], "--save", "one.parlour")
    looked = pass_and_play(run, ["", "look", "", "d4"], "--save", "two.parlour")
    assert drawn[1][0] == "Player 2"
    assert before_answer(drawn[1][1], "d4") == before_answer(looked[1][1], "d4")


def test_what_one_has_seen_the_other_is_not_shown(run: Run) -> None:
    """Player 1 looks at the next sanctuary every turn, and Player 2 never."""
    turns = [("look", "", a, b, "", "look") for a, b in zip(SPACES[0:6:2], SPACES[1:6:2], strict=True)]
    shown = pass_and_play(run, ["", *(line for turn in turns for line in turn), "log", "quit"])
    mine = "".join(text for name, text in shown if name == "Player 1")
    yours = "".join(text for name, text in shown if name == "Player 2")
    assert "The next sanctuary: " in mine
    assert "The next sanctuary will be" in mine
    assert "The next sanctuary: " not in yours
    assert "The next sanctuary will be" not in yours
    for name, text in shown:
        assert set(re.findall(r"^(You|Player \d):$", text, re.MULTILINE)) == {"You"}, name


def test_people_may_have_names(run: Run) -> None:
    result = run("play", "kokoro", "--players", "you:Ann,you:Ben", "--seed", "7", lines=["", "c4", "", "d4", ""])
    assert "Please pass the keyboard to Player 2 (Ben)" in result.stdout
    assert "Player 1 (Ann) draws" in result.stdout


def test_a_best_score_that_cannot_be_kept_is_told_and_the_match_is_kept(run: Run, data: Path) -> None:
    data.mkdir()
    (data / highscores.SCORES).write_bytes(b"this is no database, but it is long enough to be taken for one" * 20)
    result = run(*ALONE, lines=SPACES)
    assert result.exit_code == 0
    assert "can’t be read as best scores" in result.stderr
    assert parlour.replay(saved(data)).is_over()


def test_a_saved_file_is_never_overwritten_by_a_new_match(run: Run, record: Path) -> None:
    before = record.read_bytes()
    result = run(*ALONE, "--save", str(record), lines=["c4"])
    assert (result.exit_code, record.read_bytes()) == (2, before)


def test_an_own_edition_travels_with_the_match(run: Run) -> None:
    text = run("edition", "new", "kokoro").stdout
    Path("mine.toml").write_text(
        text.replace('name = "standard"', 'name = "mine"').replace("golden = 4", "golden = 5", 1)
    )
    run("play", "kokoro", "--players", "you", "--edition", "mine.toml", "--save", "mine.parlour", lines=["c4", "quit"])
    Path("mine.toml").unlink()
    assert parlour.read("mine.parlour").edition.startswith("mine ")
    assert run("play", "--resume", "mine.parlour", lines=["d4", "quit"]).exit_code == 0
    assert run("verify", "mine.parlour").exit_code == 0


def test_errors_have_no_traceback_in_the_middle_of_a_game(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise ParlourError("error-no-file", file="x")

    monkeypatch.setattr("parlour.bots.turns.LocalBots.step", fail)
    result = run(*ALONE)
    assert (result.exit_code, result.stderr.count("\n")) == (2, 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_warns_before_a_premature_end_and_asks(language: str, run: Run, data: Path) -> None:
    """C-50"""
    no, yes = ("no", say(language, "cli-word-yes"))
    lines = ["end", no, "end", yes]
    result = run("play", "cocoons", "--players", "you", "--seed", "1", "--language", language, lines=lines)
    assert result.exit_code == 0
    assert result.stdout.count(say(language, "cli-warn-ask")) == 2
    assert "(C-50)" in result.stdout
    ended = parlour.replay(saved(data)).result()
    assert ended is not None
    assert ended.ending == "wrong"


def test_nobody_is_asked_first_whether_to_end_the_game(run: Run) -> None:
    """C-50: all may agree to end a game of Cocoons at any time, which is no first question."""
    shown = run("play", "cocoons", "--seed", "7", "--players", "greedy,you", lines=["quit"]).stdout
    asked = [say("en", f"cocoons-ask-{prompt}") for prompt in ("turn", "slide", "end")]
    first = min((question for question in asked if question in shown), key=shown.index)
    assert first != say("en", "cocoons-ask-end")
