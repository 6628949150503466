"""Switching the language in mid-match: nothing is left in the old one, in no text of any model."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree.ElementTree import parse

import pytest
from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtWidgets import QApplication

from tests.ui.helpers.driving import begin, begin_hot_seat, opened, play, run, until, until_asked
from tests.ui.helpers.recorded import texts_of
from tests.ui.helpers.window_fixtures import Start
from ui.app.language import Language
from ui.app.paths import TRANSLATIONS
from ui.app.program import Program
from ui.text.words import translate

LANGUAGES = ("en", "de")
OPENING = "This match cannot be opened: %1"


def models(program: Program) -> tuple[QObject, ...]:
    return (
        program.settings,
        program.lobby,
        *program.setups.values(),
        program.library,
        program.match,
        *program.games.values(),
        program.dice,
        program.report,
    )


def all_texts(program: Program) -> dict[str, str]:
    texts: dict[str, str] = {}
    for model in models(program):
        texts |= texts_of(model)
    return texts


async def in_mid_match(program: Program) -> None:
    program.library.refresh()
    begin_hot_seat(program, 3)
    await play(program, 21)
    await until_asked(program)
    program.dice.toggle(0)


async def at_the_end(program: Program) -> None:
    program.lobby.open("beam-me-up")
    for seat in (0, 1):
        program.lobby.setLevel(seat, "beginner")
    program.lobby.setProperty("seedText", "word")
    program.lobby.play()
    await until(lambda: program.report.property("ready"), "the report")


async def watching(program: Program) -> None:
    await in_mid_match(program)
    name = program.session.name
    await program.session.leave()
    program.library.watch(name)
    await until(lambda: program.match.now.phase == "watch", "watching")
    program.match.timeline.seek(20)


async def setting_up(program: Program) -> None:
    program.lobby.open("beam-me-up")
    program.lobby.addSeat()
    program.lobby.setName(0, "")


async def choosing_a_sheet(program: Program) -> None:
    program.lobby.open("kuh-vadis")
    program.setups["kuh-vadis"].takeNumber("many")


async def on_a_sheet(program: Program) -> None:
    begin(program, "kuh-vadis")
    await play(program, 21)
    await until_asked(program)
    program.dice.toggle(0)


SITUATIONS = [setting_up, in_mid_match, watching, at_the_end, choosing_a_sheet, on_a_sheet]


@pytest.mark.parametrize("situation", SITUATIONS)
def test_after_switching_everything_is_as_if_never_spoken_otherwise(
    qapp: QApplication,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    situation: Callable[[Program], Any],
) -> None:
    said: dict[tuple[str, ...], dict[str, str]] = {}

    async def speak(first: str, second: str) -> None:
        async with opened(qapp, tmp_path / first, monkeypatch, language=first) as program:
            await situation(program)
            said[first,] = timeless(all_texts(program))
            program.settings.setProperty("language", second)
            said[first, second] = timeless(all_texts(program))
            program.settings.setProperty("language", first)
            said[first, second, first] = timeless(all_texts(program))

    run(qapp, speak("en", "de"))
    run(qapp, speak("de", "en"))
    assert said["en", "de"] == said["de",] == said["de", "en", "de"]
    assert said["de", "en"] == said["en",] == said["en", "de", "en"]
    changed = [path for path, text in said["en",].items() if said["de",][path] != text]
    assert len(changed) > 30


async def test_the_dialogs_of_the_system_follow_the_language(start: Start) -> None:
    async with start(language="de") as program:
        program.show()
        for language, word in (("de", "&Suchen in:"), ("en", "&Look in:"), ("de", "&Suchen in:")):
            program.settings.change("language", language)
            assert QCoreApplication.translate("QFileDialog", "&Look in:") == word


def timeless(texts: dict[str, str]) -> dict[str, str]:
    """Leave out names of files, seeds and the time of day, which no two runs share."""
    varying = (".matchId", ".when", ".status", ".commitment", ".revealed", ".subline")
    return {path: text for path, text in texts.items() if not path.endswith(varying)}


def entries(language: str) -> dict[tuple[str, str], list[str]]:
    """Give the forms of every text by its context and source."""
    root = parse(TRANSLATIONS / f"beamme_{language}.ts").getroot()
    return {
        (context.findtext("name", ""), message.findtext("source", "")): [
            "".join(form.itertext())
            for form in message.findall("translation/numerusform") or message.findall("translation")
        ]
        for context in root.iter("context")
        for message in context.iter("message")
    }


def places(text: str) -> list[str]:
    return sorted(re.findall(r"%(?:L?[1-9]|n)", text))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_translation_has_the_same_places_for_names_and_numbers(language: str) -> None:
    wrong = {
        source: form
        for (_, source), forms in entries(language).items()
        for form in forms
        if set(places(form)) - {"%n"} != set(places(source)) - {"%n"}
    }
    assert wrong == {}


def test_a_language_that_is_gone_translates_nothing(qapp: QApplication) -> None:
    own = Language(qapp)
    own.switch("de")
    assert translate("Session", OPENING) != OPENING
    del own
    assert translate("Session", OPENING) == OPENING
