"""Whose hand throws, and how much of a throw a person is shown while aiming."""

from beamme.physics.box.hand import OPPONENTS, PEOPLE_OF_0_5

ARC, DIRECTION, NONE = "arc", "direction", "none"
HELPS = (ARC, DIRECTION, NONE)
"""All of it; direction and power; nothing."""
PERSON = "person"
"""The hand of a person whose help is saved with the match."""
SET = "set"
"""The same together with what stands in for a gesture, for an aim that was set without one."""
HANDS = (*OPPONENTS, PERSON, *PEOPLE_OF_0_5)
