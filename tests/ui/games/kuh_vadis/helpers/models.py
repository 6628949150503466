"""The model of Kuh Vadis, watched closely."""

import pytest

from tests.ui.helpers.recorded import rows_of
from tests.ui.helpers.window_fixtures import Watch
from ui.games.kuh_vadis.model import KuhVadisModel


@pytest.fixture
def model(watched: Watch) -> KuhVadisModel:
    made = KuhVadisModel()
    watched(made.fields)
    watched(made.standings)
    return made


def those(model: KuhVadisModel, role: str) -> set[int]:
    return {number for number, row in enumerate(rows_of(model.fields)) if row[role]}
