"""The types of the web board have the fields of the game's own values, and its gallery shows real screens."""

from __future__ import annotations

import json
import re
from pathlib import Path

import msgspec
import pytest

from parlour.games.cocoons.edition import CocoonsEdition, Locks
from parlour.games.cocoons.phases import PHASES
from parlour.games.cocoons.view import Bottom, Cocoon, CocoonsView

WEB = Path(__file__).parents[2] / "web"
SOURCE = (WEB / "src/games/cocoons/view.ts").read_text("utf-8")
GALLERY = json.loads((WEB / "gallery/cocoons.json").read_text("utf-8"))


def fields(interface: str) -> list[str]:
    body = re.search(rf"export interface {interface} {{(.*?)\n}}", SOURCE, re.DOTALL)
    assert body is not None, interface
    return re.findall(r"^  (\w+):", body[1], re.MULTILINE)


@pytest.mark.parametrize("struct", [Cocoon, Bottom, CocoonsView, Locks, CocoonsEdition])
def test_an_interface_has_the_fields_of_its_struct(struct: type[msgspec.Struct]) -> None:
    assert sorted(fields(struct.__name__)) == sorted(struct.__struct_encode_fields__)


@pytest.mark.parametrize("moment", GALLERY["moments"], ids=lambda moment: moment["name"])
def test_a_moment_of_the_gallery_is_a_screen_of_today(moment: dict[str, object]) -> None:
    screen = msgspec.convert(moment["screen"], CocoonsView)
    assert json.loads(msgspec.json.encode(screen)) == moment["screen"]


def test_the_gallery_has_every_phase_at_which_somebody_is_asked_and_the_end() -> None:
    shown = {moment["screen"]["step"] for moment in GALLERY["moments"]}
    assert shown == {"turn", "put", "put-action", "slide", "over"} <= set(PHASES)
    prompts = {question["prompt"] for moment in GALLERY["moments"] for question in moment["questions"]}
    assert prompts == {"turn", "slide", "put", "tell", "end"}
