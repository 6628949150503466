"""What matches of all games in the real window have in common, from the box to the report."""

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest

from beamme.core.game import Outcome
from beamme.table.storage.record import Record
from tests.ui.helpers.driving import open_record, until
from tests.ui.helpers.screen import LEFT, Screen, left_behind, outside


async def open_box(screen: Screen, key: str, seats: int = 2) -> None:
    """Take a game from the shelf, with so many seats."""
    await screen.click(f"box-{key}")
    await until(lambda: screen.find("play"), "the sheet")
    for _ in range(seats - 2):
        screen.program.lobby.addSeat()


async def sit_down(screen: Screen, word: str, starter: int = -1) -> None:
    """Start the match that was set up; a word decides the dice."""
    screen.program.lobby.setProperty("seedText", word)
    screen.program.lobby.setProperty("starter", starter)
    await screen.click("play")
    await screen.until_page("match")


async def pull(screen: Screen, hands: str, by: QPoint) -> None:
    """Pull back the dice that these hands hold, and let them go."""
    item = screen.find(hands)
    assert item is not None
    start = item.mapToScene(QPointF(item.property("origin"))).toPoint()
    window = screen.window

    def drag() -> None:
        QTest.mousePress(window, LEFT, pos=start)
        for share in (0.3, 0.7, 1.0):
            QTest.mouseMove(window, start + by * share, 5)
        QTest.mouseRelease(window, LEFT, pos=start + by)

    await outside(drag)


async def ended(screen: Screen, language: str) -> Record:
    """Wait for the report of a match that is over; no word of the other language is in it."""
    await screen.until_page("end")
    record = open_record(screen.program)
    assert isinstance(record.match.turn, Outcome)
    await until(lambda: screen.program.report.property("ready"), "the report")
    assert left_behind(screen.texts(), language) == []
    return record


async def read_rules(screen: Screen, key: str, word: str) -> None:
    """Leaf through the rules of a game, which have this word in them, to their end."""
    await screen.click("rules")
    await screen.until_page("rules")
    await screen.click(f"rules-{key}")
    await until(lambda: word in screen.texts(), "the page")
    area = screen.find("rulesText")
    assert area is not None
    await outside(area.forceActiveFocus)
    end = area.property("contentHeight") - area.property("height")
    assert end > area.property("height")
    for _ in range(20):
        await screen.press(Qt.Key.Key_PageDown)
    await until(lambda: abs(area.property("contentY") - end) < 1, "the end of the page")
