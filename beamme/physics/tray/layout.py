"""Where all dice of the tray lie between rolls: some in the lane, the others on the felt."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace

from beamme.physics.engine.flight import Pose
from beamme.physics.tray.places import gap, kept_place, put_back, resting_place

CLOSEST = 0.015
"""A die returns to its old place if it is at least so far from all others there."""


@dataclass(frozen=True, slots=True)
class Layout:
    """The poses of all dice, from left to right."""

    places: tuple[Pose, ...]
    lane: frozenset[int] = frozenset()
    """The dice that are in the lane of kept dice."""
    spots: Mapping[int, Pose] = field(default_factory=dict)
    """Where dice lay on the felt since the last roll, before they were kept."""


def laid_out(faces: Sequence[int], kept: Collection[int]) -> Layout:
    """Neat places for dice whose flight was never shown."""
    places = (
        (kept_place if die in kept else resting_place)(die, faces[die]) for die in _all(faces)
    )
    return Layout(tuple(places), frozenset(kept))


def arranged(layout: Layout, faces: Sequence[int], kept: Collection[int]) -> Layout:
    """Keep these dice; all others are on the felt, those put back preferably where they lay."""
    lane, places, spots = frozenset(kept), list(layout.places), dict(layout.spots)
    for die in lane - layout.lane:
        spots[die] = places[die]
        places[die] = kept_place(die, faces[die])
    lying = {die: places[die] for die in _all(faces) if die not in lane | layout.lane}
    for die in sorted(layout.lane - lane):
        spot = spots.pop(die, None)
        if spot is not None and all(gap(spot, other) > CLOSEST for other in lying.values()):
            lying[die] = spot
        else:
            lying = dict(put_back(die, faces[die], lying))
    return Layout(tuple(lying.get(die, places[die]) for die in _all(faces)), lane, spots)


def landed(layout: Layout, rest: Mapping[int, Pose]) -> Layout:
    """These dice have been rolled; the old places of others may be taken now."""
    places = tuple(rest.get(die, pose) for die, pose in enumerate(layout.places))
    return replace(layout, places=places, lane=layout.lane - rest.keys(), spots={})


def _all(faces: Sequence[int]) -> range:
    return range(len(faces))
