"""`python -m parlour.derive FOLDER`: write what a wheel carries in `_derived`, for the build hook."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from parlour import locales, summary


def values() -> dict[str, object]:
    """Everything that `parlour.cache` would otherwise make at the first start, by name."""
    catalogues = {language: locales.compiled(locales.HOME / language) for language in locales.LANGUAGES}
    return {**catalogues, "games": summary.summarize()}


def write(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, value in values().items():
        text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
        (folder / f"{name}.json").write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
