"""An empty library, and the files in its folder."""

from pathlib import Path

import pytest

from beamme.table.storage.library import Library

NAME = "match"
"""The match that most tests save."""


@pytest.fixture
def library(tmp_path: Path) -> Library:
    """An empty library."""
    return Library(tmp_path / "matches")


def names_in(library: Library) -> list[str]:
    """Name every file that is there, hidden ones too."""
    return sorted(path.name for path in library.path(NAME).parent.iterdir())
