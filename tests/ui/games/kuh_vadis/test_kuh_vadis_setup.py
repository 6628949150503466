"""The sheet of a new match of Kuh Vadis: chosen, made by oneself, or told by its number."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractItemModel
from recorded import changes_of, heard, rows_of

from beamme.games.kuh_vadis.board import Sign, built_in_sheets
from beamme.games.kuh_vadis.generator import sheet_of
from beamme.games.kuh_vadis.rules import KuhVadis
from ui.app.language import Language
from ui.games.kuh_vadis import setup as setting_up
from ui.games.kuh_vadis.setup import KuhVadisSetup

pytestmark = pytest.mark.usefixtures("language")

Watch = Callable[[QAbstractItemModel], None]

NAMES = ["Alma", "Berta", "Clara", "Dora", "Emma", "Flora", "Greta", "Heidi"]
OWN = """
name = "Lina's"
rows = ["X1234*O", "1234*12", "234*123", "O4*123X", "4*12341", "*123412", "X23412O"]
"""


@pytest.fixture
def setup(tmp_path: Path, watched: Watch) -> KuhVadisSetup:
    made = KuhVadisSetup(tmp_path)
    watched(made.sheets)
    assert made.open(2) == ()
    return made


def names(setup: KuhVadisSetup) -> list[str]:
    return [row["name"] for row in rows_of(setup.sheets)]


def chosen(setup: KuhVadisSetup) -> list[str]:
    return [row["name"] for row in rows_of(setup.sheets) if row["chosen"]]


def played_on(setup: KuhVadisSetup) -> tuple[str, list[str]]:
    """Tell the sheet that a match would begin on, the same as all properties say."""
    game = setup.game((0, 1))
    rows = [*game.sheet.rows]
    assert setup.property("rows") == rows
    assert setup.property("title") == f"Sheet {game.sheet.name}"
    assert chosen(setup) == [game.sheet.name]
    assert rows_of(setup.sheets)[setup.property("chosen")]["rows"] == rows
    return game.sheet.name, rows


def test_the_sheets_that_come_with_the_game(setup: KuhVadisSetup) -> None:
    rows = rows_of(setup.sheets)
    assert names(setup) == NAMES
    assert [row["title"] for row in rows] == [f"Sheet {name}" for name in NAMES]
    assert [row["rows"] for row in rows] == [[*sheet.rows] for sheet in built_in_sheets()]
    assert not any(row["own"] for row in rows)
    assert played_on(setup) == ("Alma", [*built_in_sheets()[0].rows])
    assert setup.property("numberText") == setup.property("numberProblem") == ""


def test_another_sheet_is_chosen(setup: KuhVadisSetup) -> None:
    told, changes = heard(setup.changed), changes_of(setup.sheets)
    setup.choose(2)
    assert played_on(setup)[0] == "Clara"
    assert changes == [("change", 0, 0, ("chosen",)), ("change", 2, 2, ("chosen",))]
    assert told
    setup.setProperty("chosen", 5)
    assert played_on(setup)[0] == "Flora"


@pytest.mark.parametrize("number", [-1, 8, 1000])
def test_a_sheet_that_is_not_there_cannot_be_chosen(setup: KuhVadisSetup, number: int) -> None:
    setup.choose(3)
    setup.choose(number)
    setup.setProperty("chosen", number)
    assert setup.property("chosen") == 3
    assert played_on(setup)[0] == "Dora"


@pytest.mark.parametrize(
    ("typed", "number"),
    [("4711", 4711), ("  12 ", 12), ("1", 1), ("9999", 9999), ("0007", 7)],
)
def test_a_number_tells_a_sheet(setup: KuhVadisSetup, typed: str, number: int) -> None:
    setup.choose(3)
    setup.takeNumber(typed)
    assert setup.property("numberProblem") == ""
    assert setup.property("numberText") == typed.strip()
    assert played_on(setup) == (str(number), [*sheet_of(number).rows])
    assert names(setup) == [str(number), *NAMES]
    assert rows_of(setup.sheets)[0]["own"] is False


@pytest.mark.parametrize(
    "typed",
    ["0", "10000", "-5", "+5", "12a", "Berta", "1.5", "1e3", "٣", "²", "1 2", "9" * 5000],
)
def test_what_is_no_number_of_a_sheet_is_told_and_changes_nothing(
    setup: KuhVadisSetup, typed: str
) -> None:
    setup.choose(3)
    before = rows_of(setup.sheets)
    setup.takeNumber(typed)
    assert setup.property("numberProblem") == "Sheets are numbered from 1 to 9999."
    assert setup.property("numberText") == typed
    assert rows_of(setup.sheets) == before
    assert played_on(setup)[0] == "Dora"


def test_a_number_after_a_wrong_one(setup: KuhVadisSetup) -> None:
    setup.takeNumber("12345")
    assert setup.property("numberProblem") != ""
    setup.takeNumber("1234")
    assert setup.property("numberProblem") == ""
    assert played_on(setup)[0] == "1234"
    setup.takeNumber("")
    assert setup.property("numberProblem") == ""
    assert played_on(setup)[0] == "1234"


def test_the_next_number_takes_the_place_of_the_last(setup: KuhVadisSetup) -> None:
    setup.takeNumber("12")
    setup.takeNumber("34")
    assert names(setup) == ["34", *NAMES]
    setup.choose(2)
    assert played_on(setup)[0] == "Berta"
    setup.takeNumber("56")
    assert played_on(setup)[0] == "56"


def test_another_sheet_is_one_by_chance(
    setup: KuhVadisSetup, monkeypatch: pytest.MonkeyPatch
) -> None:
    picked: list[int] = []

    def last(numbers: range) -> int:
        picked.append(len(numbers))
        return numbers[-1]

    monkeypatch.setattr(setting_up.secrets, "choice", last)
    setup.another()
    assert picked == [9999]
    assert setup.property("numberText") == "9999"
    assert played_on(setup) == ("9999", [*sheet_of(9999).rows])


def test_every_other_sheet_is_another(setup: KuhVadisSetup) -> None:
    seen = []
    for _ in range(5):
        setup.another()
        seen.append(setup.property("numberText"))
        assert played_on(setup)[0] == seen[-1]
        assert setup.property("numberProblem") == ""
    assert len(set(seen)) > 1


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


def test_each_seat_has_its_pencil_whoever_starts(setup: KuhVadisSetup) -> None:
    assert [setup.note(seat) for seat in (0, 1)] == ["Circles", "Crosses"]
    for order in ((0, 1), (1, 0)):
        game = setup.game(order)
        signs = {seat: game.sign(place) for place, seat in enumerate(order)}
        assert signs == {0: Sign.CIRCLE, 1: Sign.CROSS}


def test_when_the_other_one_starts_both_keep_their_pencil_and_the_sheet(
    setup: KuhVadisSetup,
) -> None:
    game = KuhVadis(sheet_of(5), Sign.CIRCLE)
    turned = setup.rotated(game)
    assert turned.sheet == game.sheet
    assert [turned.sign(1), turned.sign(0)] == [game.sign(0), game.sign(1)]
    assert setup.rotated(turned) == game


def test_always_two_play(setup: KuhVadisSetup) -> None:
    before = rows_of(setup.sheets)
    setup.seat_count(3)
    setup.remove_seat(0)
    assert rows_of(setup.sheets) == before
    assert setup.goal() == "Goal: join your three starts, diagonals count"


def test_everything_follows_the_language(setup: KuhVadisSetup, language: Language) -> None:
    setup.takeNumber("77")
    setup.choose(2)
    setup.takeNumber("x")
    language.switch("de")
    told = heard(setup.changed)
    setup.retranslate()
    assert told
    assert [row["title"] for row in rows_of(setup.sheets)][:2] == ["Blatt 77", "Blatt Alma"]
    assert setup.property("title") == "Blatt Berta"
    assert setup.property("numberProblem") == "Blätter haben Nummern von 1 bis 9999."
    assert [setup.note(seat) for seat in (0, 1)] == ["Kreise", "Kreuze"]
    assert setup.goal() == "Ziel: Verbinde deine drei Starts, auch über Eck"
    assert setup.property("chosen") == 2


def test_a_numbered_sheet_reaches_a_saved_match_whole(setup: KuhVadisSetup) -> None:
    setup.takeNumber("4711")
    game = setup.game((1, 0))
    assert KuhVadis.from_options(game.options(), 2) == game
