"""The rest of a round as a level foresees it, and what a scoring die is worth then."""

from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from beamme.ai.rolling_dice.foresight import Foresight, foresight_of
from beamme.ai.rolling_dice.ground import Numbers
from beamme.ai.rolling_dice.others import Others, others_of
from beamme.ai.rolling_dice.samples import Floats
from beamme.ai.rolling_dice.standings import Standing
from beamme.games.rolling_dice.rules import RollingDice
from beamme.games.rolling_dice.scoring import SAME_HEIGHT
from beamme.games.rolling_dice.state import State
from beamme.physics.floe.bundle import Grip

PRIDE = 1e-6
"""What a point is worth to a player who can no longer win, or no longer lose."""


@dataclass(frozen=True, slots=True)
class Mind:
    """How a level thinks about a round."""

    grip: Grip
    rank: int
    """The rank of its level; the weakest is 0."""
    expects: bool = True
    """Whether it considers later throwers; otherwise it assumes that dice stay as they lie."""
    rivals: bool = True
    """Whether it cares what others score from its die."""
    foresight: float = 1.0
    """How much later rounds count."""


@dataclass(frozen=True, slots=True, eq=False)
class Scene:
    """A colour that ends its turn with a die somewhere, while the others end in many ways."""

    standing: Standing
    colour: int
    before: int
    """The points of the colour."""
    others: Others
    foresight: Foresight
    mind: Mind

    @property
    def seat(self) -> int:
        """Who plays the colour."""
        return self.colour % self.standing.seats

    def kept(self, faces: Numbers, ahead: Floats, fields: Floats) -> Floats:
        """Each seat's chance (rows) if this die is kept; faces start at 1, fields are values."""
        others = self.others
        face, place = faces[:, np.newaxis], ahead[:, np.newaxis]
        counted = face + fields[:, np.newaxis] + others.blocks
        points = []
        for lies, shows, has in zip(others.ahead, others.faces, others.points, strict=True):
            counted = counted + (place - lies >= SAME_HEIGHT) * shows
            gains = (
                (lies - place >= SAME_HEIGHT) * face if self.mind.rivals else np.zeros_like(face)
            )
            points.append(has + gains)
        own = self.before + np.maximum(counted, 0.0)
        later = self.mind.foresight * self.foresight.prospects(faces, ahead)
        return self._chances(points, own, later)

    def lost(self, faces: Numbers) -> Floats:
        """Each seat's chance if a die with this face goes to an ice block."""
        pairs = zip(self.others.points, self.others.there, strict=True)
        points = [has + faces[:, np.newaxis] * there for has, there in pairs]
        return self._chances(
            points, np.full(points[0].shape, float(self.before)), np.zeros(len(faces))
        )

    def _chances(self, points: list[Floats], own: Floats, later: Floats) -> Floats:
        points.insert(self.colour, own)
        prospects = [*(self.mind.foresight * self.others.later)]
        prospects.insert(self.colour, later[:, np.newaxis])
        everybody = np.stack(np.broadcast_arrays(*points))
        hopes = np.stack([np.broadcast_to(each, own.shape) for each in prospects])
        found: Floats = self.standing.chances(everybody, hopes).mean(axis=-1)
        found[self.seat] += PRIDE * (own.mean(axis=-1) - self.before)
        return found


@lru_cache(maxsize=64)
def scene_of(game: RollingDice, state: State, colour: int, mind: Mind) -> Scene:
    """The scene in which a level decides about the scoring die of a colour."""
    foresight = foresight_of(mind.rank, len(state.points))
    others = others_of(game, state, colour, mind.grip, foresight, expects=mind.expects)
    return Scene(Standing.of(state), colour, state.points[colour], others, foresight, mind)
