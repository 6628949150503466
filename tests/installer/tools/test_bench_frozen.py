"""The figure of the frozen program: which starts are compared, and what is said without one."""

import os
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import pytest

from installer.smoke import windows
from installer.tools.bench import frozen as module
from installer.tools.bench.frozen import frozen_start, until_shown

SHOWN = """
import sys
from collections.abc import Sequence
from pathlib import Path
from PySide6.QtGui import QGuiApplication, QWindow
Path({log!r}).open("a").write({name!r} + ";")
if {shown}:
    application = QGuiApplication(["beamme"])
    window = QWindow()
    window.show()
    application.exec()
"""


def pretend(folder: Path, name: str, *, shown: bool = True) -> list[str]:
    """A program that shows a window, and notes that it was started."""
    path = folder / f"{name}.py"
    path.write_text(SHOWN.format(log=str(folder / "log"), name=name, shown=shown), "utf-8")
    return [sys.executable, str(path)]


def test_without_a_frozen_program_it_says_how_to_make_one(tmp_path: Path) -> None:
    (figure,) = frozen_start(tmp_path / "beamme")
    assert figure.value is None
    assert figure.passed is None
    assert "python3 -m installer build" in figure.note


@pytest.mark.parametrize(("frozen", "passed"), [(1.1, True), (1.3, False)])
def test_a_slow_frozen_program_misses_the_bar(
    frozen: float,
    passed: bool,  # noqa: FBT001
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seconds, started = {str(tmp_path): frozen, "source": 1.0}, []

    def until_shown(command: Sequence[str]) -> float:
        started.append(command[0])
        return seconds[command[0]]

    monkeypatch.setattr(module, "until_shown", until_shown)
    (figure,) = frozen_start(tmp_path, ["source"], rounds=2)
    assert figure.passed is passed
    assert figure.value == pytest.approx(frozen)
    assert figure.at_most == 1.2
    assert started == [str(tmp_path), "source"] * 3, "in turns, after a first start of each"


def test_a_window_is_seen_from_outside_and_closed(tmp_path: Path) -> None:
    assert until_shown(pretend(tmp_path, "program")) > 0
    assert (tmp_path / "log").read_text() == "program;"


def test_a_window_that_never_appears_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(RuntimeError, match="never became visible"):
        until_shown(pretend(tmp_path, "program", shown=False))


def test_other_windows_of_the_program_are_left_alone(tmp_path: Path) -> None:
    with (
        windows.screen(os.environ["DISPLAY"]) as screen,
        subprocess.Popen(pretend(tmp_path, "other")) as other,
    ):
        try:
            while not (before := screen.visible("beamme")):
                assert other.poll() is None
                time.sleep(0.01)
            assert until_shown(pretend(tmp_path, "program")) > 0
            assert screen.visible("beamme") == before
            assert other.poll() is None
        finally:
            other.kill()
