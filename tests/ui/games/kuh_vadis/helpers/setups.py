"""The setup of a match of Kuh Vadis, watched closely, and which sheet it would take."""

from pathlib import Path

import pytest

from tests.ui.helpers.recorded import rows_of
from tests.ui.helpers.window_fixtures import Watch
from ui.games.kuh_vadis.setup import KuhVadisSetup

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
