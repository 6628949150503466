"""Every stop of the tour looks as in its reference picture, in both languages and themes."""

import asyncio
from functools import lru_cache
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QApplication

from beamme.ai.strategy import evaluate
from beamme.table.storage.settings import LANGUAGES
from installer.tools.tour.tour import THEMES, Tour
from installer.tools.tour.tour_screens import STOPS
from tests.helpers.limits import PATIENCE_SECONDS
from tests.screens.compare import compare
from tests.ui.helpers.driving import QUICKER, opened, run, until

REFERENCE = Path(__file__).parent / "reference"
SMALLER = 2
"""References are kept at half the size: a quarter of the bytes, and all that people notice."""
AT_ONCE = 3
"""So many stops are made in one program."""
BATCHES = [tuple(STOPS)[first : first + AT_ONCE] for first in range(0, len(STOPS), AT_ONCE)]
PAUSE_SECONDS = 0.05
"""A window that draws no other frame for so long has got on; each look costs a frame more."""
MOVING_SECONDS = 0.5
"""A window that moves all the time is looked at this often."""
STILL_SECONDS = 10.0
"""Where no other frame came for so long, none will: the screen looks otherwise than expected."""
LOOKS = (("de", "light"), ("en", "dark")), (("de", "dark"), ("en", "light"))
"""Each stop is seen in both languages and in both themes, every other one the other way round."""
evaluated = lru_cache(maxsize=64)(evaluate)
"""Chances are the same in both languages."""
RENEW = "python3 -m installer test tests/screens --renew-pictures"


@pytest.mark.pictures
@pytest.mark.parametrize("stops", BATCHES, ids=lambda stops: stops[0])
def test_every_screen_looks_as_before(
    qapp: QApplication,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    request: pytest.FixtureRequest,
    stops: tuple[str, ...],
) -> None:
    renew = request.config.getoption("--renew-pictures")
    problems: list[str] = []
    monkeypatch.setitem(QUICKER, evaluate, evaluated)  # a match's chances are in its picture

    async def work() -> None:
        async with opened(qapp, tmp_path / "user", monkeypatch, view="automatic") as program:
            tour = Tour(program)
            drawn = QSignalSpy(tour.window.frameSwapped)
            await until(drawn.count, "the first frame")
            for name in stops:
                await STOPS[name](tour)
                for language, theme in looks_at(name):
                    program.settings.change("language", language)
                    program.settings.change("theme", theme)
                    own = f"{name}-{language}-{theme}"
                    if renew:
                        assert smaller(await tour.still(name)).save(str(REFERENCE / f"{own}.png"))
                    else:
                        problems.append(judge(await seen(tour, own), own, tmp_path))

    run(qapp, work())
    found = [problem for problem in problems if problem]
    assert not found, "\n".join([*found, f"If this is how it should look: {RENEW}"])


def looks_at(stop: str) -> tuple[tuple[str, str], ...]:
    """Give the languages and themes in which a stop is looked at."""
    return LOOKS[tuple(STOPS).index(stop) % len(LOOKS)]


async def seen(tour: Tour, name: str) -> QImage:
    """Look at every frame until one is as expected, or else until no other one comes."""
    clock, frames = asyncio.get_running_loop().time, QSignalSpy(tour.window.afterAnimating)
    expected, end = QImage(str(REFERENCE / f"{name}.png")), clock() + PATIENCE_SECONDS
    while True:
        drawn = frames.count()
        picture = tour.window.grabWindow()
        if clock() > end or compare(expected, smaller(picture)).is_small:
            return picture
        if not await gets_on(frames, drawn):
            return picture


async def gets_on(frames: QSignalSpy, drawn: int) -> bool:
    """Wait until more frames than these were drawn and no other follows; false if none comes."""
    clock = asyncio.get_running_loop().time
    end = clock() + STILL_SECONDS
    while frames.count() == drawn:
        if clock() > end:
            return False
        await asyncio.sleep(0.005)
    end = clock() + MOVING_SECONDS
    while frames.count() != drawn and clock() < end:
        drawn = frames.count()
        await asyncio.sleep(PAUSE_SECONDS)
    return True


def smaller(picture: QImage) -> QImage:
    """Give a picture in the size of the references."""
    smooth = Qt.TransformationMode.SmoothTransformation
    return picture.scaledToWidth(picture.width() // SMALLER, smooth).convertToFormat(
        QImage.Format.Format_RGB888
    )


def judge(picture: QImage, name: str, folder: Path) -> str:
    """Say what is wrong with a picture, and leave it with the difference beside it."""
    reference = REFERENCE / f"{name}.png"
    actual = folder / f"{name}.png"
    if not reference.exists():
        picture.save(str(actual))
        return f"{name}: there is no reference picture; now it looks like {actual}"
    difference = compare(QImage(str(reference)), smaller(picture))
    if difference.is_small:
        return ""
    picture.save(str(actual))
    difference.picture.save(str(folder / f"{name}-difference.png"))
    return f"{name}: {difference.share:.2%} of the pixels differ, see {actual} and its difference"


@pytest.mark.pictures
def test_there_is_a_reference_for_every_screen_and_no_other() -> None:
    wanted = {
        f"{name}-{language}-{theme}.png" for name in STOPS for language, theme in looks_at(name)
    }
    assert {path.name for path in REFERENCE.glob("*")} == wanted


def test_looks_show_every_language_in_every_theme() -> None:
    for looks in LOOKS:
        assert {language for language, _ in looks} == {*LANGUAGES}
        assert {theme for _, theme in looks} == {*THEMES}
    assert {look for looks in LOOKS for look in looks} == {*product(LANGUAGES, THEMES)}
