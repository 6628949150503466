"""Time on the stage: lets dice fly before their faces are told, and events be followed."""

import asyncio
from contextlib import suppress

from PySide6.QtCore import QObject

from beamme.core.chance import Faces, Rest, Throw
from beamme.core.game import Chance, Outcome, Turn
from beamme.core.match import Answered, Moved
from beamme.table.jobs.worker_jobs import throw
from beamme.table.play.fate import decoration_of
from beamme.table.play.throwing import throw_seed
from beamme.table.play.worker import Worker, if_possible
from beamme.table.storage.record import Record
from beamme.throws.landed import Landed
from beamme.throws.throwing import resimulate
from ui.models.arena_model import ArenaModel
from ui.models.dice_model import DICE, DiceModel
from ui.models.match_model import MatchModel
from ui.models.settings_model import SettingsModel

SPEEDS = {"normal": 1.0, "fast": 2.0}
AFTER_MOVE_SECONDS = 0.65
AFTER_ROLL_SECONDS = 0.55
AFTER_BUNDLE_SECONDS = 1.0
"""So long several dice are seen that were thrown together and leave at once."""
AFTER_END_SECONDS = 2.4
"""So long the last position is seen before the report covers it."""
STEP_SECONDS = 8.0
"""A step of a scoring may be counted for so long before everything goes on."""
SLOWEST_SHARE, PATIENCE_SECONDS = 2.0, 0.5
"""How long a flight that is drawn late, or not at all, is waited for: by its length, and more."""


class Stage:
    """The gate between an event and the next: nothing else happens until people have seen it."""

    def __init__(
        self, model: MatchModel, dice: DiceModel, settings: SettingsModel, worker: Worker
    ) -> None:
        self._model = model
        self._dice = dice
        self._settings = settings
        self._worker = worker
        self._skipping = asyncio.Event()
        self._counted = asyncio.Event()

    @property
    def assist(self) -> str:
        """How much people are helped who throw."""
        return self._settings.value.assist

    def reset(self) -> None:
        """Another match comes onto the stage."""
        self._dice.reset()
        self.resume()

    def skip(self) -> None:
        """Show everything at once until somebody has to decide, or a round is counted."""
        self._skipping.set()
        self._counted.set()
        self._dice.finish()
        if self._model.arena is not None:
            self._model.arena.finish()

    def resume(self) -> None:
        """Take time again."""
        self._skipping.clear()

    async def play(self, record: Record, thrown: Landed | None = None) -> None:
        """Show what has to be seen before the last entry is told: dice that roll or fly.

        A throw that is not handed over is simulated again.
        """
        entry = record.match.log[-1]
        match entry:
            case Answered(Faces(values)):
                await self._roll(record, values)
            case Answered(Rest() as rest):
                await self._fly(record, rest, thrown)
            case _:
                pass

    async def pause(self, record: Record) -> None:
        """Give people time to follow the last entry."""
        match = record.match
        await self._count()
        if isinstance(match.turn, Outcome):
            await self._wait(AFTER_END_SECONDS)
        elif not flies_at_once(record):
            await self._wait(
                AFTER_MOVE_SECONDS if isinstance(match.log[-1], Moved) else AFTER_ROLL_SECONDS
            )

    async def _count(self) -> None:
        """Until what was scored has been counted, or would have been if anybody counted it."""
        steps = self._model.now.common.counting
        if not steps:
            return
        # Whoever skipped the throws of others still wants to see what they brought.
        self.resume()
        speed = self._speed()
        if speed is not None:
            self._counted.clear()
            looking = self._model.changed.connect(self._look_whether_counted)
            try:
                async with asyncio.timeout(STEP_SECONDS * steps / speed):
                    await self._counted.wait()
            except TimeoutError:
                pass  # nobody counts it
            finally:
                QObject.disconnect(looking)

    def _look_whether_counted(self) -> None:
        if not self._model.now.common.counting:
            self._counted.set()

    async def _roll(self, record: Record, values: tuple[int, ...]) -> None:
        before = record.match.states[-2]
        rolled = [die for die in range(DICE) if not before.kept >> die & 1]
        if self._speed() is None or self._settings.calm or len(rolled) != len(values):
            return
        faces = list(before.faces or (0,) * DICE)
        for die, value in zip(rolled, values, strict=True):
            faces[die] = value
        kept = self._dice.kept_poses(before.kept)
        seed = decoration_of(record.seed, record.match.asked)
        flight = await if_possible(self._worker.ask(throw, values, kept, seed))
        if flight is not None and not self._skipping.is_set():
            self._dice.fly(flight, rolled, tuple(faces), self._speed() or 1.0)
            await self._land(self._dice, flight.seconds)

    async def _fly(self, record: Record, rest: Rest, found: Landed | None) -> None:
        """Let dice fly that the simulator still knows; otherwise they just lie there."""
        match = record.match
        throw, arena = _throw(match.game.turn(match.states[-2])), self._model.arena
        if throw is None or arena is None or self._speed() is None or self._settings.calm:
            return
        if found is None:
            seed = throw_seed(record.seed, match.asked - 1)
            found = await if_possible(self._worker.ask(resimulate, match.game, throw, rest, seed))
        if found is not None and not self._skipping.is_set():
            arena.fly(found.flight, found.dice, self._speed() or 1.0)
            await self._land(arena, found.flight.seconds)
            if _leave(throw, record):
                await self._wait(AFTER_BUNDLE_SECONDS)

    def _speed(self) -> float | None:
        return None if self._skipping.is_set() else SPEEDS.get(self._settings.value.pace)

    async def _wait(self, seconds: float) -> None:
        speed = self._speed()
        if speed is not None:
            # Not wait_for: before Python 3.12 it may swallow that the match is being stopped.
            with suppress(TimeoutError):
                async with asyncio.timeout(seconds / speed):
                    await self._skipping.wait()

    async def _land(self, dice: DiceModel | ArenaModel, seconds: float) -> None:
        """Until the flight has been drawn to its end, or would have been if anybody drew it."""
        landed = asyncio.Event()
        dice.landed.connect(landed.set)
        with suppress(TimeoutError):
            async with asyncio.timeout(SLOWEST_SHARE * seconds + PATIENCE_SECONDS):
                await landed.wait()
        dice.landed.disconnect(landed.set)
        dice.finish()


def _leave(throw: Throw, record: Record) -> bool:
    """Whether dice that were thrown together are all gone as soon as it is told how they lie."""
    lying = {body.die for body in record.match.state.lying}
    return len(throw.launched) > 1 and lying.isdisjoint(throw.launched)


def flies_at_once(record: Record) -> bool:
    """Whether a person has just let a die go: it must not wait."""
    throw = _throw(record.match.turn)
    return throw is not None and throw.seat in record.people


def _throw(turn: Turn) -> Throw | None:
    """What is thrown now."""
    return turn.ask if isinstance(turn, Chance) and isinstance(turn.ask, Throw) else None
