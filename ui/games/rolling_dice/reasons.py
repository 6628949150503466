"""Why data of Rolling Dice cannot be used, repeated for Qt's tool, which reads no rules."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

TEMPLATES = (
    QT_TRANSLATE_NOOP("Reason", "%1: a whole number from %2 to %3 is needed"),
    QT_TRANSLATE_NOOP("Reason", "fields: a list of %1 fields is needed"),
    QT_TRANSLATE_NOOP("Reason", "fields: %1 nets and %2 holes are needed, not %3 holes"),
    QT_TRANSLATE_NOOP("Reason", "fields: field %1: %2"),
    QT_TRANSLATE_NOOP("Reason", "%1 are needed"),
    QT_TRANSLATE_NOOP("Reason", "value: a net or a hole is never worth 0"),
    QT_TRANSLATE_NOOP("Reason", "die: dice from %1 to %2 can be thrown, not %3"),
    QT_TRANSLATE_NOOP("Reason", "width: the entrance is at a short side, %1 is a long one"),
    QT_TRANSLATE_NOOP("Reason", "strip: a die of %1 needs a strip of %2, not %3"),
    QT_TRANSLATE_NOOP("Reason", "wall: %1 is not above the floe, which is %2 high"),
    QT_TRANSLATE_NOOP("Reason", "strip: a die of %1 needs a floe of %2 each way, not %3 × %4"),
    QT_TRANSLATE_NOOP("Reason", "fields: field %1 is not wholly on the floe"),
    QT_TRANSLATE_NOOP("Reason", "fields: fields %1 and %2 are closer than %3, a die's diagonal"),
    QT_TRANSLATE_NOOP("Reason", "floe: a name, sizes and fields are needed"),
)
