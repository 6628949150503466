"""The decisions of a match that mattered most, as rows, marks and moments to look at."""

from dataclasses import dataclass
from typing import Any

from beamme.ai.report import Report, Step
from beamme.core.match import Moved
from beamme.table.storage.record import Record
from ui.models.match.log_model import turn_starts
from ui.models.match.match_view_state import Moment
from ui.text import games
from ui.text.words import fill, percent, signed_percent, translate

MAX_DECISIONS = 3
LEAST_GAIN = 0.005
"""The smallest change of a chance to win that is listed."""
PEOPLE, COMPUTERS = "people", "computers"
"""Whose decisions are listed."""


def has_both(record: Record) -> bool:
    """Whether people played against computers."""
    return 0 < len(record.people) < len(record.seating)


def side_rows(record: Record) -> list[dict[str, str]]:
    """Whose decisions can be listed, if people played against computers."""
    if not has_both(record):
        return []
    people = [record.seating[seat].name for seat in sorted(record.people)]
    return [
        {"key": PEOPLE, "text": people[0] if len(people) == 1 else translate("Report", "People")},
        {"key": COMPUTERS, "text": translate("Report", "Computers")},
    ]


@dataclass(frozen=True, slots=True)
class Decisions:
    """The decisions of one side, or of all players."""

    record: Record
    report: Report
    side: str

    def best(self) -> list[dict[str, Any]]:
        """The best moves, as rows."""
        return [self._row(step, step.margin) for step in self._best()]

    def worst(self) -> list[dict[str, Any]]:
        """The costliest errors, as rows."""
        return [self._row(step, -(step.error or 0.0)) for step in self._worst()]

    def marks(self) -> list[dict[str, Any]]:
        """Where all of these are on the curve."""
        good = [{"turn": self._turn(step), "good": True, "ply": step.ply} for step in self._best()]
        bad = [{"turn": self._turn(step), "good": False, "ply": step.ply} for step in self._worst()]
        return good + bad

    def moment(self, ply: int) -> Moment | None:
        """A decision to look at, with the move that was best; None if nothing was decided."""
        if ply not in range(len(self.report.steps)):
            return None
        step, entry = self.report.steps[ply], self.record.match.log[ply]
        if not isinstance(entry, Moved):
            return None
        best = entry.move if step.better is None else step.better
        return Moment(ply, best, self._note(step, entry.move))

    def _best(self) -> tuple[Step, ...]:
        """The best moves whose alternatives would have cost most."""
        steps = filter(self._is_listed, self.report.steps)
        worth = [step for step in steps if step.margin >= LEAST_GAIN]
        return tuple(sorted(worth, key=lambda step: -step.margin)[:MAX_DECISIONS])

    def _worst(self) -> tuple[Step, ...]:
        errors = filter(self._is_listed, self.report.errors())
        costly = [step for step in errors if (step.error or 0.0) >= LEAST_GAIN]
        return tuple(costly[:MAX_DECISIONS])

    def _is_listed(self, step: Step) -> bool:
        """Whether this is a decision of those whose decisions are listed."""
        return not self.side or (step.seat in self.record.people) == (self.side == PEOPLE)

    def _turn(self, step: Step) -> int:
        return sum(start <= step.ply for start in turn_starts(self.record))

    def _row(self, step: Step, gain: float) -> dict[str, Any]:
        entry = self.record.match.log[step.ply]
        move = entry.move if isinstance(entry, Moved) else None
        better = "" if step.better is None else self._describe(step, step.better)
        return {
            "seat": self.record.seating[step.seat].colour,
            "turn": self._turn(step),
            "text": self._describe(step, move),
            "better": better and fill(translate("Report", "Better: %1"), better),
            "gain": signed_percent(gain),
            "ply": step.ply,
        }

    def _note(self, step: Step, move: object) -> str:
        name, told = self.record.seating[step.seat].name, self._describe(step, move)
        if step.better is None:
            text = translate("Report", "%1: %2. The best move: the next best costs %3.")
            return fill(text, name, told, percent(step.margin, 1))
        text = translate("Report", "%1: %2. Better, and drawn here: %3, by %4.")
        better = self._describe(step, step.better)
        return fill(text, name, told, better, percent(step.error or 0.0, 1))

    def _describe(self, step: Step, move: object) -> str:
        return games.describe(self.record, step.ply, move)
