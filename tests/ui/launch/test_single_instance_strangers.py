"""Strangers who call the one program: they are refused with a reason and learn nothing."""

from pathlib import Path

import pytest

from tests.ui.helpers.waiting import wait_until
from tests.ui.launch.other_programs import call, first, heard, meeting, send
from ui.app.language import Language
from ui.launch import single_instance as module
from ui.launch.launch_request import LARGEST_BYTES, LaunchRequest, to_bytes
from ui.launch.single_instance import END, REFUSED, TAKEN, SingleInstance
from ui.launch.socket_path import socket_path

__all__ = ["first", "meeting"]

REQUEST = LaunchRequest(game="kuh-vadis", seats=(None, None), language="de")


@pytest.mark.parametrize(
    "noise",
    [
        END,
        b"GET / HTTP/1.1\r\n\r\n" + END,
        b'{"match": "relative"}' + END,
        b'{"run": "rm -rf"}' + END,
        b"x" * (LARGEST_BYTES + 1),
        b"[" * LARGEST_BYTES + END,
    ],
    ids=["nothing", "http", "relative", "unknown", "too long", "deep"],
)
def test_a_stranger_is_refused_with_a_reason(
    first: SingleInstance, tmp_path: Path, noise: bytes
) -> None:
    requests: list[LaunchRequest] = []
    first.serve(requests.append)
    answers: list[bytes] = []
    with call(tmp_path / "data") as line:
        send(line, noise)
        wait_until(lambda: bool(answers.append(heard(line) or b"") or answers[-1]), "an answer")
        assert answers[-1].startswith(REFUSED)
        assert len(answers[-1]) > len(REFUSED)
        wait_until(lambda: heard(line) == b"", "the end of the call")
    assert requests == []
    with call(tmp_path / "data") as line:
        told = to_bytes(REQUEST) + END
        line.sendall(told[:9])
        line.sendall(told[9:])
        wait_until(lambda: heard(line) == TAKEN, "an answer")
    assert requests == [REQUEST]


def test_who_never_comes_to_the_point_is_hung_up_on(
    first: SingleInstance, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "REQUEST_MS", 50)
    first.serve(lambda _: pytest.fail("heard"))
    with call(tmp_path / "data") as line:
        line.sendall(b"{")
        wait_until(lambda: heard(line) == b"", "the end of the call")


def test_nobody_else_may_look_in(first: SingleInstance, tmp_path: Path, meeting: Path) -> None:
    place = socket_path(tmp_path / "data")
    first.serve(lambda _: None)
    assert place.parent.parent == meeting
    assert place.parent.stat().st_mode & 0o077 == 0
    assert place.stat().st_mode & 0o077 == 0


def test_a_start_is_refused_in_the_language_of_the_window(
    first: SingleInstance, tmp_path: Path, language: Language
) -> None:
    language.switch("de")
    first.serve(lambda _: pytest.fail("heard"))
    answers: list[bytes] = []
    with call(tmp_path / "data") as line:
        send(line, b'{"game": "chess"}' + END)
        wait_until(lambda: bool(answers.append(heard(line) or b"") or answers[-1]), "an answer")
    assert answers[-1] == REFUSED + b"game: unbekannt"
