"""What the box and the hand of Dice Flick show, row by row."""

from dataclasses import replace

import pytest
from PySide6.QtGui import QQuaternion, QVector3D

from beamme.core.chance import Throw
from beamme.core.game import Chance
from beamme.core.plate import Plate
from beamme.physics.engine.orientation import up_face
from beamme.throws.dice_flick.arena import box_of
from beamme.throws.throwing import landed, launched
from tests.games.dice_flick.df import EMPTY, flicking, played
from tests.ui.games.dice_flick.helpers.views import (
    CROSS,
    FOUR_BLUE,
    GAME,
    chosen,
    place,
    to_flick,
    to_score,
)
from ui.games.dice_flick.view import hand_rows, lying_rows, sticker_rows, taken_places, waiting_row
from ui.models.arena_model import NOWHERE, ArenaRow
from ui.models.game_model import View

pytestmark = pytest.mark.usefixtures("language")


def lying(view: View, *takes: str) -> dict[str, ArenaRow]:
    rows = lying_rows(GAME, view.match.state, chosen(*takes).takes)
    return {row.key: row for row in rows}


def parts(rotation: QQuaternion) -> tuple[float, float, float, float]:
    return rotation.scalar(), rotation.x(), rotation.y(), rotation.z()


def test_dice_lie_in_die_edges_from_the_middle_the_south_towards_the_looker() -> None:
    rows = lying(to_score(CROSS))
    assert [*rows] == ["y1", "b1", "b2", "b3", "p1"]
    yellow = rows["y1"]
    assert (yellow.colour, yellow.face, yellow.place) == ("yellow", 5, place("04"))
    assert yellow.position.toTuple() == pytest.approx((4000 / 1200, 0.5, -4000 / 1200))
    assert rows["b1"].position.toTuple() == pytest.approx((-4000 / 1200, 0.5, 0))
    assert yellow.accessibleText == "The yellow 5, E1"
    assert rows["p1"].accessibleText == "The Knaller, E3"
    assert {(row.take, row.points) for row in rows.values()} == {(NOWHERE, "")}


@pytest.mark.parametrize("face", range(1, 7))
@pytest.mark.parametrize("turn", [0, 3000, -9000])
def test_a_die_shows_its_face_and_is_turned_as_it_came_to_rest(face: int, turn: int) -> None:
    state = to_score(FOUR_BLUE).match.state
    body = replace(state.lying[0], face=face, turn=turn)
    rotations = [
        lying_rows(GAME, replace(state, lying=(each,)), ())[0].rotation
        for each in (body, replace(body, turn=0))
    ]
    assert up_face(parts(rotations[0])) == face
    expected = QQuaternion.fromAxisAndAngle(0, 1, 0, turn / 100)
    assert abs(QQuaternion.dotProduct(rotations[0], expected * rotations[1])) == pytest.approx(1)


def test_a_die_lies_exactly_where_its_flight_has_ended() -> None:
    drawing = EMPTY.splitlines()
    drawing[1:4] = [".. y2 .. .. ..", ".. .. g3 .. ..", ".. .. .. b1 .."]
    match = played(flicking("\n".join(drawing), "b2 w1"), "flick b2 south 300 900 4500")
    assert isinstance(match.turn, Chance)
    throw = match.turn.ask
    assert isinstance(throw, Throw)
    compared = 0
    for number in range(10):
        seed = bytes([number]) * 32
        found = landed(match.game, throw, launched(throw, "arc", seed), seed)
        rows = {
            row.key: row
            for row in lying_rows(match.game, match.game.answered(match.state, found.rest), ())
        }
        for die, pose in zip(found.dice, found.flight.rest, strict=True):
            if die in rows:
                compared += 1
                away = rows[die].position - QVector3D(*pose.position)
                assert away.length() < 0.01, die
                seen = QQuaternion.dotProduct(rows[die].rotation, QQuaternion(*pose.rotation))
                assert abs(seen) > 0.9999, die
        waits = waiting_row(box_of(GAME), "b2", 0, 0).position
        started = QVector3D(*found.flight.at(0)[0].position)
        assert (waits - started).length() < 0.01
    assert compared > 5


