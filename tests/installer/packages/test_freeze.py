"""What happens to the frozen folder after PyInstaller has made it."""

import subprocess
from pathlib import Path

import pytest

from installer.failure import Failure
from installer.freezing import freeze, licences

ELF = b"\x7fELF and more"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A frozen folder with little in it."""
    for name in (
        "beamme",
        "lib/libpython3.11.so.1.0",
        "lib/python3.11/lib-dynload/_json.so",
        "lib/numpy/_core.so",
        "lib/libffi.so.8",
    ):
        path = tmp_path / "beamme" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(ELF)
    return tmp_path / "beamme"


def done(code: int, said: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.CompletedProcess([], code, said, said)


def test_only_files_of_python_itself_are_changed(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    commands: list[list[str]] = []
    monkeypatch.setattr(
        freeze.subprocess, "run", lambda command, **_: (commands.append(command), done(0))[1]
    )
    freeze.strip_build_paths(folder)
    own = [
        str(folder / "lib" / "libpython3.11.so.1.0"),
        str(folder / "lib" / "python3.11" / "lib-dynload" / "_json.so"),
    ]
    (strip, *_, last), (patch, *words) = commands
    assert (strip, last) == ("strip", own[-1])
    assert patch.endswith("patchelf")
    assert words == ["--remove-rpath", *own]


def test_a_tool_that_fails_stops_the_build(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(freeze.subprocess, "run", lambda _command, **_: done(1, "no room\n"))
    with pytest.raises(Failure, match="no room\nstrip could not change"):
        freeze.strip_build_paths(folder)


def test_what_pyinstaller_says_is_shown_when_it_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(freeze, "FOLDER", tmp_path / "dist" / "beamme")
    monkeypatch.setattr(freeze.subprocess, "run", lambda _command, **_: done(1, "no dice"))
    with pytest.raises(Failure, match="no dice\nPyInstaller could not"):
        freeze.freeze()


def test_licences_of_python_and_of_libraries_of_the_system_go_along(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    installed = tmp_path / "venv" / "lib" / "pyinstaller-6.0.dist-info" / "licenses"
    installed.mkdir(parents=True)
    (installed / "COPYING.txt").write_text("Terms of PyInstaller")
    monkeypatch.setattr(licences, "ENVIRONMENT", tmp_path / "venv")
    licences.collect(folder)
    texts = {path.name: path.read_text("utf-8") for path in (folder / licences.PLACE).iterdir()}
    assert "PYTHON SOFTWARE FOUNDATION LICENSE" in texts["Python.txt"].upper()
    assert any(name.startswith("libffi") for name in texts)
    assert texts["PyInstaller.txt"] == "Terms of PyInstaller"
    assert len(texts) == 3
