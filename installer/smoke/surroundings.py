"""A player's surroundings: a home of their own, a virtual screen, and nothing of the builder's."""

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
"""Variables of the builder that a player has, too."""
PREFERENCES = {"pace": "instant", "motion": "calm", "sound": False}
"""A computer match in the window should not take as long as one with people."""
FOLDERS = ("CACHE_HOME", "CONFIG_HOME", "DATA_HOME", "RUNTIME_DIR", "STATE_HOME")


@dataclass(frozen=True, slots=True)
class Surroundings:
    """Where a program is tried out."""

    home: Path
    variables: dict[str, str]

    @property
    def matches(self) -> Path:
        """Where the program saves matches."""
        return self.home / "data_home" / "BeamMe" / "matches"

    def prefer(self, **preferences: object) -> None:
        """Change preferences, as somebody does who edits their file."""
        settings = self.home / "config_home" / "BeamMe" / "settings.json"
        chosen = {**json.loads(settings.read_text("utf-8")), **preferences}
        settings.write_text(json.dumps(chosen), "utf-8")

    def traces(self) -> str:
        """What the program has noted of its life and of a crash."""
        notes = sorted((self.home / "state_home" / "BeamMe").glob("*.*"))
        return "".join(path.read_text("utf-8", "replace") for path in notes)

    def left_behind(self) -> list[str]:
        """All files of the home, by their path in it."""
        files = [path for path in self.home.rglob("*") if path.is_file()]
        return sorted(str(path.relative_to(self.home)) for path in files)


@contextmanager
def surroundings() -> Iterator[Surroundings]:
    """A fresh home, with a screen where there is none."""
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
        yield Surroundings(home, variables)
