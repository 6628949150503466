"""What a die touches is exact: checked against many points of its square."""

from collections.abc import Iterator
from math import cos, hypot, pi, radians, sin
from random import Random

import pytest

from beamme.core.chance import Body
from beamme.games.rolling_dice.footprint import UNIT, Circle, direction, footprint
from tests.games.rolling_dice.rd import FLOE

SAMPLES = 24
"""So many points along each side of a square."""
MISSED = 1000 / SAMPLES
"""How far from the nearest of those points a point of the square can be."""
SEEDS = pytest.mark.parametrize("seed", range(5))


def points_of(body: Body, edge: int = 1000) -> Iterator[tuple[float, float]]:
    """Spread points over the square of a die, its corners among them."""
    angle = radians(body.turn / 100)
    for row in range(SAMPLES + 1):
        for column in range(SAMPLES + 1):
            along, across = edge * (column / SAMPLES - 0.5), edge * (row / SAMPLES - 0.5)
            yield (
                body.x + along * cos(angle) - across * sin(angle),
                body.y + along * sin(angle) + across * cos(angle),
            )


def corners_of(body: Body) -> list[tuple[float, float]]:
    reach = FLOE.die / 2**0.5
    angles = [radians(body.turn / 100 + 45 + 90 * number) for number in range(4)]
    return [(body.x + reach * cos(angle), body.y + reach * sin(angle)) for angle in angles]


def covers(body: Body, point: tuple[float, float]) -> bool:
    angle = radians(body.turn / 100)
    x, y = point[0] - body.x, point[1] - body.y
    along, across = x * cos(angle) + y * sin(angle), y * cos(angle) - x * sin(angle)
    return max(abs(along), abs(across)) <= FLOE.die / 2


def random_body(random: Random, x: int, y: int, away: int) -> Body:
    place = (x + random.randint(-away, away), y + random.randint(-away, away))
    return Body("a1", *place, 1, random.choice([0, 4500, random.randrange(36000)]))


def test_no_direction_is_rounded_by_a_hair() -> None:
    # Otherwise another machine, whose cosine ends in another digit, might judge otherwise.
    for turn in range(1, 9000):
        angle = pi * turn / 18000
        for exact in (UNIT * cos(angle), UNIT * sin(angle)):
            assert abs(exact % 1 - 0.5) > 1e-8


def test_directions_have_their_length_and_quarter_turns_are_exact() -> None:
    assert direction(0) == (UNIT, 0)
    assert len({*direction(4500)}) == 1
    for turn in range(9000):
        right, ahead = direction(turn)
        assert abs(hypot(right, ahead) / UNIT - 1) < 1e-6
        assert right > 0
        assert ahead >= 0
    for turn in (9000, 18000, 27000):
        assert footprint(Body("a1", 1, 2, 3, turn + 7), 10) == footprint(Body("a1", 1, 2, 3, 7), 10)


@pytest.mark.clause("RD-6")
@SEEDS
def test_rd_6_a_die_is_on_the_floe_if_no_point_of_it_is_over_water(seed: int) -> None:
    random = Random(seed)
    judged = set()
    for _ in range(2000):
        place = random.choice([(13150, 0), (-13150, 0), (0, 19400), (13150, 19400)])
        body = random_body(random, *place, 1000)
        outside = max(max(abs(x) - 13150, y - 19400) for x, y in corners_of(body))
        if abs(outside) > 0.01:
            assert FLOE.holds(body) is (outside < 0)
            judged.add(outside < 0)
    assert judged == {True, False}


@pytest.mark.clause("RD-15")
@SEEDS
def test_rd_15_a_die_touches_a_field_with_any_point_of_it(seed: int) -> None:
    random = Random(seed)
    judged = set()
    for _ in range(300):
        field = random.choice(FLOE.fields)
        body = random_body(random, field.x, field.y, field.radius + 800)
        nearest = min(hypot(x - field.x, y - field.y) for x, y in points_of(body))
        if nearest <= field.radius - 0.01 or nearest > field.radius + MISSED:
            assert (FLOE.field_of(body) == field) is (nearest <= field.radius)
            judged.add(nearest <= field.radius)
    assert judged == {True, False}


@SEEDS
def test_a_small_circle_is_touched_inside_at_an_edge_and_at_a_corner(seed: int) -> None:
    random = Random(seed)
    judged = set()
    for _ in range(300):
        body = random_body(random, 0, 0, 900)
        circle = Circle(0, 0, random.randint(1, 300))
        nearest = min(hypot(x, y) for x, y in points_of(body))
        if nearest <= circle.radius - 0.01 or nearest > circle.radius + MISSED:
            assert footprint(body, 1000).touches(circle) is (nearest <= circle.radius)
            judged.add(nearest <= circle.radius)
    assert judged == {True, False}


@pytest.mark.parametrize(
    ("x", "y", "turn", "touches"),
    [
        (4000, 0, 0, True),
        (4001, 0, 0, False),
        (0, -4000, 9000, True),
        (0, -4001, 9000, False),
        (4207, 0, 4500, True),
        (4208, 0, 4500, False),
        # The corner is 3500 from the middle: 2100 and 2800.
        (2600, 3300, 0, True),
        (2600, 3301, 0, False),
        (-2600, -3300, 18000, True),
    ],
)
def test_the_edge_of_a_circle_belongs_to_it(x: int, y: int, turn: int, *, touches: bool) -> None:
    square = footprint(Body("a1", x, y, 1, turn), 1000)
    assert square.touches(Circle(0, 0, 3500)) is touches


@pytest.mark.clause("RD-14")
@SEEDS
def test_rd_14_squares_overlap_if_some_point_belongs_to_both(seed: int) -> None:
    random = Random(seed)
    judged = set()
    for _ in range(300):
        one, other = random_body(random, 0, 0, 900), random_body(random, 0, 0, 900)
        overlap = footprint(one, 1000).overlaps(footprint(other, 1000))
        assert overlap is footprint(other, 1000).overlaps(footprint(one, 1000))
        smaller = any(covers(other, point) for point in points_of(one, 998))
        if smaller:
            assert overlap
        # A corner may lie between the points, but not the part of it that a larger square covers.
        elif not any(covers(other, point) for point in points_of(one, 1300)):
            assert not overlap
        judged.add(overlap)
    assert judged == {True, False}


@pytest.mark.parametrize(
    ("x", "y", "turn", "overlaps"),
    [
        (999, 0, 0, True),
        (1000, 0, 0, False),
        (1000, 500, 27000, False),
        (999, 999, 0, True),
        (0, 1207, 4500, True),
        (0, 1208, 4500, False),
        (0, 0, 4500, True),
        # Only a slanted side keeps these two apart.
        (853, 853, 4500, True),
        (854, 854, 4500, False),
        (-854, 854, 4500, False),
    ],
)
def test_squares_side_by_side_do_not_overlap(x: int, y: int, turn: int, *, overlaps: bool) -> None:
    one, other = Body("a1", 50, -70, 1), Body("a2", 50 + x, y - 70, 1, turn)
    assert footprint(one, 1000).overlaps(footprint(other, 1000)) is overlaps
