"""The one error that is shown to users as a sentence, without a traceback."""


class Failure(Exception):
    """Something that the user has to do first; the message says what."""
