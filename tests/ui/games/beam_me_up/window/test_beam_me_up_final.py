"""The final boards of Beam Me Up: every number says what it counts."""

import pytest
from PySide6.QtQuick import QQuickView

from tests.ui.games.beam_me_up.helpers.views import LEVEL, keeping
from tests.ui.helpers.borrowed_view import BorrowedView
from tests.ui.helpers.window_pool import show
from ui.games.beam_me_up.model import BeamMeUpModel

pytestmark = pytest.mark.usefixtures("language")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_stones_are_counted_in_space(seats: int) -> None:
    model = BeamMeUpModel()
    model.show(keeping("1 2 3 4 6", own="7777771", others=(LEVEL,) * (seats - 1)))
    view = BorrowedView()
    view.view.setInitialProperties({"game": model})
    view.view.setResizeMode(QQuickView.ResizeMode.SizeRootObjectToView)
    view.view.resize(422, 240)
    view.view.loadFromModule("Dice", "BeamMeUpFinalCard")
    assert not view.view.errors(), view.view.errors()
    show(view.view)
    try:
        texts = [it.property("text") for it in (*view.all("Title"), *view.all("Label"))]
        assert texts.count("6") == 1
        assert texts.count("in space") == (2 if seats == 2 else 1)
    finally:
        view.close()
