"""What floe, blocks and track of Rolling Dice show, as rows."""

from math import radians

import pytest
from PySide6.QtGui import QQuaternion

from beamme.physics.engine.flight import Pose
from beamme.physics.engine.lying import Lying
from beamme.physics.engine.orientation import up_face, upright
from beamme.physics.floe.shapes import FLOE
from beamme.throws.rolling_dice.throw import oldest_first
from tests.games.rolling_dice.rd import begun
from tests.helpers.poses import shown_poses
from tests.ui.games.rolling_dice.helpers.views import (
    STILL,
    flying,
    over,
    rested,
    seen,
    to_keep,
    to_put,
    to_throw,
)
from tests.ui.helpers.recorded import rows_of
from ui.games.rolling_dice.model import RollingDiceModel

pytestmark = pytest.mark.usefixtures("language")


@pytest.fixture
def model() -> RollingDiceModel:
    return RollingDiceModel()


def dice(model: RollingDiceModel) -> dict[str, dict[str, object]]:
    return {row["key"]: row for row in rows_of(model.table.arena) if row["present"]}


def test_dice_are_seen_as_they_lie(model: RollingDiceModel) -> None:
    model.show(to_throw("a1=3@1500,-2500,4500 c1=1@-3600,12200"))
    found = dice(model)
    assert {*found} == {"a1", "c1"}
    red = found["a1"]
    assert red["position"].toTuple() == pytest.approx((1.5, 0.5, 2.5))  # type: ignore[attr-defined]
    assert red["rotation"] == QQuaternion(*upright(3, radians(45)))
    assert (red["face"], red["colour"], red["place"], red["take"]) == (3, "0", 4, -1)
    assert found["c1"]["place"] == 0, "on the +6 net"
    assert red["accessibleText"] == "The red 3, 19 cm ahead, on the −2 hole"


def test_dice_of_the_hand_lie_nowhere(model: RollingDiceModel) -> None:
    model.show(to_throw())
    assert [row["key"] for row in rows_of(model.table.hand)] == ["a2", "a3", "a4"]
    assert [row["accessibleText"] for row in rows_of(model.table.hand)] == ["the red die"] * 3
    assert {*dice(model)} == {"a1", "b1", "c1"}
    model.show(flying(to_throw()))
    assert len(rows_of(model.table.hand)) == 3
    model.show(to_keep())
    assert rows_of(model.table.hand) == []


def test_wet_dice_float_and_those_outside_are_gone(model: RollingDiceModel) -> None:
    model.show(to_keep("a2=5@100,1000 a3=2@14500,2000 a4=6@3000,-21600"))
    found = dice(model)
    assert {*found} == {"a1", "a2", "a3", "b1", "c1"}
    assert found["a3"]["position"].toTuple() == pytest.approx((14.5, -0.3, -2.0))  # type: ignore[attr-defined]
    assert found["a3"]["accessibleText"] == "The red 2, in the water"
    assert found["a3"]["place"] == -1
    model.show(to_put())
    assert "b1" in dice(model), "it floats until it is put back"
    model.show(to_put("b1=2@3000,-21600"))
    assert "b1" not in dice(model)


def test_dice_on_dice_are_seen_there(model: RollingDiceModel) -> None:
    """As in a flight; the window tells it without the engine."""
    view = rested(
        to_throw("a1=3@0,0 b1=4@2000,-8000"),
        "a1=3@0,0 b1=4@2000,-8000 a2=6@300,200,2000 a3=1@9000,0 a4=2@2300,-7700",
    )
    model.show(view)
    state = view.match.state
    lying = [body for body in oldest_first(state.lying, 0) if body.die not in state.hand]
    lying += [body for body in state.lying if body.die in state.hand]
    poses = shown_poses(FLOE, [Lying(it.x, it.y, it.turn, it.face) for it in lying])
    found = dice(model)
    for body, pose in zip(lying, poses, strict=True):
        assert found[body.die]["position"].toTuple() == pytest.approx(pose.position)  # type: ignore[attr-defined]
    heights = {key: found[key]["position"].y() for key in found}  # type: ignore[attr-defined]
    assert heights == {"a1": 0.5, "b1": 0.5, "a2": 1.5, "a3": 0.5, "a4": 1.5}


def test_looks_are_those_of_the_players(model: RollingDiceModel) -> None:
    model.show(to_throw(colours=(4, 0, 5), blocks="b2=6:miss"))
    assert {row["key"][0]: row["colour"] for row in rows_of(model.table.arena)} == {
        "a": "4",
        "b": "0",
        "c": "5",
        "d": "3",
        "e": "4",
        "f": "5",
    }
    assert {row["colour"] for row in rows_of(model.table.hand)} == {"4"}
    assert [row["colour"] for row in rows_of(model.table.seals)] == [4, 0, 5]
    assert [row["colour"] for row in model.table.property("rings")] == [4, 0, 5]
    assert model.table.property("blocks")[0]["colour"] == 0
    assert (model.table.property("activeColour"), model.aim.property("colour")) == (4, 4)


