"""The pages of a game record: players, result, every turn."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial

from beamme.core.game import Outcome
from beamme.table.storage.record import Record
from ui.games import part_of
from ui.games.game_ui import game_ui
from ui.printing.document import Maker
from ui.printing.drawing.fonts import fitting
from ui.printing.drawing.paper import MARGIN
from ui.printing.drawing.shapes import Align, Area, Face, Line, Page, Pen, Shape, Text
from ui.printing.order import Order
from ui.printing.record.fairness import fairness, fairness_height
from ui.printing.record.head import head, head_height, players
from ui.printing.record.pages import Placed, Room, paginate
from ui.printing.record.results import day, headline
from ui.printing.record.style import SIZE
from ui.printing.record.table import HEAD, Piece, Table, table_of
from ui.printing.record.turns import Story
from ui.text import games
from ui.text.words import fill, translate

SHORT_NAME = 30.0
"""The maximal width of a name in a sentence, in millimetres."""
PLAYERS = 62.0
"""The width of the players beside the final position, in millimetres."""
FINAL = 112.0
"""The maximal height of the final position, in millimetres."""
_FLAT = 86.0
GAP = 6.0
RUNNING = 9.0
FOOT = 7.0


@dataclass(frozen=True, slots=True)
class Plan:
    """What the pages of a game record have in common."""

    order: Order
    record: Record
    table: Table
    pages: tuple[tuple[Placed, ...], ...]
    top: float
    """The upper edge of the turns on the first page."""

    @property
    def content(self) -> Area:
        """The page without its margins."""
        return _content(self.order)


def record_pages(order: Order) -> Sequence[Maker]:
    """The pages of a game record; laid out on demand, but their number is known."""
    plan = plan_of(order)
    return [partial(_page, plan, number) for number in range(len(plan.pages))]


def plan_of(order: Order) -> Plan:
    """The turns on each page."""
    if order.record is None:
        raise ValueError("a game record needs a match")
    content = _content(order)
    short = _with_short_names(order.record)
    table = table_of(short, story_of(short), order.inks, content.x, content.right)
    top = content.y + head_height() + _height_of_final(order) + GAP
    blocks = [table.pieces(turn) for turn in table.story.turns] or [[]]
    # The last turn stays on the page of the fairness box.
    blocks[-1].append(_fairness(order, order.record))
    room = Room(top + HEAD, content.y + RUNNING + HEAD, content.bottom - FOOT)
    pages = tuple(tuple(page) for page in paginate(blocks, room))
    return Plan(order, order.record, table, pages, top)


def _content(order: Order) -> Area:
    width, height = order.size
    return Area(MARGIN, MARGIN, width - 2 * MARGIN, height - 2 * MARGIN)


def _height_of_final(order: Order) -> float:
    width, height = order.size
    share = 0.42 if height > width else 0.5
    return min(_FLAT if _side_by_side(order) else FINAL, height * share)


def _side_by_side(order: Order) -> bool:
    """Whether the final position is two boards side by side, which need less height."""
    return order.record is not None and game_ui(order.game).flat_final(order.record.match.seats)


def _with_short_names(record: Record) -> Record:
    """The record with names short enough for a line; the cards show them in full."""
    seating = tuple(
        replace(seat, name=fitting(seat.name, Face.PLAIN, SIZE, SHORT_NAME, SIZE)[0])
        for seat in record.seating
    )
    return replace(record, seating=seating)


def story_of(record: Record) -> Story:
    """All turns, followed by the result."""
    told: Story = part_of(record.match.game.key, "print.record").story(record)
    if not told.turns:
        return told
    last = told.turns[-1]
    note = " ".join(part for part in (last.note, _result(record)) if part)
    return replace(told, turns=(*told.turns[:-1], replace(last, note=note, closing=True)))


def _result(record: Record) -> str:
    if isinstance(record.match.turn, Outcome):
        return f"{headline(record)}."
    return fill(translate("Print", "The match goes on: %1."), headline(record))


def _fairness(order: Order, record: Record) -> Piece:
    content = _content(order)
    height = fairness_height(record, content.width)

    def draw(y: float) -> list[Shape]:
        return fairness(record, Area(content.x, y + GAP, content.width, height), order.inks)

    return Piece(height + GAP, draw, in_table=False)


def _page(plan: Plan, number: int) -> Page:
    width, height = plan.order.size
    shapes = _running_head(plan) if number else _first(plan)
    placed = plan.pages[number]
    if any(piece.in_table for _, piece in placed):
        shapes += plan.table.head(plan.content.y + RUNNING if number else plan.top)
    for y, piece in placed:
        shapes += piece.draw(y)
    return Page(width, height, (*shapes, _page_number(plan, number)))


def _first(plan: Plan) -> list[Shape]:
    """The head, the players, and beside them the final position."""
    content, order, record = plan.content, plan.order, plan.record
    y, height = content.y + head_height(), _height_of_final(order)
    x = content.x + PLAYERS + GAP
    final = part_of(record.match.game.key, "print.final").final
    return [
        *head(order, record, content),
        *players(record, Area(content.x, y, PLAYERS, height), order.inks),
        *final(record, Area(x, y, content.right - x, height), order),
    ]


def _running_head(plan: Plan) -> list[Shape]:
    """The header of all pages but the first."""
    content, record, inks = plan.content, plan.record, plan.order.inks
    names = ", ".join(seating.name for seating in record.seating)
    date = day(record.started.astimezone())
    title = fill(translate("Print", "%1 – game record"), games.title(record.match.game.key))
    text, size = fitting(f"{title} · {date} · {names}", Face.STRONG, SIZE, content.width)
    y = content.y + RUNNING - 4
    return [
        Text(text, content.x, content.y + 3, size, inks.muted, Face.STRONG),
        Line(content.x, y, content.right, y, Pen(inks.hair, 0.2)),
    ]


def _page_number(plan: Plan, number: int) -> Text:
    text = fill(translate("Print", "%1 / %2"), number + 1, len(plan.pages))
    content, inks = plan.content, plan.order.inks
    return Text(text, content.right, content.bottom - 0.5, SIZE, inks.muted, Face.BOLD, Align.RIGHT)
