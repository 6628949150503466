"""What the network reads: the same in the program and where it learned."""

import sys
from importlib import import_module
from random import Random
from types import ModuleType

import numpy as np
import pytest

from beamme.ai.kuh_vadis.network import READS, any_of, four_of, look, worth
from beamme.ai.kuh_vadis.rounds import Table
from beamme.games.kuh_vadis import KuhVadis
from beamme.games.kuh_vadis.board import COW
from beamme.games.kuh_vadis.generator import sheet_of
from tests.ai.kuh_vadis.kuh_vadis_positions import EVERYTHING, scattered

ANY_SYMBOL = (1 << COW + 1) - 2


@pytest.fixture
def boards(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script as plain Python: no test depends on the tool that makes it fast."""
    monkeypatch.setitem(sys.modules, "numba", None)
    monkeypatch.delitem(sys.modules, "resources.kuh_vadis.tables.boards", raising=False)
    return import_module("resources.kuh_vadis.tables.boards")


def test_the_network_learned_from_what_the_program_reads(boards: ModuleType) -> None:
    random = Random(1)
    for number, each in ((31, 0), (32, 4), (33, 8), (34, 12), (35, 16)):
        game = KuhVadis(sheet_of(number))
        state = scattered(game, random, each)
        own, other = (np.array([marks]) for marks in state.marks)
        seen, mine, theirs = look(Table(game.sheet, (game.starts(0), game.starts(1))), own, other)
        reads = np.empty(READS, np.float32)
        sheet = boards.prepared(game.sheet)
        with np.errstate(over="ignore"):  # a product is cut off at 64 bits on purpose
            leasts = boards.look(reads, *state.marks, 0, sheet, boards.workspace())
        assert leasts == (mine.least[0], theirs.least[0])
        assert seen[0] == pytest.approx(reads, abs=1e-5)


def test_the_odds_that_the_network_reads_are_the_known_ones() -> None:
    assert any_of()[ANY_SYMBOL] == pytest.approx(0.873, abs=5e-4)
    assert any_of()[1 << COW] == pytest.approx(0.699, abs=5e-4)
    assert four_of()[ANY_SYMBOL] == pytest.approx(0.291, abs=5e-4)
    assert four_of()[1 << COW] == pytest.approx(0.104, abs=5e-4)


def test_who_has_joined_has_won_and_who_is_blocked_draws_at_best() -> None:
    game, random = KuhVadis(sheet_of(36)), Random(36)
    table = Table(game.sheet, (game.starts(0), game.starts(1)))
    everything = np.array([EVERYTHING & ~game.starts(1)])
    assert worth(table, everything, np.array([game.starts(1)]))[0] == 1.0
    found = set()
    for _ in range(100):
        state = scattered(game, random, 14)
        own, other = (np.array([marks]) for marks in state.marks)
        chance = worth(table, own, other)[0]
        found.add(state.blocked)
        if state.blocked[0]:
            assert chance <= 0.5
        if state.blocked[1]:
            assert chance >= 0.5
    assert found == {(False, False), (False, True), (True, False)}


def test_the_nearer_to_the_goal_the_better() -> None:
    game = KuhVadis(sheet_of(37))
    table = Table(game.sheet, (game.starts(0), game.starts(1)))
    own, other = np.array([game.starts(0)]), np.array([game.starts(1)])
    even = worth(table, own, other)[0]
    assert 0.3 < even < 0.55  # the other one is to move
    several = np.array([game.starts(0) | 1 << 23 | 1 << 24 | 1 << 25])
    assert worth(table, several & ~other, other)[0] > even
