"""Two builds of Parlour beside each other: what a change of the engine has brought, and what it has cost.

    make bench-against COMMIT=4339a81    build that commit with today's flags, and measure both
    python -m bench --against FOLDER     measure against the build that is unpacked there

Both must be compiled. A figure is measured in both, round by round, and says how many times as fast this build is.
"""

from __future__ import annotations

from bench.measure import COMPILED, Figure, Ratio, Thing

AGAINST = "against"  # the other build

# A bot of the same name may be another bot in another commit, so these are prices, and no race over the same course.
OWN_SEARCH = "each build's own search: an iteration is one answer tried in one guessed world, however far it is played"
OWN_GREEDY = "each build's own greedy, which may judge in another way and score more or less"

TABLES = {  # seats that are measured besides the usual number
    "kokoro": (1, 4),
    "cocoons": (4,),
    "chocobo": (1, 4),
    "cocoon_world": (4,),
}


def figures(games: dict[str, int]) -> list[Figure]:
    """Every game in the same respects."""
    return [figure for slug, seats in games.items() for figure in of_game(slug, seats)]


def of_game(slug: str, seats: int) -> list[Figure]:
    more = TABLES.get(slug, ())
    return [
        *(both(slug, number, "random games", "games/s", "own_playouts") for number in (seats, *more)),
        with_note(OWN_SEARCH, both(slug, seats, "search for the first answer", "iterations/s", "search")),
        both(slug, seats, "clones of a position", "clones/s", "clones"),
        both(slug, seats, "views of a position", "views/s", "views"),
        both(slug, seats, "driven from Python", "games/s", "driven", views=False),
        simulated_randomly(slug, seats),
        with_note(
            OWN_GREEDY, both(slug, seats, "parlour sim with greedy", "games/s", "simulated", spec="greedy", games=2)
        ),
    ]


def with_note(note: str, figure: Figure) -> Figure:
    figure.note = note
    return figure


def both(slug: str, seats: int, what: str, unit: str, task: str, **args: object) -> Figure:
    """One task in both builds."""
    table = {"slug": slug, "seats": seats, **args}
    now, before = Thing("this build", COMPILED, task, table), Thing("the other build", AGAINST, task, table)
    return Figure(title(slug, seats, what), unit, [now, before], [Ratio("this : the other", now, [before])])


def simulated_randomly(slug: str, seats: int) -> Figure:
    """Simulations of random bots, and beside them the play-outs that they come near to."""
    figure = both(slug, seats, "parlour sim with random", "games/s", "simulated", spec="random", games=5000)
    inside = Thing("this build, play-outs in the engine", COMPILED, "own_playouts", {"slug": slug, "seats": seats})
    figure.things.append(inside)
    figure.ratios.append(Ratio("play-outs : this", inside, [figure.things[0]], most=2.0))
    return figure


def title(slug: str, seats: int, what: str) -> str:
    return f"{slug.replace('_', ' ').capitalize()}, {what}, {seats} {'player' if seats == 1 else 'players'}"
