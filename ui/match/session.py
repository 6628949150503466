"""The open match: begin, open, play or watch it, take back, ask for a hint."""

from collections.abc import Sequence
from typing import Any

from beamme.ai.strategy import Judged, judge
from beamme.core.errors import BadData
from beamme.core.game import Outcome
from beamme.table.play.worker import Worker, if_possible
from beamme.table.storage.record import Record
from ui.app.tasks import Tasks
from ui.match.playing import Playing
from ui.match.replaying import Replaying
from ui.match.saving import Saver
from ui.match.showing.stage import Stage
from ui.match.watching import Watching
from ui.models.dialogs.stuck_model import StuckModel
from ui.models.match.match_model import MatchModel
from ui.models.match.match_view_state import MatchViewState, Moment
from ui.models.settings_model import SettingsModel
from ui.text import games
from ui.text.reasons import reason_text
from ui.text.words import fill, percent, translate


class Session:
    """One match at a time, in one task that is cancelled before every other operation."""

    def __init__(
        self,
        model: MatchModel,
        stuck: StuckModel,
        stage: Stage,
        settings: SettingsModel,
        saver: Saver,
        worker: Worker,
        tasks: Tasks,
    ) -> None:
        self._model = model
        self._stage = stage
        self._saver = saver
        self._worker = worker
        self._tasks = tasks
        self._playing = Playing(model, stuck, stage, saver, worker, tasks)
        self._watching = Watching(model, stage, tasks)
        self._from_end = False
        self._replaying = Replaying(model, stage, settings, tasks)
        model.undoWanted.connect(lambda: self._tasks.spawn(self._undo()))
        model.hintWanted.connect(lambda: self._tasks.spawn(self._hint()))
        model.skipWanted.connect(stage.skip)
        model.leaveWanted.connect(lambda: self._tasks.spawn(self.leave()))
        model.backWanted.connect(lambda: self._tasks.spawn(self._back()))
        model.playOnWanted.connect(self._play_on)

    @property
    def record(self) -> Record | None:
        """The open match."""
        return self._playing.record

    @property
    def name(self) -> str:
        """The name under which it is saved."""
        return self._playing.name

    def begin(self, record: Record) -> None:
        """Play a new match."""
        self._tasks.spawn(self._start(self._saver.new_name(), record))

    def open_received(self, name: str, record: Record) -> None:
        """Continue a match from a file, or watch it if it is over."""
        unsaved = self._saver.unsaved.get(name)
        if unsaved is not None and len(unsaved.match.log) >= len(record.match.log):
            record = unsaved
        now = self.record if name == self.name and not self._playing.halted else None
        if now is not None and len(now.match.log) >= len(record.match.log):
            return  # already open
        self._warn(record)
        over = isinstance(record.match.turn, Outcome)
        self._tasks.spawn((self._watch if over else self._start)(name, record))

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

    def watch_again(self, moment: Moment | None = None) -> None:
        """Watch the match that has just ended, from its start or at a moment of it."""
        if self.record is not None:
            self._tasks.spawn(self._watch(self.name, self.record, moment, from_end=True))

    async def _watch(
        self, name: str, record: Record, moment: Moment | None = None, *, from_end: bool = False
    ) -> None:
        await self._cancel()
        self._from_end = from_end
        self._playing.open(name, record)
        self._watching.begin(record, moment)

    async def _back(self) -> None:
        """Go back to where the match was opened: to its report, or home."""
        record = self.record
        if record is None or not self._from_end or self._model.now.phase != "watch":
            await self.leave()
            return
        await self._cancel()
        self._playing.look_back(self.name, record)

    async def leave(self) -> None:
        """Close the match and return to the home screen; it stays saved."""
        await self._cancel()
        self._tasks.spawn(self._saver.retry())
        self._playing.open(self.name, None)
        self._model.show(MatchViewState())
        self._model.left.emit()

    async def close(self) -> None:
        """Stop everything before the program ends."""
        await self._cancel()
        await self._saver.close()

    async def _cancel(self) -> None:
        self._stage.skip()
        await self._replaying.stop()
        await self._watching.stop()
        await self._playing.stop()

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
        self._playing.start(name, record)

    async def _undo(self) -> None:
        if self._model.now.phase != "watch":
            await self._playing.undo()

    async def _hint(self) -> None:
        record, now = self.record, self._model.now
        if record is None or now.phase != "person" or now.hint_busy:
            return
        self._model.update(hint_busy=True)
        judged = await if_possible(self._worker.ask(judge, record.match.game, record.match.state))
        if self.record is not record:
            return
        self._model.update(hint=_advice(record, judged) if judged else "", hint_busy=False)
        if judged:
            self._model.advised.emit(judged[0].move)

    def _play_on(self) -> None:
        view = self._model.now.view
        if view is not None and self._model.now.phase == "watch":
            self.begin(view.record.with_match(view.match))


def _advice(record: Record, judged: Sequence[Judged[Any]]) -> str:
    """The best move, and the next best that is another in words, for comparison."""
    told: dict[str, str] = {}
    for each in judged:
        move = games.describe(record, len(record.match.log), each.move)
        text = translate("Session", "%1: chance of winning %2")
        told.setdefault(move, fill(text, move, percent(each.chance, 1)))
        if len(told) == 2:
            break
    best, *others = told.values()
    return fill(translate("Session", "%1. Next best: %2."), best, others[0]) if others else best
