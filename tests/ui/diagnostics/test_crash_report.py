"""What goes wrong unexpectedly leaves a report that tells everything needed, and no names."""

import os
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import qVersion

from beamme import __version__
from tests.ui.diagnostics.raised_error import failed
from ui.diagnostics import crash_report as module
from ui.diagnostics.crash_report import KEPT, MAX_PER_RUN, Reports


def test_a_report_tells_what_and_where(tmp_path: Path) -> None:
    report = Reports(tmp_path / "state").add(failed())
    assert report is not None
    assert report.path is not None
    text = report.path.read_text("utf-8")
    assert text == report.text
    head, _, trace = text.partition("\n\n")
    assert [line.split(":")[0] for line in head.splitlines()] == [
        "BeamMe",
        "Python",
        "Qt",
        "System",
        "Time",
    ]
    assert f"BeamMe: {__version__}\n" in head
    assert f"Qt: {qVersion()}\n" in head
    assert sys.version.split()[0] in head
    assert "in fail\n" in trace
    assert trace.endswith("RuntimeError: no dice\n")


def test_a_report_names_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home = Path("/", "home", "ada.lovelace")
    monkeypatch.setenv("HOME", str(home))
    report = Reports(tmp_path).add(failed(f"{home}/.local/share/BeamMe: full"))
    assert report is not None
    assert "ada" not in report.text.replace(str(tmp_path), "")
    assert "~/.local/share/BeamMe: full" in report.text
    assert os.uname().nodename not in report.text.split("Traceback")[0]


def test_the_same_error_is_reported_once_and_a_flood_not_at_all(tmp_path: Path) -> None:
    reports, error = Reports(tmp_path), failed()
    assert reports.add(error) is not None
    assert reports.add(error) is None
    added = [reports.add(failed(f"{number}")) for number in range(20)]
    assert sum(each is not None for each in added) == MAX_PER_RUN - 1
    assert len(list(tmp_path.iterdir())) == MAX_PER_RUN


def test_old_reports_are_forgotten(tmp_path: Path) -> None:
    for day in range(10, 30):
        (tmp_path / f"crash-202601{day}-120000.txt").touch()
    (tmp_path / "beamme.log").touch()
    report = Reports(tmp_path).write("new")
    kept = sorted(path.name for path in tmp_path.glob("crash-*"))
    assert len(kept) == KEPT
    assert report.path is not None
    assert report.path.name == kept[-1]
    assert kept[0] == "crash-20260121-120000.txt"
    assert (tmp_path / "beamme.log").exists()


def test_a_report_that_cannot_be_written_can_still_be_copied(tmp_path: Path) -> None:
    (tmp_path / "state").touch()
    report = Reports(tmp_path / "state").add(failed())
    assert report is not None
    assert report.path is None
    assert "no dice" in report.text


def test_reports_of_the_same_second_stand_beside_each_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Clock(module.datetime):
        @classmethod
        def now(cls, tz: object = None) -> "Clock":  # type: ignore[override]  # noqa: ARG003
            return cls(2026, 5, 4, 3, 2, 1)

    monkeypatch.setattr(module, "datetime", Clock)
    reports = Reports(tmp_path)
    for number in range(3):
        reports.write(f"{number}")
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "crash-20260504-030201-2.txt",
        "crash-20260504-030201-3.txt",
        "crash-20260504-030201.txt",
    ]
