"""Why data of Dice Flick cannot be used, repeated for Qt's tool, which reads no rules."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

TEMPLATES = (
    QT_TRANSLATE_NOOP(
        "Reason", "slide-plates: true or false is needed, or one of them for each seat"
    ),
    QT_TRANSLATE_NOOP(
        "Reason", "%1: a whole number from %2 to %3 is needed, in hundredths of a millimetre"
    ),
    QT_TRANSLATE_NOOP("Reason", "die: dice from %1 to %2 can be flicked, not %3"),
    QT_TRANSLATE_NOOP("Reason", "pitch: a die of %1 needs %2 from hollow to hollow, not %3"),
    QT_TRANSLATE_NOOP("Reason", "moat: a die of %1 needs a moat of %2, not %3"),
    QT_TRANSLATE_NOOP("Reason", "depth: hollows of at least %1 keep a die, not of %2"),
    QT_TRANSLATE_NOOP("Reason", "rim: %1 is not above the hollows, which are %2 deep"),
    QT_TRANSLATE_NOOP("Reason", "rows: a list of %1 texts is needed"),
    QT_TRANSLATE_NOOP("Reason", "rows: row %1: %2 hollows are needed"),
    QT_TRANSLATE_NOOP("Reason", "rows: row %1: unknown sticker %2, known are %3"),
    QT_TRANSLATE_NOOP("Reason", "rows: the sticker %1 is needed once, not %2 times"),
    QT_TRANSLATE_NOOP("Reason", "rows: the sticker %1 belongs into the middle"),
    QT_TRANSLATE_NOOP("Reason", "box: a name, rows and sizes are needed"),
)
