"""The rules of Fast Fifty on one page."""

from beamme.core.keeping import DICE
from beamme.games.fast_fifty.rules import GOAL
from ui.games.fast_fifty.text import goal_text
from ui.printing.drawing.inks import Inks
from ui.printing.drawing.shapes import Area, Box, Page, Pen, Shape
from ui.printing.order import Order
from ui.printing.summary.page import Summary, summary_page
from ui.printing.summary.parts import section
from ui.printing.summary.setting import Look
from ui.printing.summary.text import Words
from ui.text.words import fill, translate

LOOK = Look(accent="#1F7F9C", wash="#D8EEF5")


def summary(order: Order) -> Page:
    """Turn and end."""
    turn = translate("FastFifty", "Roll %1 dice, keep what you like, roll the others once more.")
    end = translate("FastFifty", "Add them up. Whoever first has %1 points wins.")
    content = Summary(
        "fast-fifty",
        LOOK,
        _band,
        title="#FFFFFF",
        room=(0.05, 0.95),
        goal=goal_text(),
        need=fill(translate("FastFifty", "%1 dice and a sheet of paper."), DICE),
        left=(section(translate("FastFifty", "Your turn"), Words(fill(turn, DICE))),),
        right=(section(translate("FastFifty", "The end"), Words(fill(end, GOAL))),),
    )
    return summary_page(order, content)


def _band(area: Area, inks: Inks) -> tuple[Shape, ...]:
    fill_with = None if inks.saving else LOOK.accent
    return (Box(area.x, area.y, area.width, area.height, 2.5, fill_with, Pen(inks.rule)),)
