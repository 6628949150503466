"""Dice in the arena: always in the same rows, wherever they are."""

from array import array

import pytest
from PySide6.QtGui import QVector3D

from beamme.physics.engine.flight import Flight, Impact, Surface
from tests.ui.helpers.recorded import heard
from ui.match.showing.playback import Playback
from ui.match.showing.staging import Staging, steady
from ui.models.arena_model import FIRST_FRAME_SECONDS, NOWHERE, ArenaModel, ArenaRow

RED = ArenaRow("r", "red", face=4, position=QVector3D(1, 0.5, 2), place=7, points="4", take=1)
BLUE = ArenaRow("b", "blue", face=2)


def flight(dice: int = 1) -> Flight:
    """Slide along x by one edge each tenth of a second, and strike twice on the way."""
    frames = [[float(x), 0.5, 0.0, 1.0, 0.0, 0.0, 0.0] for x in range(4) for _ in range(dice)]
    impacts = (Impact(0.05, 0.9, Surface.TRAY), Impact(0.25, 0.3, Surface.DIE))
    return Flight(0.1, dice, array("f", [n for frame in frames for n in frame]).tobytes(), impacts)


AS_IT_WAS = steady(flight(), 1.0)


@pytest.fixture
def arena() -> ArenaModel:
    return ArenaModel({"r": "red", "b": "blue", "g": "green"})


def test_every_die_has_its_row_from_the_beginning(arena: ArenaModel) -> None:
    assert [(row.key, row.colour, row.present) for row in arena.rows] == [
        ("r", "red", False),
        ("b", "blue", False),
        ("g", "green", False),
    ]
    arena.present([BLUE])
    assert [row.present for row in arena.rows] == [False, True, False]
    arena.present([RED])
    assert [row.present for row in arena.rows] == [True, False, False]
    assert arena.rows[0].place == 7
    assert arena.rows[1].place == NOWHERE


def test_a_die_flies_and_the_others_stay(arena: ArenaModel) -> None:
    arena.present([RED])
    landed, struck = heard(arena.landed), heard(arena.struck)
    arena.fly(flight(), ["b"], AS_IT_WAS)
    assert arena.property("flying") is True
    assert arena.rows[1].position.x() == pytest.approx(10 * FIRST_FRAME_SECONDS), (
        "it moves in its first frame"
    )
    arena.advance(0.1 - FIRST_FRAME_SECONDS)
    blue = arena.rows[1]
    assert blue.present
    assert blue.flying
    assert blue.position.x() == pytest.approx(1.0)
    assert arena.rows[0].position == RED.position
    assert not arena.rows[0].flying
    assert [kind for _, kind in struck] == ["tray"]
    assert not landed
    arena.advance(0.3)
    assert [kind for _, kind in struck] == ["tray", "die"]
    assert len(landed) == 1
    assert arena.property("flying") is False
    assert arena.rows[1].position.x() == pytest.approx(3.0), "where it landed"


def test_twice_the_speed_takes_half_the_time(arena: ArenaModel) -> None:
    arena.fly(flight(2), ["b", "g"], steady(flight(), 2.0))
    arena.advance(0.1 - FIRST_FRAME_SECONDS)
    assert [row.position.x() for row in arena.rows[1:]] == pytest.approx([2.0, 2.0])
    arena.advance(0.1)
    assert arena.property("flying") is False


def test_a_flight_can_be_ended_and_new_positions_end_it(arena: ArenaModel) -> None:
    landed = heard(arena.landed)
    arena.fly(flight(), ["b"], AS_IT_WAS)
    arena.finish()
    arena.finish()
    assert len(landed) == 1
    arena.fly(flight(), ["b"], AS_IT_WAS)
    arena.present([RED])
    assert len(landed) == 2
    assert not arena.rows[1].present
    arena.advance(1.0)
    assert not arena.rows[1].present


def test_playback_tells_each_impact_once() -> None:
    playback = Playback(flight(), AS_IT_WAS)
    assert [impact.strength for impact in playback.advance(0.06)] == [0.9]
    assert playback.advance(0.01) == []
    assert not playback.over
    assert [impact.strength for impact in playback.advance(1.0)] == [0.3]
    assert playback.over


def test_playback_takes_as_long_as_the_flight() -> None:
    playback = Playback(flight(), AS_IT_WAS)
    playback.advance(0.15)
    assert playback.poses[0].position[0] == pytest.approx(1.5)
    playback.advance(flight().seconds - 0.15 - 1e-6)
    assert not playback.over
    exact = Playback(flight(), AS_IT_WAS)
    exact.advance(flight().seconds)
    assert exact.over


def test_what_is_heard_keeps_in_step_with_what_is_seen() -> None:
    playback = Playback(flight(), Staging((0.0, 0.1, flight().seconds), (0.0, 0.2, 1.2)))
    assert playback.advance(0.09) == []
    assert [impact.seconds for impact in playback.advance(0.02)] == [0.05]
    assert playback.poses[0].position[0] == pytest.approx(0.55)
    assert playback.advance(0.8) == []
    assert [impact.seconds for impact in playback.advance(0.1)] == [0.25]
    assert playback.poses[0].position[0] == pytest.approx(2.62)
    assert not playback.over
    playback.advance(0.2)
    assert playback.over
    assert playback.poses == flight().rest, "exactly where it rests"


def test_a_flight_is_told_when_it_begins_and_when_it_ends(arena: ArenaModel) -> None:
    arena.present([RED])
    told = heard(arena.changed)
    arena.fly(flight(), ["b"], AS_IT_WAS)
    assert len(told) == 1
    assert [row.flying for row in arena.rows] == [False, True, False], "before the first frame"
    arena.advance(0.1)
    assert len(told) == 1
    arena.finish()
    assert len(told) == 2
    assert not any(row.flying for row in arena.rows)
    arena.fly(flight(), ["b"], AS_IT_WAS)
    arena.advance(1.0)
    assert len(told) == 4


def test_dice_can_be_painted_anew(arena: ArenaModel) -> None:
    arena.present([RED])
    arena.paint({"b": "violet"})
    arena.present([RED])
    assert [row.colour for row in arena.rows] == ["red", "violet", "green"]
    arena.fly(flight(), ["b"], AS_IT_WAS)
    assert arena.rows[1].colour == "violet"


def test_the_eye_and_the_trails_follow_a_flight_and_end_with_it(arena: ArenaModel) -> None:
    arena.present([RED])
    assert (arena.property("nearness"), arena.property("trails")) == (0, [])
    told = heard(arena.moved)
    arena.fly(flight(), ["b"], steady(flight(), 0.1), "close")
    assert arena.property("angle") == "close"
    arena.advance(1.5)
    assert len(told) == 2
    assert arena.property("nearness") == 1
    assert arena.property("focus") == pytest.approx([1.5, 0.5, 0.0], abs=0.1)
    (trail,) = arena.property("trails")
    assert trail["colour"] == "blue"
    assert trail["places"][0] == arena.rows[1].position
    arena.finish()
    assert (arena.property("nearness"), arena.property("trails")) == (0, [])
    assert (arena.property("focus"), arena.property("angle")) == ([0, 0, 0], "")
    assert len(told) == 3
    arena.fly(flight(), ["b"], AS_IT_WAS)
    assert arena.property("angle") == ""


def test_a_die_that_is_taken_away_keeps_its_place(arena: ArenaModel) -> None:
    arena.present([RED])
    arena.present([])
    assert (arena.rows[0].present, arena.rows[0].position) == (False, RED.position)
