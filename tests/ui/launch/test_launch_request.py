"""What a later start tells the first: everything it wants, and nothing that could do harm."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from beamme.ai.strategy import Level
from beamme.core.errors import BadData
from ui.__main__ import read_options
from ui.launch.launch_request import (
    ACTIVATION,
    LARGEST_BYTES,
    LaunchRequest,
    from_bytes,
    of_options,
    to_bytes,
)

GOOD = {"match": None, "game": None, "seats": "", "language": None, "activation": ""}


def test_a_command_line_becomes_a_wish(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv(ACTIVATION, "token-7")
    (tmp_path / "m.beamme").touch()
    request = of_options(read_options(["--language", "de", "m.beamme"]))
    assert request == LaunchRequest(
        match=tmp_path / "m.beamme", language="de", activation="token-7"
    )
    request = of_options(read_options(["--game", "kuh-vadis", "--seats", "expert,person"]))
    assert (request.game, request.seats) == ("kuh-vadis", (Level.EXPERT, None))


def test_an_empty_command_line_wishes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(ACTIVATION, raising=False)
    assert of_options(read_options([])) == LaunchRequest()


@pytest.mark.parametrize(
    "sent",
    [
        LaunchRequest(),
        LaunchRequest(match=Path("/somewhere/Ärger mit „Kühen“ \n.beamme"), activation="a:b/c_1"),
        LaunchRequest(match=Path("/not/a text \udcff.beamme")),
        LaunchRequest(match=Path("/" + "\x01" * 4095)),
        LaunchRequest(game="dice-flick", seats=(None, Level.MASTER, None), language="en"),
    ],
)
def test_what_is_told_is_understood(sent: LaunchRequest) -> None:
    told = to_bytes(sent)
    assert b"\0" not in told
    assert len(told) <= LARGEST_BYTES
    assert from_bytes(told) == sent


def test_a_strange_leave_of_the_desktop_is_left_out() -> None:
    assert from_bytes(to_bytes(LaunchRequest(activation="a b\n"))) == LaunchRequest()
    assert from_bytes(to_bytes(LaunchRequest(activation="x" * 9000))) == LaunchRequest()


@pytest.mark.parametrize(
    "change",
    [
        {"match": "relative.beamme"},
        {"match": 1},
        {"match": "/with\0end"},
        {"game": "chess", "seats": "person,expert"},
        {"game": ["kuh-vadis"], "seats": "person,expert"},
        {"game": "kuh-vadis"},
        {"game": "kuh-vadis", "seats": "person"},
        {"game": "kuh-vadis", "seats": "person,god"},
        {"game": "kuh-vadis", "seats": ["person", "person"]},
        {"seats": "person,expert"},
        {"seats": None},
        {"language": "fr"},
        {"language": {}},
        {"activation": None},
        {"activation": "two words"},
        {"match_bytes": "zz"},
        {"match_bytes": "00"},
    ],
    ids=str,
)
def test_a_wrong_wish_is_refused(change: dict[str, Any]) -> None:
    assert from_bytes(json.dumps(GOOD).encode()) == LaunchRequest()
    with pytest.raises(BadData):
        from_bytes(json.dumps({**GOOD, **change}).encode())


def test_what_only_a_later_version_knows_is_left_out() -> None:
    assert from_bytes(
        json.dumps({**GOOD, "run": "rm", "language": "de"}).encode()
    ) == LaunchRequest(language="de")


def test_a_long_story_is_refused() -> None:
    with pytest.raises(BadData):
        from_bytes(json.dumps({**GOOD, "match": "/" + "x" * LARGEST_BYTES}).encode())


@given(st.binary(max_size=300))
@example(b"")
@example(b"[]")
@example(b"{}")
def test_noise_is_refused(noise: bytes) -> None:
    with pytest.raises(BadData):
        from_bytes(noise)


@given(st.fixed_dictionaries({key: st.none() | st.text() | st.integers() for key in GOOD}))
def test_whatever_is_understood_is_safe(table: dict[str, Any]) -> None:
    try:
        request = from_bytes(json.dumps(table).encode())
    except BadData:
        return
    assert request.match is None or request.match.is_absolute()
    assert from_bytes(to_bytes(request)) == request
