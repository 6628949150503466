"""What the floe, the ice blocks and the track of Rolling Dice show, as rows."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import radians
from typing import Any

from PySide6.QtGui import QQuaternion, QVector3D

from beamme.core.chance import Body
from beamme.games.rolling_dice.board import LAP, Floe
from beamme.games.rolling_dice.dice import COLOUR_OF, Block
from beamme.games.rolling_dice.footprint import footprint
from beamme.games.rolling_dice.scoring import Step
from beamme.games.rolling_dice.state import State
from beamme.physics.engine.orientation import upright
from beamme.table.storage.record import Record
from ui.games.rolling_dice.elbow_room import elbow_rooms
from ui.games.rolling_dice.wording import sums, words
from ui.models.arena_model import NOWHERE, ArenaRow

BLOCKS = 6
BESIDE = 0.92
"""Squares of this share of a die's edge overlap only if one of the two dice is on the other."""
AFLOAT = 0.5
"""How high above the water the middle of a die is, in die edges."""


@dataclass(frozen=True, slots=True)
class HandRow:
    """A die that is about to be thrown."""

    key: str
    colour: str
    accessibleText: str


@dataclass(frozen=True, slots=True)
class SealRow:
    """A seal on the track."""

    colour: int
    seat: int
    name: str
    points: int
    space: int
    lap: int
    onBlock: bool
    active: bool
    text: str


def lying_rows(record: Record, state: State, worth: dict[str, tuple[int, str]]) -> list[ArenaRow]:
    """The dice on the floe and in the water; `worth`: row and points of those one may keep."""
    floe, found = words.rules_of(record).floe, list[ArenaRow]()
    oldest = sorted(state.lying, key=lambda body: _age(state, body))
    levels, rooms = _levels(floe, oldest), elbow_rooms(oldest, floe.die)
    for body, level, room in zip(oldest, levels, rooms, strict=True):
        take, points = worth.get(body.die, (NOWHERE, ""))
        row = replace(_row(record, body, level + 0.5), room=room)
        spoken = words.die_spoken(record, body)
        found.append(replace(row, take=take, points=points, accessibleText=spoken))
    wet = [body for body in (*state.sunk, *state.adrift) if _in_the_box(floe, body)]
    for body in wet:
        row = _row(record, body, AFLOAT - floe.step / floe.die)
        found.append(replace(row, place=NOWHERE, accessibleText=words.wet_spoken(record, body)))
    return found


def _row(record: Record, body: Body, height: float) -> ArenaRow:
    floe = words.rules_of(record).floe
    field = floe.field_of(body)
    return ArenaRow(
        key=body.die,
        colour=str(words.looks(record)[COLOUR_OF[body.die]]),
        face=body.face,
        position=QVector3D(body.x / floe.die, height, -body.y / floe.die),
        rotation=QQuaternion(*upright(body.face, radians(body.turn / 100))),
        place=NOWHERE if field is None else floe.fields.index(field),
    )


def _age(state: State, body: Body) -> tuple[bool, int]:
    """Sorts dice by who threw longer ago; those of the one whose turn it is came last."""
    away = (COLOUR_OF[body.die] - state.active) % len(state.points)
    return body.die in state.hand, away


def _levels(floe: Floe, lying: Sequence[Body]) -> list[int]:
    """For each die how many are below it, if the later ones lie on the earlier ones."""
    squares = [footprint(body, round(BESIDE * floe.die)) for body in lying]
    found: list[int] = []
    for square in squares:
        below = zip(found, squares, strict=False)
        found.append(max((n + 1 for n, other in below if square.overlaps(other)), default=0))
    return found


def _in_the_box(floe: Floe, body: Body) -> bool:
    """Whether a die that is not on the floe lies in the water, and not somewhere on the table."""
    return 2 * abs(body.x) < floe.width and 2 * abs(body.y) < floe.length


def hand_rows(record: Record, state: State) -> list[HandRow]:
    """The dice that are thrown next."""
    look = str(words.looks(record)[state.active])
    return [HandRow(die, look, words.die_text(record, die)) for die in state.hand]


def field_rows(floe: Floe) -> list[dict[str, Any]]:
    """Nets and holes, in die edges."""
    edge = floe.die
    return [
        {"x": it.x / edge, "z": -it.y / edge, "radius": it.radius / edge, "value": it.value}
        for it in floe.fields
    ]


def block_rows(record: Record, blocks: Sequence[Block]) -> list[dict[str, Any]]:
    """The ice blocks in their order, the first of them with the start symbol."""
    look = words.looks(record)
    taken: list[dict[str, Any]] = [
        {"colour": look[COLOUR_OF[it.die]], "key": it.die, "face": it.face, "why": str(it.why)}
        for it in blocks
    ]
    free = {"colour": NOWHERE, "key": "", "face": 1, "why": ""}
    rows = [*taken, *(free for _ in range(BLOCKS - len(taken)))]
    return [{**row, "start": number == 0} for number, row in enumerate(rows)]


def ring_rows(record: Record, state: State, ringed: Body | None) -> list[dict[str, Any]]:
    """The scoring dice on the floe, and which of them has to be beaten."""
    look, edge = words.looks(record), words.rules_of(record).floe.die
    scoring = [body for body in state.lying if body.die in state.scoring]
    rooms = dict(zip(state.lying, elbow_rooms(state.lying, edge), strict=True))
    return [
        {
            "colour": look[COLOUR_OF[body.die]],
            "key": body.die,
            "x": body.x / edge,
            "z": -body.y / edge,
            "face": body.face,
            "room": rooms[body],
            "active": body == ringed,
        }
        for body in scoring
    ]


def seal_rows(record: Record, state: State, points: Sequence[int]) -> list[SealRow]:
    """The seals of all colours, with so many points each."""
    look, lost = words.looks(record), {COLOUR_OF[block.die] for block in state.blocks}
    return [
        SealRow(
            colour=look[colour],
            seat=state.seat_of(colour),
            name=words.name_of(record, colour),
            points=own,
            space=own % LAP,
            lap=own // LAP,
            onBlock=colour in lost,
            active=colour == state.active,
            text=f"{words.name_of(record, colour)}: {sums.space_text(own)}",
        )
        for colour, own in enumerate(points)
    ]


def step_row(record: Record, state: State, step: Step) -> dict[str, Any]:
    """One step of a scoring: whose die, what it counts, and how far its seal goes."""
    return {
        "colour": words.looks(record)[step.colour],
        "name": words.name_of(record, step.colour),
        "parts": _parts(record, state.scoring[step.colour], step),
        "total": step.sum.points,
        "skipped": sums.skipped(step),
        "from": step.before,
        "to": step.after,
        "text": sums.step_text(record, step),
    }


def _parts(record: Record, die: str, step: Step) -> list[dict[str, Any]]:
    look, counted = words.looks(record), step.sum
    parts = [{"kind": "own", "value": counted.own, "colour": look[step.colour], "key": die}]
    if counted.field:
        kind = "net" if counted.field > 0 else "hole"
        parts.append({"kind": kind, "value": counted.field, "colour": NOWHERE, "key": ""})
    for kind, others in (("behind", counted.behind), ("block", counted.blocks)):
        parts += [
            {"kind": kind, "value": it.face, "colour": look[COLOUR_OF[it.die]], "key": it.die}
            for it in others
        ]
    return parts
