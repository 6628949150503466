"""The ways in which what a person, a file or a program hands in can be wrong."""


class IllegalMove(ValueError):
    """The rules do not allow this entry here."""


class BadNotation(ValueError):
    """This text is not a move or an answer."""


class BadData(ValueError):
    """A save, a board or a setting does not say what it should; tells where and why."""


class NewerData(BadData):
    """A later version of the program has written it."""
