"""The rules: what may be answered, what chance may bring, and what each move does.

A round: sanctuary, then again and again path, draw, (look), until the fourth golden card; then scoring.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core import bits
from parlour.core.game import Log
from parlour.core.rng import Rng
from parlour.core.values import Action, Seat
from parlour.games.kokoro.actions import Decree, Letter, Path, Roll
from parlour.games.kokoro.board import Board
from parlour.games.kokoro.edition import DIE, GOLDEN_A_ROUND, SANCTUARIES, SHAPES
from parlour.games.kokoro.events import (
    DecreeShown,
    Drew,
    Finished,
    GuardianPlaced,
    Looked,
    NextShown,
    PathCalled,
    SanctuaryTurned,
    Saw,
    Scored,
)
from parlour.games.kokoro.phases import CALL, DECREE, DRAW, GUARDIAN, LOOK, NEXT, OVER, PATH, SANCTUARY, SIXTH
from parlour.games.kokoro.scoring import (
    OPEN_BOOK,
    PENALTY,
    SIXTH_SHRINE,
    TURNING_STONE,
    WANDERER,
    empty_boxes,
    finish,
    is_written,
    sanctuary_count,
)
from parlour.games.kokoro.state import (
    BOX,
    COUNT,
    COUNT_MASK,
    KINDS,
    LETTER,
    LETTER_MASK,
    NOTHING,
    OWN_ROLLS,
    PEEK_PATH,
    PRINTED,
    ROUNDS,
    KokoroState,
    Mat,
    numbers_of,
)

# Chance's outcomes, made once.
PATHS: Final = [Path(kind // 2 + 1, kind % 2 == 1) for kind in range(KINDS)]
LETTERS: Final = [Letter(letter) for letter in SANCTUARIES]
ROLLS: Final = [Roll(face) for face in range(1, DIE + 1)]
DECREES: Final = [Decree(number) for number in range(1, 17)]
NUMBER_OF: Final[dict[Action, int]] = {  # of an outcome, among those of its kind
    outcome: number for kind in (PATHS, LETTERS, ROLLS, DECREES) for number, outcome in enumerate(kind)
}
PATH_NAMES: Final = [str(path) for path in PATHS]


# Questions


def called_number(state: KokoroState) -> i64:
    """The number of the path card that was turned up last."""
    assert state.called != NOTHING, "a path is called before anybody draws"
    return (state.called >> 1) + 1


def empty_spaces(state: KokoroState, mat: Mat) -> i64:
    """Where one may draw (K-13)."""
    return state.settings.board.all & ~mat.drawn


def is_full(state: KokoroState, mat: Mat) -> bool:
    return mat.paths == state.settings.board.size


def may_look(state: KokoroState, mat: Mat) -> bool:
    """Looking is always possible but for K-19, which does not bind a full mat (K-16) nor the Open Book (K-69)."""
    limited = state.settings.one_look_a_round and state.decree != OPEN_BOOK
    return not limited or mat.looks == 0 or is_full(state, mat)


def may_turn_stone(state: KokoroState, mat: Mat) -> bool:
    """May this player draw another number of the called kind (K-68)?"""
    return state.decree == TURNING_STONE and not mat.turned_stone


def stone_numbers(state: KokoroState) -> list[int]:
    """The numbers that may stand for the called one: the other curves, or the other straight (K-68)."""
    called = called_number(state)
    straight = state.settings.board.is_straight
    return [n for n in range(1, len(straight) + 1) if n != called and straight[n - 1] == straight[called - 1]]


def rolls_at_setup(state: KokoroState) -> i64:
    """One pair for all, or a pair for each mat (K-40)."""
    return 2 * state.settings.seats if state.settings.guardians == OWN_ROLLS else 2


def rolling_seat(state: KokoroState) -> Seat | None:
    """Whose guardian is rolled for; None if for everybody's."""
    if state.settings.guardians != OWN_ROLLS:
        return None
    first = rolls_at_setup(state)
    return state.rolls // 2 if state.rolls < first else state.rolls - first


