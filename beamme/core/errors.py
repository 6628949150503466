"""The ways in which input from a person, a file or a program can be wrong."""

from dataclasses import dataclass

from beamme.core.filling import fill


class IllegalMove(ValueError):
    """The rules do not allow this entry here."""


class BadNotation(ValueError):
    """This text is not a move or an answer."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Why data cannot be used; str() gives it in English, and the window translates it."""

    template: str
    """In English, with gaps %1, %2 …; it is the key of the translations."""
    values: tuple["str | Reason", ...] = ()
    """What fills the gaps; a reason among them is translated, too."""

    def __str__(self) -> str:
        return fill(self.template, *self.values)


class BadData(ValueError):
    """A save, a board or a setting is invalid; the message says where and why.

    The template is a literal, so that a test finds it and asks for its translation.
    """

    def __init__(self, template: str, *values: object) -> None:
        kept = tuple(_kept(value) for value in values)
        super().__init__(template, *kept)  # pickle restores it from these
        self.reason = Reason(template, kept)

    def __str__(self) -> str:
        return str(self.reason)


class NewerData(BadData):
    """The data was written by a later version of the program."""


def _kept(value: object) -> str | Reason:
    """A value without references that an error may hold, such as the data it was found in."""
    if isinstance(value, BadData):
        return value.reason
    return value if isinstance(value, Reason) else str(value)
