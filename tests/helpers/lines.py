"""Positions from lines of notation."""

from beamme.core.game import Move, State
from beamme.core.match import Match
from beamme.core.savegame import read_entry


def add_line(match: Match[State, Move], line: str) -> Match[State, Move]:
    """Add the entry written in a line, by whoever's turn it is."""
    return match.add(read_entry(match.game, match.state, line))
