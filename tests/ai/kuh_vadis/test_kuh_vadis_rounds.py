"""Exactly solved rounds, against recursion that knows nothing but the rules."""

from functools import cache, partial
from hashlib import sha256
from random import Random

import numpy as np
import pytest

from beamme.ai import turns
from beamme.ai.kuh_vadis.rounds import Floats, Mind, Table
from beamme.ai.kuh_vadis.trees import Sets
from beamme.ai.kuh_vadis.values import Scene, turn_values
from beamme.core.game import Outcome
from beamme.games.kuh_vadis import KuhVadis
from beamme.games.kuh_vadis.board import COW, fields
from beamme.games.kuh_vadis.connection import joins
from beamme.games.kuh_vadis.generator import sheet_of
from beamme.games.kuh_vadis.scoring import chance, claim
from beamme.games.kuh_vadis.state import State
from tests.ai.kuh_vadis.kuh_vadis_positions import EVERYTHING, groups_of, scattered, standing
from tests.ai.kuh_vadis.slow_rounds import chance_before


class Fancy:
    """Judges every position by a number out of nowhere, the same each time."""

    def chances(self, table: Table, own: Sets, other: Sets) -> Floats:
        return np.array(
            [
                1.0 if joins(groups_of(mine), table.starts[0]) else fancy(mine, theirs)
                for mine, theirs in zip(own.tolist(), other.tolist(), strict=True)
            ]
        )


def fancy(own: int, other: int) -> float:
    return sha256(f"{own} {other}".encode()).digest()[0] / 300


def by_fancy(game: KuhVadis, state: State, seat: int) -> float:
    if isinstance(turn := game.turn(state), Outcome) and turn.reason == "connected":
        return 1.0
    return fancy(state.marks[seat], state.marks[1 - seat])


@pytest.mark.parametrize("extra", [0, 1, 2])
def test_a_round_is_worth_what_plain_recursion_says(extra: int) -> None:
    random = Random(extra)
    for number in (3, 4):
        game = KuhVadis(sheet_of(number))
        state = scattered(game, random, 19)  # few free fields: every follower is looked at
        expected = chance_before(game, state, partial(by_fancy, game), extra)
        values = turn_values(Scene.of(game, state), Mind(Fancy(), (49,) * extra))
        assert values.before == pytest.approx(expected, abs=1e-12)


def test_an_extra_round_may_mark_neighbours_of_its_anchor_only() -> None:
    game, random = KuhVadis(sheet_of(6)), Random(6)
    state = scattered(game, random, 17)
    free = fields(EVERYTHING & ~(state.marks[0] | state.marks[1]))
    for anchor in free[:2]:
        marks = list(state.marks)
        marks[state.active] |= 1 << anchor
        around = standing(game, (marks[0], marks[1]), state.active, anchor)
        expected = chance_before(game, around, partial(by_fancy, game), 0)
        values = turn_values(Scene.of(game, around), Mind(Fancy(), ()))
        assert values.before == pytest.approx(expected, abs=1e-12)


def test_the_reply_is_the_other_players_exactly_solved_round() -> None:
    game = KuhVadis(sheet_of(8))
    state = scattered(game, Random(8), 20)  # one free field of a symbol at most, more or less

    @cache
    def after_reply(after: State, seat: int) -> float:
        if isinstance(turn := game.turn(after), Outcome) and turn.reason == "connected":
            return 1.0
        waiting = standing(game, after.marks, 1 - seat)
        return 1 - chance_before(game, waiting, partial(by_fancy, game), 1)

    expected = chance_before(game, state, after_reply, 0)
    values = turn_values(Scene.of(game, state), Mind(Fancy(), (), reply=49))
    assert values.before == pytest.approx(expected, abs=1e-12)


def hits(*, symbols: set[int], again: bool = False) -> turns.Values:
    claims = [claim(roll) for roll in turns.ROLLS]
    return np.array(
        [bool(symbols & {*each.symbols}) and (each.again or not again) for each in claims], float
    )


def test_the_known_odds_of_a_round() -> None:
    anything = set(range(1, COW + 1))
    odds = {
        "any mark": turns.solve(hits(symbols=anything)).before,
        "a cow": turns.solve(hits(symbols={COW})).before,
        "a given number": turns.solve(hits(symbols={4})).before,
        "four equal": turns.solve(hits(symbols=anything, again=True)).before,
        "four cows": turns.solve(hits(symbols={COW}, again=True)).before,
    }
    assert {name: round(100 * float(odd), 1) for name, odd in odds.items()} == {
        "any mark": 87.3,
        "a cow": 69.9,
        "a given number": 35.5,
        "four equal": 29.1,
        "four cows": 10.4,
    }
    assert odds["a cow"] == pytest.approx(chance(COW, (), 3), abs=1e-12)
    assert odds["a given number"] == pytest.approx(chance(4, (), 3), abs=1e-12)
