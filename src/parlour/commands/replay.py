"""`parlour replay FILE`: a saved match in words, whole or at one moment."""

from __future__ import annotations

import parlour
from parlour import words
from parlour.commands import options
from parlour.commands.games import name_of
from parlour.commands.progress import show_house_rule
from parlour.commands.seating import names_in
from parlour.commands.speech import language, say, show, show_board, show_json
from parlour.commands.telling import causes_of, chain_of, result_lines, told
from parlour.core.errors import OptionError
from parlour.core.projection import Projection
from parlour.core.values import Record, Seat


def command(*, file: str, at: int | None, why: int | None, seat: int | None, as_json: bool) -> None:
    if why is None:
        replay(parlour.read(file), at, seat, as_json=as_json)
    elif at is not None:
        raise OptionError("cli-error-why-at")
    else:
        explain(parlour.read(file), why, seat, as_json=as_json)


def replay(record: Record, at: int | None, seat: Seat | None, *, as_json: bool = False) -> None:
    """Show a record as after entry `at`, as this seat sees it. Raises RecordError or OptionError."""
    options.check_seat(seat, record.seats)
    if at is not None:
        check_entry(record, at)
    match = parlour.replay(record, at)
    if as_json:
        show_json(Projection(match).push(seat))
        return
    names = names_in(record)
    show_heading(record, names)
    show()
    for n, line in told(match, seat, names, 0 if at is None else max(0, at - 1)):
        show(f"{n:>4}  {line}", hang=6)
    show()
    show_board(match.text(seat, language()))
    result = match.result()
    if result is not None:
        show()
        show("\n".join(result_lines(match.game, result, names)), "bold")


def explain(record: Record, n: int, seat: Seat | None, *, as_json: bool = False) -> None:
    """Tell the chain of events that entry `n` belongs to, each with its clause. Raises RecordError or OptionError."""
    options.check_seat(seat, record.seats)
    check_entry(record, n)
    match = parlour.replay(record)
    chain = chain_of(match, n)
    if as_json:
        show_json(Projection(match).feed(seat)[chain[0] - 1 : chain[-1]])
        return
    names = names_in(record)
    show_heading(record, names)
    show()
    for number in chain:
        for i, cause in enumerate(causes_of(match, number, seat, names)):
            show(f"{'' if i else number:>4}  {cause}", hang=6)
        for event in match.heard(number, seat):
            show(f"        {words.tell(language(), event, names)}{f' ({event.rule})' if event.rule else ''}")


def check_entry(record: Record, n: int) -> None:
    """Raises OptionError if the record has no entry of this number."""
    if n > len(record.moves):
        raise OptionError("cli-error-at", entry=n, last=len(record.moves))


def show_heading(record: Record, names: list[str]) -> None:
    """Which match this is, and by which house rule it was played."""
    show(heading(record, names), "bold")
    show_house_rule(record.game, record.tags)


def heading(record: Record, names: list[str]) -> str:
    """Which match this is, in one line."""
    return say(
        "cli-replay-heading",
        name=name_of(record.game),
        players=", ".join(names) or words.name_of(language(), 0),
        date=record.tags.get("date", "-"),
        entries=len(record.moves),
    )
