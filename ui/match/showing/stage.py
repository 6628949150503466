"""Pace a match: show flights before their results, and pause after events."""

import asyncio
from contextlib import suppress

from PySide6.QtCore import QObject

from beamme.core.chance import Faces, Rest
from beamme.core.game import Outcome
from beamme.core.match import Answered, Moved
from beamme.table.jobs.worker_jobs import throw
from beamme.table.play.fate import decoration_of
from beamme.table.play.throwing import throw_seed
from beamme.table.play.worker import Worker, if_possible
from beamme.table.storage.record import Record
from beamme.throws.landed import Landed
from beamme.throws.throwing import resimulate
from ui.games.game_ui import game_ui
from ui.match.showing.last_entry import are_all_removed, flies_at_once, rolls_at_once
from ui.match.showing.pacing import SPEEDS, Pacing, announces, pacing
from ui.match.showing.staging import staged
from ui.models.arena_model import ArenaModel
from ui.models.dice_model import DICE, DiceModel
from ui.models.game_model import View
from ui.models.match.match_model import MatchModel
from ui.models.settings_model import SettingsModel
from ui.models.throws import pending_throw

THROW_SPEEDS = {"real": 1.0, "half": 0.5, "slow": 0.25}
"""How fast dice fly that were thrown; rolled dice fly at their real speed."""
REPLAY_SPEED, BEFORE_REPLAY_SECONDS = 0.35, 0.6
"""How fast dice fly at most when a throw is shown again, and the moment before that."""
AFTER_MOVE_SECONDS = 0.65
AFTER_PART_SECONDS = 0.8
"""The pause after each part of a move that builds up."""
AFTER_ROLL_SECONDS = 0.55
AFTER_BUNDLE_SECONDS = 1.0
"""The pause after a throw of several dice that are all removed at once."""
AFTER_END_SECONDS = 2.4
"""The pause on the final position before the report covers it."""
STEP_SECONDS = 8.0
"""The longest wait for one step of a scoring animation."""
MAX_SLOWDOWN, EXTRA_SECONDS = 2.0, 0.5
"""The longest wait for a flight that is drawn late or not at all: by its length, and more."""


