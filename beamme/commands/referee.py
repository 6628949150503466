"""`beamme referee`: other programs play through it, one JSON object per line each way."""

import sys
from collections.abc import Iterator
from json import dumps
from typing import BinaryIO

from beamme.commands.referee_session import LARGEST_REQUEST_BYTES, Referee
from beamme.commands.terminal import BAD_INPUT, INTERRUPTED, Parser, complain, forget_output

PROG = "beamme referee"


def requests(source: BinaryIO) -> Iterator[bytes]:
    """The incoming lines; one that is too long is cut to a length that will be refused."""
    while line := source.readline(LARGEST_REQUEST_BYTES + 1):
        rest = line
        while rest and not rest.endswith(b"\n"):
            rest = source.readline(LARGEST_REQUEST_BYTES + 1)
        if line.strip():
            yield line


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    """Reply to every line until the input ends."""
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
