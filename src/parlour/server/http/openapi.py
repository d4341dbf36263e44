"""The HTTP API as an OpenAPI description, made from the types of `wire.py`."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

import msgspec

from parlour.core.values import Record
from parlour.server import wire

TEXT: Final = "text/plain"
JSON: Final = "application/json"


class Operation(NamedTuple):
    """What a request takes and gives."""

    answer: Any  # a type of `wire.py`, or None for what the content type says all of
    body: Any = None
    query: tuple[str, ...] = ()
    status: int = 200
    content: str = JSON


NUMBERS: Final = ("seat", "have", "link")  # of the query

OPERATIONS: Final[Mapping[tuple[str, str], Operation]] = {
    ("GET", "/api/openapi.json"): Operation(dict[str, Any]),
    ("GET", "/api/games"): Operation(list[wire.GameSheet]),
    ("GET", "/api/games/{slug}"): Operation(wire.GameSheet),
    ("GET", "/api/games/{slug}/actions"): Operation(list[wire.ActionSheet]),
    ("GET", "/api/games/{slug}/edition"): Operation(dict[str, Any]),
    ("GET", "/api/games/{slug}/sheet"): Operation(wire.TeachingSheet),
    ("GET", "/api/games/{slug}/workshop"): Operation(wire.WorkshopSheet),
    ("POST", "/api/games/{slug}/workshop"): Operation(wire.Composed, wire.NewLevel),
    ("POST", "/api/games/{slug}/workshop/estimate"): Operation(wire.Estimate, wire.NewLevel),
    ("GET", "/api/games/{slug}/help"): Operation(wire.HelpSheet),
    ("GET", "/api/games/{slug}/words/{language}"): Operation(dict[str, str]),
    ("GET", "/api/games/{slug}/web/{file}"): Operation(None, content="*/*"),
    ("GET", "/api/games/{slug}/puzzles"): Operation(list[wire.PuzzleSheet]),
    ("GET", "/api/games/{slug}/puzzles/{n}"): Operation(wire.PushNews),
    ("POST", "/api/games/{slug}/puzzles/{n}"): Operation(wire.PuzzleSolved, wire.PuzzleAnswer),
    ("POST", "/api/people"): Operation(wire.Entered, wire.NewPerson, status=201),
    ("GET", "/api/me"): Operation(wire.Me),
    ("POST", "/api/me"): Operation(wire.Entered, wire.Renamed),
    ("GET", "/api/lessons"): Operation(list[wire.LessonSheet]),
    ("POST", "/api/lessons/{slug}/{name}"): Operation(wire.Made, wire.NewLesson, status=201),
    ("GET", "/api/tables"): Operation(list[wire.Listed]),
    ("POST", "/api/tables"): Operation(wire.Made, wire.NewTable, status=201),
    ("GET", "/api/tables/{code}"): Operation(wire.TableSummary),
    ("POST", "/api/tables/{code}/do"): Operation(wire.Message, wire.Request, query=("seat",)),
    ("GET", "/api/tables/{code}/view"): Operation(wire.PushNews, query=("seat", "have")),
    ("GET", "/api/tables/{code}/events"): Operation(None, query=("seat", "have"), content="application/x-ndjson"),
    ("GET", "/api/tables/{code}/actions"): Operation(list[wire.ActionSheet]),
    ("GET", "/api/tables/{code}/edition"): Operation(dict[str, Any]),
    ("GET", "/api/tables/{code}/record"): Operation(None, query=("seat",), content=TEXT),
    ("GET", "/api/tables/{code}/invitation"): Operation(wire.Invitation),
    ("GET", "/api/tables/{code}/code.svg"): Operation(None, query=("link",), content="image/svg+xml"),
    ("GET", "/api/records"): Operation(list[wire.RecordSummary], query=("game",)),
    ("GET", "/api/records/{id}"): Operation(wire.FinishedRecord),
    ("GET", "/api/records/{id}/edition"): Operation(dict[str, Any]),
    ("GET", "/api/records/{id}/at/{n}"): Operation(wire.PushNews, query=("seat", "have")),
    ("GET", "/api/records/{id}/account"): Operation(wire.RecordAccount),
    ("POST", "/api/records/{id}/analysis"): Operation(wire.RecordAnalysis),
    ("DELETE", "/api/records/{id}/analysis"): Operation(wire.RecordAnalysis),
    ("GET", "/api/records/{id}/bots"): Operation(wire.RecordBots),
    ("POST", "/api/records/{id}/check"): Operation(wire.Checked),
    ("POST", "/api/check"): Operation(wire.Checked, Record),
    ("GET", "/api/key"): Operation(wire.ServerKey),
    ("GET", "/r/{id}.parlour"): Operation(None, content=TEXT),
    ("GET", "/r/{id}.json"): Operation(Record),
    ("GET", "/r/{id}.png"): Operation(None, content="image/png"),
}


def description() -> dict[str, Any]:
    """The whole of it."""
    kinds = (
        {operation.answer for operation in OPERATIONS.values()}
        | {operation.body for operation in OPERATIONS.values()}
        | {wire.Refused}
    )
    named = [kind for kind in kinds if kind is not None]
    schemas, components = msgspec.json.schema_components(named, ref_template="#/components/schemas/{name}")
    of_kind = {str(kind): schema for kind, schema in zip(named, schemas, strict=True)}
    paths: dict[str, dict[str, Any]] = {}
    for (method, path), operation in OPERATIONS.items():
        paths.setdefault(path, {})[method.lower()] = described(path, operation, of_kind)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Parlour", "version": str(wire.VERSION), "license": {"name": "MIT", "identifier": "MIT"}},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
        "security": [{"token": []}, {}],
    }


def described(path: str, operation: Operation, of_kind: Mapping[str, Any]) -> dict[str, Any]:
    answer = {} if operation.answer is None else {"schema": of_kind[str(operation.answer)]}
    found: dict[str, Any] = {
        "parameters": [*map(path_parameter, re.findall(r"{(\w+)}", path)), *map(query_parameter, operation.query)],
        "responses": {
            str(operation.status): {"description": "Done.", "content": {operation.content: answer}},
            "default": {
                "description": "Refused; nothing has changed.",
                "content": {JSON: {"schema": of_kind[str(wire.Refused)]}},
            },
        },
    }
    if operation.body is not None:
        found["requestBody"] = {"required": True, "content": {JSON: {"schema": of_kind[str(operation.body)]}}}
    return found


def path_parameter(name: str) -> dict[str, Any]:
    kind = {"type": "integer", "minimum": 0} if name == "n" else {"type": "string", "minLength": 1}
    return {"name": name, "in": "path", "required": True, "schema": kind}


def query_parameter(name: str) -> dict[str, Any]:
    kind = {"type": "integer", "minimum": 0, "maximum": 999_999_999} if name in NUMBERS else {"type": "string"}
    return {"name": name, "in": "query", "required": False, "schema": kind}
