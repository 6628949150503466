"""A built program and what it says: exit code 0 and no complaint, or a finding."""

import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from installer.failure import Failure
from installer.smoke import windows
from installer.smoke.surroundings import Surroundings

PATIENCE = 180.0
"""Seconds until something has to have happened, also on a slow computer."""
PAUSE = 0.1


@dataclass(frozen=True, slots=True)
class Program:
    """How it is started, and where."""

    command: tuple[str, ...]
    around: Surroundings

    def run(self, *arguments: str) -> str:
        """What the program prints; everything else it might do is a failure."""
        with self._started(arguments) as process:
            printed, complaints = process.communicate(timeout=PATIENCE)
        self._judge(arguments, process.returncode, complaints)
        return printed

    def show(self, *arguments: str, until: Callable[[], bool]) -> None:
        """Open the window, wait until something has happened, and close it as a person does."""
        with (
            self._started(arguments) as process,
            windows.screen(self.around.variables["DISPLAY"]) as screen,
        ):
            self._wait(process, lambda: bool(screen.visible("beamme")), "no window appeared")
            self._wait(process, until, "nothing came of it")
            for window in screen.visible("beamme"):
                screen.close(window)
            _, complaints = process.communicate(timeout=PATIENCE)
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
                words = self._words(arguments)
                raise Failure(f"{self.around.traces()}{words}: did not end.") from None
            finally:
                process.kill()

    def _wait(
        self, process: "subprocess.Popen[str]", condition: Callable[[], bool], otherwise: str
    ) -> None:
        started = time.monotonic()
        while not condition():
            if process.poll() is not None or time.monotonic() > started + PATIENCE:
                process.kill()
                _, complaints = process.communicate()
                raise Failure(f"{complaints}{self._words(())}: {otherwise}.")
            time.sleep(PAUSE)

    def _judge(self, arguments: Sequence[str], code: int, complaints: str) -> None:
        if code != 0 or complaints:
            raise Failure(f"{complaints}{self._words(arguments)}: exit code {code}.")

    def _words(self, arguments: Sequence[str]) -> str:
        return " ".join([Path(self.command[0]).name, *self.command[1:], *arguments])
