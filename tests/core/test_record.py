"""Records: readable text with a JSON twin; whatever is broken is a RecordError that says where."""

from __future__ import annotations

import contextlib
import json
from functools import cache
from pathlib import Path
from typing import cast

import msgspec
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

import parlour
from parlour.core.errors import RecordError
from parlour.core.game import Game, State
from parlour.core.luck import Sealed
from parlour.core.match import Match
from parlour.core.record import read_record, write_json, write_move, write_record
from parlour.core.values import Decision, Move, Record
from parlour.core.verify import load, verify
from parlour.testing.toys import Box, Den
from parlour.testing.wander import wander
from tests.core.script import Script

SAMPLE = """\
parlour record 1
game: kokoro, rules 1
edition: standard 0123456789abcdef
seats: 2
set guardians: random
tag players: Ada, Bob

1 sanctuary = D
2 path = 3g
3 draw: 0 draw c4 | 1 look
4 look = ?
5 undo: 0 2
end
"""

AS_VALUE = Record(
    "kokoro",
    1,
    "standard 0123456789abcdef",
    2,
    {"guardians": "random"},
    (
        Move("sanctuary", (), ("D",)),
        Move("path", (), ("3g",)),
        Move("draw", (0, 1), ("draw c4", "look")),
        Move("look", (), ("?",)),
        Move("undo", (0,), ("2",)),
    ),
    {"players": "Ada, Bob"},
)


@cache
def played(slug: str = "kokoro") -> Record:
    """A real record of middling length, with its secret."""
    match = wander(game_of(slug), 5, 60)
    assert len(match.entries) > 8
    return match.record(reveal=True)


def game_of(slug: str) -> Game[State]:
    toys = {"den": Den(), "box": Box()}
    return cast("Game[State]", toys[slug]) if slug in toys else parlour.load(slug)


