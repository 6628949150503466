"""What `beamme referee` reads and writes: long lines, replies at once, and trouble."""

import io
import json
import sys

import pytest

from beamme.commands.referee import main, requests, serve
from beamme.commands.referee_session import LARGEST_REQUEST_BYTES
from tests.commands.referee.referees import run


def test_lines_that_are_too_long_do_not_swallow_the_next_one() -> None:
    hello = b'{"command": "hello"}\n'
    source = io.BytesIO(
        b"\n  \r\n" + hello + b"x" * (3 * LARGEST_REQUEST_BYTES) + b"\n" + hello[:-1]
    )
    lines = list(requests(source))
    assert [len(line) for line in lines] == [len(hello), LARGEST_REQUEST_BYTES + 1, len(hello) - 1]
    source.seek(0)
    sink = io.BytesIO()
    serve(source, sink)
    replies = [json.loads(line) for line in sink.getvalue().splitlines()]
    assert [reply["ok"] for reply in replies] == [True, False, True]
    assert replies[1]["error"] == f"larger than {LARGEST_REQUEST_BYTES} bytes"


def test_every_reply_comes_at_once() -> None:
    class Waiting(io.BytesIO):
        def flush(self) -> None:
            flushed.append(self.getvalue().count(b"\n"))

    flushed: list[int] = []
    serve(io.BytesIO(b'{"command": "hello"}\n' * 3), Waiting())
    assert flushed == [1, 2, 3]


def test_the_end_of_the_input_is_the_end() -> None:
    ended = run(b"")
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, b"", b"")


class Broken(io.BytesIO):
    """Output that cannot be written to."""

    def __init__(self, error: BaseException) -> None:
        super().__init__()
        self._error = error

    def flush(self) -> None:
        raise self._error


@pytest.mark.parametrize(
    ("error", "code", "said"),
    [
        (BrokenPipeError(), 0, ""),
        (KeyboardInterrupt(), 130, ""),
        (OSError(28, "No space left on device"), 2, "beamme referee: cannot go on: No space left"),
    ],
)
def test_trouble_with_the_output_ends_it_quietly(
    error: BaseException,
    code: int,
    said: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    class Stream:
        def __init__(self, buffer: io.BytesIO) -> None:
            self.buffer = buffer

    monkeypatch.setattr("beamme.commands.referee.forget_output", lambda: None)
    monkeypatch.setattr(sys, "stdin", Stream(io.BytesIO(b'{"command": "hello"}\n')))
    monkeypatch.setattr(sys, "stdout", Stream(Broken(error)))
    assert main([]) == code
    assert capsys.readouterr().err.startswith(said)


def test_wrong_arguments_are_said_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["--fast"])
    assert end.value.code == 2
    assert capsys.readouterr().err == "beamme referee: unrecognized arguments: --fast\n"
