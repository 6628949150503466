"""The last throw is shown again from two angles, and then everything is as before."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from tests.ui.games.beam_me_up.helpers.views import after
from tests.ui.games.dice_flick.helpers.views import FOUR_BLUE, to_flick
from tests.ui.helpers.driving import run, until
from tests.ui.helpers.recorded import heard, rows_of
from tests.ui.match.helpers.thrown_stage import FLOWN, RESTED, Arena
from ui.app.language import Language
from ui.app.tasks import Tasks
from ui.match.replaying import ANGLES, Replaying
from ui.models.game_model import View
from ui.models.match.match_view_state import MatchViewState

DECIDING = View(RESTED.record, 0)
SECOND = after(RESTED, "flick y4 south 0 800 4500", deciding=None)


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Begin at once, and end no flight before it was drawn."""
    monkeypatch.setattr("ui.match.showing.stage.BEFORE_REPLAY_SECONDS", 0)
    monkeypatch.setattr("ui.match.showing.stage.MAX_SLOWDOWN", 1000)


class Replay(Arena):
    """A stage on which a throw has landed, and a person decides what to score."""

    def __init__(self, language: Language, view: View = DECIDING, **settings: Any) -> None:
        super().__init__(language, **settings)
        self.tasks = Tasks()
        self.replaying = Replaying(self.match, self.stage, self.stage._settings, self.tasks)
        self.match.show(MatchViewState("person", view))
        self.arena = self.flick.table.arena
        self.angles: list[str] = []
        self.match.changed.connect(self._note)

    def _note(self) -> None:
        angle = self.match.timeline.property("replayAngle")
        if [angle] != self.angles[-1:]:
            self.angles.append(angle)

    async def flying(self, angle: str) -> None:
        await until(
            lambda: self.arena.property("flying") and self.arena.property("angle") == angle, angle
        )

    async def over(self) -> None:
        await until(lambda: not self.stage.alone.locked(), "the end of the replay")

    async def draw(self) -> None:
        """Draw frames as a window does, until the replay is over."""
        self.match.timeline.replay()
        for angle in ANGLES:
            await self.flying(angle)
            while self.arena.property("angle") == angle:
                self.arena.advance(0.05)
                await asyncio.sleep(0)
        await self.over()

    def run(self, application: QApplication, *work: Coroutine[Any, Any, None]) -> None:
        async def whole() -> None:
            await asyncio.gather(*work)
            await self.tasks.close()

        run(application, whole())


def shown(theatre: Replay) -> tuple[Any, ...]:
    """What a person sees of the match."""
    rows = rows_of(theatre.arena)
    return (
        rows,
        theatre.match.now,
        theatre.flick._shown.now,
        theatre.match.buttons.property("primaryText"),
    )


def test_a_throw_is_seen_from_two_angles_and_then_all_is_as_before(
    qapp: QApplication, language: Language
) -> None:
    theatre = Replay(language)
    theatre.flick.scoring.toggle(0)
    before = shown(theatre)
    flights = heard(theatre.arena.changed)
    where: list[tuple[str, float]] = []
    theatre.arena.changed.connect(
        lambda: where.extend(
            (theatre.arena.property("angle"), row["position"].x())
            for row in rows_of(theatre.arena)
            if row["key"] == "b3" and theatre.arena.property("flying")
        )
    )
    theatre.run(qapp, theatre.draw())
    assert theatre.angles[-3:] == [*ANGLES, ""]
    assert flights
    assert [(angle, x < 0.5) for angle, x in where] == [(angle, True) for angle in ANGLES]
    assert shown(theatre) == before


def test_meanwhile_nobody_decides(qapp: QApplication, language: Language) -> None:
    theatre = Replay(language)
    assert theatre.match.buttons.property("primaryEnabled")

    async def look() -> None:
        await theatre.flying(ANGLES[0])
        assert not theatre.match.buttons.property("primaryEnabled")
        assert not theatre.match.timeline.property("canReplay")
        assert not theatre.flick.scoring.property("enabled")

    theatre.run(qapp, theatre.draw(), look())
    assert theatre.match.buttons.property("primaryEnabled")


def test_a_skip_ends_one_angle_and_asking_again_ends_both(
    qapp: QApplication, language: Language
) -> None:
    theatre = Replay(language)
    before = shown(theatre)

    async def skip() -> None:
        for ends in (theatre.stage.skip, theatre.match.timeline.replay):
            theatre.match.timeline.replay()
            await theatre.flying(ANGLES[0])
            theatre.stage.skip()
            await theatre.flying(ANGLES[1])
            ends()
            await theatre.over()
            assert shown(theatre) == before

    theatre.run(qapp, skip())


def test_what_happens_next_waits_for_a_replay(qapp: QApplication, language: Language) -> None:
    theatre = Replay(language)

    async def go_on() -> None:
        await theatre.flying(ANGLES[0])
        await theatre.stage.pause(RESTED.record)
        assert not theatre.arena.property("flying")
        assert theatre.match.timeline.property("replayAngle") == ""

    theatre.run(qapp, theatre.draw(), go_on())


def test_what_is_new_ends_a_replay(qapp: QApplication, language: Language) -> None:
    theatre = Replay(language)

    async def seek() -> None:
        theatre.match.timeline.replay()
        await theatre.flying(ANGLES[0])
        theatre.match.update(view=SECOND)
        await theatre.over()
        assert theatre.match.timeline.property("replayAngle") == ""
        assert theatre.flick._shown.now.view == SECOND

    theatre.run(qapp, seek())


@pytest.mark.parametrize(
    ("view", "settings"),
    [
        (DECIDING, {"motion": "calm"}),
        (to_flick(FOUR_BLUE), {}),
        (FLOWN, {}),
        (SECOND, {}),
    ],
    ids=["calm", "nothing thrown", "in flight", "the next in flight"],
)
def test_not_everything_can_be_shown_again(
    qapp: QApplication, language: Language, view: View, settings: dict[str, str]
) -> None:
    theatre = Replay(language, view, **settings)

    async def ask() -> None:
        theatre.match.timeline.replay()
        await asyncio.sleep(0)
        await theatre.over()

    theatre.run(qapp, ask())
    assert theatre.remembers.questions == []
    assert theatre.angles in ([], [""])


def test_a_throw_of_other_physics_is_not_shown_again_and_that_is_said(
    qapp: QApplication, language: Language
) -> None:
    theatre = Replay(language)
    theatre.remembers.found = None
    before = shown(theatre)[0]

    async def ask() -> None:
        theatre.match.timeline.replay()
        await until(lambda: theatre.match.property("error"), "a word")

    theatre.run(qapp, ask())
    assert "another version" in theatre.match.property("error")
    assert shown(theatre)[0] == before


def test_a_replay_is_slower_than_the_throw_was(qapp: QApplication, language: Language) -> None:
    frames = {}
    for speed in ("real", "half", "slow"):
        theatre = Replay(language, throw_speed=speed)
        told = heard(theatre.arena.moved)
        theatre.run(qapp, theatre.draw())
        frames[speed] = len(told) / 2
    assert frames["real"] == frames["half"] == pytest.approx(0.5 / 0.35 / 0.05, abs=4)
    assert frames["slow"] == pytest.approx(0.5 / 0.25 / 0.05, abs=4)
