"""The open match: play or watch it, save it, update the models."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from beamme.ai.strategy import Judged, evaluate, judge
from beamme.core.errors import BadData
from beamme.core.game import Chance, Outcome, Seat
from beamme.core.match import Match
from beamme.table.play.fate import noise_of
from beamme.table.play.loop import Table
from beamme.table.play.players import Computer, Person, Player
from beamme.table.play.throwing import Simulated
from beamme.table.play.undo import undo_ply
from beamme.table.play.worker import GiveUp, Worker, if_possible
from beamme.table.storage.record import Record
from beamme.throws.landed import Landed
from ui.app.tasks import Tasks
from ui.match.saving import Saver
from ui.match.stage import Stage, flies_at_once
from ui.match.watching import Watching
from ui.models.dialogs.stuck_model import StuckModel
from ui.models.game_model import View
from ui.models.match_model import MatchModel
from ui.models.match_view_state import MatchViewState
from ui.text import games
from ui.text.reasons import reason_text
from ui.text.words import fill, percent, translate

FIRST_FRAMES_S = 0.06
"""Nothing else is drawn during the first frames of a flight."""


class Session:
    """One match at a time, in one task that is cancelled before every other operation."""

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
        self._tasks = tasks
        self._watching = Watching(model, stage, tasks)
        self._saver = saver
        self._worker = worker
        self._task: asyncio.Task[None] | None = None
        self._record: Record | None = None
        self._name = ""
        self._people: dict[int, Person[Any, Any]] = {}
        self._fate: Simulated | None = None
        self._chances: dict[int, tuple[float, ...]] = {}
        """Chances to win by ply, in the order of the match."""
        model.decided.connect(self._decide)
        model.undoWanted.connect(lambda: self._tasks.spawn(self._undo()))
        model.hintWanted.connect(lambda: self._tasks.spawn(self._hint()))
        model.skipWanted.connect(stage.skip)
        model.leaveWanted.connect(lambda: self._tasks.spawn(self.leave()))
        model.playOnWanted.connect(self._play_on)

    @property
    def record(self) -> Record | None:
        """The open match."""
        return self._record

    @property
    def name(self) -> str:
        """The name under which it is saved."""
        return self._name

    def begin(self, record: Record) -> None:
        """Play a new match."""
        self._tasks.spawn(self._start(self._saver.new_name(), record))

    def open_received(self, name: str, record: Record) -> None:
        """Continue a match from a file, or watch it if it is over."""
        unsaved = self._saver.unsaved.get(name)
        if unsaved is not None and len(unsaved.match.log) >= len(record.match.log):
            record = unsaved
        now = self._record if name == self._name and not self._halted else None
        if now is not None and len(now.match.log) >= len(record.match.log):
            return  # already open
        self._warn(record)
        over = isinstance(record.match.turn, Outcome)
        self._tasks.spawn((self._watch if over else self._start)(name, record))

    @property
    def _halted(self) -> bool:
        """Whether an error has stopped the open match."""
        task = self._task
        if task is None or not task.done() or task.cancelled():
            return False
        return task.exception() is not None

    def open(self, name: str) -> None:
        """Continue a saved match."""
        record = self._load(name)
        if record is not None:
            self._tasks.spawn(self._start(name, record))

    def watch(self, name: str) -> None:
        """Watch a saved match from its start."""
        record = self._load(name)
        if record is not None:
            self._tasks.spawn(self._watch(name, record))

    def watch_again(self) -> None:
        """Watch the match that has just ended."""
        if self._record is not None:
            self._tasks.spawn(self._watch(self._name, self._record))

    async def _watch(self, name: str, record: Record) -> None:
        await self._cancel()
        self._name, self._record = name, record
        self._watching.begin(record)

    async def leave(self) -> None:
        """Close the match and return to the home screen; it stays saved."""
        await self._cancel()
        self._tasks.spawn(self._saver.retry())
        self._record = None
        self._model.show(MatchViewState())
        self._model.left.emit()

    async def close(self) -> None:
        """Stop everything before the program ends."""
        await self._cancel()
        await self._saver.close()

    async def _cancel(self) -> None:
        self._stage.skip()
        await self._watching.stop()
        await self._tasks.stop(self._task)
        if self._fate is not None:
            self._fate.forget()
        self._people = {}

    def _load(self, name: str) -> Record | None:
        try:
            record = self._saver.load(name)
        except BadData as error:
            text = translate("Session", "This match cannot be opened: %1")
            self._model.update(error=fill(text, reason_text(error.reason)))
            return None
        self._warn(record)
        return record

    def _warn(self, record: Record) -> None:
        if record.problem is not None:
            text = translate("Session", "Line %1 of this match is damaged; it continues before it.")
            self._model.update(error=fill(text, record.problem.line))

    async def _start(self, name: str, record: Record) -> None:
        await self._cancel()
        self._name, self._record = name, record
        self._chances = {}
        self._stage.reset()
        self._model.show(MatchViewState(error=self._model.now.error))
        self._show("showing")
        self._model.started.emit()
        self._run(record)

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
        """The steadiness of a seat's throws: its level, or the assistance that people get."""
        level = None if self._record is None else self._record.seating[seat].level
        return self._stage.assist if level is None else str(level)

    async def _play(self, table: Table[Any, Any]) -> None:
        self._next_phase(table.match)
        if not self._chances:
            await self._update_chances()
        await table.run()
        self._stage.resume()
        if self._record is not None:
            self._tasks.spawn(self._saver.retry())
            self._show("over")
            self._model.update(revealed=self._record.revealed)
            self._model.ended.emit()

    async def _shown(self, match: Match[Any, Any], thrown: Landed | None) -> None:
        if self._record is None:
            return
        before, self._record = self._record, self._record.with_match(match)
        turn = match.turn
        if isinstance(turn, Chance) and self._fate is not None:
            self._fate.prepare(turn.ask, match.asked)
        saving = self._tasks.spawn(self._save())
        await asyncio.sleep(0)  # saving and fate start before the window is busy
        # A person's throw waits neither for the disk nor for the window.
        if flies_at_once(self._record):
            return
        late = self._tasks.spawn(self._show_flying(before)) if flies_at_once(before) else None
        try:
            await self._stage.play(self._record, thrown)
        finally:
            await self._tasks.stop(late)
        self._show("showing")
        await saving
        if isinstance(turn, Seat) and turn.index != self._mover(match):
            await asyncio.gather(self._update_chances(), self._stage.pause(self._record))
        else:
            await self._stage.pause(self._record)
        self._next_phase(match)

    def _mover(self, match: Match[Any, Any]) -> int:
        return getattr(match.log[-1], "seat", -1)

    def _next_phase(self, match: Match[Any, Any]) -> None:
        turn = match.turn
        if isinstance(turn, Seat) and turn.index not in self._people:
            self._show("computer")

    def _asked(self) -> None:
        self._stage.resume()
        self._show("person")

    async def _show_flying(self, record: Record) -> None:
        """Show the throw in the models once its first frames are on screen."""
        await asyncio.sleep(FIRST_FRAMES_S)
        self._show("showing", record)

    def _show(self, phase: str, at: Record | None = None) -> None:
        record = at or self._record
        if record is None:
            return
        turn = record.match.turn
        deciding = turn.index if phase == "person" and isinstance(turn, Seat) else None
        undo = undo_ply(record.match, record.people) if phase == "person" else None
        history = tuple(self._chances.values())
        self._model.show(
            replace(
                self._model.now,
                phase=phase,
                view=View(record, deciding),
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
        if self._record is None or isinstance(self._record.match.turn, Outcome):
            return
        match = self._record.match
        chances = await if_possible(self._worker.ask(evaluate, match.game, match.state))
        if chances is not None:
            self._chances[len(match.log)] = chances
            self._model.update(history=tuple(self._chances.values()), chances=chances)

    async def _save(self) -> None:
        if self._record is None:
            return
        await self._saver.save(self._name, self._record)

    def _decide(self, moves: tuple[Any, ...]) -> None:
        turn = None if self._record is None else self._record.match.turn
        if isinstance(turn, Seat) and turn.index in self._people:
            self._people[turn.index].decide(*moves)

    async def _undo(self) -> None:
        if self._record is None or self._model.now.phase == "watch":
            return
        ply = undo_ply(self._record.match, self._record.people)
        if ply is None:
            return
        await self._cancel()
        self._record = self._record.with_match(self._record.match.back_to(ply))
        self._chances = {at: chances for at, chances in self._chances.items() if at <= ply}
        await self._save()
        self._run(self._record)

    async def _hint(self) -> None:
        record, now = self._record, self._model.now
        if record is None or now.phase != "person" or now.hint_busy:
            return
        self._model.update(hint_busy=True)
        judged = await if_possible(self._worker.ask(judge, record.match.game, record.match.state))
        if self._record is not record:
            return
        self._model.update(hint=_advice(record, judged[:2]) if judged else "", hint_busy=False)
        if judged:
            self._model.advised.emit(judged[0].move)

    def _play_on(self) -> None:
        view = self._model.now.view
        if view is not None and self._model.now.phase == "watch":
            self.begin(view.record.with_match(view.match))


def _advice(record: Record, judged: Sequence[Judged[Any]]) -> str:
    """The best move, and the next best for comparison."""
    told = [
        fill(
            translate("Session", "%1: chance to win %2"),
            games.describe(record, len(record.match.log), each.move),
            percent(each.chance, 1),
        )
        for each in judged
    ]
    if len(told) == 1:
        return told[0]
    return fill(translate("Session", "%1. Next best: %2."), *told)
