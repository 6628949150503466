"""The model of a match, watched closely."""

import pytest

from tests.ui.helpers.window_fixtures import Watch
from ui.games.beam_me_up.model import BeamMeUpModel
from ui.models.dice_model import DiceModel
from ui.models.match.match_model import MatchModel


@pytest.fixture
def model(watched: Watch) -> MatchModel:
    made = MatchModel({"beam-me-up": BeamMeUpModel()}, DiceModel())
    for rows in (made.seats, made.log, made._dice):
        watched(rows)
    return made
