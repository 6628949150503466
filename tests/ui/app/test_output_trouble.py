"""Where nothing can be written a command says so in one line, and nobody sees a traceback."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from beamme.commands.terminal import one_line, visible
from installer.tools.bench import bench

FULL = Path("/dev/full")
SAYING = "cannot write: No space left on device\n"
ARENA = ("arena", "--game", "kuh-vadis", "--seats", "random,random", "--games", "1")


def command(output: int, *words: str, **changed: str) -> "subprocess.CompletedProcess[str]":
    """Run a command whose output goes there, written when it ends as usual."""
    usual = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
    return subprocess.run(
        [sys.executable, "-m", "ui", *words],
        stdout=output,
        stderr=subprocess.PIPE,
        text=True,
        check=False,
        env=usual | changed,
    )


@pytest.mark.parametrize(
    ("words", "prog"),
    [
        (ARENA, "beamme arena"),
        (("--help",), "beamme"),
        (("--version",), "beamme"),
        (("arena", "--help"), "beamme"),
        (("desktop", "--remove"), "beamme desktop"),
    ],
    ids=" ".join,
)
def test_a_full_disk_is_said_in_one_line(tmp_path: Path, words: tuple[str, ...], prog: str) -> None:
    with FULL.open("wb") as full:
        done = command(full.fileno(), *words, XDG_DATA_HOME=str(tmp_path))
    assert (done.returncode, done.stderr) == (2, f"{prog}: {SAYING}")


def test_a_bench_on_a_full_disk_says_so_too(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench, "GROUPS", {})
    with FULL.open("w") as full:
        monkeypatch.setattr(sys, "stdout", full)
        assert bench.main([]) == 2
    assert capsys.readouterr().err == f"python3 -m installer bench: {SAYING}"


@pytest.mark.parametrize("words", [ARENA, ("--help",)], ids=" ".join)
def test_a_reader_who_has_left_is_no_error(words: tuple[str, ...]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = command(writing, *words)
    os.close(writing)
    assert (done.returncode, done.stderr) == (0, "")


def test_orders_to_the_terminal_are_shown_and_not_obeyed() -> None:
    assert visible("a\x1b[31m\nb\udcff\N{RIGHT-TO-LEFT OVERRIDE}ü") == r"a\x1b[31m\nb\udcff\u202eü"
    assert one_line(" a \n b\x07 ") == r"a b\x07"