def error_of(text: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        read_record(text, "mine.parlour")
    assert str(caught.value), "it can be put into words"
    return caught.value


def change(text: str, old: str, new: str) -> str:
    assert old in text
    return text.replace(old, new, 1)


# There and back


def test_a_record_as_text() -> None:
    assert read_record(SAMPLE) == AS_VALUE
    assert write_record(AS_VALUE) == SAMPLE


def test_a_record_as_json() -> None:
    twin = write_json(AS_VALUE)
    assert read_record(twin) == AS_VALUE
    assert read_record(f"\n  {twin}\n") == AS_VALUE
    assert json.loads(twin)["moves"][2] == {"prompt": "draw", "seats": [0, 1], "answers": ["draw c4", "look"]}


def test_blanks_and_windows_line_ends_do_not_matter() -> None:
    assert read_record(SAMPLE.replace("\n", "\r\n")) == AS_VALUE
    assert read_record(SAMPLE.replace("look\n", "look  \n") + "\n\n") == AS_VALUE


@pytest.mark.parametrize(
    "value",
    [
        "",
        "plain",
        " before",
        "after ",
        "two\nlines\n",
        "\r\n",
        "\\n is no line end",
        "\\",
        "a: b = c | d",
        "ü 茶\u2028",
    ],
)
def test_tags_and_options_keep_every_character(value: str) -> None:
    record = msgspec.structs.replace(AS_VALUE, tags={"note": value, "last": "x"}, options={"motto": value})
    assert read_record(write_record(record)) == record
    assert read_record(write_json(record)) == record


@given(st.dictionaries(st.from_regex(r"[a-z_-]{1,9}", fullmatch=True), st.text()))
def test_any_tag_goes_there_and_back(tags: dict[str, str]) -> None:
    record = msgspec.structs.replace(AS_VALUE, tags=tags)
    assert read_record(write_record(record)) == record == read_record(write_json(record))


def test_an_entry_can_be_written_even_if_it_is_broken() -> None:
    """Errors show the move, so a broken one must not break them."""
    assert write_move(1, Move("path", (), ())) == "1 path = "
    assert write_move(1, Move("draw", (0, 1), ("look",))) == "1 draw: 0 look"
    assert write_move(1, Move("draw", (), ("look", "look"))) == "1 draw = look | look"


# Broken texts


def test_cut_off_after_any_line_it_is_truncated() -> None:
    lines = SAMPLE.split("\n")
    assert error_of("").facts["line"] == 1
    for kept in range(1, len(lines) - 2):
        error = error_of("\n".join(lines[:kept]))
        assert error.code == "error-record-truncated"
        assert error.facts == {"file": "mine.parlour"}


def test_a_file_of_the_old_name_is_read() -> None:
    assert read_record(SAMPLE.replace("parlour record 1", "parlor record 1"), "old.parlor") == AS_VALUE


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("parlour record 1", "parlour record 2", 1),
        ("parlour record 1", "\ufeffparlour", 1),
        ("game: kokoro, rules 1", "game: kokoro", 2),
        ("game: kokoro, rules 1", "game: kokoro, rules one", 2),
        ("rules 1", f"rules {'9' * 5000}", 2),
        ("rules 1", "rules ²", 2),
        ("seats: 2", "seats: 0", 4),
        ("seats: 2", "seats: -2", 4),
        ("seats: 2", f"seats: {'9' * 5000}", 4),
        ("seats: 2", "seats: ٢", 4),
        ("seats: 2", "seats: 2\nseats: 3", 5),
        ("set guardians: random", "set: random", 5),
        ("set guardians: random", "set guardians: random\nset guardians: each", 6),
        ("set guardians: random", "guardians=random", 5),
        ("tag players: Ada, Bob", "tag players: Ada\ntag players: Bob", 7),
        ("seats: 2", "seats 3: 2", 4),
        ("1 sanctuary = D", "2 sanctuary = D", 8),
        ("2 path = 3g\n", "", 9),
        ("1 sanctuary = D\n2 path = 3g", "2 path = 3g\n1 sanctuary = D", 8),
        ("2 path = 3g", "1 sanctuary = D", 9),
        ("2 path = 3g", "2 path", 9),
        ("2 path = 3g", "2 path =", 9),
        ("2 path = 3g", "2 two words = 3g", 9),
        ("2 path = 3g", f"{'2' * 5000} path = 3g", 9),
        ("2 path = 3g", "² path = 3g", 9),
        ("3 draw: 0 draw c4 | 1 look", "3 draw: draw c4 | look", 10),
        ("3 draw: 0 draw c4 | 1 look", "3 draw: 0 draw c4 | 1", 10),
        ("3 draw: 0 draw c4 | 1 look", "3 draw: -1 look", 10),
        ("3 draw: 0 draw c4", f"3 draw: {'9' * 5000} draw c4", 10),
        ("3 draw: 0 draw c4", "3 draw: 00 draw c4", 10),
        ("4 look = ?", "tag late: yes", 11),
        ("4 look = ?", "look = ?", 11),
        ("end\n", "end\nend\n", 14),
        ("end\n", "end\n6 path = 4\n", 14),
    ],
)
def test_a_broken_line_is_named(old: str, new: str, line: int) -> None:
    error = error_of(change(SAMPLE, old, new))
    assert error.code == "error-bad-record"
    assert error.facts["line"] == line
    assert error.facts["file"] == "mine.parlour"


@pytest.mark.parametrize("header", ["game: kokoro, rules 1\n", "seats: 2\n"])
def test_a_missing_header_is_named(header: str) -> None:
    assert error_of(change(SAMPLE, header, "")).facts["expected"] == "`game: …`, `seats: …`"


@pytest.mark.parametrize(
    "text",
    ["\x00\x01\x02", "PNG\r\n\x1a\n", "\ud800", "{", "{}", "[]", "null", "{]", '{"game": 1}', "\n" * 50, "🎲" * 999],
)
def test_garbage_is_no_record(text: str) -> None:
    assert error_of(text).facts["line"] == 1


