"""What the bench measures of printing: size and time, told by the program itself."""

import json
import subprocess
import sys
from types import SimpleNamespace
from typing import Any

import pytest

from installer.tools.bench import window
from installer.tools.bench.games.kuh_vadis import printing as measured


@pytest.mark.parametrize(
    ("told", "passed"),
    [
        ({"mb": 4.9, "own_s": 2.9, "bare_s": 2.0}, [True, True]),
        ({"mb": 5.1, "own_s": 2.9, "bare_s": 2.0}, [False, True]),
        ({"mb": 4.9, "own_s": 3.1, "bare_s": 2.0}, [True, False]),
    ],
)
def test_bars_of_printing(
    told: dict[str, float], passed: list[bool], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        measured, "measured", lambda *asked: {("printing", "kuh-vadis"): told}[asked]
    )
    size, time = measured.printing()
    assert (size.value, size.at_most, size.unit) == (told["mb"], 5, "MB")
    assert (time.at_most, time.note) == (1.5, f"{told['own_s']:.2f} s")
    assert [size.passed, time.passed] == passed


def test_the_program_measures_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[list[str]] = []

    def run(command: list[str], **_: Any) -> SimpleNamespace:
        asked.append(command)
        return SimpleNamespace(stdout=f"visible\n{json.dumps({'mb': 4.5})}\n")

    monkeypatch.setattr(subprocess, "run", run)
    assert window.measured("printing", "kuh-vadis") == {"mb": 4.5}
    inside = [sys.executable, "-m", "installer.tools.bench.inside"]
    assert asked == [[*inside, "printing", "kuh-vadis"]]
