"""The HTTP API keeps what its description says, whatever it is asked: Schemathesis makes the requests."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import APIOperation, Case
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from parlour.server import wire
from parlour.server.http import app, openapi
from tests.server.kit import DEADLINE, ROOT, Process

MANY = 300 if os.environ.get("PARLOUR_SOAK") else 3  # requests for each operation
ENDLESS = "/api/tables/{code}/events"  # has no end that could be waited for

Operation = APIOperation[Any, Any, Any, Any]


def operation_of(result: Any) -> Operation:
    """An operation of the description. Raises if it is described wrongly."""
    found: Operation = result.ok()
    return found


SCHEMA = schemathesis.openapi.from_dict(openapi.description())
EVERYTHING = [operation_of(result) for result in SCHEMA.get_all_operations()]
OPERATIONS = [operation for operation in EVERYTHING if operation.path != ENDLESS]
STREAM = next(operation for operation in EVERYTHING if operation.path == ENDLESS)
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


class Parlour:
    """A server with a person, a table that is played, one that gathers, and a finished record."""

    def __init__(self, url: str) -> None:
        self.http = httpx.Client(base_url=url, timeout=DEADLINE, trust_env=False, verify=False)
        entered = self.http.post("/api/people", json={"name": "Ann", "token": True}).json()
        self.http.headers["Authorization"] = f"Bearer {entered['token']}"
        self.url = url
        self.codes = ["ZZZZ", self.make(1), self.make(2)]
        self.play(self.codes[1])
        self.records = ["nothing", self.finish(self.make(1))]

    def make(self, seats: int) -> str:
        made = self.http.post("/api/tables", json={"game": "kokoro", "seats": seats, "sit": 0})
        return str(made.json()["code"])

    def play(self, code: str) -> None:
        self.http.post(f"/api/tables/{code}/do?seat=0", json={"do": "ready", "seat": 0}).raise_for_status()

    def finish(self, code: str) -> str:
        """Play a match to its end; the id of its record."""
        self.play(code)
        while (view := self.http.get(f"/api/tables/{code}/view?seat=0").json())["result"] is None:
            question = view["questions"][0]
            answer = {"do": "answer", "answer": question["choices"][0], "prompt": question["prompt"]}
            self.http.post(f"/api/tables/{code}/do?seat=0", json={**answer, "ask": question["ask"]}).raise_for_status()
        return str(self.http.get(f"/api/tables/{code}").json()["record"])

    def known(self, path: str) -> str:
        """A path with values that mean something."""
        slug = "cocoons" if "workshop" in path else "kokoro"
        values = {
            "slug": slug,
            "code": self.codes[1],
            "id": self.records[1],
            "n": "1",
            "name": "first",
            "language": "en",
        }
        return path.format(**values)

    def body(self, path: str) -> Any:
        """What one would send there."""
        if path == "/api/check":
            return self.http.get(f"/r/{self.records[1]}.json").json()
        if path.endswith("/puzzles/{n}"):
            return {"answer": self.http.get(self.known(path)).json()["questions"][0]["choices"][0]}
        return BODIES.get(path)


BODIES: dict[str, object] = {
    "/api/people": {"name": "Ben"},
    "/api/me": {"name": "Ann"},
    "/api/lessons/{slug}/{name}": {"again": False},
    "/api/tables": {"game": "kokoro", "seats": 2},
    "/api/tables/{code}/do": {"do": "ping"},
    "/api/games/{slug}/workshop": {"options": {}},
}

REFUSED = {
    "/api/games/{slug}/web/{file}": "of games from outside; tests/test_outside.py",
    "/api/games/{slug}/workshop/estimate": "takes its seconds; tests/server/test_workshop.py",
}
"""What is not carried out here, and why."""


@pytest.fixture(scope="module")
def parlour(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Parlour]:
    folder = tmp_path_factory.mktemp("parlour")
    server = Process(folder / "errors")
    try:
        found = Parlour(server.start(folder / "tables.sqlite"))
        with closing(found.http):
            yield found
    finally:
        server.kill()
    assert '"event":"bug"' not in (folder / "errors").read_text("utf-8")


def test_every_route_is_described_and_nothing_else() -> None:
    routes = {
        (method, route.path.replace(":int", ""))
        for route in app.API
        for method in route.methods or ()
        if method != "HEAD"
    }
    assert routes == set(openapi.OPERATIONS)


CARRIED_OUT = [key for key in openapi.OPERATIONS if key[1] not in REFUSED and key[1] != ENDLESS]


@pytest.mark.parametrize(("method", "path"), CARRIED_OUT)
def test_every_operation_is_carried_out_and_not_only_refused(method: str, path: str, parlour: Parlour) -> None:
    answer = parlour.http.request(method, parlour.known(path), json=None if method == "GET" else parlour.body(path))
    assert answer.status_code in (200, 201), answer.text


def test_the_page_on_security_says_how_many_operations_are_carried_out() -> None:
    page = " ".join((ROOT / "docs" / "security.md").read_text("utf-8").split())
    told = f"Of the {len(openapi.OPERATIONS)} operations of the HTTP API {len(CARRIED_OUT) + 1} are carried out"
    assert told in page


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: operation.label)
def test_whatever_is_asked_the_answer_is_as_described(operation: Operation, parlour: Parlour) -> None:
    @settings(
        max_examples=MANY,
        deadline=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(), data=st.data())
    def ask(case: Case[Operation], data: st.DataObject) -> None:
        if "code" in case.path_parameters:
            case.path_parameters["code"] = data.draw(st.sampled_from(parlour.codes))
        if "id" in case.path_parameters:
            case.path_parameters["id"] = data.draw(st.sampled_from(parlour.records))
        if "n" in case.path_parameters:
            case.path_parameters["n"] = data.draw(st.sampled_from(["0", "1", "8", "80", "999999999"]))
        if "slug" in case.path_parameters:
            known = ["kokoro", "chess"] if operation.path.endswith("/estimate") else ["kokoro", "chess", "cocoons"]
            case.path_parameters["slug"] = data.draw(st.sampled_from(known))  # an estimate takes its seconds
        answer = case.call(base_url=parlour.url, headers=dict(parlour.http.headers))
        case.validate_response(answer, checks=CHECKS)

    ask()


def beginning(parlour: Parlour, url: str, params: object) -> int:
    """Open the stream and read how it begins: a message, or all of a refusal. The status."""
    with parlour.http.stream("GET", url, params=params) as answer:  # type: ignore[arg-type]  # as Schemathesis made it
        is_open = answer.status_code == 200
        assert answer.status_code < 500
        assert answer.headers["content-type"] == ("application/x-ndjson" if is_open else "application/json")
        msgspec.json.decode(next(answer.iter_lines()), type=wire.Message if is_open else wire.Refused)
        return answer.status_code


def test_whatever_is_asked_of_the_stream_it_begins_as_described_or_is_refused(parlour: Parlour) -> None:
    @settings(
        max_examples=3 * MANY,
        deadline=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=STREAM.as_strategy(), data=st.data())
    def ask(case: Case[Operation], data: st.DataObject) -> None:
        case.path_parameters["code"] = data.draw(st.sampled_from(parlour.codes))
        asked = case.as_transport_kwargs(base_url=parlour.url)
        beginning(parlour, asked["url"], asked.get("params"))

    ask()
    missing, played = (ENDLESS.format(code=code) for code in parlour.codes[:2])
    assert beginning(parlour, missing, {}) == 404
    assert beginning(parlour, played, {"seat": "0", "have": "0"}) == 200
