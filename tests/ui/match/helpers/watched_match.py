"""A saved match that is watched."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from beamme.table.storage.record import Record
from tests.helpers.saved import played
from tests.ui.helpers.driving import opened, run, until

PLIES = 60


def people(record: Record) -> Record:
    return replace(record, seating=tuple(replace(seat, level=None) for seat in record.seating))


@pytest.fixture
def record() -> Record:
    return people(played(PLIES))


@pytest.fixture
def watch(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, record: Record
) -> Any:
    """Save the match, watch it, and let the test do the rest."""

    def start(work: Any, **settings: Any) -> None:
        async def whole() -> None:
            async with opened(qapp, tmp_path, monkeypatch, **settings) as program:
                program.store.save("one", record)
                program.library.refresh()
                program.library.watch("one")
                await until(lambda: program.match.now.phase == "watch", "watching")
                await work(program)

        run(qapp, whole())

    return start
