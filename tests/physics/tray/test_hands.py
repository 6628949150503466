"""Between rolls, dice are carried over one by one and gathered up, never through each other."""

import pytest

from beamme.physics.engine.flight import Pose
from beamme.physics.engine.orientation import up_face
from beamme.physics.tray.hands import carry, comes_from_left, gather
from beamme.physics.tray.layout import Layout, arranged, laid_out, landed
from beamme.physics.tray.places import column, kept_place, put_back, resting_place
from beamme.physics.tray.shapes import TRAY
from tests.physics.tray.tray_flights import frames_of, separation

FACES = (3, 6, 2, 3, 4)
ALL = (0, 1, 2, 3, 4)


def crowded() -> Layout:
    """Two dice that were kept while the others landed close to their columns."""
    layout = arranged(laid_out(FACES, ()), FACES, (1, 2))
    rest = {
        die: Pose((x, 0.5, 0.0), resting_place(die, FACES[die]).rotation)
        for die, x in ((0, -2.2), (3, 0.6), (4, 2.2))
    }
    return landed(layout, rest)


def test_kept_dice_go_straight_to_the_lane_and_back_to_where_they_lay() -> None:
    before = laid_out(FACES, ())
    kept = arranged(before, FACES, (1, 3))
    assert [kept.places[die] for die in (1, 3)] == [kept_place(1, 6), kept_place(3, 3)]
    assert [kept.places[die] for die in (0, 2, 4)] == [before.places[die] for die in (0, 2, 4)]
    assert arranged(kept, FACES, ()) == before


def test_a_die_that_was_kept_for_a_roll_finds_room_among_the_others() -> None:
    before = crowded()
    after = arranged(before, FACES, (2,))
    assert after.lane == {2}
    assert abs(after.places[1].position[2]) < 0.5
    assert after.places[0] != before.places[0] or after.places[3] == before.places[3]
    places = [pose.position[0] for pose in after.places]
    assert places == sorted(places)


@pytest.mark.parametrize("lane", [(), (1,), (2,), (0, 1, 2, 3, 4), (0, 4)])
def test_carried_dice_are_never_inside_others(lane: tuple[int, ...]) -> None:
    before = crowded()
    after = arranged(before, FACES, lane)
    shown = carry(before.places, after.places)
    assert shown is not None
    assert shown.rest[0].position == pytest.approx(after.places[0].position)
    assert separation(frames_of(shown, ALL, before.places)) > 0.01


def test_one_die_at_a_time_is_in_the_air_and_it_ends_with_its_face_up() -> None:
    before, after = laid_out(FACES, ()), laid_out(FACES, ALL)
    shown = carry(before.places, after.places)
    assert shown is not None
    for frame in shown.frames:
        assert sum(pose.position[1] > 0.51 for pose in frame) <= 1
    assert [up_face(pose.rotation) for pose in shown.rest] == list(FACES)


def test_nothing_is_shown_when_nothing_moves() -> None:
    places = laid_out(FACES, (2,)).places
    assert carry(places, places) is None


@pytest.mark.parametrize("to_left", [False, True])
def test_dice_are_gathered_out_of_the_tray_and_not_through_others(*, to_left: bool) -> None:
    layout = arranged(crowded(), FACES, (1, 2))
    taken = gather([layout.places[die] for die in (0, 3, 4)], to_left=to_left)
    assert separation(frames_of(taken, (0, 3, 4), layout.places)) > 0.01
    side = -1 if to_left else 1
    assert all(side * pose.position[0] > TRAY.width / 2 + 0.7 for pose in taken.rest)
    over = [
        pose
        for frame in taken.frames
        for pose in frame
        if abs(side * pose.position[0] - TRAY.width / 2 - 0.15) < 0.6
    ]
    assert min(pose.position[1] for pose in over) > TRAY.wall + 0.5


def test_dice_are_thrown_from_the_side_that_is_farther_from_their_columns() -> None:
    assert not comes_from_left(ALL)
    assert not comes_from_left((0, 4))
    assert comes_from_left((4,))
    assert comes_from_left((0, 3, 4))
    assert not comes_from_left((0, 1, 4))
    assert column(0) == -column(4)


def test_a_die_that_is_put_back_pushes_no_more_than_it_must() -> None:
    lying = {0: kept_place(0, 1), 4: kept_place(4, 1)}
    assert put_back(2, 3, lying)[0] == lying[0]
