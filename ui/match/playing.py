"""Play the open match: run the turn loop and show every entry."""

import asyncio
from dataclasses import replace
from typing import Any

from beamme.ai.strategy import evaluate
from beamme.core.game import Chance, Outcome, Seat
from beamme.core.match import Match
from beamme.table.play.fate import noise_of
from beamme.table.play.foresight import Foresight
from beamme.table.play.loop import Table
from beamme.table.play.players import Computer, Person, Player
from beamme.table.play.throwing import Simulated
from beamme.table.play.undo import undo_ply
from beamme.table.play.worker import GiveUp, Worker, if_possible
from beamme.table.storage.record import Record
from beamme.throws.hands import PERSON
from beamme.throws.landed import Landed
from ui.app.tasks import Tasks
from ui.match.saving import Saver
from ui.match.showing.last_entry import flies_at_once
from ui.match.showing.stage import Stage
from ui.models.dialogs.stuck_model import StuckModel
from ui.models.game_model import View
from ui.models.match.match_model import MatchModel
from ui.models.match.match_view_state import MatchViewState

FIRST_FRAMES_S = 0.06
"""Nothing else is drawn during the first frames of a flight."""


class Playing:
    """Runs the turn loop of one match in a task, and saves and shows its entries."""

    def __init__(
        self,
        model: MatchModel,
        stuck: StuckModel,
        stage: Stage,
        saver: Saver,
        worker: Worker,
        tasks: Tasks,
    ) -> None:
        self._model = model
        self._stuck = stuck
        self._stage = stage
        self._saver = saver
        self._worker = worker
        self._tasks = tasks
        self._task: asyncio.Task[None] | None = None
        self.record: Record | None = None
        """The open match."""
        self.name = ""
        """The name under which it is saved."""
        self._people: dict[int, Person[Any, Any]] = {}
        self._foresight = Foresight(worker, tasks.spawn)
        self._fate: Simulated | None = None
        self._chances: dict[int, tuple[float, ...]] = {}
        """Chances to win by ply, in the order of the match."""
        model.decided.connect(self._decide)

    def open(self, name: str, record: Record | None) -> None:
        """Make this the open match, without playing it."""
        self.name, self.record = name, record

    def start(self, name: str, record: Record) -> None:
        """Play this match."""
        self.open(name, record)
        self._chances = {}
        self._stage.reset()
        self._model.show(MatchViewState(error=self._model.now.error))
        self._show("showing")
        self._model.started.emit()
        self._run(record)

    def look_back(self, name: str, record: Record) -> None:
        """Show the end of a match that is over again."""
        self.open(name, record)
        self._chances = {}
        self._model.show(MatchViewState(error=self._model.now.error))
        self._show_end(record)

    def _show_end(self, record: Record) -> None:
        self._show("over")
        self._model.update(revealed=record.revealed)
        self._model.ended.emit()

    @property
    def halted(self) -> bool:
        """Whether an error has stopped the match."""
        task = self._task
        if task is None or not task.done() or task.cancelled():
            return False
        return task.exception() is not None

    async def stop(self) -> None:
        """Cancel the turn loop."""
        await self._tasks.stop(self._task)
        self._foresight.end()
        if self._fate is not None:
            self._fate.forget()
        self._people = {}

    async def undo(self) -> None:
        """Take back the last move of a person, and play on from there."""
        if self.record is None:
            return
        ply = undo_ply(self.record.match, self.record.people)
        if ply is None:
            return
        self._stage.skip()
        await self.stop()
        self.record = self.record.with_match(self.record.match.back_to(ply))
        self._chances = {at: chances for at, chances in self._chances.items() if at <= ply}
        await self._save()
        self._run(self.record)

    def _run(self, record: Record) -> None:
        players: list[Player[Any, Any]] = []
        self._people = {}
        for seat, seating in enumerate(record.seating):
            if seating.level is None:
                self._people[seat] = Person(self._asked)
                players.append(self._people[seat])
            else:
                noise, give_up = noise_of(record.seed, seat), self._without_move(seating.name)
                players.append(Computer(self._worker, seating.level, noise, give_up))
        self._fate = fate = Simulated(
            record.seed,
            record.match.game,
            self._hand_at,
            self._worker,
            lambda _: self._stuck.without_throw(),
        )
        table = Table(record.match, players, fate, self._shown)
        self._task = self._tasks.spawn(self._play(table))

    def _without_move(self, name: str) -> GiveUp:
        return lambda _: self._stuck.without_move(name)

    def _hand_at(self, seat: int) -> str:
        """Whose hand throws for a seat: that of its level, or of a person."""
        if self.record is None:
            return PERSON
        seating = self.record.seating[seat]
        if seating.level is not None:
            return str(seating.level)
        return self._stage.assist if seating.help is None else PERSON

    async def _play(self, table: Table[Any, Any]) -> None:
        self._next_phase(table.match)
        if not self._chances:
            await self._update_chances()
        await table.run()
        if self.record is not None:
            self._tasks.spawn(self._saver.retry())
            self._show_end(self.record)

    async def _shown(self, match: Match[Any, Any], thrown: Landed | None) -> None:
        if self.record is None:
            return
        before, self.record = self.record, self.record.with_match(match)
        turn = match.turn
        if isinstance(turn, Chance) and self._fate is not None:
            self._fate.prepare(turn.ask, match.asked)
        if isinstance(turn, Seat) and turn.index in self._people:
            self._foresight.begin(match)
        saving = self._tasks.spawn(self._save())
        await asyncio.sleep(0)  # saving and fate start before the window is busy
        # A person's throw waits neither for the disk nor for the window.
        if flies_at_once(self.record):
            return
        late = self._tasks.spawn(self._show_flying(before)) if flies_at_once(before) else None
        try:
            await self._stage.play(self.record, thrown)
        finally:
            await self._tasks.stop(late)
        self._show("showing")
        await saving
        if isinstance(turn, Seat) and turn.index != self._mover(match):
            await asyncio.gather(self._update_chances(), self._stage.pause(self.record))
        else:
            await self._stage.pause(self.record)
        self._next_phase(match)

    def _mover(self, match: Match[Any, Any]) -> int:
        return getattr(match.log[-1], "seat", -1)

    def _next_phase(self, match: Match[Any, Any]) -> None:
        turn = match.turn
        if isinstance(turn, Seat) and turn.index not in self._people:
            self._show("computer")

    def _asked(self) -> None:
        self._show("person")

    async def _show_flying(self, record: Record) -> None:
        """Show the throw in the models once its first frames are on screen."""
        await asyncio.sleep(FIRST_FRAMES_S)
        self._show("showing", record)

    def _show(self, phase: str, at: Record | None = None) -> None:
        record = at or self.record
        if record is None:
            return
        turn = record.match.turn
        deciding = turn.index if phase == "person" and isinstance(turn, Seat) else None
        undo = undo_ply(record.match, record.people) if phase == "person" else None
        judged = self._foresight.end() if phase == "person" else None
        history = tuple(self._chances.values())
        self._model.show(
            replace(
                self._model.now,
                phase=phase,
                view=View(record, deciding, judged=judged),
                history=history,
                chances=history[-1] if history else (),
                can_undo=undo is not None,
                hint="",
                hint_busy=False,
                plies=len(record.match.log),
                revealed="",
            )
        )

    async def _update_chances(self) -> None:
        """Ask for each seat's chance to win now."""
        if self.record is None or isinstance(self.record.match.turn, Outcome):
            return
        match = self.record.match
        chances = await if_possible(self._worker.ask(evaluate, match.game, match.state))
        if chances is not None:
            self._chances[len(match.log)] = chances
            self._model.update(history=tuple(self._chances.values()), chances=chances)

    async def _save(self) -> None:
        if self.record is None:
            return
        await self._saver.save(self.name, self.record)

    def _decide(self, moves: tuple[Any, ...]) -> None:
        turn = None if self.record is None else self.record.match.turn
        if isinstance(turn, Seat) and turn.index in self._people:
            self._people[turn.index].decide(*moves)
