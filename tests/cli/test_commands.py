"""What each command prints for people and for programs."""

from __future__ import annotations

import doctest
import importlib
import inspect
import json
import re
import socket
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType

import pytest
from click.testing import Result

import parlour
from parlour import build, games
from parlour import scores as highscores
from parlour.cli import main
from parlour.commands import options, speech, typed
from parlour.commands.grammar import Command, Group
from parlour.commands.speech import language_of
from parlour.commands.telling import causes_of, chain_of
from parlour.core.record import write_record
from parlour.core.seal import sealed
from parlour.locales import LANGUAGES, clauses, rule, say, with_minus
from tests.stated import KEY

Run = Callable[..., Result]

COMMANDS = [
    "games",
    "rules",
    "play",
    "replay",
    "analyse",
    "puzzle",
    "verify",
    "scores",
    "sim",
    "audit leaks",
    "bench",
    "doctor",
]
COMMANDS += ["audit", "edition", "edition new", "edition check", "edition list"]


# Help and language


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_every_command_has_help_in_every_language(command: str, language: str, run: Run) -> None:
    result = run(*command.split(), "--help", "--language", language)
    assert result.exit_code == 0
    assert result.stdout.startswith(say(language, "cli-usage", usage=f"parlour {command}".strip()))
    assert say(language, "cli-option-help") in result.stdout
    assert "Show this message" not in result.stdout
    assert all(line == line.rstrip() for line in result.stdout.splitlines())


def test_the_program_alone_shows_its_help(run: Run) -> None:
    assert run().stdout == run("--help").stdout
    assert run("edition").exit_code == 0
    assert run("--version").stdout == f"Parlour {parlour.__version__}\n"


def leaves(group: Group, *path: str) -> Iterator[tuple[str, ...]]:
    for name, command in group.commands.items():
        if isinstance(command, Group):
            yield from leaves(command, *path, name)
        else:
            yield (*path, name)


@pytest.mark.parametrize("path", list(leaves(main)), ids=" ".join)
def test_every_command_passes_on_what_its_function_takes(path: tuple[str, ...]) -> None:
    """The table in `cli` and the functions it names agree."""
    group: Command = main
    for name in path:
        assert isinstance(group, Group)
        found = group.commands[name]
        assert isinstance(found, Command)
        group = found
    assert group.does is not None
    module, _, function = group.does.partition(":")
    takes = inspect.signature(getattr(importlib.import_module(module), function)).parameters.values()
    named = {parameter.name for parameter in takes if parameter.kind is inspect.Parameter.KEYWORD_ONLY}
    given = {parameter.name for parameter in group.params}
    assert given == named or (named < given and any(p.kind is inspect.Parameter.VAR_KEYWORD for p in takes))


