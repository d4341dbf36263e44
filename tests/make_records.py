"""Makes the golden records of a game: `python tests/make_records.py kokoro`.

Golden records are whole matches that every later version must still replay to the same end. A game gets one for
each seat count, each value of each option, each kind of answer that is seldom given, each way to end, and one
in which something is taken back. They are played by the game's own hunches with now and then a random answer,
from fixed seeds, so that the same rules make the same files. Of a few matches the one that shows most is kept.

Files that are not in the plan stay untouched: a rules bug that was found in a real match is added by hand.
"""

from __future__ import annotations

import hashlib
import re
import sys
from collections import Counter
from dataclasses import dataclass
from itertools import chain
from pathlib import Path

import parlour
from parlour import games
from parlour.core.errors import OptionError
from parlour.core.game import AGREE, ONE, Game, State
from parlour.core.luck import Sealed
from parlour.core.match import UNDO, Match
from parlour.core.record import read_record, write_record
from parlour.core.rng import Fast, Rng
from parlour.core.values import Action, Decision, Options, Record, Seat, tag_of
from parlour.locales import ids, say

WHIM_EVERY = 4  # one answer in so many is any choice
SELDOM = 0.1  # a kind of answer below this share of all gets a record of its own
ATTEMPTS = 12
MANY_ATTEMPTS = 2000  # for what chance seldom allows


@dataclass(frozen=True)
class Golden:
    """One record to make."""

    name: str
    about: str
    seats: int
    options: Options
    prefer: str = ""  # a kind of answer to give whenever a coin says so
    undo: bool = False


def folder(slug: str) -> Path:
    """Where the golden records of a game lie in the source."""
    return Path(__file__).parents[1] / "src" / "parlour" / "games" / slug / "records"


def kept(slug: str) -> dict[str, Record]:
    """The golden records that are there already."""
    files = sorted(folder(slug).glob("*.parlour"))
    return {file.stem: read_record(file.read_text("utf-8"), file.name) for file in files}


# What is made


def plan(game: Game[State]) -> list[Golden]:
    """What every game shows, in the order of its options."""
    table_sizes = range(game.least, game.most + 1)
    goldens = [
        Golden(f"seats-{n}", f"Seats: {n}, everything else as usual.", n, game.settle(n, {})) for n in table_sizes
    ]
    few = [*table_sizes][1:4] or [game.least]
    for option in game.options:
        for value in option.values[1:]:
            seats = few[len(goldens) % len(few)]
            title = say("en", f"{game.slug}-option-{option.name}")
            meaning = say("en", f"{game.slug}-value-{option.name}-{value}")
            seats, options = table_with(game, seats, option.name, value)
            goldens.append(Golden(f"{option.name}-{value}", f"{title}: {meaning}.", seats, options))
    seats = few[-1]
    taken_back = "Something is taken back, with everybody's consent; chance then deals anew."
    return [*goldens, Golden("undo", taken_back, seats, game.settle(seats, {}), undo=True)]


def table_with(game: Game[State], seats: int, name: str, value: str) -> tuple[int, Options]:
    """A table with one value set, and as few others changed as the game asks for; of another size if it must be."""
    tries = [{}, *({other.name: v} for other in game.options if other.name != name for v in other.values[1:])]
    for size in (seats, *range(game.least, game.most + 1)):
        for others in tries:
            try:
                return size, game.settle(size, {**others, name: value})
            except OptionError:
                continue
    raise AssertionError(f"no table has {name}={value}")


def tables(game: Game[State]) -> list[tuple[int, Options]]:
    """One table as usual, then one for each value of each option."""
    seats = min(game.most, game.least + 2)
    found = [(seats, game.settle(seats, {}))]
    found += [table_with(game, seats, option.name, value) for option in game.options for value in option.values[1:]]
    return found


def make_all(game: Game[State]) -> dict[str, Record]:
    """All golden records of a game by their names."""
    made = {golden.name: best(game, golden).record() for golden in plan(game)}
    for kind in seldom_given(game, [*made.values()]):
        about = f"Seats answer “{kind}” every other time, if they may."
        goldens = [Golden(f"answer-{kind}", about, *table, prefer=kind) for table in tables(game)]
        seldom = (play(game, golden, n) for n in range(ATTEMPTS, MANY_ATTEMPTS) for golden in goldens)
        records = (match.record() for match in chain((best(game, golden) for golden in goldens), seldom))
        made[f"answer-{kind}"] = next(record for record in records if kinds_given(game, record)[kind])
    by_hand = [record for name, record in kept(game.slug).items() if name not in made]
    for ending in sorted(endings(game) - {ending_of(record) for record in [*made.values(), *by_hand]}):
        about = say("en", f"{game.slug}-ending-{ending}")
        goldens = [Golden(f"ending-{ending}", about, *table) for table in tables(game)]
        records = (play(game, golden, n).record() for n in range(ATTEMPTS) for golden in goldens)
        made[f"ending-{ending}"] = next(record for record in records if ending_of(record) == ending)
    return made


