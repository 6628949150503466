"""The rows of saved matches, and the folder behind them."""

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractItemModel

from beamme.table.storage.library import Library
from beamme.table.storage.record import Record
from ui.models.pages.library_model import LibraryModel

Watch = Callable[[QAbstractItemModel], None]
NOW = datetime.now(UTC).replace(microsecond=0)


def ago(record: Record, **time: float) -> Record:
    """Let a match have been played some time ago."""
    return replace(record, played=NOW - timedelta(**time))


@pytest.fixture
def library(tmp_path: Path) -> Library:
    """An empty library."""
    return Library(tmp_path)


@pytest.fixture
def model(library: Library, watched: Watch) -> LibraryModel:
    """A model whose rows are watched."""
    made = LibraryModel(library)
    watched(made)
    watched(made.continued)
    return made
