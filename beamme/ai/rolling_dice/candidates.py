"""Candidate throws by value: all speeds from all places, the best examined more closely."""

from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from beamme.ai.rolling_dice.faces import FORBIDDEN, expected_best, highest_of
from beamme.ai.rolling_dice.foresight import PLACES
from beamme.ai.rolling_dice.ground import CELL, CELLS, FACES, Spots, possible, spots_of, values_of
from beamme.ai.rolling_dice.others import ahead_of
from beamme.ai.rolling_dice.samples import SPREAD, Floats
from beamme.ai.rolling_dice.scenes import PRIDE, Mind, Scene, scene_of
from beamme.ai.rolling_dice.throws import SPEEDS, Hand, Landings, hand_of
from beamme.core.chance import Body
from beamme.games.rolling_dice.moves import Throw
from beamme.games.rolling_dice.rules import RollingDice
from beamme.games.rolling_dice.scoring import SAME_HEIGHT
from beamme.games.rolling_dice.state import State
from beamme.physics.floe.bundle import Gesture

FEW = 24
"""How many samples give a first impression of a throw."""
CLOSER = 8
"""How many throws are examined more closely."""
PATIENCE_POINTS = 3.0
"""No misjudgement makes an opponent choose a throw this many points worse than the best."""
_SHOWN = np.arange(1, FACES + 1)
_SOME_POINTS = 3.0
_TURNS = (-1200, -600, 600, 1200)
_SPREADS = (0, 900)
"""Hundredths of a degree, like the turns."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A throw and its chance to win."""

    throw: Throw
    chance: float


@dataclass(frozen=True, slots=True, eq=False)
class Worth:
    """What a die of the active colour is worth, wherever it ends: the chance to win."""

    scene: Scene
    ringed: Body | None
    line: float
    """The ringed die's distance from the entrance."""
    kept: Floats
    """By part of the floe, face and field."""
    lost: Floats
    """By face of the die that goes to an ice block."""
    point: float
    """Roughly what one more point is worth."""

    @property
    def nothing(self) -> float:
        """The chance if no die may be kept."""
        if self.ringed:
            return float(self.lost[self.ringed.face - 1])
        return float(highest_of(4) @ self.lost)

    def of(self, spots: Spots) -> Floats:
        """The chance of throws whose dice lie like this, averaged over their faces."""
        worths = self.kept[spots.cell, :, spots.field]
        allowed = spots.there[..., np.newaxis]
        if self.ringed:
            further = spots.ahead - self.line >= SAME_HEIGHT
            allowed = allowed & (further[..., np.newaxis] | (self.ringed.face < _SHOWN))
        return expected_best(np.where(allowed, worths, FORBIDDEN), self.nothing)


@lru_cache(maxsize=64)
def worth_of(game: RollingDice, state: State, mind: Mind) -> Worth:
    """What dice of the active colour are worth."""
    scene = scene_of(game, state, state.active, mind)
    values = values_of(game.floe)
    cells, fields = np.nonzero(possible(game.floe))
    ahead: Floats = np.asarray((np.repeat(cells, FACES) + 0.5) * CELL, np.float64)
    faces = np.tile(_SHOWN, len(cells))
    found = scene.kept(faces, ahead, np.repeat(values[fields], FACES))[scene.seat]
    kept = np.zeros((CELLS, FACES, len(values)))
    kept[cells, :, fields] = found.reshape(-1, FACES)
    lost = scene.lost(_SHOWN)[scene.seat]
    ringed = state.body_of(state.scoring[state.active])
    line = ahead_of(game, ringed) if ringed else 0.0
    return Worth(scene, ringed, line, kept, lost, _point(scene))


def _point(scene: Scene) -> float:
    """What one more point is worth; if nothing, it is still a matter of pride."""
    ahead = np.repeat([10_000.0, 20_000.0, 30_000.0], 2)
    more = np.tile([0.0, _SOME_POINTS], 3)
    chances = scene.kept(np.full(6, 3), ahead, more)[scene.seat]
    return max(float(np.abs(np.diff(chances)[::2]).mean()) / _SOME_POINTS, PRIDE)


def chance_of_throw(game: RollingDice, state: State, mind: Mind, throw: Throw) -> float:
    """The chance to win with any throw."""
    worth, hand = worth_of(game, state, mind), hand_of(mind.grip, len(state.hand))
    return _looked_at(game, worth, hand, throw).chance


def candidates(
    game: RollingDice, state: State, mind: Mind, felt: Floats | float = 0.0
) -> tuple[Candidate, ...]:
    """Good throws, the best first.

    `felt` misjudges throws by their speed (rows) and place (columns), in points.
    """
    worth, hand = worth_of(game, state, mind), hand_of(mind.grip, len(state.hand))
    places = np.clip(PLACES, -game.farthest, game.farthest)
    every = hand.all
    aside = every.aside[:, np.newaxis, :FEW] + places[:, np.newaxis, np.newaxis]
    ahead = np.broadcast_to(every.ahead[:, np.newaxis, :FEW], aside.shape)
    rough = worth.of(spots_of(game.floe, Landings(aside, ahead))).mean(axis=2)
    sane = rough >= rough.max() - PATIENCE_POINTS * worth.point
    seems = np.where(sane, rough + worth.point * felt, -np.inf)
    order = np.argsort(-seems.ravel(), kind="stable")[: min(CLOSER, int(sane.sum()))]
    found = []
    for number in order.tolist():
        speed, place = divmod(number, len(places))
        throw = Throw(round(places[place]), 0, round(SPEEDS[speed]), SPREAD)
        candidate = _looked_at(game, worth, hand, throw)
        feeling = float(np.broadcast_to(felt, rough.shape)[speed, place])
        found.append(Candidate(throw, candidate.chance + worth.point * feeling))
    found.sort(key=lambda candidate: -candidate.chance)
    if np.ndim(felt) == 0:
        tried = _varied(game, found[0].throw)
        found += [_looked_at(game, worth, hand, throw) for throw in tried]
        found.sort(key=lambda candidate: -candidate.chance)
    return tuple(found)


def _varied(game: RollingDice, throw: Throw) -> list[Throw]:
    """Throws at the same speed to about the same place: at an angle, or fanned out differently."""
    distance = throw.speed / 1000 * 30_000
    found = [Throw(throw.x, 0, throw.speed, spread) for spread in _SPREADS]
    for turn in _TURNS:
        x = round(throw.x - distance * np.tan(np.radians(turn / 100)))
        if abs(x) <= game.farthest:
            found.append(Throw(x, turn, throw.speed, throw.spread))
    return found


def _looked_at(game: RollingDice, worth: Worth, hand: Hand, throw: Throw) -> Candidate:
    gesture = Gesture(throw.x, throw.direction, throw.speed, throw.spread)
    spots = spots_of(game.floe, hand.gesture(gesture))
    return Candidate(throw, float(worth.of(spots).mean()))
