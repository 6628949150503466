"""Reads printed sheets of Kuh Vadis as somebody does who has them on the table."""

import re
from collections.abc import Sequence
from typing import Any

from beamme.games.kuh_vadis.board import SIZE
from tests.ui.printing.helpers.laid_out import laid
from ui.games.kuh_vadis.print.grid import Grid
from ui.games.kuh_vadis.print.pad import areas
from ui.games.kuh_vadis.print.sheet import places
from ui.printing.drawing.shapes import Area, Box, Drawing, Page, Shape, Text
from ui.printing.jobs import document
from ui.printing.order import Order

SHOWN = {"start-cross": "X", "start-circle": "O", "cow": "*"}


def order_of(**given: Any) -> Order:
    """An order for sheets of Kuh Vadis."""
    return Order("kuh-vadis", **given)


def first_page(**given: Any) -> Page:
    """The first page of an order."""
    return document(order_of(**given)).page(0)


def all_shapes(page: Page) -> list[Shape]:
    """Everything on a page, whatever groups it lies in."""
    return [each.shape for each in laid(page)]


def grids(order: Order) -> list[Grid]:
    """Where the fields of each sheet of a page are."""
    return [places(area).grid for area in areas(order)]


def rows_on(page: Page, grid: Grid) -> tuple[str, ...]:
    """What the fields show, read from the drawings that lie on them."""
    seen = dict.fromkeys(range(SIZE * SIZE), "")
    for shape in page.shapes:
        if isinstance(shape, Drawing) and not shape.name.startswith("wash"):
            middle = shape.x + shape.size / 2, shape.y + shape.size / 2
            column = int((middle[0] - grid.x) // grid.cell)
            row = int((middle[1] - grid.y) // grid.cell)
            if row in range(SIZE) and column in range(SIZE):
                seen[row * SIZE + column] += _shown(shape.name)
    shown = "".join(seen.values())
    return tuple(shown[row * SIZE : (row + 1) * SIZE] for row in range(SIZE))


def _shown(name: str) -> str:
    if number := re.match(r"number-(\d)", name):
        return number[1]
    return next(letter for start, letter in SHOWN.items() if name.startswith(start))


def texts_in(page: Page, area: Area) -> list[str]:
    """What can be read inside an area."""
    return [
        shape.text
        for shape in page.shapes
        if isinstance(shape, Text)
        and area.x <= shape.x <= area.right
        and area.y <= shape.y <= area.bottom
    ]


def code_boxes(page: Page, area: Area) -> list[Box]:
    """The dark boxes of the code of a sheet, below its fields."""
    foot = places(area).foot
    return [
        shape
        for shape in page.shapes
        if isinstance(shape, Box)
        and not shape.radius
        and shape.pen is None
        and foot.x <= shape.x <= foot.right
        and foot.y - 1e-6 <= shape.y <= foot.bottom
    ]


def matrix_of(boxes: Sequence[Box], count: int) -> list[list[bool]]:
    """The squares of a code, dark or light."""
    left, top = min(box.x for box in boxes), min(box.y for box in boxes)
    right = max(box.x + box.width for box in boxes)
    module = (right - left) / count
    return [
        [
            any(
                box.x < left + (column + 0.5) * module < box.x + box.width
                and box.y < top + (row + 0.5) * module < box.y + box.height
                for box in boxes
            )
            for column in range(count)
        ]
        for row in range(count)
    ]