def test_what_is_taken_floats_with_its_worth() -> None:
    view = to_score(CROSS)
    rows = lying(view, "blue b1 b2 b3 *", "line p1 column")
    assert {key: (row.take, row.points) for key, row in rows.items()} == {
        "b1": (0, "1"),
        "b2": (0, "2"),
        "b3": (0, "3×2"),
        "y1": (1, "5"),
        "p1": (1, "6"),
    }
    first = lying(view, "line p1 row")
    assert {key: row.take for key, row in first.items()} == {
        "b1": 0,
        "b2": 0,
        "b3": 0,
        "p1": 0,
        "y1": NOWHERE,
    }
    assert first["y1"].points == ""


def test_each_hollow_belongs_to_the_take_that_comes_first() -> None:
    view = to_score(CROSS)
    spread = GAME.spread(view.match.state)
    group, row = chosen("blue b1 b2 b3 *", "line p1 row").takes
    blue = {place(name): 0 for name in ("11", "20", "21", "22")}
    assert taken_places(spread, (group, row)) == {**blue, place("24"): 1}
    assert taken_places(spread, ()) == {}


def test_a_knaller_on_the_centre_counts_six_and_is_not_doubled() -> None:
    view = to_score(FOUR_BLUE.replace("b3", "pp"))
    assert lying(view, "line p1 row")["p1"].points == "6"


@pytest.mark.parametrize(("plate", "side"), [(0, (0, 1)), (1, (1, 0)), (2, (0, -1)), (3, (-1, 0))])
def test_a_die_waits_on_its_plate(plate: int, side: tuple[int, int]) -> None:
    row = waiting_row(box_of(GAME), "y4", plate, 0)
    assert (row.key, row.colour, row.place, row.points) == ("y4", "yellow", NOWHERE, "")
    assert row.accessibleText == "the yellow die"
    x, y, z = row.position.toTuple()
    assert (x / 7.2, z / 7.2) == pytest.approx(side, abs=0.05)
    assert y > 2.5, "on the rim"
    assert up_face(parts(row.rotation)) == row.face


@pytest.mark.parametrize("plate", range(4))
def test_a_plate_slides_to_the_right_of_who_looks_into_the_box(plate: int) -> None:
    middle, slid = (waiting_row(box_of(GAME), "y4", plate, slide) for slide in (0, 1200))
    right = [(1, 0, 0), (0, 0, -1), (-1, 0, 0), (0, 0, 1)][plate]
    assert (slid.position - middle.position).toTuple() == pytest.approx(right)
    assert [*Plate][plate].value == ["south", "east", "north", "west"][plate]


def test_the_hand_of_the_active_seat() -> None:
    state = to_flick(others="w1").match.state
    rows = hand_rows(state, "y4", selectable=True)
    assert [(row.key, row.colour, row.chosen, row.accessibleText) for row in rows] == [
        ("b5", "blue", False, "the blue die"),
        ("y4", "yellow", True, "the yellow die"),
        ("p2", "pink", False, "the Knaller"),
    ]
    assert all(row.selectable for row in rows)
    other = hand_rows(replace(state, active=1), "", selectable=False)
    assert [(row.key, row.selectable) for row in other] == [("w1", False)]


def test_no_die_is_chosen_while_nobody_can_choose() -> None:
    rows = hand_rows(to_flick().match.state, "y4", selectable=False)
    assert not any(row.chosen or row.selectable for row in rows)


def test_stickers_are_covered_by_what_lies_on_them() -> None:
    rows = sticker_rows(GAME, to_score(FOUR_BLUE).match.state)
    assert [(row["place"], row["kind"], row["covered"]) for row in rows] == [
        (place("11"), "blue", True),
        (place("13"), "yellow", False),
        (place("22"), "centre", True),
        (place("31"), "green", False),
        (place("33"), "bonus", False),
    ]
