"""The boards of a match of Beam Me Up on paper, with the stones where they stand."""

import pytest

from beamme.games.beam_me_up.board import COLUMNS
from beamme.table.storage.record import Record
from tests.helpers.saved import played
from tests.ui.printing.helpers.laid_out import laid, words
from ui.games.beam_me_up.print.final import final, grid_of, places
from ui.printing.drawing.inks import INKS
from ui.printing.drawing.parts import crown, seat_badge
from ui.printing.drawing.shapes import Area, Group, Outline, Page, Shape, Text
from ui.printing.order import Kind, Order
from ui.text.words import using_language

AREA = Area(70, 30, 126, 112)


def drawn(record: Record, colours: str = "colour") -> tuple[Shape, ...]:
    """Draw the boards of a match."""
    order = Order("beam-me-up", Kind.RECORD, colours=colours, record=record)
    with using_language("en"):
        return final(record, AREA, order)


@pytest.mark.parametrize("colours", INKS)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("plies", [0, 40, 10_000])
def test_every_stone_stands_where_it_stands_in_the_match(
    seats: int, plies: int, colours: str
) -> None:
    record = played(plies, seats)
    shapes, inks = drawn(record, colours), INKS[colours]
    for seat, place in enumerate(places(seats, AREA)):
        grid, colour = grid_of(place), record.seating[seat].colour
        sign = seat_badge(colour, 0, 0, grid.radius * 0.86, inks).shapes
        stones = {
            (shape.x, shape.y)
            for shape in shapes
            if isinstance(shape, Group) and shape.shapes == sign
        }
        heights = record.match.state.heights[seat]
        assert stones == {grid.middle(column, heights[column]) for column in range(COLUMNS)}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_boards_stay_inside_their_area_and_apart(seats: int) -> None:
    page = Page(210, 297, drawn(played(60, seats)))
    for each in laid(page):
        room = each.room
        assert room.left() >= AREA.x - 0.3
        assert room.right() <= AREA.right + 0.3
        assert room.top() >= AREA.y - 0.3
        assert room.bottom() <= AREA.bottom + 0.3
    found = places(seats, AREA)
    for one in found:
        for other in found:
            beside = one.right < other.x or other.right < one.x
            below = one.bottom < other.y or other.bottom < one.y
            assert one is other or beside or below


def test_each_board_tells_its_player_and_its_name() -> None:
    told = words(Page(210, 297, drawn(played(60, 4))))
    assert [word for word in told if word.startswith("Board ")] == [
        "Board A",
        "Board B",
        "Board C",
        "Board D",
    ]
    assert {"Ada", "Nova", "Jürgen", "老王"} <= {*told}


def test_only_who_won_wears_a_crown() -> None:
    def crowned(record: Record) -> list[str]:
        """Name the players behind whose names a crown is."""
        steps = len(crown(0, 0, 1, INKS["colour"]).steps)
        shapes = drawn(record)
        crowns = [s for s in shapes if isinstance(s, Outline) and len(s.steps) == steps]
        names = [s for s in shapes if isinstance(s, Text) and not s.text.startswith("Board")]
        return [
            max(
                (n for n in names if n.x < c.start[0] and abs(n.y - c.start[1]) < 4),
                key=lambda n: n.x,
            ).text
            for c in crowns
        ]

    over = played(10_000, 4)
    winner = over.match.turn.ranking[0][0]
    assert crowned(over) == [over.seating[winner].name]
    assert crowned(played(60, 4)) == []
