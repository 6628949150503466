"""How much beauty a computer gets: by the frames it draws, and not by a single one that stalls."""

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtQml import QQmlEngine

from ui.app.paths import QML

pytestmark = pytest.mark.usefixtures("qapp")

QUICK, FAIR, SLOW, STALLED = 0.01, 0.025, 0.05, 0.5
ROUND = 8
"""Frames of one judgement: two to warm up, then six."""


@pytest.fixture
def quality() -> Iterator[Any]:
    engine = QQmlEngine()
    engine.addImportPath(str(QML))
    yield engine.singletonInstance("Dice", "Quality")
    engine.deleteLater()


def draw(quality: Any, seconds: float, frames: int = ROUND) -> int:
    for _ in range(frames):
        quality.measure(seconds)
    return int(quality.property("level"))


def test_quick_frames_climb_to_the_top_and_settle(quality: Any) -> None:
    assert [draw(quality, QUICK) for _ in range(2)] == [2, 3]
    assert not quality.property("settled")
    assert draw(quality, QUICK) == 3
    assert quality.property("settled")


def test_slow_frames_step_down_and_never_climb_back(quality: Any) -> None:
    assert draw(quality, SLOW) == 0
    assert draw(quality, QUICK) == 0
    assert quality.property("settled")


def test_fair_frames_stay(quality: Any) -> None:
    assert draw(quality, FAIR) == 1
    assert quality.property("settled")


def test_one_frame_that_waits_for_a_shader_decides_nothing(quality: Any) -> None:
    draw(quality, QUICK, 3)
    assert draw(quality, STALLED, 1) == 1
    assert draw(quality, QUICK, ROUND - 4) == 2


def test_two_hopeless_frames_in_a_row_are_enough(quality: Any) -> None:
    draw(quality, QUICK, 2)
    assert draw(quality, STALLED, 2) == 0


def test_frames_of_a_pinned_quality_do_not_count(quality: Any) -> None:
    quality.setProperty("pinned", True)
    assert draw(quality, SLOW) == 1
