"""Everything in a match is explained in place: by tips, a legend, and one line the first time."""

from typing import Any

from PySide6.QtCore import QObject, QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QVector3D
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QSignalSpy, QTest

from beamme.games.beam_me_up.board import Field
from beamme.games.kuh_vadis.board import COW
from installer.tools.demo import load_demo
from tests.ui.helpers.driving import until, until_asked
from tests.ui.helpers.screen import Screen, outside
from ui.text.last_turns import last_turns

MATCHES = {
    "beam-me-up-four": 300,
    "kuh-vadis-won": 121,
    "dice-flick-scoring": None,
    "rolling-dice-keeping": None,
}
FIRST = {
    "beam-me-up": "rocket",
    "kuh-vadis": "last",
    "dice-flick": "knaller",
    "rolling-dice": "put",
}
TERMS = ("BeamMeUpTerms", "KuhVadisTerms", "DiceFlickTerms", "RollingDiceTerms")


async def opened(screen: Screen, name: str) -> None:
    """Open a match in which a person has to decide."""
    await open_at(screen, name, MATCHES[name])
    await until_asked(screen.program)


async def open_at(screen: Screen, name: str, ply: int | None) -> None:
    """Open a match after so many entries, or after all."""
    record = load_demo(name)
    if ply is not None:
        record = record.with_match(record.match.back_to(ply))
    screen.program.store.save(name, record)
    screen.program.session.open(name)
    await screen.until_page("match")
    await until(lambda: screen.program.match.property("gameKey") == record.match.game.key, name)


def owner(screen: Screen, name: str) -> Any:
    """The item that contains the one of this name."""
    item = screen.find(name)
    return None if item is None else item.parentItem()


def special(screen: Screen) -> QPointF | None:
    """A rocket that no stone covers, on the board of the person to move."""
    view = screen.program.match.now.view
    assert view is not None
    state, board = view.match.state, view.match.game.boards[view.match.state.active]
    column, row = next(
        (column, row)
        for column, fields in enumerate(board.columns)
        for row, mark in enumerate(fields)
        if mark == Field.ROCKET and state.heights[state.active][column] != row
    )
    item = screen.find(f"column{column}", lambda it: it.property("own"))
    if item is None:
        return None
    return item.mapToScene(QPointF(item.width() / 2, (7.5 - row) * item.property("rowHeight")))


def cow(screen: Screen) -> QPointF | None:
    """A cow that nobody has marked and nobody may mark now."""
    view = screen.program.match.now.view
    assert view is not None
    marks, sheet = view.match.state.marks, view.match.game.sheet
    free = (at for at in range(49) if not (marks[0] | marks[1]) >> at & 1)
    item = screen.find(f"field{next(at for at in free if sheet.symbol(at) == COW)}")
    return None if item is None else item.mapToScene(QPointF(item.width() / 2, item.height() / 2))


def centre(screen: Screen) -> QPointF | None:
    """The hollow in the middle."""
    stage = owner(screen, "diceFlickHands")
    ready = stage is not None and stage.property("ready")
    return stage.mapToScene(stage.spotOf(12)) if ready else None


def net(screen: Screen) -> QPointF | None:
    """The net that is worth most."""
    stage = owner(screen, "rollingDiceHands")
    view = None if stage is None else stage.property("view")
    if view is None:
        return None
    table: Any = screen.program.games["rolling-dice"].table  # type: ignore[attr-defined]
    field = min(table.fields, key=lambda it: abs(it["value"] - 2))
    spot: QPointF = view.project(QVector3D(field["x"], 0, field["z"]))
    return view.mapToScene(spot)


PLACES: dict[str, tuple[Any, str]] = {
    "beam-me-up-four": (special, "Rocket"),
    "kuh-vadis-won": (cow, "Cow"),
    "dice-flick-scoring": (centre, "Centre"),
    "rolling-dice-keeping": (net, "Net"),
}


async def hover(screen: Screen, spot: QPointF) -> None:
    """Move the pointer there, as a hand does: in more than one step, each of them seen."""
    frames = QSignalSpy(screen.window.afterAnimating)
    for number, step in enumerate((6, 3, 0), start=1):
        point = spot.toPoint() - QPoint(step, 0)
        await outside(lambda point=point: QTest.mouseMove(screen.window, point))  # type: ignore[misc]
        screen.window.update()
        await until(lambda number=number: frames.count() >= number, "a frame")  # type: ignore[misc]


