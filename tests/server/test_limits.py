"""The table of limits in docs/security.md says what the code does, and leaves nothing out."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from parlour.core import edition
from parlour.games.cocoon_world import own
from parlour.server import wire
from parlour.server.bots import analyses, comparisons, estimates, findings, workers
from parlour.server.http import app, context
from parlour.server.http import socket as sockets
from parlour.server.hub import create, limits, session, webhook
from parlour.server.net import connection, gate, protocol
from parlour.server.tables import chat, play, seats, settle

PAGE: Final = Path(__file__).parents[2] / "docs" / "security.md"

KINDS: Final = {
    "http": "HTTP requests and handshakes of sockets, by address",
    "turn": "requests and messages of an address that are worked on, while others of it wait",
    "large": "answers of more than 64 KiB to an address, while others to it wait",
    "work": "a table opened, a record read or chat judged by a game's rules, by address (a hundred entries count as "
    "one more, 25 characters as one), while others wait",
    "message": "messages of one socket",
    "messages": "messages of all sockets of an address",
    "frame": "pings and pieces of messages, by address; then the socket is closed",
    "person": "new people, by address",
    "name": "other names for oneself, by address",
    "table": "new tables, lessons and rematches, by address",
    "missing": "codes and records that do not exist, by address",
    "secret": "seats claimed by a link, or asked for, by address",
    "check": "records checked, drawn, summed up or compared with bots, levels estimated, puzzles looked at, by address",
    "analysis": "analyses of finished matches, by address",
    "chat": "lines of chat, by person",
    "emote": "emotes, by person",
    "hint": "hints, by person",
    "point": "pointing, by person",
    "hook": "webhooks of one table",
    "hooks": "webhooks to one host",
}


def rate_of(rule: limits.Rule) -> str:
    each = rule.rate * 60
    rate = (
        f"{rule.rate:g} a second" if rule.rate >= 1 else f"{each:g} a minute" if each >= 1 else f"{each * 60:g} an hour"
    )
    return f"{rule.burst:g} at once, then {rate}"


def size_of(size: int) -> str:
    return f"{size // 1024} KiB"


def table() -> str:
    """The table, as the code says."""
    rows = [
        *((words, rate_of(limits.RULES[kind])) for kind, words in KINDS.items()),
        ("open connections of an address", f"{gate.EACH}, of those {limits.CONNECTIONS} to tables"),
        ("time for the head of a request, and for its body", f"{gate.HEAD_SECONDS:g} s, {gate.BODY_SECONDS:g} s"),
        ("time until a socket says hello", f"{sockets.HELLO:g} s"),
        ("time to read one message that is sent", f"{connection.SLOW:g} s"),
        ("time to read an answer that is sent", f"{gate.READ_SECONDS:g} s without a step"),
        ("messages above the limit before a socket is closed", f"{session.MOST_STRIKES}"),
        ("size of the head of a request", f"{size_of(gate.LONGEST_HEAD)}, {gate.MOST_HEADERS} headers"),
        ("a path with its query", f"{app.LONGEST_PATH} characters"),
        ("the name by which a server at home is reached", f"{context.LONGEST_HOST} characters"),
        ("pieces of a body", f"{gate.MOST_PIECES}"),
        ("requests sent before the one before them is answered", f"{gate.MOST_QUEUED}"),
        ("messages of a socket that wait, while no more are read", f"{protocol.MOST_QUEUED}"),
        ("size of a message or a body", size_of(wire.LONGEST)),
        ("size of a new table, with an edition", size_of(wire.LONGEST_TABLE)),
        ("size of a record to check", size_of(wire.LONGEST_RECORD)),
        ("an edition", f"{edition.LONGEST} characters, keys of {edition.DEEPEST} parts"),
        ("a scenario of one's own", f"{own.LONGEST_FILE} characters"),
        ("a name, a line of chat or a note", f"{chat.LONGEST_NAME}, {chat.LONGEST_TEXT} characters"),
        ("a bot with its settings", f"{seats.LONGEST_BOT} characters"),
        ("a bot's thought", ", ".join(f"{name} ≤ {most}" for name, most in seats.MOST_THOUGHT.items())),
        ("time of a worker for an answer or a check", f"{workers.THINK:g} s, then it is stopped"),
        ("time of a worker for a hint", f"{workers.HINT_SECONDS:g} s"),
        ("time of a worker for an edition", f"{workers.EDITION_SECONDS:g} s"),
        (
            "time of a worker for an estimate",
            f"{estimates.Estimates.seconds:g} s, in pieces of {estimates.Estimates.piece:g} s",
        ),
        (
            "matches that are analysed at once",
            f"{analyses.Analyses.most_running}, of one address {analyses.Analyses.most_of_one}, "
            f"{analyses.Analyses.piece} entries at a time; "
            f"dropped if nobody has asked for {analyses.Analyses.patience:g} s",
        ),
        (
            "matches that wait to be compared with bots",
            f"{comparisons.MOST_WAITING}, of one address {comparisons.MOST_OF_ONE}; "
            f"{comparisons.Comparisons.piece:g} s of a worker each second, addresses in turn",
        ),
        ("what was found out about matches", f"{findings.MOST} files, the newest"),
        ("time of a webhook", f"{webhook.SECONDS:g} s"),
        ("undos of a match", f"{play.MOST_UNDOS}, while its log has fewer than {play.MOST_ENTRIES} entries"),
        ("entries of a match", f"{play.MOST_LOG}, then its table is closed"),
        ("requests of a person at a table that are known to be done", f"{settle.MOST_ACKS}, the newest"),
        ("lines of chat that are shown, notes of a seat", f"{chat.MOST_LINES}, {chat.MOST_NOTES}"),
        ("tables of a person that are not over", f"{create.MOST_TABLES}"),
    ]
    return "\n".join(["| what | limit |", "|---|---|", *(f"| {what} | {limit} |" for what, limit in rows)])


def test_every_rate_has_a_line() -> None:
    assert set(KINDS) == set(limits.RULES)


def test_the_page_has_the_table_as_the_code_says() -> None:
    assert table() in PAGE.read_text("utf-8"), f"docs/security.md should hold:\n\n{table()}\n"


def test_what_goes_beyond_a_burst_waits_for_its_turn_and_nobody_else_does() -> None:
    now = 0.0
    some = limits.Limits(clock=lambda: now)
    burst, rate = limits.RULES["turn"]
    waits = [some.wait("turn", "192.0.2.1") for _ in range(int(burst) + 100)]
    assert waits[: int(burst)] == [0.0] * int(burst)
    assert waits[int(burst) :] == pytest.approx([n / rate for n in range(1, 101)])
    assert some.wait("turn", "192.0.2.2") == 0.0
    now = 1.0
    assert some.wait("turn", "192.0.2.1") == 0.0, "all of them have had their turn"
    assert limits.Limits(is_on=False).wait("turn", "192.0.2.1") == 0.0


if __name__ == "__main__":
    print(table())
