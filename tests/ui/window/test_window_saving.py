"""The window says that something is not saved, and does not close over it unasked."""

import threading
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from beamme.table.storage.library import load
from tests.ui.helpers.driving import (
    begin_hot_seat,
    log_of,
    play,
    run,
    until,
    until_asked,
)
from tests.ui.helpers.screen import Screen, left_behind
from tests.ui.helpers.unsaved import FULL, Disk, play_unsaved
from ui.app import closing
from ui.match import saving

pytestmark = pytest.mark.usefixtures("no_review")


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    return Disk(monkeypatch)


def ends(screen: Screen) -> bool:
    """Tell whether closing the window has ended the program."""
    return bool(screen.window.property("closeWanted"))


async def try_to_close(screen: Screen, disk: Disk) -> None:
    """Close the window while something is unsaved, and wait for the question."""
    await play_unsaved(screen.program, disk)
    await screen.click("dialogAccept")
    await until(lambda: not screen.find("dialogAccept"), "the end of the message")
    screen.window.close()
    await until(lambda: screen.find("savingNever"), "the dialog")
    assert not ends(screen)


async def test_a_badge_says_that_something_is_not_saved(shown: Any, disk: Disk) -> None:
    async with shown() as screen:
        program = screen.program
        assert screen.find("savingBadge") is None
        await play_unsaved(program, disk)
        await until(lambda: screen.find("savingBadge"), "the badge")
        assert "Not saved, trying again…" in screen.texts()
        program.settings.change("language", "de")
        assert left_behind(screen.texts(), "de") == []
        disk.full = False
        program.shell.engine.singletonInstance("Dice", "Theme").setProperty("toastTime", 50)
        await program.saver.retry()
        assert "Wieder gespeichert" in screen.texts()
        program.settings.change("language", "en")
        await until(lambda: not screen.find("savingBadge"), "the end of the badge")


async def test_the_window_closes_at_once_if_everything_is_saved(shown: Any, disk: Disk) -> None:
    async with shown() as screen:
        await play_unsaved(screen.program, disk)
        disk.full = False
        await screen.program.saver.retry()
        screen.window.close()
        assert ends(screen)


async def test_the_window_closes_after_a_last_attempt(shown: Any, disk: Disk) -> None:
    async with shown() as screen:
        await play_unsaved(screen.program, disk)
        log, name = log_of(screen.program), screen.program.session.name
        disk.full = False
        screen.window.close()
        await until(lambda: ends(screen), "the end of the window")
        assert screen.program.store.load(name).match.log == log


async def test_the_window_stays_open_until_it_is_saved(shown: Any, disk: Disk) -> None:
    async with shown() as screen:
        await try_to_close(screen, disk)
        assert any(FULL in text for text in screen.texts())
        for language in ("de", "en"):
            screen.program.settings.change("language", language)
            assert left_behind(screen.texts(), language) == []
        await focus(screen, "dialogAccept")
        attempts = disk.attempts
        await screen.press(Qt.Key.Key_Return)
        await until(lambda: disk.attempts > attempts, "another attempt")
        await focus(screen, "dialogAccept")
        disk.full = False
        await screen.press(Qt.Key.Key_Return)
        await until(lambda: ends(screen), "the end of the window")


@pytest.mark.parametrize("key", ["Escape", "dialogReject"])
async def test_whoever_cancels_plays_on_and_is_asked_again(
    shown: Any, disk: Disk, key: str
) -> None:
    async with shown() as screen:
        await try_to_close(screen, disk)
        if key == "Escape":
            await screen.press(Qt.Key.Key_Escape)
        else:
            await focus(screen, key)
            await screen.press(Qt.Key.Key_Return)
        await until(lambda: not screen.find("savingNever"), "the end of the dialog")
        await play(screen.program, 2)
        await until_asked(screen.program)
        screen.window.close()
        await until(lambda: screen.find("savingNever"), "the dialog")
        assert not ends(screen)


async def test_the_window_can_be_closed_without_saving(shown: Any, disk: Disk) -> None:
    async with shown() as screen:
        await try_to_close(screen, disk)
        await focus(screen, "savingNever")
        await screen.press(Qt.Key.Key_Space)
        await until(lambda: ends(screen), "the end of the window")


def test_a_match_can_be_saved_in_another_place(
    qapp: QApplication,
    shown: Any,
    disk: Disk,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    place = tmp_path / "rescued.beamme"
    places: list[Path | None] = [place, tmp_path, None]
    proposed: list[Path] = []

    async def choose(_: object, path: Path, **__: str) -> Path | None:
        proposed.append(path)
        return places.pop()

    monkeypatch.setattr(closing, "file_to_save", choose)

    async def work() -> None:
        async with shown() as screen:
            await try_to_close(screen, disk)
            name, log = screen.program.session.name, log_of(screen.program)
            for answered in (1, 2):
                await focus(screen, "savingElsewhere")
                await screen.press(Qt.Key.Key_Return)
                await until(lambda answered=answered: len(proposed) == answered, "the choice")  # type: ignore[misc]
                await until(lambda: screen.program.saving.property("asking"), "the question")
            assert any("Is a directory" in text for text in screen.texts())
            await focus(screen, "savingElsewhere")
            await screen.press(Qt.Key.Key_Return)
            await until(lambda: ends(screen), "the end of the window")
            assert proposed == [Path.home() / f"{name}.beamme"] * 3
            assert load(place).match.log == log
            await play(screen.program, 1)
            await until_asked(screen.program)
            later = log_of(screen.program)
        assert len(later) > len(log)
        assert load(place).match.log == later, "what happens before the end is saved there too"

    run(qapp, work())


def test_a_disk_that_does_not_answer_is_not_waited_for(
    qapp: QApplication, shown: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(saving, "LAST_ATTEMPT_SECONDS", 0.01)
    go = threading.Event()

    async def work() -> None:
        async with shown() as screen:
            program = screen.program
            begin_hot_seat(program)
            await play(program, 2)
            await until_asked(program)
            monkeypatch.setattr(program.store, "save", lambda *_: go.wait())
            program.match.buttons.primary()
            await until(lambda: program.saver.unsaved, "an attempt")
            screen.window.close()
            await until(lambda: screen.find("savingNever"), "the dialog")
            assert any("the disk does not answer" in text for text in screen.texts())
            go.set()
            await screen.click("savingNever")
            await until(lambda: ends(screen), "the end of the window")

    run(qapp, work())


async def focus(screen: Screen, name: str) -> None:
    """Go to a button of the dialog with the Tab key."""
    await until(lambda: focused(screen).startswith(("dialog", "saving")), "the dialog")
    while focused(screen) != name:
        await screen.press(Qt.Key.Key_Tab)


def focused(screen: Screen) -> str:
    item = screen.window.activeFocusItem()
    return "" if item is None else item.objectName()
