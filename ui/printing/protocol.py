"""The protocol of a match: who played, how it ended, and every turn."""

from collections.abc import Sequence

from ui.printing.document import Maker
from ui.printing.order import Order


def protocol(order: Order) -> Sequence[Maker]:
    """The pages of a protocol."""
    raise NotImplementedError(order)
