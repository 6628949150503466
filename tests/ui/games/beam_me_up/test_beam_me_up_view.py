"""What a board shows of decisions that are still open: defaults, previews, choices."""

import pytest

from beamme.core.match import new_match
from beamme.games.beam_me_up.moves import write
from beamme.games.beam_me_up.rules import BeamMeUp
from beamme.games.beam_me_up.scoring import Kind
from tests.games.beam_me_up.bmu import GROUND, board
from tests.ui.games.beam_me_up.helpers.views import after, keeping, view_of
from ui.games.beam_me_up.choosing import default_moves, pick_move
from ui.games.beam_me_up.text import rules_of
from ui.games.beam_me_up.view import (
    Ghost,
    Preview,
    Selection,
    considered,
    lifted,
    own_seat,
    playable,
    preview,
    reading_of,
    star_of,
    useful_kinds,
)
from ui.models.game_model import View

NOTHING = "1 2 3 5 6"
LEVEL = "4444444"


def lines(moves: object) -> list[str]:
    return [write(move) for move in moves]  # type: ignore[attr-defined]


def defaults(view: View, **options: bool) -> list[str]:
    return lines(default_moves(rules_of(view.record), view.match.state, **options))


@pytest.mark.parametrize(
    ("view", "pressed"),
    [
        (keeping(NOTHING), ["stop"]),
        (keeping("3 3 1 5 6"), ["stop", "move 3"]),
        (keeping("3 3 1 1 6"), ["stop", "move 1", "move 3"]),
        (keeping("3 3 3 1 1"), ["stop", "move 3", "move 1"]),
        (keeping("1 2 3 4 4"), ["stop", "move s", "move 4"]),
        (keeping("1 2 3 4 5"), ["stop", "move s"]),
        # BMU-9 a stone at the top stays; nothing else can be done with the part
        (keeping("3 3 1 5 6", own="0070000"), ["stop", "move 3"]),
        # A joker, a rocket or a blue star on the way: the person looks before going on.
        (keeping("3 3 1 5 6", own="0000004", fields="sb4"), ["stop"]),
        (keeping("3 3 1 1 6", fields="1r1"), ["stop"]),
        (keeping("3 3 1 1 6", fields="3b1"), ["stop"]),
        (keeping("3 3 1 1 6", fields="1p1 3p1"), ["stop", "move 1", "move 3"]),
        (keeping("3 3 1 5 6", fields="3r1"), ["stop", "move 3"]),
        (keeping("3 3 1 5 6", fields="3b1"), ["stop", "move 3"]),
        (keeping("3 3 1 1 6", free_reading=True), ["stop"]),
        (keeping("3 3 1 5 6", free_reading=True), ["stop", "move 3"]),
    ],
)
def test_pressing_on_goes_as_far_as_nobody_has_to_look(view: View, pressed: list[str]) -> None:
    assert defaults(view) == pressed


@pytest.mark.parametrize(
    ("view", "shown"),
    [
        (keeping("3 3 1 1 6", fields="1r1"), ["stop", "move 1"]),
        (keeping("3 3 1 5 6", own="0000004", fields="sb4"), ["stop", "move 3"]),
        (
            keeping("3 3 1 1 6", free_reading=True),
            ["stop", "read two-pairs 1 3", "move 1", "move 3"],
        ),
    ],
)
def test_a_preview_looks_beyond_a_choice(view: View, shown: list[str]) -> None:
    assert defaults(view, to_a_choice=False) == shown


def test_in_the_middle_of_its_parts_a_turn_goes_on_by_default() -> None:
    view = after(keeping("3 3 1 1 6"), "stop", "move 3")
    assert defaults(view) == ["move 1"]


def test_before_dice_roll_and_at_a_rocket_nothing_is_the_default() -> None:
    assert defaults(after(keeping("3 3 1 5 6", fields="3r1"), "stop", "move 3")) == []
    assert defaults(view_of(new_match(BeamMeUp(), 2))) == []


@pytest.mark.parametrize(
    ("view", "column", "move"),
    [
        (after(keeping("3 3 1 1 6"), "stop"), "3", "move 3"),
        (after(keeping("3 3 1 1 6"), "stop"), "1", "move 1"),
        (after(keeping("3 3 1 1 6"), "stop"), "2", None),
        (after(keeping("3 3 1 1 6"), "stop", "move 1"), "1", None),
        # With the joker a column's own part comes first.
        (after(keeping("3 3 1 1 6", own="0000004", fields="sb4"), "stop"), "3", "move 3"),
        (after(keeping("3 3 1 1 6", own="0000004", fields="sb4"), "stop"), "5", "move 1 to 5"),
        (after(keeping("3 3 1 5 6", own="0000704", fields="sb4"), "stop"), "5", None),
        (after(keeping("3 3 1 5 6", fields="3r1"), "stop", "move 3"), "6", "rocket 6"),
        (after(keeping("3 3 1 5 6", own="0000070", fields="3r1"), "stop", "move 3"), "6", None),
        (keeping("3 3 1 1 6"), "3", None),
    ],
)
def test_what_choosing_a_column_means(view: View, column: str, move: str | None) -> None:
    found = pick_move(rules_of(view.record), view.match.state, "123456s".index(column))
    assert (None if found is None else write(found)) == move


