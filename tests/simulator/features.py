"""Laws of hints, lessons and campaigns; judged, like all others, from the wire and the disk alone."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.core.game import Game, State
from parlour.core.values import Seat
from parlour.server import wire
from parlour.server.store.rows import CampaignRow, Studied, TableRow
from parlour.server.store.writes import AddAck, AddMove, AddRecord, AddScore, SetStudied, Write
from parlour.server.tables.values import BotRequest
from tests.simulator.disk import Disk
from tests.simulator.world import World

BACK = (wire.GoBack, wire.Undo, wire.Withdraw, wire.Decline)
"""What a learner takes a step back with."""


def request_of(writes: Sequence[Write]) -> tuple[str, str] | None:
    """Whose request, by person and id, made these writes; None if it was nobody's, or a refused answer's."""
    for write in writes:
        if isinstance(write, AddAck):
            return write.person, write.id
        if isinstance(write, AddMove) and write.request:
            return write.person, write.request
    return None


class HintLaws:
    """A hint that is given is on the disk as taken, one that was not given is not; and only where hints are allowed."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.advised: set[tuple[Seat, int]] = set()  # for which seat, after how many entries
        self.taken = 0

    def advise(self, asked: BotRequest) -> None:
        self.advised.add((asked.seat, asked.n))

    def saved(self, before: TableRow, row: TableRow) -> None:
        old, new = set(before.hinted.split()), set(row.hinted.split())
        if not old <= new:
            self.world.breach(f"hints that were taken are forgotten: {before.hinted} is {row.hinted}")
        for mark in new - old:
            at, _, seat = mark.partition(":")
            if not any(who == int(seat) and n <= int(at) for who, n in self.advised):
                self.world.breach(f"seat {seat} is said to have taken a hint after entry {at}, and got none")

    def scored(self, row: TableRow, score: wire.MatchScore) -> None:
        is_hinted = any(mark.endswith(f":{score.seat}") for mark in row.hinted.split())
        if score.hinted != is_hinted:
            self.world.breach(f"the score of seat {score.seat} says hinted: {score.hinted}")

    def sent(self, row: TableRow, seat: Seat | None, asked: wire.Request | None, hint: wire.Hinted) -> None:
        self.taken += 1
        people = {one.person for one in row.seats if one.person is not None}
        if not (row.hints if row.hints is not None else len(people) <= 1):
            self.world.breach(f"a hint is given where they are not allowed: {hint}")
        if not isinstance(asked, wire.TakeHint) or (asked.prompt, asked.ask) != (hint.prompt, hint.ask):
            self.world.breach(f"a hint that nobody asked for: {hint}")
        if not any(mark.endswith(f":{seat}") for mark in row.hinted.split()):
            self.world.breach(f"seat {seat} is given a hint, and the table is not stored as hinted")


class LessonLaws:
    """Where a learner stands is stored before it is told, and nobody is set back who did not ask for it."""

    def __init__(self, world: World, disk: Disk) -> None:
        self.world = world
        self.disk = disk
        self.at = self.steps = 0
        self.done = False

    def studied(self, studied: Studied, asked: wire.Request | None) -> None:
        if studied.at < self.at and not isinstance(asked, BACK):
            self.world.breach(f"the learner is set back from step {self.at} to {studied.at} by {asked}")
        self.steps += studied.at > self.at
        self.at = studied.at
        self.done |= studied.done

    def sent(self, row: TableRow, told: wire.Coaching) -> None:
        stored = self.disk.rows("select at, done from studied where code = ?", row.code)
        at, is_done = stored[0] if stored else (None, False)
        if told.at != at or (told.kind == "done" and not is_done):
            self.world.breach(f"the learner is told of step {told.at} ({told.kind}), and {at} is stored")
        if (told.kind == "done") != (row.phase == "over"):
            self.world.breach(f"the lesson is told as {told.kind}, and its table is {row.phase}")


class CampaignLaws:
    """Each match of a campaign is played at one table, with its own scenario, and counted once."""

    def __init__(self, world: World, game: Game[State]) -> None:
        self.world = world
        self.game = game
        self.records: set[str] = set()
        self.tables: dict[tuple[str, int], str] = {}  # by campaign and number of the match
        self.matches = 0

    def recorded(self, record: AddRecord) -> None:
        self.records.add(record.record.id)

    def saved(self, before: TableRow | None, row: TableRow) -> None:
        if before is not None and before.next not in (None, row.next):
            self.world.breach(f"a match has two rematches: {before.next} and {row.next}")
        if before is not None and before.phase != "lobby" and before.options != row.options:
            self.world.breach(f"a match that has begun is changed: {before.options} to {row.options}")
        if row.campaign is None:
            if before is not None and before.campaign is not None:
                self.world.breach(f"the table {row.code} has lost its campaign")
            return
        self._check(row, row.campaign)
        if before is not None and before.campaign is not None:
            self._check_growth(before, before.campaign, row, row.campaign)

    def _check(self, row: TableRow, campaign: CampaignRow) -> None:
        records, played = campaign.records, campaign.campaign.played
        number = len(records) - (row.phase == "over")
        if len(records) != len(played) or len(set(records)) != len(records) or not set(records) <= self.records:
            self.world.breach(f"campaign {campaign.id} counts {len(played)} matches with records {records}")
        elif self.tables.setdefault((campaign.id, number), row.code) != row.code:
            self.world.breach(f"match {number} of campaign {campaign.id} is at two tables")
        assert self.game.campaign is not None
        scenario = row.options[self.game.campaign.option]
        if 0 <= number < len(campaign.campaign.scenarios) and scenario != campaign.campaign.scenarios[number]:
            self.world.breach(f"match {number} of campaign {campaign.id} is played as {scenario}")

    def _check_growth(self, old: TableRow, before: CampaignRow, new: TableRow, after: CampaignRow) -> None:
        """A campaign grows by one match, when that match ends."""
        grown = len(after.records) - len(before.records)
        has_ended = new.phase == "over" and old.phase != "over"
        self.matches += grown
        if before.id == after.id and grown != has_ended:
            self.world.breach(f"campaign {after.id} counts {grown} matches more, and the match has ended: {has_ended}")

    def sent(self, row: TableRow, told: wire.CampaignSummary | None) -> None:
        stored = None if row.campaign is None else row.campaign.records
        if stored != (None if told is None else told.records):
            self.world.breach(f"a campaign is told as {told}, and stored as {stored}")


def scores_of(writes: Sequence[Write]) -> list[wire.MatchScore]:
    return [write.score for write in writes if isinstance(write, AddScore)]


def studied_of(writes: Sequence[Write]) -> list[Studied]:
    return [write.studied for write in writes if isinstance(write, SetStudied)]
