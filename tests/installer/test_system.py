"""Which packages are missing, and what a person is told about them."""

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


@pytest.fixture
def without_libraries(monkeypatch: pytest.MonkeyPatch) -> list[tuple[list[str], tuple[str, ...]]]:
    """Pretend to be a user on a Debian that lacks a library; record what would be installed."""
    installed: list[tuple[list[str], tuple[str, ...]]] = []

    def missing(needs: tuple[Need, ...]) -> tuple[Need, ...]:
        return () if installed else tuple(needs)

    monkeypatch.setattr(system, "missing", missing)
    monkeypatch.setattr(system.shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(system, "_install", lambda apt, names: installed.append((apt, names)))
    return installed


def test_root_installs_by_itself(
    without_libraries: list[tuple[list[str], tuple[str, ...]]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(system.os, "geteuid", lambda: 0)
    system.provide((LIBRARY,))
    assert without_libraries == [(["/usr/bin/apt-get"], ("libegl1",))]


def test_sudo_without_a_password_installs_too(
    without_libraries: list[tuple[list[str], tuple[str, ...]]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(system.os, "geteuid", lambda: 1000)
    monkeypatch.setattr(system, "_succeeds", lambda command: command == ["sudo", "-n", "true"])
    system.provide((LIBRARY,))
    assert without_libraries == [(["sudo", "-n", "/usr/bin/apt-get"], ("libegl1",))]


def test_without_permission_nothing_is_installed_and_one_line_says_what_to_do(
    without_libraries: list[tuple[list[str], tuple[str, ...]]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(system.os, "geteuid", lambda: 1000)
    monkeypatch.setattr(system, "_succeeds", lambda _command: False)
    with pytest.raises(Failure, match=r"^sudo apt-get install libegl1$"):
        system.provide((LIBRARY,))
    assert without_libraries == []
