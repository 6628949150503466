"""What commands have in common on a terminal: errors in one line, strange output, help."""

import os
import sys
from argparse import ArgumentParser
from contextlib import suppress
from io import TextIOWrapper
from typing import NoReturn, TextIO

BAD_INPUT = 2
INTERRUPTED = 130


class Parser(ArgumentParser):
    """Tells what is wrong with the arguments in one line, without the usage."""

    def __init__(self, prog: str, description: str, epilog: str | None = None) -> None:
        super().__init__(prog=prog, description=description, epilog=epilog, allow_abbrev=False)

    def error(self, message: str) -> NoReturn:
        """End with the exit code of bad input."""
        self.exit(BAD_INPUT, f"{self.prog}: {one_line(message)}\n")


def visible(text: str) -> str:
    """A stranger's text with its line breaks and orders to the terminal shown as escapes."""
    return "".join(
        mark if mark.isprintable() else mark.encode("unicode_escape").decode() for mark in text
    )


def one_line(text: str) -> str:
    """A sentence on one line, whatever a stranger put into it."""
    return visible(" ".join(text.split()))


def complain(prog: str, message: str) -> None:
    """Say on stderr what is wrong, if anybody can hear it."""
    _tell_beside(f"{prog}: {one_line(message)}")


def say(prog: str, text: str) -> int:
    """Print the text; a reader who has left is no error, a full disk is one."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")
    try:
        print("\n".join(map(visible, text.split("\n"))), flush=True)
    except OSError as error:
        return _not_written(prog, error)
    return 0


def hand_out(prog: str, data: bytes, about: str) -> int:
    """Print bytes for another program; what they are about goes to stderr."""
    try:
        sys.stdout.buffer.write(data)
        sys.stdout.buffer.flush()
    except OSError as error:
        return _not_written(prog, error)
    _tell_beside(visible(about))
    return 0


def _tell_beside(line: str) -> None:
    """Print a line on stderr, if there is one; without it, print would take stdout."""
    if sys.stderr is not None:
        try:
            print(line, file=sys.stderr, flush=True)
        except OSError:
            _forget(sys.stderr)


def ended(prog: str, code: int) -> int:
    """The exit code of a command after all that it printed is written."""
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
    """Drop what could not be printed."""
    _forget(sys.stdout)


def _forget(stream: TextIO) -> None:
    # Python would try once more at its end, and complain.
    with suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
