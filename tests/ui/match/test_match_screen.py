"""The match screen of several people: who is on, whose colour it has, where the keys are."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QColor, QKeyEvent
from PySide6.QtQuick import QQuickItem

from beamme.core.match import Moved
from tests.ui.helpers.qml_items import below, is_a
from tests.ui.helpers.recorded import heard
from tests.ui.helpers.window_pool import singleton
from tests.ui.match.helpers.match_screen import MatchWindow
from ui.app.language import Language
from ui.models.game_model import View
from ui.models.match.match_view_state import MatchViewState


@pytest.fixture
def screen(language: Language) -> Iterator[MatchWindow]:
    opened = MatchWindow(language, "beam-me-up")
    yield opened
    opened.close()


def asked(screen: MatchWindow, seat: int) -> None:
    """Ask this seat, or nobody."""
    record = screen.people.record
    screen.people.match.show(MatchViewState("person", View(record, seat)))


def colour(screen: MatchWindow, name: str, seat: int) -> QColor:
    """The colour of a seat, as the program has it."""
    fills = singleton(screen.view, "Theme").property(name)
    values = fills.toVariant() if hasattr(fills, "toVariant") else fills
    return QColor(values[seat])


def find(screen: MatchWindow, name: str) -> QQuickItem:
    (found,) = (item for item in below(screen.root) if item.objectName() == name)
    return found


def test_who_is_on_is_told_by_name_and_colour(screen: MatchWindow) -> None:
    people, banner = screen.people, find(screen, "handOver")
    handed = heard(people.match.turn.handedOver)
    first = people.record.match.turn.index  # type: ignore[union-attr]
    for seat in (1 - first, first):
        name = people.record.seating[seat].name
        asked(screen, seat)
        assert handed[-1] == (name, seat)
        assert (banner.property("words"), banner.isVisible()) == (f"{name}, it’s your turn!", True)
        assert banner.isEnabled() is False, "nobody has to wait for it"
        asked(screen, seat)
    assert len(handed) == 2, "the same person goes on"
    people.match.show(MatchViewState("showing", View(people.record, None)))
    screen.until(lambda: not banner.isVisible(), "an end of the banner")


def test_the_banner_goes_by_itself(screen: MatchWindow) -> None:
    banner = find(screen, "handOver")
    asked(screen, 1)
    assert banner.isVisible()
    screen.until(lambda: not banner.isVisible(), "an end of the banner")


def test_the_desk_has_the_colour_of_who_is_on(screen: MatchWindow) -> None:
    people, desk = screen.people, find(screen, "matchDesk")
    active = people.record.match.turn.index  # type: ignore[union-attr]
    assert desk.property("edge") == colour(screen, "seatFills", active)
    (main, *_) = screen.buttons()
    assert main.property("fill") == colour(screen, "seatFills", active)


def test_the_keys_move_along_to_the_board_of_who_is_on(screen: MatchWindow) -> None:
    people = screen.people
    screen.key(Qt.Key.Key_Right)
    before = screen.view.activeFocusItem()
    assert before is not None
    number = before.objectName()
    assert number.startswith("column")
    seat = people.record.match.turn.index  # type: ignore[union-attr]
    while people.record.match.turn.index == seat:  # type: ignore[union-attr]
        screen.key(Qt.Key.Key_Return)
    screen.until(lambda: screen.view.activeFocusItem() not in {before, None}, "another board")
    now = screen.view.activeFocusItem()
    assert now.objectName() == number, "the same column"
    assert any(isinstance(entry, Moved) for entry in people.record.match.log)
    assert board_of(now).property("own") is True


def board_of(item: QQuickItem) -> QQuickItem:
    """The board that a column belongs to."""
    while not is_a(item, "BeamMeUpBoard"):
        item = item.parentItem()
    return item


def test_a_second_click_closes_the_history(screen: MatchWindow) -> None:
    line, panel = find(screen, "matchNarration"), screen.root.findChild(QObject, "matchHistory")
    assert panel is not None
    screen.people.match.buttons.enter()
    for opened in (True, False, True, False):
        screen.click(line)
        assert panel.property("visible") is opened
    for opened in (True, False):
        screen.key(Qt.Key.Key_N)
        assert panel.property("visible") is opened


def test_enter_in_the_history_does_what_its_button_says(screen: MatchWindow) -> None:
    panel = screen.root.findChild(QObject, "matchHistory")
    assert panel is not None
    screen.key(Qt.Key.Key_N)
    promised, before = screen.people.entered, len(screen.people.decided)
    screen.key(Qt.Key.Key_Return)
    assert panel.property("visible") is False
    assert screen.people.decided[before:] == ([promised.moves] if promised.moves else [])


def test_a_person_who_rolls_is_not_said_to_be_playing(screen: MatchWindow) -> None:
    people = screen.people
    people.match.show(MatchViewState("showing", View(people.record, None)))
    (main, *_) = screen.buttons()
    assert main.property("text") == "One moment…"


def test_a_held_space_skips_one_step_only(screen: MatchWindow) -> None:
    people = screen.people
    people.match.show(MatchViewState("showing", View(people.record, None)))
    skipped = heard(people.match.skipWanted)
    space, none = Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier
    for again in (False, True, True):
        press = QKeyEvent(QEvent.Type.KeyPress, space, none, " ", again)
        QCoreApplication.sendEvent(screen.view, press)
    assert len(skipped) == 1


def test_a_button_that_means_something_else_by_now_does_nothing(screen: MatchWindow) -> None:
    people = screen.people
    (main, *_) = screen.buttons()
    spot = screen.middle(main)
    screen.drag(spot)
    before = main.property("text")
    people.match.buttons.enter()
    screen.until(lambda: main.property("text") != before or people.decided, "another label")
    asked(screen, people.record.match.turn.index)  # type: ignore[union-attr]
    assert main.property("text") != before
    done = len(people.decided), people.led
    screen.let_go(spot)
    assert (len(people.decided), people.led) == done
