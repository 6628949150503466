"""The ways in which what a person, a file or a program hands in can be wrong."""

from dataclasses import dataclass

from beamme.core.filling import fill


class IllegalMove(ValueError):
    """The rules do not allow this entry here."""


class BadNotation(ValueError):
    """This text is not a move or an answer."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Why data cannot be used; English as a text, while the window speaks its own language."""

    template: str
    """English, with gaps %1, %2 …; translations are found by it."""
    values: tuple["str | Reason", ...] = ()
    """What goes into the gaps; a reason there is translated, too."""

    def __str__(self) -> str:
        return fill(self.template, *self.values)


class BadData(ValueError):
    """A save, a board or a setting does not say what it should; tells where and why.

    The template is a literal, so that a test finds it and asks for its translation.
    """

    def __init__(self, template: str, *values: object) -> None:
        kept = tuple(_kept(value) for value in values)
        super().__init__(template, *kept)  # from which pickle makes it again
        self.reason = Reason(template, kept)

    def __str__(self) -> str:
        return str(self.reason)


class NewerData(BadData):
    """A later version of the program has written it."""


def _kept(value: object) -> str | Reason:
    """A value without whatever an error holds on to, such as the data it was found in."""
    if isinstance(value, BadData):
        return value.reason
    return value if isinstance(value, Reason) else str(value)
