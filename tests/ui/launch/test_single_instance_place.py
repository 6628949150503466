"""The place where programs meet: private, and found wherever the system has one."""

import os
from pathlib import Path

import pytest

from tests.ui.launch.other_programs import meeting
from ui.launch import single_instance as module
from ui.launch.launch_request import LaunchRequest
from ui.launch.single_instance import SingleInstance, Unanswered
from ui.launch.socket_path import socket_path

__all__ = ["meeting"]


def test_without_a_place_to_meet_every_start_has_its_window(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path / "missing"))
    monkeypatch.setenv("TMPDIR", str(tmp_path / "missing"))
    (tmp_path / "file").touch()
    own = SingleInstance(tmp_path / "file" / "data")
    assert own.claim(LaunchRequest()) is True
    own.listen()
    own.close()


@pytest.mark.parametrize("way", ["missing", "a stranger's"])
def test_where_the_usual_place_is_not_ours_they_meet_in_the_data_folder(
    tmp_path: Path, meeting: Path, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    usual = tmp_path / "run"
    if way != "missing":
        usual.mkdir()
        (usual / f"beamme-{os.getuid()}").symlink_to(tmp_path)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(usual))
    monkeypatch.setenv("TMPDIR", str(usual))
    data = meeting / "data"
    own = SingleInstance(data)
    assert own.claim(LaunchRequest()) is True
    assert socket_path(data).parent == data / f"beamme-{os.getuid()}"
    monkeypatch.setattr(module, "HANDOVER_SECONDS", 0.0)
    with pytest.raises(Unanswered):
        SingleInstance(data).claim(LaunchRequest())
    own.release()


@pytest.mark.parametrize("usual", [None, "missing", "deep" * 25])
def test_without_a_folder_of_the_system_they_meet_among_temporary_files(
    tmp_path: Path, meeting: Path, monkeypatch: pytest.MonkeyPatch, usual: str | None
) -> None:
    if usual is None:
        monkeypatch.delenv("XDG_RUNTIME_DIR")
    else:
        monkeypatch.setenv("XDG_RUNTIME_DIR", str(meeting / usual))
        if usual != "missing":
            (meeting / usual).mkdir()
    monkeypatch.setenv("TMPDIR", str(meeting))
    assert socket_path(tmp_path).parent == meeting / f"beamme-{os.getuid()}"


def test_a_planted_link_is_not_followed_to_somebodys_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("XDG_RUNTIME_DIR")
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    victim = tmp_path / "victim"
    victim.mkdir()
    victim.chmod(0o755)
    (tmp_path / f"beamme-{os.getuid()}").symlink_to(victim)
    with pytest.raises(OSError, match=r"Not a directory|symbolic links"):
        socket_path(tmp_path)
    assert victim.stat().st_mode & 0o777 == 0o755
    assert SingleInstance(tmp_path).claim(LaunchRequest()) is True


def test_a_folder_of_somebody_else_is_no_place_to_meet(
    meeting: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = socket_path(meeting).parent
    own = os.getuid()
    monkeypatch.setenv("TMPDIR", str(meeting))
    monkeypatch.setattr(os, "getuid", lambda: own + 1)
    place.rename(meeting / f"beamme-{own + 1}")
    with pytest.raises(PermissionError):
        socket_path(meeting)


def test_a_folder_of_ones_own_is_closed_to_others(meeting: Path, tmp_path: Path) -> None:
    folder = meeting / f"beamme-{os.getuid()}"
    folder.mkdir(mode=0o755)
    assert socket_path(tmp_path).parent == folder
    assert folder.stat().st_mode & 0o777 == 0o700