@pytest.mark.parametrize(
    ("view", "columns"),
    [
        (keeping("3 3 1 1 6"), "13"),
        (keeping("1 2 3 5 6"), ""),
        (keeping("3 3 1 1 6", free_reading=True), "13"),
        (after(keeping("3 3 1 1 6"), "stop"), "13"),
        (after(keeping("3 3 1 1 6"), "stop", deciding=None), ""),
        (after(keeping("3 3 1 1 6"), "stop", "move 3"), "1"),
        (after(keeping("3 3 1 5 6", own="0000004", fields="sb4"), "stop"), "123456s"),
        (after(keeping("3 3 1 1 6", own="0070000"), "stop"), "1"),
        (after(keeping("3 3 1 5 6", own="0000070", fields="3r1"), "stop", "move 3"), "12345s"),
        (view_of(new_match(BeamMeUp(), 2), 1), "123456s"),
        (view_of(new_match(BeamMeUp(), 2), None), ""),
        (after(view_of(new_match(BeamMeUp(), 2)), "lift 1"), ""),
    ],
)
def test_which_columns_may_be_chosen(view: View, columns: str) -> None:
    assert playable(view) == {"123456s".index(label) for label in columns}


def ghosts(**rows: tuple[int, int]) -> tuple[Ghost | None, ...]:
    return tuple(Ghost(*rows[f"c{c}"]) if f"c{c}" in rows else None for c in "123456s")


@pytest.mark.parametrize(
    ("view", "shown"),
    [
        (keeping(NOTHING), Preview()),
        (keeping("3 3 1 5 6"), Preview(ghosts(c3=(1, 1)))),
        (keeping("3 3 1 1 6", own="5050000"), Preview(ghosts(c1=(6, 1), c3=(6, 1)))),
        (keeping("3 3 1 5 6", fields="3r1"), Preview(ghosts(c3=(1, 1)), rocket=True)),
        # BMU-9, BMU-17 steps beyond the top lapse, and then nothing cools down
        (keeping("3 3 3 5 6", own="0060000", others=(LEVEL,)), Preview(ghosts(c3=(7, 1)))),
        (
            keeping("3 3 3 5 6", others=(LEVEL, GROUND, LEVEL)),
            Preview(ghosts(c3=(2, 2)), cooled=2, hit=(1, 3)),
        ),
        (
            keeping("3 3 3 5 6", others=(LEVEL, "0050000"), other_fields="3p4"),
            Preview(ghosts(c3=(2, 2)), cooled=2, hit=(2,), safe=(1,)),
        ),
    ],
)
def test_the_default_is_previewed(view: View, shown: Preview) -> None:
    moves = considered(view, Selection())
    assert preview(rules_of(view.record), view.match.state, moves) == shown


def test_who_looks_at_a_column_sees_what_it_would_do() -> None:
    view = after(keeping("3 3 1 1 6"), "stop")
    assert lines(considered(view, Selection(hovered=2))) == ["move 3"]
    assert lines(considered(view, Selection(hovered=4))) == ["move 1", "move 3"]
    assert considered(View(view.record, None), Selection(hovered=2)) == ()


def test_stones_to_lift_are_previewed() -> None:
    view = view_of(new_match(BeamMeUp(), 3), 2)
    shown = lifted(view.match.state, Selection(chosen=(0,), hovered=6))
    assert shown == Preview(ghosts(c1=(1, 1), cs=(1, 1)))
    assert lifted(keeping("3 3 1 5 6").match.state, Selection(chosen=(0,))) == Preview()
    assert considered(view, Selection(hovered=1)) == ()


def test_a_preview_never_changes_the_match() -> None:
    view = keeping("3 3 3 1 1", others=(LEVEL,))
    before = view.match.state
    preview(rules_of(view.record), before, considered(view, Selection()))
    assert view.match.state is before


def test_dice_that_were_not_rolled_mean_nothing() -> None:
    assert reading_of(view_of(new_match(BeamMeUp(), 2)).match.state) is None
    reading = reading_of(keeping("3 3 1 5 6").match.state)
    assert reading is not None
    assert reading.kind is Kind.PAIR


def test_the_own_board_is_that_of_the_person_who_plays_or_played_last() -> None:
    view = keeping("3 3 1 5 6")
    assert own_seat(view) == 0
    assert own_seat(after(view, "stop", "move 3", deciding=1)) == 1
    assert own_seat(after(view, "stop", "move 3", "roll", deciding=None)) == 1


def test_the_star_that_a_stone_stands_on() -> None:
    game = BeamMeUp((board("1p2 2b3 3r4"),))
    assert [star_of(game, 0, column, row) for column, row in ((0, 2), (1, 3), (2, 4), (3, 0))] == [
        "pink",
        "blue",
        "",
        "",
    ]


def test_what_is_worth_hoping_for_comes_first_and_the_likely_before_the_rare() -> None:
    chances = {Kind.FIVE: 0.1, Kind.FULL_HOUSE: 0.2, Kind.PAIR: 0.6, Kind.NOTHING: 0.1}
    assert useful_kinds(chances, Kind.THREE) == [Kind.FULL_HOUSE, Kind.FIVE, Kind.PAIR]
    assert useful_kinds(chances, Kind.NOTHING) == [Kind.PAIR, Kind.FULL_HOUSE, Kind.FIVE]
