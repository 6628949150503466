"""The fields of a sheet of Kuh Vadis as the window shows them."""

from beamme.games.kuh_vadis.board import FIELDS
from tests.ui.games.beam_me_up.helpers.views import after
from tests.ui.games.kuh_vadis.helpers.views import MARKED_CORNER, THREES, to_keep, to_mark, to_roll
from ui.games.kuh_vadis.view import FieldRow, field_rows
from ui.models.game_model import View

ALL = set(range(FIELDS))
FREE_THREES = "a1 f1 b4 d4 f4 b7 g7"
AROUND_A1 = "a1 b1 a2 b2"
CROSSES, CIRCLES = "c2 g5 b6", "f2 a3 e6"

ROLL = to_roll()
KEEP = to_keep(THREES)
ROLLING = after(KEEP, "keep 1 2 3")
MARK = to_mark(THREES)
EXTRA = to_roll(MARKED_CORNER, anchor="a1")


def rows(view: View, *, with_chances: bool = False) -> list[FieldRow]:
    return field_rows(view, with_chances=with_chances)


def those(view: View, role: str) -> set[int]:
    """Tell the fields that have this role."""
    return {number for number, row in enumerate(rows(view)) if getattr(row, role)}
