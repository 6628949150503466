"""A built program: any exit code but 0, and any output on stderr, is a failure."""

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
from installer.smoke.environment import Environment

TIMEOUT_SECONDS = 180.0
"""Long enough for a slow computer."""
POLL_SECONDS = 0.1


@dataclass(frozen=True, slots=True)
class Program:
    """A command and the environment in which it runs."""

    command: tuple[str, ...]
    environment: Environment

    def run(self, *arguments: str) -> str:
        """Run the program to its end and return what it prints."""
        with self._started(arguments) as process:
            printed, complaints = process.communicate(timeout=TIMEOUT_SECONDS)
        self._check(arguments, process.returncode, complaints)
        return printed

    def show(self, *arguments: str, until: Callable[[], bool]) -> None:
        """Open the window, wait for a condition, and close it as a user does."""
        with self.opened(*arguments) as window:
            window.wait(until, "nothing came of it")

    @contextmanager
    def opened(self, *arguments: str) -> Iterator["Window"]:
        """Open the window, and close it at the end as a user does."""
        with (
            self._started(arguments) as process,
            windows.screen(self.environment.variables["DISPLAY"]) as screen,
        ):
            window = Window(self, process, screen)
            window.wait(lambda: bool(screen.visible("beamme")), "no window appeared")
            yield window
            for each in screen.visible("beamme"):
                screen.close(each)
            _, complaints = process.communicate(timeout=TIMEOUT_SECONDS)
        self._check(arguments, process.returncode, complaints)

    @contextmanager
    def _started(self, arguments: Sequence[str]) -> Iterator["subprocess.Popen[str]"]:
        with subprocess.Popen(
            [*self.command, *arguments],
            env=self.environment.variables,
            cwd=self.environment.home,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        ) as process:
            try:
                yield process
            except subprocess.TimeoutExpired:
                if sys.platform != "win32":
                    process.send_signal(signal.SIGABRT)  # dumps the stacks of its threads
                    process.wait()
                words = self.words(arguments)
                raise Failure(f"{self.environment.traces()}{words}: did not end.") from None
            finally:
                process.kill()

    def _check(self, arguments: Sequence[str], code: int, complaints: str) -> None:
        if code != 0 or complaints:
            raise Failure(f"{complaints}{self.words(arguments)}: exit code {code}.")

    def words(self, arguments: Sequence[str] = ()) -> str:
        """The command line, for messages."""
        return " ".join([Path(self.command[0]).name, *self.command[1:], *arguments])


@dataclass(frozen=True, slots=True)
class Window:
    """The open window of a program, seen from another process."""

    program: Program
    process: "subprocess.Popen[str]"
    screen: windows.Screen

    def wait(self, condition: Callable[[], bool], otherwise: str) -> None:
        """Wait for a condition; fail if the program ends before."""
        started = time.monotonic()
        while not condition():
            if self.process.poll() is not None or time.monotonic() > started + TIMEOUT_SECONDS:
                self.process.kill()
                _, complaints = self.process.communicate()
                raise Failure(f"{complaints}{self.program.words()}: {otherwise}.")
            time.sleep(POLL_SECONDS)

    def take_picture(self, path: Path) -> None:
        """Save a screenshot of the window, taken by the project's own Qt."""
        (window,) = self.screen.visible("beamme")
        command = [str(PYTHON), "-m", "installer.smoke.take_picture", str(window), str(path)]
        display = self.program.environment.variables["DISPLAY"]
        environment = {**os.environ, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb"}
        subprocess.run(command, cwd=ROOT, env=environment, check=True)
