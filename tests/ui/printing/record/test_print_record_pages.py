"""Long game records: nothing is lost, nothing doubled, nothing torn, whatever the heights."""

from hypothesis import given
from hypothesis import strategies as st

from ui.printing.drawing.shapes import Shape
from ui.printing.record.pages import Room, paginate
from ui.printing.record.table import Piece

ROOM = Room(first=160.0, top=24.0, bottom=280.0)
EXACT = 1e-6


def blocks_of(heights: list[list[float]]) -> list[list[Piece]]:
    """Make pieces of these heights, each another one."""

    def draw(_: float) -> list[Shape]:
        return []

    return [[Piece(height, draw) for height in block] for block in heights]


HEIGHTS = st.lists(st.lists(st.floats(0, 60), min_size=1, max_size=6), max_size=60)


@given(HEIGHTS)
def test_all_pieces_are_there_once_in_their_order_and_none_reaches_over_the_edge(
    heights: list[list[float]],
) -> None:
    blocks = blocks_of(heights)
    pages = paginate(blocks, ROOM)
    placed = [piece for page in pages for _, piece in page]
    assert [id(piece) for piece in placed] == [id(piece) for block in blocks for piece in block]
    for number, page in enumerate(pages):
        y = ROOM.top if number else ROOM.first
        for at, piece in page:
            assert abs(at - y) < EXACT
            y += piece.height
        assert y <= ROOM.bottom + EXACT


@given(HEIGHTS)
def test_a_turn_is_on_one_page_if_a_page_has_room_for_it(heights: list[list[float]]) -> None:
    blocks = blocks_of(heights)
    pages = paginate(blocks, ROOM)
    page_of = {id(piece): number for number, page in enumerate(pages) for _, piece in page}
    for block in blocks:
        if sum(piece.height for piece in block) <= ROOM.bottom - ROOM.top:
            assert len({page_of[id(piece)] for piece in block}) == 1


def test_a_page_follows_only_when_the_one_before_is_full() -> None:
    assert len(paginate(blocks_of([[10.0]] * 12), ROOM)) == 1
    assert len(paginate(blocks_of([[10.0]] * 13), ROOM)) == 2


def test_a_turn_that_no_page_can_hold_goes_on_on_the_next() -> None:
    pages = paginate(blocks_of([[50.0] * 12]), ROOM)
    assert [len(page) for page in pages] == [2, 5, 5]
