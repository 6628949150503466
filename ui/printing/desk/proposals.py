"""Complete an order with defaults, and reject what cannot be printed."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from ui.printing.jobs import choices
from ui.printing.order import Choices, Kind, Order


def proposed(order: Order, **given: Any) -> Order:  # noqa: ANN401 fields of an order
    """The order with the given fields, and the game's defaults for all others.

    Raises ValueError with a sentence if it cannot be printed.
    """
    if order.kind is not Kind.PAD:
        if order.kind is Kind.RECORD and "landscape" in given:
            order = replace(order, landscape=given.pop("landscape"))
        if given:
            raise ValueError(f"{_option(next(iter(given)))} is for score pads only")
        return order
    offered = choices(order.game)
    per_page = given.get("per_page", offered.per_page[0])
    sheets = given.get("sheets") or (() if offered.numbered else offered.sheets)
    usual = {
        "per_page": per_page,
        "landscape": offered.landscape.get(per_page, False),
        "names": offered.names[0] if offered.names else order.names,
        "pads": len(sheets) or per_page,
    }
    filled = replace(order, **(usual | given))
    for problem in problems(filled, offered):
        raise ValueError(problem)
    return filled


def problems(order: Order, offered: Choices) -> Iterator[str]:
    """What a game does not offer of an order, in sentences."""
    if order.per_page not in offered.per_page:
        yield f"{order.per_page} on a page: {_listed(offered.per_page)} can be printed"
    elif order.landscape != offered.landscape[order.per_page] and not order.may_turn(offered):
        yield "the page of this sheet lies only the other way"
    if offered.names and order.names not in offered.names:
        yield f"{order.names} players: {_listed(offered.names)} can be printed"
    if not 1 <= order.pads <= offered.most:
        yield f"{order.pads} pads: 1 to {offered.most} can be printed"
    numbers = offered.numbers
    if numbers and order.first not in numbers:
        yield f"{order.first}: numbers go from {numbers.start} to {numbers.stop - 1}"
    for name in order.sheets:
        if name not in offered.sheets and not _is_number(name, numbers):
            yield f"there is no sheet {name!r}: {_listed(offered.sheets)}"


def _is_number(name: str, numbers: range) -> bool:
    short = len(name) <= len(str(numbers.stop))
    return name.isascii() and name.isdigit() and short and int(name) in numbers


def _listed(things: tuple[object, ...]) -> str:
    return ", ".join(map(str, things)) or "none"


def _option(field: str) -> str:
    return f"--{field.replace('_', '-')}"
