"""The smoke test itself: it has to find what is wrong with a program."""

import json
import os
import sys
import tarfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QColor, QImage, QPainter

from beamme.games import GAMES
from installer.failure import Failure
from installer.project import version
from installer.smoke import debian, pictures, program, steps, trial
from installer.smoke.environment import Environment
from installer.smoke.program import Program
from ui.games.game_ui import game_ui


@pytest.fixture
def environment(tmp_path: Path) -> Environment:
    home = tmp_path / "home"
    home.mkdir()
    return Environment(home, {"PATH": os.environ["PATH"]})


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
    minutes = {key: game_ui(key).minutes for key in GAMES}
    assert minutes[steps.shortest_game()] == min(minutes.values())


def test_a_pdf_that_is_none_is_found_out(environment: Environment) -> None:
    hello = written(environment, "import sys; open(sys.argv[-1], 'w').write('hello')")
    with pytest.raises(Failure, match="no PDF"):
        steps.print_pad(hello, "kuh-vadis")


def drawn(path: Path, *, rich: bool, word: str) -> Path:
    """A screen: bare, or with many colours in its middle."""
    picture = QImage(400, 300, QImage.Format.Format_RGB32)
    picture.fill(QColor("#203060"))
    painter = QPainter(picture)
    if rich:
        for x, y in product(range(0, 400, 10), range(0, 300, 10)):
            colour = QColor.fromHsv((7 * x) % 360, 50 + y // 2, 255 - (x + y) // 4)
            painter.fillRect(x, y, 10, 10, colour)
    painter.fillRect(10, 10, 20 * len(word), 20, QColor("white"))
    painter.end()
    picture.save(str(path))
    return path


class Shown:
    """A program that draws itself rich or bare, flat and in space, in each language."""

    def __init__(
        self, environment: Environment, *, solid: bool, flat: bool, words: dict[str, str]
    ) -> None:
        self.environment, self.rich, self.words = environment, {False: solid, True: flat}, words
        self.language, self.match = "", ""

    def run(self, *arguments: str) -> str:
        _, self.language, *match = arguments
        self.match = match[0] if match else self.match
        return ""

    @contextmanager
    def opened(self, *arguments: str) -> Iterator["Shown"]:
        self.match = "".join(arguments)
        yield self

    def take_picture(self, path: Path) -> None:
        chosen = json.loads((self.environment.home / SETTINGS).read_text("utf-8"))
        rich = bool(self.match) and self.rich[chosen["flat_dice"]]
        drawn(path, rich=rich, word=self.words[self.language])

    def wait(self, condition: Callable[[], bool], otherwise: str) -> None:
        if not any(condition() for _ in range(2)):
            raise Failure(otherwise)


SETTINGS = Path("config_home", "BeamMe", "settings.json")


@pytest.mark.parametrize(
    ("solid", "flat", "words", "finding"),
    [
        (True, False, {"de": "Spiel", "en": "Game"}, None),
        (True, True, {"de": "Spiel", "en": "Game"}, "nothing is drawn in space"),
        (False, True, {"de": "Spiel", "en": "Game"}, "nothing is drawn in space"),
        (True, False, {"de": "Spiel", "en": "Spiel"}, "look the same"),
    ],
)
def test_pictures_without_depth_or_language_are_found_out(
    solid: bool,  # noqa: FBT001
    flat: bool,  # noqa: FBT001
    words: dict[str, str],
    finding: str | None,
    environment: Environment,
) -> None:
    (environment.home / SETTINGS).parent.mkdir(parents=True)
    (environment.home / SETTINGS).write_text("{}", "utf-8")
    shown: Any = Shown(environment, solid=solid, flat=flat, words=words)
    if finding is None:
        steps.check_pictures(shown)
    else:
        with pytest.raises(Failure, match=finding):
            steps.check_pictures(shown)


def test_pictures_are_told_one_after_the_other(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    one = drawn(tmp_path / "one.png", rich=False, word="a")
    two = drawn(tmp_path / "two.png", rich=False, word="abcdef")
    assert pictures.main([str(one), str(one), str(two)]) == 0
    first, same, other = json.loads(capsys.readouterr().out)
    assert first == {"colours": 1, "differing": 1.0}
    assert same["differing"] == 0.0
    assert 0.0 < other["differing"] < 0.1


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
