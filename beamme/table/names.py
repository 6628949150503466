"""Names of players: short, visible, on one line."""

LONGEST_NAME = 24


def is_name(value: object) -> bool:
    """Whether this may stand on a seat: no control, direction or invisible characters."""
    return (
        isinstance(value, str)
        and value == value.strip()
        and 0 < len(value) <= LONGEST_NAME
        and value.isprintable()
    )


def tidy_name(text: str) -> str:
    """What is left of a typed name; nothing, if nothing of it can be seen."""
    visible = "".join(mark for mark in text if mark.isprintable() or mark.isspace())
    return " ".join(visible.split())[:LONGEST_NAME].strip()
