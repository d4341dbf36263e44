"""The short way of text messages, beside the library that knows the whole protocol."""

from __future__ import annotations

from asyncio import Transport

from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from parlour.server.net.framing import MOST_AT_ONCE, Burst, Outgoing, framed, lone_text, unmasked

SIZES = st.sampled_from([0, 1, 7, 124, 125, 126, 127, 65535, 65536])
TEXTS = SIZES.map(lambda size: b"k" * size)


def sent_by_client(opcode: Opcode, data: bytes, *, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


def read_all(data: bytes) -> list[bytes]:
    """The text messages in what a server sent, as the library reads them."""
    reader = StreamReader()
    reader.feed_data(data)
    reader.feed_eof()
    found: list[bytes] = []
    while reader.buffer != b"":
        parsing = Frame.parse(reader.read_exact, mask=False)
        try:
            next(parsing)
            raise AssertionError("the frame has no end")
        except StopIteration as end:
            frame: Frame = end.value
        assert (frame.opcode, frame.fin) == (Opcode.TEXT, True)
        found.append(bytes(frame.data))
    return found


class Pipe(Transport):
    """A client's end that notes what it gets."""

    def __init__(self) -> None:
        super().__init__()
        self.got: list[bytes] = []
        self.is_shut = False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.got.append(bytes(data))

    def is_closing(self) -> bool:
        return self.is_shut


class Turn:
    """A turn of a loop that ends when we say so."""

    def __init__(self) -> None:
        self.later: list[object] = []
        self.burst = Burst(self.later.append)

    def client(self) -> tuple[Pipe, Outgoing]:
        pipe = Pipe()
        outgoing = Outgoing(pipe, self.burst)
        outgoing.is_open = True
        return pipe, outgoing


@given(st.lists(TEXTS, min_size=1, max_size=3))
def test_messages_are_framed_as_the_library_reads_them(messages: list[bytes]) -> None:
    assert read_all(framed(messages)) == messages


@given(st.binary(max_size=300))
def test_one_short_message_is_read_at_once_and_nothing_else_is(data: bytes) -> None:
    frame = sent_by_client(Opcode.TEXT, data)
    if len(data) < 126:
        assert lone_text(frame) == data
        assert unmasked(frame, 6, len(frame)) == data
    else:
        assert lone_text(frame) is None
    for other in (frame[:-1], frame + b"\x81", frame + frame, b""):
        assert lone_text(other) is None
    assert lone_text(sent_by_client(Opcode.BINARY, data)) is None
    assert lone_text(sent_by_client(Opcode.TEXT, data, fin=False)) is None
    assert lone_text(Frame(Opcode.TEXT, data).serialize(mask=False)) is None


def test_all_that_a_turn_has_to_send_goes_out_at_its_end_in_order() -> None:
    turn = Turn()
    (ann, to_ann), (bo, to_bo) = turn.client(), turn.client()
    for outgoing, messages in ((to_ann, [b"one"]), (to_bo, [b"two"]), (to_ann, [b"three", b"four"])):
        assert outgoing.send(messages)
    assert not ann.got
    assert not bo.got
    assert len(turn.later) == 1, "one call for all"
    turn.burst.send()
    assert read_all(b"".join(ann.got)) == [b"one", b"three", b"four"]
    assert read_all(b"".join(bo.got)) == [b"two"]
    turn.burst.send()
    assert len(ann.got) == 1, "nothing goes twice"


def test_a_burst_does_not_grow_without_end() -> None:
    turn = Turn()
    clients = [turn.client() for _ in range(MOST_AT_ONCE)]
    for _, outgoing in clients:
        assert outgoing.send([b"news"])
    assert all(read_all(b"".join(pipe.got)) == [b"news"] for pipe, _ in clients)


def test_who_does_not_keep_up_or_is_going_is_sent_nothing() -> None:
    turn = Turn()
    pipe, outgoing = turn.client()
    outgoing.is_full = True
    assert not outgoing.send([b"news"])
    outgoing.is_full, outgoing.is_open = False, False
    assert not outgoing.send([b"news"])
    outgoing.is_open = True
    assert outgoing.send([b"news"])
    pipe.is_shut = True
    turn.burst.send()
    assert not pipe.got
    assert not outgoing.unsent
