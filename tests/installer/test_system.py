"""Which packages are missing, and what a person is told about them."""

import io
import sys
from pathlib import Path

import pytest

from installer import system
from installer.failure import Failure
from installer.system import ACCESSIBILITY, VIRTUAL_SCREEN, WINDOW, Kind, Need

LIBRARY = Need(Kind.LIBRARY, "libEGL.so.1", ("libegl1",))
OBJECTS = Need(Kind.ACCESSIBLE_OBJECTS, "gi.repository.Atspi", ("python3-gi", "gir1.2-atspi-2.0"))


def test_only_what_is_not_there_is_missing() -> None:
    assert system.missing((LIBRARY, OBJECTS), lambda need: need is LIBRARY) == (OBJECTS,)


def test_each_package_is_named_once_and_in_order() -> None:
    assert system.packages((OBJECTS, LIBRARY, LIBRARY)) == (
        "gir1.2-atspi-2.0",
        "libegl1",
        "python3-gi",
    )


def test_on_debian_the_advice_is_one_line_to_copy() -> None:
    assert system.advice((LIBRARY,), debian=True) == "sudo apt-get install libegl1"


def test_elsewhere_the_advice_names_the_libraries() -> None:
    assert "libEGL.so.1, gi.repository.Atspi" in system.advice((LIBRARY, OBJECTS), debian=False)


@pytest.mark.parametrize(
    ("need", "there"),
    [
        (Need(Kind.LIBRARY, "libc.so.6", ("libc6",)), True),
        (Need(Kind.LIBRARY, "libnothing.so.99", ("nothing",)), False),
        (Need(Kind.PROGRAM, "sh", ("dash",)), True),
        (Need(Kind.PROGRAM, "no-such-program", ("nothing",)), False),
        (Need(Kind.MODULE, "json", ("python3",)), True),
        (Need(Kind.MODULE, "no_such_module", ("nothing",)), False),
    ],
)
def test_a_need_is_found_by_using_it(need: Need, there: bool) -> None:  # noqa: FBT001
    assert system.is_there(need) is there


def test_the_tests_themselves_have_all_they_need() -> None:
    assert system.missing((*WINDOW, *VIRTUAL_SCREEN, *ACCESSIBILITY)) == ()


WANTED = Need(Kind.PROGRAM, "wanted-program", ("wanted",))
UPDATE = "apt-get -qq update"
INSTALL = "apt-get -qq install --yes --no-install-recommends wanted"


class Terminal(io.StringIO):
    """A terminal at which somebody types, or reads."""

    def isatty(self) -> bool:
        return True


class Debian:
    """A system that lacks a program, with an apt-get and a sudo that note how they are called."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.calls = folder / "calls"
        program = folder / WANTED.name
        self.add("apt-get", f"case $* in *install*) : > {program}; /bin/chmod +x {program};; esac")

    def add(self, name: str, then: str) -> None:
        script = self.folder / name
        script.write_text(f'#!/bin/sh\necho "{name} $*" >> {self.calls}\n{then}\n', "utf-8")
        script.chmod(0o755)

    def called(self) -> list[str]:
        return self.calls.read_text("utf-8").splitlines() if self.calls.exists() else []


@pytest.fixture
def debian(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Debian:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(system.os, "geteuid", lambda: 1000)
    return Debian(tmp_path)


@pytest.fixture
def sudo(debian: Debian) -> Debian:
    debian.add("sudo", 'exec "$@"')
    return debian


def test_root_installs_without_being_asked(sudo: Debian, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(system.os, "geteuid", lambda: 0)
    system.provide((WANTED,))
    assert sudo.called() == [UPDATE, INSTALL]


def test_a_user_without_a_terminal_is_told_what_to_run_and_sudo_is_not_called(
    sudo: Debian,
) -> None:
    with pytest.raises(Failure, match=r"^sudo apt-get install wanted$"):
        system.provide((WANTED,))
    assert sudo.called() == []


@pytest.mark.parametrize("answer", ["y\n", "Yes\n"])
def test_a_user_who_agrees_has_seen_every_command_that_runs(
    answer: str, sudo: Debian, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = Terminal()
    monkeypatch.setattr(sys, "stdin", Terminal(answer))
    monkeypatch.setattr(sys, "stdout", said)
    system.provide((WANTED,))
    assert f"  sudo {UPDATE}; sudo {INSTALL}\nRun it now? [y/N] " in said.getvalue()
    assert sudo.called() == [f"sudo {UPDATE}", UPDATE, f"sudo {INSTALL}", INSTALL]


@pytest.mark.parametrize("answer", ["", "\n", "n\n", "what?\n"])
def test_without_a_yes_nothing_is_installed(
    answer: str, sudo: Debian, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", Terminal(answer))
    monkeypatch.setattr(sys, "stdout", Terminal())
    with pytest.raises(Failure, match=r"^sudo apt-get install wanted$"):
        system.provide((WANTED,))
    assert sudo.called() == []


def test_nobody_is_asked_where_nobody_would_see_the_question(
    sudo: Debian, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", Terminal("y\n"))
    with pytest.raises(Failure, match=r"^sudo apt-get install wanted$"):
        system.provide((WANTED,))
    assert sudo.called() == []


def test_without_sudo_nobody_is_asked(debian: Debian, monkeypatch: pytest.MonkeyPatch) -> None:
    said = Terminal()
    monkeypatch.setattr(sys, "stdin", Terminal("y\n"))
    monkeypatch.setattr(sys, "stdout", said)
    with pytest.raises(Failure, match=r"^sudo apt-get install wanted$"):
        system.provide((WANTED,))
    assert (debian.called(), said.getvalue()) == ([], "")
