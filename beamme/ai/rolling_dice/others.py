"""How the other colours may end a round: as they lie already, or in many simulated ways."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from beamme.ai.rolling_dice.foresight import NO_RING, PLACES, Foresight, ring_of
from beamme.ai.rolling_dice.ground import FACES, spots_of, values_of
from beamme.ai.rolling_dice.samples import Floats
from beamme.ai.rolling_dice.throws import MANY, Landings, hand_of
from beamme.core.chance import Body
from beamme.games.rolling_dice.dice import PER_COLOUR
from beamme.games.rolling_dice.rules import RollingDice
from beamme.games.rolling_dice.scoring import SAME_HEIGHT
from beamme.games.rolling_dice.state import State
from beamme.games.rolling_dice.turns import keepable
from beamme.physics.floe.bundle import Grip

WAYS = 64
"""The number of ways to continue a round that are considered."""


@dataclass(frozen=True, slots=True, eq=False)
class Ends:
    """How one colour ends a round in each way; a single way if that is known."""

    ahead: Floats
    """Its die's distance from the entrance; NaN if on an ice block or nowhere."""
    faces: Floats
    """What its die on the floe shows, or 0."""
    fields: Floats
    blocks: Floats
    """What its die on an ice block shows, or 0."""


@dataclass(frozen=True, slots=True, eq=False)
class Others:
    """All colours but one at the end of a round: a row per colour, a column per way."""

    ahead: Floats
    faces: Floats
    there: NDArray[np.bool_]
    points: Floats
    """This round's points included, except for what the one colour's die contributes."""
    later: Floats
    """What their dice are worth in later rounds."""
    blocks: Floats
    """The sum of all dice on ice blocks, for each way."""


def others_of(
    game: RollingDice,
    state: State,
    colour: int,
    grip: Grip,
    foresight: Foresight,
    *,
    expects: bool,
) -> Others:
    """What to expect of the others if they throw with this grip."""
    numbers = [each for each in range(len(state.points)) if each != colour]
    all_ends = [_ends_of(game, state, each, grip, foresight, expects=expects) for each in numbers]
    ways = max(len(ends.ahead) for ends in all_ends)
    ahead, faces, fields, blocks = (
        np.stack([np.broadcast_to(getattr(ends, part), ways) for ends in all_ends])
        for part in ("ahead", "faces", "fields", "blocks")
    )
    there = faces > 0
    in_blocks = blocks.sum(axis=0) + sum(block.face for block in state.blocks)
    behind = ahead[:, np.newaxis] - ahead >= SAME_HEIGHT
    counted = faces + fields + (behind * faces).sum(axis=1) + in_blocks
    counted = np.where(there, np.maximum(counted, 0.0), 0.0)
    before = np.array([[state.points[each]] for each in numbers])
    shown = np.where(there, faces, 1).astype(np.intp)
    later = foresight.prospects(shown, np.where(there, ahead, 0.0))
    return Others(ahead, faces, there, before + counted, np.where(there, later, 0.0), in_blocks)


def _ends_of(
    game: RollingDice, state: State, colour: int, grip: Grip, foresight: Foresight, *, expects: bool
) -> Ends:
    order = state.order
    die = state.scoring[colour]
    body = next((each for each in (*state.lying, *state.adrift) if each.die == die), None)
    if colour == state.active and state.adrift:
        return _of_thrower(game, state, foresight)
    if order.index(colour) < order.index(state.active) or not expects:
        return _as_it_lies(game, body)
    return _thrown(game, colour, body, grip, foresight)


def ahead_of(game: RollingDice, body: Body) -> float:
    """A die's distance from the entrance."""
    return body.y + game.floe.length / 2


def _as_it_lies(game: RollingDice, body: Body | None, block: int = 0) -> Ends:
    if body is None:
        return Ends(np.full(1, np.nan), np.zeros(1), np.zeros(1), np.full(1, float(block)))
    field = game.floe.field_of(body)
    parts = ahead_of(game, body), body.face, field.value if field else 0, block
    return Ends(*(np.full(1, float(part)) for part in parts))


def _of_thrower(game: RollingDice, state: State, foresight: Foresight) -> Ends:
    """The end of the thrower, who has to wait for a die to be put back before choosing."""
    ringed = state.body_of(state.scoring[state.active])
    dice = [body for body in state.lying if body.die in keepable(state)]
    if not dice:
        faces = [body.face for body in state.sunk]
        return _as_it_lies(game, None, ringed.face if ringed else max(faces, default=1))
    fields = [game.floe.field_of(body) for body in dice]
    cells = [ring_of(body.face, ahead_of(game, body)) for body in dice]
    worths = [
        foresight.kept.flat[cell] + (field.value if field else 0)
        for cell, field in zip(cells, fields, strict=True)
    ]
    return _as_it_lies(game, dice[int(np.argmax(worths))])


def _thrown(
    game: RollingDice, colour: int, ringed: Body | None, grip: Grip, foresight: Foresight
) -> Ends:
    """Many ways for a colour to throw and keep."""
    dice = PER_COLOUR if ringed is None else PER_COLOUR - 1
    random = np.random.default_rng((colour, dice))
    ways = random.permutation(MANY)[:WAYS]
    faces = random.integers(FACES, size=(WAYS, dice))
    mark = NO_RING if ringed is None else ring_of(ringed.face, ahead_of(game, ringed))
    speed, place = divmod(int(foresight.throws[mark]), len(PLACES))
    every = hand_of(grip, dice).all
    spots = spots_of(
        game.floe, Landings(every.aside[speed, ways] + PLACES[place], every.ahead[speed, ways])
    )
    values = values_of(game.floe)[spots.field]
    allowed, lost = spots.there, faces.max(axis=1) + 1
    if ringed is not None:
        further = spots.ahead - ahead_of(game, ringed) >= SAME_HEIGHT
        allowed = allowed & (further | (faces + 1 > ringed.face))
        lost = np.full(WAYS, ringed.face)
    worths = np.where(allowed, foresight.kept[faces, spots.cell] + values, -np.inf)
    row, best = np.arange(WAYS), worths.argmax(axis=1)
    some = allowed.any(axis=1)
    return Ends(
        np.where(some, spots.ahead[row, best], np.nan),
        np.where(some, faces[row, best] + 1.0, 0.0),
        np.where(some, values[row, best], 0.0),
        np.where(some, 0.0, lost),
    )
