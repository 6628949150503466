"""The last turn of each player in one line, from the log alone."""

import pytest

from tests.ui.printing.helpers.golden import golden, until
from ui.app.language import Language
from ui.text.last_turns import last_turns

pytestmark = pytest.mark.usefixtures("language")

TURNS: list[tuple[str, int, int, str]] = [
    ("beam_me_up-two", 1, 1, "column 4 +1"),
    ("beam_me_up-two", 30, 0, "2-3-4-5-5 → columns 5 +1, straight +2"),
    ("beam_me_up-two", 35, 1, "2-2-3-3-5 → columns 2 +1, 3 +1"),
    ("beam_me_up-two", 160, 0, "1-2-3-4-6 → column 3 +2"),
    ("beam_me_up-two", 172, 0, "3-4-5-5-5 → column 1 +2, Cool down: Ben"),
    (
        "kuh_vadis-won",
        33,
        1,
        "1-1-1-1-cow → the 1 on g4 · 3-3-3-3-4 → the 3 on f5 · 1-2-4-cow-cow → the cow on g5",
    ),
    ("kuh_vadis-won", 51, 1, "1-2-2-4-5 → nothing"),
    ("dice_flick-four-slid", 72, 0, "+16: line D with the Knaller"),
    ("dice_flick-two", 84, 1, "no points"),
    ("rolling_dice-six", 5, 1, "6-5 → 6 (net +6)"),
    ("rolling_dice-six", 15, 4, "6-5-3-2 → 6 (hole −2)"),
    ("rolling_dice-six", 12, 3, "6-6 → 6"),
    ("rolling_dice-two", 2, 0, "all in the water"),
    ("rolling_dice-two", 53, 1, "6-4-4 → a miss"),
    ("rolling_dice-two", 46, 0, "4 → a mishap"),
]


@pytest.mark.parametrize(("name", "ply", "seat", "told"), TURNS)
def test_a_turn_in_one_line(name: str, ply: int, seat: int, told: str) -> None:
    assert last_turns(until(golden(name), ply))[seat] == told


def test_a_turn_is_told_when_it_is_over_and_stays_until_the_next_one_is() -> None:
    record = golden("rolling_dice-six")
    begun, over = 8, 12
    assert {last_turns(until(record, ply))[3] for ply in range(begun, over)} == {""}
    told = {last_turns(until(record, ply))[3] for ply in range(over, 21)}
    assert told == {"6-6 → 6"}, "also while others throw, and another one puts a die back"
    assert last_turns(until(record, 0)) == ("",) * 6


def test_turns_are_told_in_both_languages(language: Language) -> None:
    record = until(golden("beam_me_up-two"), 172)
    language.switch("de")
    assert last_turns(record)[0] == "3-4-5-5-5 → Spalte 1 +2, Cool down: Ben"
