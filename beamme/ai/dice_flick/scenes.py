"""How an opponent thinks, and what it knows about a turn."""

from collections import Counter
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from beamme.ai.dice_flick.box_value.boxes import PAINTS, Ground, scores
from beamme.ai.dice_flick.box_value.promise import POINTS_KEPT, promise
from beamme.ai.dice_flick.samples import Floats
from beamme.ai.dice_flick.standings import LEAST_POINTS, MOST_POINTS, Standing, chances, won
from beamme.games.dice_flick.dice import COLOUR_OF
from beamme.games.dice_flick.rules import DiceFlick
from beamme.games.dice_flick.state import State
from beamme.physics.box.hand import Hand

PRIDE = 1e-5
"""What a point is worth when no chance depends on it, so that no flick is aimless."""


@dataclass(frozen=True, slots=True)
class Mind:
    """How an opponent thinks about a turn."""

    hand: Hand
    pace: int
    """The level whose points per turn are expected of all players; the weakest is 0."""
    ahead: bool = True
    """Whether the first flick is chosen with the second one in mind."""
    envy: float = 1.0
    """How much it matters what is left in the box for the next player."""
    modesty: float = 0.0
    """How much more the first points of a turn count than further ones; 0 plays to win."""

    def felt(self, points: Floats) -> Floats:
        """The perceived-score curve: how much this many points feel like."""
        if not self.modesty:
            return points
        found: Floats = -np.expm1(-self.modesty * points) / self.modesty
        return found

    def scored(self, felt: Floats) -> Floats:
        """Inverse of the perceived-score curve."""
        if not self.modesty:
            return felt
        found: Floats = -np.log1p(-np.minimum(self.modesty * felt, 0.99)) / self.modesty
        return found


@dataclass(frozen=True, slots=True, eq=False)
class Scene:
    """A turn: what lies in the box, and the mover's chance to win by the turn's points."""

    ground: Ground
    curve: Floats
    bonus: int | None
    """The hollow that gives a third flick, or None if it no longer does."""
    bag: tuple[float, ...]
    """The fraction of each colour in the bag."""
    envy: float
    kept: Floats
    """What a die of each colour is worth if kept for the next turn."""
    mind: Mind

    def chance(self, dice: list[tuple[int, NDArray[np.int64], Floats]], kept: float) -> Floats:
        """The chance if the turn ends with these dice in the box: colour, places, faces of each."""
        paints = np.array([[paint for paint, _, _ in dice]])
        places = np.stack([places for _, places, _ in dice], axis=1)
        faces = np.stack([faces for _, _, faces in dice], axis=1)
        best = scores(self.ground, np.broadcast_to(paints, places.shape), places, faces)
        points = best.points + kept
        if self.envy:
            left = tuple(each & ~best.taken for each in best.dice)
            points = points - self.envy * promise(left, self.ground.markers)
        return won(self.curve, self.mind.felt(points))

    def more(self, chance: Floats | float, points: float) -> Floats:
        """The chance that results from this many more points."""
        felt = np.asarray(np.interp(chance, self.curve, np.arange(LEAST_POINTS, MOST_POINTS + 1)))
        return won(self.curve, self.mind.felt(self.mind.scored(felt) + points))


def scene_of(game: DiceFlick, state: State, mind: Mind) -> Scene:
    """The scene of a state in which a player flicks or scores."""
    standing = Standing.of(state)
    counts = Counter(COLOUR_OF[die] for die in state.bag)
    is_last = standing.is_last_turn
    return Scene(
        Ground.of(game.box, game.spread(state)),
        chances(standing, mind.pace)[:, 0] + PRIDE * np.arange(MOST_POINTS - LEAST_POINTS + 1),
        None if state.bonus or not state.bag else game.box.bonus,
        tuple(counts[paint] / max(len(state.bag), 1) for paint in PAINTS),
        0.0 if is_last else mind.envy / (len(state.pad) - 1),
        POINTS_KEPT if standing.turns[0] and not mind.modesty else np.zeros(len(PAINTS)),
        mind,
    )
