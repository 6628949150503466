"""An aim as a person turns it, and the aim on the screen of Dice Flick."""

import pytest
from beam_me_up_views import after
from dice_flick_views import FLICK, SLIDES, flying, over, to_flick, to_score, unasked, waiting
from recorded import heard, rows_of

from beamme.core.plate import Plate
from beamme.core.plate import Plate as PhysicsPlate
from beamme.games.dice_flick.moves import Flick, write
from beamme.physics.box.launch import Aim as Launch
from ui.games.dice_flick.aim import FASTEST, SLOWEST, STEEPEST, WIDEST, Aim, aim_of, power_of
from ui.games.dice_flick.model import DiceFlickModel
from ui.models.game_model import View

pytestmark = pytest.mark.usefixtures("language")


@pytest.fixture
def model() -> DiceFlickModel:
    return DiceFlickModel()


@pytest.fixture
def aiming(model: DiceFlickModel) -> DiceFlickModel:
    """Ask somebody to flick."""
    model.show(to_flick())
    return model


def aim(model: DiceFlickModel) -> dict[str, float]:
    return {
        name: model.aim.property(name) for name in ("plate", "slide", "direction", "power", "lift")
    }


def rested(view: View, bodies: str) -> View:
    """Let what flies come to rest, and ask again."""
    return after(view, f"rest {bodies}")


# The aim itself


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


# Choosing


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


@pytest.mark.parametrize(
    ("millimetres", "slid"), [(12.34, 12.34), (-3, -3), (50, 50), (99, 50), (-99, -50)]
)
def test_plates_are_slid_if_the_rules_allow_it(
    model: DiceFlickModel, millimetres: float, slid: float
) -> None:
    model.show(to_flick(rules=SLIDES))
    assert model.table.property("slides") is True
    model.aim.slideTo(millimetres)
    assert model.aim.property("slide") == slid
    (flick,) = model.common.primary.moves
    assert flick.slide == round(100 * slid)
    assert SLIDES.allows(to_flick(rules=SLIDES).match.state, flick)
    (waits,) = [row for row in rows_of(model.table.arena) if row["present"]]
    assert waits["position"].x() == pytest.approx(slid / 12)


def test_plates_stay_in_the_middle_otherwise(aiming: DiceFlickModel) -> None:
    assert aiming.table.property("slides") is False
    aiming.aim.slideTo(20)
    assert aiming.aim.property("slide") == 0


def test_a_match_without_sliding_forgets_how_far_a_plate_was_slid(model: DiceFlickModel) -> None:
    model.show(to_flick(rules=SLIDES))
    model.aim.slideTo(20)
    model.aim.turnTo(10, 0.7)
    model.show(unasked(to_flick()))
    assert (model.aim.property("slide"), model.aim.property("direction")) == (0, 10)


def test_a_slid_plate_stays_there_for_the_next_flick(model: DiceFlickModel) -> None:
    view = to_flick(rules=SLIDES)
    model.show(view)
    model.aim.slideTo(20)
    model.show(flying(view))
    model.show(rested(flying(view), "b5=3@0,0"))
    assert model.aim.property("enabled") is True
    assert model.aim.property("slide") == 20


def test_flicking_plays_what_is_aimed_once(aiming: DiceFlickModel) -> None:
    decided = heard(aiming.decided)
    aiming.aim.chooseDie(1)
    aiming.aim.choosePlate(2)
    aiming.aim.turnTo(-20, 0.5)
    aiming.flick()
    assert [[write(move) for move in moves] for (moves,) in decided] == [
        ["flick y4 north -2000 825 4500"]
    ]


@pytest.mark.parametrize("view", [to_score(), unasked(to_flick()), flying(to_flick()), over(1, 2)])
def test_while_nobody_aims_nothing_can_be_aimed_or_flicked(
    model: DiceFlickModel, view: View
) -> None:
    model.show(view)
    before = aim(model), waiting(model), model._shown.now.selection
    signals = [
        heard(signal)
        for signal in (
            model.decided,
            model.actionsChanged,
            model.aim.changed,
            model.aim.hollowWanted,
            model.aim.outlookWanted,
            model.aim.outlookChanged,
        )
    ]
    model.aim.chooseDie(1)
    model.toggle(1)
    model.aim.choosePlate(2)
    model.aim.turnTo(10, 0.9)
    model.aim.nudge(1, 0.1, 1)
    model.aim.slideTo(3)
    model.aim.aimAtHollow(12)
    model.aim.found(0, 500, 900, 3000)
    model.flick()
    assert (aim(model), waiting(model), model._shown.now.selection) == before
    assert not any(signals)
    assert model.aim.property("enabled") is False
    assert model.aim.question() is None


def test_a_slide_in_a_replay_does_nothing(model: DiceFlickModel) -> None:
    model.show(unasked(to_flick(rules=SLIDES)))
    model.aim.slideTo(20)
    assert model.aim.property("slide") == 0


def test_the_next_flick_starts_with_the_last_aim_and_die(model: DiceFlickModel) -> None:
    first = to_flick()
    model.show(first)
    model.aim.chooseDie(1)
    model.aim.choosePlate(3)
    model.aim.turnTo(7, 0.6)
    shown = aim(model)
    model.show(unasked(first))
    model.show(first)
    assert aim(model) == shown
    assert waiting(model) == "y4"
    flick = write(model.common.primary.moves[0])
    flown = flying(first, flick)
    model.show(flown)
    model.show(rested(flown, "y4=3@0,0"))
    assert aim(model) == shown
    assert waiting(model) == "b5", "the yellow die is gone"


# Signals


def test_a_change_is_told_once(aiming: DiceFlickModel) -> None:
    signals = {
        "table": heard(aiming.table.changed),
        "aim": heard(aiming.aim.changed),
        "details": heard(aiming.aim.detailsChanged),
        "actions": heard(aiming.actionsChanged),
        "outlook": heard(aiming.aim.outlookWanted),
    }
    promised = heard(aiming.aim.outlookChanged)
    aiming.aim.turnTo(5, 0.5)
    assert {name: len(told) for name, told in signals.items()} == dict.fromkeys(signals, 1)
    aiming.aim.turnTo(5, 0.5)
    aiming.aim.choosePlate(0)
    aiming.aim.chooseDie(0)
    aiming.aim.nudge(0, 0, 0)
    assert {name: len(told) for name, told in signals.items()} == dict.fromkeys(signals, 1)
    assert not promised, "until chances are told"
    aiming.aim.chooseDie(1)
    assert {name: len(told) for name, told in signals.items()} == dict.fromkeys(signals, 2)
    assert len(promised) == 1
