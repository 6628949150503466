"""What `beamme replay` cannot read or write is said in one line."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from beamme.commands.replay import main
from beamme.table.storage.record import LARGEST_FILE_BYTES
from tests.commands.replay.replay_files import saved
from tests.helpers.saved import played


def bad_files(folder: Path) -> dict[str, str]:
    """Name files that are no matches, and what is said about them."""
    (folder / "text").write_text("hello\nworld", "utf-8")
    (folder / "empty").touch()
    (folder / "foreign").write_text("{}", "utf-8")
    with (folder / "huge").open("wb") as file:
        file.truncate(LARGEST_FILE_BYTES + 1)
    os.mkfifo(folder / "pipe")
    return {
        str(folder / "missing"): "No such file or directory",
        str(folder): "not a file",
        str(folder / "pipe"): "not a file",
        "/dev/zero": "not a file",
        "nul\0": "null",
        str(folder / "text"): "not readable as JSON",
        str(folder / "empty"): "not readable as JSON",
        str(folder / "foreign"): "not a match of BeamMe",
        str(folder / "huge"): f"larger than {LARGEST_FILE_BYTES} bytes",
        str(folder / "missing\x1b[31m\nred"): "No such file or directory",
    }


def test_what_is_no_match_is_said_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for file, reason in bad_files(tmp_path).items():
        assert main([file, "--verify"]) == 2
        output, errors = capsys.readouterr()
        assert output == ""
        assert errors.startswith("beamme replay: ")
        assert reason in errors
        assert errors.count("\n") == 1
        assert errors[:-1].isprintable()


@pytest.mark.parametrize(
    "arguments", [[], ["--fast", "file"], ["a", "b"], ["--ver", "a"], ["\x1b[2J", "b\nc"]]
)
def test_wrong_arguments_are_said_in_one_line(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as end:
        main(arguments)
    errors = capsys.readouterr().err
    assert end.value.code == 2
    assert errors.startswith("beamme replay: ")
    assert errors.count("\n") == 1
    assert errors[:-1].isprintable()


COMMAND = "import sys; from beamme.commands.replay import main; sys.exit(main(sys.argv[1:]))"


def run(file: str, output: Any, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the command as a program of its own."""
    return subprocess.run(
        [sys.executable, "-c", COMMAND, file],
        stdout=output,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), **environment},
        check=False,
    )


def test_a_reader_who_leaves_is_no_error(tmp_path: Path) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    with open(writing, "wb") as pipe:  # noqa: PTH123 a handle has no path
        ended = run(saved(played(), tmp_path), pipe)
    assert (ended.returncode, ended.stderr) == (0, "")


def test_a_full_disk_is_said_in_one_line(tmp_path: Path) -> None:
    with Path("/dev/full").open("wb") as full:
        ended = run(saved(played(), tmp_path), full)
    assert ended.returncode == 2
    assert ended.stderr == "beamme replay: cannot write: No space left on device\n"


def test_a_terminal_that_knows_few_characters_gets_the_others_spelled(tmp_path: Path) -> None:
    file = saved(played(seats=4), tmp_path)
    ended = run(file, subprocess.PIPE, PYTHONIOENCODING="ascii")
    assert (ended.returncode, ended.stderr) == (0, "")
    assert "J\\xfcrgen" in ended.stdout
