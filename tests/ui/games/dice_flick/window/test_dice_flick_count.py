"""Points on their way from the box to the pad, and frames that are too slow."""

from array import array
from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QObject, QUrl
from PySide6.QtQml import QQmlComponent, QQmlEngine
from PySide6.QtQuick import QQuickItem

from beamme.physics.engine.flight import Flight
from tests.ui.games.beam_me_up.helpers.views import after
from tests.ui.games.dice_flick.window.helpers.parts import TWO_TAKES, Window, counting
from tests.ui.helpers.qml_items import below, is_a
from tests.ui.helpers.recorded import heard
from tests.ui.helpers.window_pool import show
from ui.app.paths import QML
from ui.match.showing.staging import steady
from ui.models.arena_model import ArenaModel
from ui.models.dice_model import DiceModel
from ui.models.match.match_model import MatchModel

pytestmark = pytest.mark.usefixtures("language")

TABLE = """
import QtQuick
import Dice
import Dice.Models

Item {
    id: table

    required property DiceFlickModel game
    required property MatchModel match

    DiceFlickStage { id: box; width: 500; height: parent.height; game: table.game; flat: true }
    ScorePad {
        id: sheet
        x: 520; width: 200; height: parent.height
        game: table.game
        match: table.match
        missing: count.missing
        missingFor: count.seat
    }
    CountFlight { id: count; objectName: "count"; game: table.game; stage: box; pad: sheet }
}
"""
QUICK, SLOW = 0.001, 0.1


class Table(Window):
    """A box, a pad beside it, and what flies between them."""

    def __init__(self, match: MatchModel) -> None:
        super().__init__("", 720, 480, match=match)
        self.match = match

    def open(self, view: Any) -> None:
        """Show a position."""
        self.model.show(view)
        self.match._seats.update(view.record, "person", (), ())
        self.component = QQmlComponent(self.view.engine())
        self.component.setData(TABLE.encode(), QUrl())
        assert not self.component.errors(), self.component.errors()
        made = self.component.createWithInitialProperties(
            {"game": self.model, "match": self.match, "width": 720, "height": 480}
        )
        self.view.setContent(QUrl(), self.component, made)
        show(self.view)
        self.until(lambda: self.root.findChild(QObject, "count") and self.all("FlatBox"), "a box")

    @property
    def count(self) -> QObject:
        """What flies."""
        return self.root.findChild(QObject, "count")

    @property
    def totals(self) -> list[int]:
        """What the pad says."""
        return [round(total.property("counted")) for total in self.all("PadTotal")]


@pytest.fixture
def table() -> Iterator[Table]:
    made = Table(MatchModel({}, DiceModel()))
    yield made
    made.close()


def test_takes_fly_one_after_the_other_and_the_pad_counts_up(table: Table) -> None:
    table.set("Theme", calm=False, pace=2)
    before = counting()
    table.open(before)
    total = table.model.scoring.total
    score = before.match.game.write(before.match.game.legal(before.match.state)[0])
    arrived: list[tuple[int, int]] = []
    table.count.arrived.connect(lambda number, _: arrived.append((number, missing())))

    def missing() -> int:
        return table.count.property("missing")

    table.model.show(after(before, score, deciding=None))
    assert missing() == total == 26
    assert table.totals == [0, 0]
    groups = table.all("CountGroup")
    assert len(groups) == 2
    assert groups[0].property("delay") < groups[1].property("delay")
    table.until(lambda: missing() == 0, "all points")
    assert [number for number, _ in arrived] == [0, 1]
    assert arrived[0][1] > arrived[1][1] == 0
    table.until(lambda: table.totals == [total, 0], "a sum")
    assert not table.all("CountGroup")


def test_without_motion_points_are_there_at_once(table: Table) -> None:
    before = counting()
    table.open(before)
    score = before.match.game.write(before.match.game.legal(before.match.state)[0])
    table.model.show(after(before, score, deciding=None))
    assert table.count.property("missing") == 0
    assert table.totals == [26, 0]


def test_dice_that_fly_look_like_those_that_lay_there(table: Table) -> None:
    table.set("Theme", calm=False, pace=1)
    before = counting()
    table.open(before)
    score = before.match.game.write(before.match.game.legal(before.match.state)[0])
    table.model.show(after(before, score, deciding=None))
    flying = [die for group in table.all("CountGroup") for die in faces(group)]
    drawn = [die for die in TWO_TAKES.split() if die[0] in "bgp"]
    taken = [die for die in drawn if die != "g5"]
    assert sorted(flying) == sorted((die[0], 1 if die == "pp" else int(die[1])) for die in taken)


def faces(group: QQuickItem) -> list[tuple[str, int]]:
    return [
        (item.property("colour")[0], item.property("face"))
        for item in below(group)
        if is_a(item, "DiceFlickFace") and item.property("light") > 0.9
    ]


# --- frames


class Pace:
    """What measures frames, while nothing is drawn."""

    def __init__(self, level: int = 0) -> None:
        self.engine = QQmlEngine()
        self.engine.addImportPath(str(QML))
        self.component = QQmlComponent(self.engine)
        self.component.loadFromModule("Dice", "FlightPace")
        assert not self.component.errors(), self.component.errors()
        self.arena = ArenaModel({"b1": "blue"})
        self.item = self.component.createWithInitialProperties(
            {"arena": self.arena, "solid": True, "shown": False}
        )
        self.quality = self.engine.singletonInstance("Dice", "Quality")
        self.quality.setProperty("level", level)
        self.told = heard(self.item.tooSlow)

    def measure(self, seconds: float, frames: int = 8) -> None:
        """Let so many frames take so long."""
        for _ in range(frames):
            self.item.measure(seconds)


@pytest.fixture
def pace() -> Pace:
    return Pace()


def test_where_the_lowest_quality_is_too_slow_the_box_becomes_flat(pace: Pace) -> None:
    pace.measure(SLOW)
    assert len(pace.told) == 1


def test_quick_frames_keep_the_third_dimension(pace: Pace) -> None:
    pace.measure(QUICK, 40)
    assert not pace.told


def test_slow_frames_of_a_better_quality_only_lower_it(pace: Pace) -> None:
    pace.quality.setProperty("level", 2)
    pace.measure(SLOW)
    assert not pace.told
    assert pace.quality.property("level") == 1


def test_who_pinned_the_quality_keeps_it(pace: Pace) -> None:
    pace.quality.setProperty("pinned", True)
    pace.measure(SLOW, 40)
    assert not pace.told


def test_a_flight_is_never_broken_off(pace: Pace) -> None:
    poses = array("f", [0, 1, 0, 1, 0, 0, 0] * 3).tobytes()
    flight = Flight(1.0, 1, poses, ())
    pace.arena.fly(flight, ["b1"], steady(flight, 1.0))
    pace.measure(SLOW, 40)
    assert not pace.told
    assert pace.item.property("late")
    pace.arena.finish()
    pace.measure(SLOW)
    assert len(pace.told) == 1
