"""What commands share on a terminal: one-line errors, safe output, help."""

import os
import sys
from argparse import ArgumentParser
from contextlib import suppress
from io import TextIOWrapper
from typing import NoReturn, TextIO

BAD_INPUT = 2
INTERRUPTED = 130


class Parser(ArgumentParser):
    """Reports bad arguments in one line, without the usage."""

    def __init__(self, prog: str, description: str, epilog: str | None = None) -> None:
        super().__init__(prog=prog, description=description, epilog=epilog, allow_abbrev=False)

    def error(self, message: str) -> NoReturn:
        """Exit with the code for bad input."""
        self.exit(BAD_INPUT, f"{self.prog}: {one_line(message)}\n")


def visible(text: str) -> str:
    """Untrusted text, with line breaks and terminal control characters shown as escapes."""
    return "".join(
        mark if mark.isprintable() else mark.encode("unicode_escape").decode() for mark in text
    )


def one_line(text: str) -> str:
    """A message on one line, whatever untrusted text it contains."""
    return visible(" ".join(text.split()))


def complain(prog: str, message: str) -> None:
    """Print an error to stderr, if there is one."""
    _tell_beside(f"{prog}: {one_line(message)}")


def say(prog: str, text: str) -> int:
    """Print the text; a closed pipe is not an error, a full disk is."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")
    try:
        print("\n".join(map(visible, text.split("\n"))), flush=True)
    except OSError as error:
        return _not_written(prog, error)
    return 0


def hand_out(prog: str, data: bytes, about: str) -> int:
    """Print bytes for another program; a remark about them goes to stderr."""
    try:
        sys.stdout.buffer.write(data)
        sys.stdout.buffer.flush()
    except OSError as error:
        return _not_written(prog, error)
    _tell_beside(visible(about))
    return 0


def _tell_beside(line: str) -> None:
    """Print a line to stderr if it exists; without it, print would use stdout."""
    if sys.stderr is not None:
        try:
            print(line, file=sys.stderr, flush=True)
        except OSError:
            _forget(sys.stderr)


def ended(prog: str, code: int) -> int:
    """The exit code of a command, once all its output has been written."""
    try:
        if sys.stdout is not None:
            sys.stdout.flush()
    except OSError as error:
        return _not_written(prog, error) or code
    return code


def _not_written(prog: str, error: OSError) -> int:
    forget_output()
    if isinstance(error, BrokenPipeError):
        return 0
    complain(prog, f"cannot write: {error.strerror}")
    return BAD_INPUT


def forget_output() -> None:
    """Discard what could not be printed."""
    _forget(sys.stdout)


def _forget(stream: TextIO) -> None:
    # Otherwise Python would try once more at exit, and complain.
    with suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
