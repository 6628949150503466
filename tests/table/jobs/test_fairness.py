"""How uneven faces are, what that says about the dice, and what the dice of a match showed."""

from random import Random

import pytest

from beamme.core.chance import Faces, Rest
from beamme.core.match import Answered, Match
from beamme.games.dice_flick import DiceFlick
from beamme.games.kuh_vadis import KuhVadis
from beamme.table.jobs.fairness import (
    FEWEST_DICE,
    NOTHING,
    ONCE_IN_1000,
    Counts,
    Verdict,
    added,
    chi_square,
    shown_in,
    tally,
    verdict,
)
from tests.helpers.saved import played
from tests.helpers.strategies import random_match


def test_faces_are_counted() -> None:
    assert tally(()) == NOTHING
    assert tally((1, 6, 6, 3)) == (1, 0, 1, 0, 0, 2)
    assert added((1, 0, 1, 0, 0, 2), (0, 5, 1, 0, 0, 1)) == (1, 5, 2, 0, 0, 3)


@pytest.mark.parametrize(
    ("counts", "uneven"),
    [
        (NOTHING, 0.0),
        ((100,) * 6, 0.0),
        ((105, 95, 100, 100, 100, 100), 0.5),
        ((160, 100, 100, 100, 100, 40), 72.0),
    ],
)
def test_how_uneven_counts_are(counts: Counts, uneven: float) -> None:
    assert chi_square(counts) == pytest.approx(uneven)


@pytest.mark.parametrize(
    ("counts", "said"),
    [
        (NOTHING, Verdict.FEW),
        ((FEWEST_DICE - 1, 0, 0, 0, 0, 0), Verdict.FEW),
        ((FEWEST_DICE, 0, 0, 0, 0, 0), Verdict.ODD),
        ((1000, 1010, 990, 1040, 960, 1000), Verdict.EVEN),
        ((1000, 1000, 1000, 1000, 1000, 1150), Verdict.EVEN),
        ((1000, 1000, 1000, 1000, 1000, 1170), Verdict.ODD),
    ],
)
def test_what_counts_say(counts: Counts, said: Verdict) -> None:
    assert verdict(counts) is said


def test_fair_dice_are_called_odd_once_in_1000_times() -> None:
    random, odd = Random(5), 0
    for _ in range(4000):
        counts = tally(random.choices(range(1, 7), k=600))
        odd += verdict(counts) is Verdict.ODD
    assert odd <= 14
    assert pytest.approx(20.515, abs=0.001) == ONCE_IN_1000


def test_loaded_dice_are_found() -> None:
    weights = (10, 10, 10, 10, 10, 12)
    faces = Random(5).choices(range(1, 7), weights, k=6000)
    assert verdict(tally(faces)) is Verdict.ODD


def answers(match: Match) -> list[Faces | Rest]:
    return [entry.answer for entry in match.log if isinstance(entry, Answered)]


def test_every_roll_of_a_match_is_counted() -> None:
    for match in (played().match, random_match(KuhVadis(), 2, Random(3), longest=400)):
        faces = [face for answer in answers(match) for face in getattr(answer, "values", ())]
        assert len(faces) > 50
        assert shown_in(match) == tally(faces)


def test_of_a_throw_only_the_die_that_was_thrown_is_counted() -> None:
    match = random_match(DiceFlick(), 2, Random(4), longest=400)
    faces = []
    for ply, entry in enumerate(match.log):
        if isinstance(entry, Answered) and isinstance(entry.answer, Rest):
            die = match.states[ply].flying.die
            faces += [body.face for body in entry.answer.bodies if body.die == die]
    rests = [answer for answer in answers(match) if isinstance(answer, Rest)]
    assert 5 < len(faces) < sum(len(rest.bodies) for rest in rests)
    assert shown_in(match) == tally(faces)


def test_nothing_has_been_shown_at_the_start() -> None:
    assert shown_in(played(0).match) == NOTHING
