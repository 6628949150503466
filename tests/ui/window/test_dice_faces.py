"""What flat dice show: pips, or the numerals and the cow of Kuh Vadis."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtQml import QQmlComponent, QQmlEngine
from PySide6.QtQuick import QQuickItem

from ui.app.paths import QML

pytestmark = pytest.mark.usefixtures("qapp")

Make = Callable[[str], QQuickItem]


@pytest.fixture
def make() -> Iterator[Make]:
    """Make an item of the program's own QML."""
    engine = QQmlEngine()
    engine.addImportPath(str(QML))
    made: list[Any] = []

    def create(text: str) -> QQuickItem:
        component = QQmlComponent(engine)
        component.setData(f"import Dice\n{text}".encode(), "")
        assert not component.errors()
        made.extend((component, component.create()))
        return made[-1]

    yield create
    made.clear()


def inside(item: QQuickItem, of_type: str) -> list[QQuickItem]:
    """List what can be seen of a type, however deep."""
    found: list[QQuickItem] = []
    for child in item.childItems():
        if child.property("visible"):
            own = [child] if child.metaObject().className().startswith(of_type) else []
            found += own + inside(child, of_type)
    return found


def drawings(item: QQuickItem) -> list[str]:
    images = inside(item, "QQuickImage")
    assert all(image.property("progress") == 1 for image in images)
    return [image.property("source").fileName().removesuffix(".svg") for image in images]


@pytest.mark.parametrize("face", range(7))
def test_a_drawn_die_shows_the_drawing_of_its_face_alone(make: Make, face: int) -> None:
    die = make(f'FlatDie {{ face: {face}; faceSet: "kuh_vadis" }}')
    names = ["", *(f"number-{number}-0" for number in range(1, 6)), "cow-0-0"]
    assert drawings(die) == [name for name in [names[face]] if name]


@pytest.mark.parametrize("face", range(7))
def test_a_die_with_pips_shows_as_many_as_its_face_says(make: Make, face: int) -> None:
    die = make(f"FlatDie {{ face: {face} }}")
    bare = make("FlatDie { face: 0 }")
    assert len(inside(die, "QQuickRectangle")) - len(inside(bare, "QQuickRectangle")) == face
    assert drawings(die) == []


def test_a_drawing_is_as_sharp_as_its_die_is_large(make: Make) -> None:
    die = make('FlatDie { face: 6; faceSet: "kuh_vadis"; width: 400; height: 400 }')
    (image,) = inside(die, "QQuickImage")
    assert image.property("sourceSize").width() == round(image.width()) > 300


@pytest.mark.usefixtures("language")
def test_an_example_in_words_can_show_cows(make: Make) -> None:
    strip = make('PipStrip { faces: [6, 6, 3]; faceSet: "kuh_vadis" }')
    assert drawings(strip) == ["cow-0-0", "cow-0-0", "number-3-0"]
    assert drawings(make("PipStrip { faces: [6, 6, 3] }")) == []
