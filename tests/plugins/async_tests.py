"""Run coroutine tests on the program's event loop."""

from inspect import iscoroutinefunction

import pytest


def pytest_itemcollected(item: pytest.Item) -> None:
    """Create the application before the other fixtures of a coroutine test."""
    if isinstance(item, pytest.Function) and iscoroutinefunction(item.obj):
        item.fixturenames.insert(0, "qapp")


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run the test to its end; an error in any of its tasks fails it."""
    if not iscoroutinefunction(pyfuncitem.obj):
        return None
    # Tests without Qt must not load it.
    from tests.ui.helpers.driving import run  # noqa: PLC0415

    wanted = {name: pyfuncitem.funcargs[name] for name in pyfuncitem._fixtureinfo.argnames}
    run(pyfuncitem.funcargs["qapp"], pyfuncitem.obj(**wanted))
    return True
