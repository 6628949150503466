"""One program for each user and folder: who comes later tells the first one, and ends."""

import subprocess
from pathlib import Path

import pytest

from beamme.core.errors import BadData
from tests.ui.launch.other_programs import answer_of, first, meeting, start_other
from ui.launch import single_instance as module
from ui.launch.launch_request import LARGEST_BYTES, LaunchRequest
from ui.launch.single_instance import Refused, SingleInstance, Unanswered
from ui.launch.socket_path import socket_path

__all__ = ["first", "meeting"]


def test_a_later_start_tells_its_wish_and_is_not_the_one(
    first: SingleInstance, tmp_path: Path
) -> None:
    requests: list[LaunchRequest] = []
    first.serve(requests.append)
    assert answer_of(start_other(tmp_path / "data")) == "False"
    assert requests == [LaunchRequest(language="en")]


def test_a_wish_waits_until_somebody_can_grant_it(first: SingleInstance, tmp_path: Path) -> None:
    assert answer_of(start_other(tmp_path / "data")) == "False"
    requests: list[LaunchRequest] = []
    first.serve(requests.append)
    assert requests == [LaunchRequest(language="en")]
    first.serve(requests.append)
    assert requests == [LaunchRequest(language="en")]


def test_the_same_folder_by_another_path_is_the_same(first: SingleInstance, tmp_path: Path) -> None:
    first.serve(lambda _: None)
    (tmp_path / "data").mkdir()
    (tmp_path / "link").symlink_to(tmp_path / "data")
    assert answer_of(start_other(tmp_path / "link")) == "False"


def test_another_folder_has_its_own_program(first: SingleInstance, tmp_path: Path) -> None:
    first.serve(lambda _: pytest.fail("heard"))
    assert answer_of(start_other(tmp_path / "elsewhere")) == "True"


def test_after_the_end_the_next_start_is_the_one(tmp_path: Path, first: SingleInstance) -> None:
    first.close()
    first.release()
    assert answer_of(start_other(tmp_path / "data")) == "True"


def test_who_starts_while_the_first_is_ending_waits_for_it(
    tmp_path: Path, first: SingleInstance
) -> None:
    first.close()
    other = start_other(tmp_path / "data")
    with pytest.raises(subprocess.TimeoutExpired):
        other.wait(0.5)
    first.release()
    assert answer_of(other) == "True"


def test_a_program_that_hangs_is_told_of(
    first: SingleInstance, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first.serve(lambda _: None)
    monkeypatch.setattr(module, "ANSWER_MS", 100)
    with pytest.raises(Unanswered):
        SingleInstance(tmp_path / "data").claim(
            LaunchRequest()
        )  # nobody can answer: this is its own thread


def test_what_is_refused_is_told_to_the_later_start_at_once(
    first: SingleInstance, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_: bytes) -> LaunchRequest:
        raise BadData("game: not known")

    first.serve(lambda _: pytest.fail("heard"))
    monkeypatch.setattr(module, "from_bytes", refuse)
    lock = Path(f"{socket_path(tmp_path / 'data')}.lock")
    assert answer_of(start_other(tmp_path / "data")) == "game: not known"
    assert lock.exists()


@pytest.mark.parametrize("name", ["x" * 9000, "\N{BELL}\x01" * 1000, "strange\udcff.beamme"])
def test_any_path_can_be_told(first: SingleInstance, tmp_path: Path, name: str) -> None:
    requests: list[LaunchRequest] = []
    first.serve(requests.append)
    assert answer_of(start_other(tmp_path / "data", "open", f"/{name}")) == "False"
    assert requests == [LaunchRequest(match=Path(f"/{name}"), language="en")]


def test_what_cannot_be_told_is_refused_before_it_is(first: SingleInstance, tmp_path: Path) -> None:
    first.serve(lambda _: pytest.fail("heard"))
    with pytest.raises(Refused, match="larger than"):
        SingleInstance(tmp_path / "data").claim(
            LaunchRequest(match=Path("/" + "x" * LARGEST_BYTES))
        )
