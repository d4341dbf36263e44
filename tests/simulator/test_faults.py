"""The simulator finds faults: each of these is planted in the server, and broken laws tell within a few seeds.

On the source build only, where functions can be replaced.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import msgspec
import pytest

from parlour.core.game import Game, State
from parlour.core.match import HINTS, Match
from parlour.core.values import Seat
from parlour.learn import lesson as lessons
from parlour.learn.coach import Coach, LessonPlace
from parlour.server import wire
from parlour.server.hub import bots as driver
from parlour.server.hub import hub as hubs
from parlour.server.hub import live, lock, pipeline
from parlour.server.store.rows import CampaignRow, TableRow
from parlour.server.store.writes import SetStudied
from parlour.server.tables import campaign, hints, lesson, load, rematch, settle, timeouts, votes
from parlour.server.tables.clock import Clocks
from parlour.server.tables.dispatch import HANDLERS, dispatch
from parlour.server.tables.effects import NOTES, Effects
from parlour.server.tables.state import OVER, PLAYING, Call, TableState, change, own_seat, running, seats_of, tags_of
from parlour.server.tables.values import BotAnswered, BotRequest, TableEvent
from parlour.testing.toys import Den
from tests.simulator.kinds import GAMES
from tests.simulator.seeds import try_seeds
from tests.simulator.world import Broken

Plant = Callable[[pytest.MonkeyPatch], None]

SEEDS = 40  # within which each fault is found


def tell_before_commit(patch: pytest.MonkeyPatch) -> None:
    def run(job: pipeline.Job) -> None:
        job.call.now = job.pipeline.clock()
        effects = job.effects = dispatch(job.live.state, job.call, job.request)
        job._tell(effects)
        if effects.writes:
            job.pipeline.store.commit(effects.writes, lambda failure: job._finish(effects.reply))
        else:
            job._finish(effects.reply)

    patch.setattr(pipeline.Job, "run", run)


def acknowledge_without_writing(patch: pytest.MonkeyPatch) -> None:
    def forgetful(state: TableState, call: Call, request: wire.Request | TableEvent) -> Effects:
        effects = dispatch(state, call, request)
        if isinstance(request, wire.Say):
            effects.writes.clear()
        return effects

    patch.setattr(pipeline, "dispatch", forgetful)


def acknowledge_what_failed(patch: pytest.MonkeyPatch) -> None:
    committed = pipeline.Job.committed
    patch.setattr(pipeline.Job, "committed", lambda job, failure: committed(job, None))


def lose_ballots_at_a_restart(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Match, "restore_ballot", lambda *_: None)


def undo_what_others_answered(patch: pytest.MonkeyPatch) -> None:
    undo = Match.undo
    patch.setattr(Match, "is_free_undo", lambda match, seat, to: True)
    patch.setattr(Match, "undo", lambda match, seat, to, agreed=False: undo(match, seat, to, agreed=True))


def do_a_repeated_request_again(patch: pytest.MonkeyPatch) -> None:
    def careless(state: TableState, call: Call, request: wire.Request | TableEvent) -> Effects:
        state.acks.clear()
        return dispatch(state, call, request)

    patch.setattr(pipeline, "dispatch", careless)


def skip_entries_after_a_break(patch: pytest.MonkeyPatch) -> None:
    look_at = live.Viewer.look_at

    def skip(viewer: live.Viewer, table: live.LiveTable, seat: Seat | None, have: int | None) -> None:
        entries = 0 if table.state.match is None else len(table.state.match.entries)
        look_at(viewer, table, seat, None if have is None else entries)

    patch.setattr(live.Viewer, "look_at", skip)


def wind_clocks_at_a_restart(patch: pytest.MonkeyPatch) -> None:
    def wind(state: TableState) -> None:
        rule = state.row.clock
        if rule is not None and state.row.phase == PLAYING:
            state.clocks = Clocks(rule, [float(rule.seconds)] * len(state.row.seats))

    patch.setattr(timeouts, "wind", wind)


def let_bots_answer_twice(patch: pytest.MonkeyPatch) -> None:
    async def ask(bots: driver.BotDriver, table: live.LiveTable, asked: BotRequest) -> None:
        row = table.state.row
        answer = await bots.pool.think(row.game, row.edition_spec, asked)
        for _ in range(2):
            bots._submit(table, BotAnswered(asked, answer))

    patch.setattr(driver.BotDriver, "_ask", ask)
    patch.setattr(BotRequest, "key", ())


def forget_at_a_restart_what_is_done(patch: pytest.MonkeyPatch) -> None:
    loaded = load.load

    def forgetful(*given: object) -> TableState:
        state = loaded(*given)  # type: ignore[arg-type]  # as it is called
        state.acks = {}
        return state

    patch.setattr(hubs, "load", forgetful)


def count_one_vote_for_all(patch: pytest.MonkeyPatch) -> None:
    consent = votes.consent

    def count(state: TableState, call: Call, request: wire.Consent) -> Effects:
        vote = next((vote for vote in state.row.votes if vote.number == request.vote), None)
        if vote is not None and request.yes and set(seats_of(state, call.person)) & set(vote.asked):
            change(state, votes=(msgspec.structs.replace(vote, yes=vote.asked),))
        return consent(state, call, request)

    patch.setitem(HANDLERS, wire.Consent, count)


def work_without_the_lock(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(lock.TableLock, "run", lambda table_lock, work: work())


def give_up_bots_after_a_failure(patch: pytest.MonkeyPatch) -> None:
    go_on = driver.BotDriver._go_on

    def rest(
        bots: driver.BotDriver, table: live.LiveTable, event: TableEvent, reply: wire.Message, effects: Effects
    ) -> None:
        if not isinstance(reply, wire.Refused):
            go_on(bots, table, event, reply, effects)

    patch.setattr(driver.BotDriver, "_go_on", rest)


def keep_what_was_not_committed(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(hubs.Hub, "reload", lambda hub, table, error, then: then())


def let_a_closed_table_go_on(patch: pytest.MonkeyPatch) -> None:
    def close(hub: hubs.Hub, table: live.LiveTable, code: str) -> None:
        hub.tables.pop(table.state.row.code, None)
        for viewer in list(table.viewers):
            viewer.close(code)

    patch.setattr(hubs.Hub, "_close", close)


def tell_everybody_the_notes(patch: pytest.MonkeyPatch) -> None:
    settle_talk = settle._settle_talk

    def talk(state: TableState, before: settle.Before, effects: Effects) -> None:
        settle_talk(state, before, effects)
        if state.notes is not before.notes:
            text = next(iter(state.notes.values()))
            for other in range(len(state.row.seats)):
                state.notes[other] = text
                effects.own_news[other] = NOTES

    patch.setattr(settle, "_settle_talk", talk)


def show_a_card_of_somebody_else(patch: pytest.MonkeyPatch) -> None:
    patch.setitem(GAMES, "den", lambda: Den("peek"))


# Hints, lessons and campaigns


def record_a_hint_that_is_only_asked_for(patch: pytest.MonkeyPatch) -> None:
    hint = hints.hint

    def hasty(state: TableState, call: Call, request: wire.TakeHint) -> Effects:
        effects = hint(state, call, request)
        assert state.match is not None
        state.match.note_hint(own_seat(call))
        change(state, hinted=state.match.tags[HINTS])
        return effects

    patch.setitem(HANDLERS, wire.TakeHint, hasty)


def give_a_hint_without_recording_it(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Match, "note_hint", lambda match, seat: match.tags.setdefault(HINTS, ""))


def forget_hints_at_a_restart(patch: pytest.MonkeyPatch) -> None:

    def forgetful(row: TableRow) -> dict[str, str]:
        return {name: value for name, value in tags_of(row).items() if name != HINTS}

    patch.setattr(load, "tags_of", forgetful)


def allow_hints_everywhere(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(hints, "are_allowed", lambda state: True)


def lose_a_learner_s_place_at_a_restart(patch: pytest.MonkeyPatch) -> None:
    def lose(state: TableState) -> None:
        row = state.row.lesson
        if row is not None:
            state.coach = Coach(lessons.load(state.row.game, row.name), running(state), LessonPlace())

    patch.setattr(lesson, "seat_coach", lose)


def teach_without_writing(patch: pytest.MonkeyPatch) -> None:
    study = lesson.study

    def forgetful(state: TableState, effects: Effects) -> None:
        study(state, effects)
        effects.writes = [write for write in effects.writes if not isinstance(write, SetStudied)]

    patch.setattr(lesson, "study", forgetful)


def count_a_match_of_a_campaign_twice(patch: pytest.MonkeyPatch) -> None:
    after_match = campaign.after_match

    def twice(game: Game[State], row: CampaignRow, match: Match[State], record: str) -> CampaignRow:
        return after_match(game, after_match(game, row, match, record), match, record)

    patch.setattr(campaign, "after_match", twice)


def open_a_table_for_every_rematch(patch: pytest.MonkeyPatch) -> None:
    def again(state: TableState, call: Call, request: wire.Rematch) -> Effects:
        if call.address is not None:
            change(state, next=None)
        return rematch.rematch(state, call, request)

    patch.setitem(HANDLERS, wire.Rematch, again)
    patch.setattr(rematch, "needs_address", lambda state: state.row.phase == OVER)


def let_a_host_change_a_match_that_has_begun(patch: pytest.MonkeyPatch) -> None:
    def arrange(state: TableState, call: Call, request: wire.Arrange) -> Effects:
        change(state, options=state.game.settle(len(state.row.seats), {**state.row.options, **(request.options or {})}))
        return Effects()

    patch.setitem(HANDLERS, wire.Arrange, arrange)


PLANTED: dict[Plant, str] = {
    tell_before_commit: "stored",
    acknowledge_without_writing: "told and not stored",
    acknowledge_what_failed: "stored",
    lose_ballots_at_a_restart: "open answers are told as",
    undo_what_others_answered: "and nobody was asked",
    do_a_repeated_request_again: "UNIQUE constraint failed: acks",
    skip_entries_after_a_break: "and gets",
    wind_clocks_at_a_restart: "the clock of seat",
    let_bots_answer_twice: "was never asked that",
    forget_at_a_restart_what_is_done: "UNIQUE constraint failed: acks",
    count_one_vote_for_all: "passed without",
    work_without_the_lock: "stored",
    give_up_bots_after_a_failure: "stuck",
    keep_what_was_not_committed: "stored",
    let_a_closed_table_go_on: "stored",
    tell_everybody_the_notes: "tell twins apart",
    show_a_card_of_somebody_else: "tell twins apart",
    record_a_hint_that_is_only_asked_for: "and got none",
    give_a_hint_without_recording_it: "not stored as hinted",
    forget_hints_at_a_restart: "hints that were taken are forgotten",
    allow_hints_everywhere: "where they are not allowed",
    lose_a_learner_s_place_at_a_restart: "the learner is",
    teach_without_writing: "the learner is told of step",
    count_a_match_of_a_campaign_twice: "counts",
    open_a_table_for_every_rematch: "two rematches|at two tables",
    let_a_host_change_a_match_that_has_begun: "is changed|is played as",
}
"""Each fault, and a part of what the law that it breaks says."""


@pytest.mark.parametrize("plant", PLANTED, ids=lambda plant: plant.__name__)
def test_a_planted_fault_is_found(plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    with pytest.raises(Broken, match=PLANTED[plant]):
        Counter(seed for seed, _ in try_seeds(range(SEEDS)))
