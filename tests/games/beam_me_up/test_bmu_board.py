"""The board: seven columns, eight rows, special fields, and board files that are wrong."""

from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from beamme.core.board_file import load
from beamme.core.errors import BadData
from beamme.core.game import Outcome
from beamme.core.match import Match
from beamme.games.beam_me_up.board import (
    LINES,
    STRAIGHT,
    TOP,
    Board,
    Field,
    built_in_boards,
    read_board,
)
from beamme.games.beam_me_up.rules import BeamMeUp
from beamme.games.beam_me_up.state import Phase, State
from tests.games.beam_me_up.bmu import board, carried_out, played, rolled, stones

EACH_BOARD = pytest.mark.parametrize("board", built_in_boards(), ids=lambda board: board.name)
PLAIN = ["." * 8] * 7


@pytest.mark.clause("BMU-1")
@EACH_BOARD
def test_bmu_1_a_board_has_seven_columns_of_eight_rows(board: Board) -> None:
    assert [len(column) for column in board.columns] == [8] * 7


@pytest.mark.clause("BMU-1")
@pytest.mark.parametrize(
    ("dice", "after"),
    [
        ("1 1 2 4 6", "1000000"),
        ("2 2 1 4 6", "0100000"),
        ("3 3 1 2 5", "0010000"),
        ("4 4 1 2 6", "0001000"),
        ("5 5 1 3 6", "0000100"),
        ("6 6 1 2 4", "0000010"),
        ("1 2 3 4 6", "0000002"),
    ],
)
def test_bmu_1_columns_carry_the_numbers_and_last_the_straights(dice: str, after: str) -> None:
    assert stones(carried_out(rolled(dice))) == after


@pytest.mark.clause("BMU-2")
@pytest.mark.parametrize(
    ("heights", "count"),
    [((0, 1, 2, 3, 4, 4, 4), 0), ((5, 4, 4, 4, 4, 4, 4), 1), ((5, 6, 7, 4, 3, 5, 0), 4)],
)
def test_bmu_2_the_three_highest_rows_are_space(heights: tuple[int, ...], count: int) -> None:
    assert board().in_space(heights) == count


@pytest.mark.clause("BMU-2")
@pytest.mark.parametrize(("line", "count"), [(4, 5), (5, 3), (6, 2), (7, 1)])
def test_bmu_2_a_board_file_may_put_the_line_elsewhere(line: int, count: int) -> None:
    table = {"name": "made up", "columns": ["........"] * 7, "space": line}
    assert read_board(table).in_space((7, 6, 5, 4, 4, 3, 0)) == count
    assert read_board(read_board(table).as_table()) == read_board(table)
    assert ("space" in read_board(table).as_table()) is (line != 5)


@pytest.mark.clause("BMU-2")
@pytest.mark.parametrize("line", LINES)
def test_bmu_2_each_player_wins_by_the_line_of_the_own_board(line: int) -> None:
    heights = ((line,) * 4 + (line - 1, 1, 1), (0,) * 7)
    state = State(heights, 0, Phase.KEEP, rolls_left=1, faces=(5, 5, 1, 2, 4), kept=0)
    for own, other, over in ((line, 5, True), (line + 1, line, False)):
        boards = (replace(board(), space=own), replace(board(), space=other))
        match = Match(BeamMeUp(boards), 2, (), (state,))
        assert isinstance(played(match, "stop", "move 5").turn, Outcome) is over


@pytest.mark.clause("BMU-2")
@pytest.mark.parametrize(("before", "after"), [("0050000", "0040000"), ("0070000", "0060000")])
def test_bmu_2_space_itself_protects_nobody(before: str, after: str) -> None:
    assert stones(carried_out(rolled("3 3 3 1 5", others=(before,))), seat=2) == after


@pytest.mark.clause("BMU-3")
def test_bmu_3_there_are_four_boards_and_they_differ() -> None:
    assert [board.name for board in built_in_boards()] == ["A", "B", "C", "D"]
    assert len({board.columns for board in built_in_boards()}) == 4


