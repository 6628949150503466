"""Change an order: one choice and its consequences."""

from dataclasses import replace

from ui.printing.order import Choices, Kind, Order


def first_order(order: Order, offered: Choices, first: int) -> Order:
    """The game's default pad: one full page, new sheets from this number on."""
    pad = replace(
        order,
        kind=Kind.PAD,
        per_page=offered.per_page[0],
        names=offered.names[0] if offered.names else order.names,
        sheets=(),
        first=first,
    )
    return of_kind(with_sheets(pad, offered, ()), offered, order.kind)


def changed(order: Order, offered: Choices, what: str, key: str) -> Order:
    """The order after one choice and its consequences."""
    match what:
        case "kind":
            return of_kind(order, offered, Kind(key))
        case "language" | "paper" | "colours":
            return replace(order, **{what: key})  # type: ignore[arg-type]
        case "pads" | "names":
            return replace(order, **{what: int(key)})  # type: ignore[arg-type]
        case "landscape":
            return replace(order, landscape=key == "landscape")
        case "per_page":
            return with_per_page(order, offered, int(key))
        case "sheet":
            return toggled(order, offered, key)
        case "by_name":
            return with_sheets(order, offered, offered.sheets)
        case "first":
            return replace(order, sheets=(), first=int(key))
        case _:
            raise ValueError(f"{what} cannot be chosen")


def of_kind(order: Order, offered: Choices, kind: Kind) -> Order:
    """The order with another kind of sheet; only pads may be landscape."""
    landscape = kind is Kind.PAD and offered.landscape[order.per_page]
    return replace(order, kind=kind, landscape=landscape)


def with_per_page(order: Order, offered: Choices, per_page: int) -> Order:
    """The order with this many pads on a page, and as many pages as before, all full."""
    pages = -(-order.pads // order.per_page)
    return replace(
        order,
        per_page=per_page,
        landscape=offered.landscape[per_page],
        pads=max(min(pages * per_page, offered.most), len(chosen_sheets(order, offered))),
    )


def chosen_sheets(order: Order, offered: Choices) -> tuple[str, ...]:
    """The sheets chosen by name; without a choice, all or (if numbered) none."""
    return order.sheets or (() if offered.numbered else offered.sheets)


def toggled(order: Order, offered: Choices, name: str) -> Order:
    """Add or remove this sheet; the last one stays."""
    before = chosen_sheets(order, offered)
    after = tuple(each for each in offered.sheets if (each in before) != (each == name))
    return with_sheets(order, offered, after) if after else order


def with_sheets(order: Order, offered: Choices, sheets: tuple[str, ...]) -> Order:
    """The order with each of these sheets once; numbered pads fill the page."""
    given = replace(order, sheets=sheets)
    wanted = len(chosen_sheets(given, offered))
    full = -(-max(1, wanted) // order.per_page) * order.per_page
    return replace(given, pads=full if offered.numbered or not wanted else wanted)


def first_numbers(offered: Choices) -> range:
    """The first numbers from which any number of new sheets can be generated."""
    return range(offered.numbers.start, offered.numbers.stop - offered.most + 1)
