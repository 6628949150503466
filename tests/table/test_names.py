"""Names of players: short, visible, on one line."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from beamme.table.names import LONGEST_NAME, is_name, tidy_name


@pytest.mark.parametrize(
    "name", ["Ada", "Jürgen", "老王", "Anna Lena", "O'Neil", "🎲", "<b>x</b>", "x" * LONGEST_NAME]
)
def test_what_people_are_called(name: str) -> None:
    assert is_name(name)
    assert tidy_name(name) == name


@pytest.mark.parametrize(
    ("typed", "tidied"),
    [
        ("", ""),
        ("   ", ""),
        (" Ada ", "Ada"),
        ("Ada\nNova", "Ada Nova"),
        ("Ada\x1b[31m", "Ada[31m"),
        ("\x00\x07", ""),
        ("\u202eAda", "Ada"),  # would turn the writing direction of what follows
        ("A\u200bda", "Ada"),
        ("\ud800Ada", "Ada"),
        ("Ada\u00a0Nova", "Ada Nova"),
        ("x" * 23 + " yz", "x" * 23),
        ("x" * 99, "x" * LONGEST_NAME),
    ],
)
def test_what_is_left_of_what_people_type(typed: str, tidied: str) -> None:
    assert not is_name(typed)
    assert tidy_name(typed) == tidied


@pytest.mark.parametrize("value", [None, 3, True, ["Ada"], {"name": "Ada"}])
def test_other_things_are_no_names(value: object) -> None:
    assert not is_name(value)


@given(st.text())
def test_a_tidied_name_is_a_name_or_nothing(text: str) -> None:
    tidied = tidy_name(text)
    assert tidied == "" or is_name(tidied)
    assert tidy_name(tidied) == tidied
