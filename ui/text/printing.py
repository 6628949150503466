"""The texts of the print page that depend on values."""

from ui.text.words import fill, translate


def numbers_text(first: int, count: int) -> str:
    """The numbers of new sheets, in words."""
    if count == 1:
        return fill(translate("Print", "Sheet %1"), first)
    return fill(translate("Print", "Sheets %1 to %2"), first, first + count - 1)
