"""Without a display, or when it dies, there is a sentence, and no report of a crash."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from beamme.table.storage.library import Library
from installer.screen import OPTIONS
from tests.ui.helpers.starting import RUNTIME, TIMEOUT_SECONDS, running
from ui.app.paths import places
from ui.launch.display import display_problem

UNREACHABLE = ":4711"


def start(folder: Path, **changed: str) -> "subprocess.CompletedProcess[str]":
    """Start the program in other surroundings; it must end by itself."""
    own = {"XDG_RUNTIME_DIR": RUNTIME.name, "LANGUAGE": "en", "LC_ALL": "C.UTF-8"}
    left_out = {"WAYLAND_DISPLAY", "XDG_SESSION_TYPE", "QT_QPA_PLATFORM"}
    usual = {name: value for name, value in os.environ.items() if name not in left_out}
    return subprocess.run(
        [sys.executable, "-m", "ui", "--data-dir", str(folder)],
        capture_output=True,
        text=True,
        timeout=TIMEOUT_SECONDS,
        check=False,
        env=usual | own | changed,
    )


@pytest.mark.parametrize(
    ("surroundings", "sentence"),
    [
        (
            {"DISPLAY": UNREACHABLE},
            "BeamMe: The window cannot be opened: the display :4711 cannot be reached.\n",
        ),
        (
            {"DISPLAY": "", "WAYLAND_DISPLAY": "wayland-4711"},
            "BeamMe: The window cannot be opened: the display wayland-4711 cannot be reached.\n",
        ),
        ({"DISPLAY": ""}, "BeamMe: The window cannot be opened: there is no display.\n"),
        (
            {"DISPLAY": "", "LANGUAGE": "de", "LC_ALL": "de_DE.UTF-8"},
            "BeamMe: Das Fenster lässt sich nicht öffnen: Es gibt keinen Bildschirm.\n",
        ),
        (
            {"QT_QPA_PLATFORM": "nonsense"},
            "BeamMe: The window cannot be opened: Qt knows no platform “nonsense”.\n",
        ),
    ],
    ids=["x11", "wayland", "none", "german", "platform"],
)
def test_a_display_that_cannot_be_reached_is_told_and_is_no_crash(
    tmp_path: Path, surroundings: dict[str, str], sentence: str
) -> None:
    done = start(tmp_path, **surroundings)
    assert (done.returncode, done.stderr) == (1, sentence)
    assert not places(tmp_path).state.exists()


@pytest.mark.parametrize("platform", ["offscreen", "minimal:enable_fonts", "vnc"])
def test_what_needs_no_display_is_left_to_qt(
    monkeypatch: pytest.MonkeyPatch, platform: str
) -> None:
    monkeypatch.setenv("DISPLAY", UNREACHABLE)
    monkeypatch.setenv("QT_QPA_PLATFORM", platform)
    assert display_problem() == ""


@pytest.mark.parametrize("platform", ["xcb", "wayland", "wayland-egl;xcb"])
def test_a_platform_that_was_chosen_is_asked(
    monkeypatch: pytest.MonkeyPatch, platform: str
) -> None:
    monkeypatch.setenv("DISPLAY", UNREACHABLE)
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-4711")
    monkeypatch.setenv("QT_QPA_PLATFORM", platform)
    assert UNREACHABLE in display_problem()


def test_the_display_of_these_tests_is_reached(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-4711")
    assert display_problem() == ""


LOOK_TWICE = "from ui.launch.display import display_problem as look; print([look(), look()])"


@contextmanager
def own_display(*options: str) -> Iterator[tuple[str, "subprocess.Popen[bytes]"]]:
    """An X server that a test may end, and the name of its display."""
    reading, writing = os.pipe()
    server = ["Xvfb", "-displayfd", str(writing), *options]
    with os.fdopen(reading) as announced, subprocess.Popen(server, pass_fds=[writing]) as screen:
        os.close(writing)
        yield f":{announced.readline().strip()}", screen
        screen.terminate()


def test_looking_for_a_display_does_not_end_it() -> None:
    kept = [each for each in OPTIONS if each != "-noreset"]
    with own_display(*kept, "-terminate") as (display, _):
        told = subprocess.run(
            [sys.executable, "-c", LOOK_TWICE],
            env={**os.environ, "DISPLAY": display},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
    assert told == "['', '']\n"


@pytest.mark.parametrize("game", ["kuh-vadis", "dice-flick"])
def test_a_display_that_dies_ends_the_program_with_a_sentence_and_is_no_crash(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    monkeypatch.setenv("LANGUAGE", "en")
    library = Library(places(tmp_path).matches)
    with own_display(*OPTIONS) as (display, server), monkeypatch.context() as there:
        there.setenv("DISPLAY", display)
        with running(tmp_path, "--game", game, "--seats", "beginner,beginner") as window:
            window.until(lambda seen: seen["page"] == "match" and library.matches())
            server.kill()
            assert window.process.wait(TIMEOUT_SECONDS) == 1
            said = window.said().splitlines()
    own = [line for line in said if "The X11 connection broke" not in line]
    assert own == ["BeamMe: The display is gone, so BeamMe has ended."]
    assert [entry.reason for entry in library.matches()] == [None]
    with running(tmp_path) as window:
        assert window.seen()["told"] == []
        assert window.close() == 0
    assert not list(places(tmp_path).state.glob("crash-*"))
