"""`beamme referee`: other programs play through it, one JSON object per line each way."""

import sys
from collections.abc import Iterator
from json import dumps
from typing import BinaryIO

from beamme.commands.rulings import LARGEST_REQUEST, Referee
from beamme.commands.terminal import BAD_INPUT, INTERRUPTED, Parser, complain, forget_output

PROG = "beamme referee"


def requests(source: BinaryIO) -> Iterator[bytes]:
    """The lines that come in; what is too long is cut, and then too long to be understood."""
    while line := source.readline(LARGEST_REQUEST + 1):
        rest = line
        while rest and not rest.endswith(b"\n"):
            rest = source.readline(LARGEST_REQUEST + 1)
        if line.strip():
            yield line


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    """Reply to every line until there are no more."""
    referee = Referee()
    for line in requests(source):
        sink.write(dumps(referee.reply(line)).encode() + b"\n")
        sink.flush()


def main(argv: list[str]) -> int:
    """Run the command until its input ends."""
    Parser(
        PROG,
        "Play through another program: one JSON object per line in, one per line out.",
        "docs/referee.md tells every request, with an example.",
    ).parse_args(argv)
    try:
        serve(sys.stdin.buffer, sys.stdout.buffer)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        forget_output()
    except OSError as error:
        forget_output()
        complain(PROG, f"cannot go on: {error.strerror}")
        return BAD_INPUT
    return 0
