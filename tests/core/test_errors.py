"""Reasons: English as a text, and whole wherever they are sent."""

import copy
import pickle
import weakref

import pytest

from beamme.core.errors import BadData, NewerData, Reason

INNER = BadData("%1: unknown key", "100 %2")


@pytest.mark.parametrize(
    ("error", "text"),
    [
        (BadData("not a file"), "not a file"),
        (BadData("%2 is above %1", 3, "x"), "x is above 3"),
        (BadData("rows: row %1: %2 fields are needed", 1, 7), "rows: row 1: 7 fields are needed"),
        (INNER, "100 %2: unknown key"),
        (BadData("%1: %2", "own.toml", INNER), "own.toml: 100 %2: unknown key"),
        (BadData("%1: %2", "own.toml", ValueError("no %1")), "own.toml: no %1"),
        (NewerData("format %1 is not known to this version", 9), "format 9 is not known to this"),
    ],
)
def test_an_error_is_an_english_sentence(error: BadData, text: str) -> None:
    assert str(error).startswith(text)
    assert str(error.reason) == str(error)


def test_a_reason_inside_another_keeps_its_template() -> None:
    outer = BadData("%1: %2", "own.toml", INNER)
    assert outer.reason == Reason("%1: %2", ("own.toml", Reason("%1: unknown key", ("100 %2",))))


@pytest.mark.parametrize("protocol", range(pickle.HIGHEST_PROTOCOL + 1))
@pytest.mark.parametrize("kind", [BadData, NewerData])
def test_it_survives_pickling_whole(kind: type[BadData], protocol: int) -> None:
    error = kind("%1: %2", "own.toml", INNER)
    for again in (pickle.loads(pickle.dumps(error, protocol)), copy.copy(error)):
        assert type(again) is kind
        assert again.reason == error.reason
        assert str(again) == "own.toml: 100 %2: unknown key"


def test_it_survives_pickling_whatever_it_was_found_in() -> None:
    class Stubborn(ValueError):
        """Nobody finds this class again."""

    error = BadData("%1: %2", "own.toml", Stubborn("no text"))
    assert str(pickle.loads(pickle.dumps(error))) == "own.toml: no text"


def test_a_reason_holds_on_to_no_error() -> None:
    def reason() -> tuple[Reason, "weakref.ref[BadData]"]:
        error = BadData("not a file")
        return BadData("%1: %2", "own.toml", error).reason, weakref.ref(error)

    kept, gone = reason()
    assert str(kept) == "own.toml: not a file"
    assert gone() is None
