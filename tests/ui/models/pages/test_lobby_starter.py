"""Who begins by the rulebook of each game is said where the set-up offers it."""

from pathlib import Path

import pytest

from tests.ui.helpers.lobbies import Lobby
from tests.ui.helpers.window_fixtures import Watch
from ui.app.language import Language


@pytest.mark.parametrize(
    ("key", "said", "german"),
    [
        pytest.param(
            "beam-me-up",
            "The rulebook lets the youngest begin.",
            "Nach dem Heft beginnt, wer am jüngsten ist.",
            marks=pytest.mark.clause("BMU-5"),
        ),
        pytest.param(
            "dice-flick",
            "The rulebook lets the oldest begin.",
            "Nach dem Heft beginnt, wer am ältesten ist.",
            marks=pytest.mark.clause("DF-5"),
        ),
        pytest.param(
            "kuh-vadis",
            "The rulebook draws lots.",
            "Nach dem Heft entscheidet das Los.",
            marks=pytest.mark.clause("KV-5"),
        ),
        pytest.param(
            "rolling-dice",
            "The rulebook lets you agree; from the second round on, the dice decide.",
            "Nach dem Heft einigt ihr euch; ab der zweiten Runde entscheiden die Würfel.",
            marks=pytest.mark.clause("RD-19"),
        ),
    ],
)
def test_who_begins_by_the_rulebook_is_said(
    language: Language, tmp_path: Path, watched: Watch, key: str, said: str, german: str
) -> None:
    lobby = Lobby(language, tmp_path, watched, key)
    assert lobby.model.property("starterHint") == said
    language.switch("de")
    assert lobby.model.property("starterHint") == german
