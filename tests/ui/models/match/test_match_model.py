"""One match as the screen sees it: its phase, buttons and intents, which leave as signals."""

from operator import attrgetter

import pytest

from beamme.core.match import new_match
from beamme.games.beam_me_up.moves import write
from beamme.games.beam_me_up.rules import BeamMeUp
from beamme.table.play.fate import commitment
from tests.ui.games.beam_me_up.helpers.views import after, keeping, view_of
from tests.ui.helpers.recorded import changes_of, heard, rows_of, texts_of
from tests.ui.models.helpers.match_models import model
from ui.models.game_model import View
from ui.models.match.match_model import MatchModel
from ui.models.match.match_view_state import MatchViewState

__all__ = ["model"]

pytestmark = pytest.mark.usefixtures("language")


def asked(view: View) -> MatchViewState:
    return MatchViewState(phase="person", view=view)


def test_without_a_match_there_is_nothing(model: MatchModel) -> None:
    assert model.property("phase") == "none"
    texts = {path: text for path, text in texts_of(model).items() if text}
    assert texts == {"MatchModel.phase": "none", "MatchModel.roundText": "Round 1"}
    assert model.turn.property("seat") == -1
    assert model.timeline.property("ply") == 0


def test_a_match_with_a_person_asked(model: MatchModel) -> None:
    view = keeping("3 3 1 5 6", own="5550011")
    model.show(asked(view))
    assert model.property("title") == "Beam Me Up"
    assert model.turn.property("name") == "Ada"
    assert model.turn.property("seat") == 0
    assert model.buttons.property("primaryText") == "Roll 5 dice"
    assert model.buttons.property("primaryKey") == "R"
    assert model.buttons.property("primaryNote") == "1 roll left"
    assert model.buttons.property("primaryEnabled") is True
    assert model.buttons.property("secondaryText") == "Move column 3"
    assert (model.buttons.property("rollsLeft"), model.buttons.property("rollsTotal")) == (1, 3)
    assert model.property("commitment") == commitment(view.record.seed)
    assert rows_of(model.seats)[0]["warning"] == "2 on the ground"


def test_a_button_without_a_move_leads_to_where_it_is_chosen(model: MatchModel) -> None:
    model.show(asked(view_of(new_match(BeamMeUp(), 2), 1)))
    decided, choosing = heard(model.decided), heard(model.buttons.choosingWanted)
    assert model.buttons.property("primaryText") == "Choose 1 stone to lift"
    assert model.buttons.property("primaryEnabled") is True
    model.buttons.primary()
    model.buttons.enter()
    model.buttons.secondary()
    assert (len(decided), len(choosing)) == (0, 2)


@pytest.mark.parametrize(
    ("intent", "key", "lines"),
    [
        ("primary", (), ["roll"]),
        ("secondary", (), ["stop", "move 3"]),
        ("pressKey", ("R",), ["roll"]),
        ("pressKey", ("S",), ["stop", "move 3"]),
        ("enter", (), ["stop", "move 3"]),
    ],
)
def test_buttons_decide_what_they_say(
    model: MatchModel, intent: str, key: tuple[str, ...], lines: list[str]
) -> None:
    model.show(asked(keeping("3 3 3 5 6")))
    decided = heard(model.decided)
    assert (
        model.buttons.property("primaryEntered"),
        model.buttons.property("secondaryEntered"),
    ) == (False, True)
    getattr(model.buttons, intent)(*key)
    assert [[write(move) for move in moves] for (moves,) in decided] == [lines]


def test_a_key_of_no_button_does_nothing(model: MatchModel) -> None:
    model.show(asked(keeping("3 3 1 5 6")))
    decided = heard(model.decided)
    assert [model.buttons.pressKey(key) for key in ("L", "", "r", "RS")] == [False] * 4
    model.show(asked(view_of(new_match(BeamMeUp(), 2), None)))
    assert model.buttons.pressKey("R") is False
    model.buttons.enter()
    assert decided == []


def test_a_second_click_finds_no_button(model: MatchModel) -> None:
    view = keeping("3 3 1 5 6")
    model.show(asked(view))
    decided = heard(model.decided)
    model.decided.connect(lambda _: model.show(MatchViewState("showing", View(view.record, None))))
    model.buttons.primary()
    model.buttons.primary()
    model.buttons.secondary()
    assert len(decided) == 1


@pytest.mark.parametrize(
    ("intent", "arguments", "signal", "sent"),
    [
        ("undo", (), "undoWanted", ()),
        ("hint", (), "hintWanted", ()),
        ("skip", (), "skipWanted", ()),
        ("leave", (), "leaveWanted", ()),
        ("timeline.seek", (7,), "timeline.seekWanted", (7,)),
        ("timeline.step", (-1,), "timeline.seekWanted", (1,)),
        ("timeline.step", (1,), "timeline.seekWanted", (3,)),
        ("timeline.togglePlaying", (), "timeline.playingWanted", ()),
        ("timeline.playOn", (), "timeline.playOnWanted", ()),
    ],
)
def test_every_intent_is_one_signal(
    model: MatchModel, intent: str, arguments: tuple[int, ...], signal: str, sent: tuple[int, ...]
) -> None:
    model.show(asked(after(keeping("3 3 1 1 6"), "stop", "move 1")))
    names = [
        "decided",
        "undoWanted",
        "hintWanted",
        "skipWanted",
        "leaveWanted",
        "timeline.seekWanted",
    ]
    names += [
        "timeline.playingWanted",
        "timeline.playOnWanted",
        "started",
        "ended",
        "watched",
        "left",
    ]
    all_signals = {name: heard(attrgetter(name)(model)) for name in names}
    attrgetter(intent)(model)(*arguments)
    assert {name: got for name, got in all_signals.items() if got} == {signal: [sent]}


def test_marking_a_die_changes_buttons_and_tray_together(model: MatchModel) -> None:
    model.show(asked(keeping("3 3 1 5 6")))
    seen: list[tuple[str, list[bool]]] = []
    model.changed.connect(
        lambda: seen.append(
            (model.buttons.property("primaryText"), [row["kept"] for row in rows_of(model._dice)])
        )
    )
    model._dice.toggle(0)
    assert seen == [("Roll 4 dice", [True, False, False, False, False])]


def test_signals_tell_only_what_changed(model: MatchModel) -> None:
    view = keeping("3 3 1 5 6")
    model.show(MatchViewState(phase="person", view=view, plies=3, turns=(0,)))
    history, seeking = heard(model.historyChanged), heard(model.timeline.lengthChanged)
    seats, log = changes_of(model.seats), changes_of(model.log)
    model.update(hint="Roll")
    assert (history, seeking, seats, log) == ([], [], [], [])
    model.update(chances=(0.6, 0.4), history=((0.6, 0.4),))
    assert len(history) == 1
    assert seats == [("change", seat, seat, ("chance", "chanceText")) for seat in (0, 1)]
    model.update(plies=4)
    assert len(seeking) == 1
    assert model.property("history") == [[0.6, 0.4]]


def test_dismissing(model: MatchModel) -> None:
    model.show(MatchViewState(error="No.", hint="Roll"))
    model.dismissError()
    assert (model.property("error"), model.property("hintText")) == ("", "Roll")
    model.dismissHint()
    assert model.property("hintText") == ""
