"""Whose hand throws: that of an opponent's level, or of a person who is helped so much."""

from beamme.physics.box.hand import OPPONENTS, PEOPLE

HANDS = (*OPPONENTS, *PEOPLE)
