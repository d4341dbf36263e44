"""What is said at a table, faces without words, and the notes that a seat makes for itself."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from parlour.core.values import Refusal, Seat
from parlour.server import wire
from parlour.server.tables.effects import Effects, Refuse, refuse
from parlour.server.tables.state import OVER, Call, TableState, change, change_seat, only_host, own_seat, seat_row

LONGEST_NAME: Final = 24  # characters of a person's name
LONGEST_TEXT: Final = 500  # characters of a line of chat or of a note
LONGEST_PLACE: Final = 80  # characters of what a note is on
MOST_LINES: Final = 200  # of chat, the newest
BLANK: Final = dict.fromkeys(map(ord, "\u115f\u1160\u2800\u3164\uffa0"))  # letters that look like nothing
ACCENTS: Final = "\\u0300-\\u036f\\u0483-\\u0489\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff"
TOWER: Final = re.compile(f"([{ACCENTS}]{{2}})[{ACCENTS}]+")
MOST_NOTES: Final = 200  # of one seat
MOST_FACES: Final = 8  # the newest, for slow readers


def say(state: TableState, call: Call, request: wire.Say) -> Effects:
    text, seat = clean(request.text, LONGEST_TEXT), call.seat
    if not text:
        raise Refuse("server-refuse-empty")
    check_talk(state, seat, text)
    name = call.caller.name if seat is None else state.row.seats[seat].name
    line = wire.ChatLine(last_line(state) + 1, seat, name, text, state.source.stamp())
    state.chat = (*state.chat, line)[-MOST_LINES:]
    return Effects()


def emote(state: TableState, call: Call, request: wire.Emote) -> Effects:
    seat = own_seat(call)
    check_talk(state, seat, "")
    number = state.emotes[-1].number + 1 if state.emotes else 1
    state.emotes = (*state.emotes, wire.Emoted(number=number, seat=seat, face=request.face))[-MOST_FACES:]
    return Effects()


def check_talk(state: TableState, seat: Seat | None, text: str) -> None:
    """Raises Refuse if the host has muted this seat, or the game forbids to say this now."""
    if state.row.quiet if seat is None else state.row.seats[seat].muted:
        raise Refuse("server-refuse-muted")
    refusal = refused_talk(state, seat, text)
    if refusal is not None:
        raise refuse(refusal)


def refused_talk(state: TableState, seat: Seat | None, text: str) -> Refusal | None:
    """Why the rules of the running match forbid this seat to say this now, or None. A gesture is ""."""
    match, moderation = state.match, state.game.moderation
    if match is None or match.is_over() or moderation is None:
        return None
    return moderation.refuse(match.screen(seat), text)


def mute(state: TableState, call: Call, request: wire.Mute) -> Effects:
    only_host(state, call)
    if request.seat is None:
        change(state, quiet=request.yes)
    else:
        seat_row(state, request.seat)
        change_seat(state, request.seat, muted=request.yes)
    return Effects()


def note(state: TableState, call: Call, request: wire.Note) -> Effects:
    seat = own_seat(call)
    notes = dict(state.notes.get(seat, {}))
    on, text = clean(request.on, LONGEST_PLACE), clean(request.text, LONGEST_TEXT)
    if not on or (on not in notes and len(notes) >= MOST_NOTES):
        raise Refuse("server-refuse-note", most=MOST_NOTES)
    notes[on] = text
    if not text:
        del notes[on]
    state.notes = {**state.notes, seat: notes}
    return Effects()


def last_line(state: TableState) -> int:
    """The number of the newest line of chat."""
    return state.chat[-1].number if state.chat else 0


def hidden_lines(state: TableState) -> int:
    """Lines of chat up to this number are hidden; once the match is over, none are."""
    return 0 if state.row.phase == OVER else state.row.hushed


def lines(state: TableState) -> list[wire.ChatLine]:
    """The lines of chat that are still to be read."""
    hidden = hidden_lines(state)
    return [line for line in state.chat if line.number > hidden]


def hide_lines(state: TableState) -> None:
    """What was said so far must not be read again while the match runs."""
    last = last_line(state)
    if last > state.row.hushed:
        change(state, hushed=last)


def is_held_back(state: TableState, text: str) -> bool:
    """Do the rules of the running match forbid to say this now? A name says something, too."""
    return refused_talk(state, None, text) is not None


def clean_name(text: str) -> str:
    """A name that can be seen: without blank letters, and without towers of accents."""
    seen = unicodedata.normalize("NFC", text[: 8 * LONGEST_NAME]).translate(BLANK)
    return clean(TOWER.sub(r"\1", seen), LONGEST_NAME)


def clean(text: str, most: int) -> str:
    """Collapse to one printable line of at most `most` characters; nobody reads through much more than that."""
    begun = text[: 8 * most]
    return " ".join("".join(one if one.isprintable() else " " for one in begun).split())[:most]
