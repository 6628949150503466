"""Run a command whose output matters only if it fails."""

import subprocess
from collections.abc import Mapping
from pathlib import Path

from installer.failure import Failure

LAST_LINES = 5


def run_quietly(
    command: list[str],
    failed: str,
    *,
    env: Mapping[str, str] | None = None,
    cwd: Path | None = None,
    lines: int | None = LAST_LINES,
) -> None:
    """Run a command; if it fails, show this sentence and its last lines (None: all)."""
    done = subprocess.run(
        command,
        cwd=cwd,
        env=env,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        printed = done.stdout.strip().splitlines()
        told = printed if lines is None else printed[-lines:]
        raise Failure("\n".join([*told, failed]))
