"""A moment of a match as a page is sent it, for galleries and tests of boards."""

from __future__ import annotations

import msgspec

from parlour.core.game import State
from parlour.core.match import Match
from parlour.core.values import Event, Question, Seat, View, encode, tag_of


def line(event: Event) -> dict[str, object]:
    return {"id": tag_of(event), "args": event.facts(), "rule": event.rule, "event": msgspec.Raw(encode(event))}


def entries(match: Match[State], seat: Seat | None, since: int) -> list[dict[str, object]]:
    found = []
    for n in range(since + 1, len(match.entries) + 1):
        move = match.entries[n - 1].move
        lines = [line(event) for event in match.heard(n, seat, live=True)]
        answers = match.read_by(n, seat, live=True)
        found.append({"n": n, "prompt": move.prompt, "seats": move.seats, "answers": answers, "lines": lines})
    return found


def push(match: Match[State], seat: Seat | None, since: int, names: tuple[str, ...]) -> dict[str, object]:
    questions = [] if seat is None else match.questions(seat)
    screen = match.screen(seat)
    return {
        "seat": seat,
        "names": names[: match.seats],
        "screen": msgspec.Raw(encode(screen)),
        "decisions": match.decisions(),
        "questions": questions,
        "ballots": match.standings(seat),
        "entries": entries(match, seat, since),
        "result": match.result(),
        "previews": previews(match, screen, questions),
    }


def previews(match: Match[State], screen: View, questions: list[Question]) -> dict[str, object]:
    texts = [text for question in questions for text in question.choices]
    found = {text: match.game.preview(screen, match.game.read(text)) for text in texts}
    return {text: [line(event) for event in events] for text, events in found.items() if events}