def test_two_players_have_two_colours_each(model: RollingDiceModel) -> None:
    model.show(to_throw("a1=3@0,0 d1=2@0,9000", seats=2, active=2, points=(1, 2, 3, 4)))
    seals = rows_of(model.table.seals)
    assert [(it["colour"], it["seat"], it["points"]) for it in seals] == [
        (0, 0, 1),
        (1, 1, 2),
        (2, 0, 3),
        (3, 1, 4),
    ]
    assert [it["name"] for it in seals] == [
        "Ada (red)",
        "Nova (blue)",
        "Ada (green)",
        "Nova (purple)",
    ]
    assert model.table.property("activeColour") == 2
    assert model.table.property("totals") == [4, 6]
    assert model.aim.property("enabled") is True
    assert [row["key"] for row in rows_of(model.table.hand)] == ["c1", "c2", "c3", "c4"]
    assert (
        model.table.property("goalText") == "Goal: most points when a colour reaches 75; both count"
    )


def test_fields_are_told_in_die_edges(model: RollingDiceModel) -> None:
    model.show(to_throw())
    fields = model.table.property("fields")
    assert [it["value"] for it in fields] == [6, 4, 3, 2, -2, -3]
    assert fields[0] == {"x": -3.6, "z": -12.2, "radius": 3.5, "value": 6}


def test_blocks_are_six_and_the_first_one_starts(model: RollingDiceModel) -> None:
    model.show(to_throw("a1=3@0,0", blocks="b2=6:miss c3=2:mishap"))
    blocks = model.table.property("blocks")
    assert len(blocks) == 6
    assert [it["start"] for it in blocks] == [True, *[False] * 5]
    assert [(it["key"], it["face"], it["why"]) for it in blocks[:3]] == [
        ("b2", 6, "miss"),
        ("c3", 2, "mishap"),
        ("", 1, ""),
    ]
    assert [it["onBlock"] for it in rows_of(model.table.seals)] == [False, True, True]


def test_rings_and_the_line_to_beat(model: RollingDiceModel) -> None:
    model.show(to_throw())
    rings = model.table.property("rings")
    ring = {"colour": 0, "key": "a1", "x": 0.0, "z": 0.0, "face": 3, "room": 8.0, "active": True}
    assert rings[0] == ring
    assert [it["active"] for it in rings] == [True, False, False]
    model.show(to_throw(active=1))
    assert (model.table.property("lineShown"), model.table.property("lineZ")) == (True, 8.0)
    model.show(to_throw("b1=4@0,0"))
    assert (model.table.property("lineShown"), model.table.property("lineZ")) == (False, 0.0)
    model.show(over(80, 2, 3))
    assert model.table.property("lineShown") is False


def test_the_line_follows_a_die_that_was_pushed(model: RollingDiceModel) -> None:
    model.show(rested(to_throw(), f"a1=5@3000,4000 {STILL} a2=6@0,9000"))
    assert model.table.property("lineZ") == -4.0
    (ring,) = [it for it in model.table.property("rings") if it["active"]]
    assert (ring["x"], ring["z"], ring["face"]) == (3.0, -4.0, 5)


def test_seals_stand_on_spaces_of_laps(model: RollingDiceModel) -> None:
    points = (0, 49, 50, 75, 99, 98)
    model.show(to_throw("", seats=6, points=points, active=4))
    seals = rows_of(model.table.seals)
    assert [(it["space"], it["lap"]) for it in seals] == [
        (0, 0),
        (49, 0),
        (0, 1),
        (25, 1),
        (49, 1),
        (48, 1),
    ]
    assert [it["active"] for it in seals] == [False] * 4 + [True, False]
    assert seals[3]["text"] == "Juno: 75 points, lap 2, space 25"
    assert model.table.property("goal") == 100


@pytest.mark.parametrize(("seats", "goal"), [(2, 75), (4, 75), (5, 100)])
def test_the_goal(model: RollingDiceModel, seats: int, goal: int) -> None:
    model.show(seen(begun(seats)))
    assert model.table.property("goal") == goal
    assert model.table.property("round") == 1
    assert model.common.round_number == 1


def test_faces_of_rows_are_up(model: RollingDiceModel) -> None:
    lying = " ".join(
        f"{letter}1={face}@0,{4000 * face - 16000},{face * 1000}"
        for face, letter in enumerate("abcdef", 1)
    )
    model.show(to_throw(lying, seats=6))
    for row in dice(model).values():
        turn = row["rotation"]
        assert isinstance(turn, QQuaternion)
        pose = Pose((0, 0, 0), (turn.scalar(), turn.x(), turn.y(), turn.z()))
        assert up_face(pose.rotation) == row["face"]
