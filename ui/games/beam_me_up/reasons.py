"""The reasons why data of Beam Me Up cannot be used, listed for lupdate."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

TEMPLATES = (
    QT_TRANSLATE_NOOP("Reason", "columns: a list of %1 texts is needed"),
    QT_TRANSLATE_NOOP("Reason", "columns: column %1: %2 fields are needed, from the ground up"),
    QT_TRANSLATE_NOOP("Reason", "columns: column %1: unknown field %2, known are %3"),
    QT_TRANSLATE_NOOP("Reason", "columns: column %1: the ground holds no special field"),
    QT_TRANSLATE_NOOP("Reason", "space: a row from %1 to %2 is needed"),
    QT_TRANSLATE_NOOP("Reason", "joker: %1 is none of %2"),
    QT_TRANSLATE_NOOP("Reason", "boards: %1 are needed, one for each seat"),
    QT_TRANSLATE_NOOP("Reason", "boards: each needs a name and columns"),
)
