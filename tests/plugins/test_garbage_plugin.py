"""What a failed test held is gone before its fixtures end."""

import pytest

pytest_plugins = ["pytester"]

TESTS = """
import weakref

import pytest


class Held:
    pass


@pytest.fixture
def held():
    known = []
    yield known
    assert known[0]() is None


def test_fails(held):
    item = Held()
    held.append(weakref.ref(item))
    assert item is None
"""


@pytest.mark.parametrize(("plugins", "errors"), [([], 1), (["tests.plugins.garbage"], 0)])
def test_a_failed_test_holds_nothing(
    pytester: pytest.Pytester, request: pytest.FixtureRequest, plugins: list[str], errors: int
) -> None:
    pytester.makeini(f"[pytest]\npythonpath = {request.config.rootpath}")
    pytester.makeconftest(f"pytest_plugins = {plugins}")
    pytester.makepyfile(TESTS)
    result = pytester.runpytest_subprocess("-p", "no:cacheprovider")
    result.assert_outcomes(failed=1, errors=errors)
