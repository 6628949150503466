"""A sheet file that is wrong says where and why."""

from pathlib import Path

import pytest

from beamme.core.board_file import load
from beamme.core.errors import BadData
from beamme.games.kuh_vadis.board import read_sheet
from tests.games.kuh_vadis.kv import EMPTY

ROWS = EMPTY.split()


def changed(number: int, row: str) -> list[str]:
    return [*ROWS[: number - 1], row, *ROWS[number:]]


@pytest.mark.parametrize(
    ("table", "reason"),
    [
        ({"rows": ROWS}, "name: a text of 1 to 40 visible characters is needed"),
        ({"name": "E"}, "rows: a list of 7 texts is needed"),
        ({"name": "E", "rows": "\n".join(ROWS)}, "rows: a list of 7 texts is needed"),
        ({"name": "E", "rows": ROWS[1:]}, "rows: a list of 7 texts is needed"),
        ({"name": "E", "rows": [*ROWS, ROWS[0]]}, "rows: a list of 7 texts is needed"),
        ({"name": "E", "rows": changed(7, 1234567)}, "rows: row 7: 7 fields are needed"),
        ({"name": "E", "rows": changed(3, "O25*5*")}, "rows: row 3: 7 fields are needed"),
        ({"name": "E", "rows": changed(3, "O25*5*21")}, "rows: row 3: 7 fields are needed"),
        (
            {"name": "E", "rows": changed(4, "*36343*")},
            "rows: field c4: unknown symbol '6', known are 1 2 3 4 5 * X O",
        ),
        (
            {"name": "E", "rows": changed(1, "3*12*3 ")},
            "rows: field g1: unknown symbol ' ', known are 1 2 3 4 5 * X O",
        ),
        (
            {"name": "E", "rows": changed(5, "2*5*52x")},
            "rows: field g5: unknown symbol 'x', known are 1 2 3 4 5 * X O",
        ),
        (
            {"name": "E", "rows": changed(7, "\N{FULLWIDTH DIGIT THREE}3*21*3")},
            "rows: field a7: unknown symbol '\N{FULLWIDTH DIGIT THREE}', known are 1 2 3 4 5 * X O",
        ),
        ({"name": "E", "rows": changed(5, "2*5*521")}, "rows: 3 fields X are needed, not 2"),
        ({"name": "E", "rows": changed(7, "*3*X1*3")}, "rows: 3 fields X are needed, not 4"),
        ({"name": "E", "rows": changed(6, "1X14345")}, "rows: 3 fields O are needed, not 2"),
        ({"name": "E", "rows": changed(1, "O*12*3*")}, "rows: 3 fields O are needed, not 4"),
        ({"name": "E", "rows": ["1234512"] * 7}, "rows: 3 fields X are needed, not 0"),
        (
            {"name": "E", "rows": changed(6, "1X1445O")},
            "rows: field g6: this start touches the one at g5",
        ),
        (
            {"name": "E", "rows": changed(3, "2O5*5*2")},
            "rows: field b3: this start touches the one at c2",
        ),
        ({"name": "E", "rows": ROWS, "columns": ROWS}, "columns: unknown key"),
    ],
)
def test_a_sheet_that_is_wrong_says_where_and_why(table: dict[str, object], reason: str) -> None:
    with pytest.raises(BadData) as refused:
        read_sheet(table)
    assert str(refused.value) == reason


def test_a_sheet_file_that_is_wrong_is_named(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(f"name = 'E'\nrows = {changed(4, '*36343*')}", encoding="utf-8")
    with pytest.raises(BadData) as refused:
        load(path, read_sheet)
    reason = "rows: field c4: unknown symbol '6', known are 1 2 3 4 5 * X O"
    assert str(refused.value) == f"mine.toml: {reason}"
