"""An aim as a person turns it, and the aim on the screen of Dice Flick."""

from math import radians

import pytest
from df import EMPTY
from dice_flick_views import FLICK, SLIDES, by_computer, flying, over, to_flick, to_score, unasked
from positions import after
from PySide6.QtGui import QVector3D
from recorded import heard, rows_of

from beamme.ai.strategy import Level
from beamme.games.dice_flick.board import Plate
from beamme.games.dice_flick.moves import Flick, write
from beamme.physics.box import Plate as PhysicsPlate
from beamme.physics.launches import Aim as Launch
from beamme.table.throwing import HANDS
from ui.i18n import Language
from ui.models.dice_flick_aim import FASTEST, SLOWEST, STEEPEST, WIDEST, Aim, aim_of, power_of
from ui.models.dice_flick_model import DiceFlickModel
from ui.models.game_model import View

CHANCES = (0.0,) * 12 + (0.5, 0.2) + (0.0,) * 11 + (0.2, 0.1)
"""Most likely the centre."""


@pytest.fixture
def model(language: Language) -> DiceFlickModel:
    assert language
    return DiceFlickModel()


@pytest.fixture
def aiming(model: DiceFlickModel) -> DiceFlickModel:
    """Ask somebody to flick."""
    model.show(to_flick())
    return model


def aim(model: DiceFlickModel) -> dict[str, float]:
    return {name: model.property(name) for name in ("plate", "slide", "direction", "power", "lift")}


def answer(model: DiceFlickModel, chances: tuple[float, ...] = CHANCES) -> None:
    """Tell the chances of the present aim."""
    question = model.question()
    assert question is not None
    model.answer(question, chances)


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
    assert aiming.property("aimShown") is True
    assert aiming.property("aimDie") == "b5"
    assert aiming.property("aimColour") == "blue"
    assert [write(move) for move in aiming.common.primary.moves] == [FLICK]


@pytest.mark.parametrize(("index", "key", "colour"), [(1, "y4", "yellow"), (2, "p2", "pink")])
def test_another_die_is_flicked(aiming: DiceFlickModel, index: int, key: str, colour: str) -> None:
    aiming.chooseDie(index)
    assert (aiming.property("aimDie"), aiming.property("aimColour")) == (key, colour)
    assert [row["chosen"] for row in rows_of(aiming.hand)] == [n == index for n in range(3)]
    assert aiming.common.primary.moves[0].die == key
    waiting = [row["key"] for row in rows_of(aiming.arena) if row["present"]]
    assert waiting == [key]
    aiming.chooseDie(0)
    assert aiming.property("aimDie") == "b5"


@pytest.mark.parametrize("index", [-1, 3, 1000])
def test_a_die_that_is_not_there_cannot_be_chosen(aiming: DiceFlickModel, index: int) -> None:
    changed = heard(aiming.actionsChanged)
    aiming.chooseDie(index)
    assert aiming.property("aimDie") == "b5"
    assert not changed


def test_the_keys_of_dice_choose_them_too(aiming: DiceFlickModel) -> None:
    aiming.toggle(1)
    assert aiming.property("aimDie") == "y4"


@pytest.mark.parametrize(("plate", "name"), [(1, "east"), (2, "north"), (3, "west"), (0, "south")])
def test_another_plate(aiming: DiceFlickModel, plate: int, name: str) -> None:
    aiming.choosePlate(plate)
    assert aiming.property("plate") == plate
    assert str(aiming.common.primary.moves[0].plate) == name
    (waits,) = [row for row in rows_of(aiming.arena) if row["present"]]
    x, _, z = waits["position"].toTuple()
    sides = {"south": z > 6, "east": x > 6, "north": z < -6, "west": x < -6}
    assert [side for side, there in sides.items() if there] == [name]


@pytest.mark.parametrize(("given", "plate"), [(4, 0), (5, 1), (-1, 3)])
def test_plates_go_round(aiming: DiceFlickModel, given: int, plate: int) -> None:
    aiming.choosePlate(given)
    assert aiming.property("plate") == plate


def test_aiming_by_dragging_leaves_the_lift(aiming: DiceFlickModel) -> None:
    aiming.nudge(0, 0, 5)
    aiming.aimAt(12.5, 0.75)
    assert aim(aiming) == {"plate": 0, "slide": 0, "direction": 12.5, "power": 0.75, "lift": 50}
    aiming.aimAt(-99, 2)
    assert (aiming.property("direction"), aiming.property("power")) == (-60, 1)


