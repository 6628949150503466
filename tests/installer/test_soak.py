"""The curve of memory: what counts as growth, and what is told of it."""

import subprocess
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import pytest

from installer.soak import command, curve
from installer.soak.curve import SETTLED_MINUTES, Sample
from installer.soak.driver import pace_at


def samples(minutes: int, window: float = 0.0, worker: float = 0.0) -> list[Sample]:
    """One sample per minute of a program that grows by so many megabytes in each."""
    return [
        Sample(60.0 * m, 400 + window * m, 300, 200 + worker * m, 100, m // 2, 3 * m)
        for m in range(minutes + 1)
    ]


def test_a_curve_is_read_as_it_was_written(tmp_path: Path) -> None:
    path = tmp_path / "soak.csv"
    curve.start(path)
    for sample in samples(3, window=1.5):
        curve.add(path, sample)
    assert curve.read(path) == samples(3, window=1.5)


@pytest.mark.parametrize(
    ("window", "worker", "grew"),
    [(0.0, 0.0, False), (0.1, 0.05, False), (0.4, 0.0, True), (0.0, 0.4, True), (-1, -1, False)],
)
def test_either_of_both_may_not_grow(window: float, worker: float, *, grew: bool) -> None:
    assert curve.grew(samples(120, window, worker)) is grew


def test_what_is_loaded_in_the_first_minutes_is_no_growth() -> None:
    young = [Sample(60.0 * m, 100, 100, 50, 50, 0, 0) for m in range(8)]
    assert not curve.grew([*young, *samples(60)[8:]])


def test_games_are_first_shown_at_once_then_at_the_pace_that_is_asked_for() -> None:
    assert {pace_at(60.0 * m, "normal") for m in range(int(SETTLED_MINUTES) + 1)} == {"instant"}
    assert pace_at(60.0 * SETTLED_MINUTES + 1, "normal") == "normal"


def test_a_short_run_tells_nothing() -> None:
    assert curve.growth(samples(15, 5.0, 5.0)) is None
    assert curve.summary(samples(15, 5.0, 5.0))[-1] == "too short to tell whether anything grows"
    assert curve.summary([]) == ["nothing was measured"]


def test_the_curve_is_told_in_a_few_lines() -> None:
    assert curve.summary(samples(22, window=2.0)) == [
        "    5 min: window 406 MB, worker 200 MB",
        "   10 min: window 416 MB, worker 200 MB",
        "   20 min: window 436 MB, worker 200 MB",
        "   22 min: window 440 MB, worker 200 MB",
        "11 matches, 66 languages spoken",
        "growth after 10 min: window +3.3%, worker +0.0% (bar 5%)",
    ]


@pytest.mark.parametrize(
    ("growth", "code", "expected"), [(0.0, 0, 0), (1.0, 0, 1), (0.0, 3, 3), (None, 0, 1)]
)
def test_growth_or_a_crash_is_an_exit_code(
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    growth: float | None,
    code: int,
    expected: int,
) -> None:
    path = tmp_path / "soak.csv"

    def run(words: list[str], **_: Any) -> "subprocess.CompletedProcess[str]":
        assert "--minutes=30.0" in words
        if growth is not None:
            curve.start(path)
            for sample in samples(30, window=10 * growth):
                curve.add(path, sample)
        return subprocess.CompletedProcess(words, code)

    monkeypatch.setattr(command.bootstrap, "prepare", lambda _needs: None)
    monkeypatch.setattr(command.translations, "compile_all", lambda: None)
    monkeypatch.setattr(command.screen, "virtual_screen", lambda: nullcontext(":77"))
    monkeypatch.setattr(command.subprocess, "run", run)
    assert command.soak(["--minutes", "30", "--out", str(path)]) == expected
