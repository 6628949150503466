"""Run coroutine tests on the loop that the program runs on."""

from inspect import iscoroutinefunction

import pytest


def pytest_itemcollected(item: pytest.Item) -> None:
    """Make the application before anything else that such a test needs."""
    if isinstance(item, pytest.Function) and iscoroutinefunction(item.obj):
        item.fixturenames.insert(0, "qapp")


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Wait until the test has ended; an error in any task of it is its own error."""
    if not iscoroutinefunction(pyfuncitem.obj):
        return None
    # Tests without Qt must not pay for loading it.
    from driving import run  # noqa: PLC0415

    wanted = {name: pyfuncitem.funcargs[name] for name in pyfuncitem._fixtureinfo.argnames}
    run(pyfuncitem.funcargs["qapp"], pyfuncitem.obj(**wanted))
    return True
