"""Whose hand throws: that of an opponent's level, or of a person with a certain amount of help."""

from beamme.physics.box.hand import OPPONENTS, PEOPLE

HANDS = (*OPPONENTS, *PEOPLE)
