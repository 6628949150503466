"""Texts that do not fit are found; those that may be cut are left alone."""

from pathlib import Path

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtWidgets import QApplication

from installer.tools.tour.misfits import misfits
from tests.ui.helpers.borrowed_view import BorrowedView
from tests.ui.helpers.window_pool import show

PAGE = """
import QtQuick
import Dice
Page {{
    key: "page"
    width: 400
    height: 200
    {}
}}
"""

SCROLLED = """
ScrollArea {
    width: 90
    height: 9
    contentHeight: 99
    Label { width: 20; text: "long" }
}
"""
PREFERENCE = """
PreferenceRow {
    width: 440
    title: "Tempo"
    note: "Flott"
    SegmentedSwitch {
        options: ["Langsam", "Normal", "Schnell", "Sofort"].map(it => ({ key: it, text: it }))
    }
}
"""


@pytest.mark.parametrize(
    ("inside", "found"),
    [
        ('Label { text: "fits" }', []),
        ('Label { width: 20; text: "much too long" }', ["shortened: 'much too long'"]),
        ('Label { width: 20; text: "much too long"; mayBeCut: true }', []),
        ('Item { clip: true; width: 9; height: 40; Label { text: "half" } }', ["cut off: 'half'"]),
        ('Label { x: 380; text: "outside" }', ["cut off: 'outside'"]),
        ('Label { text: "one" } Label { x: 4; text: "two" }', ["overlap: 'one' and 'two'"]),
        ('Label { text: "one" } Label { y: 40; text: "two" }', []),
        ('Label { text: "one" } Label { x: 4; text: "two"; visible: false }', []),
        ('ScrollArea { width: 90; height: 9; contentHeight: 99; Label { text: "below" } }', []),
        (SCROLLED, ["shortened: 'long'"]),
        (
            'Label { width: 30; text: "two letters"; wrapMode: Text.Wrap }',
            ["broken within a word: 'two letters'"],
        ),
        (PREFERENCE, []),
        ('Label { width: 90; text: "two letters or more"; wrapMode: Text.Wrap }', []),
    ],
)
def test_what_does_not_fit_is_found(
    qapp: QApplication,  # noqa: ARG001 windows need it
    tmp_path: Path,
    inside: str,
    found: list[str],
) -> None:
    window = BorrowedView()
    (tmp_path / "Shown.qml").write_text(PAGE.format(inside), "utf-8")
    window.view.setSource(QUrl.fromLocalFile(str(tmp_path / "Shown.qml")))
    assert not window.view.errors(), window.view.errors()
    show(window.view)
    problems = [problem.split(" at ")[0] for problem in misfits(window.view)]
    window.close()
    assert problems == found
