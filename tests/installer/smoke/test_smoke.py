"""The smoke test itself: it has to find what is wrong with a program."""

import sys
import tarfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from beamme.games import GAMES
from installer.failure import Failure
from installer.project import version
from installer.smoke import debian, program, steps, trial
from installer.smoke.environment import Environment
from installer.smoke.program import Program
from tests.installer.smoke.smoked import environment
from ui.games.game_ui import game_ui

__all__ = ["environment"]


def written(environment: Environment, code: str) -> Program:
    """A program of this code."""
    path = environment.home / "program.py"
    path.write_text(code, "utf-8")
    return Program((sys.executable, str(path)), environment)


def test_the_right_version_is_accepted(environment: Environment) -> None:
    steps.check_version(written(environment, f"print('BeamMe {version()}')"))


@pytest.mark.parametrize(
    ("code", "finding"),
    [
        ("print('BeamMe 0.0.0')", r"calls itself 'BeamMe 0\.0\.0'"),
        ("raise SystemExit(3)", r"exit code 3"),
        ("import sys; print('TypeError: no', file=sys.stderr)", "TypeError: no"),
    ],
)
def test_a_program_that_is_wrong_is_found_out(
    code: str, finding: str, environment: Environment
) -> None:
    with pytest.raises(Failure, match=finding):
        steps.check_version(written(environment, code))


def test_a_program_that_never_ends_is_found_out(
    environment: Environment, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(program, "TIMEOUT_SECONDS", 0.5)
    state = environment.home / "state_home" / "BeamMe"
    state.mkdir(parents=True)
    (state / "beamme.log").write_text("what it did last\n", "utf-8")
    with pytest.raises(Failure, match=r"(?s)what it did last.*did not end"):
        written(environment, "import time; time.sleep(60)").run()


def test_a_match_that_was_not_played_is_found_out(environment: Environment) -> None:
    idle = written(environment, "import json; print(json.dumps({'games': 0}))")
    with pytest.raises(Failure, match="no match was played"):
        steps.play_arena(idle, "kuh-vadis")


def test_the_shortest_game_is_the_one_that_says_so() -> None:
    minutes = {key: game_ui(key).minutes[0] for key in GAMES}
    assert minutes[steps.shortest_game()] == min(minutes.values())


def test_a_pdf_that_is_none_is_found_out(environment: Environment) -> None:
    hello = written(environment, "import sys; open(sys.argv[-1], 'w').write('hello')")
    with pytest.raises(Failure, match="no PDF"):
        steps.print_pad(hello, "kuh-vadis")


def test_each_step_is_told_and_a_failure_is_an_exit_code(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stumble() -> None:
        raise Failure("It is broken.")

    def some(_built: object, *, quick: bool) -> Iterator[trial.Step]:
        yield "walk", lambda: quick
        yield "stumble", stumble
        yield "run", lambda: None

    monkeypatch.setattr(trial, "_steps", some)
    assert trial.smoke({}, quick=True) == 1
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[:2] for line in lines if line[0] != "I"] == [
        ["walk", "ok"],
        ["stumble", "failed"],
        ["run", "ok"],
    ]
    assert "It is broken." in lines


def test_what_a_package_leaves_is_found(tmp_path: Path) -> None:
    (tmp_path / debian.DATABASE / "info").mkdir(parents=True)
    before = debian.files(tmp_path)
    (tmp_path / debian.DATABASE / "info" / "beamme.list").touch()
    (tmp_path / "opt").mkdir()
    assert debian.files(tmp_path) - before == {"opt"}


def test_a_missing_licence_is_found(tmp_path: Path) -> None:
    inside = tmp_path / "lib"
    for name in (
        "beamme-1.0.dist-info/licenses/LICENSE",
        "dice-1.0.dist-info/licenses/LICENSE",
        "pyside6_addons-6.dist-info/METADATA",
        "resources/common/licences/LGPL-3.0-only.txt",
        "resources/common/licences/GPL-3.0-only.txt",
        "resources/common/licences/bundled/Python.txt",
    ):
        (inside / name).parent.mkdir(parents=True, exist_ok=True)
        (inside / name).touch()
    trial.check_licences(tmp_path)
    (inside / "dice-1.0.dist-info" / "licenses" / "LICENSE").unlink()
    (inside / "resources" / "common" / "licences" / "GPL-3.0-only.txt").unlink()
    with pytest.raises(Failure, match=r"dice-1\.0\.dist-info, GPL-3\.0-only\.txt"):
        trial.check_licences(tmp_path)


def test_our_own_licence_must_not_be_missing(tmp_path: Path) -> None:
    texts = tmp_path / "lib" / "resources" / "common" / "licences"
    (texts / "bundled").mkdir(parents=True)
    for name in ("LGPL-3.0-only.txt", "GPL-3.0-only.txt", "bundled/Python.txt"):
        (texts / name).touch()
    with pytest.raises(Failure, match="our own"):
        trial.check_licences(tmp_path)


@pytest.mark.skipif(sys.platform != "linux", reason="the archive is made for Linux")
def test_an_archive_is_unpacked_and_its_program_started(tmp_path: Path) -> None:
    folder = tmp_path / "beamme-0-linux"
    folder.mkdir()
    script = folder / trial.PROGRAM
    script.write_text(f"#!/bin/sh\necho BeamMe {version()}\n", "utf-8")
    script.chmod(0o755)
    archive = tmp_path / "beamme.tar.xz"
    with tarfile.open(archive, "w:xz") as file:
        file.add(folder, folder.name)
    trial.check_archive(archive)