def tip(screen: Screen) -> Any:
    """The tip of the window."""
    return screen.window.findChild(QObject, "tip")


def described(item: QQuickItem | None) -> str:
    """What a screen reader says about an item beyond its name."""
    found = None if item is None else QAccessible.queryAccessibleInterface(item)
    return "" if found is None else found.text(QAccessible.Text.Description)


async def test_matches_explain_themselves(shown: Any) -> None:
    async with shown(language="en", view="flat", theme="light") as screen:
        await screen.resize(1280, 800)
        for name, (place, title) in PLACES.items():
            await opened(screen, name)
            await every_last_turn_is_told(screen)
            await the_tip_says(screen, place, title)
            await the_legend_folds(screen)
            await the_first_time_is_told(screen)
            await screen.program.session.leave()
            await screen.until_page("home")


async def every_last_turn_is_told(screen: Screen) -> None:
    """Each other player's last turn can be read."""
    view = screen.program.match.now.view
    assert view is not None
    told = [text for text in last_turns(view.record) if text]
    active = screen.program.match.turn.property("seat")
    own = next(at for at, seat in enumerate(view.record.seating) if seat.colour == active)
    others = [text for at, text in enumerate(last_turns(view.record)) if text and at != own]
    assert len(told) > 1
    await until(lambda: set(others) <= screen.texts(), f"{others}")


async def the_tip_says(screen: Screen, place: Any, title: str) -> None:
    """A tip explains what is below the pointer, and leaves with it."""
    await until(lambda: place(screen) is not None, "the place")
    await hover(screen, place(screen))
    await until(lambda: tip(screen).property("visible"), f"a tip for {title}")
    assert title in screen.texts()
    await hover(screen, QPointF(640, 780))
    await until(lambda: not tip(screen).property("visible"), "no tip")


async def the_legend_folds(screen: Screen) -> None:
    """The legend is folded and unfolded, which is remembered."""
    settings = screen.program.settings
    settings.change("legend", "none")
    await until(lambda: screen.find("legendSymbols"), "the heading")
    await screen.click("legendSymbols")
    assert settings.value.legend == "symbols"
    await until(lambda: screen.find("legend0"), "a symbol")
    assert len(described(screen.find("legend0"))) > 20
    await screen.click("legendSymbols")
    await until(lambda: screen.find("legend0") is None, "the fold")
    assert settings.value.legend in {"none", "symbols"}, "beside the panel nothing needs to fold"
    settings.change("legend", "guide")


async def the_first_time_is_told(screen: Screen) -> None:
    """One line says what has just happened, until it is closed."""
    key = screen.program.match.property("gameKey")
    screen.program.match.update(firsts=(FIRST[key],))
    await screen.click("noteClose")
    assert screen.program.match.now.firsts == ()
    await until(lambda: screen.find("noteClose") is None, "the end of the line")


async def test_a_key_explains_what_has_focus(shown: Any) -> None:
    async with shown(language="en", view="flat", theme="light") as screen:
        await opened(screen, "kuh-vadis-won")
        await until(lambda: screen.find("field0"), "the sheet")
        await screen.press(Qt.Key.Key_Question)
        await until(lambda: tip(screen).property("visible"), "a tip")
        item = screen.window.activeFocusItem()
        assert item.objectName().startswith("field")
        assert described(item) in screen.texts()
        await screen.press(Qt.Key.Key_Escape)
        await until(lambda: not tip(screen).property("visible"), "no tip")


async def test_every_term_has_words(shown: Any) -> None:
    async with shown(language="de", theme="light") as screen:
        engine = screen.program.shell.engine
        for name in TERMS:
            terms = engine.singletonInstance("Dice", name)
            found = terms.property("of").toVariant()
            for key in terms.property("legend").toVariant():
                assert all(found[key][word] for word in ("title", "brief", "text")), key
            assert all(each["title"] and each["text"] for each in found.values())


async def test_each_of_several_first_notes_leaves_by_itself(shown: Any) -> None:
    async with shown() as screen:
        await opened(screen, "beam-me-up-four")
        theme = screen.program.shell.engine.singletonInstance("Dice", "Theme")
        theme.setProperty("toastTime", 50)
        match = screen.program.match
        match.update(firsts=("rocket", "cool", "shield"))
        await until(lambda: not match.now.firsts, "the end of every note")
        assert screen.find("firstNote") is None
