"""The lock files: what they pin, and when they are current."""

import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement

from installer.bootstrap import ROOT
from installer.dependencies import lock, lock_check, requirements
from installer.dependencies.requirements import Pin

PROJECT: Mapping[str, Any] = {
    "build-system": {"requires": ["setuptools>=77"]},
    "project": {
        "requires-python": ">=3.11,<3.14",
        "dependencies": [
            "Qt_Parts>=6.11,<6.12; python_version < '3.12'",
            "Qt_Parts>=6.12; python_version >= '3.12'",
        ],
        "optional-dependencies": {"test": ["pytest>=9", "elf; sys_platform == 'linux'"]},
    },
}
LOCKS = {
    "base": """
qt-parts==6.11.3 ; python_full_version < '3.12' \\
    --hash=sha256:aa \\
    --hash=sha256:ab
    # via -r beamme
qt-parts==6.12.0 ; python_full_version >= '3.12' \\
    --hash=sha256:ac
setuptools==84.0.0 --hash=sha256:ad
""",
    "test": """
elf==1.0 ; sys_platform == 'linux' --hash=sha256:ba
pytest==9.1 --hash=sha256:bb
""",
}


def problems(folder: Path, project: Mapping[str, Any] = PROJECT, **locks: str | None) -> list[str]:
    """What is found when these lock files replace or, if None, are missing from the good ones."""
    for name, text in (LOCKS | locks).items():
        if text is not None:
            head = requirements.header(PROJECT, name) if name in LOCKS else ""
            (folder / f"{name}.txt").write_text(head + text, "utf-8")
    return list(lock_check.problems(project, folder))


def requiring(**changes: object) -> Mapping[str, Any]:
    return {**PROJECT, "project": {**PROJECT["project"], **changes}}


def test_pins_are_read_with_markers_and_hashes() -> None:
    assert requirements.pins(LOCKS["base"]) == (
        Pin(
            "qt-parts",
            "6.11.3",
            "python_full_version < '3.12'",
            ("--hash=sha256:aa", "--hash=sha256:ab"),
        ),
        Pin("qt-parts", "6.12.0", "python_full_version >= '3.12'", ("--hash=sha256:ac",)),
        Pin("setuptools", "84.0.0", "", ("--hash=sha256:ad",)),
    )


@pytest.mark.parametrize("line", ["numpy>=2", "numpy", "--index-url somewhere", "./wheel.whl"])
def test_what_is_not_pinned_is_no_lock(line: str) -> None:
    with pytest.raises(ValueError, match="not a pinned package"):
        requirements.pins(line)


def test_locks_that_meet_the_project_have_no_problems(tmp_path: Path) -> None:
    assert problems(tmp_path) == []


@pytest.mark.parametrize(
    ("locks", "finding"),
    [
        ({"test": None}, "test.txt was not made from the requirements in pyproject.toml"),
        ({"base": None}, "base.txt was not made from the requirements in pyproject.toml"),
        ({"old": "six==1.0"}, "old.txt locks an extra that pyproject.toml does not have"),
        ({"test": "elf==1.0 --hash=sha256:ba\npytest==9.1\n"}, "test.txt: pytest has no hash."),
        (
            {"test": LOCKS["test"].replace("9.1", "8.4")},
            "test.txt does not meet pytest>=9 for Python 3.11 on linux x86_64, where it pins 8.4;",
        ),
        (
            {
                "test": LOCKS["test"].replace(
                    "sys_platform == 'linux'", "platform_machine == 'x86_64'"
                )
            },
            'test.txt does not meet elf; sys_platform == "linux" for Python 3.11 on linux aarch64',
        ),
        (
            {"base": LOCKS["base"].replace("6.12.0", "6.11.4")},
            'base.txt does not meet Qt_Parts>=6.12; python_version >= "3.12" for Python 3.12 on',
        ),
        (
            {"test": LOCKS["test"] + "setuptools==83.0 --hash=sha256:bc\n"},
            "setuptools is pinned to 83.0 and 84.0.0 for Python 3.11 on linux x86_64.",
        ),
    ],
)
def test_what_a_lock_lacks_is_found(
    locks: dict[str, str | None], finding: str, tmp_path: Path
) -> None:
    found = problems(tmp_path, **locks)
    assert any(each.startswith(finding) for each in found), found


@pytest.mark.parametrize(
    "project",
    [
        requiring(dependencies=[*PROJECT["project"]["dependencies"], "setuptools"]),
        requiring(**{"requires-python": ">=3.11,<3.15"}),
        {**PROJECT, "build-system": {"requires": ["setuptools>=78"]}},
    ],
)
def test_a_lock_of_other_requirements_is_stale(project: Mapping[str, Any], tmp_path: Path) -> None:
    found = problems(tmp_path, project)
    assert found[0] == (
        "base.txt was not made from the requirements in pyproject.toml;"
        " run python3 -m installer lock."
    )


def test_the_order_of_requirements_does_not_make_a_lock_stale(tmp_path: Path) -> None:
    project = requiring(dependencies=PROJECT["project"]["dependencies"][::-1])
    assert problems(tmp_path, project) == []


def test_the_locks_of_this_project_name_no_place() -> None:
    texts = requirements.read_locks()
    assert texts.keys() == requirements.groups(requirements.read_project(ROOT)).keys()
    for text in texts.values():
        assert "://" not in text
        assert str(ROOT) not in text
        requirements.pins(text)


class Resolver(lock.Resolver):
    """Pins whatever it is asked for to the first version, and shows what it was told."""

    def pin(self, label: str, wanted: Sequence[str], preferred: str, oldest_python: str) -> str:
        names = (Requirement(each).name for each in wanted)
        asked = f"# {label} {oldest_python} {preferred.count('==')}\n"
        return asked + "".join(f"{name}==1\n" for name in dict.fromkeys(names))


def test_every_lock_is_a_part_of_one_resolution() -> None:
    resolver = Resolver(Path(), Path())
    assert lock.resolve(PROJECT, {"base": "kept==1\n"}, resolver) == {
        "base": requirements.header(PROJECT, "base")
        + "# beamme 3.11 4\nQt_Parts==1\nsetuptools==1\n",
        "test": requirements.header(PROJECT, "test") + "# beamme[test] 3.11 4\npytest==1\nelf==1\n",
    }


def test_new_locks_replace_the_old_ones(tmp_path: Path) -> None:
    lock.write(tmp_path, {"base": "a==1\n", "gone": "b==1\n"})
    lock.write(tmp_path, {"base": "a==2\n"})
    assert requirements.read_locks(tmp_path) == {"base": "a==2\n"}


def test_changes_tell_what_comes_goes_and_moves() -> None:
    before = ["a==1\nb==1\nsame==1\n", "same==1\n"]
    assert lock.changes(before, ["a==1\nc==3\nsame==1\n", "a==2\n"]) == [
        "a 1 → 1, 2",
        "b 1 → (gone)",
        "c (new) → 3",
    ]


def test_the_locks_meet_the_project_and_this_environment_is_complete() -> None:
    command = [sys.executable, "-m", "installer.dependencies.lock_check"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (
        0,
        "The lock files meet every requirement of pyproject.toml.\n",
    )
