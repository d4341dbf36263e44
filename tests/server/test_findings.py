"""What was found out about finished matches: kept in files, and never missed."""

from __future__ import annotations

from pathlib import Path

from parlour.server.bots.findings import Findings


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    findings = Findings(tmp_path / "new" / "folder")
    assert findings.read("a.png") is None
    findings.write("a.png", b"one")
    findings.write("a.png", b"two")
    assert findings.read("a.png") == b"two"
    assert [file.name for file in findings.folder.iterdir()] == ["a.png"]


def test_the_oldest_go_first(tmp_path: Path) -> None:
    findings = Findings(tmp_path, most=2)
    for name in ("a", "b", "c"):
        findings.write(name, name.encode())
    assert sorted(file.name for file in tmp_path.iterdir()) == ["b", "c"]


def test_a_folder_that_cannot_be_made_costs_nothing_but_time(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    findings = Findings(tmp_path / "file")
    findings.write("a", b"one")
    assert findings.read("a") is None
