"""The tracked files themselves: short, described, and at home on any machine."""

import ast
import re
import subprocess
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).parents[2]
LIMITS = {".py": 400, ".qml": 300}
MACHINE_PATH = re.compile(r"/(?:work|root|tmp|home)/[a-z.]|[A-Z]:\\Users")
SECOND_SENTENCE = re.compile(r"[.!?]\s+[A-Z]")


def tracked_texts() -> dict[str, str]:
    """Read every tracked text file."""
    command = ["git", "ls-files", "-z"]
    names = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    files = [name for name in names.split("\0") if name and (ROOT / name).is_file()]
    contents = {name: (ROOT / name).read_bytes() for name in files}
    return {name: content.decode() for name, content in contents.items() if b"\0" not in content}


def too_long(texts: Mapping[str, str]) -> list[str]:
    lengths = {name: len(text.splitlines()) for name, text in texts.items()}
    return [
        name for name, length in lengths.items() if length > LIMITS.get(Path(name).suffix, length)
    ]


def machine_paths(texts: Mapping[str, str]) -> list[str]:
    return [
        f"{name}:{number}: {line.strip()}"
        for name, text in texts.items()
        for number, line in enumerate(text.splitlines(), 1)
        if MACHINE_PATH.search(line)
    ]


def badly_described(texts: Mapping[str, str]) -> list[str]:
    """List the Python files whose docstring does not begin with a paragraph of one sentence."""
    found = []
    for name, text in texts.items():
        if name.endswith(".py"):
            first = (ast.get_docstring(ast.parse(text)) or "").split("\n\n")[0]
            if not first.endswith(".") or SECOND_SENTENCE.search(first):
                found.append(name)
    return found


def test_no_file_is_too_long() -> None:
    assert too_long(tracked_texts()) == []


def test_no_file_knows_the_machine_it_was_written_on() -> None:
    assert machine_paths(tracked_texts()) == []


def test_every_module_says_its_one_job_in_one_sentence() -> None:
    assert badly_described(tracked_texts()) == []


def test_each_of_these_tests_can_fail() -> None:
    assert too_long({"a.py": "\n" * 401, "b.qml": "\n" * 300, "c.txt": "\n" * 999}) == ["a.py"]
    assert machine_paths({"a.md": str(Path("/", "tmp", "picture.png"))}) != []
    texts = {"a.py": '"""One job. And one more."""', "b.py": "", "c.py": '"""Rolls dice."""'}
    assert badly_described(texts) == ["a.py", "b.py"]
    assert {"pyproject.toml", "installer/__main__.py"} <= set(tracked_texts())
