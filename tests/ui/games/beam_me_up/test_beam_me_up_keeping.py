"""What is worth keeping in Beam Me Up: where Enter is, and which dice a chip keeps."""

import pytest

from beamme.core.keeping import ALL_DICE
from beamme.games.beam_me_up.moves import write
from beamme.games.beam_me_up.scoring import Kind
from tests.ui.games.beam_me_up.helpers.boards import model
from tests.ui.games.beam_me_up.helpers.views import after, keeping
from tests.ui.helpers.recorded import heard
from ui.games.beam_me_up.actions import common
from ui.games.beam_me_up.model import BeamMeUpModel
from ui.games.beam_me_up.view import Selection
from ui.models.game_model import View

__all__ = ["model"]

pytestmark = pytest.mark.usefixtures("language")

NOTHING = "1 2 3 5 6"


@pytest.mark.parametrize(
    ("faces", "kept", "stops"),
    [
        ("1 2 3 5 6", 0b00000, False),
        ("3 3 1 5 6", 0b00000, False),
        ("3 3 1 5 6", 0b00011, False),
        ("3 3 1 1 6", 0b00000, True),
        ("3 3 1 1 6", 0b01111, False),
        ("3 3 3 5 6", 0b00000, True),
        ("3 3 3 5 6", 0b00011, True),
        ("3 3 3 5 6", 0b00111, False),
        ("3 3 3 1 1", 0b00000, True),
        ("3 3 3 1 1", 0b00111, True),
        ("3 3 3 1 1", 0b01111, True),
        ("2 3 4 5 5", 0b01111, False),
        ("2 3 4 5 5", 0b10111, False),
        ("2 3 4 5 5", 0b11001, True),
        ("2 3 4 5 6", 0b01111, True),
    ],
)
def test_enter_never_spoils_what_is_worth_keeping(faces: str, kept: int, stops: bool) -> None:
    shown = common(keeping(faces), Selection(marked=kept))
    assert shown.stops_on_enter is stops
    assert shown.entered == (shown.secondary if stops else shown.primary)


@pytest.mark.parametrize(
    ("faces", "kept", "judged", "stops"),
    [
        ("3 3 1 5 6", 0, {0: 0.4, ALL_DICE: 0.5}, True),
        ("3 3 1 5 6", 0, {0: 0.5, ALL_DICE: 0.4}, False),
        ("3 3 1 1 6", 0, {0: 0.5, ALL_DICE: 0.4}, False),
        ("3 3 1 1 6", 0, {1: 0.5, ALL_DICE: 0.4}, True),
        ("3 3 3 5 6", 0b00111, {0b00111: 0.4, ALL_DICE: 0.5}, True),
        ("3 3 3 1 1", 0b01111, {0b01111: 0.6, ALL_DICE: 0.5}, True),
        ("1 2 3 5 6", 0, {0: 0.4, ALL_DICE: 0.5}, False),
    ],
)
def test_a_judgement_decides_unless_something_good_is_at_stake(
    faces: str, kept: int, judged: dict[int, float], stops: bool
) -> None:
    view = View(keeping(faces).record, 0, judged=judged)
    assert common(view, Selection(marked=kept)).stops_on_enter is stops


def test_a_reading_that_moves_nothing_is_not_worth_keeping() -> None:
    view = keeping("3 3 3 5 6", own="0070000")
    assert common(view, Selection()).stops_on_enter is False


def test_a_column_reached_with_keys_is_what_enter_moves(model: BeamMeUpModel) -> None:
    model.show(keeping("3 3 1 1 6"))
    model.visit(0)
    assert model.common.entered.text == "Move columns 1 and 3"
    assert [write(move) for move in model.common.entered.moves] == ["stop", "move 1", "move 3"]
    model.preview(0)
    assert model.common.primary.text == "Roll 5 dice"
    assert model.common.entered == model.common.secondary, "it would rather stop in any case"
    model.show(keeping("3 3 1 5 6"))
    model.visit(2)
    assert model.common.entered == model.common.secondary
    model.preview(2)
    assert model.common.entered == model.common.primary, "a pointer may rest anywhere"
    model.visit(4)
    assert model.common.entered == model.common.primary, "nothing moves there"
    model.show(after(keeping("3 3 1 5 6", own="0000004", fields="sb4"), "stop"))
    model.visit(4)
    assert model.common.entered.text == "Move column 5"
    model.show(after(keeping("3 3 1 5 6", fields="3r1"), "stop", "move 3"))
    model.visit(5)
    assert model.common.entered.text == "Lift column 6"


def test_a_chip_keeps_the_dice_that_help(model: BeamMeUpModel) -> None:
    model.show(keeping("3 3 1 1 6"))
    assert "full-house" in {each["kind"] for each in model.property("odds")}
    model.playFor(str(Kind.FULL_HOUSE))
    assert model.common.dice.kept == 0b01111
    model.playFor(str(Kind.FOUR))
    assert model.common.dice.kept in {0b00011, 0b01100}
    model.playFor(str(Kind.LARGE_STRAIGHT))
    assert model.common.dice.kept.bit_count() == 1
    for wrong in ("", "everything"):
        model.playFor(wrong)
    assert model.common.dice.kept.bit_count() == 1, "two straights are left"
    model.show(after(keeping("3 3 1 1 6"), "stop"))
    told = heard(model.actionsChanged)
    model.playFor(str(Kind.PAIR))
    assert not told


def test_an_effect_that_moves_a_stone_may_be_clicked(model: BeamMeUpModel) -> None:
    model.show(keeping("3 3 3 1 1", others=("2222222",)))
    chips = model.property("effects")
    assert {each["text"]: each["column"] for each in chips} == {
        "Column 1 +1": 0,
        "Column 3 +2": 2,
        "Nova −1": -1,
    }
    model.show(View(keeping("3 3 3 1 1").record, None))
    assert all(each["column"] == -1 for each in model.property("effects"))
