"""Paragraphs of one-page rules, wrapped around pictures."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from ui.printing.drawing.fonts import width_of
from ui.printing.drawing.shapes import Face, Shape, Text
from ui.printing.summary.setting import Block, Laid, Picture, Setting

Room = Callable[[float], float]
"""The maximal width of a line by its distance from the top, in millimetres."""
Runs = list[tuple[Face, str]]
"""A line in runs of one font each."""

HELD = re.compile(r"(?:\d+ )?[^ ]+(?: \d+\.)?")
"""Words without a line break between them: a number and the next word, a word and a final number,
and words joined by hard spaces."""
BASE = 0.82
"""From the top of a line to its baseline without leading, relative to the size."""
APART = 0.4
"""The space between paragraphs, relative to the size."""


@dataclass(frozen=True, slots=True)
class Words:
    """A paragraph; its lead, if any, is bold."""

    text: str
    lead: str = ""

    def __call__(self, width: float, setting: Setting) -> Laid:
        """The paragraph wrapped at this width."""
        return self.in_room(lambda _: width, setting)

    def in_room(self, room: Room, setting: Setting) -> Laid:
        """The paragraph in lines as wide as the room at their height."""
        shapes: list[Shape] = []
        lines = self._lines(setting.size, lambda number: room(number * setting.line))
        for number, line in enumerate(lines):
            x, y = 0.0, number * setting.line + setting.em * BASE + setting.above
            for face, run in line:
                shapes.append(Text(run, x, y, setting.size, setting.inks.text, face))
                x += width_of(f"{run} ", face, setting.size)
        return Laid(room(0), len(lines) * setting.line, tuple(shapes))

    def _lines(self, size: float, room: Callable[[int], float]) -> list[Runs]:
        """The lines, each no wider than its room."""
        tokens = [(Face.BOLD, word) for word in HELD.findall(self.lead)]
        tokens += [(Face.PLAIN, word) for word in HELD.findall(self.text)]
        lines: list[Runs] = []
        x = 0.0
        for face, word in tokens:
            wide = width_of(word, face, size)
            if not lines or x + wide > room(len(lines) - 1):
                lines.append([])
                x = 0.0
            runs = lines[-1]
            if runs and runs[-1][0] is face:
                runs[-1] = face, f"{runs[-1][1]} {word}"
            else:
                runs.append((face, word))
            x += wide + width_of(" ", face, size)
        return lines


def around(picture: Picture, *paragraphs: Words) -> Block:
    """Paragraphs that flow around a picture in the upper right corner."""

    def lay(width: float, setting: Setting) -> Laid:
        drawn = picture(setting)
        narrow = width - drawn.width - setting.em * 1.2
        end = setting.above + drawn.height + setting.em * 0.3

        def room(top: float, down: float) -> float:
            return narrow if top + down < end else width

        shapes: list[Shape] = [drawn.at(width - drawn.width, setting.above)]
        y = 0.0
        for paragraph in paragraphs:
            body = paragraph.in_room(partial(room, y), setting)
            shapes.append(body.at(0, y))
            y += body.height + setting.em * APART
        high = max(y - setting.em * APART, setting.above + drawn.height)
        return Laid(width, high, tuple(shapes))

    return lay
