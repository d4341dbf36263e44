"""A server seals the records of its matches, and says with which key."""

from __future__ import annotations

import stat
from pathlib import Path

import msgspec
import pytest

from parlour.core.record import read_record, write_json
from parlour.core.seal import key_of
from parlour.server import wire
from parlour.server.store.interface import StoreError
from parlour.server.store.key import signing_key
from tests.server.kit import Guest, Process, awaited, hub_in, play_on, run, seated
from tests.stated import KEY


@awaited
async def test_a_finished_record_is_sealed_wherever_it_is_read(tmp_path: Path) -> None:
    async with hub_in(tmp_path) as (_, url):
        one = (await seated(url, "kokoro", 1))[0]
        await play_on([one])
        await one.until(lambda: one.summary and one.summary.record)
        assert one.summary is not None
        id_, ann = one.summary.record, one.guest
        assert (await ann.get("/api/key", wire.ServerKey)).key == KEY.public
        for path in (f"/r/{id_}.parlour", f"/r/{id_}.json", f"/api/tables/{one.summary.code}/record"):
            record = read_record((await ann.send("GET", path)).text)
            assert key_of(record, KEY.public) == KEY.public, path
        kept = await ann.get(f"/api/records/{id_}", wire.FinishedRecord)
        assert kept.record == record
        checked = await ann.post(f"/api/records/{id_}/check", {}, wire.Checked)
        assert (checked.ok, checked.luck, checked.seal) == (True, True, "ours")
        other = msgspec.structs.replace(record, tags=record.tags | {"players": "you:Eve"})
        checked = await ann.post("/api/check", write_json(other).encode(), wire.Checked)
        assert (checked.ok, checked.code) == (False, "error-seal")
        plain = {name: value for name, value in record.tags.items() if name not in ("seal", "signature")}
        unsealed = write_json(msgspec.structs.replace(record, tags=plain)).encode()
        checked = await ann.post("/api/check", unsealed, wire.Checked)
        assert (checked.ok, checked.seal) == (True, "none")
        await one.close()


def test_a_key_is_made_once_for_this_user_alone(tmp_path: Path) -> None:
    file = tmp_path / "tables.key"
    first = signing_key(file)
    assert signing_key(file).public == first.public
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    file.write_text("not a key", "ascii")
    with pytest.raises(StoreError) as caught:
        signing_key(file)
    assert caught.value.code == "server-store-broken"


def test_a_server_makes_its_key_at_the_first_start(tmp_path: Path) -> None:
    """`run` is what `parlour serve` does; a source that is stated has a key of its own."""
    server = Process(tmp_path / "errors")
    try:
        url = server.start(tmp_path / "tables.sqlite")

        async def key() -> str:
            return (await Guest(url).get("/api/key", wire.ServerKey)).key

        assert run(key) == KEY.public
        server.stop()
    finally:
        if server.process.poll() is None:
            server.kill()
