"""The one error that is shown to people: a sentence, never a traceback."""


class Failure(Exception):
    """Something a person has to do first; the message says what."""
