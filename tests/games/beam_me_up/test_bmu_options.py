"""House rules and boards as a saved match keeps them."""

from dataclasses import replace

import pytest

from beamme.core.errors import BadData
from beamme.games.beam_me_up.board import built_in_boards
from beamme.games.beam_me_up.jokers import Joker
from beamme.games.beam_me_up.rules import BeamMeUp
from tests.games.beam_me_up.bmu import board

OPTIONS = {
    "boards": [
        {"name": "made up", "columns": ["..r.....", *["........"] * 6]},
        {"name": "made up", "columns": [*["........"] * 6, ".......b"], "space": 6},
    ],
    "joker": "per-star",
    "free-reading": True,
    "another-stone": True,
}
RULES = BeamMeUp(
    (board("1r2"), replace(board("sb7"), space=6)),
    Joker.PER_STAR,
    free_reading=True,
    another_stone=True,
)


def test_options_are_written_and_read() -> None:
    assert RULES.options() == OPTIONS
    assert BeamMeUp.from_options(OPTIONS, 2) == RULES


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_missing_has_its_default(seats: int) -> None:
    rules = BeamMeUp.from_options({}, seats)
    boards = built_in_boards()[:seats]
    assert rules == BeamMeUp(boards, Joker.ANY_PART, free_reading=False, another_stone=False)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"jokers": 1}, "jokers: unknown house rule"),
        ({"joker": "all"}, "joker: 'all' is none of any-part, per-star, own-column"),
        ({"joker": ["any-part"]}, "joker: ['any-part'] is none of any-part, per-star, own-column"),
        ({"free-reading": 1}, "free-reading: true or false is needed"),
        ({"another-stone": "no"}, "another-stone: true or false is needed"),
        ({"boards": "AB"}, "boards: 2 are needed, one for each seat"),
        ({"boards": OPTIONS["boards"][:1]}, "boards: 2 are needed, one for each seat"),
        ({"boards": ["A", "B"]}, "boards: each needs a name and columns"),
        ({"boards": [{"name": "A"}] * 2}, "columns: a list of 7 texts is needed"),
    ],
)
def test_options_that_are_wrong_say_where_and_why(change: dict[str, object], reason: str) -> None:
    with pytest.raises(BadData) as refused:
        BeamMeUp.from_options(OPTIONS | change, 2)
    assert str(refused.value) == reason


def test_rules_with_a_board_for_every_possible_seat_can_be_saved_and_read_for_fewer() -> None:
    everything = BeamMeUp()
    for seats in everything.seats:
        again = BeamMeUp.from_options(everything.options(), seats)
        assert again.boards == built_in_boards()[:seats]
