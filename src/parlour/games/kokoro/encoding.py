"""A position of Kokoro as numbers: docs/encodings.md says what stands where."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from parlour.core import bits
from parlour.core.encoding import Buffer, Encoder, Encoding, RowField, bits_of, clear, flag, members, one_of, put
from parlour.core.values import Action, Decision, Options, Seat
from parlour.games.kokoro import rules
from parlour.games.kokoro.board import Board
from parlour.games.kokoro.edition import SANCTUARIES, SHAPES, KokoroEdition
from parlour.games.kokoro.notation import LOOK, TURN, Answers
from parlour.games.kokoro.phases import CALL, DRAW, PHASES
from parlour.games.kokoro.promise import Promise
from parlour.games.kokoro.scoring import OPEN_BOOK, TURNING_STONE
from parlour.games.kokoro.state import (
    BOX,
    BOX_MASK,
    COUNT,
    COUNT_MASK,
    KINDS,
    LETTER,
    LETTER_MASK,
    NO_ROW,
    NOTHING,
    PRINTED,
    ROUNDS,
    KokoroState,
    Mat,
    Settings,
    by_kind,
)
from parlour.games.kokoro.weighing import Weigher, weighed_fields

VERSION: Final = 1
DECREES: Final = 16
MOST_BOX: Final = 60  # about the most that is written in a box
END_BOXES: Final = 4  # caterpillar, flower, decree, and what a decree takes away


def fields_of(settings: Settings) -> list[RowField]:
    """The layout of a table: what is on the table, then each mat, one's own first."""
    board, most = settings.board, max(by_kind(settings.plain, settings.golden))
    found = [
        RowField("phase", len(PHASES)),
        RowField("round", 1, ROUNDS),
        RowField("called", SHAPES),
        RowField("called golden", 1),
        RowField("golden", 1, 4),
        RowField("deck", KINDS, most),
        RowField("spent", KINDS, most),
        RowField("sanctuary", len(SANCTUARIES)),
        RowField("turned up", len(SANCTUARIES), ROUNDS),
        RowField("sixth", len(SANCTUARIES)),
        RowField("next sanctuary", len(SANCTUARIES)),
        RowField("next path", KINDS),
        RowField("decree", DECREES),
        RowField("rolls", 1, 3 * settings.seats),
    ]
    for n in range(settings.seats):
        mat = "own mat" if n == 0 else f"mat {n}"
        found += [RowField(f"{mat}: {edge}", board.size) for edge in ("top", "right", "bottom", "left")]
        if settings.guardians != PRINTED:
            found += [RowField(f"{mat}: {guardian}", board.size) for guardian in ("caterpillar", "flower")]
        found += [
            RowField(f"{mat}: boxes", ROUNDS, MOST_BOX),
            RowField(f"{mat}: end boxes", END_BOXES, MOST_BOX),
            RowField(f"{mat}: looks", 1, 9),
            RowField(f"{mat}: knows next", 1),
            RowField(f"{mat}: about to look", 1),
            RowField(f"{mat}: turned stone", 1),
        ]
    return found


def answers_of(settings: Settings, answers: Answers) -> list[Action]:
    """Every answer that this table can ask for: the numbers of the stone with decree 8 only (K-68)."""
    found = answers.draws[:]
    found.append(LOOK)
    if settings.is_called_by_hand:
        found.append(TURN)
    if settings.draws_decree or settings.decree == TURNING_STONE:
        for row in answers.stones:
            found += row
    return found


