"""The reasons why data of Kuh Vadis cannot be used, listed for lupdate."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

TEMPLATES = (
    QT_TRANSLATE_NOOP("Reason", "rows: a list of %1 texts is needed"),
    QT_TRANSLATE_NOOP("Reason", "rows: row %1: %2 fields are needed"),
    QT_TRANSLATE_NOOP("Reason", "rows: field %1: unknown symbol %2, known are %3"),
    QT_TRANSLATE_NOOP("Reason", "rows: %1 fields %2 are needed, not %3"),
    QT_TRANSLATE_NOOP("Reason", "rows: field %1: this start touches the one at %2"),
    QT_TRANSLATE_NOOP("Reason", "first: %1 is none of %2"),
    QT_TRANSLATE_NOOP("Reason", "sheet: a name and rows are needed, or a number"),
    QT_TRANSLATE_NOOP("Reason", "sheet %1: numbers go from %2 to %3"),
    QT_TRANSLATE_NOOP("Reason", "there is no sheet %1"),
)
