"""Windows that the smoke test opens and closes, seen from outside on a screen of their own."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from beamme.core.savegame import write_log
from beamme.table.storage.library import load
from beamme.table.storage.record import to_bytes
from installer.failure import Failure
from installer.screen import virtual_screen
from installer.smoke import desktop, program, steps, windows
from installer.smoke.environment import Environment, clean_environment
from installer.smoke.program import Program
from tests.helpers.saved import played
from ui.desktop.desktop_files import ENTRY

WINDOW = """
import sys
from PySide6.QtGui import QGuiApplication, QWindow
QGuiApplication.setApplicationName("BeamMe")
application = QGuiApplication(sys.argv)
window = QWindow()
window.resize(200, 100)
window.show()
application.exec()
raise SystemExit({code})
"""


@pytest.fixture
def environment(tmp_path: Path) -> Iterator[Environment]:
    with virtual_screen() as display:
        variables = {"PATH": os.environ["PATH"], "DISPLAY": display, "QT_QPA_PLATFORM": "xcb"}
        yield Environment(tmp_path, variables)


def written(environment: Environment, code: str) -> Program:
    """A program of this code."""
    path = environment.home / "program.py"
    path.write_text(code, "utf-8")
    return Program((sys.executable, str(path)), environment)


def test_a_window_is_waited_for_and_closed_as_a_person_does(environment: Environment) -> None:
    asked: list[int] = []
    with windows.screen(environment.variables["DISPLAY"]) as screen:

        def seen() -> bool:
            asked.extend(screen.visible("beamme"))
            return True

        written(environment, WINDOW.format(code=0)).show(until=seen)
        assert len(asked) == 1
        assert screen.visible("beamme") == []


def test_a_window_that_ends_badly_is_found_out(environment: Environment) -> None:
    with pytest.raises(Failure, match="exit code 3"):
        written(environment, WINDOW.format(code=3)).show(until=lambda: True)


def test_a_program_without_a_window_is_found_out(environment: Environment) -> None:
    with pytest.raises(Failure, match="no window appeared"):
        written(environment, "print('hello')").show(until=lambda: True)


def test_a_window_in_which_nothing_happens_is_found_out(
    environment: Environment, monkeypatch: pytest.MonkeyPatch
) -> None:
    def never() -> bool:
        monkeypatch.setattr(program, "TIMEOUT_SECONDS", 0.0)
        return False

    opened = written(environment, WINDOW.format(code=0))
    with pytest.raises(Failure, match="nothing came of it"):
        opened.show(until=never)


def test_without_an_x_server_it_is_named() -> None:
    with pytest.raises(OSError, match="no X server at :987654"), windows.screen(":987654"):
        pass


def test_the_menu_entry_tells_which_program_is_started(
    tmp_path: Path, environment: Environment
) -> None:
    entry, command = tmp_path / desktop.SHARE / ENTRY, tmp_path / "usr" / "bin" / "beamme"
    entry.parent.mkdir(parents=True)
    entry.write_text("[Desktop Entry]\nExec=beamme --language de %f\n[Desktop Action x]\n")
    command.parent.mkdir()
    command.symlink_to("/opt/beamme/beamme")
    with pytest.raises(Failure, match="which is not there"):
        desktop.started_by(tmp_path, environment)
    program = tmp_path / "opt" / "beamme" / "beamme"
    program.parent.mkdir(parents=True)
    program.touch()
    started = desktop.started_by(tmp_path, environment)
    assert started.command == (str(program), "--language", "de")


def test_surroundings_are_away_from_the_builders_files() -> None:
    with clean_environment() as environment:
        assert environment.home != Path.home()
        folders = [
            value for name, value in environment.variables.items() if name.startswith("XDG_")
        ]
        assert folders
        assert all(value.startswith(str(environment.home)) for value in folders)
        assert (environment.home / "config_home" / "BeamMe" / "settings.json").exists()
    assert not environment.home.exists()


def test_a_match_counts_when_it_is_over(
    environment: Environment, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = iter(["1 line", "Over after 9 lines"])
    monkeypatch.setattr(Program, "run", lambda _program, *_words: next(said))

    def show(shown: Program, *_words: str, until: object) -> None:
        shown.environment.matches.mkdir(parents=True)
        (shown.environment.matches / "new.beamme").touch()
        assert callable(until)
        assert [until(), until()] == [False, True]

    monkeypatch.setattr(Program, "show", show)
    saved = steps.finish_match(Program(("beamme",), environment), "kuh-vadis")
    assert saved.name == "new.beamme"


def test_a_match_of_a_friend_counts_when_it_goes_on(
    environment: Environment, monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[str] = []
    monkeypatch.setattr(Program, "run", lambda _program, *words: started.extend(words))

    def show(shown: Program, path: str, *, until: object) -> None:
        assert callable(until)
        assert not until()
        assert write_log(load(Path(path)).match) == write_log(played(2).match)
        (shown.environment.matches / "new.beamme").touch()
        assert until()
        assert started == [path]

    monkeypatch.setattr(Program, "show", show)
    environment.matches.mkdir(parents=True)
    saved = environment.matches / "old.beamme"
    saved.write_bytes(to_bytes(played(9)))
    steps.open_received_match(Program(("beamme",), environment), saved)
