"""Many bots against one another on the same deals: who meets whom, what is counted, and when enough is played.

Rivals meet at tables: all pairings (with more seats, all groups), or round by round those that stand alike (Swiss).
Every deal is played once in each rotation of a table, so no seat favours anybody. Where there is no opponent, because
a team plays against the game or one plays alone, every bot fills all seats of a table of its own, all play the same
deals, and whichever comes further with a deal has done better.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass, field, replace
from itertools import combinations
from typing import Final, NamedTuple

from parlour.core.errors import OptionError
from parlour.research.ratings import Array, Ratings, libraries, rate
from parlour.research.simulate import Crew, Keeping, Outcome, SimulationPlan, check_plan, play_here, share
from parlour.research.statistics import Summary, summarize, summarize_shares

FIRST_LOOK: Final = 16  # deals, before anybody asks whether the order is clear; then twice as many, and so on
LEVEL: Final = 0.95
MOST_TRIED: Final = 20_000  # ways of pairing a Swiss round before some meet again

Table = tuple[int, ...]
"""The entrants at a table, by number; one alone where there is no opponent."""


class Bout(NamedTuple):
    """Some games of one table."""

    table: Table
    numbers: range


@dataclass(frozen=True)
class Tournament:
    """Who enters, and what is played. `deals` are those of each table, in each round if there are `rounds` (Swiss)."""

    entrants: tuple[str, ...]
    deals: int
    plan: SimulationPlan  # the table: game, options, edition, seed; its players are the entrants of some table
    is_rivalry: bool
    rounds: int = 0
    until_clear: bool = False

    @property
    def seats(self) -> int:
        return len(self.plan.players)

    @property
    def rotations(self) -> int:
        """How many games are played with each deal at a table."""
        return self.seats if self.is_rivalry else 1

    def tables(self) -> list[Table]:
        """Every table there can be; in a Swiss tournament some of them meet."""
        return list(combinations(range(len(self.entrants)), self.seats if self.is_rivalry else 1))

    def games(self) -> int:
        """How many games it takes at most."""
        if self.rounds:
            tables = self.rounds * (len(self.entrants) // self.seats)
        else:
            tables = len(self.tables())
        return tables * self.deals * self.rotations

    def plan_of(self, table: Table) -> SimulationPlan:
        """What a table plays: its game i is deal `i // rotations`."""
        if not self.is_rivalry:
            return replace(self.plan, players=(self.entrants[table[0]],) * self.seats)
        return replace(self.plan, players=tuple(self.entrants[entrant] for entrant in table), mirrored=True)

    def numbers(self, first: int, last: int) -> range:
        """The games that are played with the deals from the first up to the last, which is left out."""
        return range(first * self.rotations, last * self.rotations)


def tournament_of(
    plan: SimulationPlan, entrants: tuple[str, ...], games: int, *, rounds: int = 0, until_clear: bool = False
) -> Tournament:
    """A tournament at tables like the plan's, with at least `games` games at each. Raises ParlourError."""
    seats = len(plan.players)
    is_rivalry = seats > 1 and not plan.load().team
    check_entrants(entrants, seats if is_rivalry else 1)
    if rounds and not is_rivalry:
        raise OptionError("cli-error-tournament-swiss")
    deals = -(-games // (seats if is_rivalry else 1))
    found = Tournament(entrants, deals, plan, is_rivalry, rounds, until_clear)
    for entrant in range(len(entrants)):
        others = [other for other in range(len(entrants)) if other != entrant]
        check_plan(found.plan_of((entrant, *others)[: seats if is_rivalry else 1]))
    return found


def check_entrants(entrants: tuple[str, ...], seats: int) -> None:
    """At least two, enough for a table, no two alike. Raises OptionError."""
    twice = next((name for name in entrants if entrants.count(name) > 1), None)
    if twice is not None:
        raise OptionError("cli-error-tournament-twice", bot=twice)
    if len(entrants) < 2:
        raise OptionError("cli-error-tournament-few")
    if len(entrants) < seats:
        raise OptionError("cli-error-tournament-seats", seats=seats, players=len(entrants))


# What has been played


@dataclass
class Results:
    """The outcomes of each table, by number of the game."""

    tournament: Tournament
    played: dict[Table, dict[int, Outcome]] = field(default_factory=dict)

    def add(self, table: Table, number: int, outcome: Outcome) -> None:
        self.played.setdefault(table, {})[number] = outcome

    def games(self) -> int:
        return sum(map(len, self.played.values()))

    def missing(self, bout: Bout) -> list[range]:
        """Those games of a bout that have not been played, in one piece each."""
        there = self.played.get(bout.table, {})
        found: list[range] = []
        for number in bout.numbers:
            if number in there:
                continue
            if found and found[-1].stop == number:
                found[-1] = range(found[-1].start, number + 1)
            else:
                found.append(range(number, number + 1))
        return found

    def deals(self) -> Deals:
        """What happened between each two entrants that can be compared, the first one's side of it, by deal."""
        return by_deal_of_rivals(self) if self.tournament.is_rivalry else by_deal_alone(self)

    def points(self) -> Array:
        """How often each did better than each other, by deal: an array for `rate`."""
        numpy, _ = libraries()
        every = self.deals()
        size = len(self.tournament.entrants)
        found = numpy.zeros((len(every), size, size))
        for row, deal in enumerate(sorted(every)):
            for (one, other), meetings in every[deal].items():
                won = sum(meeting.won for meeting in meetings)
                found[row, one, other] = won
                found[row, other, one] = len(meetings) - won
        return found


class Meeting(NamedTuple):
    """How one entrant did beside another in a game, or with a deal that both played alone."""

    won: float  # 1 if it did better, 0 if worse, else a half
    lead: int  # in score


Deals = dict[int, dict[tuple[int, int], list[Meeting]]]


def by_deal_of_rivals(results: Results) -> Deals:
    found: Deals = {}
    for table, outcomes in results.played.items():
        for number, outcome in outcomes.items():
            deal = found.setdefault(number // results.tournament.rotations, {})
            for one, other in combinations(range(len(table)), 2):
                won = better(-outcome.places[one], -outcome.places[other])
                lead = outcome.scores[one] - outcome.scores[other]
                deal.setdefault((table[one], table[other]), []).append(Meeting(won, lead))
    return found


def by_deal_alone(results: Results) -> Deals:
    """A win is more than any score; then the score counts."""
    reached: dict[int, dict[int, tuple[bool, int]]] = {}
    for (entrant,), outcomes in results.played.items():
        for number, outcome in outcomes.items():
            reached.setdefault(number, {})[entrant] = (is_won(results.tournament, outcome), outcome.scores[0])
    return {
        deal: {
            (one, other): [Meeting(better(there[one], there[other]), there[one][1] - there[other][1])]
            for one, other in combinations(sorted(there), 2)
        }
        for deal, there in reached.items()
    }


def is_won(tournament: Tournament, outcome: Outcome) -> bool:
    """A team may win or lose; one alone just scores."""
    return tournament.seats > 1 and 1 in outcome.places


def better(one: object, other: object) -> float:
    """
    >>> better(3, 2), better(1, 1), better((False, 9), (True, 0))
    (1.0, 0.5, 0.0)
    """
    return 0.5 if one == other else float(one > other)  # type: ignore[operator]  # both are numbers, or pairs of them


# Who plays next


def stages(results: Results) -> Iterator[list[Bout]]:
    """What to play, one stage after another; the next one is asked for when the results of the last are there."""
    tournament = results.tournament
    if tournament.rounds:
        for number in range(tournament.rounds):
            numbers = tournament.numbers(number * tournament.deals, (number + 1) * tournament.deals)
            yield [Bout(table, numbers) for table in swiss_tables(results, number)]
        return
    ends = looks(tournament.deals)
    for first, last in zip([0, *ends], ends, strict=False):
        yield [Bout(table, tournament.numbers(first, last)) for table in tournament.tables()]
        if tournament.until_clear and last < tournament.deals and is_clear(results, len(ends)):
            return


def looks(deals: int) -> list[int]:
    """After how many deals the results are looked at; the last time at the end.

    >>> looks(100), looks(10)
    ([16, 32, 64, 100], [10])
    """
    found: list[int] = []
    while (look := FIRST_LOOK * 2 ** len(found)) < deals:
        found.append(look)
    return [*found, deals]


def is_clear(results: Results, times: int) -> bool:
    """Is everybody told apart? Asked several times, each answer has to be surer: what remains is 95 % in all."""
    ratings = rate(results.points(), results.tournament.plan.seed)
    return not ratings.unclear(1 - (1 - LEVEL) / times)


def swiss_tables(results: Results, number: int) -> list[Table]:
    """A round: entrants that stand alike, and have not met if that is possible; the last may have to sit out."""
    tournament = results.tournament
    before = Results(tournament, rounds_before(results, number))
    order = standing(before)
    spare = len(order) % tournament.seats
    resting = sorted(order, key=lambda entrant: (-games_of(before, entrant), -order.index(entrant)))[:spare]
    playing = [entrant for entrant in order if entrant not in resting]
    if tournament.seats == 2:
        met = {frozenset(table) for table in before.played}
        pairs = Pairing(met).pairs(playing) or list(zip(playing[::2], playing[1::2], strict=True))
        return [(min(pair), max(pair)) for pair in pairs]
    size = tournament.seats
    return [tuple(sorted(playing[k : k + size])) for k in range(0, len(playing), size)]


def rounds_before(results: Results, number: int) -> dict[Table, dict[int, Outcome]]:
    """What was played in the rounds before this one."""
    end = number * results.tournament.deals * results.tournament.rotations
    kept = {table: {n: o for n, o in outcomes.items() if n < end} for table, outcomes in results.played.items()}
    return {table: outcomes for table, outcomes in kept.items() if outcomes}


def games_of(results: Results, entrant: int) -> int:
    return sum(len(outcomes) for table, outcomes in results.played.items() if entrant in table)


def standing(results: Results) -> list[int]:
    """Entrants by their share of wins so far, then in the order in which they entered."""
    shares = [summary.mean if summary else 0.5 for summary in win_shares(results)]
    return sorted(range(len(shares)), key=lambda entrant: (-shares[entrant], entrant))


class Pairing:
    """Looks for pairs of neighbours that have not met; gives up after many tries."""

    def __init__(self, met: set[frozenset[int]]) -> None:
        self.met = met
        self.tried = 0

    def pairs(self, entrants: list[int]) -> list[Table]:
        """Pairs of all entrants, the first with the next best that fits; none if there is no way.

        >>> Pairing({frozenset((0, 1))}).pairs([0, 1, 2, 3])
        [(0, 2), (1, 3)]
        """
        return self._pairs(entrants) or []

    def _pairs(self, entrants: list[int]) -> list[Table] | None:
        if not entrants:
            return []
        first, *others = entrants
        for other in others:
            self.tried += 1
            if self.tried > MOST_TRIED:
                return None
            if frozenset((first, other)) not in self.met:
                rest = self._pairs([entrant for entrant in others if entrant != other])
                if rest is not None:
                    return [(first, other), *rest]
        return None


# Playing


def play_out(
    results: Results, play_all: Crew = play_here, told: Callable[[Table, int, Outcome], None] | None = None
) -> None:
    """Play all that is missing; `told` hears each game before it counts. Raises ParlourError if a bot misbehaves."""
    for bouts in stages(results):
        missing = [(bout.table, numbers) for bout in bouts for numbers in results.missing(bout)]
        spans = [(results.tournament.plan_of(table), numbers) for table, numbers in missing]
        with closing(play_all(spans, Keeping.NOTHING)) as running:
            for table, numbers in missing:
                for number in numbers:
                    outcome = next(running)
                    if told is not None:
                        told(table, number, outcome)
                    results.add(table, number, outcome)


# What it comes to


@dataclass(frozen=True)
class EntrantRow:
    """One entrant in the final table."""

    entrant: int
    games: int
    score: Summary
    wins: Summary


@dataclass(frozen=True)
class Standings:
    """What a tournament comes to; all lists are by entrant. None in a cross table: the two have not met."""

    ratings: Ratings
    rows: list[EntrantRow]
    wins: list[list[Summary | None]]  # how often the one did better than the other, ties half
    leads: list[list[Summary | None]]  # by how much the one's score was higher
    deals: int

    def unclear(self) -> list[tuple[int, int]]:
        """Neighbours in the order that could not be told apart."""
        return self.ratings.unclear(LEVEL)


def standings(results: Results) -> Standings:
    """What at least one game of each entrant comes to. Raises OptionError if choix is not installed."""
    tournament = results.tournament
    wins = win_shares(results)
    scores = by_entrant(results, lambda outcome, player: float(outcome.scores[player]))
    rows = []
    for entrant in range(len(tournament.entrants)):
        won = wins[entrant]
        assert won is not None, "every entrant has played"
        rows.append(EntrantRow(entrant, games_of(results, entrant), summarize(scores[entrant]), won))
    deals = results.deals()
    return Standings(
        rate(results.points(), tournament.plan.seed),
        rows,
        cross_table(results, deals, lambda meeting: meeting.won, summarize_shares, lambda won: 1 - won),
        cross_table(results, deals, lambda meeting: float(meeting.lead), summarize, lambda lead: -lead),
        len(deals),
    )


def have_all_played(results: Results) -> bool:
    return {entrant for table in results.played for entrant in table} == set(range(len(results.tournament.entrants)))


def win_shares(results: Results) -> list[Summary | None]:
    """How often each has won; deal by deal, since games with the same deal belong together."""
    team = not results.tournament.is_rivalry
    found = by_entrant(results, lambda outcome, player: share(outcome, player, team=team))
    return [summarize_shares(values) if values else None for values in found]


def by_entrant(results: Results, measure: Callable[[Outcome, int], float]) -> list[list[float]]:
    """The mean of something for each entrant and deal."""
    found: list[dict[int, list[float]]] = [{} for _ in results.tournament.entrants]
    for table, outcomes in results.played.items():
        for number, outcome in outcomes.items():
            deal = number // results.tournament.rotations
            for player, entrant in enumerate(table):
                found[entrant].setdefault(deal, []).append(measure(outcome, player))
    return [[sum(values) / len(values) for _, values in sorted(deals.items())] for deals in found]


def cross_table(
    results: Results,
    deals: Deals,
    measure: Callable[[Meeting], float],
    summary: Callable[[list[float]], Summary],
    other_side: Callable[[float], float],
) -> list[list[Summary | None]]:
    """Something about each two entrants, the mean over deals; games with the same deal belong together."""
    size = len(results.tournament.entrants)
    found: list[list[Summary | None]] = [[None] * size for _ in range(size)]
    values: dict[tuple[int, int], list[float]] = {}
    for _, deal in sorted(deals.items()):
        for pair, meetings in deal.items():
            values.setdefault(pair, []).append(sum(map(measure, meetings)) / len(meetings))
    for (one, other), some in values.items():
        found[one][other] = summary(some)
        found[other][one] = summary([other_side(value) for value in some])
    return found
