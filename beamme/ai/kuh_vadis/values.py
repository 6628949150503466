"""What every legal move of a state is worth to the seat that plays it."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Self

import numpy as np

from beamme.ai import turns
from beamme.ai.kuh_vadis.rounds import (
    ANYWHERE,
    Floats,
    Mind,
    Table,
    after_reply,
    gain_of_extra_round,
    rounds,
)
from beamme.ai.ranking import Valued
from beamme.games.kuh_vadis.board import fields
from beamme.games.kuh_vadis.moves import Move
from beamme.games.kuh_vadis.rules import KuhVadis
from beamme.games.kuh_vadis.scoring import claim
from beamme.games.kuh_vadis.state import Phase, State


@dataclass(frozen=True, slots=True)
class Scene:
    """A position without its dice; in each pair the mover's part comes first."""

    table: Table
    marks: tuple[int, int]
    anchor: int

    @classmethod
    def of(cls, game: KuhVadis, state: State) -> Self:
        """The scene of a state."""
        mover, other = state.active, 1 - state.active
        return cls(
            Table(game.sheet, (game.starts(mover), game.starts(other))),
            (state.marks[mover], state.marks[other]),
            ANYWHERE if state.anchor is None else state.anchor,
        )


@lru_cache(maxsize=256)
def turn_values(scene: Scene, mind: Mind) -> turns.TurnValues:
    """The values of the mover's whole round."""
    own, other = (np.array([marks]) for marks in scene.marks)
    values = rounds(mind, scene.table, own, other, np.array([scene.anchor])).values
    return turns.TurnValues(values.before[0], tuple(keeps[:, 0] for keeps in values.keeps))


@lru_cache(maxsize=512)
def valued_moves(game: KuhVadis, state: State, mind: Mind) -> Valued[Move]:
    """Every legal move with its chance; the state must be waiting for a seat."""
    moves, scene = game.legal(state), Scene.of(game, state)
    if state.phase is Phase.MARK:
        places = fields(game.claimable(state))
        return Valued(moves, _mark_chances(scene, places, mind, again=claim(state.faces).again))
    if state.phase is Phase.ROLL:
        return Valued(moves, np.array([turn_values(scene, mind).before]))
    keeps = turn_values(scene, mind).keeps[state.rolls_left - 1]
    return Valued(moves, keeps[[turns.kept(state.faces, mask) for mask in range(len(moves))]])


def chance_of_roll(game: KuhVadis, state: State, mind: Mind) -> float:
    """The mover's chance while dice are rolling."""
    values = turn_values(Scene.of(game, state), mind)
    if not state.faces:
        return float(values.before)
    return float(values.keeps[state.rolls_left - 1][turns.kept(state.faces, state.kept)])


def _mark_chances(scene: Scene, places: Sequence[int], mind: Mind, *, again: bool) -> Floats:
    marked = np.array([scene.marks[0] | 1 << place for place in places])
    other = np.full(len(places), scene.marks[1])
    ended = mind.view.chances(scene.table, marked, other)
    found = after_reply(mind, scene.table, marked, other, ended) if mind.reply else ended
    if not again or not mind.extra:
        return found
    anchors = np.array(places)
    return found + gain_of_extra_round(mind, scene.table, marked, other, anchors, ended)
