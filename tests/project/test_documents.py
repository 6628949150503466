"""Documents name only files and folders that are there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])
NAMED = re.compile(r"`((?:beamme|docs|installer|resources|seeds|tests|ui)/[^`\s]*)`")
HISTORY = {"CHANGELOG.md", "decisions.md"}
"""What was true when it was written."""


def missing(text: str) -> list[str]:
    """List the named places that are not there; `{a,b}` are two, `<game>` is any game."""
    places = [each for place in NAMED.findall(text) for each in spelled_out(place.rstrip("/"))]
    return [place for place in places if not any(ROOT.glob(place.replace("<game>", "*")))]


def spelled_out(place: str) -> list[str]:
    choice = re.search(r"\{([^}]*)\}", place)
    if choice is None:
        return [place]
    return [place.replace(choice[0], word) for word in choice[1].split(",")]


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_documents_name_what_is_there(path: Path) -> None:
    if path.name not in HISTORY:
        assert missing(path.read_text("utf-8")) == []


def test_a_place_that_is_gone_is_found() -> None:
    text = "`ui/app/{shell,gone}.py`, `beamme/games/<game>/rules.py` and `ui/nowhere/`"
    assert missing(text) == ["ui/app/gone.py", "ui/nowhere"]
