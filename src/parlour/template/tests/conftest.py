"""The tests run on this folder, installed or not."""

from pathlib import Path

from parlour.games import sources

if "newgame" not in sources.installed():
    sources.use(str(Path(__file__).parents[1] / "newgame"))
