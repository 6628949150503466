"""Time on the stage: dice fly before their faces are told; nothing waits while nobody looks."""

import asyncio
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from beamme.physics.tray.hands import GATHER_FRAMES, SECONDS_PER_FRAME
from tests.ui.games.beam_me_up.helpers.views import after, keeping
from tests.ui.helpers.driving import run, until
from tests.ui.helpers.recorded import heard, rows_of
from tests.ui.match.helpers.theatre import BEFORE, ROLLED, Theatre, Thrown
from ui.app.language import Language
from ui.match.showing.stage import (
    AFTER_END_SECONDS,
    AFTER_MOVE_SECONDS,
    AFTER_ROLL_SECONDS,
    EXTRA_SECONDS,
    MAX_SLOWDOWN,
)
from ui.models.game_model import View
from ui.models.match.match_view_state import MatchViewState

SECONDS = 0.5
"""How long every flight takes."""
TAKING_UP_SECONDS = GATHER_FRAMES * SECONDS_PER_FRAME


def test_dice_fly_past_the_kept_ones_before_anybody_is_told(
    qapp: QApplication, language: Language
) -> None:
    theatre = Theatre(language)
    landed = heard(theatre.dice.landed)
    run(qapp, theatre.roll(theatre.draw()))
    ((values, dice, seed),) = theatre.worker.throws
    assert (values, dice, len(seed)) == ((4, 3, 1), (2, 3, 4), 32)
    assert len(landed) == 1
    assert [row["face"] for row in rows_of(theatre.dice)] == [3, 3, 4, 3, 1]
    assert theatre.match.property("narration").endswith("rolls 3 dice."), "told by the session"


@pytest.mark.parametrize("settings", [{"pace": "instant"}, {"motion": "calm"}])
def test_without_motion_no_dice_fly(
    qapp: QApplication, language: Language, settings: dict[str, str]
) -> None:
    theatre = Theatre(language, **settings)
    run(qapp, theatre.roll())
    assert theatre.worker.throws == []


def test_moves_do_not_fly(qapp: QApplication, language: Language) -> None:
    theatre = Theatre(language)
    run(qapp, theatre.stage.play(after(keeping("3 3 1 5 6"), "stop").record))
    assert theatre.worker.throws == []


@pytest.mark.usefixtures("endless")
def test_skipping_ends_a_flight_at_once(qapp: QApplication, language: Language) -> None:
    theatre = Theatre(language)

    async def skip() -> None:
        await until(lambda: theatre.dice.property("flying"), "flying")
        theatre.stage.skip()

    run(qapp, theatre.roll(skip()))
    assert theatre.dice.property("flying") is False


def test_skipping_ends_one_step_and_no_more(
    qapp: QApplication, language: Language, waited: list[float]
) -> None:
    theatre = Theatre(language)
    theatre.stage.skip()
    run(qapp, theatre.roll())
    assert len(theatre.worker.throws) == 1, "skipped too early to mean this flight"
    theatre.stage.skip()
    del waited[:]
    run(qapp, theatre.stage.pause(ROLLED.record))
    assert waited == [AFTER_ROLL_SECONDS], "the result can still be read"


@pytest.mark.usefixtures("endless")
def test_skipping_a_pause_ends_it(qapp: QApplication, language: Language) -> None:
    theatre = Theatre(language)

    async def skip() -> None:
        theatre.stage.skip()

    async def work() -> None:
        await asyncio.gather(theatre.stage.pause(ROLLED.record), skip())

    run(qapp, work())


def test_a_flight_that_nobody_draws_is_not_waited_for_for_ever(
    qapp: QApplication, language: Language, waited: list[float]
) -> None:
    theatre = Theatre(language)
    run(qapp, theatre.roll())
    assert waited == [pytest.approx(MAX_SLOWDOWN * (TAKING_UP_SECONDS + SECONDS) + EXTRA_SECONDS)]
    assert theatre.dice.property("flying") is False


@pytest.mark.parametrize(
    ("pace", "seconds"),
    [("normal", [AFTER_MOVE_SECONDS]), ("fast", [AFTER_MOVE_SECONDS / 2]), ("instant", [])],
)
def test_people_get_time_to_follow(
    qapp: QApplication, language: Language, waited: list[float], pace: str, seconds: list[float]
) -> None:
    theatre = Theatre(language, pace=pace)
    moved = after(keeping("3 3 1 5 6"), "stop", deciding=None)
    run(qapp, theatre.stage.pause(moved.record))
    assert waited == seconds


def test_a_roll_that_a_person_asks_for_begins_at_once(
    qapp: QApplication, language: Language, waited: list[float]
) -> None:
    run(qapp, Theatre(language).stage.pause(BEFORE.record))
    assert waited == []


def test_the_last_position_is_seen_longer(
    qapp: QApplication, language: Language, waited: list[float]
) -> None:
    won = after(keeping("3 3 1 5 6", own="5544455"), "stop", "move 3", deciding=None)
    run(qapp, Theatre(language).stage.pause(won.record))
    assert waited == [AFTER_END_SECONDS]
    assert AFTER_END_SECONDS > AFTER_MOVE_SECONDS


@pytest.mark.usefixtures("qapp")
def test_another_match_finds_an_empty_tray(language: Language) -> None:
    theatre = Theatre(language)
    theatre.stage.reset()
    theatre.match.show(MatchViewState("showing", View(keeping("1 2 3 4 5").record, None)))
    assert [row["face"] for row in rows_of(theatre.dice)] == [1, 2, 3, 4, 5]


def test_another_match_finds_dice_in_neat_places_and_takes_time(
    qapp: QApplication, language: Language
) -> None:
    theatre = Theatre(language)

    def places() -> set[float]:
        return {row["position"].x() for row in rows_of(theatre.dice)[2:]}

    run(qapp, theatre.roll(theatre.draw()))
    assert places() == {0.0}, "where they landed"
    theatre.stage.skip()
    theatre.stage.reset()
    theatre.match.show(MatchViewState("showing", keeping("3 3 4 3 1")))
    assert len(places()) == 3
    theatre.match.show(MatchViewState("showing", BEFORE))
    run(qapp, theatre.roll(theatre.draw()))
    assert len(theatre.worker.throws) == 2, "the next match skips nothing"


def test_who_skips_before_a_roll_is_known_does_not_see_it(
    qapp: QApplication, language: Language
) -> None:
    theatre = Theatre(language)
    flown = heard(theatre.dice.changed)

    async def skip() -> None:
        await until(lambda: theatre.worker.throws, "the question")
        theatre.stage.skip()

    run(qapp, theatre.roll(skip()))
    assert not flown


def test_real_dice_fly_to_the_faces_of_the_seed(
    qapp: QApplication,
    language: Language,
) -> None:

    class Real(Thrown):
        async def ask(self, function: Any, *args: Any, **_: Any) -> Any:
            self.throws.append(args)  # type: ignore[arg-type]
            return function(*args)

    theatre = Theatre(language)
    theatre.stage._worker = theatre.worker = Real()  # type: ignore[assignment]
    run(qapp, theatre.roll(theatre.draw()))
    assert [row["face"] for row in rows_of(theatre.dice)] == [3, 3, 4, 3, 1]
