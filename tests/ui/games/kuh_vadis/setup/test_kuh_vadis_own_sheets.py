"""Sheets of Kuh Vadis that somebody made: taken if they are valid, else told why not."""

from pathlib import Path

import pytest

from beamme.games.kuh_vadis.board import built_in_sheets
from tests.ui.games.kuh_vadis.helpers.setups import NAMES, OWN, names, played_on, setup
from tests.ui.helpers.recorded import rows_of
from ui.games.kuh_vadis.setup import KuhVadisSetup

__all__ = ["setup"]

pytestmark = pytest.mark.usefixtures("language")


def test_a_sheet_of_one_s_own_can_be_taken(setup: KuhVadisSetup, tmp_path: Path) -> None:
    (tmp_path / "lina.toml").write_text(OWN, "utf-8")
    assert setup.open(2) == ()
    assert names(setup) == [*NAMES, "Lina's"]
    assert [row["name"] for row in rows_of(setup.sheets) if row["own"]] == ["Lina's"]
    setup.choose(8)
    assert played_on(setup)[1][0] == "X1234*O"
    setup.takeNumber("5")
    assert [row["name"] for row in rows_of(setup.sheets) if row["own"]] == ["Lina's"]


def test_a_copy_of_a_sheet_is_one_s_own_and_the_original_is_not(
    setup: KuhVadisSetup, tmp_path: Path
) -> None:
    rows = [*built_in_sheets()[1].rows]
    (tmp_path / "mine.toml").write_text(f'name = "Mine"\nrows = {rows}', "utf-8")
    setup.open(2)
    assert [row["name"] for row in rows_of(setup.sheets) if row["own"]] == ["Mine"]


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b'name = "x"', "rows: a list of 7 texts is needed"),
        (b"name = ", "own.toml:"),
        (b"\xff\xfe\x00", "own.toml:"),
        (b"#" * 20_000, "larger than 10000 bytes"),
        (OWN.replace("1234*12", "1234?12").encode(), "field e2: unknown symbol '?'"),
        (OWN.replace("X1234*O", "11234*O").encode(), "3 fields X are needed, not 2"),
        (OWN.replace("1234*12", "O234*12").encode(), "3 fields O are needed, not 4"),
    ],
)
def test_a_sheet_file_that_is_wrong_is_told_and_the_others_are_there(
    setup: KuhVadisSetup, tmp_path: Path, content: bytes, reason: str
) -> None:
    (tmp_path / "own.toml").write_bytes(content)
    (tmp_path / "zoe.toml").write_text(OWN, "utf-8")
    (problem,) = map(str, setup.open(2))
    assert problem.startswith("own.toml:")
    assert reason in problem
    assert names(setup) == [*NAMES, "Lina's"]


def test_opening_again_begins_anew(setup: KuhVadisSetup, tmp_path: Path) -> None:
    (tmp_path / "lina.toml").write_text(OWN, "utf-8")
    setup.open(2)
    setup.takeNumber("77")
    setup.choose(9)
    (tmp_path / "lina.toml").unlink()
    setup.open(2)
    assert names(setup) == NAMES
    assert played_on(setup)[0] == "Alma"
    assert setup.property("numberText") == ""