def is_flower_roll(state: KokoroState) -> bool:
    return state.rolls < rolls_at_setup(state) and state.rolls % 2 == 1


# What may be answered, by number: each space, each space with each number, a look


def count_choices(state: KokoroState, mat: Mat) -> i64:
    """How many answers there are to a called path."""
    free = state.settings.board.size - mat.paths
    count = free + 1 if may_look(state, mat) else free
    return count + free * len(stone_numbers(state)) if may_turn_stone(state, mat) else count


def nth_choice(state: KokoroState, mat: Mat, n: i64) -> i64:
    """The index of the n-th of them: drawings first, then those by the Turning Stone, then a look."""
    board = state.settings.board
    empty = empty_spaces(state, mat)
    free = board.size - mat.paths
    if n < free:
        return bits.nth(empty, n)
    if may_turn_stone(state, mat):
        numbers = stone_numbers(state)
        exchanges: i64 = len(numbers)
        n -= free
        if n < free * exchanges:
            number: i64 = numbers[n % exchanges]
            return board.size + SHAPES * bits.nth(empty, n // exchanges) + number - 1
    return board.look


def any_choice(state: KokoroState, mat: Mat, rng: Rng) -> i64:
    """Any of them, all equally likely."""
    return nth_choice(state, mat, rng.below(count_choices(state, mat)))


# Chance


def outcomes(state: KokoroState) -> list[tuple[Action, int]]:
    """What may come, with its weight."""
    if is_path_due(state):
        if state.top_path != NOTHING:  # somebody has looked at it
            return [(PATHS[state.top_path], 1)]
        deck = state.deck()
        return [(PATHS[kind], deck[kind]) for kind in range(KINDS) if deck[kind]]
    if state.phase == GUARDIAN:
        return [(ROLLS[i], 1) for i in bits.listed(free_faces(state))]
    if state.phase == DECREE:
        return [(DECREES[number - 1], 1) for number in state.settings.decrees]
    return [(LETTERS[letter], 1) for letter in bits.listed(possible_letters(state))]


def sample(state: KokoroState, rng: Rng) -> i64:
    """The number of an outcome, by weight."""
    if is_path_due(state):
        return any_card(state, rng)
    if state.phase == GUARDIAN:
        faces = free_faces(state)
        return bits.nth(faces, rng.below(bits.count(faces)))
    if state.phase == DECREE:
        decrees = state.settings.decrees
        return decrees[rng.below(len(decrees))] - 1
    return any_letter(state, rng)


def outcome(state: KokoroState, number: i64) -> Action:
    """The outcome of this number."""
    if is_path_due(state):
        return PATHS[number]
    if state.phase == GUARDIAN:
        return ROLLS[number]
    return DECREES[number] if state.phase == DECREE else LETTERS[number]


def is_path_due(state: KokoroState) -> bool:
    """Is it a path card that chance turns up or shows? Else it is a sanctuary, a face of the die or a decree."""
    return state.phase == PATH or (state.phase == LOOK and state.settings.peek == PEEK_PATH)


def any_card(state: KokoroState, rng: Rng) -> i64:
    """The kind of the path card on top: the one that somebody has seen, or any of the deck."""
    if state.top_path != NOTHING:
        rng.below(1)  # so that the same luck brings the same later on
        return state.top_path
    left: i64 = rng.below(state.deck_size)
    plain, golden = state.plain_deck, state.golden_deck
    kind: i64 = 0
    while kind < KINDS:
        left -= plain & COUNT_MASK
        if left < 0:
            return kind
        left -= golden & COUNT_MASK
        if left < 0:
            return kind + 1
        plain >>= COUNT
        golden >>= COUNT
        kind += 2
    raise AssertionError("the deck is not empty")


def any_letter(state: KokoroState, rng: Rng) -> i64:
    """The sanctuary card on top: the one that somebody has seen, or any that is left."""
    letters = possible_letters(state)
    return bits.nth(letters, rng.below(bits.count(letters)))


def possible_letters(state: KokoroState) -> i64:
    return state.letters_left() if state.top_letter == NOTHING else state.settings.board.one << state.top_letter


def free_faces(state: KokoroState) -> i64:
    """Ten faces, less those that would be rolled again: a guardian's present place (K-40, K-75)."""
    mat = state.mats[rolling_seat(state) or 0]
    board = state.settings.board
    faces: i64 = 0
    for face in range(DIE):
        space: i64 = board.numbered[face]
        if space != mat.caterpillar and space != mat.flower:
            faces |= board.one << face
    return faces


def let_come(state: KokoroState, number: i64, log: Log | None) -> None:
    """What an outcome of chance does."""
    phase = state.phase
    if phase == PATH:
        call_path(state, number, log)
    elif phase == LOOK:
        see_top(state, number, log)
    elif phase == SANCTUARY:
        turn_sanctuary(state, number, log)
    elif phase == NEXT:
        show_next(state, number, log)
    elif phase == SIXTH:
        turn_sixth(state, number, log)
    elif phase == GUARDIAN:
        place_guardian(state, number, log)
    elif phase == DECREE:
        show_decree(state, number + 1, log)


# Moves


def show_decree(state: KokoroState, number: i64, log: Log | None) -> None:
    state.decree = number
    state.phase = SANCTUARY if state.settings.guardians == PRINTED else GUARDIAN
    if log is not None:
        log.tell(None, DecreeShown(number=number, rule=f"K-{60 + number}"))


def place_guardian(state: KokoroState, face: i64, log: Log | None) -> None:
    """Stand a guardian where the die says: on one mat, or on all."""
    seat = rolling_seat(state)
    is_flower = is_flower_roll(state)
    space: i64 = state.settings.board.numbered[face]
    for mat in state.mats if seat is None else [state.mats[seat]]:
        if is_flower:
            mat.flower = space
        else:
            mat.caterpillar = space
    if log is not None:
        kind = "flower" if is_flower else "caterpillar"
        name = state.settings.board.names[space]
        rule = "K-40" if state.round == 0 else "K-75"
        log.tell(None, GuardianPlaced(kind=kind, space=name, seat=seat, rule=rule))
    state.rolls += 1
    if state.rolls >= rolls_at_setup(state) and not is_wandering(state):
        state.phase = SANCTUARY


def is_wandering(state: KokoroState) -> bool:
    """Is the caterpillar guardian of some mat still to be rolled again (K-75)?"""
    if state.round == 0:
        return False
    wanderers = state.settings.seats if state.settings.guardians == OWN_ROLLS else 1
    return state.rolls < rolls_at_setup(state) + wanderers


def turn_sanctuary(state: KokoroState, letter: i64, log: Log | None) -> None:
    """A round begins (K-10)."""
    state.round += 1
    state.letters = (state.letters << LETTER) | letter
    state.golden = 0
    state.called = NOTHING
    for mat in state.mats:
        mat.looks = 0
        mat.turned_stone = False
    take_top_letter(state)
    if log is not None:
        log.tell(None, SanctuaryTurned(letter=SANCTUARIES[letter], round=state.round, rule="K-10"))
    if state.decree == OPEN_BOOK:
        state.phase = NEXT
    else:
        await_path(state)


def take_top_letter(state: KokoroState) -> None:
    """The top sanctuary card is turned up: what some had seen of it is no secret any more (K-15)."""
    state.top_letter = NOTHING
    if state.settings.peek != PEEK_PATH:
        cover_top(state)


def cover_top(state: KokoroState) -> None:
    """The card that some had looked at is gone; nobody knows the next one."""
    for mat in state.mats:
        mat.knows_next = False


def show_next(state: KokoroState, letter: i64, log: Log | None) -> None:
    """The Open Book: the top card lies face up (K-69)."""
    state.top_letter = letter
    if log is not None:
        log.tell(None, NextShown(letter=SANCTUARIES[letter], rule="K-69"))
    await_path(state)


def await_path(state: KokoroState) -> None:
    refill(state)
    state.phase = CALL if state.settings.is_called_by_hand else PATH


def turn_up(state: KokoroState) -> None:
    """The Caller says that the next path card is turned up (K-03)."""
    state.phase = PATH


def refill(state: KokoroState) -> None:
    """An empty deck is made again from the discards of earlier rounds (K-18)."""
    if state.deck_size == 0:
        state.plain_deck = state.plain_spent
        state.golden_deck = state.golden_spent
        state.deck_size = state.settings.cards - state.face_up
        state.plain_spent = 0
        state.golden_spent = 0


def call_path(state: KokoroState, kind: i64, log: Log | None) -> None:
    """Turn the top path card up (K-11)."""
    is_golden = kind & 1
    card = state.settings.board.one << (COUNT * (kind >> 1))
    if is_golden:
        state.golden_deck -= card
    else:
        state.plain_deck -= card
    state.deck_size -= 1
    state.face_up += 1
    state.called = kind
    state.turn += 1
    state.golden += is_golden
    if state.settings.peek == PEEK_PATH:
        cover_top(state)
    state.top_path = NOTHING
    state.phase = DRAW
    if log is not None:
        rule = "K-17" if state.golden == GOLDEN_A_ROUND else "K-11"
        number = called_number(state)
        log.tell(None, PathCalled(number=number, golden=is_golden == 1, count=state.golden, rule=rule))


def take_turn(state: KokoroState, log: Log | None) -> None:
    """All draw or look at the same time (K-12), as their answers say."""
    board = state.settings.board
    lookers: i64 = 0
    bit = board.one
    for mat in state.mats:
        if mat.answer >= board.look:
            mat.looks += 1
            lookers |= bit
        else:
            draw_path(state, mat)
        bit <<= 1
    if log is not None:
        tell_turn(state, log)
    if lookers and is_a_card_to_see(state):
        lookers = newcomers(state, lookers)
        if lookers:
            state.lookers = lookers
            state.phase = LOOK
            return
    end_turn(state, log)


def draw_path(state: KokoroState, mat: Mat) -> None:
    """Draw the called number, or by the Turning Stone another (K-13, K-68)."""
    board = state.settings.board
    answer = mat.answer
    if answer < board.size:
        mat.draw(board, answer, called_number(state))
    else:
        mat.turned_stone = True
        exchange = answer - board.size
        mat.draw(board, exchange // SHAPES, exchange % SHAPES + 1)


def tell_turn(state: KokoroState, log: Log) -> None:
    board = state.settings.board
    for seat, mat in enumerate(state.mats):
        answer = mat.answer
        if answer >= board.look:
            rule = "K-69" if state.decree == OPEN_BOOK else "K-15"
            log.tell(None, Looked(seat=seat, peek=state.settings.options["peek"], rule=rule))
        elif answer < board.size:
            log.tell(None, Drew(seat=seat, space=board.names[answer], number=called_number(state)))
        else:
            exchange = answer - board.size
            name = board.names[exchange // SHAPES]
            log.tell(None, Drew(seat=seat, space=name, number=exchange % SHAPES + 1))


def newcomers(state: KokoroState, lookers: i64) -> i64:
    """The lookers of this turn who have not looked at the card on top (K-15)."""
    bit = state.settings.board.one
    for mat in state.mats:
        if mat.knows_next:
            lookers &= ~bit
        bit <<= 1
    return lookers


def is_a_card_to_see(state: KokoroState) -> bool:
    """With the Open Book looking shows nothing (K-69); a path deck may have run out for good."""
    if state.decree == OPEN_BOOK:
        return False
    if state.settings.peek == PEEK_PATH:
        refill(state)
        return state.deck_size > 0
    return True


def see_top(state: KokoroState, card: i64, log: Log | None) -> None:
    """The lookers alone see the top card, which stays there (K-15)."""
    if log is not None:
        saw = Saw(card=str(outcome(state, card)), peek=state.settings.options["peek"], rule="K-15")
        log.tell(tuple(bits.listed(state.lookers)), saw)
    if state.settings.peek == PEEK_PATH:
        state.top_path = card
    else:
        state.top_letter = card
    bit = state.settings.board.one
    for mat in state.mats:
        if state.lookers & bit:
            mat.knows_next = True
        bit <<= 1
    state.lookers = 0
    end_turn(state, log)


def end_turn(state: KokoroState, log: Log | None) -> None:
    if state.golden < GOLDEN_A_ROUND:
        await_path(state)
    else:
        score_round(state, log)


def score_round(state: KokoroState, log: Log | None) -> None:
    """The fourth golden card was played by everybody: score the sanctuary (K-17, K-20 to K-25)."""
    letter = state.letters & LETTER_MASK
    for mat in state.mats:
        write_box(state, mat, letter)
    if log is not None:
        tell_boxes(state, letter, log)
    state.plain_spent = state.settings.plain - state.plain_deck
    state.golden_spent = state.settings.golden - state.golden_deck
    state.face_up = 0
    state.called = NOTHING
    if state.round == ROUNDS:
        if state.decree == SIXTH_SHRINE:
            state.phase = SIXTH
        else:
            finish_match(state, log)
    elif state.round == 3 and state.decree == WANDERER:
        state.phase = GUARDIAN
    else:
        state.phase = SANCTUARY


def write_box(state: KokoroState, mat: Mat, letter: i64) -> None:
    count = sanctuary_count(mat, state.settings.board, letter)
    mat.boxes = (mat.boxes << BOX) | (count if is_written(count, mat.last_box(), state.decree) else 0)


def tell_boxes(state: KokoroState, letter: i64, log: Log) -> None:
    board = state.settings.board
    for seat, mat in enumerate(state.mats):
        previous, written = [0, *numbers_of(mat.boxes, BOX)][-2:]
        log.tell(
            None,
            Scored(
                seat=seat,
                letter=SANCTUARIES[letter],
                count=sanctuary_count(mat, board, letter),
                previous=previous,
                written=written,
                spaces=board.named(mat.chain(board, board.sanctuaries[letter])),
                rule="K-24" if written == 0 else "K-20",
            ),
        )


def turn_sixth(state: KokoroState, letter: i64, log: Log | None) -> None:
    """The sixth sanctuary scores its count, with neither growth condition nor penalty (K-67)."""
    state.sixth = letter
    take_top_letter(state)
    for mat in state.mats:
        mat.decree_box = sanctuary_count(mat, state.settings.board, letter)
    finish_match(state, log)


def finish_match(state: KokoroState, log: Log | None) -> None:
    """Guardians, decree, penalties (K-30, K-31)."""
    state.phase = OVER
    for seat, mat in enumerate(state.mats):
        finish(mat, state.settings.board, state.decree)
        if log is not None:
            log.tell(None, final_line(seat, mat, state.settings.board))


def final_line(seat: Seat, mat: Mat, board: Board) -> Finished:
    return Finished(
        seat=seat,
        sanctuaries=sum(numbers_of(mat.boxes, BOX)),
        guardians=mat.caterpillar_box + mat.flower_box,
        decree=mat.decree_box,
        penalty=PENALTY * empty_boxes(mat),
        score=mat.score,
        caterpillar=board.named(mat.chain(board, mat.caterpillar)),
        flower=board.named(mat.chain(board, mat.flower)),
        rule="K-31",
    )
