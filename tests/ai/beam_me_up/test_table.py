"""The shipped tables: built right, packed right, and what the equations demand."""

import importlib.util
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from beamme.ai.beam_me_up.stones import STATES, side_of, template
from beamme.ai.beam_me_up.table import STEPS_PER_TURN, WIND, pack, turns_needed, unpack
from beamme.games.beam_me_up import BeamMeUp
from beamme.games.beam_me_up.board import LINES, SPACE
from tests.ai.beam_me_up.plain_solver import ends, race, turn

SCRIPT = Path(__file__).parents[3] / "resources" / "beam_me_up" / "tables" / "build.py"
CLOSE = 2 / STEPS_PER_TURN


@pytest.fixture
def script(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The build script as plain Python: no test depends on the tool that makes it fast."""
    monkeypatch.setitem(__import__("sys").modules, "numba", None)
    spec = importlib.util.spec_from_file_location("build_beam_me_up", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(
    "heights",
    [
        (6, 7, 7, 6, 7, 7, 0),  # one stone on the ground, jokers within reach
        (6, 7, 7, 6, 4, 4, 4),  # one more stone is needed in space
        (6, 7, 7, 6, 7, 5, 0),  # and a rocket on the way
    ],
)
def test_the_builder_solves_positions_as_a_plain_solver_does(
    script: ModuleType, heights: tuple[int, ...]
) -> None:
    board = template()
    expected = race(BeamMeUp((board, board)), heights)
    assert len(expected) > 1
    packed = {side_of(board).pack(own): value for own, value in expected.items()}
    marks = script.mark_positions(5, script.fields_of(board, "b"))
    fields = script.fields_of(board, "r"), script.fields_of(board, "pb"), script.near_top_of(board)
    rounds, rough = np.zeros((2, STATES)), False
    for state in sorted(packed, key=lambda state: -sum(side_of(board).unpack(state))):
        script.sweep_level(np.array([state]), marks, *fields, np.zeros(7), rounds, rough)
    solved = {state: rounds[0, state] for state in packed}
    assert solved == pytest.approx(packed, abs=1e-4)


def windy(players: int, own: tuple[int, ...], waiting: int) -> float:
    """The table's value with opponents' Cool downs to come, from the definition."""
    columns = template().columns
    if waiting == 0:
        return float(turns_needed(players, 0)[side_of(template()).pack(own)])
    here = windy(players, own, waiting - 1)
    total = here
    for column, chance in enumerate(WIND[players]):
        if own[column] > 0 and columns[column][own[column]] not in "pb":
            sunk = (*own[:column], own[column] - 1, *own[column + 1 :])
            total += chance * (windy(players, sunk, waiting - 1) - here)
    return total


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(
    "own", [(0,) * 7, (1, 3, 0, 2, 4, 4, 5), (3, 3, 4, 2, 5, 5, 4), (7, 2, 5, 4, 0, 6, 1)]
)
def test_the_tables_solve_the_equations_of_the_game(players: int, own: tuple[int, ...]) -> None:
    game = BeamMeUp((template(),) * players)
    after: dict[tuple[int, ...], float] = {}

    def final(roll: tuple[int, ...]) -> float:
        found = ends(game, own, roll)
        if found is None:
            return 0.0
        for end in found - after.keys():
            after[end] = windy(players, end, players - 1)
        return min(after[end] for end in found)

    expected = 1 + turn(final)
    assert turns_needed(players, 0)[side_of(template()).pack(own)] == pytest.approx(
        expected, abs=CLOSE
    )


@pytest.mark.parametrize("players", [2, 3, 4])
def test_waiting_tables_are_the_expectation_over_cool_downs(players: int) -> None:
    for own in [(1, 3, 0, 2, 4, 4, 5), (7, 7, 4, 4, 1, 6, 6)]:
        for waiting in range(players):
            table = turns_needed(players, waiting)
            assert table[side_of(template()).pack(own)] == pytest.approx(
                windy(players, own, waiting), abs=1e-4
            )


@pytest.mark.parametrize(("players", "from_the_ground"), [(2, 11.47), (3, 11.04), (4, 11.83)])
def test_the_tables_have_known_values(players: int, from_the_ground: float) -> None:
    table = turns_needed(players, 0)
    assert table[0] == pytest.approx(from_the_ground, abs=0.01)
    assert table.argmax() == 0
    assert table[side_of(template()).pack((5, 5, 5, 5, 5, 1, 1))] == 0
    assert table[table > 0].min() >= 1


def test_packing_loses_at_most_half_a_step() -> None:
    table = np.linspace(0, 12, STATES, dtype=np.float32)
    assert np.abs(unpack(pack(table)) - table).max() <= 0.51 / STEPS_PER_TURN


@pytest.mark.parametrize("waiting", [0, 1])
def test_where_space_begins_later_more_turns_are_needed(waiting: int) -> None:
    tables = [turns_needed(2, waiting, line) for line in LINES]
    side = side_of(template())
    for heights in ((4, 4, 4, 4, 4, 4, 4), (5, 5, 5, 5, 1, 1, 0), (6, 6, 2, 1, 3, 0, 5)):
        needed = [float(table[side.pack(heights)]) for table in tables]
        assert needed == sorted(needed)
        assert needed[0] < needed[-1]
    assert tables[LINES.index(SPACE)] is turns_needed(2, waiting)


@pytest.mark.parametrize("line", LINES)
def test_a_won_position_needs_no_turns_wherever_space_begins(line: int) -> None:
    side = side_of(template())
    assert turns_needed(2, 0, line)[side.pack((line,) * 5 + (3, 3))] < 0.5
