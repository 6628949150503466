"""The words of the print page that depend on values."""

from ui.text.words import fill, translate


def sheet_text(game: str, name: str) -> str:
    """A sheet or board that can be printed."""
    match game:
        case "beam-me-up":
            return fill(translate("Setup", "Board %1"), name)
        case "rolling-dice":
            # Only who prints needs it; the window opens without.
            from ui.games.rolling_dice.print.pad import sheet_title  # noqa: PLC0415

            return sheet_title(name)
        case _:
            return name


def numbers_text(first: int, count: int) -> str:
    """The numbers of new sheets."""
    if count == 1:
        return fill(translate("Print", "Sheet %1"), first)
    return fill(translate("Print", "Sheets %1 to %2"), first, first + count - 1)