@pytest.mark.clause("BMU-3")
@EACH_BOARD
def test_bmu_3_every_board_has_the_same_number_of_each_kind_of_field(board: Board) -> None:
    assert Counter("".join(board.columns)) == {
        Field.PLAIN: 42,
        Field.PINK: 7,
        Field.ROCKET: 4,
        Field.BLUE: 3,
    }


@pytest.mark.clause("BMU-3")
@EACH_BOARD
@pytest.mark.parametrize("column", range(7))
def test_bmu_3_blue_stars_are_on_top_and_the_others_below(board: Board, column: int) -> None:
    fields = [board.field(column, row) for row in range(8)]
    assert fields[0] is Field.PLAIN
    assert fields[TOP] in {Field.PLAIN, Field.BLUE}
    assert Field.BLUE not in fields[:TOP]
    assert sum(field is not Field.PLAIN for field in fields[:TOP]) <= 2


@pytest.mark.clause("BMU-3")
@EACH_BOARD
def test_bmu_3_the_boards_are_one_template_with_its_numbers_in_other_orders(board: Board) -> None:
    template = built_in_boards()[0]
    assert sorted(board.columns[:STRAIGHT]) == sorted(template.columns[:STRAIGHT])
    assert board.columns[STRAIGHT] == template.columns[STRAIGHT]


@pytest.mark.clause("BMU-3")
def test_bmu_3_a_board_file_of_ones_own_may_have_special_fields_anywhere(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('name = " Mine "\ncolumns = [' + '".bprbprb",' * 7 + "]", encoding="utf-8")
    assert load(path, read_board) == Board("Mine", (".bprbprb",) * 7)


@pytest.mark.parametrize(
    ("table", "reason"),
    [
        (
            {"columns": PLAIN},
            "name: a text of 1 to 40 visible characters is needed",
        ),
        ({"name": "E"}, "columns: a list of 7 texts is needed"),
        ({"name": "E", "columns": "......."}, "columns: a list of 7 texts is needed"),
        ({"name": "E", "columns": PLAIN[1:]}, "columns: a list of 7 texts is needed"),
        (
            {"name": "E", "columns": [*PLAIN[1:], 8]},
            "columns: column 7: 8 fields are needed, from the ground up",
        ),
        (
            {"name": "E", "columns": ["." * 9, *PLAIN[1:]]},
            "columns: column 1: 8 fields are needed, from the ground up",
        ),
        (
            {"name": "E", "columns": [PLAIN[0], "...x....", *PLAIN[2:]]},
            "columns: column 2: unknown field 'x', known are . p b r",
        ),
        (
            {"name": "E", "columns": [*PLAIN[:6], "p......."]},
            "columns: column 7: the ground holds no special field",
        ),
        ({"name": "E", "columns": PLAIN, "rows": 8}, "rows: unknown key"),
        ({"name": "E", "columns": PLAIN, "space": 3}, "space: a row from 4 to 7 is needed"),
        ({"name": "E", "columns": PLAIN, "space": 8}, "space: a row from 4 to 7 is needed"),
        ({"name": "E", "columns": PLAIN, "space": True}, "space: a row from 4 to 7 is needed"),
        ({"name": "E", "columns": PLAIN, "space": "5"}, "space: a row from 4 to 7 is needed"),
    ],
)
def test_a_board_that_is_wrong_says_where_and_why(table: dict[str, object], reason: str) -> None:
    with pytest.raises(BadData) as refused:
        read_board(table)
    assert str(refused.value) == reason


def test_a_board_file_that_is_wrong_is_named(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("name = 'E'", encoding="utf-8")
    with pytest.raises(BadData) as refused:
        load(path, read_board)
    assert str(refused.value) == "mine.toml: columns: a list of 7 texts is needed"


def test_the_positions_of_these_tests_are_made_as_their_notation_says() -> None:
    assert board("3r2 sb7").columns == (*PLAIN[:2], "..r.....", *PLAIN[3:6], ".......b")
