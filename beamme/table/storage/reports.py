"""Reports of finished matches, kept beside them: computing one takes a while."""

from collections.abc import Sequence
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Any

from beamme.ai.report import Report, Step, summed_up
from beamme.core.errors import BadNotation
from beamme.core.match import Match, Moved, seat_at
from beamme.core.savegame import write_log
from beamme.table.storage import strict_json
from beamme.table.storage.files import read_at_most, write_atomically

FORMAT = 1
LARGEST_FILE_BYTES = 8_000_000
"""More than the longest match needs."""


def save_report(path: Path, match: Match[Any, Any], report: Report) -> bool:
    """Write the report of a match; return whether that was possible."""
    decisions = {
        str(step.ply): {
            "error": step.error,
            "margin": step.margin,
            "better": None if step.better is None else match.game.write(step.better),
        }
        for step in report.steps
        if step.error is not None
    }
    table = {
        "program": "BeamMe",
        "report": FORMAT,
        "match": _fingerprint(match),
        "curve": [list(chances) for chances in report.curve],
        "decisions": decisions,
    }
    try:
        write_atomically(path, strict_json.write(table))
    except OSError:
        return False
    return True


def load_report(path: Path, match: Match[Any, Any]) -> Report | None:
    """The kept report of exactly this match; None if there is none that can be used."""
    with suppress(OSError, TypeError, ValueError, BadNotation):
        table = strict_json.parse(read_at_most(path, LARGEST_FILE_BYTES), LARGEST_FILE_BYTES)
        if table.get("report") == FORMAT and table.get("match") == _fingerprint(match):
            return _read(table, match)
    return None


def _fingerprint(match: Match[Any, Any]) -> str:
    """What a report belongs to: the rules and every entry."""
    lines = (match.game.key, str(match.game.options()), *write_log(match))
    return sha256("\n".join(lines).encode()).hexdigest()


def _read(table: dict[str, Any], match: Match[Any, Any]) -> Report:
    curve = _read_curve(table.get("curve"), match)
    decisions = table.get("decisions")
    if not isinstance(decisions, dict):
        raise TypeError("decisions: missing")
    steps = []
    for ply, entry in enumerate(match.log):
        seat, before, after = seat_at(match, ply), curve[ply], curve[ply + 1]
        if isinstance(entry, Moved):
            steps.append(Step(ply, seat, before, after, *_read_decision(decisions, match, ply)))
        else:
            steps.append(Step(ply, seat, before, after, None, None))
    return summed_up(match, steps)


def _read_curve(value: object, match: Match[Any, Any]) -> list[tuple[float, ...]]:
    if not isinstance(value, list) or len(value) != len(match.log) + 1:
        raise ValueError("curve: incomplete")
    return [tuple(_chance(each) for each in _list(chances, match.seats)) for chances in value]


def _read_decision(
    decisions: dict[str, Any], match: Match[Any, Any], ply: int
) -> tuple[float, object | None, float]:
    found = decisions.get(str(ply))
    if not isinstance(found, dict):
        raise TypeError("decisions: incomplete")
    better = found.get("better")
    move = None if better is None else match.game.read(str(better))
    if move is not None and not match.game.allows(match.states[ply], move):
        raise ValueError("decisions: not allowed")
    return _number(found.get("error")), move, _number(found.get("margin"))


def _list(value: object, length: int) -> Sequence[object]:
    if not isinstance(value, list) or len(value) != length:
        raise ValueError("curve: incomplete")
    return value


def _chance(value: object) -> float:
    chance = _number(value)
    if chance < 0:
        raise ValueError("not a chance")
    return chance


def _number(value: object) -> float:
    """A chance, or the difference between two."""
    if not isinstance(value, (int, float)) or isinstance(value, bool) or not -1 <= value <= 1:
        raise ValueError("not a chance")
    return float(value)
