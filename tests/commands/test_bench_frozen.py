"""The figure of the frozen program: which starts are compared, and what is said without one."""

import sys
from pathlib import Path

import pytest

from beamme.commands import measures
from beamme.commands.measures.frozen import frozen_start
from beamme.commands.measures.window import until_visible, window

PRETENDED = """#!{python}
import sys, time
from pathlib import Path
Path({log!r}).open("a").write({name!r} + " ".join(sys.argv[1:]) + ";")
time.sleep({seconds})
print({said!r}, flush=True)
"""


def pretend(folder: Path, name: str, seconds: float = 0.0, said: str = "visible") -> Path:
    """A program that takes its time until it is visible, and notes that it was started."""
    path = folder / name
    log = str(folder / "log")
    path.write_text(
        PRETENDED.format(python=sys.executable, log=log, name=name, seconds=seconds, said=said)
    )
    path.chmod(0o755)
    return path


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
    program = pretend(tmp_path, "frozen")
    seconds = {str(program): frozen, "source": 1.0}
    monkeypatch.setattr(measures.frozen, "until_visible", lambda command: seconds[command[0]])
    (figure,) = frozen_start(program, ["source"], rounds=1)
    assert figure.passed is passed
    assert figure.value == pytest.approx(frozen)
    assert figure.at_most == 1.2


def test_what_is_measured_is_the_time_until_it_is_visible(tmp_path: Path) -> None:
    slow = pretend(tmp_path, "slow", seconds=0.2)
    assert until_visible([str(slow)]) >= 0.2


def test_both_start_in_turns_after_a_first_start_of_each(tmp_path: Path) -> None:
    program, source = pretend(tmp_path, "frozen "), pretend(tmp_path, "source ")
    frozen_start(program, [str(source)], rounds=2)
    started = (tmp_path / "log").read_text().split(";")[:-1]
    assert started == ["frozen measure start", "source measure start"] * 3


def test_a_window_that_never_appears_is_an_error(tmp_path: Path) -> None:
    program = pretend(tmp_path, "frozen", said="sorry")
    with pytest.raises(RuntimeError, match="never became visible"):
        frozen_start(program, ["true"], rounds=1)


def test_inside_the_frozen_program_no_window_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    (figure,) = window()
    assert figure.value is None
    assert "source tree" in figure.note