class Stage:
    """Holds back the next event until the last one has been shown."""

    def __init__(
        self, model: MatchModel, dice: DiceModel, settings: SettingsModel, worker: Worker
    ) -> None:
        self._model = model
        self._dice = dice
        self._settings = settings
        self._worker = worker
        self.alone = asyncio.Lock()
        """Held while something is shown: nothing else may begin meanwhile."""
        self._skipping = asyncio.Event()
        self._scored = asyncio.Event()

    @property
    def assist(self) -> str:
        """How much the program helps people to throw."""
        return self._settings.value.assist

    def reset(self) -> None:
        """Prepare for another match."""
        self._dice.reset()

    def skip(self) -> None:
        """End the current step: a flight, a count or a pause. The next one takes its time again."""
        self._skipping.set()
        self._scored.set()
        self._dice.finish()
        if self._model.now.common.arena is not None:
            self._model.now.common.arena.finish()

    async def play(self, record: Record, thrown: Landed | None = None) -> None:
        """Animate the last entry before its result is shown: dice fly, moves of others build up.

        Without `thrown`, a throw is simulated again.
        """
        async with self.alone:
            self._skipping.clear()
            entry = record.match.log[-1]
            match entry:
                case Answered(Faces(values)):
                    await self._roll(record, values)
                case Answered(Rest()):
                    await self._fly(record, thrown)
                case Moved(seat, move) if self._watching or seat not in record.people:
                    await self._announce(record, move)
                case _:
                    pass

    async def pause(self, record: Record) -> None:
        """Wait until players had time to follow the last entry."""
        match = record.match
        await self._wait_for_scoring()
        self._skipping.clear()
        if isinstance(match.turn, Outcome):
            await self._wait(record, AFTER_END_SECONDS)
        elif not flies_at_once(record) and not rolls_at_once(record):
            moved = isinstance(match.log[-1], Moved)
            await self._wait(record, AFTER_MOVE_SECONDS if moved else AFTER_ROLL_SECONDS)
        async with self.alone:
            pass  # somebody may be looking at a throw again

    async def _wait_for_scoring(self) -> None:
        """Wait for the scoring animation, but no longer than it would take."""
        steps = self._model.now.common.counting
        if not steps:
            return
        self._skipping.clear()
        speed = SPEEDS.get(self._settings.value.pace)
        if speed is not None:
            self._scored.clear()
            connection = self._model.changed.connect(self._check_scored)
            try:
                async with asyncio.timeout(STEP_SECONDS * steps / speed):
                    await self._scored.wait()
            except TimeoutError:
                pass  # the animation is not shown
            finally:
                QObject.disconnect(connection)

    def _check_scored(self) -> None:
        if not self._model.now.common.counting:
            self._scored.set()

    @property
    def _watching(self) -> bool:
        return self._model.now.phase == "watch"

    async def _announce(self, record: Record, move: object) -> None:
        """Show how a move builds up, as far as its game does and there is time."""
        if not announces(record):
            return
        before = record.with_match(record.match.back_to(len(record.match.log) - 1))
        for part in game_ui(record.match.game.key).announce(move):
            if self._pacing(record) is None:
                return
            self._model.update(view=View(before, None, part))
            if not await self._wait(record, AFTER_PART_SECONDS):
                return

    async def _roll(self, record: Record, values: tuple[int, ...]) -> None:
        before = record.match.states[-2]
        rolled = [die for die in range(DICE) if not before.kept >> die & 1]
        now = self._pacing(record)
        if now is None or self._settings.calm or len(rolled) != len(values):
            return
        faces = list(before.faces or (0,) * DICE)
        for die, value in zip(rolled, values, strict=True):
            faces[die] = value
        seed = decoration_of(record.seed, record.match.asked)
        flight = await if_possible(self._worker.ask(throw, values, tuple(rolled), seed))
        if flight is not None and not self._skipping.is_set():
            seconds = self._dice.fly(flight, rolled, tuple(faces), now.motion)
            await self._wait_for_landing(self._dice, seconds)

    async def _fly(self, record: Record, found: Landed | None) -> None:
        """Animate a throw; if it cannot be simulated again, the dice appear at rest."""
        now = self._pacing(record)
        if self._model.now.common.arena is None or now is None or self._settings.calm:
            return
        found = found or await self.flown(record)
        if found is not None and not self._skipping.is_set():
            await self._show_flight(found, now.flight(self._throw_speed))
            if are_all_removed(record):
                await self._wait(record, AFTER_BUNDLE_SECONDS)

    async def flown(self, record: Record) -> Landed | None:
        """How the throw flew that ends a log; None if it cannot be simulated again."""
        match = record.match
        throw = pending_throw(match.game.turn(match.states[-2]))
        match match.log[-1]:
            case Answered(Rest() as rest) if throw is not None:
                seed = throw_seed(record.seed, match.asked - 1)
                question = self._worker.ask(resimulate, match.game, throw, rest, seed)
                return await if_possible(question)
            case _:
                return None

    async def replay(self, record: Record, found: Landed, angle: str) -> None:
        """Show the throw that ends a log once more, slowly, from this angle."""
        self._skipping.clear()
        await self._wait(record, BEFORE_REPLAY_SECONDS)
        self._skipping.clear()
        await self._show_flight(found, min(REPLAY_SPEED, self._throw_speed), angle)

    @property
    def _throw_speed(self) -> float:
        return THROW_SPEEDS[self._settings.value.throw_speed]

    async def show_throw(self, record: Record, arena: ArenaModel | None, found: Landed) -> None:
        """Animate a throw that belongs to no open match."""
        self._skipping.clear()
        now = self._pacing(record)
        if now is not None and not self._settings.calm:
            await self._show_flight(found, now.flight(self._throw_speed), arena=arena)

    async def _show_flight(
        self, found: Landed, speed: float, angle: str = "", arena: ArenaModel | None = None
    ) -> None:
        """Let dice fly in the arena of the open match, or in this one."""
        arena, staging = (
            arena or self._model.now.common.arena,
            staged(found.flight, speed, found.brink),
        )
        if arena is not None:
            arena.fly(found.flight, found.dice, staging, angle)
            await self._wait_for_landing(arena, staging.seconds)

    def _pacing(self, record: Record) -> Pacing | None:
        """How fast the last entry is shown; None if at once."""
        if self._skipping.is_set():
            return None
        return pacing(record, self._settings.value.pace, replayed=self._watching)

    async def _wait(self, record: Record, usual: float) -> bool:
        """Hold what the last entry brought; return whether nobody skipped it."""
        now = self._pacing(record)
        if now is None:
            return False
        try:
            # Not wait_for: before Python 3.12 it may swallow a cancellation.
            async with asyncio.timeout(now.seconds(usual)):
                await self._skipping.wait()
        except TimeoutError:
            return True
        return False

    async def _wait_for_landing(self, dice: DiceModel | ArenaModel, seconds: float) -> None:
        """Wait for the flight to be drawn, but no longer than it would take."""
        landed = asyncio.Event()
        dice.landed.connect(landed.set)
        with suppress(TimeoutError):
            async with asyncio.timeout(MAX_SLOWDOWN * seconds + EXTRA_SECONDS):
                await landed.wait()
        dice.landed.disconnect(landed.set)
        dice.finish()
