"""The report of a match that has ended, from the first portion to the last word."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from beamme.ai.report import review
from beamme.ai.strategy import Level
from beamme.core.game import Outcome, Turn
from beamme.core.match import Moved
from beamme.games.beam_me_up.rules import BeamMeUp
from beamme.games.beam_me_up.state import State
from beamme.table.storage.record import Record
from installer.tools.demo import load_demo
from tests.ui.helpers import driving
from tests.ui.helpers.recorded import heard
from ui.models.match.log_model import turn_starts
from ui.models.pages.report_decisions import MAX_DECISIONS
from ui.models.pages.report_model import FULL_LUCK, NOBODY, ReportModel


@pytest.fixture(scope="module")
def record() -> Record:
    return load_demo("beam-me-up-two")


@pytest.fixture
def model(qapp: QApplication, record: Record, language: object) -> ReportModel:  # noqa: ARG001
    report = ReportModel()
    report.show(record, review(record.match), 1.0)
    return report


def test_the_winner_is_named(model: ReportModel, record: Record) -> None:
    turn = record.match.turn
    assert isinstance(turn, Outcome)
    winner = record.seating[turn.ranking[0][0]]
    assert model.property("winnerSeat") == winner.colour
    assert model.property("winnerSeats") == [winner.colour]
    model.show(seated(record, None, None), None, 0.0)
    assert model.property("headline") == f"{winner.name} wins!"
    assert model.property("celebrated") is True


def seated(record: Record, *levels: Level | None) -> Record:
    """Let computers of these levels have played, or people."""
    seats = zip(record.seating, levels, strict=True)
    return replace(record, seating=tuple(replace(seat, level=level) for seat, level in seats))


def test_a_computer_that_beats_people_is_not_cheered(model: ReportModel, record: Record) -> None:
    turn = record.match.turn
    assert isinstance(turn, Outcome)
    first = turn.ranking[0][0]
    levels = [None, None]
    levels[first] = Level.EXPERT
    lost = seated(record, *levels)
    report = review(record.match)
    model.show(lost, None, 0.5)
    assert model.property("celebrated") is False
    assert model.property("headline") == f"{record.seating[first].name} wins this time."
    without = model.property("subline")
    model.show(lost, report, 1.0)
    starts = turn_starts(record)
    best = max(report.curve[ply][1 - first] for ply in starts)
    assert model.property("subline").startswith(without)
    assert model.property("subline").endswith(f"stood at {round(100 * best)} %")
    model.show(seated(record, Level.EXPERT, Level.EXPERT), None, 0.0)
    assert model.property("celebrated") is True


def test_own_decisions_and_those_of_computers_are_listed_apart(
    model: ReportModel, record: Record
) -> None:
    report = review(record.match)
    model.show(seated(record, None, None), report, 1.0)
    assert model.property("sides") == []
    both = replace(seated(record, None, Level.EXPERT), seed=bytes(32))
    model.show(both, report, 1.0)
    sides = model.property("sides")
    assert [side["text"] for side in sides] == [record.seating[0].name, "Computers"]
    for side, seat in zip(sides, record.seating, strict=True):
        model.setProperty("side", side["key"])
        assert model.property("side") == side["key"]
        rows = model.property("worst") + model.property("best")
        assert rows
        assert {row["seat"] for row in rows} == {seat.colour}
    model.setProperty("side", "nonsense")
    assert model.property("side") == sides[-1]["key"]


def test_a_decision_is_watched_with_the_best_move(model: ReportModel, record: Record) -> None:
    report, moments = review(record.match), heard(model.momentWanted)
    for row in (*model.property("worst"), *model.property("best")):
        model.watchMoment(row["ply"])
        ((moment,),) = moments
        step, entry = report.steps[row["ply"]], record.match.log[row["ply"]]
        assert isinstance(entry, Moved)
        assert (moment.ply, moment.best) == (row["ply"], step.better or entry.move)
        assert row["text"] in moment.note
        moments.clear()
    fallen = next(step.ply for step in report.steps if step.error is None)
    for nothing in (fallen, -1, len(report.steps)):
        model.watchMoment(nothing)
    assert moments == []


def test_a_turn_is_watched_from_its_start(model: ReportModel, record: Record) -> None:
    moments, starts = heard(model.momentWanted), turn_starts(record)
    for turn in (0, 1, len(starts), len(starts) + 1):
        model.watchTurn(turn)
    assert [(moment.ply, moment.best) for (moment,) in moments] == [
        (starts[0], None),
        (starts[-1], None),
    ]


class Peaceful(BeamMeUp):
    """A game in which a match that is over has no winner."""

    def turn(self, state: State) -> Turn:
        turn = super().turn(state)
        return Outcome(((0, 1),), "peace") if isinstance(turn, Outcome) else turn


def test_a_draw_has_no_winner(model: ReportModel, record: Record) -> None:
    drawn = replace(record, match=replace(record.match, game=Peaceful()))
    model.show(drawn, None, 0.0)
    assert model.property("winnerSeat") == NOBODY
    assert model.property("winnerSeats") == []
    assert model.property("headline") == "It is a draw!"


class Even(BeamMeUp):
    """A game in which all have the same points when it is over."""

    def turn(self, state: State) -> Turn:
        turn = super().turn(state)
        return Outcome(((0, 1),), "points") if isinstance(turn, Outcome) else turn


def test_the_same_points_are_the_same_victory(model: ReportModel, record: Record) -> None:
    shared = replace(record, match=replace(record.match, game=Even()))
    model.show(shared, None, 0.0)
    names = [seating.name for seating in record.seating]
    assert model.property("headline") == f"{names[0]} and {names[1]} win together!"
    assert model.property("winnerSeats") == [seating.colour for seating in record.seating]
    assert model.property("winnerSeat") == NOBODY


@pytest.mark.usefixtures("qapp")
def test_before_a_match_has_ended_nobody_is_named(record: Record) -> None:
    model = ReportModel()
    assert model.property("headline") == ""
    model.show(replace(record, match=record.match.back_to(1)), None, 0.0)
    assert model.property("winnerSeat") == NOBODY
    assert model.property("headline") == ""


def test_the_curve_has_a_point_for_every_turn_and_ends_with_the_result(
    model: ReportModel, record: Record
) -> None:
    curve = model.property("curve")
    assert [len(chances) for chances in curve] == [len(turn_starts(record)) + 1] * 2
    assert sorted(chances[-1] for chances in curve) == [0.0, 1.0]
    for first, second in zip(*curve, strict=True):
        assert first + second == pytest.approx(1.0)


def test_the_dearest_decisions_come_first_and_say_what_was_better(model: ReportModel) -> None:
    worst = model.property("worst")
    assert 0 < len(worst) <= MAX_DECISIONS
    losses = [int(row["gain"].removesuffix(" %").replace("−", "-")) for row in worst]
    assert losses == sorted(losses)
    assert all(loss < 0 for loss in losses)
    assert all(row["better"].startswith("Better: ") for row in worst)


def test_the_best_decisions_are_those_where_the_next_best_costs_most(model: ReportModel) -> None:
    best = model.property("best")
    gains = [int(row["gain"].removesuffix(" %").removeprefix("+")) for row in best]
    assert gains == sorted(gains, reverse=True)
    assert all(row["better"] == "" for row in best)
    marks = model.property("marks")
    assert [mark["good"] for mark in marks] == [True] * len(best) + [False] * (
        len(marks) - len(best)
    )


def test_luck_is_told_for_every_seat(model: ReportModel, record: Record) -> None:
    accounts = review(record.match).accounts
    for row, account in zip(model.property("luck"), accounts, strict=True):
        assert row["value"] == pytest.approx(max(-1, min(1, account.own_luck / FULL_LUCK)))
        assert row["text"].endswith(" %")


def test_how_long_it_took_is_told_when_it_is_known(model: ReportModel, record: Record) -> None:
    turns = len(turn_starts(record))
    model.show(record, None, 0.0)
    assert model.property("subline") == f"after {turns} turns"
    ended = record.started.replace(minute=record.started.minute + 1)
    model.show(replace(record, played=ended), None, 0.0)
    assert model.property("subline") == f"after {turns} turns and 1 minute"


@pytest.mark.usefixtures("qapp")
def test_before_the_review_is_done_only_the_winner_is_known(record: Record) -> None:
    model = ReportModel()
    model.show(record, None, 0.25)
    assert model.property("ready") is False
    assert model.property("progress") == 0.25
    for name in ("curve", "marks", "luck", "best", "worst"):
        assert model.property(name) == []


def test_a_match_is_reviewed_when_it_ends_and_can_be_played_again(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with driving.opened(qapp, tmp_path, monkeypatch) as program:
            driving.begin_hot_seat(program)
            await driving.play(program)
            await driving.until(lambda: program.report.property("ready"), "the report")
            first = driving.open_record(program)
            program.report.again()
            await driving.until(
                lambda: driving.open_record(program).seed != first.seed, "another match"
            )
            again = driving.open_record(program)
            assert again.seating == (*first.seating[1:], first.seating[0])
            boards = first.match.game.options()["boards"]
            assert isinstance(boards, list)
            assert again.match.game.options()["boards"] == [*boards[1:], boards[0]]

    driving.run(qapp, work())
