"""A stage on which a die of Dice Flick flies, and how it comes to rest."""

import asyncio
from array import array
from collections.abc import Coroutine
from typing import Any

from beamme.core.chance import Rest, Throw
from beamme.core.match import Answered
from beamme.games.dice_flick.rules import DiceFlick
from beamme.physics.engine.flight import Flight
from beamme.throws.landed import Landed
from beamme.throws.throwing import resimulate
from tests.ui.games.beam_me_up.helpers.views import after
from tests.ui.games.dice_flick.helpers.views import FOUR_BLUE, flying, to_flick
from tests.ui.helpers.driving import Here, until
from tests.ui.helpers.recorded import rows_of
from tests.ui.match.helpers.theatre import Theatre
from ui.app.language import Language
from ui.games.dice_flick.model import DiceFlickModel
from ui.models.game_model import View
from ui.models.match.match_model import MatchModel
from ui.models.match.match_view_state import MatchViewState

FLOWN = flying(to_flick(FOUR_BLUE))
LAUNCH = "~0,0,12,803,4490,12,-5,3"
RESTED = after(FLOWN, f"rest {LAUNCH} b5=6@4000,0 b3=3@0,0", deciding=None)


def rest_in(view: View) -> Rest:
    """Read how the last throw ended."""
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
