"""A stage with what belongs to it, and a worker that lets dice slide."""

import asyncio
from array import array
from collections.abc import Coroutine
from typing import Any

from beamme.physics.engine.flight import Flight
from beamme.table.jobs.worker_jobs import throw
from beamme.table.storage.settings import Settings
from tests.ui.games.beam_me_up.helpers.views import after, keeping
from tests.ui.helpers.driving import Here, until
from ui.app.language import Language
from ui.games.beam_me_up.model import BeamMeUpModel
from ui.match.showing.stage import Stage
from ui.models.dice_model import DiceModel
from ui.models.match.match_model import MatchModel
from ui.models.match.match_view_state import MatchViewState
from ui.models.settings_model import SettingsModel

BEFORE = after(keeping("3 3 1 5 6"), "keep 1 2", deciding=None)
ROLLED = after(BEFORE, "faces 4 3 1", deciding=None)


class Thrown(Here):
    """A worker that lets dice slide for half a second."""

    def __init__(self) -> None:
        super().__init__()
        self.throws: list[tuple[tuple[int, ...], tuple[int, ...], bytes]] = []

    async def ask(self, function: Any, *args: Any, **_: Any) -> Any:
        assert function is throw
        self.throws.append(args)  # type: ignore[arg-type]
        await asyncio.sleep(0)
        frame = [0.0, 0.5, 0.0, 1.0, 0.0, 0.0, 0.0] * len(args[0])
        return Flight(0.1, len(args[0]), array("f", frame * 6).tobytes(), ())


class Theatre:
    """A stage with what belongs to it, showing dice that are about to roll."""

    def __init__(self, language: Language, **settings: Any) -> None:
        own = Settings(**{"language": "en", "motion": "full", **settings})
        self.worker = Thrown()
        self.dice = DiceModel()
        self.match = MatchModel({"beam-me-up": BeamMeUpModel()}, self.dice)
        preferences = SettingsModel(own, lambda _: None, language)
        self.stage = Stage(self.match, self.dice, preferences, self.worker)  # type: ignore[arg-type]
        self.match.show(MatchViewState("showing", BEFORE))

    async def draw(self) -> None:
        """Draw frames as a window does, until nothing flies any more."""
        await until(lambda: self.dice.property("flying"), "flying")
        while self.dice.property("flying"):
            self.dice.advance(0.05)
            await asyncio.sleep(0)

    async def roll(self, *others: Coroutine[Any, Any, None]) -> None:
        await asyncio.gather(self.stage.play(ROLLED.record), *others)