def test_nudges_add_up_within_limits(aiming: DiceFlickModel) -> None:
    aiming.nudge(2, 0.03, -5)
    aiming.nudge(2, 0.03, -5)
    assert aiming.property("direction") == 4
    assert aiming.property("power") == pytest.approx(0.53)
    assert aiming.property("lift") == 35
    for _ in range(40):
        aiming.nudge(-5, -0.1, 5)
    assert (aiming.property("direction"), aiming.property("power")) == (-60, 0)
    assert aiming.property("lift") == 75
    for _ in range(40):
        aiming.nudge(5, 0.1, -5)
    assert (aiming.property("direction"), aiming.property("power")) == (60, 1)
    assert aiming.property("lift") == 0


@pytest.mark.parametrize(
    ("millimetres", "slid"), [(12.34, 12.34), (-3, -3), (50, 50), (99, 50), (-99, -50)]
)
def test_plates_are_slid_if_the_rules_allow_it(
    model: DiceFlickModel, millimetres: float, slid: float
) -> None:
    model.show(to_flick(rules=SLIDES))
    assert model.property("slides") is True
    model.slideTo(millimetres)
    assert model.property("slide") == slid
    (flick,) = model.common.primary.moves
    assert flick.slide == round(100 * slid)
    assert SLIDES.allows(to_flick(rules=SLIDES).match.state, flick)
    (waits,) = [row for row in rows_of(model.arena) if row["present"]]
    assert waits["position"].x() == pytest.approx(slid / 12)


def test_plates_stay_in_the_middle_otherwise(aiming: DiceFlickModel) -> None:
    assert aiming.property("slides") is False
    aiming.slideTo(20)
    assert aiming.property("slide") == 0


def test_a_match_without_sliding_forgets_how_far_a_plate_was_slid(model: DiceFlickModel) -> None:
    model.show(to_flick(rules=SLIDES))
    model.slideTo(20)
    model.aimAt(10, 0.7)
    model.show(unasked(to_flick()))
    assert (model.property("slide"), model.property("direction")) == (0, 10)


def test_a_slid_plate_stays_there_for_the_next_flick(model: DiceFlickModel) -> None:
    view = to_flick(rules=SLIDES)
    model.show(view)
    model.slideTo(20)
    model.show(flying(view))
    model.show(rested(flying(view), "b5=3@0,0"))
    assert model.property("aiming") is True
    assert model.property("slide") == 20


def test_flicking_plays_what_is_aimed_once(aiming: DiceFlickModel) -> None:
    decided = heard(aiming.decided)
    aiming.chooseDie(1)
    aiming.choosePlate(2)
    aiming.aimAt(-20, 0.5)
    aiming.flick()
    assert [[write(move) for move in moves] for (moves,) in decided] == [
        ["flick y4 north -2000 825 4500"]
    ]


@pytest.mark.parametrize("view", [to_score(), unasked(to_flick()), flying(to_flick()), over(1, 2)])
def test_while_nobody_aims_nothing_can_be_aimed_or_flicked(
    model: DiceFlickModel, view: View
) -> None:
    model.show(view)
    before = aim(model), model.property("aimDie"), model._selection
    signals = [
        heard(signal)
        for signal in (
            model.decided,
            model.actionsChanged,
            model.aimChanged,
            model.hollowWanted,
            model.outlookWanted,
            model.outlookChanged,
        )
    ]
    model.chooseDie(1)
    model.toggle(1)
    model.choosePlate(2)
    model.aimAt(10, 0.9)
    model.nudge(1, 0.1, 1)
    model.slideTo(3)
    model.aimAtHollow(12)
    model.aim(0, 500, 900, 3000)
    model.flick()
    assert (aim(model), model.property("aimDie"), model._selection) == before
    assert not any(signals)
    assert model.property("aiming") is False
    assert model.question() is None


def test_a_slide_in_a_replay_does_nothing(model: DiceFlickModel) -> None:
    model.show(unasked(to_flick(rules=SLIDES)))
    model.slideTo(20)
    assert model.property("slide") == 0


def test_the_next_flick_starts_with_the_last_aim_and_die(model: DiceFlickModel) -> None:
    first = to_flick()
    model.show(first)
    model.chooseDie(1)
    model.choosePlate(3)
    model.aimAt(7, 0.6)
    shown = aim(model)
    model.show(unasked(first))
    model.show(first)
    assert aim(model) == shown
    assert model.property("aimDie") == "y4"
    flick = write(model.common.primary.moves[0])
    flown = flying(first, flick)
    model.show(flown)
    model.show(rested(flown, "y4=3@0,0"))
    assert aim(model) == shown
    assert model.property("aimDie") == "b5", "the yellow die is gone"


# Signals


