"""Only what is locked is installed, and only with its hash."""

import hashlib
import sys
import zipfile
from pathlib import Path

import pytest

from installer import bootstrap
from installer.bootstrap import ROOT
from installer.dependencies import requirements
from installer.failure import Failure


def test_a_stale_lock_is_not_installed() -> None:
    project = requirements.read_project(ROOT)
    bootstrap.refuse_stale_locks(project, ["test"])
    project["project"]["optional-dependencies"]["test"].append("another")
    with pytest.raises(
        Failure, match=r"test\.txt was not made from .* run python3 -m installer lock\.$"
    ):
        bootstrap.refuse_stale_locks(project, ["test"])


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package that pip finds in a folder only, and installs into another."""
    wheel = tmp_path / "index" / "tiny-1.0-py3-none-any.whl"
    wheel.parent.mkdir()
    with zipfile.ZipFile(wheel, "w") as file:
        file.writestr("tiny.py", "")
        file.writestr(
            "tiny-1.0.dist-info/METADATA", "Metadata-Version: 2.1\nName: tiny\nVersion: 1.0\n"
        )
        file.writestr(
            "tiny-1.0.dist-info/WHEEL",
            "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
        )
        file.writestr("tiny-1.0.dist-info/RECORD", "")
    monkeypatch.setenv("PIP_CONFIG_FILE", "/dev/null")
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    monkeypatch.setenv("PIP_FIND_LINKS", str(wheel.parent))
    monkeypatch.setenv("PIP_TARGET", str(tmp_path / "installed"))
    return wheel


def locked(package: Path, line: str) -> Path:
    path = package.parent.parent / "lock.txt"
    path.write_text(line.format(hashlib.sha256(package.read_bytes()).hexdigest()), "utf-8")
    return path


def test_a_package_with_the_locked_hash_is_installed(package: Path, tmp_path: Path) -> None:
    path = locked(package, "tiny==1.0 --hash=sha256:{}\n")
    bootstrap.install_locked([path, path], Path(sys.executable))
    assert (tmp_path / "installed" / "tiny.py").exists()


def test_a_package_that_was_tampered_with_is_refused(package: Path, tmp_path: Path) -> None:
    path = locked(package, "tiny==1.0 --hash=sha256:{}\n")
    with zipfile.ZipFile(package, "a") as file:
        file.writestr("more.py", "")
    with pytest.raises(Failure, match=r"(?s)Expected sha256.*pip install failed"):
        bootstrap.install_locked([path], Path(sys.executable))
    assert not (tmp_path / "installed").exists()


@pytest.mark.parametrize("line", ["tiny==1.0\n", "tiny --hash=sha256:{}\n"])
def test_a_package_without_hash_or_version_is_refused(
    line: str, package: Path, tmp_path: Path
) -> None:
    with pytest.raises(Failure, match="pip install failed"):
        bootstrap.install_locked([locked(package, line)], Path(sys.executable))
    assert not (tmp_path / "installed").exists()