def seldom_given(game: Game[State], records: list[Record]) -> list[str]:
    """The kinds of answer that seats give now and then, but rarely."""
    given = sum((kinds_given(game, record) for record in records), Counter[str]())
    kinds = dict.fromkeys(tag_of(action) for action in game.actions())
    return [kind for kind in kinds if given[kind] < SELDOM * given.total()]


def kinds_given(game: Game[State], record: Record) -> Counter[str]:
    """How often seats gave each kind of answer."""
    moves = [move for move in record.moves if move.seats and move.prompt != UNDO]
    return Counter(tag_of(game.read(answer)) for move in moves for answer in move.answers)


def endings(game: Game[State]) -> set[str]:
    """The ways a match can end, as the catalogue lists them."""
    prefix = f"{game.slug}-ending-"
    return {name.removeprefix(prefix) for name in ids("en") if name.startswith(prefix) and "." not in name}


def ending_of(record: Record) -> str:
    return record.tags.get("result", "").partition(":")[0]


# How it is played


def best(game: Game[State], golden: Golden) -> Match[State]:
    """Of a few matches the one that shows most, the first of equals."""
    return max((play(game, golden, n) for n in range(ATTEMPTS)), key=lambda match: len(shown(match)))


def shown(match: Match[State]) -> set[tuple[str, ...]]:
    """What happens in a match, without the details: questions, kinds of answer, events with what is not 0 in them."""
    found: set[tuple[str, ...]] = set()
    for entry in match.entries:
        for answer in entry.move.answers:
            found.add((entry.move.prompt, *(word for word in answer.split() if not re.search(r"\d", word))))
        for told in entry.told:
            found |= {(tag_of(told.event), name, str(bool(fact))) for name, fact in told.event.facts().items()}
    return found


def play(game: Game[State], golden: Golden, attempt: int) -> Match[State]:
    """Play a match for a golden record."""
    seed = f"golden {game.slug} {golden.name} {attempt}"
    rng = Fast(seed.encode())
    match = Match(game, golden.seats, golden.options, Sealed(hashlib.sha256(seed.encode()).digest()))
    match.tags["about"] = golden.about
    moves = 0
    while not match.is_over():
        decision = next_decision(match, golden.prefer, rng)
        answer_all(match, decision, golden.prefer, rng)
        moves += 1
        if golden.undo and moves == 12:
            match.undo(0, match.live[len(match.live) // 2], agreed=True)
    return match


def next_decision(match: Match[State], prefer: str, rng: Rng) -> Decision:
    """What the match waits for, or every other time what may be said beside it, if that is preferred."""
    for decision in match.decisions():
        choices = match.game.choices(match.state, decision, decision.seats[0]) if decision.optional else []
        if prefer in map(tag_of, choices) and rng.below(2):
            return decision
    return next(d for d in match.decisions() if not d.optional)


def answer_all(match: Match[State], decision: Decision, prefer: str, rng: Rng) -> None:
    """Let the seats answer until the decision is closed."""
    first: Action | None = None
    for seat in decision.seats:
        if decision not in match.decisions():
            break
        action = answer_of(match, decision, seat, prefer, rng) if first is None or decision.mode is not AGREE else first
        first = first or action
        refusal = match.answer(seat, action, decision.prompt, decision.ask)
        assert refusal is None, f"{action} was refused: {refusal}"
        if decision.mode is ONE:
            break


def answer_of(match: Match[State], decision: Decision, seat: Seat, prefer: str, rng: Rng) -> Action:
    game = match.game
    if prefer and rng.below(2):
        preferred = [action for action in game.choices(match.state, decision, seat) if tag_of(action) == prefer]
        if preferred:
            return preferred[rng.below(len(preferred))]
    if rng.below(WHIM_EVERY) == 0:
        return game.pick(match.state, decision, seat, rng)
    return game.hunch(match.state, decision, seat, rng)


def main() -> None:
    for slug in sys.argv[1:] or games.SLUGS:
        made = make_all(parlour.load(slug))
        folder(slug).mkdir(exist_ok=True)
        for name, record in made.items():
            (folder(slug) / f"{name}.parlour").write_text(write_record(record), "utf-8")
        print(f"{slug}: {len(made)} golden records")


if __name__ == "__main__":
    main()