def test_a_change_is_told_once(aiming: DiceFlickModel) -> None:
    signals = {
        name: heard(getattr(aiming, name))
        for name in ("changed", "aimChanged", "actionsChanged", "outlookWanted")
    }
    promised = heard(aiming.outlookChanged)
    aiming.aimAt(5, 0.5)
    assert {name: len(told) for name, told in signals.items()} == dict.fromkeys(signals, 1)
    aiming.aimAt(5, 0.5)
    aiming.choosePlate(0)
    aiming.chooseDie(0)
    aiming.nudge(0, 0, 0)
    assert {name: len(told) for name, told in signals.items()} == dict.fromkeys(signals, 1)
    assert not promised, "until chances are told"
    aiming.chooseDie(1)
    assert {name: len(told) for name, told in signals.items()} == dict.fromkeys(signals, 2)
    assert len(promised) == 1


def test_an_outlook_is_wanted_whenever_somebody_aims(model: DiceFlickModel) -> None:
    wanted = heard(model.outlookWanted)
    for view, count in (
        (to_flick(), 1),
        (unasked(to_flick()), 1),
        (to_score(), 1),
        (unasked(to_score()), 1),
        (to_flick(), 2),
    ):
        model.show(view)
        assert len(wanted) == count
    model.chooseDie(1)
    assert len(wanted) == 3


# The arc


def test_the_arc_begins_on_the_plate_and_ends_in_the_box(aiming: DiceFlickModel) -> None:
    points, widths = aiming.property("arc"), aiming.property("arcWidths")
    (waits,) = [row for row in rows_of(aiming.arena) if row["present"]]
    assert len(points) == len(widths) == 26
    assert (points[0] - waits["position"]).length() < 1e-4
    assert isinstance(points[0], QVector3D)
    landing = aiming.property("landing")
    assert {*landing} == {"x", "z", "along", "across", "turn"}
    assert (points[-1].x(), points[-1].z()) == pytest.approx((landing["x"], landing["z"]))
    assert abs(landing["z"]) < 4
    assert landing["turn"] == pytest.approx(-90), "to the north"
    assert widths[0] == 0
    assert widths == sorted(widths)
    assert widths[-1] == pytest.approx(landing["across"])


def test_the_arc_follows_the_aim(aiming: DiceFlickModel) -> None:
    straight = aiming.property("landing")
    aiming.aimAt(30, 0.47)
    assert aiming.property("landing")["x"] > straight["x"] + 1
    aiming.aimAt(0, 0.8)
    assert aiming.property("landing")["z"] < straight["z"] - 1
    aiming.choosePlate(1)
    assert aiming.property("landing")["turn"] % 360 == pytest.approx(180)


@pytest.mark.parametrize("assist", ["arc", "direction", "none"])
def test_help_changes_how_steady_the_hand_is(aiming: DiceFlickModel, assist: str) -> None:
    aiming.help_with("direction" if assist != "direction" else "none")
    told, wanted = heard(aiming.aimChanged), heard(aiming.outlookWanted)
    answer(aiming)
    aiming.help_with(assist)
    assert aiming.property("assist") == assist
    assert (len(told), len(wanted)) == (1, 1)
    end, start = aiming.property("arc")[-1], aiming.property("arc")[0]
    miss = radians(HANDS[assist].direction) * abs(end.z() - start.z())
    assert aiming.property("arcWidths")[-1] == pytest.approx(miss, rel=1e-4)
    question = aiming.question()
    assert question is not None
    assert question[3] == HANDS[assist]
    aiming.help_with(assist)
    assert (len(told), len(wanted)) == (1, 1), "the same help is nothing new"


def test_help_can_be_changed_before_any_match(model: DiceFlickModel) -> None:
    told, wanted = heard(model.aimChanged), heard(model.outlookWanted)
    model.help_with("none")
    assert model.property("assist") == "none"
    assert (len(told), len(wanted)) == (1, 0)


def test_help_does_not_end_a_flight_and_asks_nothing_then(model: DiceFlickModel) -> None:
    model.show(flying(to_flick()))
    landed, wanted = heard(model.arena.changed), heard(model.outlookWanted)
    model.help_with("none")
    assert not landed
    assert not wanted


@pytest.mark.parametrize("level", [Level.BEGINNER, Level.MASTER])
def test_the_aim_of_a_computer_is_shown_with_its_own_hand(
    model: DiceFlickModel, level: Level
) -> None:
    model.show(by_computer(to_flick(), level))
    assert model.property("aimShown") is False
    assert (model.property("aimDie"), model.property("aimColour")) == ("", "")
    assert (model.property("arc"), model.property("landing")) == ([], {})
    assert model.property("arcWidths") == []
    model.show(by_computer(flying(to_flick(), "flick y4 west 1500 910 3000"), level))
    assert model.property("aiming") is False
    assert model.property("aimShown") is True
    assert (model.property("aimDie"), model.property("aimColour")) == ("y4", "yellow")
    assert aim(model) == {"plate": 3, "slide": 0, "direction": 15, "power": 0.6, "lift": 30}
    across = model.property("arcWidths")[-1]
    model.show(flying(to_flick(), "flick y4 west 1500 910 3000"))
    by_person = model.property("arcWidths")[-1]
    ratio = HANDS[str(level)].direction / HANDS["arc"].direction
    assert across / by_person == pytest.approx(ratio)
    (waits,) = [row for row in rows_of(model.arena) if row["present"]]
    assert waits["key"] == "y4"


