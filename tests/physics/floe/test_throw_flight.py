"""The flight of a bundle: from the hand to its rest, without a jump, whatever the faces."""

import pickle
from collections import Counter

import numpy as np
import pytest
from numpy.typing import NDArray

from beamme.physics.engine.flight import Flight, Surface
from beamme.physics.engine.labels import ROTATIONS, nth_seed
from beamme.physics.engine.lying import Lying
from beamme.physics.engine.orientation import FACES, up_face
from beamme.physics.floe import throw as rolling
from beamme.physics.floe.bundle import OPPONENTS, Gesture, launches, released
from beamme.physics.floe.shapes import FLOE
from beamme.physics.floe.throw import Thrown, throw
from installer.tools.trials.floe_trials import sensible
from tests.helpers.poses import shown_poses
from tests.physics.floe.floe_throws import Many, is_on_the_floe, many, off, pushed

__all__ = ["many", "off"]


def positions(flight: Flight) -> NDArray[np.float32]:
    return np.frombuffer(flight.numbers, np.float32).reshape(-1, flight.dice, 7)[..., :3]


def test_a_flight_begins_in_the_hand_and_ends_in_the_rest(many: Many) -> None:
    for board, rolled in many:
        frames = rolled.flight.frames
        for pose in frames[0][: len(rolled.thrown)]:
            assert pose.position[2] > 21.6
            assert pose.position[1] > 0.8
        rests = (*rolled.thrown, *(rolled.lying[number] for number in rolled.moved))
        for die, pose in zip(rests, frames[-1], strict=True):
            assert up_face(pose.rotation) == die.face
            if is_on_the_floe(die):
                x, _, z = pose.position
                assert (x, z) == pytest.approx((die.x / 1000, -die.y / 1000), abs=2e-5)
        starts = [shown_poses(FLOE, board)[number] for number in rolled.moved]
        for pose, start in zip(frames[0][len(rolled.thrown) :], starts, strict=True):
            assert pose.position == pytest.approx(start.position, abs=1e-5)
            dot = sum(a * b for a, b in zip(pose.rotation, start.rotation, strict=True))
            assert abs(dot) == pytest.approx(1, abs=1e-6)


def test_a_flight_has_no_jump_even_in_its_last_frame(many: Many) -> None:
    for _, rolled in many:
        steps = np.abs(np.diff(positions(rolled.flight), axis=0))
        assert rolled.flight.seconds_per_frame == 0.008
        assert steps.max() / 0.008 < 400
        assert steps[-1].max() < 0.005
        assert rolled.flight.seconds < 5


def test_what_is_heard_is_in_order_and_tells_what_was_struck(many: Many, off: list[Thrown]) -> None:
    kinds = set()
    for rolled in (*(each for _, each in many), *off):
        seconds = [impact.seconds for impact in rolled.flight.impacts]
        assert seconds == sorted(seconds)
        assert seconds[-1] <= rolled.flight.seconds
        kinds |= {impact.kind for impact in rolled.flight.impacts}
    assert kinds == set(Surface)
    dropped = {impact.kind for impact in off[2].flight.impacts}
    assert Surface.TRAY in dropped
    assert Surface.WATER not in dropped
    first = many[0][1].flight.impacts[0]
    assert first.kind is Surface.ICE


def test_the_path_does_not_depend_on_faces(monkeypatch: pytest.MonkeyPatch) -> None:
    board, first = pushed(9)
    assert first.moved
    seed = nth_seed(b"board", 9)
    bundle = released(Gesture(0, 0, 1060, 300), 4, OPPONENTS["casual"], seed)
    relabelled = tuple(
        Lying(die.x, die.y, (die.turn + 9000 * number) % 36_000, 1 + (die.face + number) % 6)
        for number, die in enumerate(board)
    )
    faces = set()
    for rotation in ROTATIONS:
        monkeypatch.setattr(
            rolling, "all_drawn", lambda _, dice, rotation=rotation: (rotation,) * dice
        )
        other = throw(FLOE, bundle, relabelled, seed)
        assert np.array_equal(positions(other.flight), positions(first.flight))
        assert other.moved == first.moved
        faces.add((other.thrown[0].face, other.thrown[0].turn))
    assert len(faces) == 24
    assert Counter(face for face, _ in faces) == dict.fromkeys(FACES, 4)


def test_a_throw_crosses_a_process_border_small_and_unchanged(many: Many) -> None:
    content = pickle.dumps(many[0][1])
    assert len(content) < 60_000
    assert pickle.loads(content) == many[0][1]


def test_launches_are_the_first_frame() -> None:
    seed = b"first"
    bundle = sensible(seed)
    frames = throw(FLOE, bundle, (), seed).flight.frames
    for pose, launch in zip(frames[0], launches(FLOE, bundle, seed), strict=True):
        assert pose.position == pytest.approx(launch.position, abs=1e-5)
