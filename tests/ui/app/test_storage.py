"""Where nothing can be kept the program starts all the same, and says so in one sentence."""

from pathlib import Path

from PySide6.QtWidgets import QApplication

from tests.helpers.full_disk import full_disk
from tests.ui.helpers.starting import running
from ui.app.language import Language
from ui.app.paths import Places, places
from ui.app.storage import storage_problem
from ui.diagnostics.crash_report import Reports
from ui.diagnostics.fault_log import NAME, SEPARATOR, FaultLog


def nowhere(folder: Path) -> Path:
    """Name a folder that nobody can make, not even root."""
    (folder / "file").touch()
    return folder / "file" / "below"


def test_a_full_disk_takes_no_trace_of_crashes_and_the_start_goes_on(tmp_path: Path) -> None:
    faults = FaultLog(tmp_path)
    with full_disk():
        assert faults.begin() == ""
    faults.end()
    assert list(tmp_path.iterdir()) == []


def test_a_full_disk_does_not_hide_the_crash_before(tmp_path: Path) -> None:
    (tmp_path / NAME).write_text(f"BeamMe: 0\n{SEPARATOR}Fatal Python error", "utf-8")
    with full_disk():
        assert FaultLog(tmp_path).begin() == "BeamMe: 0\n\nFatal Python error"


def test_a_full_disk_leaves_no_half_of_a_report(tmp_path: Path) -> None:
    with full_disk():
        report = Reports(tmp_path).write("what happened")
    assert report.path is None
    assert report.text == "what happened"
    assert list(tmp_path.iterdir()) == []


def test_a_folder_in_which_things_can_be_kept_is_no_problem(tmp_path: Path) -> None:
    where = places(tmp_path / "home that does not exist")
    assert storage_problem(where) == ""
    assert list(where.data.iterdir()) == list(where.config.iterdir()) == []


def test_a_full_disk_is_a_problem(language: Language, tmp_path: Path) -> None:
    with full_disk():
        told = storage_problem(places(tmp_path))
    assert told == f"Nothing can be saved in {tmp_path / 'data'} right now: File too large"
    language.switch("de")
    with full_disk():
        assert storage_problem(places(tmp_path)).endswith(
            "zurzeit nichts speichern: die Datei ist zu groß"
        )


def test_a_folder_that_cannot_be_made_is_a_problem(language: Language, tmp_path: Path) -> None:
    del language
    below = nowhere(tmp_path)
    where = Places(tmp_path / "data", below, tmp_path / "state")
    told = storage_problem(where)
    assert told.startswith(f"Nothing can be saved in {below} right now: ")


def test_the_real_program_starts_where_nothing_can_be_kept_and_says_so(
    qapp: QApplication, tmp_path: Path
) -> None:
    del qapp
    words = ("--data-dir", str(nowhere(tmp_path)))
    with running(tmp_path, *words) as window:
        told = window.seen()["told"][-1]
        assert str(tmp_path) in told
        assert window.close() == 0
    assert "Traceback" not in window.said()
