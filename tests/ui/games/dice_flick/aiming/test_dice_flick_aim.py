"""An aim as a person turns it, and the aim on the screen of Dice Flick."""

import pytest

from beamme.core.plate import Plate
from beamme.core.plate import Plate as PhysicsPlate
from beamme.games.dice_flick.moves import Flick, write
from beamme.physics.box.launch import Aim as Launch
from tests.ui.games.dice_flick.helpers.aiming import aim, aiming, model
from tests.ui.games.dice_flick.helpers.views import FLICK, waiting
from tests.ui.helpers.recorded import heard, rows_of
from ui.games.dice_flick.aim import FASTEST, SLOWEST, STEEPEST, WIDEST, Aim, aim_of, power_of
from ui.games.dice_flick.model import DiceFlickModel

__all__ = ["aiming", "model"]

pytestmark = pytest.mark.usefixtures("language")


def test_a_hand_can_turn_only_so_far() -> None:
    start = Aim()
    wild = start.turned(1000, 7, 1000)
    assert (wild.direction, wild.power, wild.lift) == (WIDEST, 1.0, STEEPEST)
    meek = start.turned(-1000, -7, -1000)
    assert (meek.direction, meek.power, meek.lift) == (-WIDEST, 0.0, 0.0)
    fine = start.turned(-3.5, 0.25, 30)
    assert (fine.direction, fine.power, fine.lift) == (-3.5, 0.25, 30)
    assert (WIDEST, STEEPEST) == (60, 75)


def test_turning_leaves_the_plate_where_it_is() -> None:
    turned = Aim(2, 300).turned(1, 0.5, 2)
    assert (turned.plate, turned.slide) == (2, 300)


@pytest.mark.parametrize(
    ("given", "launch"),
    [
        (Aim(power=0.0), Launch(PhysicsPlate.SOUTH, 0, 0, SLOWEST, 4500)),
        (Aim(1, 250, 12.344, 1.0, 0.0), Launch(PhysicsPlate.EAST, 250, 1234, FASTEST, 0)),
        (Aim(2, -9, -60.0, 0.5, 75.0), Launch(PhysicsPlate.NORTH, -9, -6000, 825, 7500)),
        (Aim(3), Launch(PhysicsPlate.WEST, 0, 0, 800, 4500)),
    ],
)
def test_an_aim_is_a_launch_and_a_flick(given: Aim, launch: Launch) -> None:
    assert given.launch == launch
    flick = given.flick("y4")
    told = (flick.die, flick.slide, flick.direction, flick.speed, flick.lift)
    assert told == ("y4", launch.slide, launch.direction, launch.speed, launch.lift)
    assert str(flick.plate) == launch.plate.value


def test_every_flick_has_an_aim_that_flicks_the_same() -> None:
    for number, plate in enumerate(Plate):
        for speed in range(200, 4_001, 7):
            flick = Flick("b1", plate, -1234, speed - 2000, speed, speed // 2)
            assert aim_of(flick).flick("b1") == flick
            assert aim_of(flick).plate == number


def test_power_goes_from_the_slowest_to_the_fastest() -> None:
    assert [power_of(speed) for speed in (SLOWEST, 825, FASTEST)] == [0, 0.5, 1]


def test_the_first_aim_is_a_fair_one_from_the_south(aiming: DiceFlickModel) -> None:
    assert aim(aiming) == {"plate": 0, "slide": 0, "direction": 0, "power": 0.47, "lift": 45}
    assert aiming.aim.property("shown") is True
    assert waiting(aiming) == "b5"
    assert aiming.aim.property("colour") == "blue"
    assert [write(move) for move in aiming.common.primary.moves] == [FLICK]


@pytest.mark.parametrize(("index", "key", "colour"), [(1, "y4", "yellow"), (2, "p2", "pink")])
def test_another_die_is_flicked(aiming: DiceFlickModel, index: int, key: str, colour: str) -> None:
    aiming.aim.chooseDie(index)
    assert (waiting(aiming), aiming.aim.property("colour")) == (key, colour)
    assert [row["chosen"] for row in rows_of(aiming.table.hand)] == [n == index for n in range(3)]
    assert aiming.common.primary.moves[0].die == key
    aiming.aim.chooseDie(0)
    assert waiting(aiming) == "b5"


@pytest.mark.parametrize("index", [-1, 3, 1000])
def test_a_die_that_is_not_there_cannot_be_chosen(aiming: DiceFlickModel, index: int) -> None:
    changed = heard(aiming.actionsChanged)
    aiming.aim.chooseDie(index)
    assert waiting(aiming) == "b5"
    assert not changed


def test_the_keys_of_dice_choose_them_too(aiming: DiceFlickModel) -> None:
    aiming.toggle(1)
    assert waiting(aiming) == "y4"


@pytest.mark.parametrize(("plate", "name"), [(1, "east"), (2, "north"), (3, "west"), (0, "south")])
def test_another_plate(aiming: DiceFlickModel, plate: int, name: str) -> None:
    aiming.aim.choosePlate(plate)
    assert aiming.aim.property("plate") == plate
    assert str(aiming.common.primary.moves[0].plate) == name
    (waits,) = [row for row in rows_of(aiming.table.arena) if row["present"]]
    x, _, z = waits["position"].toTuple()
    sides = {"south": z > 6, "east": x > 6, "north": z < -6, "west": x < -6}
    assert [side for side, there in sides.items() if there] == [name]


@pytest.mark.parametrize(("given", "plate"), [(4, 0), (5, 1), (-1, 3)])
def test_plates_go_round(aiming: DiceFlickModel, given: int, plate: int) -> None:
    aiming.aim.choosePlate(given)
    assert aiming.aim.property("plate") == plate


def test_aiming_by_dragging_leaves_the_lift(aiming: DiceFlickModel) -> None:
    aiming.aim.nudge(0, 0, 5)
    aiming.aim.turnTo(12.5, 0.75)
    assert aim(aiming) == {"plate": 0, "slide": 0, "direction": 12.5, "power": 0.75, "lift": 50}
    aiming.aim.turnTo(-99, 2)
    assert (aiming.aim.property("direction"), aiming.aim.property("power")) == (-60, 1)


def test_nudges_add_up_within_limits(aiming: DiceFlickModel) -> None:
    aiming.aim.nudge(2, 0.03, -5)
    aiming.aim.nudge(2, 0.03, -5)
    assert aiming.aim.property("direction") == 4
    assert aiming.aim.property("power") == pytest.approx(0.53)
    assert aiming.aim.property("lift") == 35
    for _ in range(40):
        aiming.aim.nudge(-5, -0.1, 5)
    assert (aiming.aim.property("direction"), aiming.aim.property("power")) == (-60, 0)
    assert aiming.aim.property("lift") == 75
    for _ in range(40):
        aiming.aim.nudge(5, 0.1, -5)
    assert (aiming.aim.property("direction"), aiming.aim.property("power")) == (60, 1)
    assert aiming.aim.property("lift") == 0
