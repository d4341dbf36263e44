"""What a table does only if everybody concerned agrees: undo, give or lend a seat, open the hands, close the table.

A vote is counted in `consent`."""

from __future__ import annotations

from typing import Final

import msgspec

from parlour.core.match import PRACTICE, UNDO
from parlour.core.values import Seat
from parlour.server import wire
from parlour.server.tables import hands
from parlour.server.tables.effects import Effects, Refuse, refuse
from parlour.server.tables.state import (
    OVER,
    PLAYING,
    Call,
    TableState,
    change,
    change_seat,
    people,
    running,
    seats_of,
    tags_of,
)
from parlour.server.tables.values import Caller, PersonBack

SEAT_VOTE: Final = "seat"
BOT_VOTE: Final = "bot"
CLOSE_VOTE: Final = "close"
MOST_MARKS: Final = 100  # bots that others have put into seats, as far as the record says so


def others(state: TableState, *persons: str | None) -> tuple[Seat, ...]:
    """The seats that people other than these play."""
    return tuple(seat for seat in people(state) if state.row.seats[seat].person not in persons)


def holders(state: TableState, person: str) -> tuple[Seat, ...]:
    """The seats that belong to other people than this one, whether a bot plays for them now or not."""
    rows = enumerate(state.row.seats)
    return tuple(seat for seat, row in rows if row.person is not None and row.person != person)


def open_vote(state: TableState, vote: wire.Vote) -> None:
    """Ask for consent; if nobody has to be asked, it is done at once. Raises Refuse."""
    row = state.row
    if any(open_.kind == vote.kind and open_.seat == vote.seat for open_ in row.votes):
        raise Refuse("server-refuse-vote-open")
    if not vote.asked:
        _carry_out(state, vote)
        return
    numbered = msgspec.structs.replace(vote, number=row.voted + 1)
    change(state, voted=row.voted + 1, votes=(*row.votes, numbered))


def consent(state: TableState, call: Call, request: wire.Consent) -> Effects:
    """Count somebody's yes; one no ends a vote."""
    vote = next((vote for vote in state.row.votes if vote.number == request.vote), None)
    mine = [] if vote is None else [seat for seat in seats_of(state, call.person) if seat in vote.asked]
    if vote is None or not mine:
        raise Refuse("server-refuse-no-vote")
    left = tuple(other for other in state.row.votes if other is not vote)
    yes = tuple(sorted({*vote.yes, *mine}))
    is_open = request.yes and bool(set(vote.asked) - set(yes))
    change(state, votes=(*left, msgspec.structs.replace(vote, yes=yes)) if is_open else left)
    if request.yes and not is_open and not _is_back(state, vote):
        _carry_out(state, vote)
    return Effects()


def _is_back(state: TableState, vote: wire.Vote, asks: str = "") -> bool:
    """Has the person whose seat it is about come back meanwhile? `asks`: who is certainly here."""
    person = None if vote.seat is None else state.row.seats[vote.seat].person
    return person is not None and (person == asks or state.presence.is_here(person))


def welcome_back(state: TableState, call: Call, event: PersonBack) -> Effects:
    """Somebody looks at the table again. What that means for votes is settled as after every request."""
    settle(state, event.person)
    return Effects()


def settle(state: TableState, person: str) -> None:
    """After a request of this person: nobody is asked about the seat of somebody who is here."""
    if any(_is_back(state, vote, person) for vote in state.row.votes):
        change(state, votes=tuple(vote for vote in state.row.votes if not _is_back(state, vote, person)))


def drop(state: TableState, kind: str) -> None:
    """Nobody is asked for this any more."""
    if any(vote.kind == kind for vote in state.row.votes):
        change(state, votes=tuple(vote for vote in state.row.votes if vote.kind != kind))


def give_seat(state: TableState, seat: Seat, caller: Caller) -> None:
    """The seat is this person's from now on."""
    row = state.row.seats[seat]
    person, name, remote = caller
    name = name or row.name  # of whoever had it, if nobody may know another now
    change_seat(state, seat, person=person, name=name, remote=remote, guest=False, turn=row.turn + 1)
    change_seat(state, seat, ready=False, entropy="")
    change_seat(state, seat, owner=None)
    drop(state, PRACTICE)  # others are asked now than those who have answered


def close_table(state: TableState) -> None:
    """It ends without a result; what was played can still be looked at."""
    change(state, phase=OVER, closed=True, votes=(), paused=False)


def _carry_out(state: TableState, vote: wire.Vote) -> None:
    """Everybody has agreed. Raises Refuse."""
    if vote.kind == UNDO:
        assert vote.by is not None
        refusal = running(state).undo(vote.by, vote.to, agreed=True)
        if refusal is not None:
            raise refuse(refusal)
        if state.clocks is not None:
            state.clocks.is_agreed = True
    elif vote.kind == PRACTICE:
        hands.open_hands(state)
    elif vote.kind == CLOSE_VOTE:
        close_table(state)
    elif vote.kind == SEAT_VOTE:
        assert vote.seat is not None
        _hand_over(state, vote.seat, Caller(vote.person, vote.name, vote.remote))
    else:
        assert vote.seat is not None
        change_seat(state, vote.seat, bot=vote.name)
        _note_bot(state, vote.seat, f"={vote.name}")


def _hand_over(state: TableState, seat: Seat, caller: Caller) -> None:
    """Somebody else plays on in this seat; the person who had it may take it back at any time."""
    row = state.row.seats[seat]
    owner, turn = (row.person, row.turn) if row.owner is None else (row.owner, row.owner_turn)
    give_seat(state, seat, caller)
    change_seat(state, seat, owner=owner, owner_turn=turn)
    if state.row.phase == PLAYING:
        change_seat(state, seat, bot=None)
    note_new_hands(state, seat)


def settle_bots(state: TableState) -> None:
    """After a change of seats: the record says until when a bot played that others had put there."""
    for seat, row in enumerate(state.row.seats):
        marks = [mark for mark in state.row.stand_ins.split() if mark.partition("=")[0].endswith(f":{seat}")]
        if marks and "=" in marks[-1] and row.bot is None:
            _note_bot(state, seat, "")


def _note_bot(state: TableState, seat: Seat, bot: str) -> None:
    """Once for each moment is enough."""
    marks = state.row.stand_ins.split()
    if state.match is not None and len(marks) < MOST_MARKS:
        now = f"{len(state.match.entries)}:{seat}"
        change(state, stand_ins=" ".join([*(mark for mark in marks if mark.partition("=")[0] != now), now + bot]))
        state.match.tags = tags_of(state.row)


def note_new_hands(state: TableState, seat: Seat) -> None:
    """The record says that a seat has changed hands, and after which entry."""
    if state.match is not None:
        change(state, reseated=f"{state.row.reseated} {len(state.match.entries)}:{seat}".strip())
        state.match.tags = tags_of(state.row)
