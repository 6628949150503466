"""One match as the screen sees it: seats, log, buttons; intents leave as signals."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from beam_me_up_views import after, keeping, view_of
from PySide6.QtCore import QAbstractItemModel
from recorded import changes_of, heard, rows_of, texts_of
from saved import played

from beamme.ai.strategy import Level
from beamme.core.match import new_match
from beamme.games.beam_me_up.moves import write
from beamme.games.beam_me_up.rules import BeamMeUp
from beamme.table.play.fate import commitment
from beamme.table.storage.record import Record, Seating
from ui.app.language import Language
from ui.games.beam_me_up.model import BeamMeUpModel
from ui.models.dice_model import DiceModel
from ui.models.game_model import View
from ui.models.log_model import LogModel, active_seat, mover
from ui.models.match_model import MatchModel
from ui.models.match_view_state import MatchViewState
from ui.models.seat_model import SeatModel

pytestmark = pytest.mark.usefixtures("language")

Watch = Callable[[QAbstractItemModel], None]


@pytest.fixture
def model(watched: Watch) -> MatchModel:
    made = MatchModel({"beam-me-up": BeamMeUpModel()}, DiceModel())
    for rows in (made.seats, made.log, made._dice):
        watched(rows)
    return made


def asked(view: View) -> MatchViewState:
    return MatchViewState(phase="person", view=view)


def seated(record: Record, *levels: Level | None) -> Record:
    seating = tuple(
        replace(seat, level=level) for seat, level in zip(record.seating, levels, strict=True)
    )
    return replace(record, seating=seating)


def test_without_a_match_there_is_nothing(model: MatchModel) -> None:
    assert model.property("phase") == "none"
    texts = {path: text for path, text in texts_of(model).items() if text}
    assert texts == {"MatchModel.phase": "none", "MatchModel.roundText": "Round 1"}
    assert model.property("activeSeat") == -1
    assert model.property("ply") == 0


def test_a_match_with_a_person_asked(model: MatchModel) -> None:
    view = keeping("3 3 1 5 6", own="5550011")
    model.show(asked(view))
    assert model.property("title") == "Beam Me Up"
    assert model.property("activeName") == "Ada"
    assert model.property("activeSeat") == 0
    assert model.property("primaryText") == "Roll 5 dice"
    assert model.property("primaryKey") == "R"
    assert model.property("primaryNote") == "1 roll left"
    assert model.property("primaryEnabled") is True
    assert model.property("secondaryText") == "Move column 3"
    assert (model.property("rollsLeft"), model.property("rollsTotal")) == (1, 3)
    assert model.property("commitment") == commitment(view.record.seed)
    assert rows_of(model.seats)[0]["warning"] == "2 on the ground"


def test_a_button_that_only_explains_cannot_be_pressed(model: MatchModel) -> None:
    model.show(asked(view_of(new_match(BeamMeUp(), 2), 1)))
    decided = heard(model.decided)
    assert model.property("primaryText") == "Choose 1 stone to lift"
    assert model.property("primaryEnabled") is False
    model.primary()
    model.secondary()
    assert decided == []


@pytest.mark.parametrize(
    ("intent", "lines"),
    [("primary", ["roll"]), ("secondary", ["stop", "move 3"])],
)
def test_buttons_decide_what_they_say(model: MatchModel, intent: str, lines: list[str]) -> None:
    model.show(asked(keeping("3 3 1 5 6")))
    decided = heard(model.decided)
    getattr(model, intent)()
    assert [[write(move) for move in moves] for (moves,) in decided] == [lines]


def test_a_second_click_finds_no_button(model: MatchModel) -> None:
    view = keeping("3 3 1 5 6")
    model.show(asked(view))
    decided = heard(model.decided)
    model.decided.connect(lambda _: model.show(MatchViewState("showing", View(view.record, None))))
    model.primary()
    model.primary()
    model.secondary()
    assert len(decided) == 1


@pytest.mark.parametrize(
    ("intent", "arguments", "signal", "sent"),
    [
        ("undo", (), "undoWanted", ()),
        ("hint", (), "hintWanted", ()),
        ("skip", (), "skipWanted", ()),
        ("leave", (), "leaveWanted", ()),
        ("seek", (7,), "seekWanted", (7,)),
        ("step", (-1,), "seekWanted", (1,)),
        ("step", (1,), "seekWanted", (3,)),
        ("togglePlaying", (), "playingWanted", ()),
        ("playOn", (), "playOnWanted", ()),
    ],
)
def test_every_intent_is_one_signal(
    model: MatchModel, intent: str, arguments: tuple[int, ...], signal: str, sent: tuple[int, ...]
) -> None:
    model.show(asked(after(keeping("3 3 1 1 6"), "stop", "move 1")))
    names = ["decided", "undoWanted", "hintWanted", "skipWanted", "leaveWanted", "seekWanted"]
    names += ["playingWanted", "playOnWanted", "started", "ended", "watched", "left"]
    all_signals = {name: heard(getattr(model, name)) for name in names}
    getattr(model, intent)(*arguments)
    assert {name: got for name, got in all_signals.items() if got} == {signal: [sent]}


def test_marking_a_die_changes_buttons_and_tray_together(model: MatchModel) -> None:
    model.show(asked(keeping("3 3 1 5 6")))
    seen: list[tuple[str, list[bool]]] = []
    model.changed.connect(
        lambda: seen.append(
            (model.property("primaryText"), [row["kept"] for row in rows_of(model._dice)])
        )
    )
    model._dice.toggle(0)
    assert seen == [("Roll 4 dice", [True, False, False, False, False])]


def test_signals_tell_only_what_changed(model: MatchModel) -> None:
    view = keeping("3 3 1 5 6")
    model.show(MatchViewState(phase="person", view=view, plies=3, turns=(0,)))
    history, seeking = heard(model.historyChanged), heard(model.seekChanged)
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


# --- seats


@pytest.fixture
def seats(model: MatchModel) -> SeatModel:
    return model._seats


def test_the_standings_of_people_and_computers(seats: SeatModel) -> None:
    record = seated(keeping("3 3 1 5 6").record, None, Level.EXPERT)
    seats.update(record, "person", (0.25, 0.75), ("1 on the ground", ""))
    assert rows_of(seats) == [
        {
            "name": "Ada",
            "seat": 0,
            "person": True,
            "note": "Your turn",
            "active": True,
            "thinking": False,
            "chance": 0.25,
            "chanceText": "25 %",
            "warning": "1 on the ground",
        },
        {
            "name": "Nova",
            "seat": 1,
            "person": False,
            "note": "Computer · Expert",
            "active": False,
            "thinking": False,
            "chance": 0.75,
            "chanceText": "75 %",
            "warning": "",
        },
    ]


@pytest.mark.parametrize(
    ("phase", "note", "thinking", "active"),
    [
        ("person", "Your turn", False, True),
        ("showing", "Person", False, True),
        ("computer", "Person", True, True),
        ("watch", "Person", False, True),
        ("over", "Person", False, False),
    ],
)
def test_what_a_phase_means_for_the_seat(
    seats: SeatModel, phase: str, note: str, thinking: bool, active: bool
) -> None:
    seats.update(keeping("3 3 1 5 6").record, phase, (), ())
    row = rows_of(seats)[0]
    assert (row["note"], row["thinking"], row["active"]) == (note, thinking, active)
    assert (row["chance"], row["chanceText"]) == (-1.0, "")


def test_the_colour_goes_with_the_player(seats: SeatModel) -> None:
    record = keeping("3 3 1 5 6").record
    seats.update(
        replace(record, seating=(Seating("X", None, 4), Seating("Y", None, 2))), "", (), ()
    )
    assert [row["seat"] for row in rows_of(seats)] == [4, 2]
    seats.update(None, "none", (), ())
    assert rows_of(seats) == []


# --- log


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
