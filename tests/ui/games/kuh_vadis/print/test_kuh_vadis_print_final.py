"""The sheet of a match as two players left it."""

from dataclasses import replace

import pytest

from beamme.games.kuh_vadis.board import Sign, field_name, fields
from beamme.table.storage.record import Record
from tests.ui.games.kuh_vadis.print.sheets import order_of, rows_on
from tests.ui.printing.helpers.orders import WIDE, match
from ui.games.kuh_vadis.print.colours import meadow
from ui.games.kuh_vadis.print.final import drawn, final
from ui.games.kuh_vadis.print.grid import Grid
from ui.games.kuh_vadis.print.sheet import EDGE, places, sheet_shapes
from ui.games.kuh_vadis.text import rules_of
from ui.games.kuh_vadis.view import winning_chain
from ui.printing.drawing.fonts import extent
from ui.printing.drawing.inks import COLOUR, SAVING
from ui.printing.drawing.shapes import Area, Drawing, Face, Outline, Page, Shape, Text

AREA = Area(20, 30, 120, 180)
ORDER = order_of()
PLACES = places(AREA, EDGE)


def strokes(shapes: tuple[Shape, ...], colour: str) -> list[Outline]:
    """The strokes of a pencil."""
    return [
        shape
        for shape in shapes
        if isinstance(shape, Outline)
        and shape.pen is not None
        and shape.pen.colour == colour
        and not shape.closed
    ]


def fields_of(outlines: list[Outline], grid: Grid) -> list[int]:
    """In which field the middle of each stroke lies."""
    found = []
    for outline in outlines:
        points = [outline.start, *((step[-2], step[-1]) for step in outline.steps)]
        x = (min(x for x, _ in points) + max(x for x, _ in points)) / 2
        y = (min(y for _, y in points) + max(y for _, y in points)) / 2
        found.append(int((y - grid.y) // grid.cell) * 7 + int((x - grid.x) // grid.cell))
    return found


@pytest.mark.parametrize("name", ["kuh-vadis-won", "kuh-vadis-drawn"])
def test_every_mark_is_where_it_was_made_and_in_that_order(name: str) -> None:
    record = match(name)
    game, state = rules_of(record), record.match.state
    told = drawn(record)
    for seat in (0, 1):
        sign = game.sign(seat)
        own = [place for place, each in told.marks if each is sign]
        assert sorted(own) == [
            p for p in fields(state.marks[seat]) if not game.starts(seat) >> p & 1
        ]
    shapes = final(record, AREA, ORDER)
    grid, colours = PLACES.grid, meadow(COLOUR)
    crosses = [each for each in strokes(shapes, colours.cross) if each.pen.width > 1]
    circles = [each for each in strokes(shapes, colours.circle) if each.pen.width > 1]
    marked = [place for place, sign in told.marks if sign is Sign.CROSS]
    assert fields_of(crosses, grid) == [place for place in marked for _ in range(2)]
    assert fields_of(circles, grid) == [place for place, sign in told.marks if sign is Sign.CIRCLE]


def test_the_chain_that_won_joins_the_starts() -> None:
    record = match("kuh-vadis-won")
    told, game = drawn(record), rules_of(record)
    assert told.chain == winning_chain(game, record.match.state)
    assert told.winner is game.sign(record.match.state.active)
    shapes, colours = final(record, AREA, ORDER), meadow(COLOUR)
    grid = PLACES.grid
    under = strokes(shapes, str(colours.chain))
    ways = [[grid.middle(place) for place in way] for way in told.chain]
    assert [[line.start, *line.steps] for line in under] == ways
    saving = strokes(final(record, AREA, replace(ORDER, colours="saving")), meadow(SAVING).circle)
    assert [[line.start, *line.steps] for line in saving][: len(ways)] == ways


def test_a_draw_has_no_chain() -> None:
    told = drawn(match("kuh-vadis-drawn"))
    assert told.chain == ()
    assert told.winner is None


@pytest.mark.parametrize("plies", [0, 10, 40])
def test_a_match_that_goes_on_can_be_printed(plies: int) -> None:
    whole = match("kuh-vadis-won")
    record = replace(whole, match=whole.match.back_to(plies))
    told = drawn(record)
    assert told.marks == drawn(whole).marks[: len(told.marks)]
    assert len(told.marks) < len(drawn(whole).marks)
    shapes = final(record, AREA, ORDER)
    assert rows_on(Page(210, 297, shapes), PLACES.grid) == rules_of(record).sheet.rows


def test_blank_and_filled_are_the_same_sheet() -> None:
    record = match("kuh-vadis-won")
    blank = sheet_shapes(rules_of(record).sheet, AREA, COLOUR)
    filled = final(record, AREA, ORDER)
    drawings = [
        [shape.name for shape in shapes if isinstance(shape, Drawing)] for shapes in (blank, filled)
    ]
    assert drawings[0] == drawings[1]
    texts = [
        {shape.text for shape in shapes if isinstance(shape, Text)} for shapes in (blank, filled)
    ]
    assert texts[0] < texts[1]


def test_fields_are_named_as_the_record_calls_them() -> None:
    shapes = final(match("kuh-vadis-won"), AREA, ORDER)
    texts = [shape for shape in shapes if isinstance(shape, Text)]
    grid = PLACES.grid
    for place in range(49):
        letter, number = field_name(place)
        (above,) = [text for text in texts if text.text == letter]
        (beside,) = [text for text in texts if text.text == number]
        x, y = grid.middle(place)
        assert above.x == pytest.approx(x)
        assert above.y < grid.y
        assert beside.y == pytest.approx(y, abs=1.1)
        assert AREA.x < beside.x < grid.x


def names_on(record: Record) -> list[Text]:
    """The names as they are written, that of the crosses first."""
    shapes = final(record, AREA, ORDER)
    known = [shape for shape in shapes if isinstance(shape, Text) and shape.face is Face.BOLD]
    line = PLACES.names
    return sorted((t for t in known if line - 5 < t.y < line), key=lambda text: text.x)


def test_each_name_stands_beside_its_sign() -> None:
    record = match("kuh-vadis-won")
    game = rules_of(record)
    by_sign = {game.sign(seat): seating.name for seat, seating in enumerate(record.seating)}
    assert [text.text for text in names_on(record)] == [by_sign[Sign.CROSS], by_sign[Sign.CIRCLE]]


def test_the_widest_names_stay_on_their_lines() -> None:
    half = PLACES.grid.side / 2
    for number, text in enumerate(names_on(match("kuh-vadis-won", wide=True))):
        left, _, width, _ = extent(text)
        start = PLACES.grid.x + number * half
        assert start < left
        assert left + width <= start + half + 2
        assert text.size >= 8
        assert WIDE.startswith(text.text.rstrip("…"))
