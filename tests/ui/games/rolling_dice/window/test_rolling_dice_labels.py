"""The floe is legible: no tag covers a die, a value or another tag; dice are large and apart."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QUrl
from PySide6.QtQml import QQmlComponent

from beamme.core.chance import Body
from tests.ui.games.rolling_dice.window.helpers.crowds import crowds, rings, rows
from tests.ui.games.rolling_dice.window.helpers.stand_in import RollingDicePosition
from tests.ui.helpers.qml_items import below, is_a
from tests.ui.helpers.window_pool import borrow, give_back, show, singleton

pytestmark = pytest.mark.usefixtures("language")

SIZE = 990, 564
"""The stage at 1280 × 800, with the line of narration over its lower edge."""
POSITIONS = 500
LARGE = {"FlatFloe": 30.0, "FloeScene": 26.0}
"""How many pixels the edge of a die without neighbours has, at least."""
STAGE = """
import QtQuick
import Dice

Item {{
    id: stage
    property var game
    property Item floe: view
    property Item tags: labels
    {view} {{ id: view; anchors.fill: parent; game: stage.game; below: 40 }}
    DieTags {{ id: labels; anchors.fill: parent; game: stage.game; view: view }}
}}
"""
Box = tuple[float, float, float, float]


class Stage:
    """A floe with its tags, and nothing else."""

    def __init__(self, view: str) -> None:
        self.kind, self.model, self.view = view, RollingDicePosition(), borrow()
        singleton(self.view, "Theme").setProperty("calm", True)
        singleton(self.view, "Theme").setProperty("pace", 0)
        singleton(self.view, "Quality").setProperty("pinned", True)
        singleton(self.view, "Quality").setProperty("level", 0)
        self.view.resize(*SIZE)
        self.component = QQmlComponent(self.view.engine())
        self.component.setData(STAGE.format(view=view).encode(), QUrl())
        assert not self.component.errors(), self.component.errors()
        width, height = SIZE
        made = self.component.createWithInitialProperties(
            {"game": self.model, "width": width, "height": height}
        )
        self.view.setContent(QUrl(), self.component, made)
        show(self.view)

    def lay(self, lying: list[Body], *, aimed: bool = False) -> None:
        self.model.dice.present(rows(lying))
        ahead = lying[0].y / 1000
        self.model.parts["aim"].tell(shown=aimed)
        self.model.parts["table"].tell(rings=rings(lying), lineShown=True, lineZ=-ahead)
        self.tags.layOut()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    @property
    def tags(self) -> Any:
        return self.view.rootObject().property("tags")

    @property
    def floe(self) -> Any:
        return self.view.rootObject().property("floe")

    def signs(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = _plain(self.tags.property("signs"))
        return found


def _plain(value: Any) -> Any:
    return value.toVariant() if hasattr(value, "toVariant") else value


def box(rect: Any) -> Box:
    if isinstance(rect, dict):
        return rect["x"], rect["y"], rect["w"], rect["h"]
    return rect.x(), rect.y(), rect.width(), rect.height()


def keys_of(numbered: tuple[int, list[Body]]) -> tuple[str, ...]:
    """Tell which dice lie there."""
    _, lying = numbered
    return tuple(body.die for body in lying)


def meet(one: Box, other: Box) -> bool:
    (x, y, w, h), (a, b, c, d) = one, other
    return x < a + c and a < x + w and y < b + d and b < y + h


@pytest.fixture(params=["FlatFloe", "FloeScene"])
def stage(request: pytest.FixtureRequest) -> Iterator[Stage]:
    made = Stage(request.param)
    yield made
    give_back(made.view)


def test_no_tag_covers_anything_in_a_thousand_positions(stage: Stage) -> None:
    table = stage.model.parts["table"]
    values = [box(stage.floe.valueRect(field)) for field in table.told["fields"]]
    # Positions with the same dice follow each other: delegates are not made anew.
    for number, lying in sorted(enumerate(crowds(seed=7, count=POSITIONS)), key=keys_of):
        stage.lay(lying, aimed=number % 2 == 0)
        dice = [box(stage.floe.dieRect(row.position, row.room)) for row in rows(lying)]
        signs = stage.signs()
        tags = [box(sign["rect"]) for sign in signs]
        assert len(tags) == len(lying), number
        hidden = [*dice, *values]
        assert not [1 for tag in tags for other in hidden if meet(tag, other)], number
        assert not [1 for one, other in combinations(tags, 2) if meet(one, other)], number
        assert all(x >= 0 and y >= 0 and x + w <= SIZE[0] for x, y, w, _ in tags), number


def test_no_thread_runs_through_a_tag(stage: Stage) -> None:
    for number, lying in enumerate(crowds(seed=8, count=50)):
        stage.lay(lying)
        signs = stage.signs()
        for one in signs:
            (x, y, w, h), (a, b, c, d) = box(one["rect"]), box(one["die"])
            start, end = (a + c / 2, b + d / 2), (x + w / 2, y + h / 2)
            stops = [
                tuple(p + share / 40 * (q - p) for p, q in zip(start, end, strict=True))
                for share in range(41)
            ]
            others = [box(sign["rect"]) for sign in signs if sign is not one]
            hit = [1 for p, q in stops for tag in others if meet((p, q, 0.01, 0.01), tag)]
            assert not hit, number


def test_tags_are_drawn_where_they_were_laid_out(stage: Stage) -> None:
    stage.lay(next(crowds(seed=9, count=1)))
    drawn: list[Any] = [it for it in below(stage.tags) if is_a(it, "DieTag")]
    places = sorted((it.x(), it.y(), it.width(), it.height()) for it in drawn)
    assert places == sorted(box(sign["rect"]) for sign in stage.signs())


def test_dice_are_large_as_far_as_others_leave_them_room(stage: Stage) -> None:
    """The rectangle of a die is wider than its edge by what turning it may need."""
    wider = {"FlatFloe": 1.24, "FloeScene": 1.4}[stage.kind]
    alone = crowded = 0
    for lying in crowds(seed=10, count=100):
        for row in rows(lying):
            edge = box(stage.floe.dieRect(row.position, row.room))[2] / wider
            if row.room >= 2.1:
                alone += 1
                assert edge >= LARGE[stage.kind]
            crowded += row.room < 2.1
    assert alone > 0
    assert crowded > 0
