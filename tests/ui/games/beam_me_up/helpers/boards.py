"""The model of Beam Me Up as a fixture, and the rows of its boards."""

from collections.abc import Iterator

import pytest

from tests.ui.helpers.recorded import rows_of
from tests.ui.helpers.window_fixtures import Watch
from ui.games.beam_me_up.model import BeamMeUpModel

LEVEL = "4444444"


@pytest.fixture
def model(watched: Watch) -> Iterator[BeamMeUpModel]:
    made = BeamMeUpModel()
    watched(made.boards)
    for columns in made._columns:
        watched(columns)
    return made


def columns(model: BeamMeUpModel, seat: int = 0) -> list[dict[str, object]]:
    return rows_of(rows_of(model.boards)[seat]["columns"])
