"""The version and the history stand in one place each, and agree."""

from datetime import date
from pathlib import Path

import pytest

import beamme
from installer.project import releases, version


def test_the_version_is_read_from_the_engine() -> None:
    assert version() == beamme.__version__


def test_the_newest_section_of_the_history_is_this_version() -> None:
    newest = releases()[0]
    assert newest.version == beamme.__version__
    assert newest.points


def test_versions_and_days_go_down() -> None:
    history = releases()
    assert [each.day for each in history] == sorted((each.day for each in history), reverse=True)
    numbers = [tuple(map(int, each.version.split("."))) for each in history]
    assert numbers == sorted(set(numbers), reverse=True)


def test_a_section_is_read_without_its_marks(tmp_path: Path) -> None:
    text = "# New\n\n## 1.2.3 (2026-01-02)\n\n- **Bold** and `code`.\n- More.\n"
    (tmp_path / "CHANGELOG.md").write_text(text)
    (release,) = releases(tmp_path)
    assert (release.version, release.day) == ("1.2.3", date(2026, 1, 2))
    assert release.points == ("Bold and code.", "More.")


def test_a_section_without_a_day_is_named(tmp_path: Path) -> None:
    (tmp_path / "CHANGELOG.md").write_text("## 1.2.3\n\n- More.\n")
    with pytest.raises(ValueError, match=r"## 1\.2\.3"):
        releases(tmp_path)


def test_an_engine_without_a_version_is_named(tmp_path: Path) -> None:
    (tmp_path / "beamme").mkdir()
    (tmp_path / "beamme" / "__init__.py").write_text("number = 1\n")
    with pytest.raises(ValueError, match="names no version"):
        version(tmp_path)
