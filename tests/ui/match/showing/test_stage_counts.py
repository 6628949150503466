"""The stage waits for a scoring that is counted, and for dice that leave as soon as they rest."""

import asyncio
from array import array
from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from beamme.core.chance import Rest
from beamme.core.match import Answered
from beamme.physics.engine.flight import Flight
from beamme.table.storage.settings import Settings
from beamme.throws.landed import Landed
from tests.ui.games.beam_me_up.helpers.views import after
from tests.ui.games.rolling_dice.helpers.views import STILL, flying, last_of_the_round, to_throw
from tests.ui.helpers.driving import Here, run
from ui.app.language import Language
from ui.games.rolling_dice.model import RollingDiceModel
from ui.match.showing.stage import AFTER_BUNDLE_SECONDS, AFTER_MOVE_SECONDS, STEP_SECONDS, Stage
from ui.models.dice_model import DiceModel
from ui.models.game_model import View
from ui.models.match.match_model import MatchModel
from ui.models.match.match_view_state import MatchViewState
from ui.models.settings_model import SettingsModel

BEFORE = last_of_the_round()
SCORED = after(BEFORE, "keep c2", deciding=None)
THROWN = flying(to_throw())
MISSED = after(THROWN, f"rest a1=3@0,0 {STILL} a2=1@0,-3000", deciding=None)
HIT = after(THROWN, f"rest a1=3@0,0 {STILL} a2=6@0,-3000", deciding=None)


class Theatre:
    """A stage on which a round has just been scored."""

    def __init__(self, language: Language, before: View, **settings: Any) -> None:
        own = Settings(**{"language": "en", "motion": "full", **settings})
        self.floe = RollingDiceModel()
        self.match = MatchModel({"rolling-dice": self.floe}, DiceModel())
        preferences = SettingsModel(own, lambda _: None, language)
        self.stage = Stage(self.match, DiceModel(), preferences, Here())  # type: ignore[arg-type]
        self.match.show(MatchViewState("showing", before))

    def score(self) -> None:
        self.match.show(MatchViewState("showing", SCORED))
        assert self.match.now.common.counting == 3

    def thrown(self, view: View) -> Landed:
        """The simulated throw of a view: one die lies in the air."""
        entry = view.match.log[-1]
        assert isinstance(entry, Answered)
        assert isinstance(entry.answer, Rest)
        path = array("f", [0.0, 0.5, 0.0, 1.0, 0.0, 0.0, 0.0] * 6).tobytes()
        return Landed(entry.answer, Flight(0.1, 1, path, ()), ("a2",), shaken=False)


@pytest.mark.parametrize(
    "end",
    [lambda theatre: theatre.floe.counting.end(), lambda theatre: theatre.stage.skip()],
    ids=["counted", "skipped"],
)
def test_play_goes_on_as_soon_as_a_count_ends(
    qapp: QApplication,
    language: Language,
    monkeypatch: pytest.MonkeyPatch,
    end: Callable[[Theatre], None],
) -> None:
    theatre = Theatre(language, BEFORE)
    theatre.score()
    waited: list[float] = []

    def timeout(seconds: float) -> asyncio.Timeout:
        waited.append(seconds)
        return asyncio.timeout_at(None if len(waited) == 1 else 0)

    async def count() -> None:
        end(theatre)

    async def work() -> None:
        await asyncio.gather(theatre.stage.pause(SCORED.record), count())

    monkeypatch.setattr("ui.match.showing.stage.asyncio.timeout", timeout)
    run(qapp, work())
    assert waited == [3 * STEP_SECONDS, AFTER_MOVE_SECONDS], "only the first one was ended"


@pytest.mark.parametrize(("pace", "speed"), [("normal", 1), ("fast", 2)])
def test_nobody_waits_for_ever(
    qapp: QApplication, language: Language, waited: list[float], pace: str, speed: int
) -> None:
    theatre = Theatre(language, BEFORE, pace=pace)
    theatre.score()
    run(qapp, theatre.stage.pause(SCORED.record))
    assert waited == [3 * STEP_SECONDS / speed, AFTER_MOVE_SECONDS / speed]


def test_at_once_nothing_is_waited_for(
    qapp: QApplication, language: Language, waited: list[float]
) -> None:
    theatre = Theatre(language, BEFORE, pace="instant")
    theatre.score()
    run(qapp, theatre.stage.pause(SCORED.record))
    assert waited == []


def test_who_skipped_throws_still_sees_what_they_brought(
    qapp: QApplication, language: Language, waited: list[float]
) -> None:
    theatre = Theatre(language, BEFORE)
    theatre.stage.skip()
    theatre.score()
    run(qapp, theatre.stage.pause(SCORED.record))
    assert 3 * STEP_SECONDS in waited


@pytest.mark.parametrize(("view", "waits"), [(MISSED, [AFTER_BUNDLE_SECONDS]), (HIT, [])])
def test_dice_that_leave_at_once_are_seen_for_a_while(
    qapp: QApplication, language: Language, waited: list[float], view: View, waits: list[float]
) -> None:
    theatre = Theatre(language, THROWN)
    run(qapp, theatre.stage.play(view.record, theatre.thrown(view)))
    assert waited[1:] == waits, "after the flight itself"


def test_a_rest_that_nobody_saw_fly_is_told_at_once(
    qapp: QApplication, language: Language, waited: list[float]
) -> None:
    theatre = Theatre(language, THROWN, motion="calm")
    run(qapp, theatre.stage.play(MISSED.record, theatre.thrown(MISSED)))
    assert waited == []
