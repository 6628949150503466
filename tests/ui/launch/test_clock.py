"""A clock that Python cannot read gets one sentence before anything is loaded that needs it."""

import time

import pytest

from ui.__main__ import main
from ui.launch.clock import LANGUAGE_VARIABLES, clock_problem


@pytest.fixture
def year_3000(monkeypatch: pytest.MonkeyPatch) -> None:
    def overflow() -> float:
        raise OverflowError("timestamp too large to convert to C _PyTime_t")

    monkeypatch.setattr(time, "time", overflow)
    for variable in LANGUAGE_VARIABLES:
        monkeypatch.delenv(variable, raising=False)


@pytest.mark.usefixtures("year_3000")
@pytest.mark.parametrize(("language", "word"), [("de_AT.UTF-8", "Uhr"), ("fr_FR", "clock")])
def test_the_year_3000_is_told_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], language: str, word: str
) -> None:
    monkeypatch.setenv("LANG", language)
    monkeypatch.setattr("sys.argv", ["beamme"])
    assert main() == 1
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith("beamme: ")
    assert told.err.count("\n") == 1
    assert word in told.err


def test_a_clock_that_can_be_read_is_no_problem() -> None:
    assert clock_problem() == ""
