"""The figures, and the bars they are held against."""

from __future__ import annotations

from bench.measure import COMPILED, INTERPRETED, Figure, Ratio, Thing

LEARNING = {"kokoro": 12.0, "cocoons": 6.0, "chocobo": 4.0, "cocoon_world": 3.0}  # how many times PettingZoo's rate


def figures(games: dict[str, int]) -> list[Figure]:
    """Kokoro in every respect, then the other games, each with its usual number of seats."""
    others = {slug: seats for slug, seats in games.items() if slug != "kokoro"}
    return [
        kokoro_playouts(),
        both_builds("Kokoro, clones of a position, 2 players", "clones/s", "clones", "kokoro", 2, 5.0),
        kokoro_search("Kokoro, search from the first turn, 2 players", 2),
        kokoro_search("Kokoro, search from the first turn, alone", 1),
        both_builds("Kokoro, views of a position, 2 players", "views/s", "views", "kokoro", 2, None),
        both_builds("Kokoro, random games, 4 players", "games/s", "playouts", "kokoro", 4, None),
        *(learning(slug, bar) for slug, bar in LEARNING.items()),
        *(figure for slug, seats in others.items() for figure in another_game(slug, seats)),
    ]


def learning(slug: str, bar: float) -> Figure:
    """Answers of two seats, each with the row and the mask before it: our vector, and PettingZoo over plain rules."""
    table = {"slug": slug, "seats": 2}
    ours = Thing("vector environment, compiled", COMPILED, "vector_steps", table)
    plain = Thing("vector environment, interpreted", INTERPRETED, "vector_steps", table)
    zoo = Thing("PettingZoo AEC raw, the same rows", INTERPRETED, "plain_pettingzoo_steps", table)
    things, peers = [ours, plain, zoo], [zoo]
    if slug == "kokoro":  # its own, leaner observation
        peers.append(Thing("PettingZoo AEC raw, a leaner observation", INTERPRETED, "pettingzoo_steps"))
        things.append(peers[-1])
    return Figure(
        f"{slug.replace('_', ' ').capitalize()}, learning, 2 players",
        "steps/s",
        things,
        [Ratio("vector : PettingZoo", ours, peers, bar), Ratio("vector, compiled : interpreted", ours, [plain])],
    )


def kokoro_search(title: str, seats: int) -> Figure:
    """Iterations of search on both builds, beside the limit: flat search in C."""
    figure = both_builds(title, "iterations/s", "search", "kokoro", seats, 10.0)
    figure.note = "search draws on by promises for eight cards; the C and our row beside it play to the end by hunches"
    compiled = figure.things[0]
    table = {"slug": "kokoro", "seats": seats, "to_the_end": True}
    hunches = Thing("compiled, to the end by hunches", COMPILED, "search", table)
    limit = Thing("C, to the end by the same hunches", COMPILED, "limit_search", {"seats": seats, "plausibly": True})
    random = Thing("C, to the end by any answers", COMPILED, "limit_search", {"seats": seats, "plausibly": False})
    figure.things += [hunches, limit, random]
    figure.ratios += [
        Ratio("C : compiled, both to the end by hunches", limit, [hunches], most=8.0),
        Ratio("C by hunches : compiled by promises (not the same work)", limit, [compiled]),
    ]
    return figure


def another_game(slug: str, seats: int) -> list[Figure]:
    title = slug.replace("_", " ").capitalize()
    return [
        both_builds(f"{title}, random games, {seats} players", "games/s", "playouts", slug, seats, 5.0),
        both_builds(f"{title}, clones of a position, {seats} players", "clones/s", "clones", slug, seats, None),
        both_builds(f"{title}, views of a position, {seats} players", "views/s", "views", slug, seats, None),
    ]


def kokoro_playouts() -> Figure:
    """Random games of two, beside the peers."""
    table = {"slug": "kokoro", "seats": 2}
    compiled = Thing("compiled, inside the engine", COMPILED, "playouts", table)
    driven = Thing("compiled, driven from Python", COMPILED, "driven", table | {"views": False})
    seen = Thing("compiled, driven from Python, a view before each answer", COMPILED, "driven", table | {"views": True})
    plain = Thing("interpreted, inside the engine", INTERPRETED, "playouts", table)
    quick = Thing("interpreted, with Python's random numbers", INTERPRETED, "playouts_python_numbers", table)
    limit = Thing("the limit: C on bitboards", COMPILED, "limit_playouts", {"seats": 2})
    sampled = Thing("OpenSpiel, chance sampled", INTERPRETED, "openspiel_sampled")
    usual = Thing("OpenSpiel, driven as in its examples", INTERPRETED, "openspiel_usual")
    zoo = Thing("PettingZoo AEC raw, observed at each decision", INTERPRETED, "pettingzoo")
    return Figure(
        "Kokoro, random games, 2 players",
        "games/s",
        [compiled, limit, driven, seen, plain, quick, sampled, usual, zoo],
        [
            Ratio("the limit : compiled", limit, [compiled], most=8.0),
            Ratio("compiled : OpenSpiel, chance sampled", compiled, [sampled], 15.0),
            Ratio("compiled : PettingZoo", compiled, [zoo], 15.0),
            Ratio("compiled : interpreted, the quicker of the two", compiled, [plain, quick], 6.0),
            Ratio("compiled : OpenSpiel as in its examples", compiled, [usual]),
            Ratio("driven from Python : OpenSpiel, chance sampled", driven, [sampled]),
            Ratio("driven from Python with views : PettingZoo", seen, [zoo], 6.0),
        ],
    )


def both_builds(title: str, unit: str, task: str, slug: str, seats: int, bar: float | None) -> Figure:
    """One task on both builds."""
    table = {"slug": slug, "seats": seats}
    compiled = Thing("compiled", COMPILED, task, table)
    interpreted = Thing("interpreted", INTERPRETED, task, table)
    return Figure(title, unit, [compiled, interpreted], [Ratio("compiled : interpreted", compiled, [interpreted], bar)])
