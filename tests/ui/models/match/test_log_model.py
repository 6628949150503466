"""The log of a match as rows: what is new is told, what is undone is taken back."""

from dataclasses import replace

import pytest

from beamme.core.match import Moved, new_match
from beamme.games.beam_me_up.rules import BeamMeUp
from beamme.table.storage.record import Seating
from tests.helpers.saved import played
from tests.ui.games.beam_me_up.helpers.views import after, begun, keeping, view_of
from tests.ui.games.rolling_dice.helpers.views import to_put
from tests.ui.helpers.recorded import changes_of, rows_of
from tests.ui.models.helpers.match_models import model
from ui.app.language import Language
from ui.models.match.log_model import LogModel, active_seat, mover, turn_starts
from ui.models.match.match_model import MatchModel
from ui.models.match.match_view_state import MatchViewState

__all__ = ["model"]

pytestmark = pytest.mark.usefixtures("language")


@pytest.fixture
def log(model: MatchModel) -> LogModel:
    return model._log


def test_only_what_is_new_is_told(log: LogModel) -> None:
    view = keeping("3 3 1 1 6")
    changes = changes_of(log)
    log.update(view.record)
    log.update(after(view, "stop").record)
    log.update(after(view, "stop", "move 1", "move 3").record)
    assert changes == [("insert", 0, 0, ()), ("insert", 1, 2, ())]
    assert [row["ply"] for row in rows_of(log)] == [1, 2, 3]


def test_undo_takes_lines_back(log: LogModel) -> None:
    view = keeping("3 3 1 1 6")
    log.update(after(view, "stop", "move 1").record)
    changes = changes_of(log)
    log.update(view.record)
    assert changes == [("remove", 0, 1, ())]


def test_another_match_is_told_from_its_start(log: LogModel) -> None:
    log.update(after(keeping("3 3 1 1 6"), "stop", "move 1").record)
    log.update(after(keeping("3 3 1 1 6"), "keep 1 2", "faces 3 5 6").record)
    assert [row["text"] for row in rows_of(log)] == [
        "Ada keeps 3-3 and rolls 3 dice.",
        "Ada has 3-3-3-5-6: Three of a kind.",
    ]
    log.update(None)
    assert rows_of(log) == []


def test_other_players_in_the_same_match_have_their_own_names(log: LogModel) -> None:
    record = after(keeping("3 3 1 1 6"), "stop").record
    log.update(record)
    log.update(replace(record, seating=(Seating("Zoe", None, 4), Seating("Y", None, 2))))
    assert [(row["text"], row["seat"]) for row in rows_of(log)] == [("Zoe stops here.", 4)]


def test_after_a_change_of_language_everything_is_told_again(
    log: LogModel, language: Language
) -> None:
    record = played(120)
    log.update(record)
    english = [row["text"] for row in rows_of(log)]
    language.switch("de")
    log.forget()
    log.update(record)
    german = [row["text"] for row in rows_of(log)]
    fresh = LogModel(log)
    fresh.update(record)
    assert german == [row["text"] for row in rows_of(fresh)]
    assert len(german) == 120
    assert not set(english) & set(german)


def test_dice_belong_to_the_one_who_threw_them(model: MatchModel) -> None:
    start = view_of(new_match(BeamMeUp(), 2))
    rolling = after(start, "lift 1", "roll", deciding=None)
    assert active_seat(rolling.record) == 0
    fallen = after(rolling, "faces 1 2 3 5 6", "stop", "roll", deciding=None)
    assert [mover(fallen.record, ply) for ply in range(5)] == [1, 0, 0, 0, 1]
    assert active_seat(fallen.record) == 1
    model.show(MatchViewState("showing", fallen))
    assert (model.property("narration"), model.property("narrationSeat")) == ("Nova rolls.", 1)


def test_lifting_before_the_first_roll_is_no_turn() -> None:
    rolled = ["roll", "faces 1 2 3 5 6", "stop"]
    view = begun(3, "lift 1", "lift 1 2", *rolled, *rolled, "roll")
    assert view.match.log[2].seat == 0
    assert turn_starts(view.record) == (0, 5, 8)


def test_putting_a_die_back_interrupts_no_turn() -> None:
    kept = after(to_put(), "put b1 8000 0", "keep a2")
    assert [entry.seat for entry in kept.match.log if isinstance(entry, Moved)] == [0, 1, 0]
    assert turn_starts(kept.record) == (0,)
