"""Beam Me Up: a race of seven stones from the ground into space."""

from beamme.games.beam_me_up.rules import BeamMeUp

__all__ = ["BeamMeUp"]
