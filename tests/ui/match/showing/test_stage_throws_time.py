"""How long throws take on the stage: pace, skipping, and no wait in vain."""

import pytest
from PySide6.QtWidgets import QApplication

from tests.ui.games.beam_me_up.helpers.views import after
from tests.ui.games.dice_flick.helpers.views import FOUR_BLUE, by_computer, over, to_score
from tests.ui.helpers.driving import run, until
from tests.ui.helpers.recorded import heard
from tests.ui.match.helpers.thrown_stage import FLOWN, RESTED, Arena
from ui.app.language import Language
from ui.match.showing.stage import (
    AFTER_END_SECONDS,
    AFTER_MOVE_SECONDS,
    AFTER_ROLL_SECONDS,
    EXTRA_SECONDS,
    MAX_SLOWDOWN,
    THROW_SPEEDS,
)
from ui.match.showing.staging import staged
from ui.models.game_model import View


@pytest.mark.parametrize("settings", [{"pace": "instant"}, {"motion": "calm"}])
def test_without_motion_nothing_is_thrown(
    qapp: QApplication, language: Language, settings: dict[str, str]
) -> None:
    theatre = Arena(language, **settings)
    flown = heard(theatre.flick.table.arena.changed)
    run(qapp, theatre.land())
    assert theatre.remembers.questions == []
    assert not flown


def test_twice_the_pace_takes_half_the_frames(qapp: QApplication, language: Language) -> None:
    frames = []
    for pace in ("normal", "fast"):
        theatre = Arena(language, pace=pace)
        run(qapp, theatre.land(theatre.watch()))
        frames.append(len(theatre.seen))
    assert frames[1] == pytest.approx(frames[0] / 2, abs=1)


def test_the_preference_says_how_slowly_dice_fly(qapp: QApplication, language: Language) -> None:
    frames = []
    for speed in ("real", "half", "slow"):
        theatre = Arena(language, throw_speed=speed)
        run(qapp, theatre.land(theatre.watch()))
        frames.append(len(theatre.seen))
    assert frames == pytest.approx([frames[0], 2 * frames[0], 4 * frames[0]], abs=4)


@pytest.mark.usefixtures("endless")
def test_skipping_ends_a_throw_at_once(qapp: QApplication, language: Language) -> None:
    theatre = Arena(language)

    async def skip() -> None:
        await until(lambda: theatre.flick.table.arena.property("flying"), "flying")
        theatre.stage.skip()

    run(qapp, theatre.land(skip()))
    assert theatre.flick.table.arena.property("flying") is False


def test_who_skips_before_the_throw_is_known_does_not_see_it(
    qapp: QApplication, language: Language
) -> None:
    theatre = Arena(language)
    flown = heard(theatre.flick.table.arena.changed)

    async def skip() -> None:
        await until(lambda: theatre.remembers.questions, "the question")
        theatre.stage.skip()

    run(qapp, theatre.land(skip()))
    assert not flown


def test_a_throw_that_nobody_draws_is_not_waited_for_for_ever(
    qapp: QApplication, language: Language, waited: list[float]
) -> None:
    theatre = Arena(language)
    run(qapp, theatre.land())
    seconds = staged(theatre.remembers.found.flight, THROW_SPEEDS["half"], None).seconds
    assert waited[0] == MAX_SLOWDOWN * seconds + EXTRA_SECONDS
    assert theatre.flick.table.arena.property("flying") is False


@pytest.mark.parametrize(
    ("view", "seconds"),
    [
        (FLOWN, []),
        (by_computer(FLOWN), [AFTER_MOVE_SECONDS]),
        (by_computer(FLOWN, seat=1), []),
        (RESTED, [AFTER_ROLL_SECONDS]),
        (after(to_score(FOUR_BLUE), "score -", deciding=None), [AFTER_MOVE_SECONDS]),
        (over(1, 2), [AFTER_END_SECONDS]),
    ],
    ids=["person", "computer", "person against a computer", "rest", "score", "end"],
)
def test_what_a_person_lets_go_flies_at_once(
    qapp: QApplication, language: Language, waited: list[float], view: View, seconds: list[float]
) -> None:
    run(qapp, Arena(language).stage.pause(view.record))
    assert waited == seconds
