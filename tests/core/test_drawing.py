"""Drawings: text that any SVG program reads, with the players' own colours and figures."""

from __future__ import annotations

import re
from xml.etree import ElementTree

from hatch_build import ROOT
from parlour.core import drawing


def test_players_have_one_colour_and_one_figure_everywhere() -> None:
    client = (ROOT / "web" / "src" / "look" / "seats.ts").read_text("utf-8")
    assert tuple(re.findall(r'"(#\w{6})"', client)) == drawing.SEATS
    assert tuple(re.findall(r'"(M[^"]+)"', client)) == drawing.FIGURES


def test_every_number_can_be_drawn() -> None:
    whole = ElementTree.fromstring(drawing.svg(drawing.FELT, drawing.number(-1234567890, 600, 300, 60)))
    assert len(whole.findall("{*}path")) == len("-1234567890")


def test_a_number_stands_around_its_point() -> None:
    left, right = re.findall(r"translate\((\S+) ", drawing.number(88, 100, 0, 20))
    assert float(left) + float(right) + 12 == 2 * 100
