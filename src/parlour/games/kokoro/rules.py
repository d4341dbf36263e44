"""The rules: what may be answered, what chance may bring, and what each move does.

A round: sanctuary, then again and again path, draw, (look), until the fourth golden card; then scoring.
"""

from __future__ import annotations

from typing import Final

from parlour.core.game import Log
from parlour.core.values import Action, Seat
from parlour.games.kokoro.actions import Decree, Draw, Letter, Look, Path, Roll
from parlour.games.kokoro.edition import DIE, GOLDEN_A_ROUND, SANCTUARIES
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
    finish,
    is_written,
    sanctuary_count,
)
from parlour.games.kokoro.state import KINDS, NO_DISCARDS, OWN_ROLLS, PEEK_PATH, PRINTED, ROUNDS, KokoroState, Mat

# Chance's outcomes, made once.
PATHS: Final = [Path(kind // 2 + 1, kind % 2 == 1) for kind in range(KINDS)]
LETTERS: Final = [Letter(letter) for letter in SANCTUARIES]
ROLLS: Final = [Roll(face) for face in range(1, DIE + 1)]
DECREES: Final = [Decree(number) for number in range(1, 17)]
KIND_OF: Final[dict[Action, int]] = {path: kind for kind, path in enumerate(PATHS)}
LETTER_OF: Final[dict[Action, int]] = {card: letter for letter, card in enumerate(LETTERS)}
PATH_NAMES: Final = [str(path) for path in PATHS]
DRAWING: Final = Draw  # compiled code finds a Final of its own quicker than an imported class


# Questions


def called_number(state: KokoroState) -> int:
    """The number of the path card that was turned up last."""
    called = state.called
    assert called is not None, "a path is called before anybody draws"
    return called // 2 + 1


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


def rolls_at_setup(state: KokoroState) -> int:
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


def newcomers(state: KokoroState) -> tuple[Seat, ...]:
    """The lookers of this turn who have not looked at the card on top (K-15)."""
    return tuple([seat for seat in state.lookers if not state.mats[seat].knows_next])


# Chance


def outcomes(state: KokoroState) -> list[tuple[Action, int]]:
    """What may come, with its weight."""
    phase = state.phase
    if phase == PATH or (phase == LOOK and state.settings.peek == PEEK_PATH):
        return path_outcomes(state)
    if phase == GUARDIAN:
        return guardian_outcomes(state)
    if phase == DECREE:
        return [(DECREES[number - 1], 1) for number in state.settings.decrees]
    return letter_outcomes(state)


def path_outcomes(state: KokoroState) -> list[tuple[Action, int]]:
    top = state.top_path
    if top is not None:  # somebody has looked at it
        return [(PATHS[top], 1)]
    return [(PATHS[kind], state.deck[kind]) for kind in range(KINDS) if state.deck[kind]]


def letter_outcomes(state: KokoroState) -> list[tuple[Action, int]]:
    top = state.top_letter
    if top is not None:  # somebody has looked at it
        return [(LETTERS[top], 1)]
    return [(LETTERS[letter], 1) for letter in state.letters_left()]


def guardian_outcomes(state: KokoroState) -> list[tuple[Action, int]]:
    """Ten faces, less those that would be rolled again: a guardian's present place (K-40, K-75)."""
    mat = state.mats[rolling_seat(state) or 0]
    taken = (mat.caterpillar, mat.flower)
    board = state.settings.board
    return [(ROLLS[i], 1) for i in range(DIE) if board.numbered[i] not in taken]


# Moves


def show_decree(state: KokoroState, number: int, log: Log | None) -> None:
    state.decree = number
    state.phase = SANCTUARY if state.settings.guardians == PRINTED else GUARDIAN
    if log is not None:
        log.tell(None, DecreeShown(number=number, rule=f"K-{60 + number}"))


def place_guardian(state: KokoroState, face: int, log: Log | None) -> None:
    """Stand a guardian where the die says: on one mat, or on all."""
    seat = rolling_seat(state)
    is_flower = is_flower_roll(state)
    space = state.settings.board.numbered[face - 1]
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


def turn_sanctuary(state: KokoroState, letter: int, log: Log | None) -> None:
    """A round begins (K-10)."""
    state.round += 1
    state.letters += (letter,)
    state.golden = 0
    state.called = None
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
    state.top_letter = None
    if state.settings.peek != PEEK_PATH:
        cover_top(state)


def cover_top(state: KokoroState) -> None:
    """The card that some had looked at is gone; nobody knows the next one."""
    for mat in state.mats:
        mat.knows_next = False


def show_next(state: KokoroState, letter: int, log: Log | None) -> None:
    """The Open Book: the top card lies face up (K-69)."""
    state.top_letter = letter
    if log is not None:
        log.tell(None, NextShown(letter=SANCTUARIES[letter], rule="K-69"))
    await_path(state)


def await_path(state: KokoroState) -> None:
    refill(state)
    state.phase = CALL if state.settings.is_called_by_hand else PATH


def refill(state: KokoroState) -> None:
    """An empty deck is made again from the discards of earlier rounds (K-18)."""
    if state.deck_size == 0:
        state.deck = list(state.spent)
        state.deck_size = sum(state.spent)
        state.spent = NO_DISCARDS


def call_path(state: KokoroState, kind: int, log: Log | None) -> None:
    """Turn the top path card up (K-11)."""
    state.deck[kind] = state.deck[kind] - 1  # quicker than -= when compiled
    state.deck_size -= 1
    state.face_up += 1
    state.called = kind
    state.turn += 1
    state.golden += kind % 2
    if state.settings.peek == PEEK_PATH:
        cover_top(state)
    state.top_path = None
    state.phase = DRAW
    if log is not None:
        is_golden = kind % 2 == 1
        rule = "K-17" if state.golden == GOLDEN_A_ROUND else "K-11"
        log.tell(None, PathCalled(number=kind // 2 + 1, golden=is_golden, count=state.golden, rule=rule))


def take_turn(state: KokoroState, answers: list[Action], log: Log | None) -> None:
    """All draw or look at the same time (K-12)."""
    number = called_number(state)
    state.lookers = ()
    for seat, answer in enumerate(answers):
        mat = state.mats[seat]
        if isinstance(answer, DRAWING):
            other = answer.number if state.decree == TURNING_STONE else 0
            if other:
                mat.turned_stone = True
            mat.draw(state.settings.board, answer.space, other or number)
            if log is not None:
                log.tell(None, Drew(seat=seat, space=answer.name, number=other or number))
        elif isinstance(answer, Look):
            mat.looks += 1
            state.lookers += (seat,)
            if log is not None:
                log.tell(None, Looked(seat=seat, rule="K-69" if state.decree == OPEN_BOOK else "K-15"))
    if state.lookers:
        state.lookers = newcomers(state) if is_a_card_to_see(state) else ()
    if state.lookers:
        state.phase = LOOK
    else:
        end_turn(state, log)


def is_a_card_to_see(state: KokoroState) -> bool:
    """With the Open Book looking shows nothing (K-69); a path deck may have run out for good."""
    if state.decree == OPEN_BOOK:
        return False
    if state.settings.peek == PEEK_PATH:
        refill(state)
        return state.deck_size > 0
    return True


def see_top(state: KokoroState, card: Action, log: Log | None) -> None:
    """The lookers alone see the top card, which stays there (K-15)."""
    if state.settings.peek == PEEK_PATH:
        state.top_path = KIND_OF[card]
    else:
        state.top_letter = LETTER_OF[card]
    for seat in state.lookers:
        state.mats[seat].knows_next = True
    if log is not None:
        log.tell(state.lookers, Saw(card=str(card), rule="K-15"))
    state.lookers = ()
    end_turn(state, log)


def end_turn(state: KokoroState, log: Log | None) -> None:
    if state.golden < GOLDEN_A_ROUND:
        await_path(state)
    else:
        score_round(state, log)


def score_round(state: KokoroState, log: Log | None) -> None:
    """The fourth golden card was played by everybody: score the sanctuary (K-17, K-20 to K-25)."""
    letter = state.letters[-1]
    for seat, mat in enumerate(state.mats):
        write_box(state, seat, mat, letter, log)
    whole, left = state.settings.deck, state.deck
    state.spent = tuple([whole[kind] - left[kind] for kind in range(KINDS)])
    state.face_up = 0
    state.called = None
    if state.round == ROUNDS:
        if state.decree == SIXTH_SHRINE:
            state.phase = SIXTH
        else:
            finish_match(state, log)
    elif state.round == 3 and state.decree == WANDERER:
        state.phase = GUARDIAN
    else:
        state.phase = SANCTUARY


def write_box(state: KokoroState, seat: Seat, mat: Mat, letter: int, log: Log | None) -> None:
    board = state.settings.board
    count = sanctuary_count(mat, board, letter)
    previous = mat.boxes[-1] if mat.boxes else 0
    written = count if is_written(count, previous, state.decree) else 0
    mat.boxes += (written,)
    if log is not None:
        chain = board.named(mat.chain(board, board.sanctuaries[letter]))
        rule = "K-24" if written == 0 else "K-20"
        log.tell(
            None,
            Scored(
                seat=seat,
                letter=SANCTUARIES[letter],
                count=count,
                previous=previous,
                written=written,
                spaces=chain,
                rule=rule,
            ),
        )


def turn_sixth(state: KokoroState, letter: int, log: Log | None) -> None:
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
            log.tell(None, final_line(seat, mat))


def final_line(seat: Seat, mat: Mat) -> Finished:
    return Finished(
        seat=seat,
        sanctuaries=sum(mat.boxes),
        guardians=sum(mat.guardian_boxes),
        decree=mat.decree_box or 0,
        penalty=PENALTY * mat.boxes.count(0),
        score=mat.score or 0,
        rule="K-31",
    )
