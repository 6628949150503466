"""Throws on the stage are seen before their result is told, if they are known."""

import asyncio

import pytest
from PySide6.QtWidgets import QApplication

from beamme.table.play.throwing import throw_seed
from tests.ui.games.beam_me_up.helpers.views import after
from tests.ui.helpers.driving import run
from tests.ui.helpers.recorded import heard, rows_of
from tests.ui.match.helpers.thrown_stage import FLOWN, RESTED, Arena, rest_in, thrown
from ui.app.language import Language
from ui.models.match.match_view_state import MatchViewState


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


def test_the_stage_knows_how_much_people_are_helped(language: Language) -> None:
    assert Arena(language, assist="none").stage.assist == "none"
