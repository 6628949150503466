"""Every stop of the tour looks as in its reference picture, in both languages and themes."""

import sys
from itertools import product
from pathlib import Path

import pytest
from compare import compare
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from beamme.table.settings import LANGUAGES
from ui.tour import STOPS, THEMES, Tour

sys.path.append(str(Path(__file__).parents[1] / "ui"))

from driving import opened, run

REFERENCE = Path(__file__).parent / "reference"
SMALLER = 2
"""References are kept at half the size: a quarter of the bytes, and all that people notice."""
RENEW = "python3 -m installer test tests/screens --renew-pictures"


@pytest.mark.pictures
@pytest.mark.parametrize(("language", "theme"), [*product(LANGUAGES, THEMES)])
def test_every_screen_looks_as_before(
    qapp: QApplication,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    request: pytest.FixtureRequest,
    language: str,
    theme: str,
) -> None:
    shown: dict[str, QImage] = {}

    async def work() -> None:
        async with opened(qapp, tmp_path / "user", monkeypatch, language=language) as program:
            tour = Tour(program)
            program.settings.change("theme", theme)
            for name in STOPS:
                shown[name] = await tour.visit(name)

    run(qapp, work())
    if request.config.getoption("--renew-pictures"):
        REFERENCE.mkdir(exist_ok=True)
        for name, picture in shown.items():
            assert smaller(picture).save(str(REFERENCE / f"{name}-{language}-{theme}.png"))
        return
    problems = [
        problem
        for name, picture in shown.items()
        if (problem := judge(picture, f"{name}-{language}-{theme}", tmp_path))
    ]
    assert not problems, "\n".join([*problems, f"If this is how it should look: {RENEW}"])


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
        f"{name}-{language}-{theme}.png"
        for name, language, theme in product(STOPS, LANGUAGES, THEMES)
    }
    assert {path.name for path in REFERENCE.glob("*")} == wanted