def test_bytes_that_are_no_text_are_a_record_error(tmp_path: Path) -> None:
    file = tmp_path / "x.parlour"
    file.write_bytes(bytes(range(256)))
    for name, code in ((file, "error-unreadable-file"), (tmp_path, "error-unreadable-file"), ("no", "error-no-file")):
        with pytest.raises(RecordError) as caught:
            parlour.read(name)
        assert caught.value.code == code


# Broken twins


def twin_of(**changes: object) -> str:
    return json.dumps(json.loads(write_json(AS_VALUE)) | changes)


@pytest.mark.parametrize(
    "text",
    [
        twin_of(seats="2"),
        twin_of(seats=2.5),
        twin_of(seats=None),
        twin_of(seats=-1),
        twin_of(seats=0),
        twin_of(seats=10**12),
        twin_of(rules=-1),
        twin_of(rules=10**40),
        twin_of(rules=True),
        twin_of(game=""),
        twin_of(game="two words"),
        twin_of(game="kokoro, rules 1\nseats: 3"),
        twin_of(edition="a\nb"),
        twin_of(options=[]),
        twin_of(options={"guardians": 1}),
        twin_of(options={"two words": "x"}),
        twin_of(tags={"a:": "x"}),
        twin_of(tags={"a": None}),
        twin_of(moves={}),
        twin_of(moves=["1 path = 3g"]),
        twin_of(moves=[{"prompt": "path", "seats": [], "answers": []}]),
        twin_of(moves=[{"prompt": "path", "seats": [], "answers": ["3", "4"]}]),
        twin_of(moves=[{"prompt": "path", "seats": [0], "answers": []}]),
        twin_of(moves=[{"prompt": "path", "seats": [0], "answers": ["a", "b"]}]),
        twin_of(moves=[{"prompt": "path", "seats": [0, 1], "answers": ["a"]}]),
        twin_of(moves=[{"prompt": "path", "seats": [-1], "answers": ["a"]}]),
        twin_of(moves=[{"prompt": "path", "seats": [10**15], "answers": ["a"]}]),
        twin_of(moves=[{"prompt": "path", "seats": ["0"], "answers": ["a"]}]),
        twin_of(moves=[{"prompt": "", "seats": [], "answers": ["a"]}]),
        twin_of(moves=[{"prompt": "a b", "seats": [], "answers": ["a"]}]),
        twin_of(moves=[{"prompt": "path", "seats": [], "answers": ["a\nend"]}]),
        twin_of(moves=[{"prompt": "path", "seats": [0], "answers": ["a | 1 b"]}]),
        twin_of(moves=[{"prompt": "path", "seats": [], "answers": [""]}]),
        twin_of(moves=[{"prompt": "path", "seats": []}]),
        '{"x":' + "[" * 100_000,
        '{"x":' + "[" * 100_000 + "]" * 100_000 + "}",
        '{"game":"\\ud800"}',
    ],
    ids=lambda text: text[-60:],
)
def test_a_twin_with_wrong_types_or_what_no_text_can_say(text: str) -> None:
    error = error_of(text)
    assert error.code == "error-bad-record"
    assert "line" in error.facts


# Records that read well and tell no match


def error_of_loading(record: Record, game: Game[State] | None = None) -> RecordError:
    game = game or game_of("kokoro")
    errors = []
    for check in (load, verify):
        with pytest.raises(RecordError) as caught:
            check(game, record)
        errors.append(caught.value)
    assert str(errors[0]), "it can be put into words"
    assert (errors[0].code, errors[0].facts) == (errors[1].code, errors[1].facts)
    return errors[0]


def with_move(n: int, move: Move) -> Record:
    record = played()
    return msgspec.structs.replace(record, moves=(*record.moves[: n - 1], move, *record.moves[n:]))


def test_a_foreign_game_is_refused() -> None:
    assert error_of_loading(played("den")).code == "error-record-game"
    with pytest.raises(RecordError) as caught:
        parlour.replay(played("den"))
    assert caught.value.facts["game"] == "den"


