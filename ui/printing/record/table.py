"""The table of turns in a game record: columns, and turns as pieces of known height."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from beamme.table.storage.record import Record
from ui.printing.drawing.fonts import fitting, lines_of, width_of
from ui.printing.drawing.inks import Inks
from ui.printing.drawing.parts import seat_sign
from ui.printing.drawing.shapes import Align, Area, Box, Face, Line, Pen, Shape, Text
from ui.printing.record.dice import DIE, rolls
from ui.printing.record.style import BASE, LINE, SIZE, wash
from ui.printing.record.turns import Step, Story, Turn, held_numbers
from ui.text.words import translate

NUMBER, SCORE = 9.5, 14.0
NAME, LONG_NAME = 25.0, 34.0
"""The maximal width of a name in millimetres: beside dice, or with more room."""
SIGN = 4.6
"""The width of the sign before a name, in millimetres."""
PICTURED, TOLD = 63.0, 50.0
"""The width of three rolls, or the maximal width of fate's answer in words, in millimetres."""
GAP = 3.5
PAD = 0.75
"""Millimetres above and below a turn."""
BETWEEN = 0.45
"""Millimetres between two steps with dice."""
HEAD = 5.6


@dataclass(frozen=True, slots=True)
class Piece:
    """Something of known height, drawn at a height to be given."""

    height: float
    draw: Callable[[float], list[Shape]]
    in_table: bool = True


@dataclass(frozen=True, slots=True)
class Table:
    """The columns of a game record."""

    record: Record
    story: Story
    inks: Inks
    left: float
    right: float
    name: float
    """The width of the column of names."""
    wide: float
    """The width of the column of fate's answers."""

    @property
    def given(self) -> Area:
        """The column of fate's answers; only left and width matter."""
        return Area(self.left + NUMBER + self.name + GAP, 0, self.wide, 0)

    @property
    def told(self) -> Area:
        """The column of the player's decisions."""
        left = self.given.right + GAP
        score = SCORE + GAP if self.story.score else 0
        return Area(left, 0, self.right - score - left, 0)

    def head(self, y: float) -> list[Shape]:
        """The headings of the columns, and a line below."""
        kept = translate("Print", "%1, kept dice marked").replace("%1", self.story.given)
        words = [
            (translate("Print", "Turn"), self.left, Align.LEFT),
            (translate("Print", "Player"), self.left + NUMBER, Align.LEFT),
            (kept if self.story.pictured else self.story.given, self.given.x, Align.LEFT),
            (translate("Print", "What it did"), self.told.x, Align.LEFT),
            (self.story.score, self.right, Align.RIGHT),
        ]
        base = y + BASE + 0.6
        return [
            *(
                Text(word, x, base, 8, self.inks.muted, Face.BOLD, align)
                for word, x, align in words
                if word
            ),
            Line(self.left, y + HEAD - 0.6, self.right, y + HEAD - 0.6, Pen(self.inks.text, 0.35)),
        ]

    def pieces(self, turn: Turn) -> list[Piece]:
        """A turn from top to bottom: its steps, then its note."""
        last = len(turn.steps) - 1
        pieces = [
            self._step(step, turn if not number else None, last=number == last)
            for number, step in enumerate(turn.steps)
        ]
        if turn.note:
            pieces.append(self._note(turn.note))
        pen = Pen(self.inks.rule, 0.25) if turn.closing else Pen(self.inks.hair, 0.15)
        return [*pieces, Piece(0.0, lambda y: [Line(self.left, y, self.right, y, pen)])]

    def _step(self, step: Step, turn: Turn | None, *, last: bool) -> Piece:
        told = lines_of(held_numbers(step.told), Face.PLAIN, SIZE, self.told.width)
        given = lines_of(step.given, Face.PLAIN, SIZE, self.given.width)
        height = max(len(told), len(given), 1) * LINE
        above, below = PAD if turn else 0.0, PAD if last else 0.0
        if step.rolls:
            height = max(height, DIE)
            below = below or BETWEEN
        draw = partial(self._draw_step, step, turn, told, given, above)
        return Piece(height + above + below, draw)

    def _draw_step(
        self,
        step: Step,
        turn: Turn | None,
        told: list[str],
        given: list[str],
        above: float,
        y: float,
    ) -> list[Shape]:
        top = y + above
        shapes = [] if turn is None else self._player(turn, top)
        for column, lines in ((self.told, told), (self.given, given)):
            for number, line in enumerate(lines):
                base = top + number * LINE + BASE
                shapes.append(Text(line, column.x, base, SIZE, self.inks.text))
        game = self.record.match.game.key
        shapes += rolls(step.rolls, self.given.x, top, game, self.inks)
        return shapes

    def _player(self, turn: Turn, y: float) -> list[Shape]:
        base = y + BASE
        name = self.record.seating[turn.seat].name
        name, size = fitting(name, Face.STRONG, SIZE, self.name - SIGN)
        number = str(turn.number) if turn.number else "–"
        return [
            Text(number, self.left + 6, base, SIZE, self.inks.muted, Face.BOLD, Align.RIGHT),
            seat_sign(turn.colour, self.left + NUMBER + 1.6, base - 1.1, 1.4, self.inks),
            Text(name, self.left + NUMBER + SIGN, base, size, self.inks.text, Face.STRONG),
            *(
                [Text(turn.score, self.right, base, SIZE, self.inks.text, Face.BOLD, Align.RIGHT)]
                if turn.score
                else []
            ),
        ]

    def _note(self, note: str) -> Piece:
        lines = lines_of(note, Face.STRONG, SIZE, self.right - self.left - NUMBER - 4)
        height = len(lines) * LINE + 2 * PAD

        def draw(y: float) -> list[Shape]:
            tint = wash(self.record.match.game.key, self.inks)
            shapes: list[Shape] = [Box(self.left, y, self.right - self.left, height, fill=tint)]
            for number, line in enumerate(lines):
                base = y + PAD + number * LINE + BASE
                shapes.append(
                    Text(line, self.left + NUMBER, base, SIZE, self.inks.text, Face.STRONG)
                )
            return shapes

        return Piece(height, draw)


def table_of(record: Record, story: Story, inks: Inks, left: float, right: float) -> Table:
    """The table of a story between two edges, with columns as wide as needed."""
    names = [translate("Print", "Player"), *(seating.name for seating in record.seating)]
    name = min(_widest(names, Face.STRONG) + SIGN, NAME if story.pictured else LONG_NAME)
    words = [story.given, *(step.given for turn in story.turns for step in turn.steps)]
    wide = PICTURED if story.pictured else min(_widest(words, Face.PLAIN), TOLD)
    return Table(record, story, inks, left, right, name, wide)


def _widest(words: list[str], face: Face) -> float:
    return max(width_of(word, face, SIZE) for word in words) + 0.5
