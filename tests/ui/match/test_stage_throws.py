"""Throws on the stage are seen before their result is told, and never waited for in vain."""

import asyncio
from array import array
from collections.abc import Coroutine
from typing import Any

import pytest
from beam_me_up_views import after
from dice_flick_views import FOUR_BLUE, by_computer, flying, over, to_flick, to_score
from driving import Here, run, until
from PySide6.QtWidgets import QApplication
from recorded import heard, rows_of
from theatre import Theatre

from beamme.core.chance import Rest, Throw
from beamme.core.match import Answered
from beamme.games.dice_flick.rules import DiceFlick
from beamme.physics.engine.flight import Flight
from beamme.table.play.throwing import throw_seed
from beamme.throws.landed import Landed
from beamme.throws.throwing import resimulate
from ui.app.language import Language
from ui.games.dice_flick.model import DiceFlickModel
from ui.match.stage import (
    AFTER_END_SECONDS,
    AFTER_MOVE_SECONDS,
    AFTER_ROLL_SECONDS,
    EXTRA_SECONDS,
    MAX_SLOWDOWN,
)
from ui.models.game_model import View
from ui.models.match_model import MatchModel
from ui.models.match_view_state import MatchViewState

FLOWN = flying(to_flick(FOUR_BLUE))
LAUNCH = "~0,0,12,803,4490,12,-5,3"
RESTED = after(FLOWN, f"rest {LAUNCH} b5=6@4000,0 b3=3@0,0", deciding=None)


def rest_in(view: View) -> Rest:
    entry = view.match.log[-1]
    assert isinstance(entry, Answered)
    assert isinstance(entry.answer, Rest)
    return entry.answer


def thrown(rest: Rest) -> Landed:
    """Let two dice slide to the east for half a second."""
    frames = [[x / 5, 0.5, z, 1.0, 0.0, 0.0, 0.0] for x in range(6) for z in (0.0, 1.0)]
    path = array("f", [number for frame in frames for number in frame]).tobytes()
    return Landed(rest, Flight(0.1, 2, path, ()), ("b5", "b3"), shaken=False)


class Remembers(Here):
    """A worker that knows, or no longer knows, how a throw went."""

    def __init__(self) -> None:
        super().__init__()
        self.questions: list[tuple[DiceFlick, Throw, Rest, bytes]] = []
        self.found: Landed | None = thrown(rest_in(RESTED))

    async def ask(self, function: Any, *args: Any, **_: Any) -> Any:
        assert function is resimulate
        self.questions.append(args)  # type: ignore[arg-type]
        await asyncio.sleep(0)
        return self.found


class Arena(Theatre):
    """A stage on which a die has just been let go."""

    def __init__(self, language: Language, **settings: Any) -> None:
        super().__init__(language, **settings)
        self.flick = DiceFlickModel()
        self.match = MatchModel({"dice-flick": self.flick}, self.dice)
        self.remembers = Remembers()
        self.stage._model, self.stage._worker = self.match, self.remembers  # type: ignore[assignment]
        self.match.show(MatchViewState("showing", FLOWN))
        self.seen: list[dict[str, Any]] = []

    async def watch(self) -> None:
        """Draw frames as a window does, and remember the flicked die in each."""
        await until(lambda: self.flick.table.arena.property("flying"), "flying")
        while self.flick.table.arena.property("flying"):
            self.flick.table.arena.advance(0.05)
            self.seen += [row for row in rows_of(self.flick.table.arena) if row["key"] == "b5"]
            await asyncio.sleep(0)

    async def land(self, *others: Coroutine[Any, Any, None]) -> None:
        await asyncio.gather(self.stage.play(RESTED.record), *others)


def test_a_throw_is_seen_before_it_is_told_how_it_ended(
    qapp: QApplication, language: Language
) -> None:
    theatre = Arena(language)
    landed = heard(theatre.flick.table.arena.landed)
    run(qapp, theatre.land(theatre.watch()))
    assert len(landed) == 1
    (question,) = theatre.remembers.questions
    ask = FLOWN.match.turn.ask  # type: ignore[union-attr]
    seed = throw_seed(RESTED.record.seed, 0)
    assert question == (RESTED.match.game, ask, rest_in(RESTED), seed)
    assert len(theatre.seen) >= 9
    assert all(row["flying"] for row in theatre.seen[:-1])
    way = [row["position"].x() for row in theatre.seen]
    assert way == sorted(way)
    assert way[-1] == pytest.approx(1.0)
    assert theatre.match.now.view == FLOWN, "told by the session"
    lying = {row["key"]: row["position"].x() for row in rows_of(theatre.flick.table.arena)}
    assert lying["b1"] == pytest.approx(-2000 / 1200), "what was not touched stays"


def test_the_seed_is_that_of_the_question(qapp: QApplication, language: Language) -> None:
    theatre = Arena(language)
    second = after(RESTED, "flick y4 south 0 800 4500", "rest y4=1@0,4000", deciding=None)
    theatre.remembers.found = None
    run(qapp, theatre.stage.play(second.record))
    ((_, _, _, seed),) = theatre.remembers.questions
    assert seed == throw_seed(second.record.seed, 1)


def test_a_throw_that_is_handed_over_is_not_asked_for_again(
    qapp: QApplication, language: Language
) -> None:
    theatre = Arena(language)

    async def work() -> None:
        handed = theatre.stage.play(RESTED.record, thrown(rest_in(RESTED)))
        await asyncio.gather(handed, theatre.watch())

    run(qapp, work())
    assert theatre.remembers.questions == []
    assert len(theatre.seen) >= 9


@pytest.mark.parametrize("settings", [{"pace": "instant"}, {"motion": "calm"}])
def test_without_motion_nothing_is_thrown(
    qapp: QApplication, language: Language, settings: dict[str, str]
) -> None:
    theatre = Arena(language, **settings)
    flown = heard(theatre.flick.table.arena.changed)
    run(qapp, theatre.land())
    assert theatre.remembers.questions == []
    assert not flown


@pytest.mark.usefixtures("endless")
def test_a_throw_of_other_physics_does_not_fly(qapp: QApplication, language: Language) -> None:
    theatre = Arena(language)
    theatre.remembers.found = None
    flown = heard(theatre.flick.table.arena.changed)
    run(qapp, theatre.land())
    assert len(theatre.remembers.questions) == 1
    assert not flown


def test_where_no_dice_are_thrown_nothing_flies(qapp: QApplication, language: Language) -> None:
    theatre = Arena(language)
    theatre.match.show(MatchViewState())
    run(qapp, theatre.land())
    run(qapp, theatre.stage.play(FLOWN.record))
    assert theatre.remembers.questions == []


def test_twice_the_pace_takes_half_the_frames(qapp: QApplication, language: Language) -> None:
    frames = []
    for pace in ("normal", "fast"):
        theatre = Arena(language, pace=pace)
        run(qapp, theatre.land(theatre.watch()))
        frames.append(len(theatre.seen))
    assert frames[1] == pytest.approx(frames[0] / 2, abs=1)


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
    run(qapp, theatre.land())
    assert len(theatre.remembers.questions) == 1, "nothing is asked while all is skipped"


def test_a_throw_that_nobody_draws_is_not_waited_for_for_ever(
    qapp: QApplication, language: Language, waited: list[float]
) -> None:
    theatre = Arena(language)
    run(qapp, theatre.land())
    assert waited[0] == MAX_SLOWDOWN * theatre.remembers.found.flight.seconds + EXTRA_SECONDS
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


def test_the_stage_knows_how_much_people_are_helped(language: Language) -> None:
    assert Arena(language, assist="none").stage.assist == "none"
