"""The figure of the frozen program: which starts are compared, and what is said without one."""

import sys
from pathlib import Path

import pytest

from beamme.commands.measures.frozen import frozen_start
from beamme.commands.measures.window import window

PRETENDED = """#!{python}
import sys, time
from pathlib import Path
Path({log!r}).open("a").write({name!r} + " ".join(sys.argv[1:]) + ";")
time.sleep({seconds})
print({said!r}, flush=True)
"""


def pretend(folder: Path, name: str, seconds: float, said: str = "visible") -> Path:
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


@pytest.mark.parametrize(("frozen", "source", "passed"), [(0.0, 2.0, True), (2.0, 0.0, False)])
def test_a_slow_frozen_program_misses_the_bar(
    frozen: float,
    source: float,
    passed: bool,  # noqa: FBT001
    tmp_path: Path,
) -> None:
    program = pretend(tmp_path, "frozen", frozen)
    (figure,) = frozen_start(program, [str(pretend(tmp_path, "source", source))], rounds=1)
    assert figure.passed is passed
    assert figure.at_most == 1.2


def test_both_start_in_turns_after_a_first_start_of_each(tmp_path: Path) -> None:
    program, source = pretend(tmp_path, "frozen ", 0), pretend(tmp_path, "source ", 0)
    frozen_start(program, [str(source)], rounds=2)
    started = (tmp_path / "log").read_text().split(";")[:-1]
    assert started == ["frozen measure start", "source measure start"] * 3


def test_a_window_that_never_appears_is_an_error(tmp_path: Path) -> None:
    program = pretend(tmp_path, "frozen", 0, said="sorry")
    with pytest.raises(RuntimeError, match="never became visible"):
        frozen_start(program, ["true"], rounds=1)


def test_inside_the_frozen_program_no_window_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    (figure,) = window()
    assert figure.value is None
    assert "source tree" in figure.note
