"""The report page: the winner, chances over time, luck, the decisions that mattered."""

from typing import Any

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from beamme.ai.report import Report, Step
from beamme.core.game import Outcome
from beamme.core.match import Moved
from beamme.table.storage.record import Record
from ui.models.match.log_model import turn_starts
from ui.models.match.match_view_state import Moment
from ui.text import games
from ui.text.words import Counted, both, fill, percent, signed_percent, translate

QML_IMPORT_NAME = "Dice.Models"
QML_IMPORT_MAJOR_VERSION = 1

NOBODY = -1
POINTS = "points"
"""The outcome reason with which players on equal points share the victory."""
MAX_DECISIONS = 3
LEAST_GAIN = 0.005
"""The smallest change of a chance to win that is listed."""
PEOPLE, COMPUTERS = "people", "computers"
"""Whose decisions are listed."""
FULL_LUCK = 0.5
"""The luck that fills its bar."""


@QmlElement
@QmlUncreatable("made by the program")
class ReportModel(QObject):  # type: ignore[operator]
    """Shows the review of the match that has just ended."""

    changed = Signal()
    againWanted = Signal()
    watchWanted = Signal()
    momentWanted = Signal(object)
    homeWanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._record: Record | None = None
        self._report: Report | None = None
        self._progress = 0.0
        self._side = ""

    def show(self, record: Record, report: Report | None, progress: float) -> None:
        """Show the review of this match so far."""
        if self._record is None or self._record.seed != record.seed:
            self._side = PEOPLE if _has_both(record) else ""
        self._record, self._report, self._progress = record, report, progress
        self.changed.emit()

    @Slot()
    def retranslate(self) -> None:
        """Update all texts to the current language."""
        self.changed.emit()

    @Property(bool, notify=changed)
    def ready(self) -> bool:
        return self._report is not None

    @Property(float, notify=changed)
    def progress(self) -> float:
        return self._progress

    @Property(int, notify=changed)
    def winnerSeat(self) -> int:
        return self._winner()[1]

    def _winner(self) -> tuple[str, int]:
        first = self._first()
        if self._record is None or len(first) != 1:
            return "", NOBODY
        seating = self._record.seating[first[0]]
        return seating.name, seating.colour

    @Property(list, notify=changed)
    def winnerSeats(self) -> list[int]:
        """The colours of all winners; empty after a draw."""
        if self._record is None or not self._has_winners():
            return []
        return [self._record.seating[seat].colour for seat in self._first()]

    def _first(self) -> tuple[int, ...]:
        """The seats that came first."""
        turn = None if self._record is None else self._record.match.turn
        return turn.ranking[0] if isinstance(turn, Outcome) else ()

    def _has_winners(self) -> bool:
        """Whether there are winners: one, or several on equal points; else it is a draw."""
        turn = None if self._record is None else self._record.match.turn
        return isinstance(turn, Outcome) and (len(turn.ranking[0]) == 1 or turn.reason == POINTS)

    @Property(bool, notify=changed)
    def celebrated(self) -> bool:
        """Whether a person has won, or nobody could: computers are not cheered against people."""
        if self._record is None or not self._has_winners():
            return False
        people = self._record.people
        return not people or not people.isdisjoint(self._first())

    @Property(str, notify=changed)
    def headline(self) -> str:
        name, _ = self._winner()
        if name and not self.celebrated:
            return fill(translate("Report", "%1 wins this time."), name)
        if name:
            return fill(translate("Report", "%1 wins!"), name)
        if self._record is not None and self._has_winners():
            names = [self._record.seating[seat].name for seat in self._first()]
            return fill(translate("Report", "%1 win together!"), both(names))
        return translate("Report", "It is a draw!") if self._first() else ""

    @Property(str, notify=changed)
    def subline(self) -> str:
        if self._record is None:
            return ""
        told = (games.ending(self._record), self._duration(self._record), self._consolation())
        return " · ".join(each for each in told if each)

    def _consolation(self) -> str:
        """How close people came who have lost to a computer; empty before that is known."""
        record, report = self._record, self._report
        if record is None or report is None or self.celebrated or not self._has_winners():
            return ""
        starts = turn_starts(record)
        if not starts or not record.people:
            return ""
        chance, turn, seat = max(
            (report.curve[ply][seat], turn, seat)
            for turn, ply in enumerate(starts, start=1)
            for seat in record.people
        )
        text = translate("Report", "in turn %1, %2 stood at %3")
        return fill(text, turn, record.seating[seat].name, percent(chance))

    def _duration(self, record: Record) -> str:
        turns = len(turn_starts(record))
        text = Counted(turns).translate("Report", "after %n turns", "", 0)
        minutes = round((record.played - record.started).total_seconds() / 60)
        if not 0 < minutes < 24 * 60:
            return text
        time = Counted(minutes).translate("Report", "%n minutes", "", 0)
        return fill(translate("Report", "%1 and %2"), text, time)

    @Property(list, notify=changed)
    def curve(self) -> list[list[float]]:
        """The chances of each seat at the start of every turn and at the end."""
        if self._report is None or self._record is None:
            return []
        whole = self._report.curve
        points = [*turn_starts(self._record), len(whole) - 1]
        return [[whole[ply][seat] for ply in points] for seat in range(len(whole[0]))]

    @Property(list, notify=changed)
    def chances(self) -> list[list[float]]:
        """The chances of each seat after every entry of the log."""
        return (
            []
            if self._report is None
            else [list(line) for line in zip(*self._report.curve, strict=True)]
        )

    @Property(list, notify=changed)
    def sides(self) -> list[dict[str, str]]:
        """Whose decisions can be listed, if people played against computers."""
        if self._record is None or not _has_both(self._record):
            return []
        people = [self._record.seating[seat].name for seat in sorted(self._record.people)]
        return [
            {
                "key": PEOPLE,
                "text": people[0] if len(people) == 1 else translate("Report", "People"),
            },
            {"key": COMPUTERS, "text": translate("Report", "Computers")},
        ]

    def _get_side(self) -> str:
        return self._side

    def _set_side(self, side: str) -> None:
        if side != self._side and self._side and side in {PEOPLE, COMPUTERS}:
            self._side = side
            self.changed.emit()

    side = Property(str, _get_side, _set_side, notify=changed)

    def _is_listed(self, step: Step) -> bool:
        """Whether this is a decision of those whose decisions are listed."""
        if self._record is None or not self._side:
            return True
        return (step.seat in self._record.people) == (self._side == PEOPLE)

    @Property(list, notify=changed)
    def marks(self) -> list[dict[str, Any]]:
        """The positions on the curve of the decisions listed below it."""
        good = [{"turn": self._turn(step), "good": True, "ply": step.ply} for step in self._best()]
        bad = [{"turn": self._turn(step), "good": False, "ply": step.ply} for step in self._worst()]
        return good + bad

    @Property(list, notify=changed)
    def luck(self) -> list[dict[str, Any]]:
        """What each seat gained by its own rolls, in chances to win."""
        if self._report is None or self._record is None:
            return []
        return [
            {
                "name": seating.name,
                "seat": seating.colour,
                "text": signed_percent(account.own_luck),
                "value": max(-1.0, min(1.0, account.own_luck / FULL_LUCK)),
            }
            for seating, account in zip(self._record.seating, self._report.accounts, strict=True)
        ]

    @Property(list, notify=changed)
    def best(self) -> list[dict[str, Any]]:
        return [self._row(step, step.margin) for step in self._best()]

    @Property(list, notify=changed)
    def worst(self) -> list[dict[str, Any]]:
        return [self._row(step, -(step.error or 0.0)) for step in self._worst()]

    def _best(self) -> tuple[Step, ...]:
        """The best moves whose alternatives would have cost most."""
        if self._report is None:
            return ()
        steps = filter(self._is_listed, self._report.steps)
        worth = [step for step in steps if step.margin >= LEAST_GAIN]
        return tuple(sorted(worth, key=lambda step: -step.margin)[:MAX_DECISIONS])

    def _worst(self) -> tuple[Step, ...]:
        if self._report is None:
            return ()
        errors = filter(self._is_listed, self._report.errors())
        costly = [step for step in errors if (step.error or 0.0) >= LEAST_GAIN]
        return tuple(costly[:MAX_DECISIONS])

    def _turn(self, step: Step) -> int:
        starts = () if self._record is None else turn_starts(self._record)
        return sum(start <= step.ply for start in starts)

    def _row(self, step: Step, gain: float) -> dict[str, Any]:
        if self._record is None:
            return {}
        entry = self._record.match.log[step.ply]
        move = entry.move if isinstance(entry, Moved) else None
        better = "" if step.better is None else games.describe(self._record, step.ply, step.better)
        return {
            "seat": self._record.seating[step.seat].colour,
            "turn": self._turn(step),
            "text": games.describe(self._record, step.ply, move),
            "better": better and fill(translate("Report", "Better: %1"), better),
            "gain": signed_percent(gain),
            "ply": step.ply,
        }

    @Slot()
    def again(self) -> None:
        """Play a rematch in which the next seat starts."""
        self.againWanted.emit()

    @Slot()
    def watch(self) -> None:
        """Watch the match from its start."""
        self.watchWanted.emit()

    @Slot(int)
    def watchTurn(self, turn: int) -> None:
        """Watch the match from the start of this turn, counted from 1."""
        starts = () if self._record is None else turn_starts(self._record)
        if turn - 1 in range(len(starts)):
            self.momentWanted.emit(Moment(starts[turn - 1], None, ""))

    @Slot(int)
    def watchMoment(self, ply: int) -> None:
        """Watch a decision, with the move that was best drawn on the board."""
        if (
            self._report is None
            or self._record is None
            or ply not in range(len(self._report.steps))
        ):
            return
        step, entry = self._report.steps[ply], self._record.match.log[ply]
        if isinstance(entry, Moved):
            best = entry.move if step.better is None else step.better
            self.momentWanted.emit(Moment(ply, best, self._note(step, entry.move)))

    def _note(self, step: Step, move: object) -> str:
        if self._record is None:
            return ""
        name = self._record.seating[step.seat].name
        told = games.describe(self._record, step.ply, move)
        if step.better is None:
            text = translate("Report", "%1: %2. The best move: the next best costs %3.")
            return fill(text, name, told, percent(step.margin, 1))
        text = translate("Report", "%1: %2. Better, and drawn here: %3, by %4.")
        better = games.describe(self._record, step.ply, step.better)
        return fill(text, name, told, better, percent(step.error or 0.0, 1))

    @Slot()
    def home(self) -> None:
        """Go to the home screen."""
        self.homeWanted.emit()


def _has_both(record: Record) -> bool:
    """Whether people played against computers."""
    return 0 < len(record.people) < len(record.seating)
