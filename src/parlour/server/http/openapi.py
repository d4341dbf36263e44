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


class Sheet(NamedTuple):
    """What a request takes and gives."""

    answer: Any  # a type of `wire.py`, or None for what the content type says all of
    body: Any = None
    query: tuple[str, ...] = ()
    status: int = 200
    content: str = JSON


NUMBERS: Final = ("seat", "have")  # of the query

SHEETS: Final[Mapping[tuple[str, str], Sheet]] = {
    ("GET", "/api/openapi.json"): Sheet(dict[str, Any]),
    ("GET", "/api/games"): Sheet(list[wire.GameSheet]),
    ("GET", "/api/games/{slug}"): Sheet(wire.GameSheet),
    ("GET", "/api/games/{slug}/actions"): Sheet(list[wire.ActionSheet]),
    ("GET", "/api/games/{slug}/edition"): Sheet(dict[str, Any]),
    ("GET", "/api/games/{slug}/sheet"): Sheet(wire.TeachingSheet),
    ("GET", "/api/games/{slug}/workshop"): Sheet(wire.WorkshopSheet),
    ("POST", "/api/games/{slug}/workshop"): Sheet(wire.Composed, wire.NewLevel),
    ("POST", "/api/games/{slug}/workshop/estimate"): Sheet(wire.Estimate, wire.NewLevel),
    ("GET", "/api/games/{slug}/help"): Sheet(wire.HelpSheet),
    ("POST", "/api/people"): Sheet(wire.Entered, wire.NewPerson, status=201),
    ("GET", "/api/me"): Sheet(wire.Me),
    ("POST", "/api/me"): Sheet(wire.Entered, wire.Renamed),
    ("GET", "/api/lessons"): Sheet(list[wire.LessonSheet]),
    ("POST", "/api/lessons/{slug}/{name}"): Sheet(wire.Made, wire.NewLesson, status=201),
    ("GET", "/api/tables"): Sheet(list[wire.Listed]),
    ("POST", "/api/tables"): Sheet(wire.Made, wire.NewTable, status=201),
    ("GET", "/api/tables/{code}"): Sheet(wire.Sign),
    ("POST", "/api/tables/{code}/do"): Sheet(wire.Message, wire.Request, query=("seat",)),
    ("GET", "/api/tables/{code}/view"): Sheet(wire.Push, query=("seat", "have")),
    ("GET", "/api/tables/{code}/events"): Sheet(None, query=("seat", "have"), content="application/x-ndjson"),
    ("GET", "/api/tables/{code}/actions"): Sheet(list[wire.ActionSheet]),
    ("GET", "/api/tables/{code}/edition"): Sheet(dict[str, Any]),
    ("GET", "/api/tables/{code}/record"): Sheet(None, query=("seat",), content=TEXT),
    ("GET", "/api/tables/{code}/code.svg"): Sheet(None, content="image/svg+xml"),
    ("GET", "/api/records"): Sheet(list[wire.Shelved], query=("game",)),
    ("GET", "/api/records/{id}"): Sheet(wire.Kept),
    ("GET", "/api/records/{id}/edition"): Sheet(dict[str, Any]),
    ("GET", "/api/records/{id}/at/{n}"): Sheet(wire.Push, query=("seat", "have")),
    ("POST", "/api/records/{id}/check"): Sheet(wire.Checked),
    ("POST", "/api/check"): Sheet(wire.Checked, Record),
    ("GET", "/r/{id}.parlour"): Sheet(None, content=TEXT),
    ("GET", "/r/{id}.json"): Sheet(Record),
}


def description() -> dict[str, Any]:
    """The whole of it."""
    kinds = {sheet.answer for sheet in SHEETS.values()} | {sheet.body for sheet in SHEETS.values()} | {wire.Refused}
    named = [kind for kind in kinds if kind is not None]
    schemas, components = msgspec.json.schema_components(named, ref_template="#/components/schemas/{name}")
    of_kind = {str(kind): schema for kind, schema in zip(named, schemas, strict=True)}
    paths: dict[str, dict[str, Any]] = {}
    for (method, path), sheet in SHEETS.items():
        paths.setdefault(path, {})[method.lower()] = operation(path, sheet, of_kind)
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


def operation(path: str, sheet: Sheet, of_kind: Mapping[str, Any]) -> dict[str, Any]:
    answer = {} if sheet.answer is None else {"schema": of_kind[str(sheet.answer)]}
    found: dict[str, Any] = {
        "parameters": [*map(path_parameter, re.findall(r"{(\w+)}", path)), *map(query_parameter, sheet.query)],
        "responses": {
            str(sheet.status): {"description": "Done.", "content": {sheet.content: answer}},
            "default": {
                "description": "Refused; nothing has changed.",
                "content": {JSON: {"schema": of_kind[str(wire.Refused)]}},
            },
        },
    }
    if sheet.body is not None:
        found["requestBody"] = {"required": True, "content": {JSON: {"schema": of_kind[str(sheet.body)]}}}
    return found


def path_parameter(name: str) -> dict[str, Any]:
    kind = {"type": "integer", "minimum": 0} if name == "n" else {"type": "string", "minLength": 1}
    return {"name": name, "in": "path", "required": True, "schema": kind}


def query_parameter(name: str) -> dict[str, Any]:
    kind = {"type": "integer", "minimum": 0, "maximum": 999_999_999} if name in NUMBERS else {"type": "string"}
    return {"name": name, "in": "query", "required": False, "schema": kind}
