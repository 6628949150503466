"""Luck and skill: every decision has its error, every roll its luck, and together they tell all."""

from random import Random
from typing import Any

import pytest

from beamme.ai.report import Report, portion, review, reviewed, summed_up
from beamme.ai.strategy import Level, Limit, choose, judge
from beamme.core.chance import Faces
from beamme.core.game import Chance, Outcome, Seat
from beamme.core.match import Answered, Match, Moved, new_match
from beamme.games.beam_me_up import BeamMeUp
from beamme.games.beam_me_up.board import built_in_boards


def played(seats: int, levels: list[Level], seed: int) -> Match[Any, Any]:
    random = Random(seed)
    match: Match[Any, Any] = new_match(BeamMeUp(built_in_boards()[:seats]), seats)
    while not isinstance(turn := match.turn, Outcome):
        match turn:
            case Chance(ask):
                values = tuple(random.randint(1, 6) for _ in range(ask.count))
                match = match.add(Answered(Faces(values)))
            case Seat(seat):
                move = choose(match.game, match.state, levels[seat], bytes(32), Limit())
                match = match.add(Moved(seat, move))
    return match


@pytest.fixture(scope="module")
def match() -> Match[Any, Any]:
    return played(2, [Level.MASTER, Level.BEGINNER], 1)


@pytest.fixture(scope="module")
def report(match: Match[Any, Any]) -> Report:
    return review(match)


def test_start_luck_and_skill_make_the_result(match: Match[Any, Any], report: Report) -> None:
    outcome = match.turn
    assert isinstance(outcome, Outcome)
    for seat, account in enumerate(report.accounts):
        assert account.result == float(outcome.ranking[0] == (seat,))
        drift = sum(
            step.after[seat] - step.before[seat] for step in report.steps if step.error is None
        ) + sum(
            step.after[seat]
            - step.before[seat]
            + (step.error if step.seat == seat else -step.error)
            for step in report.steps
            if step.error is not None
        )
        assert account.luck == pytest.approx(drift, abs=1e-9)
        assert account.start + account.luck + account.skill == pytest.approx(
            account.result, abs=1e-9
        )


def test_luck_and_skill_of_two_seats_are_opposites(report: Report) -> None:
    first, second = report.accounts
    assert first.luck == pytest.approx(-second.luck, abs=1e-9)
    assert first.skill == pytest.approx(-second.skill, abs=1e-9)


def test_a_master_makes_no_errors_and_a_beginner_does(report: Report) -> None:
    master, beginner = report.accounts
    assert master.own_error == 0
    assert beginner.own_error > 0.05
    assert all(step.seat == 1 for step in report.errors())
    assert master.skill == pytest.approx(beginner.own_error)


def test_errors_name_the_better_move(match: Match[Any, Any], report: Report) -> None:
    dearest = report.errors()[0]
    judged = judge(match.game, match.states[dearest.ply])
    entry = match.log[dearest.ply]
    assert isinstance(entry, Moved)
    assert dearest.better == judged[0].move
    chosen = next(each.chance for each in judged if each.move == entry.move)
    assert dearest.error == pytest.approx(judged[0].chance - chosen)


def test_rolls_are_ordered_by_luck_and_belong_to_who_rolled(
    match: Match[Any, Any], report: Report
) -> None:
    rolls = report.rolls()
    assert [step.luck for step in rolls] == sorted((s.luck for s in rolls), reverse=True)
    for step in rolls:
        assert step.seat == match.states[step.ply].active
    own = sum(step.luck for step in rolls if step.seat == 0)
    assert report.accounts[0].own_luck == pytest.approx(own)


def test_the_curve_has_a_point_for_every_ply(match: Match[Any, Any], report: Report) -> None:
    assert len(report.curve) == len(match.log) + 1
    for chances in report.curve:
        assert sum(chances) == pytest.approx(1, abs=1e-9)


def test_a_match_may_be_reviewed_in_portions(match: Match[Any, Any], report: Report) -> None:
    half = len(match.log) // 2
    steps = portion(match, 0, half) + portion(match, half, len(match.log))
    assert summed_up(match, steps) == report


def test_progress_is_told(match: Match[Any, Any]) -> None:
    heard: list[float] = []
    early = match.back_to(9)
    review(early, heard.append)
    assert heard == pytest.approx([(done + 1) / 9 for done in range(9)])


def test_an_empty_match_has_an_empty_report() -> None:
    match: Match[Any, Any] = new_match(BeamMeUp(), 2)
    assert list(reviewed(match)) == []
    assert review(match).curve == ()


def test_three_seats_share_what_one_of_them_loses() -> None:
    report = review(played(3, [Level.BEGINNER, Level.EXPERT, Level.CASUAL], 2))
    assert sum(account.skill for account in report.accounts) == pytest.approx(0, abs=1e-9)
    assert sum(account.luck for account in report.accounts) == pytest.approx(0, abs=1e-9)
    assert sum(account.result for account in report.accounts) == 1
