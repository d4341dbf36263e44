"""`parlor replay FILE`: a saved match in words, whole or at one moment."""

from __future__ import annotations

import parlor
from parlor import words
from parlor.commands import options
from parlor.commands.games import name_of
from parlor.commands.seating import names_in
from parlor.commands.speech import language, say, show, show_json
from parlor.commands.telling import result_lines, told
from parlor.core.errors import OptionError
from parlor.core.values import Record, Seat


@options.command()
@options.file_argument
@options.number("--at", least=0)
@options.number("--seat", least=0)
@options.as_json
def command(*, file: str, at: int | None, seat: int | None, as_json: bool) -> None:
    replay(parlor.read(file), at, seat, as_json=as_json)


def replay(record: Record, at: int | None, seat: Seat | None, *, as_json: bool = False) -> None:
    """Show a record as after entry `at`, as this seat sees it. Raises RecordError or OptionError."""
    options.check_seat(seat, record.seats)
    if at is not None and at > len(record.moves):
        raise OptionError("cli-error-at", entry=at, last=len(record.moves))
    match = parlor.replay(record, at)
    if as_json:
        show_json(match.push(seat))
        return
    names = names_in(record)
    show(heading(record, names), "bold")
    show()
    for n, line in told(match, seat, names, 0 if at is None else max(0, at - 1)):
        show(f"{n:>4}  {line}")
    show()
    show(match.text(seat, language()))
    result = match.result()
    if result is not None:
        show()
        show("\n".join(result_lines(record.game, result, names)), "bold")


def heading(record: Record, names: list[str]) -> str:
    """Which match this is, in one line."""
    return say(
        "cli-replay-heading",
        name=name_of(record.game),
        players=", ".join(names) or words.name_of(language(), 0),
        date=record.tags.get("date", "-"),
        entries=len(record.moves),
    )
