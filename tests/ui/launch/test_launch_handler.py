"""A request is granted: the match of a file goes on, is watched or refused in one sentence."""

import asyncio
import os
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from beamme.ai.strategy import Level
from beamme.games.kuh_vadis import KuhVadis
from beamme.table.storage.record import FORMAT, to_bytes
from tests.helpers.save_tables import rewritten
from tests.helpers.saved import played
from tests.ui.helpers.driving import act, open_record, run, until, until_asked
from tests.ui.helpers.recorded import heard
from ui.app.program import Program
from ui.games.kuh_vadis.setup import SIGNS
from ui.launch.launch_handler import LaunchHandler, bring_to_front
from ui.launch.launch_request import ACTIVATION, LaunchRequest

Opened = Any


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file that was double-clicked."""
    path = tmp_path / "abends.beamme"
    path.write_bytes(to_bytes(played(30)))
    return path


def shelf(program: Program) -> list[str]:
    return [shelved.name for shelved in program.store.matches()]


async def until_open(program: Program) -> None:
    await until(lambda: program.session.record is not None, "an open match")


def test_a_match_goes_on_and_is_kept_once(qapp: QApplication, start: Opened, file: Path) -> None:
    async def work() -> None:
        async with start() as program:
            handler = LaunchHandler(program)
            handler.handle(LaunchRequest(match=file))
            await until_open(program)
            await until_asked(program)
            act(program)
            await until(lambda: len(shelf(program)) == 1, "a saved match")
            name = shelf(program)[0]
            await program.session.leave()
            handler.handle(LaunchRequest(match=file))
            await until_open(program)
            await until_asked(program)
            assert len(open_record(program).match.log) > 30, "where it was left, not as in the file"
            act(program)
            await program.session.leave()
            assert shelf(program) == [name]

    run(qapp, work())
    assert file.read_bytes() == to_bytes(played(30)), "somebody's file is not touched"


def test_a_match_begun_at_once_has_signs_in_the_colours_of_its_seats(
    qapp: QApplication, start: Opened
) -> None:
    async def work() -> None:
        async with start() as program:
            request = LaunchRequest(game="kuh-vadis", seats=(None, None))
            LaunchHandler(program).handle(request)
            await until_open(program)
            record = open_record(program)
            game = record.match.game
            assert isinstance(game, KuhVadis)
            signs = {seat.colour: game.sign(at) for at, seat in enumerate(record.seating)}
            assert signs == dict(enumerate(SIGNS)), "circles are red, crosses are blue"

    run(qapp, work())


def test_what_is_open_stays_open(qapp: QApplication, start: Opened, file: Path) -> None:
    async def work() -> None:
        async with start() as program:
            program.store.save("mine", played(30))
            handler = LaunchHandler(program)
            handler.handle(LaunchRequest(match=program.store.path("mine")))
            await until_open(program)
            await until_asked(program)
            started, playing = heard(program.match.started), set(program.tasks._running)
            handler.handle(LaunchRequest(match=file))
            handler.handle(LaunchRequest(match=program.store.path("mine")))
            while opening := program.tasks._running - playing:
                await asyncio.gather(*opening)
            assert not started

    run(qapp, work())


def test_another_match_takes_its_place_and_both_are_kept(
    qapp: QApplication, start: Opened, file: Path
) -> None:
    async def work() -> None:
        async with start() as program:
            handler = LaunchHandler(program)
            handler.handle(LaunchRequest(game="beam-me-up", seats=(None, Level.BEGINNER)))
            await until_asked(program)
            act(program)
            await until(lambda: len(shelf(program)) == 1, "a saved match")
            handler.handle(LaunchRequest(match=file))
            await until(lambda: len(open_record(program).match.log) >= 30, "the other match")
            await until_asked(program)
            act(program)
            await until(lambda: len(shelf(program)) == 2, "two saved matches")

    run(qapp, work())


def test_a_match_that_is_over_is_watched(qapp: QApplication, start: Opened, file: Path) -> None:
    file.write_bytes(to_bytes(played()))

    async def work() -> None:
        async with start() as program:
            watched = heard(program.match.watched)
            LaunchHandler(program).handle(LaunchRequest(match=file))
            await until(lambda: program.match.now.phase == "watch", "watching")
            assert len(watched) == 1
            assert shelf(program) == []

    run(qapp, work())


def test_a_damaged_match_goes_on_before_the_damage(
    qapp: QApplication, start: Opened, file: Path
) -> None:
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(lines[:21]) + lines[21][:5])

    async def work() -> None:
        async with start() as program:
            LaunchHandler(program).handle(LaunchRequest(match=file))
            await until_open(program)
            assert program.match.now.error.startswith("Line 21 of this match is damaged")
            assert len(open_record(program).match.log) >= 20

    run(qapp, work())


@pytest.mark.parametrize(
    ("content", "english", "german"),
    [
        (
            b"\x89PNG",
            "“abends.beamme” is not a match of BeamMe, or it is damaged.",
            "„abends.beamme“ ist keine Partie von BeamMe oder ist beschädigt.",
        ),
        (
            rewritten(played(3), format=FORMAT + 1),
            "“abends.beamme” was saved by a newer version of BeamMe.",
            "„abends.beamme“ wurde mit einer neueren Version von BeamMe gespeichert.",
        ),
        (None, "“abends.beamme” cannot be read.", "„abends.beamme“ lässt sich nicht lesen."),
    ],
    ids=["strange", "newer", "gone"],
)
@pytest.mark.parametrize("language", ["en", "de"])
def test_what_cannot_be_opened_is_told_in_one_sentence(
    qapp: QApplication,
    start: Opened,
    file: Path,
    content: bytes | None,
    english: str,
    german: str,
    language: str,
) -> None:
    file.unlink() if content is None else file.write_bytes(content)

    async def work() -> None:
        async with start() as program:
            LaunchHandler(program).handle(LaunchRequest(match=file, language=language))
            await until(lambda: program.match.now.error, "a sentence")
            assert program.match.now.error == (german if language == "de" else english)
            assert program.match.now.phase == "none"

    run(qapp, work())


def test_a_game_is_begun_with_these_players(qapp: QApplication, start: Opened) -> None:
    async def work() -> None:
        async with start() as program:
            seats = (None, Level.EXPERT, Level.MASTER)
            LaunchHandler(program).handle(
                LaunchRequest(game="dice-flick", seats=seats, language="de")
            )
            await until_open(program)
            record = open_record(program)
            assert record.match.game.key == "dice-flick"
            assert tuple(seating.level for seating in record.seating) == seats
            assert [seating.name for seating in record.seating] == ["Ada", "Nova", "Mika"]
            assert program.language.key == "de"

    run(qapp, work())


def test_the_window_comes_back_to_the_front(
    qapp: QApplication, shown: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(ACTIVATION, raising=False)

    async def work() -> None:
        async with shown() as screen:
            window = screen.window
            window.showMinimized()
            await until(
                lambda: window.windowStates() & Qt.WindowState.WindowMinimized, "it is put away"
            )
            LaunchHandler(screen.program).handle_in_front(LaunchRequest())
            assert not window.windowStates() & Qt.WindowState.WindowMinimized
            await until(window.isExposed, "it is seen")
            window.showMaximized()
            bring_to_front(window, "")
            assert window.windowStates() & Qt.WindowState.WindowMaximized, "as large as it was"

    run(qapp, work())


def test_the_leave_of_the_desktop_is_put_where_qt_looks_for_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    left: list[str] = []
    window = Mock(requestActivate=lambda: left.append(os.environ[ACTIVATION]))
    window.windowStates.return_value = Qt.WindowState.WindowNoState
    monkeypatch.setenv(ACTIVATION, "old")
    bring_to_front(window, "token-7")
    bring_to_front(window, "")
    assert left == ["token-7", "token-7"], "it stays until Qt has used it"
