"""A file of preferences, and such as differ in everything from the defaults."""

from pathlib import Path

import pytest

from beamme.ai.strategy import Level
from beamme.table.storage.settings import Settings

OTHER = Settings(
    language="de",
    theme="dark",
    motion="calm",
    pace="fast",
    throw_speed="real",
    sound=False,
    volume=0,
    view="flat",
    patterns=True,
    assist="none",
    legend="none",
    explain=False,
    explained=("beam-me-up/rocket", "dice-flick/knaller"),
    level=Level.MASTER,
    names=("A", "B", "C", "D", "E", "老王"),
    paper="letter",
    colours="saving",
    sheet_language="de",
    line_ups={"rolling-dice": [["老王", "", 5], ["B", "master", 1]]},
    window=(-1920, 40, 1280, 800),
    window_state="maximised",
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A place for settings, in a folder that is not there yet."""
    return tmp_path / "BeamMe" / "settings.json"
