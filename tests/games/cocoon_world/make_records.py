"""Makes golden records of Cocoon World beyond the common plan: `python -m tests.games.cocoon_world.make_records`.

The scenarios Relics and Scales with every number of players, each in the way to end that is still missing, and a match
in which a declined change of a die (W-62) is used at a later roll.
"""

from __future__ import annotations

from itertools import count

from parlour import games
from parlour.core.game import Game, State
from parlour.core.record import write_record
from parlour.core.values import Record
from tests.make_records import Golden, best, ending_of, folder, play

SLUG = "cocoon_world"


def scenarios(game: Game[State]) -> dict[str, Record]:
    """Relics and Scales for one to five; the camps prevail in turn."""
    made: dict[str, Record] = {}
    for seats in range(game.least, game.most + 1):
        relics = Golden(
            f"relics-{seats}", f"Relics with {seats} seats.", seats, game.settle(seats, {"scenario": "relics"})
        )
        made[relics.name] = best(game, relics).record()
        camp = ("fortune", "misfortune")[seats % 2]
        about = f"Scales with {seats} seats; {camp.capitalize()} prevails."
        scales = Golden(f"scales-{seats}", about, seats, game.settle(seats, {"scenario": "scales"}))
        matches = (play(game, scales, n).record() for n in count())
        made[scales.name] = next(record for record in matches if ending_of(record) == camp)
    return made


def own_scenario(game: Game[State]) -> Record:
    """A scenario of one's own, by its code (W-80)."""
    code = "own:night-run,turns=4,lap=3,tile=1,alternate,arena,retrieve"
    return best(
        game, Golden("scenario-own", "A scenario of one's own.", 3, game.settle(3, {"scenario": code}))
    ).record()


def later_change(game: Game[State]) -> Record:
    """“Change a die” is declined at the first roll and used at another of the same turn."""
    about = "A change of a die is declined at the first roll and used at a later one."
    golden = Golden("change-later", about, 4, game.settle(4, {}), prefer="set")
    records = (play(game, golden, n).record() for n in count())
    return next(record for record in records if has_later_change(record))


def has_later_change(record: Record) -> bool:
    declined = False
    for move in record.moves:
        if move.prompt == "set" and move.answers == ("leave",):
            declined = True
        elif move.prompt == "set" and declined:
            return True
        elif move.prompt == "roll" and "t" in move.answers[0]:
            declined = False
    return False


def main() -> None:
    game = games.load(SLUG)
    made = {**scenarios(game), "change-later": later_change(game), "scenario-own": own_scenario(game)}
    for name, record in made.items():
        (folder(SLUG) / f"{name}.parlour").write_text(write_record(record), "utf-8")
    print(f"{SLUG}: {len(made)} golden records more")


if __name__ == "__main__":
    main()
