"""Beam Me Up on the terminal and in the arena."""

from collections.abc import Sequence
from itertools import permutations

from beamme.commands.variants import Variant
from beamme.games.beam_me_up import BeamMeUp
from beamme.games.beam_me_up.board import built_in_boards
from beamme.games.beam_me_up.state import State


def picture(_: BeamMeUp, state: State, names: Sequence[str]) -> list[str]:
    """For each seat, the rows of its stones; STRASSE is set apart."""
    width = max(map(len, names))
    return [
        f"{name:{width}}  {' '.join(map(str, own[:-1]))} | {own[-1]}"
        for name, own in zip(names, state.heights, strict=True)
    ]


def variant(seats: int, number: int) -> Variant:
    """Cycles through every order of the boards."""
    orders = tuple(permutations(built_in_boards(), seats))
    boards = orders[number % len(orders)]
    return Variant(BeamMeUp(boards), tuple(board.name for board in boards))
