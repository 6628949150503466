"""A program that came with pip is put into the menu of its user, and taken out without a trace."""

import configparser
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest
from PySide6.QtGui import QImageReader
from PySide6.QtWidgets import QApplication

from beamme.games import GAMES
from beamme.table.storage.library import load
from beamme.table.storage.record import to_bytes
from installer.tools.demo import demo_path
from ui.app.paths import RESOURCES
from ui.desktop import command
from ui.desktop.command import install, main, own_command, quoted, remove, remove_empty_folders
from ui.desktop.desktop_files import APPLICATION_ID, ENTRY, FILE_TYPE, placed


def entry_of(share: Path) -> configparser.ConfigParser:
    """Read a menu entry."""
    entry = configparser.ConfigParser(interpolation=None, delimiters="=")
    entry.optionxform = str  # type: ignore[assignment, method-assign]
    entry.read(share / ENTRY, encoding="utf-8")
    return entry


@pytest.fixture
def no_tools(monkeypatch: pytest.MonkeyPatch) -> None:
    """A system without programs that refresh a desktop."""
    monkeypatch.setattr(shutil, "which", lambda _: None)


@pytest.mark.usefixtures("no_tools")
def test_everything_is_installed_and_removed_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    share = tmp_path / "share"
    (share / "applications").mkdir(parents=True)
    (share / "applications" / "other.desktop").touch()
    monkeypatch.setenv("XDG_DATA_HOME", str(share))
    monkeypatch.setattr(sys, "platform", "linux")
    assert main(["--install"]) == 0
    assert all((share / target).is_file() for target in placed(RESOURCES))
    assert main(["--install"]) == 0, "again, as after an update"
    assert main(["--remove"]) == 0
    left = [path for path in share.rglob("*") if path.is_file()]
    assert left == [share / "applications" / "other.desktop"]
    assert [path.name for path in share.iterdir()] == ["applications"]
    assert main(["--remove"]) == 0
    assert capsys.readouterr().out.splitlines()[-1].startswith("0 files removed")


def test_a_desktop_forgets_it_too(tmp_path: Path) -> None:
    share = tmp_path / "share"
    for word in ("--install", "--remove"):
        subprocess.run(
            [sys.executable, "-m", "ui", "desktop", word],
            env=os.environ | {"XDG_DATA_HOME": str(share)},
            check=True,
            capture_output=True,
        )
    left = [path for path in share.rglob("*") if path.is_file()]
    assert not [path for path in left if b"beamme" in path.read_bytes().lower()]


def test_the_menu_starts_this_very_program(tmp_path: Path) -> None:
    install(tmp_path, quoted(["/opt/ein Ort/100 %/be$am\\me"]))
    entry = entry_of(tmp_path)
    lines = [entry[section]["Exec"] for section in entry.sections()]
    assert len(lines) == 5
    for line in lines:
        # A desktop unescapes the text, then what stands in quotes, then the field codes.
        word = re.match(r'"((?:[^"\\]|\\.)*)"', line.replace("\\\\", "\\"))
        assert word is not None
        plain = re.sub(r'\\(["`$\\])', r"\1", word[1]).replace("%%", "%")
        assert plain == "/opt/ein Ort/100 %/be$am\\me"
    assert lines[0].endswith('" %f')


def test_the_entry_is_valid_before_and_after(tmp_path: Path) -> None:
    validator = shutil.which("desktop-file-validate")
    assert validator is not None, "apt install desktop-file-utils"
    install(tmp_path, quoted(["/opt/ein Ort/beamme"]))
    for path in (RESOURCES / "common" / "desktop" / ENTRY.name, tmp_path / ENTRY):
        done = subprocess.run([validator, path], capture_output=True, text=True, check=False)
        assert (done.returncode, done.stdout) == (0, "")


def test_entry_icon_and_window_belong_together(tmp_path: Path, qapp: QApplication) -> None:
    install(tmp_path, "beamme")
    entry = entry_of(tmp_path)["Desktop Entry"]
    assert entry["Icon"] == APPLICATION_ID == qapp.desktopFileName()
    assert entry["StartupWMClass"] == qapp.applicationName()
    assert entry["MimeType"] == f"{FILE_TYPE};"


def test_every_game_can_be_started_from_the_menu() -> None:
    entry = configparser.ConfigParser(interpolation=None, delimiters="=")
    entry.read(RESOURCES / "common" / "desktop" / ENTRY.name, encoding="utf-8")
    assert entry["Desktop Entry"]["Actions"].split(";")[:-1] == list(GAMES)
    for game in GAMES:
        action = entry[f"Desktop Action {game}"]
        assert action["Exec"] == f"beamme --game {game}"
        assert action["Name[de]"] != action["Name"]


def test_icons_have_the_size_that_their_folder_says(tmp_path: Path, qapp: QApplication) -> None:  # noqa: ARG001
    install(tmp_path, "beamme")
    pictures = list(tmp_path.rglob("*.png"))
    assert len(pictures) >= 8
    for path in pictures:
        width, _, height = path.parts[-3].partition("x")
        assert QImageReader(str(path)).size().toTuple() == (int(width), int(height))


def test_a_saved_match_is_known_by_name_and_by_content(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path, "beamme")
    tool = shutil.which("update-mime-database")
    assert tool is not None, "apt install shared-mime-info"
    subprocess.run([tool, tmp_path / "mime"], check=True, capture_output=True)
    code = (
        "import sys; from PySide6.QtCore import QMimeDatabase as D; "
        "print([D().mimeTypeForFile(path).name() for path in sys.argv[1:]])"
    )
    demo = demo_path("beam-me-up-two")
    (tmp_path / "old").write_bytes(demo.read_bytes())
    (tmp_path / "new").write_bytes(to_bytes(load(demo)))
    (tmp_path / "other.json").write_text('{"program": "Other"}')
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    files = [demo, *(tmp_path / name for name in ("old", "new", "other.json"))]
    done = subprocess.run(
        [sys.executable, "-c", code, *files],
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == str([FILE_TYPE, FILE_TYPE, FILE_TYPE, "application/json"])


def test_the_command_is_found_however_it_was_installed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    link = tmp_path / "bin" / "beamme"
    link.parent.mkdir()
    link.touch()
    scripts = tmp_path / "venv"
    scripts.mkdir()
    monkeypatch.setattr(sysconfig, "get_path", lambda _: str(scripts))
    monkeypatch.setattr(sys, "argv", [str(link)])
    assert own_command() == [str(link)], "the link of pipx outlives an update"
    monkeypatch.setattr(sys, "argv", ["ui/__main__.py"])
    assert own_command() == [sys.executable, "-m", "ui"]
    (scripts / "beamme").touch()
    assert own_command() == [str(scripts / "beamme")]
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert own_command() == [sys.executable]


def test_where_nothing_may_be_written_it_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "applications").touch()
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    with pytest.raises(SystemExit) as stopped:
        main(["--install"])
    assert stopped.value.code == 2
    assert str(tmp_path / "applications") in capsys.readouterr().err.splitlines()[-1]


def test_other_systems_have_their_installers(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(command.sys, "platform", "win32")
    with pytest.raises(SystemExit):
        main(["--install"])
    assert "the installer does it" in capsys.readouterr().err


def test_folders_of_others_stay(tmp_path: Path) -> None:
    install(tmp_path, "beamme")
    (tmp_path / "icons" / "hicolor" / "index.theme").touch()
    remove(tmp_path)
    remove_empty_folders(tmp_path)
    assert [path.name for path in tmp_path.rglob("*") if path.is_file()] == ["index.theme"]
