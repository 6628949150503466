"""A flick: any of one's own dice, from any plate, within the range of a hand."""

import pytest

from beamme.core.chance import Body, Throw
from beamme.core.errors import IllegalMove
from beamme.core.game import Chance
from beamme.core.plate import Plate
from beamme.games.dice_flick.moves import Flick, Score
from tests.games.dice_flick.df import BOX, EMPTY, flicked, flicking, played


@pytest.mark.clause("DF-7")
@pytest.mark.parametrize(
    ("plate", "number"), [("south", 0), ("east", 1), ("north", 2), ("west", 3)]
)
def test_df_7_any_of_ones_dice_from_any_plate(plate: str, number: int) -> None:
    match = flicking("b3 " + EMPTY[3:], "b2 y1 p1", others="g1")
    for die in ("b2", "y1", "p1"):
        after = played(match, f"flick {die} {plate} -750 630 4500")
        body = Body("b1", -4000, 4000, 3)
        launch = (number, 0, -750, 630, 4500)
        assert after.turn == Chance(Throw("dice-flick", (body,), (die,), launch, BOX.reach, 0))
        assert die not in after.state.bag
        assert after.state.flying == Flick(die, Plate(plate), 0, -750, 630, 4500)


@pytest.mark.clause("DF-7")
@pytest.mark.parametrize("die", ["b1", "g1", "b5", "zz"])
def test_df_7_no_die_but_ones_own(die: str) -> None:
    match = flicking("b3 " + EMPTY[3:], "b2 y1 p1", others="g1")
    assert not match.game.allows(match.state, Flick(die, Plate.EAST, 0, 0, 800, 4500))


@pytest.mark.clause("DF-7")
@pytest.mark.parametrize(
    ("direction", "speed", "lift"),
    [(-9000, 200, -2000), (9000, 4000, 8500), (0, 800, 4500), (1, 201, 0)],
)
def test_df_7_aims_within_the_range_of_a_hand(direction: int, speed: int, lift: int) -> None:
    match = flicking(EMPTY, "b2 y1 p1")
    assert match.game.allows(match.state, Flick("b2", Plate.EAST, 0, direction, speed, lift))


@pytest.mark.clause("DF-7")
@pytest.mark.parametrize(
    ("direction", "speed", "lift"),
    [
        (-9001, 800, 4500),
        (9001, 800, 4500),
        (0, 199, 4500),
        (0, 4001, 4500),
        (0, 800, -2001),
        (0, 800, 8501),
    ],
)
def test_df_7_no_aim_beyond_it(direction: int, speed: int, lift: int) -> None:
    match = flicking(EMPTY, "b2 y1 p1")
    assert not match.game.allows(match.state, Flick("b2", Plate.EAST, 0, direction, speed, lift))


@pytest.mark.clause("DF-7")
def test_df_7_no_flick_while_dice_fly_and_no_score_before_the_second() -> None:
    match = flicking(EMPTY, "b2 y1 p1")
    with pytest.raises(IllegalMove):
        played(match, "score -")
    flying = played(match, "flick b2 east 0 800 4500")
    assert flying.game.legal(flying.state) == ()
    assert not flying.game.allows(flying.state, Flick("y1", Plate.EAST, 0, 0, 800, 4500))
    assert not flying.game.allows(flying.state, Score(()))
    resting = flicked(flicked(match, "b2"), "y1")
    with pytest.raises(IllegalMove):
        played(resting, "flick p1 east 0 800 4500")
