"""Names of players: short, visible, on one line."""

from unicodedata import normalize

import pytest
from hypothesis import given
from hypothesis import strategies as st

from beamme.core.names import LONGEST_NAME, is_name, read_name, tidy_name


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


@pytest.mark.parametrize(
    "name",
    [
        "Nguyễn Thị Hương",
        normalize("NFD", "Nguyễn Thị"),
        "शक्ति",
        "สุทธิ์ชัย",
        "בְּרֵאשִׁית",
        "مُحَمَّد",
        "བསྒྲུབས་",
        "한글",
        "❤\ufe0f",
        "Zoë",
    ],
)
def test_people_all_over_the_world_keep_their_names(name: str) -> None:
    assert is_name(name)
    assert tidy_name(name) == normalize("NFC", name)


@pytest.mark.parametrize(
    "blank",
    [
        *"\u3164\u115f\u1160\uffa0\u2800\u180e\u180b\u180f\u034f\u17b4\u17b5\ufe0f\u200d\u00ad\u2060",
        *"\ue000\u0378\U000e0100\U000e0041\U0001d159\u0301\u20dd\u3000\u2028",
    ],
    ids=ascii,
)
def test_what_cannot_be_seen_is_no_name(blank: str) -> None:
    for name in (blank, blank * 3, f"{blank} {blank}"):
        assert not is_name(name)
        assert tidy_name(name) == ""


@pytest.mark.parametrize(
    ("typed", "tidied"),
    [
        ("A\u3164da", "Ada"),
        ("Ada" + "\u0336\u0337\u0338\u0316\u0317" * 3, "Ada\u0336\u0337\u0338"),
        ("e\u034f\u0301", "é"),
        ("a \u0301 b", "a b"),
        ("\u0301Ada", "Ada"),
    ],
)
def test_fillers_and_towers_of_marks_are_taken_out(typed: str, tidied: str) -> None:
    assert not is_name(typed)
    assert tidy_name(typed) == normalize("NFC", tidied)


@pytest.mark.parametrize(
    ("saved", "read"),
    [
        ("Ada", "Ada"),
        ("\u3164", "?"),
        ("A\u3164da", "Ada"),
        ("x" * (LONGEST_NAME + 1), None),
        ("", None),
        (" Ada", None),
        ("A\nda", None),
        (None, None),
        (3, None),
    ],
)
def test_what_earlier_versions_saved_is_read(saved: object, read: str | None) -> None:
    assert read_name(saved) == read


@pytest.mark.parametrize("value", [None, 3, True, ["Ada"], {"name": "Ada"}])
def test_other_things_are_no_names(value: object) -> None:
    assert not is_name(value)


@given(st.text())
def test_a_tidied_name_is_a_name_or_nothing(text: str) -> None:
    tidied = tidy_name(text)
    assert tidied == "" or is_name(tidied)
    assert tidy_name(tidied) == tidied
