"""Try throws out: simulate them among the lying dice, with a hand that misses.

Each throw is made twice by the same hand: on the floe as it is, and on an empty one. The lying
dice account for the difference, which is 0 as long as none is touched; the rest is known from
the table.
"""

from dataclasses import dataclass, replace

import numpy as np

from beamme.ai.rolling_dice.candidates import Candidate, Worth, worth_of
from beamme.ai.rolling_dice.faces import FORBIDDEN, expected_best
from beamme.ai.rolling_dice.ground import FACES
from beamme.ai.rolling_dice.others import ahead_of
from beamme.ai.rolling_dice.scenes import Mind
from beamme.core.chance import Body
from beamme.games.rolling_dice.dice import COLOUR_OF
from beamme.games.rolling_dice.moves import Throw
from beamme.games.rolling_dice.rules import RollingDice
from beamme.games.rolling_dice.scoring import SAME_HEIGHT
from beamme.games.rolling_dice.state import State
from beamme.physics.engine.labels import nth_seed
from beamme.physics.engine.lying import Lying
from beamme.physics.floe.bundle import Gesture, released
from beamme.physics.floe.throw import landings
from beamme.throws.bodies import body_of, lying_of
from beamme.throws.rolling_dice.arena import simulated_floe

LEAST_THROWS = 3
THREADS = 2
"""The number of threads does not change how throws end."""
_SHOWN = np.arange(1, FACES + 1)


@dataclass(frozen=True, slots=True)
class Effort:
    """How many throws are tried for how many candidates."""

    candidates: int
    throws: int

    @property
    def total(self) -> int:
        """The total number of throws tried, counting both times."""
        return 2 * self.candidates * self.throws

    def within(self, throws: int | None) -> "Effort | None":
        """An effort of at most this many throws; None if that is too few to learn from."""
        if throws is None or self.total <= throws:
            return self
        fewer = replace(self, throws=self.throws // 2)
        return fewer.within(throws) if fewer.throws >= LEAST_THROWS else None


def tried_out(
    game: RollingDice,
    state: State,
    mind: Mind,
    found: tuple[Candidate, ...],
    effort: Effort,
    seed: bytes,
) -> Candidate:
    """The candidate that proves best; all are tried with the same errors of the hand."""
    shape = simulated_floe(game.floe)
    left = found[: effort.candidates]
    seeds = [nth_seed(seed, number) for number in range(effort.throws)]
    bundles = [
        released(gesture_of(candidate.throw), len(state.hand), mind.grip, each)
        for candidate in left
        for each in seeds
    ]
    bodies = oldest_first(state)
    lying = lying_of(bodies)
    full = landings(shape, bundles, lying, seed, THREADS)
    empty = landings(shape, bundles, (), seed, THREADS)
    worth = worth_of(game, state, mind)
    values = []
    for thrown, pushed, alone in zip(full.thrown, full.lying, empty.thrown, strict=True):
        if pushed == lying and thrown == alone:
            values.append(0.0)
            continue
        after = tuple(body_of(body.die, die) for body, die in zip(bodies, pushed, strict=True))
        there = _value(game, state, mind, thrown, after)
        values.append(there - _chance(game, worth, alone))
    changes = np.reshape(values, (len(left), effort.throws)).mean(axis=1)
    tried = [
        Candidate(candidate.throw, candidate.chance + float(by))
        for candidate, by in zip(left, changes, strict=True)
    ]
    return max(tried, key=lambda candidate: candidate.chance)


def gesture_of(throw: Throw) -> Gesture:
    """A throw as the gesture of a hand."""
    return Gesture(throw.x, throw.direction, throw.speed, throw.spread)


def oldest_first(state: State) -> list[Body]:
    """The lying dice in the order in which they got there."""
    active = state.active
    return sorted(state.lying, key=lambda body: (COLOUR_OF[body.die] - active) % len(state.points))


def _value(
    game: RollingDice,
    state: State,
    mind: Mind,
    thrown: tuple[Lying, ...],
    after: tuple[Body, ...],
) -> float:
    """The chance after the thrown dice have come to rest and others were pushed."""
    lying = tuple(body if game.holds(body) else _put_back(game, body) for body in after)
    kept = state.scoring[state.active]
    off = any(body.die == kept and not game.holds(body) for body in after)
    worth = worth_of(game, replace(state, lying=lying), mind)
    # RD-13
    return float(worth.lost.mean()) if off else _chance(game, worth, thrown)


def _put_back(game: RollingDice, body: Body) -> Body:
    """About where a die that was pushed off will be put back: its owner prefers the best net."""
    best = max(game.floe.fields, key=lambda field: field.value)
    return replace(body, x=best.x, y=best.y)


def _chance(game: RollingDice, worth: Worth, thrown: tuple[Lying, ...]) -> float:
    """The chance with dice that lie like this, averaged over their faces."""
    bodies = [Body("a1", die.x, die.y, 1, die.turn) for die in thrown]
    bodies = [body for body in bodies if game.holds(body)]
    if not bodies:
        return worth.nothing
    ahead = np.repeat([ahead_of(game, body) for body in bodies], FACES)
    fields = [game.floe.field_of(body) for body in bodies]
    values = np.repeat([float(field.value) if field else 0.0 for field in fields], FACES)
    faces = np.tile(_SHOWN, len(bodies))
    scene = worth.scene
    worths = scene.kept(faces, ahead, values)[scene.seat]
    if worth.ringed:
        allowed = (ahead - worth.line >= SAME_HEIGHT) | (faces > worth.ringed.face)
        worths = np.where(allowed, worths, FORBIDDEN)
    return float(expected_best(worths.reshape(len(bodies), FACES), worth.nothing))
