"""Crowded floes: dice that do not touch, most of them far from the entrance."""

from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Any

from PySide6.QtGui import QQuaternion, QVector3D

from beamme.core.chance import Body
from beamme.games.rolling_dice.board import built_in_floe
from beamme.games.rolling_dice.dice import COLOUR_OF
from beamme.games.rolling_dice.footprint import footprint
from ui.games.rolling_dice.elbow_room import elbow_rooms
from ui.models.arena_model import NOWHERE, ArenaRow

FLOE = built_in_floe()
SCORING = "a1", "b1", "c1", "d1", "e1", "f1"
THROWN = "a2", "a3", "a4"


def crowds(seed: int, count: int) -> Iterator[list[Body]]:
    """So many positions with two to six scoring dice, and up to three that may be kept."""
    random = Random(seed)
    for _ in range(count):
        keys = [*SCORING[: random.randint(2, 6)], *THROWN[: random.choice((0, 0, 2, 3))]]
        lying: list[Body] = []
        while len(lying) < len(keys):
            die = _die(random, keys[len(lying)])
            squares = [footprint(body, FLOE.die) for body in (*lying, die)]
            if not any(one.overlaps(other) for one, other in combinations(squares, 2)):
                lying.append(die)
        yield lying


def rows(lying: list[Body]) -> list[ArenaRow]:
    """How they are shown; the thrown ones may be kept."""
    rooms = zip(lying, elbow_rooms(lying, FLOE.die), strict=True)
    return [
        ArenaRow(
            body.die,
            str(COLOUR_OF[body.die]),
            face=body.face,
            position=QVector3D(body.x / FLOE.die, 0.5, -body.y / FLOE.die),
            rotation=QQuaternion(),
            take=THROWN.index(body.die) if body.die in THROWN else NOWHERE,
            points="+17",
            room=room,
        )
        for body, room in rooms
    ]


def rings(lying: list[Body]) -> list[dict[str, Any]]:
    """The scoring dice; the first one has to be beaten."""
    return [
        {
            "colour": COLOUR_OF[body.die],
            "key": body.die,
            "x": body.x / FLOE.die,
            "z": -body.y / FLOE.die,
            "face": body.face,
            "room": 1.0,
            "active": number == 0,
        }
        for number, body in enumerate(lying)
        if body.die in SCORING
    ]


def _die(random: Random, key: str) -> Body:
    """A die that has slid far, or next to a net or a hole."""
    x, ahead = random.uniform(-12, 12), random.triangular(-18, 18.5, 15)
    if random.random() < 0.3:
        field = random.choice(FLOE.fields)
        x, ahead = field.x / FLOE.die + random.gauss(0, 2), field.y / FLOE.die + random.gauss(0, 2)
    x, ahead = max(-12.5, min(12.5, x)), max(-19.0, min(18.8, ahead))
    edge, turn = FLOE.die, random.randrange(0, 36000)
    return Body(key, round(edge * x), round(edge * ahead), random.randint(1, 6), turn)
