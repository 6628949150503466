"""What commands have in common on a terminal: errors in one line, strange output, help."""

import os
import sys
from argparse import ArgumentParser
from io import TextIOWrapper
from typing import NoReturn

BAD_INPUT = 2


class Parser(ArgumentParser):
    """Tells what is wrong with the arguments in one line, without the usage."""

    def __init__(self, prog: str, description: str, epilog: str | None = None) -> None:
        super().__init__(prog=prog, description=description, epilog=epilog, allow_abbrev=False)

    def error(self, message: str) -> NoReturn:
        """End with the exit code of bad input."""
        self.exit(BAD_INPUT, f"{self.prog}: {one_line(message)}\n")


def one_line(text: str) -> str:
    """A stranger's text without line breaks, and without orders to the terminal."""
    words = " ".join(text.split())
    return "".join(mark if mark.isprintable() else "?" for mark in words)


def complain(prog: str, message: str) -> None:
    """Say on stderr what is wrong."""
    print(f"{prog}: {one_line(message)}", file=sys.stderr)


def say(prog: str, text: str) -> int:
    """Print the text; a reader who has left is no error, a full disk is one."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")
    try:
        print(text, flush=True)
    except BrokenPipeError:
        forget_output()
    except OSError as error:
        forget_output()
        complain(prog, f"cannot write: {error.strerror}")
        return BAD_INPUT
    return 0


def forget_output() -> None:
    """Drop what could not be written."""
    # Python would try once more at its end, and complain.
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
