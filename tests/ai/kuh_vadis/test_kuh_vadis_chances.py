"""Chances of Kuh Vadis fit together: in every phase, before and after a roll, for both players."""

from random import Random

import pytest

from beamme.ai.kuh_vadis import choose, evaluate, judge
from beamme.ai.kuh_vadis.rounds import Mind
from beamme.ai.kuh_vadis.values import Scene, turn_values
from beamme.ai.kuh_vadis.views import Plain
from beamme.ai.report import review
from beamme.ai.strategy import Level, Limit
from beamme.core.chance import Faces
from beamme.core.game import Chance, Outcome, Seat
from beamme.core.keeping import Keep
from beamme.core.match import Answered, Moved, new_match
from beamme.games.kuh_vadis import KuhVadis
from beamme.games.kuh_vadis.board import FIELDS, Sheet, fields
from beamme.games.kuh_vadis.generator import sheet_of
from beamme.games.kuh_vadis.state import Phase, State
from tests.ai.kuh_vadis.kuh_vadis_positions import (
    NOISE,
    marking,
    rolled,
    scattered,
    showing,
    standing,
)


def turned(game: KuhVadis, state: State) -> tuple[KuhVadis, State]:
    """The sheet turned upside down, crosses and circles swapped, and the seats too."""

    def around(marks: int) -> int:
        return sum(1 << FIELDS - 1 - place for place in fields(marks))

    swapped = str.maketrans("XO", "OX")
    rows = tuple(row[::-1].translate(swapped) for row in reversed(game.sheet.rows))
    other = KuhVadis(Sheet("Turned", rows), game.first)
    return other, standing(
        other, (around(state.marks[1]), around(state.marks[0])), 1 - state.active
    )


def test_turning_the_sheet_and_swapping_the_players_changes_no_chance() -> None:
    game, random = KuhVadis(sheet_of(19)), Random(19)
    everything = Mind(Plain(), (49,))
    for each in (0, 3, 6, 9):
        state = scattered(game, random, each)
        other, same = turned(game, state)
        assert [other.starts(1 - seat).bit_count() for seat in (0, 1)] == [3, 3]
        first = turn_values(Scene.of(game, state), everything)
        second = turn_values(Scene.of(other, same), everything)
        assert first.before == pytest.approx(second.before, abs=1e-5)


def test_chances_sum_to_1_in_every_phase_and_the_report_adds_up() -> None:
    game, random = KuhVadis(sheet_of(20)), Random(20)
    match = new_match(game, 2)
    phases = set()
    while not isinstance(turn := match.turn, Outcome):
        chances = evaluate(game, match.state)
        assert sum(chances) == pytest.approx(1, abs=1e-12)
        assert all(0 <= chance <= 1 for chance in chances)
        phases.add(match.state.phase)
        match turn:
            case Chance(ask):
                match = match.add(Answered(rolled(random, ask.count)))
            case Seat(seat):
                level = (Level.MASTER, Level.BEGINNER)[seat]
                match = match.add(Moved(seat, choose(game, match.state, level, Limit(), NOISE)))
    assert phases == {Phase.ROLL, Phase.ROLLING, Phase.KEEP, Phase.MARK}
    assert judge(game, match.state) == ()
    report = review(match)
    master, beginner = report.accounts
    assert master.own_error == 0
    assert beginner.own_error > 0
    assert master.result == float(turn.ranking[0] == (0,))
    for account in report.accounts:
        assert account.start + account.luck + account.skill == pytest.approx(account.result)


def test_a_draw_counts_half_to_each() -> None:
    game = KuhVadis(sheet_of(25))
    state = game.start(2)
    drawn = State(state.marks, state.groups, 0, Phase.OVER, blocked=(True, True))
    assert isinstance(outcome := game.turn(drawn), Outcome)
    assert outcome.ranking == ((0, 1),)
    assert evaluate(game, drawn) == (0.5, 0.5)


def test_the_chance_before_a_roll_is_the_mean_of_the_chances_after_it() -> None:
    game = KuhVadis(sheet_of(21))
    state = showing(scattered(game, Random(21), 3), (2, 2, 5, 6, 1), 2)
    rolling = game.play(state, Keep(0b00111))
    after = [
        evaluate(game, game.answered(rolling, Faces((first, second))))[state.active]
        for first in range(1, 7)
        for second in range(1, 7)
    ]
    assert evaluate(game, rolling)[state.active] == pytest.approx(sum(after) / 36, abs=1e-9)


@pytest.mark.parametrize("phase", [Phase.KEEP, Phase.MARK])
def test_judged_moves_are_all_legal_moves_with_the_best_first(phase: Phase) -> None:
    game = KuhVadis(sheet_of(22))
    state = scattered(game, Random(22), 3)
    state = (showing(state, (6, 6, 4, 4, 4), 2), marking(state, (6, 6, 4, 4, 4)))[
        phase is Phase.MARK
    ]
    judged = judge(game, state)
    assert {each.move for each in judged} == set(game.legal(state))
    assert [each.chance for each in judged] == sorted(
        (each.chance for each in judged), reverse=True
    )
    assert choose(game, state, Level.MASTER, Limit(), NOISE) == judged[0].move
    assert evaluate(game, state)[state.active] == judged[0].chance


def test_a_mark_that_goes_on_is_worth_more_than_one_that_ends_the_turn() -> None:
    game = KuhVadis(sheet_of(23))
    state = scattered(game, Random(23), 2)
    ends = {each.move: each.chance for each in judge(game, marking(state, (6, 6, 6, 1, 2)))}
    goes_on = {each.move: each.chance for each in judge(game, marking(state, (6, 6, 6, 6, 2)))}
    assert ends.keys() == goes_on.keys()
    assert all(goes_on[move] > ends[move] for move in ends)
