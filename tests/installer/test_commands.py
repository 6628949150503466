"""The words of the installer and what it says about wrong ones."""

import stat
import subprocess
import sys
from collections.abc import Sequence
from contextlib import nullcontext
from pathlib import Path

import pytest

from installer import commands, screen
from installer.__main__ import main
from installer.failure import Failure


def test_an_unknown_word_is_one_line_and_exit_code_2(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fly"]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("unknown word 'fly'; usage: python3 -m installer play | test")
    assert said.err.count("\n") == 1


def test_no_word_shows_the_usage(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 2
    assert capsys.readouterr().err.startswith("usage:")


def test_asking_for_help_is_no_mistake(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"]) == 0
    assert capsys.readouterr().out.startswith("usage:")


def test_a_failure_is_shown_as_its_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(_arguments: Sequence[str]) -> int:
        raise Failure("Please water the plants.")

    monkeypatch.setitem(commands.COMMANDS, "play", fail)
    assert main(["play"]) == 1
    assert capsys.readouterr().err == "Please water the plants.\n"


def test_the_words_after_the_first_and_the_exit_code_are_passed_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(commands.COMMANDS, "test", lambda rest: len(rest) + 40)
    assert main(["test", "-k", "rocket"]) == 42


def test_an_old_python_is_told_so_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 9, 2))
    assert main(["play"]) == 1
    assert capsys.readouterr().err == (
        "BeamMe needs Python 3.11, 3.12 or 3.13; this is Python 3.9.\n"
    )


@pytest.mark.parametrize("arguments", [[], ["--language", "de"], ["old.beamme"]])
def test_playing_without_a_display_names_what_works_without_one(
    arguments: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(screen, "has_display", lambda _environment: False)
    with pytest.raises(Failure, match=r"no display.*installer tour.*play arena") as said:
        commands.play(arguments)
    assert "\n" not in str(said.value)


@pytest.mark.parametrize(("display", "virtual"), [(None, True), (":5", False)])
def test_tools_get_a_virtual_screen_where_there_is_none(
    display: str | None,
    virtual: bool,  # noqa: FBT001
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    started: list[dict[str, str]] = []

    def run(
        command: list[str], *, cwd: Path, env: dict[str, str], check: bool
    ) -> subprocess.CompletedProcess[str]:
        assert command[1:] == ["-m", "installer.tools.tour", "--out", "here"]
        assert (cwd, check) == (commands.ROOT, False)
        started.append(env)
        return subprocess.CompletedProcess(command, 3)

    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    if display is not None:
        monkeypatch.setenv("DISPLAY", display)
    monkeypatch.setattr(commands.bootstrap, "prepare", lambda _needs: None)
    monkeypatch.setattr(commands.translations, "compile_all", lambda: None)
    monkeypatch.setattr(screen, "virtual_screen", lambda: nullcontext(":77"))
    monkeypatch.setattr(commands.subprocess, "run", run)
    assert commands.COMMANDS["tour"](["--out", "here"]) == 3
    assert started[0].get("DISPLAY") == (":77" if virtual else display)


@pytest.mark.parametrize("word", ["arena", "--help"])
def test_what_opens_no_window_is_played_without_a_display(
    word: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(screen, "has_display", lambda _environment: False)
    monkeypatch.setattr(commands.bootstrap, "prepare", lambda _needs: None)
    monkeypatch.setattr(commands.translations, "compile_all", lambda: None)
    run = lambda command, *, check: subprocess.CompletedProcess(command, len(command) + check)  # noqa: E731
    monkeypatch.setattr(commands.subprocess, "run", run)
    assert commands.play([word, "--games", "3"]) == 4


def test_an_unknown_check_is_named() -> None:
    with pytest.raises(Failure, match="Unknown check luck; there are: fit, coverage, "):
        commands.check(["luck"])


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({}, False),
        ({"DISPLAY": ""}, False),
        ({"DISPLAY": ":0"}, True),
        ({"WAYLAND_DISPLAY": "w"}, True),
    ],
)
def test_a_display_is_known_by_its_variable(
    environment: dict[str, str],
    expected: bool,  # noqa: FBT001
) -> None:
    assert screen.has_display(environment) is expected


def test_each_virtual_screen_has_a_number_of_its_own() -> None:
    with screen.virtual_screen() as first, screen.virtual_screen() as second:
        assert first != second
        assert {first[0], second[0]} == {":"}


def test_a_virtual_screen_that_does_not_start_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(screen, "OPTIONS", ("-no-such-option",))
    with pytest.raises(Failure, match="Xvfb"), screen.virtual_screen():
        pass


def test_tests_run_away_from_the_players_files(tmp_path: Path) -> None:
    variables = commands.test_environment(tmp_path, [":7", ":8"])
    assert variables["XDG_DATA_HOME"].startswith(str(tmp_path))
    assert variables["BEAMME_TEST_DISPLAYS"] == ":7 :8"
    assert variables["QT_QPA_PLATFORM"] == "xcb"
    assert stat.S_IMODE(Path(variables["XDG_RUNTIME_DIR"]).stat().st_mode) == 0o700


def test_the_module_starts_from_the_command_line() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "installer", "--help"], capture_output=True, text=True, check=True
    )
    assert done.stdout.startswith("usage: python3 -m installer")
