"""The last moment of a flight that is drawn is the stored rest, to the pixel."""

from math import acos, sqrt
from typing import Any

import pytest
from PySide6.QtGui import QQuaternion

from beamme.core.chance import Rest
from beamme.core.match import Answered
from beamme.table.play.throwing import throw_seed
from beamme.throws.throwing import resimulate
from installer.tools.demo import load_demo
from ui.games.dice_flick.model import DiceFlickModel
from ui.games.rolling_dice.model import RollingDiceModel
from ui.match.showing.staging import staged
from ui.models.arena_model import ArenaRow
from ui.models.game_model import View
from ui.models.throws import pending_throw

LARGEST_DIE = 150
"""Pixels across, on the largest screens."""
MODELS = {"dice-flick-won": DiceFlickModel, "rolling-dice-won": RollingDiceModel}
THROWS, FRAME = 8, 1 / 60


def apart(one: ArenaRow, other: ArenaRow) -> float:
    """How far apart two dice are drawn, or their corners, in pixels."""
    turned = 2 * acos(min(1.0, abs(QQuaternion.dotProduct(one.rotation, other.rotation))))
    return LARGEST_DIE * ((one.position - other.position).length() + turned * sqrt(3) / 2)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("name", MODELS)
def test_the_rest_shown_is_the_simulated_rest(name: str) -> None:
    record, shown = load_demo(name), 0
    model: Any = MODELS[name]()
    arena = model.table.arena
    match = record.match
    for ply, entry in enumerate(match.log):
        before = match.back_to(ply)
        throw = pending_throw(before.turn)
        if throw is None or not isinstance(entry, Answered) or not isinstance(entry.answer, Rest):
            continue
        seed = throw_seed(record.seed, before.asked)
        found = resimulate(match.game, throw, entry.answer, seed)
        assert found is not None
        model.show(View(record.with_match(before), None))
        speed = (1.0, 0.5, 0.25)[shown % 3]
        arena.fly(found.flight, found.dice, staged(found.flight, speed, found.brink))
        while arena.property("flying"):
            arena.advance(FRAME)
        drawn = {row.key: row for row in arena.rows}
        assert arena.property("nearness") == 0
        model.show(View(record.with_match(match.back_to(ply + 1)), None))
        for row in arena.rows:
            if row.present:
                assert apart(row, drawn[row.key]) < 0.5, (ply, row.key)
        shown += 1
        if shown == THROWS:
            break
    assert shown == THROWS