def test_the_aim_of_a_computer_does_not_change_that_of_a_person(model: DiceFlickModel) -> None:
    model.show(to_flick())
    model.aimAt(5, 0.5)
    model.show(by_computer(flying(to_flick(), "flick y4 west 1500 910 3000")))
    model.show(to_flick())
    assert aim(model) == {"plate": 0, "slide": 0, "direction": 5, "power": 0.5, "lift": 45}


# The outlook


def test_the_outlook_of_an_aim(aiming: DiceFlickModel) -> None:
    told = heard(aiming.outlookChanged)
    assert aiming.property("outlook") == []
    assert aiming.property("target") == -1
    assert aiming.property("hollowChances") == []
    assert aiming.property("outlookText") == ""
    answer(aiming)
    assert len(told) == 1
    assert [part["text"] for part in aiming.property("outlook")] == ["50 %", "20 %", "30 %"]
    assert aiming.property("target") == 12
    assert aiming.property("hollowChances") == list(CHANCES[:25])
    assert aiming.property("outlookText") == (
        "If the blue die rests in row 3, column 3: it counts double"
    )


def test_another_die_promises_something_else_at_once(aiming: DiceFlickModel) -> None:
    answer(aiming)
    aiming.chooseDie(2)
    assert aiming.property("target") == 12
    assert aiming.property("outlookText") == (
        "If the Knaller rests in row 3, column 3: Knaller, row 3 = 6"
    )


@pytest.mark.parametrize("change", ["aim", "plate", "help", "throw", "nobody"])
def test_chances_that_come_too_late_are_dropped(model: DiceFlickModel, change: str) -> None:
    view = to_flick(EMPTY)
    model.show(view)
    question = model.question()
    assert question is not None
    match change:
        case "aim":
            model.aimAt(3, 0.5)
        case "plate":
            model.choosePlate(1)
        case "help":
            model.help_with("none")
        case "throw":
            model.show(flying(view))
            model.show(rested(flying(view), "b5=3@0,0"))
            assert model.property("aiming") is True
        case _:
            model.show(unasked(view))
    told = heard(model.outlookChanged)
    model.answer(question, CHANCES)
    assert not told
    assert model.property("outlook") == []


def test_another_die_does_not_make_chances_old(aiming: DiceFlickModel) -> None:
    question = aiming.question()
    assert question is not None
    aiming.chooseDie(1)
    aiming.answer(question, CHANCES)
    assert aiming.property("target") == 12
    assert "the yellow die" in aiming.property("outlookText")


def test_after_a_flick_the_outlook_is_gone_and_the_screen_knows(aiming: DiceFlickModel) -> None:
    answer(aiming)
    told = heard(aiming.outlookChanged)
    aiming.show(flying(to_flick()))
    assert told
    assert aiming.property("outlook") == []
    assert aiming.property("outlookText") == ""
    assert aiming.property("target") == -1


def test_being_shown_the_same_again_forgets_no_outlook(aiming: DiceFlickModel) -> None:
    answer(aiming)
    aiming.show(to_flick())
    assert aiming.property("target") == 12


@pytest.mark.parametrize("place", [0, 24])
def test_a_hollow_is_aimed_at(aiming: DiceFlickModel, place: int) -> None:
    wanted = heard(aiming.hollowWanted)
    aiming.aimAtHollow(place)
    assert wanted == [(place,)]


@pytest.mark.parametrize("place", [-1, 25])
def test_only_hollows_are_aimed_at(aiming: DiceFlickModel, place: int) -> None:
    wanted = heard(aiming.hollowWanted)
    aiming.aimAtHollow(place)
    assert not wanted


def test_the_aim_that_was_found_is_taken(aiming: DiceFlickModel) -> None:
    aiming.aim(0, -1250, 825, 3000)
    assert aim(aiming) == {"plate": 0, "slide": 0, "direction": -12.5, "power": 0.5, "lift": 30}
    aiming.aim(0, 9000, 4000, 8500)
    assert aim(aiming) == {"plate": 0, "slide": 0, "direction": 60, "power": 1, "lift": 75}


def test_an_aim_that_was_found_for_another_plate_is_dropped(aiming: DiceFlickModel) -> None:
    aiming.choosePlate(2)
    before = aim(aiming)
    aiming.aim(0, -1250, 825, 3000)
    assert aim(aiming) == before
