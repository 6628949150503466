"""How a player thinks, and what it sees of a turn."""

from collections import Counter
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from beamme.ai.dice_flick.boxes import PAINTS, Ground, scores
from beamme.ai.dice_flick.promise import KEPT, promise
from beamme.ai.dice_flick.samples import Floats
from beamme.ai.dice_flick.standings import LEAST, MOST, Standing, chances, won
from beamme.games.dice_flick.dice import COLOUR_OF
from beamme.games.dice_flick.rules import DiceFlick
from beamme.games.dice_flick.state import State
from beamme.physics.box.hand import Hand

PRIDE = 1e-5
"""What a point is worth where it changes no chance: nobody flicks just anywhere."""


@dataclass(frozen=True, slots=True)
class Mind:
    """How a player thinks about a turn."""

    hand: Hand
    pace: int
    """As many points per turn as opponents of this level make, the weakest is 0."""
    ahead: bool = True
    """Whether the second flick is foreseen when the first one is chosen."""
    envy: float = 1.0
    """How much it matters what is left in the box for the next player."""
    modesty: float = 0.0
    """How much more the first points of a turn count than more of them; 0 plays to win."""

    def felt(self, points: Floats) -> Floats:
        """How many points it feels like to score so many."""
        if not self.modesty:
            return points
        found: Floats = -np.expm1(-self.modesty * points) / self.modesty
        return found

    def scored(self, felt: Floats) -> Floats:
        """How many points feel like so many."""
        if not self.modesty:
            return felt
        found: Floats = -np.log1p(-np.minimum(self.modesty * felt, 0.99)) / self.modesty
        return found


@dataclass(frozen=True, slots=True, eq=False)
class Scene:
    """A turn: what lies in the box, and the mover's chance to win by the points of the turn."""

    ground: Ground
    curve: Floats
    bonus: int | None
    """The hollow that gives a third flick, if it still does."""
    bag: tuple[float, ...]
    """The share of each colour in the bag."""
    envy: float
    kept: Floats
    """What a die of each colour is worth that stays for the next turn."""
    mind: Mind

    def chance(self, dice: list[tuple[int, NDArray[np.int64], Floats]], kept: float) -> Floats:
        """The chance if the turn ends with these dice in the box: paint, places, faces of each."""
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
        """A chance with so many points more."""
        felt = np.asarray(np.interp(chance, self.curve, np.arange(LEAST, MOST + 1)))
        return won(self.curve, self.mind.felt(self.mind.scored(felt) + points))


def scene_of(game: DiceFlick, state: State, mind: Mind) -> Scene:
    """The scene of a state in which somebody flicks or scores."""
    standing = Standing.of(state)
    counts = Counter(COLOUR_OF[die] for die in state.bag)
    is_last = standing.is_last_turn
    return Scene(
        Ground.of(game.box, game.spread(state)),
        chances(standing, mind.pace)[:, 0] + PRIDE * np.arange(MOST - LEAST + 1),
        None if state.bonus or not state.bag else game.box.bonus,
        tuple(counts[paint] / max(len(state.bag), 1) for paint in PAINTS),
        0.0 if is_last else mind.envy / (len(state.pad) - 1),
        KEPT if standing.turns[0] and not mind.modesty else np.zeros(len(PAINTS)),
        mind,
    )