@pytest.mark.parametrize("edition", ["standard 0000000000000000", "mine 0123456789abcdef", "", "../standard"])
def test_another_edition_is_refused(edition: str) -> None:
    record = msgspec.structs.replace(played(), edition=edition)
    assert error_of_loading(record).code == "error-edition-hash"
    with pytest.raises(RecordError):
        parlour.replay(record)


def test_a_broken_edition_that_a_record_carries_is_refused() -> None:
    record = msgspec.structs.replace(played(), tags=played().tags | {"edition": "name = 3"})
    with pytest.raises(RecordError) as caught:
        parlour.replay(record)
    assert caught.value.code == "error-bad-edition"


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"colour": "red"}, "error-unknown-option"),
        ({"guardians": "huge"}, "error-bad-option"),
        ({"decree": "14", "guardians": "printed"}, "kokoro-error-pink-decree"),
    ],
)
def test_an_unknown_option_is_refused(options: dict[str, str], code: str) -> None:
    error = error_of_loading(msgspec.structs.replace(played(), options=options))
    assert error.code == code


@pytest.mark.parametrize("seats", [0, -3, 9, 10**30])
def test_an_impossible_number_of_seats_is_refused(seats: int) -> None:
    assert error_of_loading(msgspec.structs.replace(played(), seats=seats)).code == "error-bad-seats"


def test_options_that_a_record_leaves_out_have_their_defaults() -> None:
    match = parlour.new("kokoro", seats=2, seed=1)
    record = match.record()
    bare = msgspec.structs.replace(record, options={})
    again = load(match.game, bare)
    assert again.record().options == record.options
    assert list(record.options) == [option.name for option in match.game.options]


@pytest.mark.parametrize(
    ("move", "why"),
    [
        (Move("sanctuary", (), ("3g",)), "outcome"),
        (Move("sanctuary", (), ("Z",)), "notation"),
        (Move("sanctuary", (), ()), "answers"),
        (Move("sanctuary", (), ("A", "B")), "answers"),
        (Move("sanctuary", (0,), ("A",)), "prompt"),
        (Move("path", (), ("3g",)), "prompt"),
        (Move("look", (), ("?",)), "notation"),
        (Move("undo", (0,), ("0",)), "undo"),
        (Move("undo", (0,), ("7",)), "undo"),
        (Move("undo", (0,), ("-1",)), "undo"),
        (Move("undo", (0,), ("9" * 5000,)), "undo"),
        (Move("undo", (0,), ("x",)), "undo"),
        (Move("undo", (), ("0",)), "undo"),
        (Move("undo", (0,), ()), "undo"),
    ],
    ids=lambda value: str(value)[:60],
)
def test_a_wrong_first_entry_is_named(move: Move, why: str) -> None:
    record = msgspec.structs.replace(played(), options={}, moves=(move,))
    error = error_of_loading(record)
    assert error.code == "error-record-move"
    assert error.facts["entry"] == 1
    assert error.facts["why"] == why


@pytest.mark.parametrize(
    ("seats", "answers", "why"),
    [
        ((0, 1), ("draw c1", "draw z9"), "notation"),
        ((0, 1), ("draw c1", "draw c1 as 3"), "K-13"),
        ((0, 1), ("draw c1", "D"), "K-12"),
        ((1, 0), ("draw c1", "look"), "prompt"),  # in the order of the decision's seats
        ((0,), ("draw c1",), "prompt"),
        ((0, 0), ("draw c1", "draw c1"), "prompt"),  # a seat twice
        ((0, 5), ("draw c1", "draw c1"), "prompt"),  # a seat that is not there
        ((0, 1, 2), ("draw c1", "draw c1", "look"), "prompt"),
        ((0, 1), ("draw c1",), "answers"),
        ((), ("draw c1",), "prompt"),
    ],
)
def test_a_wrong_answer_is_named(seats: tuple[int, ...], answers: tuple[str, ...], why: str) -> None:
    match = parlour.new("kokoro", seats=2, seed=1)
    moves = (*match.record().moves, Move("draw", seats, answers))
    error = error_of_loading(msgspec.structs.replace(match.record(), moves=moves))
    assert error.facts["entry"] == 3
    assert error.facts["why"] == why


