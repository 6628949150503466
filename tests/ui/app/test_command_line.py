"""What people write after `beamme`, right and wrong."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from beamme import __version__
from beamme.ai.strategy import Level
from beamme.games import GAMES
from tests.helpers.without_rights import public_folder, read_only
from ui.__main__ import COMMANDS, read_options
from ui.launch.seats import read_seats


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["dance"], "unknown command or missing file: dance"),
        (["--game", "chess"], "invalid choice: 'chess'"),
        (["--language", "fr"], "invalid choice: 'fr'"),
        (["--seats", "person,expert"], "--seats needs --game"),
        (["--game", "beam-me-up", "--seats", "person,god"], "unknown seat 'god'"),
        (["--game", "beam-me-up", "--seats", "person"], "1 seats: this game has 2 to 4"),
        (["--game", "beam-me-up", "--seats", ",".join(["expert"] * 5)], "5 seats"),
    ],
)
def test_a_wrong_word_is_answered_by_one_line_and_exit_code_2(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stopped:
        read_options(arguments)
    said = capsys.readouterr().err.splitlines()
    assert stopped.value.code == 2
    assert sentence in said[-1]
    assert not [line for line in said if "Traceback" in line]


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("pipe", "not a file"),
        ("folder", "not a file"),
        ("x" * 300, "File name too long"),
        ("folder/secret", "Permission denied"),
        ("missing \udcff \x1b[31m", r"missing file: .*missing \\udcff \\x1b\[31m"),
    ],
    ids=["pipe", "folder", "long", "forbidden", "no text"],
)
def test_a_file_that_cannot_be_a_match_is_one_line_and_exit_code_2(
    name: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with public_folder() as place:
        os.mkfifo(place / "pipe")
        (place / "folder").mkdir()
        (place / "folder" / "secret").touch()
        with read_only(place / "folder", 0o000), pytest.raises(SystemExit) as stopped:
            read_options([str(place / name)])
    (said,) = capsys.readouterr().err.splitlines()
    assert stopped.value.code == 2
    assert re.search(sentence, said)


def test_a_match_whose_name_is_no_text_can_be_named(tmp_path: Path) -> None:
    path = tmp_path / "strange \udcff.beamme"
    path.write_bytes(b"")
    assert read_options([str(path)]).match == path


def test_a_match_can_be_started_at_once() -> None:
    options = read_options(["--game", "beam-me-up", "--seats", "human,expert", "--language", "de"])
    assert options.seats == (None, Level.EXPERT)
    assert options.language == "de"


def test_without_seats_a_person_plays_one_opponent() -> None:
    assert read_options(["--game", "beam-me-up"]).seats == (None, Level.ADVANCED)


def test_a_saved_match_can_be_named(tmp_path: Path) -> None:
    path = tmp_path / "match.beamme"
    path.write_bytes(b"")
    assert read_options([str(path)]).match == path


def test_seats_are_read_in_their_order() -> None:
    seats = read_seats(GAMES["beam-me-up"], " person , beginner,master ")
    assert seats == (None, Level.BEGINNER, Level.MASTER)


def test_the_version_is_told_without_loading_qt() -> None:
    code = "import sys; sys.argv = ['beamme', '--version']; from ui.__main__ import main; main()"
    check = f"try:\n    {code.replace('; ', chr(10) + '    ')}\nexcept SystemExit: pass\n"
    loaded = "print([name for name in sys.modules if name.startswith(('PySide6', 'numpy'))])"
    run = subprocess.run(
        [sys.executable, "-c", f"{check}{loaded}"], capture_output=True, text=True, check=True
    )
    assert run.stdout.splitlines() == [f"BeamMe {__version__}", "[]"]


@pytest.mark.parametrize("command", sorted(COMMANDS))
def test_every_command_explains_itself(command: str) -> None:
    run = subprocess.run(
        [sys.executable, "-m", "ui", command, "--help"], capture_output=True, text=True, check=True
    )
    assert run.stdout.startswith(f"usage: beamme {command}")