def test_the_language_comes_from_the_option_then_the_environment(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert rule("fr", "K-13") in run("rules", "kokoro", "K-13").stdout
    monkeypatch.setenv("PARLOUR_LANGUAGE", "ja")
    assert rule("ja", "K-13") in run("rules", "kokoro", "K-13").stdout
    assert rule("en", "K-13") in run("rules", "kokoro", "K-13", "--language=en").stdout


@pytest.mark.parametrize(
    ("environment", "language"),
    [({}, "en"), ({"LANG": "fr_CA.UTF-8"}, "fr"), ({"LC_ALL": "C", "LANG": "fr_FR"}, "en"), ({"LANG": "de_DE"}, "en")],
)
def test_the_environment_is_read_as_other_programs_do(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


# Games and rules


def test_games_are_listed(run: Run) -> None:
    result = run("games")
    assert all(slug in result.stdout for slug in games.SLUGS)
    assert "1 to 8 players" in result.stdout
    assert "careless, greedy, random, search" in result.stdout
    assert "expert: Ilka." in result.stdout
    facts = json.loads(run("games", "--json").stdout)
    assert [fact["game"] for fact in facts] == list(games.SLUGS)
    assert facts[0]["seats"] == {"least": 1, "most": 8}


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_rules_are_shown_in_order(language: str, run: Run) -> None:
    shown = run("--language", language, "rules", "kokoro").stdout
    places = [shown.index(rule(language, clause)) for clause in clauses("kokoro")]
    assert places == sorted(places)


@pytest.mark.parametrize("word", ["K-13", "k-13", "K13", "13"])
def test_one_clause_is_shown(word: str, run: Run) -> None:
    assert run("rules", "kokoro", word).stdout == f"K-13  {say('en', 'K-13.title')}\n{rule('en', 'K-13')}\n"


def test_rules_for_a_program(run: Run) -> None:
    facts = json.loads(run("rules", "kokoro", "--json").stdout)
    assert [fact["clause"] for fact in facts] == list(clauses("kokoro"))
    draw = next(fact for fact in facts if fact["clause"] == "K-12")
    assert [part["ruling"] for part in draw["parts"]] == [False, True]
    assert draw["text"] == "\n".join(part["text"] for part in draw["parts"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_our_ruling_is_marked_and_can_be_had_alone(language: str, run: Run) -> None:
    def shown(*words: str) -> list[str]:
        return run("--language", language, "rules", "kokoro", *words).stdout.splitlines()

    title, printed, ruling = shown("K-12")
    assert ruling.startswith("◇ ")
    assert not printed.startswith("◇")
    assert shown("K-12", "--only", "printed") == [title, printed]
    assert shown("K-12", "--only", "rulings") == [title, ruling]
    assert shown("K-01", "--only", "rulings") == [say(language, "cli-rules-no-rulings")]
    assert shown("K-16", "--only=printed") == [say(language, "cli-rules-no-printed")]
    whole = "\n".join(shown("--only", "printed"))
    assert say(language, "cli-rules-mark", mark="◇") in whole
    assert whole.count("◇") == 1


def test_rules_have_no_other_part(run: Run) -> None:
    result = run("rules", "kokoro", "--only", "rubbish")
    assert result.exit_code == 2
    assert "“rubbish”" in result.stderr


# Records


def test_a_replay_tells_every_entry_and_the_end(run: Run, record: Path) -> None:
    result = run("replay", str(record))
    assert result.stdout.startswith("Kokoro: Player 1 (random), Player 2 (random)")
    assert "   1  Round 1: sanctuary" in result.stdout
    assert "Five rounds are over." in result.stdout
    assert "Player 1:\n" in result.stdout
    assert "Player 2:\n" in result.stdout


def test_a_replay_at_a_moment_shows_that_board(run: Run, record: Path) -> None:
    shown = run("replay", str(record), "--at", "3", "--seat", "1").stdout
    assert parlour.replay(record, 3).text(1) in shown
    assert parlour.replay(record, 0).text(None) in run("replay", str(record), "--at", "0").stdout


def test_a_replay_keeps_secrets_of_other_seats(run: Run) -> None:
    lines = ["", "look", "", "d4", "e4"]
    run("play", "kokoro", "--players", "you,you", "--seed", "7", "--save", "open.parlour", lines=lines)
    assert "The next sanctuary: " in run("replay", "open.parlour", "--seat", "0").stdout
    assert "The next sanctuary: " not in run("replay", "open.parlour", "--seat", "1").stdout
    assert "The next sanctuary: " not in run("replay", "open.parlour").stdout


def golden(game: str, name: str) -> str:
    return str(Path(parlour.__file__).parent / "games" / game / "records" / f"{name}.parlour")


def test_why_tells_a_chain_with_cause_and_clause(run: Run) -> None:
    shown = run("replay", golden("cocoon_world", "seats-5"), "--why", "95").stdout
    clauses_told = re.findall(r"\((W-\d+)\)$", shown, re.MULTILINE)
    assert clauses_told == ["W-21", "W-34", "W-34", "W-50", "W-50", "W-35", "W-40", "W-45", "W-45", "W-14"]
    assert "  95  The dice are rolled: " in shown


def test_why_tells_the_same_chain_for_each_of_its_entries(run: Run) -> None:
    record = golden("cocoon_world", "answer-again")
    chain = run("replay", record, "--why", "41").stdout
    assert [line[:4].strip() for line in chain.splitlines()[2:] if line[:4].strip()] == ["41", "42", "43", "44"]
    assert {run("replay", record, "--why", str(n)).stdout for n in (42, 43, 44)} == {chain}
    assert run("replay", record, "--why", "45").stdout != chain


@pytest.mark.parametrize("game", games.SLUGS)
def test_why_works_in_every_game_and_covers_every_entry_once(run: Run, game: str) -> None:
    file = golden(game, "undo")
    match = parlour.replay(file)
    chains = {chain_of(match, n) for n in range(1, len(match.entries) + 1)}
    assert sorted(n for chain in chains for n in chain) == list(range(1, len(match.entries) + 1))
    assert len(chains) > 1
    for seat in (None, 0):
        for n in range(1, len(match.entries) + 1):
            assert list(causes_of(match, n, seat, ["Ann", "Ben", "Cleo", "Dan", "Eve"]))
    assert run("replay", file, "--why", "1").exit_code == 0


def test_why_keeps_secrets_of_other_seats(run: Run) -> None:
    lines = ["", "look", "", "d4", "e4"]
    run("play", "kokoro", "--players", "you,you", "--seed", "7", "--save", "open.parlour", lines=lines)
    entries = parlour.replay("open.parlour").entries
    look = next(n for n, entry in enumerate(entries, 1) if entry.move.prompt == "look")
    assert "The next sanctuary: " in run("replay", "open.parlour", "--seat", "0", "--why", str(look)).stdout
    assert "The next sanctuary: " not in run("replay", "open.parlour", "--seat", "1", "--why", str(look)).stdout
    assert entries[look - 1].move.answers[0] in run("replay", "open.parlour", "--seat", "0", "--why", str(look)).stdout
    secret = f"looks at the top card: {entries[look - 1].move.answers[0]}"
    assert secret not in run("replay", "open.parlour", "--why", str(look)).stdout


def test_why_for_a_program_is_the_feed_of_the_chain(run: Run) -> None:
    chain = json.loads(run("replay", golden("cocoon_world", "answer-again"), "--why", "42", "--json").stdout)
    assert [entry["n"] for entry in chain] == [41, 42, 43, 44]
    assert chain[0]["lines"][0]["rule"] == "W-21"


def test_a_replay_for_a_program_is_what_a_client_gets(run: Run, record: Path) -> None:
    push = json.loads(run("replay", str(record), "--seat", "0", "--json").stdout)
    assert push["screen"]["game"] == "kokoro"
    assert push["n"] == len(parlour.read(record).moves)


def test_a_true_record_is_verified(run: Run, record: Path) -> None:
    assert "is valid" in run("verify", str(record)).stdout
    assert json.loads(run("verify", str(record), "--json").stdout)["luck"] is True
    record.write_text(re.sub(r"^tag (secret|commitment): .*\n", "", record.read_text("utf-8"), flags=re.MULTILINE))
    assert "deals can’t be checked" in run("verify", str(record)).stdout


def test_a_seal_is_checked_and_without_one_that_is_said(run: Run, record: Path) -> None:
    assert "Not sealed" in run("verify", str(record)).stdout
    assert json.loads(run("verify", str(record), "--json").stdout)["key"] is None
    assert "not sealed" in run("verify", str(record), "--key", KEY.public).stderr
    record.write_text(write_record(sealed(parlour.read(record), KEY.sign)), "utf-8")
    assert f"Sealed by the key {KEY.public}" in run("verify", str(record)).stdout
    assert "Sealed by the server you named" in run("verify", str(record), "--key", KEY.public.upper()).stdout
    assert json.loads(run("verify", str(record), "--json").stdout)["key"] == KEY.public
    assert "not with 00" in run("verify", str(record), "--key", "00").stderr
    record.write_text(record.read_text("utf-8").replace("tag players: ", "tag players: x"), "utf-8")
    assert "changed after it was sealed" in run("verify", str(record)).stderr


# Scores


def play_alone(run: Run, seed: int, *words: str) -> None:
    spaces = [f"{column}{row}" for row in range(1, 7) for column in "abcdefg"]
    assert run("play", "kokoro", "--players", "you", "--seed", str(seed), *words, lines=spaces).exit_code == 0


@pytest.mark.rules("K-50")
def test_scores_are_kept_apart_by_options_with_date_and_replay(run: Run) -> None:
    for seed in (1, 2):
        play_alone(run, seed)
    play_alone(run, 1, "--set", "peek_limit=round")
    facts = json.loads(run("scores", "kokoro", "--json").stdout)
    assert [fact["options"]["peek_limit"] for fact in facts] == ["none", "none", "round"]
    assert facts[0]["score"] >= facts[1]["score"]
    assert all(re.match(r"\d{4}-\d\d-\d\d", fact["date"]) for fact in facts)
    shown = run("scores", "kokoro").stdout
    assert shown.count("standard: ") == 2
    assert with_minus(str(facts[0]["score"])) in shown


@pytest.mark.rules("K-50")
def test_a_score_can_be_replayed_and_its_record_taken_out(run: Run) -> None:
    play_alone(run, 1)
    score = json.loads(run("scores", "kokoro", "--json").stdout)[0]["score"]
    assert f"Your score: {with_minus(str(score))}" in run("scores", "kokoro", "--replay", "1").stdout
    Path("best.parlour").write_text(run("scores", "kokoro", "--record", "1").stdout, "utf-8")
    assert run("verify", "best.parlour").exit_code == 0


def test_no_scores_yet(run: Run, data: Path) -> None:
    assert "parlour play kokoro --players you" in run("scores", "kokoro").stdout
    assert not data.exists()


@pytest.mark.parametrize(
    ("damage", "sentence"),
    [
        ("pragma user_version = 99", "newer Parlour"),
        ("drop table scores", "can’t be read as best scores"),
    ],
)
def test_scores_that_cannot_be_read_are_told(damage: str, sentence: str, run: Run, data: Path) -> None:
    play_alone(run, 1)
    with sqlite3.connect(data / highscores.SCORES) as file:
        file.execute(damage)
    file.close()
    result = run("scores", "kokoro")
    assert (result.exit_code, sentence in result.stderr) == (2, True)


def test_scores_that_are_being_written_are_told(run: Run, data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    play_alone(run, 1)
    monkeypatch.setattr(highscores, "WAIT", 0.0)
    other = sqlite3.connect(data / highscores.SCORES)
    other.execute("begin exclusive")
    result = run("scores", "kokoro")
    other.close()
    assert (result.exit_code, "in a moment" in result.stderr) == (2, True)


# Editions


def test_a_new_edition_is_the_standard_one_and_good(run: Run, data: Path) -> None:
    text = run("edition", "new", "kokoro").stdout
    assert text == games.edition_text("kokoro")
    Path("mine.toml").write_text(text, "utf-8")
    assert "mine.toml is a valid edition of Kokoro" in run("edition", "check", "mine.toml").stdout
    facts = json.loads(run("edition", "check", "mine.toml", "--game", "kokoro", "--json").stdout)
    assert f"{facts['name']} {facts['hash']}" == games.load("kokoro").edition


def chocobo_edition(rows: str, dial: str = "move") -> str:
    """The standard box with another map of 1F, and another word for Move on its dial."""
    text = games.edition_text("chocobo").replace('["move"]', f'["{dial}"]').replace(', "move"]', "]")
    start = text.index('map = """')
    return text[:start] + f'map = """\n{rows}\n"""' + text[text.index('"""', start + 9) + 3 :]


def test_a_map_on_which_a_move_can_jam_is_good_and_warned_of(run: Run, data: Path) -> None:
    """D-40"""
    Path("jam.toml").write_text(chocobo_edition("X S # . ."), "utf-8")
    result = run("edition", "check", "jam.toml")
    assert result.exit_code == 0
    said = result.stdout.splitlines()
    assert said[0].startswith("jam.toml is a valid edition of Chocobo")
    assert said[1:] == [
        f"1F: a Move of 2 from {place} can’t be walked in full, so it will stop early." for place in ("d1", "e1")
    ]
    warnings = json.loads(run("edition", "check", "jam.toml", "--json").stdout)["warnings"]
    assert [warning["facts"]["place"] for warning in warnings] == ["d1", "e1"]
    assert warnings[0]["text"] == said[1]


def test_an_edition_that_nobody_could_win_with_is_refused_with_the_place(run: Run, data: Path) -> None:
    for name, text, sentence in (
        ("walled.toml", chocobo_edition("S . # X"), r"on the map of 1F no path leads from the Entrance at a1 to .* d1"),
        ("still.toml", chocobo_edition("S . X", dial="eat"), r"no space of the dial has a Move"),
    ):
        Path(name).write_text(text, "utf-8")
        result = run("edition", "check", name)
        line = result.stderr.partition("line ")[2].partition(":")[0]
        assert result.exit_code == 2
        assert re.match(rf"{name}, line \d+: {sentence}", result.stderr)
        assert re.match("map = |dial = ", text.splitlines()[int(line) - 1])


def test_editions_in_the_data_folder_are_found_by_name(run: Run, data: Path) -> None:
    (data / "editions").mkdir(parents=True)
    text = games.edition_text("kokoro").replace('name = "standard"', 'name = "mine"')
    (data / "editions" / "mine.toml").write_text(text, "utf-8")
    (data / "editions" / "broken.toml").write_text("name = [", "utf-8")
    rows = json.loads(run("edition", "list", "--json").stdout)
    assert {(row["game"], row["name"]) for row in rows} >= {
        ("kokoro", "standard"),
        ("kokoro", "mine"),
        (None, "broken"),
    }
    assert "kokoro  mine" in run("edition", "list").stdout
    assert run("sim", "kokoro", "--edition", "mine", "--players", "random", "--games", "1").exit_code == 0


# Bench and doctor


def test_bench_measures_every_game(run: Run) -> None:
    facts = json.loads(run("bench", "--ms", "5", "--json").stdout)
    assert facts["compiled"] is build.compiled()
    assert [row["game"] for row in facts["games"]] == list(games.SLUGS)
    assert all(row[kind] > 0 for row in facts["games"] for kind in ("playouts", "clones", "views"))
    assert "Kokoro" in run("bench", "--ms", "5").stdout


def test_doctor_tells_what_is_here(run: Run, data: Path) -> None:
    facts = json.loads(run("doctor", "--json").stdout)
    assert facts["version"] == parlour.__version__
    assert facts["folder"] == str(data)
    assert facts["folder_state"] == "new"
    assert "kokoro/standard" in facts["editions"]
    shown = run("doctor").stdout
    assert str(data) in shown
    assert not data.exists()


def test_doctor_tells_what_is_missing_for_what(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.commands.doctor.PARTS", {"laws": "nothing_of_this_name"})
    monkeypatch.setenv("CC", "no-such-compiler")
    assert 'pip install ".[testing]"' in " ".join(run("doctor").stdout.split())
    missing = json.loads(run("doctor", "--json").stdout)["missing"]
    assert missing == ["laws"] if build.compiled() else ["laws", "compiler"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", ["asked", "no-compiler", "no-headers", "failed"])
def test_a_slow_install_says_so_once(reason: str, language: str, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "reason", lambda: reason)
    monkeypatch.setattr(build, "compiled", lambda: False)
    first, second = (run("rules", "kokoro", "13", "--language", language) for _ in range(2))
    assert first.stderr == say(language, f"cli-slow-{reason}") + "\n"
    assert second.stderr == ""
    assert say(language, f"cli-slow-{reason}") in run("doctor", "--language", language).stdout


def test_nothing_can_be_noted_down_but_everything_works(run: Run, data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data.write_text("a file where a folder should be")
    monkeypatch.setattr(build, "reason", lambda: "asked")
    assert run("rules", "kokoro", "13").exit_code == 0


@pytest.mark.parametrize("module", [options, speech, typed], ids=lambda module: module.__name__)
def test_the_examples_in_the_documentation_run(module: ModuleType) -> None:
    failed, tried = doctest.testmod(module)
    assert (failed, tried > 0) == (0, True)


def test_stopping_the_server_says_that_nothing_is_lost(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(settings: object, door: socket.socket, *more: object) -> None:
        door.close()
        raise KeyboardInterrupt

    monkeypatch.setattr("parlour.server.http.app.run", interrupted)
    result = run("serve", "--no-open", "--host", "127.0.0.1", "--port", "0")
    assert (result.exit_code, result.stderr) == (130, "\nThe server has stopped; every table is saved.\n")
