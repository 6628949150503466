"""The yardstick of printing: Qt alone writes exactly what the program writes."""

import pytest

from installer.tools.bench.inside.printing import Notes, _bare, _pile, _told, measured
from ui.printing.press import pdf

pytestmark = pytest.mark.usefixtures("qapp")  # letters have a width only where Qt is


def test_the_yardstick_draws_the_same_lines_and_glyphs() -> None:
    pile = _pile("kuh-vadis", 8, 417)
    pages = [_told(pile, page) for page in range(pile.count)]
    own, bare = pdf(pile), bytes(_bare(pile, pages).data())
    assert pile.count == 2
    assert all(bytes([0x25, 0x50, 0x44, 0x46]) == each[:4] for each in (own, bare))
    # But for title, language and time nothing differs.
    assert abs(len(own) - len(bare)) < 1500
    assert len(bare) > 200_000


def test_notes_keep_every_call_in_its_order() -> None:
    notes = Notes()
    notes.setPen(1)
    notes.drawPath("path", 2)
    assert notes.calls == [("setPen", (1,)), ("drawPath", ("path", 2))]


def test_a_small_pile_is_really_measured() -> None:
    told = measured("kuh-vadis", sheets=4, rounds=1)
    assert 0.1 < told["mb"] < 0.4
    assert told["own_s"] > 0
    assert told["bare_s"] > 0
