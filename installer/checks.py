"""The checks that every change has to pass, side by side."""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass

from installer import qml, translations
from installer.bootstrap import PROGRAMS, ROOT
from installer.screen import DRAWING, virtual_screen

WORKERS = 2

Check = Callable[[], str]


@dataclass(frozen=True, slots=True)
class Report:
    """What one check found; nothing when all is well."""

    name: str
    seconds: float
    findings: str

    def __str__(self) -> str:
        state = "failed" if self.findings else "ok"
        line = f"{self.name:<13}{state:<7}{self.seconds:5.1f} s"
        return f"{line}\n{self.findings.rstrip()}" if self.findings else line


def tool(program: str, *arguments: str, **environment: str) -> Check:
    """Make a check of a program that fails by its exit code."""

    def check() -> str:
        done = subprocess.run(
            [str(PROGRAMS / program), *arguments],
            cwd=ROOT,
            env={**os.environ, **environment},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        return (done.stdout or "failed without a word") if done.returncode != 0 else ""

    return check


def covered() -> str:
    """Check that the tests of the rules cover every line and branch."""
    with tempfile.TemporaryDirectory() as name:
        data = f"--data-file={name}/coverage"
        tests = ("tests/core", "tests/games", "tests/games_kit/rules")
        run_tests = tool(
            "coverage", "run", data, "-m", "pytest", "-q", "-p", "no:cacheprovider", *tests
        )
        return run_tests() or tool("coverage", "report", data)()


def translated() -> str:
    """Check that every text of the window is there in every language."""
    return "\n".join(translations.problems())


WALKS: Sequence[tuple[str, Sequence[str]]] = (
    ("1", ()),
    ("1.5", ("--language", "de", "--size", "1280x720")),
    ("2", ("--language", "de", "--size", "960x540")),
)
"""Scale factors of the screen, and the languages and sizes in which all screens are looked at."""


def fitting() -> str:
    """Check that every text fits on every screen, with the longest names and all seats taken."""
    translations.compile_all()
    with ExitStack() as stack:
        display = {}
        if sys.platform == "linux":
            display = {**DRAWING, "DISPLAY": stack.enter_context(virtual_screen())}
        walk = ("python", "-m", "installer.tools.tour", "--fit")
        return "".join(
            tool(*walk, *words, **{**display, "QT_SCALE_FACTOR": scale})() for scale, words in WALKS
        )


CHECKS: Mapping[str, Check] = {
    "fit": fitting,
    "coverage": covered,
    "types": tool("mypy"),
    "format": tool("ruff", "format", "--check", "--output-format", "concise", "."),
    "lint": tool("ruff", "check", "--no-fix", "--output-format", "concise", "."),
    "imports": tool("lint-imports", "--no-logo"),
    "qml": qml.lint,
    "translations": translated,
    "lock": tool("python", "-m", "installer.dependencies.lock_check"),
}


def run(names: Sequence[str], known: Mapping[str, Check] = CHECKS) -> int:
    """Run these checks to the end, print a line for each, and return 1 if any found something."""
    failed = False
    with ThreadPoolExecutor(WORKERS) as pool:
        for report in pool.map(lambda name: _report(name, known[name]), names):
            print(report, flush=True)
            failed = failed or bool(report.findings)
    return int(failed)


def _report(name: str, check: Check) -> Report:
    start = time.monotonic()
    try:
        findings = check()
    except Exception as problem:  # noqa: BLE001 a broken check is a finding, and the others go on
        findings = f"the check itself failed: {problem}"
    return Report(name, time.monotonic() - start, findings)