class KokoroEncoder(Encoder[KokoroState]):
    """The encoding of one table."""

    def __init__(self, settings: Settings, answers: Answers) -> None:
        super().__init__(fields_of(settings), [answers_of(settings, answers)] * settings.seats, by_number=True)
        self.spaces: i64 = settings.board.size
        self.seats: i64 = settings.seats
        self.has_guardians = settings.guardians != PRINTED
        self.look: i64 = self.number_of[0][LOOK]
        self.turn: i64 = self.look + 1
        self.table_size: i64 = sum([field.size for field in self.fields if "mat" not in field.name])
        self.changing_size: i64 = (self.size - self.table_size) // self.seats - 4 * self.spaces
        self.first_look: i64 = settings.board.look
        self.first_stone: i64 = self.look + (2 if settings.is_called_by_hand else 1)

    def observe(self, state: KokoroState, seat: Seat, begun: list[int], out: Buffer, at: i64) -> None:
        at = self.see_table(state, seat, out, at)
        who: i64 = seat
        for _ in range(self.seats):
            at = self.see_mat(state, who, out, at)
            who = who + 1 if who + 1 < self.seats else 0

    def update(self, state: KokoroState, seat: i64, out: Buffer, at: i64) -> None:
        """What is drawn stays drawn, so that of each mat only the newest path is added."""
        clear(out, at, self.table_size)
        at = self.see_table(state, int(seat), out, at)
        who = seat
        for _ in range(self.seats):
            mat = state.mats[who]
            self.see_newest_path(mat, out, at)
            at += 4 * self.spaces
            clear(out, at, self.changing_size)
            at = self.see_rest_of_mat(state, who, out, at)
            who = who + 1 if who + 1 < self.seats else 0

    def see_newest_path(self, mat: Mat, out: Buffer, at: i64) -> None:
        space = mat.answer
        if self.spaces <= space < self.first_look:
            space = (space - self.spaces) // SHAPES  # the number was exchanged (K-68)
        if not 0 <= space < self.spaces:
            return
        for edges in (mat.top, mat.right, mat.bottom, mat.left):
            out[at + space] = u8((edges >> space) & 1)  # harmless: it fits
            at += self.spaces

    def see_table(self, state: KokoroState, seat: Seat, out: Buffer, at: i64) -> i64:
        at = one_of(out, at, state.phase, len(PHASES))
        at = put(out, at, state.round)
        called = state.called
        if called != NOTHING:
            one_of(out, at, called >> 1, SHAPES)
            flag(out, at + SHAPES, is_true=called & 1 == 1)
        at = put(out, at + SHAPES + 1, state.golden)
        at = see_cards(state.plain_deck, state.golden_deck, out, at)
        at = see_cards(state.plain_spent, state.golden_spent, out, at)
        at = see_sanctuaries(state, out, at)
        if state.decree == OPEN_BOOK or state.mats[seat].knows_next:
            one_of(out, at, state.top_letter, len(SANCTUARIES))
            one_of(out, at + len(SANCTUARIES), state.top_path, KINDS)
        at = one_of(out, at + len(SANCTUARIES) + KINDS, state.decree - 1, DECREES)
        return put(out, at, state.rolls)

    def see_mat(self, state: KokoroState, seat: i64, out: Buffer, at: i64) -> i64:
        mat = state.mats[seat]
        size = self.spaces
        at = members(out, at, mat.top, size)
        at = members(out, at, mat.right, size)
        at = members(out, at, mat.bottom, size)
        at = members(out, at, mat.left, size)
        return self.see_rest_of_mat(state, seat, out, at)

    def see_rest_of_mat(self, state: KokoroState, seat: i64, out: Buffer, at: i64) -> i64:
        mat, size = state.mats[seat], self.spaces
        if self.has_guardians:
            at = one_of(out, at, mat.caterpillar, size)
            at = one_of(out, at, mat.flower, size)
        at = see_boxes(mat, out, at)
        at = put(out, at, mat.looks)
        at = flag(out, at, is_true=mat.knows_next)
        at = flag(out, at, is_true=(state.lookers >> seat) & 1 == 1)
        return flag(out, at, is_true=mat.turned_stone)

    def mask(self, state: KokoroState, decision: Decision, seat: Seat, begun: list[int], out: Buffer, at: i64) -> None:
        self.offer(state, seat, out, at)

    def offer(self, state: KokoroState, seat: i64, out: Buffer, at: i64) -> None:
        clear(out, at + self.spaces, self.actions - self.spaces)
        if state.phase != DRAW:
            clear(out, at, self.spaces)
            if state.phase == CALL:
                out[at + self.turn] = 1
            return
        mat = state.mats[seat]
        empty = rules.empty_spaces(state, mat)
        bits_of(out, at, empty, self.spaces)
        if rules.may_look(state, mat):
            out[at + self.look] = 1
        if rules.may_turn_stone(state, mat):
            numbers = rules.stone_numbers(state)
            for space in bits.listed(empty):
                for number in numbers:
                    out[at + self.first_stone + space * SHAPES + number - 1] = 1


