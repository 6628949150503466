"""What others score is shown on the stage take by take, before it is written down."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from beamme.ai.strategy import Level
from tests.ui.games.beam_me_up.helpers.views import after
from tests.ui.games.dice_flick.helpers.choices import COLUMN, GROUP
from tests.ui.games.dice_flick.helpers.views import CROSS, by_computer, to_score
from tests.ui.helpers.driving import run
from tests.ui.helpers.recorded import rows_of
from tests.ui.match.helpers.thrown_stage import Arena
from tests.ui.printing.helpers.golden import golden
from tests.ui.printing.helpers.golden import until as golden_until
from ui.app.language import Language
from ui.games.game_ui import game_ui
from ui.match.showing.stage import AFTER_PART_SECONDS
from ui.models.game_model import View
from ui.models.match.match_view_state import MatchViewState

BEFORE = by_computer(to_score(CROSS))
SCORED = after(BEFORE, f"score {COLUMN}, {GROUP}", deciding=None)


class Scoring(Arena):
    """A stage on which somebody is about to score."""

    def __init__(self, language: Language, before: View = BEFORE, **settings: Any) -> None:
        super().__init__(language, **settings)
        self.match.show(MatchViewState("computer", before))
        self.totals: list[int] = []
        self.flick.scoring.changed.connect(self._note)

    def _note(self) -> None:
        self.totals.append(self.flick.scoring.property("total"))


def test_takes_are_shown_one_by_one(
    qapp: QApplication, language: Language, waited: list[float]
) -> None:
    stage = Scoring(language)
    run(qapp, stage.stage.play(SCORED.record))
    assert stage.totals == [11, 22]
    assert waited == [AFTER_PART_SECONDS] * 2
    taken = [row["title"] for row in rows_of(stage.flick.scoring.takes) if row["taken"]]
    assert taken == ["Knaller, line E", "Blue group"], "in the order of the computer"
    assert stage.match.now.phase == "computer"


def test_nothing_builds_up_without_time(
    qapp: QApplication, language: Language, waited: list[float]
) -> None:
    stage = Scoring(language, pace="instant")
    run(qapp, stage.stage.play(SCORED.record))
    assert (stage.totals, waited) == ([], [])


def test_what_people_have_chosen_themselves_is_not_shown_again(
    qapp: QApplication, language: Language, waited: list[float]
) -> None:
    own = to_score(CROSS)
    stage = Scoring(language, own)
    run(qapp, stage.stage.play(after(own, f"score {COLUMN}", deciding=None).record))
    assert (stage.totals, waited) == ([], [])
    stage.match.update(phase="watch")
    run(qapp, stage.stage.play(after(own, f"score {COLUMN}", deciding=None).record))
    assert stage.totals == [11], "but in a replay it is"


@pytest.mark.usefixtures("endless")
def test_a_skip_or_a_step_in_a_replay_ends_what_builds_up(
    qapp: QApplication, language: Language
) -> None:
    stage = Scoring(language)

    def skip() -> None:
        asyncio.get_running_loop().call_soon(stage.stage.skip)

    stage.flick.scoring.changed.connect(skip)

    run(qapp, stage.stage.play(SCORED.record))
    assert stage.totals == [11]


ANNOUNCED: list[tuple[str, int, str]] = [
    ("beam_me_up-two", 19, "Advance"),
    ("kuh_vadis-won", 24, "Mark"),
    ("rolling_dice-two", 4, "Keep"),
    ("rolling_dice-six", 4, ""),
]


@pytest.mark.parametrize(("name", "ply", "kind"), ANNOUNCED)
def test_what_others_do_is_shown_before_it_is_done_unless_many_wait(
    qapp: QApplication, language: Language, waited: list[float], name: str, ply: int, kind: str
) -> None:
    record = golden(name)
    mover = record.match.log[ply].seat  # type: ignore[union-attr]
    seating = list(record.seating)
    seating[mover] = replace(seating[mover], level=Level.MASTER)
    record = replace(record, seating=tuple(seating))
    stage = Arena(language)
    key = record.match.game.key
    stage.match._games[key] = game_ui(key).new_model()
    stage.match.show(MatchViewState("computer", View(golden_until(record, ply), None)))
    seen: list[str] = []
    stage.match.changed.connect(lambda: seen.append(type(stage.match.now.view.announced).__name__))  # type: ignore[union-attr]
    run(qapp, stage.stage.play(golden_until(record, ply + 1)))
    assert seen == ([kind] if kind else [])
    assert len(waited) == len(seen)
