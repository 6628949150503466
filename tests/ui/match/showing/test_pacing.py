"""How long steps are shown: what others do is held, and where many play nobody waits for long."""

from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from beamme.ai.strategy import Level
from beamme.core.chance import Rest, Throw
from beamme.core.game import Seat
from beamme.table.storage.record import Record, Seating, begin
from beamme.table.storage.settings import PACES, Settings
from beamme.throws.throwing import landed
from tests.helpers.transcript import read_transcript
from tests.playthroughs.record import FOLDER
from tests.ui.games.beam_me_up.helpers.views import after, keeping
from tests.ui.helpers.driving import Here, run
from ui.app.language import Language
from ui.games.rolling_dice.model import RollingDiceModel
from ui.match.showing.pacing import HELD_SECONDS, SPEEDS, Pacing, pacing
from ui.match.showing.stage import Stage
from ui.models.dice_model import DiceModel
from ui.models.game_model import View
from ui.models.match.log_model import mover
from ui.models.match.match_model import MatchModel
from ui.models.match.match_view_state import MatchViewState
from ui.models.settings_model import SettingsModel

SIX = read_transcript((FOLDER / "rolling_dice-six.txt").read_text(encoding="utf-8"))[2]
PATIENCE_SECONDS = 20
SEAL_SECONDS = 1.1
"""How long a seal's sum takes among six; `test_rolling_dice_count` measures it."""


def at_table(people: set[int], seats: int = 6) -> Record:
    """The recorded match, with people at these seats."""
    levels = [None if seat in people else Level.ADVANCED for seat in range(seats)]
    seating = [Seating(f"P{seat}", level, seat) for seat, level in enumerate(levels)]
    return begin(SIX.game, seating, bytes(32)).with_match(SIX)


def by(record: Record, seat: int) -> Record:
    """The record up to the first entry of a seat."""
    ply = next(ply for ply in range(len(SIX.log)) if mover(record, ply) == seat)
    return record.with_match(SIX.back_to(ply + 1))


def test_every_pace_but_the_last_shows_something() -> None:
    assert set(SPEEDS) == {*PACES} - {"instant"}
    assert pacing(by(at_table({0}), 1), "instant", replayed=False) is None


def test_what_others_do_is_held_at_the_slow_pace() -> None:
    record = at_table({0})
    slow = pacing(by(record, 1), "slow", replayed=False)
    assert slow == Pacing(1.0, 1.0, HELD_SECONDS)
    assert slow.seconds(0.65) == HELD_SECONDS
    assert slow.seconds(4.0) == 4.0
    assert pacing(by(record, 0), "slow", replayed=False) == Pacing(1.0), "but not one's own dice"
    assert pacing(by(record, 0), "slow", replayed=True) == slow, "unless they are watched"


def test_only_the_steps_of_computers_hurry_and_only_where_people_wait() -> None:
    now = pacing(by(at_table({0}), 1), "normal", replayed=False)
    assert now is not None
    assert (now.motion, now.seconds(0.6)) == (3.0, pytest.approx(0.2))
    assert (now.flight(0.5), now.flight(0.25)) == (1.0, 0.75), "dice are still seen"
    usual = Pacing(1.0)
    assert pacing(by(at_table({0}), 0), "normal", replayed=False) == usual
    assert pacing(by(at_table(set()), 1), "normal", replayed=False) == usual
    assert pacing(by(at_table({0}), 1), "normal", replayed=True) == usual
    assert pacing(at_table({0}), "normal", replayed=False) == usual, "the end is not hurried"
    two = after(keeping("3 3 1 5 6"), "stop", deciding=None)
    assert pacing(two.record, "fast", replayed=False) == Pacing(2.0)
    assert Pacing(2.0, 3.0).flight(1.0) == 2.0, "whoever wants it fast gets it fast"


class Clock(Here):
    """Adds up how long a stage shows a match."""

    def __init__(self, language: Language, patch: pytest.MonkeyPatch) -> None:
        super().__init__()
        self.seconds = 0.0
        own = Settings(language="en", motion="full")
        self.match = MatchModel({"rolling-dice": RollingDiceModel()}, DiceModel())
        preferences = SettingsModel(own, lambda _: None, language)
        self.stage = Stage(self.match, DiceModel(), preferences, self)  # type: ignore[arg-type]
        self.match.show(MatchViewState("showing", View(at_table({0}), None)))
        patch.setattr(self.stage, "_wait_for_landing", self._land)
        patch.setattr(self.stage, "_wait_for_scoring", self._score)
        patch.setattr(self.stage, "_wait", self._wait)

    async def ask(self, _: Any, game: Any, throw: Throw, rest: Rest, seed: bytes) -> Any:
        return landed(game, throw, rest.launch, seed)

    async def _land(self, arena: Any, seconds: float) -> None:
        self.seconds += seconds
        arena.finish()

    async def _score(self) -> None:
        tally = self.record.match.state.tally
        if tally is not None and tally is not self.record.match.states[-2].tally:
            self.seconds += SEAL_SECONDS * len(tally.steps)

    async def _wait(self, record: Record, usual: float) -> bool:
        now = pacing(record, "normal", replayed=False)
        self.seconds += 0.0 if now is None else now.seconds(usual)
        return True

    async def show(self, record: Record) -> None:
        """Show the last entry of a match."""
        self.record = record
        await self.stage.play(record)
        await self.stage.pause(record)


def test_among_six_nobody_waits_long_for_the_next_turn(
    qapp: QApplication, language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = 0
    record, clock = at_table({own}), Clock(language, monkeypatch)
    waits: list[float] = []

    async def work() -> None:
        for ply in range(1, len(SIX.log)):
            now = record.with_match(SIX.back_to(ply))
            if mover(now, ply - 1) == own:
                clock.seconds = 0.0
            else:
                await clock.show(now)
                if now.match.turn == Seat(own):
                    waits.append(clock.seconds)

    run(qapp, work())
    assert len(waits) > 3
    assert 5 < max(waits) <= PATIENCE_SECONDS
