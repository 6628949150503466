"""Examples for the rules of Rolling Dice: what beats the ringed die, and how a sum is made."""

from dataclasses import dataclass

from ui.games.rolling_dice.print.colours import look_of
from ui.games.rolling_dice.print.rules_page.floe import field, way_in
from ui.games.rolling_dice.print.rules_page.pictures import block, cube, ringed
from ui.printing.drawing.shapes import Box, Line, Pen, Shape
from ui.printing.summary.parts import caption
from ui.printing.summary.setting import Block, Laid, Setting


@dataclass(frozen=True, slots=True)
class Example:
    """The score of a die: its face, the dice behind it and on a block, and the net it touches."""

    own: int
    behind: tuple[int, ...]
    block: int
    net: int

    @property
    def sum(self) -> str:
        """The sum as text."""
        parts = self.own, *self.behind, self.block, self.net
        return f"{' + '.join(map(str, parts))} = {sum(parts)}"


COMPARED = ((0.14, 3), (0.38, 6), (0.62, 4), (0.87, 2))
"""Dice of one colour: how far along the picture they lie, and their faces."""
RINGED = 2
"""Which of them wears the ring."""
EXAMPLE = Example(own=2, behind=(6, 3), block=1, net=4)


def higher_or_further(*words: str) -> Block:
    """What beats the ringed die and what does not, along the way from the entrance."""

    def lay(width: float, setting: Setting) -> Laid:
        side, inks, look = setting.em * 1.55, setting.inks, look_of(setting.inks)
        high, y, line = setting.em * 4.9, setting.em * 1.85, width * COMPARED[RINGED][0]
        pen = Pen(setting.accent, 0.35, (2.5, 2.5))
        shapes: list[Shape] = [
            Box(0, 0, width, high, side * 0.3, look.ice or "#FFFFFF", Pen(look.shore, 0.3)),
            Box(line, 0.4, width - line - 0.4, high - 0.8, side * 0.2, setting.wash),
            Line(line, 0.4, line, setting.em * 3.4, pen),
            *way_in(y, look),
        ]
        for number, ((share, face), word) in enumerate(zip(COMPARED, words, strict=True)):
            x = width * share
            plain = (cube(0, face, x, y, side, inks),)
            shapes += ringed(0, face, x, y, side, inks) if number == RINGED else plain
            shapes.append(caption(word, x, setting.em * 3.35, setting))
        return Laid(width, high, tuple(shapes))

    return lay


def counted(you: str) -> Block:
    """The example: dice on the floe, one on a block, and the score of the player's own die."""

    def lay(width: float, setting: Setting) -> Laid:
        inks, look, side = setting.inks, look_of(setting.inks), setting.em * 1.45
        high, y, own = setting.em * 4.2, setting.em * 1.5, width * 0.42
        floe = width - setting.em * 4.2
        shapes: list[Shape] = [
            Box(0, 0, floe, high, side * 0.3, look.ice or "#FFFFFF", Pen(look.shore, 0.3)),
            *way_in(y, look),
            *field(EXAMPLE.net, own + setting.em * 1.9, y, setting.em * 1.22, setting),
            cube(0, EXAMPLE.own, own, y, side, inks),
            cube(1, 5, floe - side * 0.9, y, side, inks),
            caption(you, own, y + setting.em * 1.0, setting),
        ]
        for colour, face, share in zip((3, 2), EXAMPLE.behind, (0.26, 0.11), strict=True):
            shapes.append(cube(colour, face, width * share, y, side, inks))
        lying = block(4, EXAMPLE.block)(setting)
        shapes.append(lying.at(width - lying.width, (high - lying.height) / 2))
        total = caption(f"{you}: {EXAMPLE.sum}", width / 2, high + setting.em * 0.15, setting)
        return Laid(width, high + setting.em * 0.15 + setting.line, (*shapes, total))

    return lay
