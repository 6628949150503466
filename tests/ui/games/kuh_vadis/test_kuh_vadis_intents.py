"""What a person does on the sheet of Kuh Vadis: pick a field, look at one, mark dice."""

import pytest

from beamme.games.kuh_vadis.moves import write
from tests.ui.games.beam_me_up.helpers.views import after
from tests.ui.games.kuh_vadis.helpers.models import model
from tests.ui.games.kuh_vadis.helpers.views import (
    NOTHING,
    THREES,
    faces,
    place,
    to_keep,
    to_mark,
    to_roll,
    unasked,
)
from tests.ui.helpers.recorded import changes_of, heard
from ui.games.kuh_vadis.model import KuhVadisModel
from ui.models.game_model import View

__all__ = ["model"]

pytestmark = pytest.mark.usefixtures("language")


def told(decided: list[tuple[object, ...]]) -> list[list[str]]:
    return [[write(move) for move in moves] for (moves,) in decided]  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("view", "name", "lines"),
    [
        (to_keep(THREES), "d4", [["stop", "mark d4"]]),
        (to_mark(THREES), "d4", [["mark d4"]]),
        (to_mark(THREES), "d3", []),
        (to_mark(THREES), "c2", []),
        (unasked(to_mark(THREES)), "d4", []),
        (to_roll(), "d4", []),
    ],
)
def test_a_pick_decides_once_and_only_what_is_allowed(
    model: KuhVadisModel, view: View, name: str, lines: list[list[str]]
) -> None:
    model.show(view)
    decided = heard(model.decided)
    model.pick(place(name))
    assert told(decided) == lines


@pytest.mark.parametrize("nowhere", [-1, 49, 1000])
def test_a_field_that_is_not_there_is_nothing_to_pick_or_look_at(
    model: KuhVadisModel, nowhere: int
) -> None:
    model.show(to_mark(THREES))
    decided, changed = heard(model.decided), heard(model.actionsChanged)
    model.pick(nowhere)
    model.preview(nowhere)
    assert not decided
    assert not changed
    assert model.property("previewField") == -1


def test_looking_at_a_field_previews_it_and_changes_the_button(model: KuhVadisModel) -> None:
    model.show(to_keep(THREES))
    changed = heard(model.actionsChanged)
    model.preview(place("d4"))
    assert model.property("previewField") == place("d4")
    assert model.common.secondary.text == "Mark this 3"
    model.preview(place("d4"))
    assert len(changed) == 1, "looking on is nothing new"
    model.preview(place("d3"))
    assert model.property("previewField") == -1, "a cow is not claimed"
    model.preview(place("g7"))
    assert model.property("previewField") == place("g7")
    model.preview(-1)
    assert model.property("previewField") == -1
    assert model.common.secondary.text == "Choose a 3"
    assert len(changed) == 4


def test_looking_changes_no_field(model: KuhVadisModel) -> None:
    model.show(to_keep(THREES))
    changes = [changes_of(model.fields), changes_of(model.standings)]
    model.preview(place("d4"))
    model.toggle(0)
    assert not any(changes)


def test_what_one_looks_at_may_be_claimed_by_the_next_roll(model: KuhVadisModel) -> None:
    model.show(to_keep(NOTHING))
    model.preview(place("d4"))
    assert model.property("previewField") == -1
    model.show(after(to_keep(NOTHING), "roll", faces(THREES)))
    assert model.property("previewField") == place("d4")
    assert model.common.secondary.text == "Mark this 3"


def test_playing_for_a_symbol_keeps_its_dice(model: KuhVadisModel) -> None:
    model.show(to_keep("* 3 * 3 5"))
    for symbol, kept in ((3, 0b01010), (6, 0b00101), (2, 0)):
        model.playFor(symbol)
        assert model.common.dice.kept == kept
    model.toggle(1)
    for view in (unasked(to_keep(THREES)), to_roll(), to_mark(THREES)):
        model.show(view)
        before = model.common.dice.kept
        model.playFor(3)
        assert (model.common.dice.kept, model.property("selectable")) == (before, False)


@pytest.mark.parametrize(
    ("faces", "kept", "stops"),
    [
        (NOTHING, 0, False),
        (THREES, 0, True),
        (THREES, 0b00011, True),
        (THREES, 0b00111, False),
        ("* * 4 4 4", 0b00011, False),
        ("* * 4 4 4", 0b00001, True),
    ],
)
def test_enter_never_loses_what_could_be_marked(
    model: KuhVadisModel, faces: str, kept: int, stops: bool
) -> None:
    model.show(to_keep(faces))
    for die in range(5):
        if kept >> die & 1:
            model.toggle(die)
    assert model.common.stops_on_enter is stops


def test_a_field_reached_with_keys_is_what_enter_marks(model: KuhVadisModel) -> None:
    model.show(to_keep(THREES))
    for die in range(3):
        model.toggle(die)
    model.preview(place("d4"))
    assert model.common.entered == model.common.primary, "a pointer may rest anywhere"
    model.visit(place("d4"))
    assert [write(move) for move in model.common.entered.moves] == ["stop", "mark d4"]
    model.visit(place("c2"))
    assert model.common.entered == model.common.primary, "it cannot be marked"


def test_dice_are_marked_while_somebody_is_asked(model: KuhVadisModel) -> None:
    model.show(to_keep(THREES))
    changed = heard(model.actionsChanged)
    model.toggle(0)
    model.toggle(4)
    assert model.common.dice.kept == 0b10001
    assert model.common.primary.text == "Roll 3 dice"
    model.toggle(0)
    assert model.common.dice.kept == 0b10000
    assert len(changed) == 3
    for view in (unasked(to_keep(THREES)), to_roll(), to_mark(THREES)):
        model.show(view)
        before = model.common.dice.kept
        model.toggle(0)
        assert model.common.dice.kept == before
    assert len(changed) == 3


def test_the_next_decision_starts_with_the_dice_kept_before(model: KuhVadisModel) -> None:
    view = to_keep(THREES)
    model.show(view)
    model.toggle(0)
    model.toggle(1)
    model.show(view)
    assert model.common.dice.kept == 0b11, "showing the same again forgets no mark"
    model.show(unasked(view))
    model.show(view)
    assert model.common.dice.kept == 0, "being asked anew does"
    again = after(view, "keep 1 2", faces("1 2 5"))
    model.show(after(view, "keep 1 2", deciding=None))
    model.show(unasked(again))
    model.show(again)
    assert model.common.dice.kept == 0b11
    model.show(after(view, "stop", "mark d4", "roll", faces(NOTHING), deciding=1))
    assert model.common.dice.kept == 0
