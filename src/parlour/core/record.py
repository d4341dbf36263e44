"""Records: the readable file of a match, and its JSON twin.

    parlour record 1
    game: kokoro, rules 1
    edition: standard 0f3a…
    seats: 2
    set guardians: random
    tag date: 2026-11-15

    1 sanctuary = D
    2 path = 3g
    3 draw: 0 draw c4 | 1 look
    4 undo: 0 2

`=` is an outcome of chance, `:` the answers of seats, `?` what the reader may not know.
"""

from __future__ import annotations

import re
from typing import Final

import msgspec

from parlour.core.errors import RecordError
from parlour.core.values import Move, Options, Record, Seat, decode, encode

FIRST_LINE: Final = "parlour record 1"
OLD_FIRST_LINE: Final = "parlor record 1"  # what files called .parlor begin with
UNREADABLE: Final = "?"

HEADER: Final = re.compile(r"^(game|edition|seats|set|tag)(?: ([\w-]+))?: ?(.*)$")
GAME: Final = re.compile(r"^([\w-]+), rules ([0-9]{1,9})$")
SEATS: Final = re.compile(r"^[1-9][0-9]?$")
MOVE: Final = re.compile(r"^([0-9]+) ([\w-]+)(?: = (.+)|: (.+))$")
ANSWER: Final = re.compile(r"^(0|[1-9][0-9]?) (.+)$")

# What was expected is shown as samples of the format, which need no translation.
HEADERS: Final = "`game: …`, `edition: …`, `seats: …`, `set NAME: …`, `tag NAME: …`"
ENTRIES: Final = "`3 draw: 0 draw c4 | 1 look`, `2 path = 3g`, `end`"


def write_record(record: Record) -> str:
    """The record as text."""
    lines = [
        FIRST_LINE,
        f"game: {record.game}, rules {record.rules}",
        f"edition: {record.edition}",
        f"seats: {record.seats}",
    ]
    lines += [f"set {name}: {_one_line(value)}" for name, value in record.options.items()]
    lines += [f"tag {name}: {_one_line(value)}" for name, value in record.tags.items()]
    lines.append("")
    lines += [write_move(n, move) for n, move in enumerate(record.moves, 1)]
    lines.append("end")
    return "\n".join(lines) + "\n"


def write_move(n: int, move: Move) -> str:
    """One entry, as it stands in a record.

    >>> write_move(3, Move("draw", (0, 1), ("draw c4", "look")))
    '3 draw: 0 draw c4 | 1 look'
    """
    if not move.seats:
        return f"{n} {move.prompt} = {' | '.join(move.answers)}"
    # Not strict: an error must be able to show a move that is broken.
    answers = " | ".join(f"{seat} {answer}" for seat, answer in zip(move.seats, move.answers, strict=False))
    return f"{n} {move.prompt}: {answers}"


def read_record(text: str, file: str = "record") -> Record:
    """The record in a text, or in its JSON twin. Raises RecordError with the line at fault."""
    return _read_json(text, file) if text.lstrip().startswith("{") else _Reader(file).read(text)


def _read_json(text: str, file: str) -> Record:
    """The twin can say no more than the text can: what can't be written down there is no record."""
    try:
        record = decode(text, Record)
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
        raise RecordError("error-bad-record", file=file, line=1, expected=str(error)) from None
    if _Reader(file).read(write_record(record)) != record:
        raise RecordError("error-bad-record", file=file, line=1, expected=f"{HEADERS}, {ENTRIES}")
    return record


def write_json(record: Record) -> str:
    """The JSON twin of a record."""
    return encode(record).decode()


def _one_line(value: str) -> str:
    return value.replace("\\", "\\\\").replace("\n", "\\n").replace("\r", "\\r")


def _many_lines(value: str) -> str:
    letters = {"n": "\n", "r": "\r", "\\": "\\"}
    return re.sub(r"\\(.)", lambda found: letters.get(found.group(1), found.group(0)), value)


class _Reader:
    """Reads a record line by line and knows where it is."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.line = 0
        self.seen: set[tuple[str, str | None]] = set()
        self.game = ""
        self.rules = 0
        self.edition = ""
        self.seats = 0
        self.options: Options = {}
        self.tags: dict[str, str] = {}
        self.moves: list[Move] = []

    def read(self, text: str) -> Record:
        lines = text.split("\n")
        self.line = 1
        if lines[0].rstrip() not in (FIRST_LINE, OLD_FIRST_LINE):
            raise self.error(f"`{FIRST_LINE}`")
        ended = False
        for self.line, line in enumerate(lines[1:], 2):
            text = line.rstrip()
            if ended and text:
                raise self.error("`end`, EOF")
            if text == "end":
                ended = True
            elif text[:1].isdigit():
                self.moves.append(self.read_move(text))
            elif text:
                self.read_header(line.rstrip("\r"))  # blanks at the end may belong to a value
        if not ended:
            raise RecordError("error-record-truncated", file=self.file)
        if not self.game or not self.seats:
            raise self.error("`game: …`, `seats: …`")
        return Record(self.game, self.rules, self.edition, self.seats, self.options, tuple(self.moves), self.tags)

    def read_header(self, line: str) -> None:
        found = HEADER.match(line)
        if found is None or self.moves:
            raise self.error(ENTRIES if self.moves else HEADERS)
        word, name, value = str(found.group(1)), found.group(2), str(found.group(3))
        if (word in ("set", "tag")) != (name is not None) or (word, name) in self.seen:
            raise self.error(HEADERS)
        self.seen.add((word, name))
        if word == "set":
            self.options[str(name)] = _many_lines(value)
        elif word == "tag":
            self.tags[str(name)] = _many_lines(value)
        elif word == "edition":
            self.edition = value
        elif word == "seats":
            if not SEATS.match(value):
                raise self.error("`seats: 2`")
            self.seats = int(value)
        else:
            parts = GAME.match(value)
            if parts is None:
                raise self.error("`game: kokoro, rules 1`")
            self.game, self.rules = str(parts.group(1)), int(parts.group(2))

    def read_move(self, line: str) -> Move:
        found = MOVE.match(line)
        if found is None:
            raise self.error(ENTRIES)
        number, prompt, outcome, answers = found.groups()
        if number != str(len(self.moves) + 1):
            raise self.error(f"`{len(self.moves) + 1} …`")
        if outcome is not None:
            return Move(str(prompt), (), (str(outcome),))
        seats: list[Seat] = []
        texts: list[str] = []
        for part in str(answers).split(" | "):
            answer = ANSWER.match(part)
            if answer is None:
                raise self.error(ENTRIES)
            seats.append(int(answer.group(1)))
            texts.append(str(answer.group(2)))
        return Move(str(prompt), tuple(seats), tuple(texts))

    def error(self, expected: str) -> RecordError:
        return RecordError("error-bad-record", file=self.file, line=self.line, expected=expected)
