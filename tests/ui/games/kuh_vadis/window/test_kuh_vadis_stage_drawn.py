"""What the pencil draws on the pad of Kuh Vadis: marks, the extra round and the chain."""

import pytest

from tests.ui.games.beam_me_up.helpers.views import after
from tests.ui.games.kuh_vadis.helpers.views import (
    FENCE,
    MARKED_CORNER,
    ONE_TO_GO,
    THREES,
    place,
    to_mark,
    to_roll,
    won,
)
from tests.ui.games.kuh_vadis.window.pad import Pad, pad

__all__ = ["pad"]

pytestmark = pytest.mark.usefixtures("language")


def test_a_full_sheet_is_drawn_mark_by_mark(pad: Pad) -> None:
    pad.model.show(to_roll(FENCE))
    pad.open()
    marks = pad.all("PencilMark")
    signs = [mark for mark in marks if mark.property("whole") > 0]
    # Twelve marks, and the starts of the blocked crosses struck through.
    assert len(signs) == FENCE.count("x") + FENCE.count("o") + 3
    pad.until(
        lambda: all(mark.property("drawn") == mark.property("whole") for mark in signs), "a sheet"
    )


def test_a_new_mark_is_drawn_stroke_by_stroke(pad: Pad) -> None:
    pad.theme(calm=False, pace=1)
    before = to_mark(THREES)
    pad.model.show(before)
    pad.open()
    seen: list[float] = []
    field = pad.field(place("d4"))
    field.drawnChanged.connect(lambda: seen.append(field.property("drawn")))
    pad.model.show(after(before, "mark d4", deciding=1))
    pad.until(lambda: seen and seen[-1] == 1, "a mark")
    assert seen[0] == 0
    assert seen == sorted(seen)
    assert len(seen) > 3


def test_without_motion_a_mark_is_there_at_once(pad: Pad) -> None:
    before = to_mark(THREES)
    pad.model.show(before)
    pad.open()
    pad.model.show(after(before, "mark d4", deciding=1))
    assert pad.field(place("d4")).property("drawn") == 1


def test_an_extra_round_is_encircled(pad: Pad) -> None:
    pad.model.show(to_roll(MARKED_CORNER, anchor="a1"))
    pad.open()
    assert pad.field(place("d4")).property("dimmed")
    assert not pad.field(place("b2")).property("dimmed")
    assert "anchor-cross" in {item.property("name") for item in pad.all("Drawing")}


def test_the_chain_is_traced_and_the_cow_leaps(pad: Pad) -> None:
    before = to_mark("2 2 2 1 3", ONE_TO_GO)
    pad.model.show(before)
    pad.open()
    assert not pad.all("KuhVadisChain")
    pad.model.show(after(before, "mark f5", deciding=None))
    pad.until(lambda: pad.all("CowHero"), "a leap")
    band, trace = sorted(pad.all("KuhVadisChain"), key=lambda chain: not chain.property("band"))
    assert band.property("paths") == trace.property("paths") == pad.model.property("chain")
    assert trace.property("progress") == 1


def test_a_match_that_is_over_shows_its_chain_at_once(pad: Pad) -> None:
    pad.model.show(won())
    pad.open()
    assert len(pad.all("KuhVadisChain")) == 2
    assert len(pad.all("CowHero")) == 1
