"""An error that was really raised, with a traceback."""


def failed(what: str = "no dice") -> RuntimeError:
    """An error that was really raised."""

    def fail() -> None:
        raise RuntimeError(what)

    try:
        fail()
    except RuntimeError as error:
        return error
    raise AssertionError
