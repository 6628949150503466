"""The floe of a match from above: where the dice lie, whose they are, and who sits on a block."""

from collections.abc import Iterator
from dataclasses import dataclass

from beamme.games.rolling_dice.board import Floe
from beamme.games.rolling_dice.dice import COLOUR_OF, Block
from beamme.games.rolling_dice.state import Phase, State
from beamme.table.storage.record import Record
from ui.games.rolling_dice.print.colours import Look, look_of
from ui.games.rolling_dice.print.final_position.places import Places
from ui.games.rolling_dice.print.floe_drawing.ice import HUNDREDTHS, View, fields, ice
from ui.games.rolling_dice.print.floe_drawing.pieces import block, flat_die, start, tag
from ui.games.rolling_dice.wording import words
from ui.printing.drawing.inks import Inks
from ui.printing.drawing.shapes import Area, Box, Line, Pen, Shape

BLOCKS = 6
CANAL = 48.0
"""Millimetres beside the box for the ice blocks; like all lengths here, in true size."""
BESIDE = 8.0
BLOCK = 30.0
TAG = (7.0, 4.0)
"""A tag with a sign and a face, on paper."""
NUMBER = 0.42
"""Half the side of the square that a field's number covers, as a fraction of its radius."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A floe that lies in an area, its entrance on the left, the ice blocks on the right."""

    record: Record
    area: Area
    inks: Inks

    @property
    def floe(self) -> Floe:
        """The floe of the match."""
        return words.rules_of(self.record).floe

    @property
    def scale(self) -> float:
        """The size of the picture, as a fraction of the true size."""
        wide = self.floe.length / HUNDREDTHS + BESIDE + CANAL
        return min(self.area.width / wide, self.area.height / (self.floe.width / HUNDREDTHS))

    @property
    def view(self) -> View:
        """How the floe lies on paper."""
        half, wide = self.floe.length / HUNDREDTHS / 2, self.floe.width / HUNDREDTHS / 2
        whole = (2 * half + BESIDE + CANAL) * self.scale
        left = self.area.x + (self.area.width - whole) / 2
        return View(
            left + half * self.scale, self.area.y + wide * self.scale, self.scale, lying=True
        )

    def draw(self) -> tuple[Shape, ...]:
        """The picture."""
        view, look = self.view, look_of(self.inks)
        box = view.box(self.floe)
        line = Pen(look.hull_line, 0.3)
        return (
            Box(box.x, box.y, box.width, box.height, 1.5, look.water, line),
            *ice(self.floe, view, look),
            *fields(self.floe, view, look),
            *self._dice(view, look),
            *self._canal(box, look),
        )

    def _dice(self, view: View, look: Look) -> Iterator[Shape]:
        state = words.state_of(self.record)
        looks = words.looks(self.record)
        size = self.floe.die / HUNDREDTHS * view.scale
        lying = {body.die: view.place_of(body) for body in state.lying}
        taken = Places(view.box(self.floe))
        for each in self.floe.fields:
            x, y = view.place_of(each)
            half = NUMBER * each.radius / HUNDREDTHS * view.scale
            taken.take(Area(x - half, y - half, 2 * half, 2 * half))
        for x, y in lying.values():
            taken.take(Area(x - size * 0.7, y - size * 0.7, 1.4 * size, 1.4 * size))
        tags = {die: taken.beside(*at, 0.75 * size + 0.4, *TAG) for die, at in lying.items()}
        for die, at in lying.items():
            yield _lead(at, tags[die], self.inks.seats[looks[COLOUR_OF[die]]])
        for body in state.lying:
            yield flat_die(body, *lying[body.die], size, looks[COLOUR_OF[body.die]], look)
        for body in state.lying:
            yield from tag(tags[body.die], looks[COLOUR_OF[body.die]], body.face, self.inks)

    def _canal(self, box: Area, look: Look) -> Iterator[Shape]:
        """The ice blocks, the first of them below, with the start symbol."""
        x, wide = box.right + BESIDE * self.scale, CANAL * self.scale
        line = Pen(look.hull_line, 0.3)
        yield Box(x, box.y, wide, box.height, 0.35 * wide, look.water, line)
        step = box.height / BLOCKS
        half = min(BLOCK * self.scale, 0.8 * step) / 2
        taken, looks = blocks_of(words.state_of(self.record)), words.looks(self.record)
        for number in range(BLOCKS):
            middle, y = x + wide / 2, box.bottom - (number + 0.5) * step
            yield block(middle, y, half, look)
            if number < len(taken):
                on = taken[number]
                place = Area(middle - TAG[0] / 2, y - TAG[1] / 2, *TAG)
                yield from tag(place, looks[COLOUR_OF[on.die]], on.face, self.inks)
            elif not number:
                yield from start(middle, y, half, look)


def blocks_of(state: State) -> tuple[Block, ...]:
    """The dice on the ice blocks; at the end those of the last round."""
    if state.phase is Phase.OVER and state.tally is not None:
        return state.tally.blocks
    return state.blocks


def _lead(die: tuple[float, float], tag: Area, tint: str) -> Line:
    """A line from a die to its tag, which may be a little further away."""
    return Line(*die, tag.x + tag.width / 2, tag.y + tag.height / 2, Pen(tint, 0.35))
