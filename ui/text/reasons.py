"""The engine's reasons why data cannot be used, translated."""

import errno

from PySide6.QtCore import QT_TRANSLATE_NOOP

from beamme.core.errors import Reason
from ui.text.words import fill, translate

# Listed for lupdate, which does not read the engine; a test compares them with what is raised.
# The reasons of a game are in its own reasons.py.
TEMPLATES = (
    # Files and JSON
    QT_TRANSLATE_NOOP("Reason", "not a file"),
    QT_TRANSLATE_NOOP("Reason", "larger than %1 bytes"),
    QT_TRANSLATE_NOOP("Reason", "not readable as JSON: %1"),
    QT_TRANSLATE_NOOP("Reason", "not a JSON object"),
    QT_TRANSLATE_NOOP("Reason", "nested deeper than %1 levels"),
    QT_TRANSLATE_NOOP("Reason", "a key is longer than %1 characters"),
    QT_TRANSLATE_NOOP("Reason", "the key %1 stands twice"),
    QT_TRANSLATE_NOOP("Reason", "%1 is no number"),
    # Boards of every game, and their rules
    QT_TRANSLATE_NOOP("Reason", "%1: unknown key"),
    QT_TRANSLATE_NOOP("Reason", "name: a text of 1 to %1 visible characters is needed"),
    QT_TRANSLATE_NOOP("Reason", "%1: unknown house rule"),
    QT_TRANSLATE_NOOP("Reason", "%1: true or false is needed"),
    QT_TRANSLATE_NOOP("Reason", "edition: a number from 1 to %1 is needed"),
    QT_TRANSLATE_NOOP("Reason", "edition %1 of the rules is not known to this version"),
    # Saved matches
    QT_TRANSLATE_NOOP("Reason", "not a match of BeamMe"),
    QT_TRANSLATE_NOOP("Reason", "format %1 is not known to this version"),
    QT_TRANSLATE_NOOP("Reason", "the first line is damaged"),
    QT_TRANSLATE_NOOP("Reason", "unknown game %1"),
    QT_TRANSLATE_NOOP("Reason", "rules: missing"),
    QT_TRANSLATE_NOOP("Reason", "log: a list of lines is needed"),
    QT_TRANSLATE_NOOP("Reason", "every player needs a name"),
    QT_TRANSLATE_NOOP("Reason", "seats: %1 cannot play this game"),
    QT_TRANSLATE_NOOP("Reason", "seats: a list of players is needed"),
    QT_TRANSLATE_NOOP("Reason", "seats: two have the same colour"),
    QT_TRANSLATE_NOOP("Reason", "seats: seat %1: a name of 1 to %2 visible characters is needed"),
    QT_TRANSLATE_NOOP("Reason", "seats: seat %1: a colour from 0 to %2 is needed"),
    QT_TRANSLATE_NOOP("Reason", "seats: seat %1: neither a person nor a computer of known level"),
    QT_TRANSLATE_NOOP("Reason", "seats: seat %1: help: one of %2 is needed"),
    QT_TRANSLATE_NOOP("Reason", "seed: %1 hexadecimal digits are needed"),
    QT_TRANSLATE_NOOP("Reason", "%1: a date and time is needed"),
    QT_TRANSLATE_NOOP("Reason", "%1: a date in the years %2 to %3, with a time zone, is needed"),
    # Further starts
    QT_TRANSLATE_NOOP("Reason", "game: not known"),
    QT_TRANSLATE_NOOP("Reason", "language: not spoken"),
    QT_TRANSLATE_NOOP("Reason", "activation: visible characters are needed"),
    QT_TRANSLATE_NOOP("Reason", "seats: those of a game are needed"),
    QT_TRANSLATE_NOOP("Reason", "seats: %1"),
    QT_TRANSLATE_NOOP("Reason", "unknown seat %1: %2 or one of %3"),
    QT_TRANSLATE_NOOP("Reason", "%1 seats: this game has %2 to %3"),
    QT_TRANSLATE_NOOP("Reason", "match_bytes: hexadecimal digits are needed"),
    QT_TRANSLATE_NOOP("Reason", "match: the whole path of a file is needed"),
)


def reason_text(reason: Reason) -> str:
    """The reason in the current language; messages of the system or a library stay as they are."""
    values = (reason_text(each) if isinstance(each, Reason) else each for each in reason.values)
    return fill(translate("Reason", reason.template), *values)


_FILE_ERRORS = {
    errno.EACCES: QT_TRANSLATE_NOOP("FileError", "Permission denied"),
    errno.EPERM: QT_TRANSLATE_NOOP("FileError", "Operation not permitted"),
    errno.ENOENT: QT_TRANSLATE_NOOP("FileError", "No such file or directory"),
    errno.ENOTDIR: QT_TRANSLATE_NOOP("FileError", "Not a directory"),
    errno.EISDIR: QT_TRANSLATE_NOOP("FileError", "Is a directory"),
    errno.ENAMETOOLONG: QT_TRANSLATE_NOOP("FileError", "File name too long"),
    errno.EFBIG: QT_TRANSLATE_NOOP("FileError", "File too large"),
    errno.ENOSPC: QT_TRANSLATE_NOOP("FileError", "No space left on device"),
    errno.EDQUOT: QT_TRANSLATE_NOOP("FileError", "Disk quota exceeded"),
    errno.EROFS: QT_TRANSLATE_NOOP("FileError", "Read-only file system"),
    errno.EIO: QT_TRANSLATE_NOOP("FileError", "Input/output error"),
}
"""Common file errors: the system's own messages are not in the program's language."""


def file_error_text(error: OSError) -> str:
    """Why a file cannot be used, translated if the error is a common one."""
    known = _FILE_ERRORS.get(error.errno or 0)
    return translate("FileError", str(known)) if known else error.strerror or str(error)
