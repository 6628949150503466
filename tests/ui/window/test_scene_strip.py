"""Paintings in strips that are wider than they are."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.ui.helpers.borrowed_view import BorrowedView
from tests.ui.helpers.window_pool import show

pytestmark = pytest.mark.usefixtures("language")


@pytest.fixture
def hero() -> Iterator[BorrowedView]:
    made = BorrowedView()
    made.view.setInitialProperties({"world": "dice-flick"})
    made.view.loadFromModule("Dice", "Hero")
    assert not made.view.errors(), made.view.errors()
    show(made.view)
    yield made
    made.close()


@pytest.mark.parametrize(
    ("window", "strip"),
    [
        ((1280, 800), (1192, 172)),
        ((1264, 672), (1208, 120)),
        ((1920, 640), (1864, 112)),
        ((960, 540), (904, 108)),
    ],
)
def test_only_background_is_mirrored_beside_a_painting(
    hero: BorrowedView, window: tuple[int, int], strip: tuple[int, int]
) -> None:
    hero.set("Theme", windowWidth=window[0], windowHeight=window[1])
    scene: Any = hero.one("Scene")
    place = scene.place(*strip).toVariant()
    assert place["left"] <= scene.property("quiet") * place["size"] + 0.01
    assert place["size"] * scene.property("designHeight") >= strip[1], "no gap above or below"
    drawn = place["left"] + place["size"] * scene.property("designWidth")
    assert drawn == pytest.approx(strip[0]), "up to its right edge"
