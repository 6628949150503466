"""The word build: which packages are made, in which order, and what is said of them."""

import os
from collections.abc import Sequence
from pathlib import Path
from subprocess import CompletedProcess
from typing import Any

import pytest

from installer import build, quiet
from installer.failure import Failure
from installer.wheel import archives

Makers = dict[str, build.Maker]


@pytest.fixture
def makers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Makers:
    """Makers that leave a file of two megabytes, and say how they were called."""
    monkeypatch.setattr(build, "ROOT", tmp_path)
    monkeypatch.setattr(build, "FOLDER", tmp_path / "dist" / "beamme")

    def maker(name: str) -> build.Maker:
        def make(quick: bool) -> Sequence[Path]:  # noqa: FBT001
            path = tmp_path / "dist" / f"{name}{'-quick' if quick else ''}"
            path.write_bytes(bytes(2_000_000))
            return [path]

        return make

    return {name: maker(name) for name in ("folder", "deb", "wheel")}


def test_a_package_is_made_of_the_frozen_folder(
    makers: Makers, capsys: pytest.CaptureFixture[str]
) -> None:
    built = build.make(["deb"], makers, quick=False)
    assert list(built) == ["folder", "deb"]
    assert capsys.readouterr().out.splitlines() == [
        "dist/folder: 2.0 MB, 0 s",
        "dist/deb: 2.0 MB, 0 s",
    ]


def test_a_wheel_needs_no_frozen_folder(makers: Makers) -> None:
    assert list(build.make(["wheel"], makers, quick=False)) == ["wheel"]


def test_a_package_that_is_too_large_is_a_failure(
    makers: Makers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(build, "LARGEST_MB", {"deb": 1.0})
    with pytest.raises(Failure, match="deb is larger than 1 MB"):
        build.make(["deb"], makers, quick=False)


def test_what_is_packed_quickly_may_be_larger(
    makers: Makers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(build, "LARGEST_MB", {"deb": 1.0})
    built = build.make(["deb"], makers, quick=True)
    assert [path.name for path in built["deb"]] == ["deb-quick"]


def test_an_unknown_package_is_named() -> None:
    with pytest.raises(Failure, match="Unknown package carpet; there are: folder, "):
        build.build(["carpet"])


def test_the_size_of_a_folder_counts_links_as_links(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "file").write_bytes(bytes(3_000_000))
    (tmp_path / "link").symlink_to("deep/file")
    assert build.megabytes(tmp_path) == pytest.approx(3.0, abs=0.001)


def test_a_wheel_is_built_with_the_locked_packages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def run(command: list[str], *, env: dict[str, str], **_: Any) -> CompletedProcess[str]:
        assert command[1:4] == ["-m", "build", "--no-isolation"]
        assert env["PATH"].split(os.pathsep)[0] == str(archives.PROGRAMS)
        return CompletedProcess(command, 0)

    monkeypatch.setattr(archives, "ROOT", tmp_path)
    monkeypatch.setattr(quiet.subprocess, "run", run)
    assert [path.suffix for path in archives.build(tmp_path)] == [".whl", ".gz"]
