"""A die that is taken away from the water splashes and sinks nevertheless, where it was."""

from collections.abc import Iterator

import pytest

from tests.ui.games.rolling_dice.window.helpers.arena import LOW, LOWEST, Scene
from tests.ui.games.rolling_dice.window.helpers.flat_view import Flat, flat
from tests.ui.games.rolling_dice.window.helpers.stand_in import lying

__all__ = ["flat"]

pytestmark = pytest.mark.usefixtures("language")

SEA = (14.3, -0.3, 3.0)


@pytest.fixture
def scene() -> Iterator[Scene]:
    made = Scene()
    yield made
    made.close()


def test_from_above(flat: Flat) -> None:
    flat.open()
    flat.set(calm=False, pace=1)
    flat.model.dice.present([])
    flat.fly(*SEA)
    (die,) = flat.parts("FlatFloeDie")
    place = (die.x(), die.y())
    flat.model.dice.present([])
    assert die.property("visible")
    assert (die.x(), die.y()) == place
    assert die.property("calm") < 1
    assert flat.parts("FlatSplash")
    flat.until(lambda: die.property("calm") == 1, "calm waters")
    assert not die.property("visible")
    flat.model.dice.present([lying("c2", 5, 3, 8)])
    assert die.property("visible")
    assert die.property("sunk") == 0, "as if it had never been wet"


@pytest.mark.parametrize("level", [LOWEST, LOW])
def test_in_space(scene: Scene, level: int) -> None:
    scene.quality(level)
    scene.open()
    scene.set("Theme", calm=False, pace=1)
    scene.fly(*SEA)
    (die,) = [it for it in scene.parts("FloeThrown") if it.property("wet")]
    scene.model.dice.present([])
    assert die.property("visible")
    assert die.property("place").x() == pytest.approx(SEA[0])
    assert scene.parts("FloeSplash")
    scene.until(lambda: not die.property("visible"), "calm waters")
    assert not scene.parts("FloeSplash")
    scene.model.dice.present([lying("c2", 5, 3, 8)])
    assert die.property("sunk") == 0, "as if it had never been wet"
