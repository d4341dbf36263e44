"""The rules number of a running table changes: it goes on if it stands where it stood, else it is left alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour.core.errors import RecordError
from parlour.core.game import Game, Log, State
from parlour.core.values import Action, Decision, Seat
from parlour.server import wire
from parlour.server.bots.workers import GameOpener
from parlour.server.hub.upkeep import Upkeep
from parlour.testing.toys import Den
from parlour.testing.toys.den import DenState
from tests.server.kit import Guest, hub_in, play_on, run, seated


class OtherDen(Den):
    """Den by newer rules; `twist` changes what a way costs, with the same questions and answers."""

    def __init__(self, rules: int, *, twist: bool = False) -> None:
        super().__init__()
        self.rules = rules
        self.twist = twist

    def apply(
        self, state: DenState, decision: Decision, seats: tuple[Seat, ...], answers: list[Action], log: Log | None
    ) -> None:
        super().apply(state, decision, seats, answers, log)
        if self.twist and decision.prompt == "way":
            state.hearts += 2


def shelf(game: Den) -> GameOpener:
    made: Game[State] = game  # type: ignore[assignment]  # a Game of its own State is one
    return lambda slug, edition: made


async def begin(folder: Path, *, is_killed: bool = False) -> tuple[str, Guest, int]:
    """A table of Den, some moves in; its code, a guest and how many entries it has."""
    async with hub_in(folder, opener=shelf(Den())) as (hub, url):
        clients = await seated(url, "den", 2)
        await play_on(clients, 4)
        one = clients[0]
        assert one.push is not None
        assert one.summary is not None
        for client in clients:
            await client.close()
        if is_killed:
            hub.tables.clear()  # no goodbye: nothing is noted at the end
        return one.summary.code, one.guest, one.push.n


async def look(folder: Path, game: Den, code: str, guest: Guest) -> tuple[int, str]:
    """The status and the code (or the number of entries) that this guest gets for the table now."""
    async with hub_in(folder, opener=shelf(game)) as (hub, url):
        response = await Guest(url, guest.token, guest.person).send("GET", f"/api/tables/{code}/view?seat=0")
        body = response.json()
        me = await Guest(url, guest.token, guest.person).get("/api/me", wire.Me)
        assert [table.code for table in me.tables] == [code], "one's page shows it in any case"
        assert hub.metrics.counts["bugs", ""] == 0
        return response.status_code, str(body["code"] if response.status_code != 200 else body["n"])


def test_rules_that_lead_to_the_same_go_on_with_a_table_and_rules_that_do_not_leave_it_alone(tmp_path: Path) -> None:
    code, guest, n = run(lambda: begin(tmp_path))
    assert run(lambda: look(tmp_path, OtherDen(2, twist=True), code, guest)) == (409, "error-record-digest")
    assert run(lambda: look(tmp_path, OtherDen(2, twist=True), code, guest)) == (409, "error-record-digest")
    assert run(lambda: look(tmp_path, Den(), code, guest)) == (200, str(n)), "nothing has changed"
    assert run(lambda: look(tmp_path, OtherDen(2), code, guest)) == (200, str(n))
    assert run(lambda: look(tmp_path, OtherDen(2), code, guest)) == (200, str(n))


def test_what_can_t_be_compared_is_not_gone_on_with(tmp_path: Path) -> None:
    code, guest, n = run(lambda: begin(tmp_path, is_killed=True))
    assert run(lambda: look(tmp_path, OtherDen(2), code, guest)) == (409, "server-rules-unknown")
    assert run(lambda: look(tmp_path, Den(), code, guest)) == (200, str(n)), "by its own rules it goes on"
    assert run(lambda: look(tmp_path, OtherDen(2), code, guest)) == (200, str(n)), "and then it has been noted"


def test_a_table_at_rest_is_noted_without_a_goodbye(tmp_path: Path) -> None:
    async def work() -> None:
        async with hub_in(tmp_path, opener=shelf(Den())) as (hub, url):
            one, two = await seated(url, "den", 2)
            await play_on([one, two], 2)
            assert one.summary is not None
            live = hub.tables[one.summary.code]
            assert live.state.row.digested == 0
            await Upkeep(hub).save_digests(live.moved + 1)
            kept = await hub.store.table(one.summary.code)
            assert kept is not None
            assert live.state.match is not None
            assert (kept.row.digested, kept.row.digest) == (len(kept.moves), live.state.match.digest())
            await one.close()
            await two.close()

    run(work)


def test_a_match_that_other_rules_do_not_allow_is_refused_with_its_first_such_move(tmp_path: Path) -> None:
    class Strict(OtherDen):
        def outcomes(self, state: DenState, decision: Decision) -> list[tuple[Action, int]]:
            return super().outcomes(state, decision)[:1]

    code, _, _ = run(lambda: begin(tmp_path))

    async def work() -> None:
        async with hub_in(tmp_path, opener=shelf(Strict(2))) as (hub, _):
            with pytest.raises(RecordError) as caught:
                await hub.open(code)
            assert caught.value.code == "error-record-move"
            assert int(caught.value.facts["entry"]) >= 1

    run(work)
