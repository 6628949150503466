"""Reports are kept beside their matches, and only used for exactly these."""

import json
from pathlib import Path
from typing import Any

import pytest

from beamme.ai.report import Report, review
from beamme.core.match import Match
from beamme.games import GAMES
from beamme.table.storage.library import Library
from beamme.table.storage.reports import load_report, save_report
from installer.tools.demo import load_demo
from tests.helpers.saved import played

DEMOS = ("beam-me-up-two", "kuh-vadis-won", "dice-flick-won", "rolling-dice-won")
ENTRIES = 8


def reviewed(name: str = DEMOS[0]) -> tuple[Match[Any, Any], Report]:
    match = load_demo(name).match.back_to(ENTRIES)
    return match, review(match)


def test_a_report_is_read_as_it_was_written(tmp_path: Path) -> None:
    for name in DEMOS:
        match, report = reviewed(name)
        assert save_report(tmp_path / name, match, report)
        assert load_report(tmp_path / name, match) == report
    assert {name.rsplit("-", 1)[0] for name in DEMOS} == set(GAMES)
    assert (tmp_path / name).stat().st_mode & 0o077 == 0


def test_a_report_of_another_match_is_not_used(tmp_path: Path) -> None:
    match, report = reviewed()
    save_report(tmp_path / "one", match, report)
    assert load_report(tmp_path / "one", match.back_to(ENTRIES - 1)) is None
    assert load_report(tmp_path / "none", match) is None


@pytest.mark.parametrize(
    "change",
    [
        {"report": 2},
        {"curve": []},
        {"curve": [[0.5, 0.5]] * ENTRIES + [[0.5]]},
        {"curve": [[0.5, -0.1]] * (ENTRIES + 1)},
        {"curve": [[0.5, "0.5"]] * (ENTRIES + 1)},
        {"curve": [[0.5, 1e9]] * (ENTRIES + 1)},
        {"decisions": []},
        {"decisions": {}},
    ],
)
def test_a_damaged_report_is_not_used(tmp_path: Path, change: dict[str, Any]) -> None:
    match, report = reviewed()
    path = tmp_path / "one"
    save_report(path, match, report)
    path.write_text(json.dumps(json.loads(path.read_text("utf-8")) | change), "utf-8")
    assert load_report(path, match) is None


@pytest.mark.parametrize("better", ["nonsense", "skip", 7])
def test_a_better_move_has_to_be_allowed(tmp_path: Path, better: object) -> None:
    match, report = reviewed()
    path = tmp_path / "one"
    save_report(path, match, report)
    table = json.loads(path.read_text("utf-8"))
    next(iter(table["decisions"].values()))["better"] = better
    path.write_text(json.dumps(table), "utf-8")
    assert load_report(path, match) is None


def test_a_report_that_cannot_be_written_is_not_there(tmp_path: Path) -> None:
    match, report = reviewed()
    (tmp_path / "file").write_text("", "utf-8")
    assert not save_report(tmp_path / "file" / "one", match, report)


def test_a_report_goes_with_its_match(tmp_path: Path) -> None:
    library = Library(tmp_path)
    for name in ("kept", "gone"):
        library.save(name, played(30))
        library.report_path(name).write_text("{}", "utf-8")
    library.remove("gone")
    library.restore("gone")
    library.empty_bin()
    assert library.report_path("gone").exists()
    library.remove("gone")
    library.empty_bin()
    assert not library.report_path("gone").exists()
    assert library.report_path("kept").exists()
