"""The smoke test compares pictures: in space and flat, in both languages."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QColor, QImage, QPainter

from installer.failure import Failure
from installer.smoke import pictures, steps
from installer.smoke.environment import Environment
from tests.installer.smoke.smoked import environment

__all__ = ["environment"]


def drawn(path: Path, *, rich: bool, word: str) -> Path:
    """A screen: bare, or with many colours in its middle."""
    picture = QImage(400, 300, QImage.Format.Format_RGB32)
    picture.fill(QColor("#203060"))
    painter = QPainter(picture)
    if rich:
        for x, y in product(range(0, 400, 10), range(0, 300, 10)):
            colour = QColor.fromHsv((7 * x) % 360, 50 + y // 2, 255 - (x + y) // 4)
            painter.fillRect(x, y, 10, 10, colour)
    painter.fillRect(10, 10, 20 * len(word), 20, QColor("white"))
    painter.end()
    picture.save(str(path))
    return path


class Shown:
    """A program that draws itself rich or bare, flat and in space, in each language."""

    def __init__(
        self, environment: Environment, *, solid: bool, flat: bool, words: dict[str, str]
    ) -> None:
        self.environment, self.rich, self.words = environment, {False: solid, True: flat}, words
        self.language, self.match = "", ""

    def run(self, *arguments: str) -> str:
        _, self.language, *match = arguments
        self.match = match[0] if match else self.match
        return ""

    @contextmanager
    def opened(self, *arguments: str) -> Iterator["Shown"]:
        self.match = "".join(arguments)
        yield self

    def take_picture(self, path: Path) -> None:
        chosen = json.loads((self.environment.home / SETTINGS).read_text("utf-8"))
        rich = bool(self.match) and self.rich[chosen["view"] == "flat"]
        drawn(path, rich=rich, word=self.words[self.language])

    def wait(self, condition: Callable[[], bool], otherwise: str) -> None:
        if not any(condition() for _ in range(2)):
            raise Failure(otherwise)


SETTINGS = Path("config_home", "BeamMe", "settings.json")


@pytest.mark.parametrize(
    ("solid", "flat", "words", "finding"),
    [
        (True, False, {"de": "Spiel", "en": "Game"}, None),
        (True, True, {"de": "Spiel", "en": "Game"}, "nothing is drawn in space"),
        (False, True, {"de": "Spiel", "en": "Game"}, "nothing is drawn in space"),
        (True, False, {"de": "Spiel", "en": "Spiel"}, "look the same"),
    ],
)
def test_pictures_without_depth_or_language_are_found_out(
    solid: bool,  # noqa: FBT001
    flat: bool,  # noqa: FBT001
    words: dict[str, str],
    finding: str | None,
    environment: Environment,
) -> None:
    (environment.home / SETTINGS).parent.mkdir(parents=True)
    (environment.home / SETTINGS).write_text("{}", "utf-8")
    shown: Any = Shown(environment, solid=solid, flat=flat, words=words)
    if finding is None:
        steps.check_pictures(shown)
    else:
        with pytest.raises(Failure, match=finding):
            steps.check_pictures(shown)


def test_pictures_are_told_one_after_the_other(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    one = drawn(tmp_path / "one.png", rich=False, word="a")
    two = drawn(tmp_path / "two.png", rich=False, word="abcdef")
    assert pictures.main([str(one), str(one), str(two)]) == 0
    first, same, other = json.loads(capsys.readouterr().out)
    assert first == {"colours": 1, "differing": 1.0}
    assert same["differing"] == 0.0
    assert 0.0 < other["differing"] < 0.1
