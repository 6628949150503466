"""What Fast Fifty says."""

from beamme.core.game import Outcome
from beamme.core.keeping import ALL_DICE, Keep, rolled
from beamme.core.match import Moved
from beamme.games.fast_fifty.rules import GOAL
from beamme.table.storage.record import Record
from ui.text.keeping import dice_of, keep_advice, keep_text
from ui.text.words import fill, translate


def goal_text() -> str:
    """What it takes to win."""
    return fill(translate("FastFifty", "Goal: %1 points"), GOAL)


def narrate(record: Record, ply: int) -> str:
    """What entry number `ply` did, in one sentence."""
    before, entry = record.match.states[ply], record.match.log[ply]
    name = record.seating[before.active].name
    if isinstance(entry, Moved):
        mask = entry.move.mask
        return keep_text(name, before.faces, mask, _faces(dice_of(before.faces, mask)))
    faces = sorted(rolled(before.faces, before.kept, entry.answer))
    return fill(translate("FastFifty", "%1 has %2."), name, _faces(faces))


def standing(record: Record) -> str:
    """How the match stands."""
    points = record.match.state.points
    leader = record.seating[points.index(max(points))].name
    score = " : ".join(map(str, sorted(points, reverse=True)))
    won = isinstance(record.match.turn, Outcome)
    told = translate("FastFifty", "%1 won %2") if won else translate("FastFifty", "%1 leads %2")
    return fill(told, leader, score)


def ending(record: Record) -> str:  # noqa: ARG001 there is only one way to win
    """Why the match is over, where that needs a word."""
    return ""


def describe(record: Record, ply: int, move: Keep) -> str:
    """A move in a few words."""
    faces = record.match.states[ply].faces
    if move.mask == ALL_DICE:
        return translate("FastFifty", "Count")
    return keep_advice(faces, move.mask, _faces(dice_of(faces, move.mask)))


def result(record: Record, seat: int) -> str:
    """What a player has reached."""
    return fill(translate("FastFifty", "%1 points"), record.match.state.points[seat])


def _faces(faces: tuple[int, ...] | list[int]) -> str:
    return "-".join(map(str, faces))
