"""The dice of the floe from above: they lie, fly, sink and are told apart."""

import pytest

from tests.ui.games.rolling_dice.window.helpers.flat_view import Flat, flat
from tests.ui.games.rolling_dice.window.helpers.stand_in import LYING, lying

__all__ = ["flat"]

pytestmark = pytest.mark.usefixtures("language")


def test_dice_are_drawn_where_they_lie(flat: Flat) -> None:
    flat.open()
    for key, (_, x, z) in LYING.items():
        assert flat.share(x, z, key) > 0.4, key
    assert flat.share(-5, 10, "c") == 0


def test_a_die_shows_its_face(flat: Flat) -> None:
    """As many pips look up as it counts, in any pose."""
    for face in range(1, 7):
        flat.model.dice.present([lying("a1", face, 0, 10)])
        if face == 1:
            flat.open()
        faces = flat.parts("FlatIceFace")
        top = max(faces, key=lambda it: it.parentItem().property("up"))
        assert top.property("face") == face


def test_a_die_in_the_air_is_larger(flat: Flat) -> None:
    flat.open()
    flat.model.dice.present([lying("c2", 5, 3, 8)])
    (before,) = flat.parts("FlatIceDie")
    lower = before.property("scale")
    flat.fly(3, 4, 8)
    (die,) = flat.parts("FlatIceDie")
    assert die.property("scale") > 1.1 * lower
    assert die.y() < -0.5 * flat.root.property("dieSize"), "raised above its shadow"


@pytest.mark.parametrize(
    ("place", "wet"),
    [
        ((14.3, -0.3, 3.0), True),
        ((0.0, -0.3, -20.6), True),
        ((13.0, 0.4, 3.0), False),
        ((4.0, -1.7, 23.0), False),
    ],
)
def test_who_falls_into_the_water_splashes_and_sinks(
    flat: Flat, place: tuple[float, float, float], wet: bool
) -> None:
    flat.open()
    flat.set(calm=False, pace=1)
    flat.model.dice.present([])
    flat.fly(*place)
    (die,) = flat.parts("FlatFloeDie")
    assert die.property("wet") == wet
    assert (die.property("calm") < 1) == wet
    if wet:
        flat.until(lambda: die.property("sunk") == 1, "depths")
        flat.until(lambda: die.property("calm") == 1, "calm waters")
        assert flat.share(place[0], place[2], "c") == 0


def test_a_die_that_is_put_back_tells_whether_it_may_lie_there(flat: Flat) -> None:
    flat.open()
    flat.model.parts["putting"].tell(enabled=True, shown=True)
    assert flat.share(0, 6, "d") > 0.3
    edge = flat.project(1.3, 6).toPoint()
    good = flat.picture().pixelColor(edge)
    flat.model.parts["putting"].tell(valid=False)
    bad = flat.picture().pixelColor(edge)
    assert good.green() > good.red()
    assert bad.red() > bad.green()
    names = [it.property("name") for it in flat.parts("Icon")]
    assert names == ["close"], "colour never stands alone"


def test_dice_that_may_be_kept_are_marked_and_the_one_under_the_pointer_more(flat: Flat) -> None:
    flat.open()
    flat.model.dice.present(
        [lying("c2", 5, 0, 0, take=0), lying("c3", 4, 5, 5, take=1), lying("a1", 4, 9, 5)]
    )
    flat.root.setProperty("hotDie", "c3")
    glow = {it.property("place").x(): it.property("glow") for it in flat.parts("FlatFloeDie")}
    assert glow[5] > glow[0] > glow[9] == 0


def test_patterns_tell_colours_apart(flat: Flat) -> None:
    flat.open()
    assert not flat.parts("FlatIcePattern")
    flat.set(patterns=True)
    assert {it.property("colour") for it in flat.parts("FlatIcePattern")} == {0, 2, 3, 4}
