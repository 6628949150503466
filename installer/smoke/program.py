"""A built program and what it says: exit code 0 and no complaint, or a finding."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from installer.bootstrap import PYTHON, ROOT
from installer.failure import Failure
from installer.smoke import windows
from installer.smoke.surroundings import Surroundings

PATIENCE_SECONDS = 180.0
"""Within this time something has to have happened, also on a slow computer."""
PAUSE_SECONDS = 0.1


@dataclass(frozen=True, slots=True)
class Program:
    """How it is started, and where."""

    command: tuple[str, ...]
    around: Surroundings

    def run(self, *arguments: str) -> str:
        """What the program prints; everything else it might do is a failure."""
        with self._started(arguments) as process:
            printed, complaints = process.communicate(timeout=PATIENCE_SECONDS)
        self._judge(arguments, process.returncode, complaints)
        return printed

    def show(self, *arguments: str, until: Callable[[], bool]) -> None:
        """Open the window, wait until something has happened, and close it as a person does."""
        with self.opened(*arguments) as window:
            window.wait(until, "nothing came of it")

    @contextmanager
    def opened(self, *arguments: str) -> Iterator["Window"]:
        """Open the window, and close it in the end as a person does."""
        with (
            self._started(arguments) as process,
            windows.screen(self.around.variables["DISPLAY"]) as screen,
        ):
            window = Window(self, process, screen)
            window.wait(lambda: bool(screen.visible("beamme")), "no window appeared")
            yield window
            for each in screen.visible("beamme"):
                screen.close(each)
            _, complaints = process.communicate(timeout=PATIENCE_SECONDS)
        self._judge(arguments, process.returncode, complaints)

    @contextmanager
    def _started(self, arguments: Sequence[str]) -> Iterator["subprocess.Popen[str]"]:
        with subprocess.Popen(
            [*self.command, *arguments],
            env=self.around.variables,
            cwd=self.around.home,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        ) as process:
            try:
                yield process
            except subprocess.TimeoutExpired:
                if sys.platform != "win32":
                    process.send_signal(signal.SIGABRT)  # leaves the stacks of its threads behind
                    process.wait()
                words = self.words(arguments)
                raise Failure(f"{self.around.traces()}{words}: did not end.") from None
            finally:
                process.kill()

    def _judge(self, arguments: Sequence[str], code: int, complaints: str) -> None:
        if code != 0 or complaints:
            raise Failure(f"{complaints}{self.words(arguments)}: exit code {code}.")

    def words(self, arguments: Sequence[str] = ()) -> str:
        """What was started, for people."""
        return " ".join([Path(self.command[0]).name, *self.command[1:], *arguments])


@dataclass(frozen=True, slots=True)
class Window:
    """The open window of a program, seen from outside."""

    program: Program
    process: "subprocess.Popen[str]"
    screen: windows.Screen

    def wait(self, condition: Callable[[], bool], otherwise: str) -> None:
        """Wait until something has happened; the program must not end before."""
        started = time.monotonic()
        while not condition():
            if self.process.poll() is not None or time.monotonic() > started + PATIENCE_SECONDS:
                self.process.kill()
                _, complaints = self.process.communicate()
                raise Failure(f"{complaints}{self.program.words()}: {otherwise}.")
            time.sleep(PAUSE_SECONDS)

    def take_picture(self, path: Path) -> None:
        """Save what the window shows now; Qt of the project's environment takes the picture."""
        (window,) = self.screen.visible("beamme")
        command = [str(PYTHON), "-m", "installer.smoke.take_picture", str(window), str(path)]
        display = self.program.around.variables["DISPLAY"]
        environment = {**os.environ, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb"}
        subprocess.run(command, cwd=ROOT, env=environment, check=True)
