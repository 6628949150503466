"""Fail a test in which Qt prints a warning.

Qt prints its messages with a prefix that is searched for in the captured output. No Python handler
is installed: a render thread may log at any time, also while a handler is being replaced.
"""

import os
import re
from collections.abc import Generator

import pytest

PREFIX = "Qt %{type}: "
os.environ["QT_MESSAGE_PATTERN"] = f"{PREFIX}%{{category}}: %{{message}}"
WARNING = re.compile(r"^Qt (?:warning|critical|fatal): (.*)$", re.MULTILINE)


def pytest_configure(config: pytest.Config) -> None:
    """Register the marker of tests that provoke a warning."""
    config.addinivalue_line("markers", "qt_warns(pattern): the warning that Qt has to give here")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Search the output captured in this phase of the test."""
    report = yield
    captured = [
        text for when, kind, text in item._report_sections if kind == "stderr" and when == call.when
    ]
    warnings = WARNING.findall("".join(captured))
    expected = [mark.args[0] for mark in item.iter_markers("qt_warns")]
    unexpected = [line for line in warnings if not any(re.search(it, line) for it in expected)]
    missing = [it for it in expected if not any(re.search(it, line) for line in warnings)]
    if report.passed and unexpected:
        report.outcome = "failed"
        report.longrepr = "Qt warned:\n" + "\n".join(unexpected)
    elif report.passed and call.when == "call" and missing:
        report.outcome = "failed"
        report.longrepr = f"Qt did not warn: {missing}"
    return report
