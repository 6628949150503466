"""The flight of a flicked die: from its plate to its rest, without a jump, whatever the faces."""

import pickle
from collections import Counter
from math import radians

import numpy as np
import pytest
from numpy.typing import NDArray

from beamme.physics.box.flick import flick, in_a_hollow
from beamme.physics.box.likely_aim import likely_aim
from beamme.physics.box.shapes import BOX
from beamme.physics.engine.flight import Flight, Surface
from beamme.physics.engine.labels import ROTATIONS, nth_seed
from beamme.physics.engine.lying import Lying
from beamme.physics.engine.noise import Noise
from beamme.physics.engine.orientation import FACES, up_face, upright
from tests.physics.box.box_flicks import Many, knocked, many

__all__ = ["many"]


def positions(flight: Flight) -> NDArray[np.float32]:
    return np.frombuffer(flight.numbers, np.float32).reshape(-1, flight.dice, 7)[..., :3]


def test_a_flight_starts_on_the_plate_and_where_the_knocked_dice_lay(many: Many) -> None:
    for board, thrown in many:
        first = thrown.flight.frames[0]
        x, y, z = first[0].position
        assert max(abs(x), abs(z)) == pytest.approx(8600 / 1200, abs=1e-3)
        assert y == pytest.approx((3500 + 600) / 1200, abs=0.01)
        for pose, number in zip(first[1:], thrown.moved, strict=True):
            die = board[number]
            assert pose.position == pytest.approx((die.x / 1200, 0.5, -die.y / 1200), abs=1e-4)
            shown = upright(die.face, radians(die.turn / 100))
            assert abs(np.dot(pose.rotation, shown)) == pytest.approx(1, abs=1e-5)


def test_a_flight_ends_where_the_dice_rest(many: Many) -> None:
    hollows = 0
    for _, thrown in many:
        ends = (thrown.launched, *(thrown.lying[number] for number in thrown.moved))
        for pose, die in zip(thrown.flight.rest, ends, strict=True):
            if die is None:
                assert max(abs(pose.position[0]), abs(pose.position[2])) > 7400 / 1200
                continue
            assert (pose.position[0], pose.position[2]) == pytest.approx(
                (die.x / 1200, -die.y / 1200), abs=5e-4
            )
            assert up_face(pose.rotation) == die.face
            if in_a_hollow(BOX, die):
                hollows += 1
                assert pose.position[1] == 0.5
                shown = upright(die.face, radians(die.turn / 100))
                assert abs(np.dot(pose.rotation, shown)) == pytest.approx(1, abs=1e-5)
    assert hollows > 20


def test_nothing_jumps_not_even_into_the_last_frame(many: Many) -> None:
    for _, thrown in many:
        steps = np.abs(np.diff(positions(thrown.flight), axis=0))
        assert steps.max() * 1.2 / thrown.flight.seconds_per_frame < 400
        assert steps[-1].max() < 0.005
        assert thrown.flight.seconds < 5


def test_what_is_heard_is_in_order_and_within_the_flight(many: Many) -> None:
    kinds = set()
    for _, thrown in many:
        seconds = [impact.seconds for impact in thrown.flight.impacts]
        assert seconds
        assert seconds == sorted(seconds)
        assert seconds[-1] <= thrown.flight.seconds
        assert all(0 < impact.strength <= 1 for impact in thrown.flight.impacts)
        kinds |= {impact.kind for impact in thrown.flight.impacts}
    assert kinds == {Surface.TRAY, Surface.DIE}


def test_shakes_are_within_the_flight(many: Many) -> None:
    shaken = [thrown for _, thrown in many if thrown.shakes]
    assert shaken
    for thrown in shaken:
        assert all(
            shake.seconds + shake.duration < thrown.flight.seconds for shake in thrown.shakes
        )


def test_the_path_does_not_depend_on_the_face_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    _, first = knocked(3)
    faces = set()
    for rotation in ROTATIONS:
        monkeypatch.setattr("beamme.physics.box.flick.drawn", lambda _, rotation=rotation: rotation)
        _, other = knocked(3)
        assert np.array_equal(positions(other.flight), positions(first.flight))
        assert other.flight.impacts == first.flight.impacts
        assert other.lying == first.lying
        assert first.launched
        assert other.launched
        assert (other.launched.x, other.launched.y) == (first.launched.x, first.launched.y)
        faces.add((other.launched.face, other.launched.turn))
    assert len(faces) == 24
    assert Counter(face for face, _ in faces) == dict.fromkeys(FACES, 4)


def test_the_path_does_not_depend_on_the_faces_that_lie() -> None:
    board, first = knocked(5)
    assert first.moved
    relabelled = tuple(
        Lying(die.x, die.y, (die.turn + 9000 * number) % 36_000, 1 + (die.face + number) % 6)
        for number, die in enumerate(board)
    )
    seed = nth_seed(b"board", 5)
    other = flick(BOX, likely_aim(Noise(seed, b"aim")), relabelled, seed)
    assert other.launched == first.launched
    assert other.moved == first.moved
    assert np.array_equal(positions(other.flight), positions(first.flight))
    places = [[die and (die.x, die.y) for die in thrown.lying] for thrown in (first, other)]
    assert places[0] == places[1]


def test_a_throw_crosses_a_process_border_small_and_unchanged(many: Many) -> None:
    content = pickle.dumps(many[0][1])
    assert len(content) < 60_000
    assert pickle.loads(content) == many[0][1]