def test_an_undo_by_a_seat_that_is_not_there_is_refused() -> None:
    game = Script(*[[Decision("turn", (0,))]] * 3)
    for seats in ((2,), (-1,), (0, 1), ()):
        match = Match(game, 2, {}, None)
        with pytest.raises(RecordError) as caught:
            match.replay((Move("turn", (0,), ("a",)), Move("undo", seats, ("0",))))
        assert caught.value.facts["entry"] == 2


def test_agreement_must_be_agreement() -> None:
    record = wander(Den(), 5, 60, whims=False).record(reveal=True)
    way = next(n for n, move in enumerate(record.moves) if move.prompt == "way")
    broken = Move("way", record.moves[way].seats, ("left", *["right"] * (record.seats - 1)))
    match = Match(Den(), record.seats, {}, None)
    with pytest.raises(RecordError) as caught:
        match.replay((*record.moves[:way], broken))
    assert caught.value.facts == {"entry": way + 1, "move": write_move(way + 1, broken), "why": "agree"}


def test_what_a_seat_exported_cannot_be_replayed_as_the_truth() -> None:
    match = Match(Den(), 2, {}, Sealed(b"x"))
    export = read_record(write_record(match.export(1)))
    with pytest.raises(RecordError) as caught:
        load(Den(), export)
    assert caught.value.facts["entry"] == 1
    assert caught.value.facts["why"] == "notation"


def test_an_export_is_redacted() -> None:
    record = played("den")
    match = load(Den(), record)
    hands = [n for n, move in enumerate(record.moves) if move.prompt == "hand"]
    assert hands
    for seat in (None, 0, 1):
        export = match.export(seat)
        assert export.tags["for"] == ("spectator" if seat is None else str(seat))
        assert "digest" not in export.tags
        assert [(m.prompt, m.seats) for m in export.moves] == [(m.prompt, m.seats) for m in record.moves]
        for n in hands:
            decision = match.entries[n].decision
            assert decision is not None
            shown = export.moves[n].answers == record.moves[n].answers
            assert shown is decision.may_read(seat, None)


# Anything at all


def check_or_refuse(text: str) -> None:
    """A text either is a record that verifies, or is refused with a RecordError."""
    try:
        record = read_record(text)
        verify(game_of(record.game) if record.game in ("den", "box") else parlour.games.of_record(record), record)
    except RecordError as error:
        str(error)  # nor may saying it fail


@pytest.mark.parametrize("slug", ["kokoro", "den", "box"])
@given(data=st.data())
def test_a_text_changed_at_random_verifies_or_is_refused(slug: str, data: st.DataObject) -> None:
    text = write_json(played(slug)) if data.draw(st.booleans()) else write_record(played(slug))
    for _ in range(data.draw(st.integers(1, 3))):
        start = data.draw(st.integers(0, len(text)))
        end = data.draw(st.integers(start, min(len(text), start + 12)))
        other = data.draw(st.one_of(st.just(""), st.text(max_size=6), st.sampled_from(["9" * 40, "\n", " | ", "-1"])))
        text = text[:start] + other + text[end:]
    check_or_refuse(text)


@pytest.mark.parametrize("slug", ["kokoro", "den", "box"])
@given(data=st.data())
def test_lines_swapped_doubled_or_lost_verify_or_are_refused(slug: str, data: st.DataObject) -> None:
    lines = write_record(played(slug)).split("\n")
    one, two = (data.draw(st.integers(0, len(lines) - 1)) for _ in range(2))
    change = data.draw(st.sampled_from(["swap", "double", "lose"]))
    if change == "swap":
        lines[one], lines[two] = lines[two], lines[one]
    elif change == "double":
        lines.insert(two, lines[one])
    else:
        del lines[one]
    check_or_refuse("\n".join(lines))


@given(st.text())
@example("parlour record 1\nend")
def test_any_text_is_read_or_refused(text: str) -> None:
    with contextlib.suppress(RecordError):
        read_record(text)
