"""The floe played with keys, and what is shown and said to whoever aims."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.ui.games.rolling_dice.helpers.views import to_throw, unasked
from tests.ui.games.rolling_dice.window.helpers.hands import Table
from tests.ui.games.rolling_dice.window.helpers.tables import BACK, aim, moves, said, table
from tests.ui.helpers.recorded import heard

__all__ = ["table"]

pytestmark = pytest.mark.usefixtures("language")


# --- keys


def test_keys_aim_and_shift_aims_finely(table: Table) -> None:
    table.open(to_throw())
    table.stage.enter()
    for key, name, sign in (
        (Qt.Key.Key_Left, "direction", -1),
        (Qt.Key.Key_Right, "direction", 1),
        (Qt.Key.Key_Up, "power", 1),
        (Qt.Key.Key_Down, "power", -1),
        (Qt.Key.Key_Q, "place", -1),
        (Qt.Key.Key_A, "place", -1),
        (Qt.Key.Key_E, "place", 1),
        (Qt.Key.Key_D, "place", 1),
        (Qt.Key.Key_PageUp, "spread", 1),
        (Qt.Key.Key_PageDown, "spread", -1),
    ):
        values = [table.model.aim.property(name)]
        table.key(key)
        values.append(table.model.aim.property(name))
        table.key(key, shift=True)
        values.append(table.model.aim.property(name))
        step, fine = sign * (values[1] - values[0]), sign * (values[2] - values[1])
        assert 0 < fine < step, (key, name)


def test_plus_and_minus_spread(table: Table) -> None:
    table.open(to_throw())
    for key, sign in ((Qt.Key.Key_Plus, 1), (Qt.Key.Key_Equal, 1), (Qt.Key.Key_Minus, -1)):
        before = table.model.aim.spread
        table.key(key)
        assert sign * (table.model.aim.spread - before) > 0, key


def test_space_charges_and_throws_when_it_is_let_go(table: Table) -> None:
    table.open(to_throw())
    decided = heard(table.model.decided)
    QTest.keyPress(table.view, Qt.Key.Key_Space)
    assert table.model.aim.power == 0
    table.until(lambda: table.model.aim.power > 0.05, "power")
    assert not decided
    QTest.keyRelease(table.view, Qt.Key.Key_Space)
    assert len(moves(decided)) == 1


def test_escape_takes_back_what_was_charged(table: Table) -> None:
    table.open(to_throw())
    decided, before = heard(table.model.decided), table.model.aim.power
    QTest.keyPress(table.view, Qt.Key.Key_Space)
    table.until(lambda: table.model.aim.power > 0.01, "power")
    table.key(Qt.Key.Key_Escape)
    QTest.keyRelease(table.view, Qt.Key.Key_Space)
    assert table.model.aim.power == before
    assert not decided


def test_enter_throws(table: Table) -> None:
    table.open(to_throw())
    decided = heard(table.model.decided)
    table.key(Qt.Key.Key_Return)
    assert len(moves(decided)) == 1


def test_while_others_play_nothing_reacts(table: Table) -> None:
    table.open(unasked(to_throw()))
    decided, before, start = heard(table.model.decided), aim(table), table.hand()
    table.key(Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Left, Qt.Key.Key_E)
    table.drag(start, start + BACK)
    table.let_go(start + BACK)
    table.tap(table.at(5, -8))
    assert not decided
    assert aim(table) == before


# --- what is shown


def test_the_way_to_pull_is_shown_until_somebody_did_it(table: Table) -> None:
    table.open(to_throw())
    assert table.all("GhostHand")
    assert "Pull back and let go" in table.texts()
    table.key(Qt.Key.Key_Left)
    assert not table.all("GhostHand")
    table.key(Qt.Key.Key_Return)
    table.show(unasked(to_throw()))
    table.show(to_throw())
    assert not table.all("GhostHand"), "whoever has thrown knows how"


def test_the_keys_are_told_to_whoever_uses_them(table: Table) -> None:
    table.open(to_throw())
    assert not table.all("KeyHelp")
    table.key(Qt.Key.Key_Left)
    assert {"Direction", "Power", "Place", "Spread", "Throw"} <= set(table.texts())
    table.tap(table.at(5, -8))
    assert not table.all("KeyHelp")


def test_the_aim_is_spoken(table: Table) -> None:
    table.open(to_throw())
    table.model.aim.turnTo(12, 0.5)
    table.model.aim.moveTo(-40)
    spoken = said(table.named("rollingDiceHands"))
    assert spoken.startswith("Aim: Direction 12° to the right, power 50 %, spread ")
    assert "4 cm to the left" in spoken


def test_scoring_dice_have_tags_and_the_line_has_a_name(table: Table) -> None:
    table.open(to_throw())
    tags = {tag.property("text"): tag for tag in table.all("DieTag")}
    assert {*tags} == {"3", "4", "1"}
    assert [text for text, tag in tags.items() if tag.property("mine")] == ["3"]
    assert "or further" in table.texts()
    table.show(to_throw("b1=4@2000,-8000"))
    assert "or further" not in table.texts()