def see_cards(plain: i64, golden: i64, out: Buffer, at: i64) -> i64:
    """How many there are of each kind."""
    place = at
    while plain | golden:
        put(out, place, plain & COUNT_MASK)
        put(out, place + 1, golden & COUNT_MASK)
        plain >>= COUNT
        golden >>= COUNT
        place += 2
    return at + KINDS


def see_sanctuaries(state: KokoroState, out: Buffer, at: i64) -> i64:
    """The one of this round, the round of each, and the sixth."""
    row = state.letters
    if row > NO_ROW:
        one_of(out, at, row & LETTER_MASK, len(SANCTUARIES))
    at += len(SANCTUARIES)
    turned = state.round
    while row > NO_ROW:
        put(out, at + (row & LETTER_MASK), turned)
        row >>= LETTER
        turned -= 1
    return one_of(out, at + len(SANCTUARIES), state.sixth, len(SANCTUARIES))


def see_boxes(mat: Mat, out: Buffer, at: i64) -> i64:
    row = mat.boxes
    last: i64 = 0
    while row >> (BOX * last) > NO_ROW:
        last += 1
    for place in range(last):
        put(out, at + last - 1 - place, row & BOX_MASK)
        row >>= BOX
    at += ROUNDS
    if mat.is_finished:
        put(out, at, mat.caterpillar_box)
        put(out, at + 1, mat.flower_box)
    if mat.has_decree_box:
        box = mat.decree_box
        put(out, at + (2 if box >= 0 else 3), box if box >= 0 else -box)
    return at + END_BOXES


class PreviewingEncoder(KokoroEncoder):
    """The same rows, and after them what would come of each answer."""

    def __init__(self, settings: Settings, answers: Answers, promise: Promise) -> None:
        super().__init__(settings, answers)
        self.weigher = Weigher(promise, self.actions)
        self.plain_size: i64 = self.size
        self.fields = self.fields + weighed_fields(self.actions)
        self.size += int(self.weigher.size)

    def observe(self, state: KokoroState, seat: Seat, begun: list[int], out: Buffer, at: i64) -> None:
        super().observe(state, seat, begun, out, at)
        self.weigher.see(state, state.mats[seat], out, at + self.plain_size)

    def update(self, state: KokoroState, seat: i64, out: Buffer, at: i64) -> None:
        super().update(state, seat, out, at)
        clear(out, at + self.plain_size, self.weigher.size)
        self.weigher.see(state, state.mats[seat], out, at + self.plain_size)


class KokoroEncoding(Encoding[KokoroState]):
    """What is learned from at tables of one board."""

    def __init__(self, board: Board, edition: KokoroEdition, answers: Answers, promise: Promise) -> None:
        super().__init__(VERSION)
        self.board = board
        self.edition = edition
        self.answers = answers
        self.promise = promise
        self.has_previews = True

    def make(self, seats: int, options: Options) -> Encoder[KokoroState]:
        return KokoroEncoder(Settings(self.board, self.edition, seats, options), self.answers)

    def make_previewing(self, seats: int, options: Options) -> Encoder[KokoroState]:
        return PreviewingEncoder(Settings(self.board, self.edition, seats, options), self.answers, self.promise)
