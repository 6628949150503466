"""A clean environment: a new home folder, a virtual screen, and none of the user's files."""

import json
import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

from installer.screen import virtual_screen

KEPT = ("LANG", "LC_ALL", "PATH", "SYSTEMROOT", "TMPDIR")
"""Variables that are passed on."""
PREFERENCES = {"pace": "instant", "motion": "calm", "sound": False}
"""Fast matches: no waiting, motion or sound."""
FOLDERS = ("CACHE_HOME", "CONFIG_HOME", "DATA_HOME", "RUNTIME_DIR", "STATE_HOME")


@dataclass(frozen=True, slots=True)
class Environment:
    """The home folder and variables of a program under test."""

    home: Path
    variables: dict[str, str]

    @property
    def matches(self) -> Path:
        """Where the program saves matches."""
        return self.home / "data_home" / "BeamMe" / "matches"

    def prefer(self, **preferences: object) -> None:
        """Change preferences in their file."""
        settings = self.home / "config_home" / "BeamMe" / "settings.json"
        chosen = {**json.loads(settings.read_text("utf-8")), **preferences}
        settings.write_text(json.dumps(chosen), "utf-8")

    def traces(self) -> str:
        """The log and the crash reports of the program."""
        notes = sorted((self.home / "state_home" / "BeamMe").glob("*.*"))
        return "".join(path.read_text("utf-8", "replace") for path in notes)

    def left_behind(self) -> list[str]:
        """All files in the home folder, by relative path."""
        files = [path for path in self.home.rglob("*") if path.is_file()]
        return sorted(str(path.relative_to(self.home)) for path in files)


@contextmanager
def clean_environment() -> Iterator[Environment]:
    """A new home folder and, on Linux, a virtual screen."""
    with ExitStack() as stack:
        home = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="beamme-smoke-")))
        variables = {name: os.environ[name] for name in KEPT if name in os.environ}
        variables["HOME"] = str(home)
        for name in FOLDERS:
            folder = home / name.lower()
            folder.mkdir(mode=0o700)
            variables[f"XDG_{name}"] = str(folder)
        if sys.platform == "linux":
            variables["DISPLAY"] = stack.enter_context(virtual_screen())
        settings = home / "config_home" / "BeamMe" / "settings.json"
        settings.parent.mkdir()
        settings.write_text(json.dumps(PREFERENCES), "utf-8")
        yield Environment(home, variables)
