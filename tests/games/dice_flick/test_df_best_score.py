"""The best score is exact: checked against trying everything, on random boxes."""

from random import Random

import pytest

from beamme.core.chance import Body
from beamme.games.dice_flick.moves import Take, read_take, write_take
from beamme.games.dice_flick.scoring import Scored, Spread, best, following, scored, spread_of
from tests.games.dice_flick.df import BOX, Cells, cells_of, lying_in, proposal, scoring
from tests.games.dice_flick.slow_scores import best_total, colourings, everything, points, takes

BAG = ["b"] * 5 + ["y"] * 5 + ["g"] * 5 + ["w"] * 3 + ["p"] * 2
SEEDS = pytest.mark.parametrize("seed", range(10))
PLACES = [(row, column) for row in range(5) for column in range(5)]


def random_box(random: Random) -> Cells:
    """Lay some dice into some hollows, from a few up to all of them."""
    count = random.randint(3, 12) if random.random() < 0.96 else 20
    dice = random.sample(BAG, count)
    places = random.sample(PLACES, len(dice))
    return {place: die + str(random.randint(1, 6)) for place, die in zip(places, dice, strict=True)}


def name_of(cells: Cells, word: str, taken: frozenset[tuple[int, int]]) -> Take:
    """Write what the slow search takes the way a player does."""
    dice = {place: body.die for place, body in zip(sorted(cells), lying_in(cells), strict=True)}
    if word == "centre":
        return read_take(f"centre {dice[2, 2]}")
    along, _, place = word.partition(" ")
    if place:
        return read_take(f"line {dice[int(place[0]), int(place[1])]} {along}")
    named = sorted((dice[place] for place in taken & {*dice}), key=lambda die: (die[0] == "w", die))
    marker = [] if taken <= {*dice} else ["*"]
    return read_take(" ".join((word, *named, *marker)))


def spread(cells: Cells) -> Spread:
    return spread_of(BOX, lying_in(cells))


@pytest.mark.clause("DF-20")
@SEEDS
def test_df_20_the_proposal_has_the_most_points_of_all_scores(seed: int) -> None:
    random = Random(seed)
    for _ in range(200):
        cells = random_box(random)
        proposed = best(spread(cells))
        assert proposed.points == best_total(cells)
        assert scored(spread(cells), proposed.takes) == proposed


@pytest.mark.clause("DF-14")
@pytest.mark.clause("DF-15")
@pytest.mark.clause("DF-19")
@pytest.mark.clause("DF-20")
@SEEDS
def test_df_20_any_other_score_may_be_built_and_nothing_else(seed: int) -> None:
    random = Random(seed)
    longest = 0
    for _ in range(40):
        cells = random_box(random)
        coloured = [(colours, everything(cells)) for colours in colourings(cells)]
        built: tuple[Take, ...] = ()
        total = 0
        while True:
            found = [
                (name_of(cells, word, taken), colours, left - taken, taken)
                for colours, left in coloured
                for word, taken in takes(cells, colours, left)
            ]
            assert {*following(spread(cells), built)} == {take for take, *_ in found}
            score = scored(spread(cells), built)
            assert isinstance(score, Scored)
            assert score.points == total
            if not found:
                break
            chosen, _, _, taken = random.choice(found)
            total += sum(points(cells, place) for place in taken)
            coloured = [(colours, left) for take, colours, left, _ in found if take == chosen]
            built = (*built, chosen)
            assert scored(spread(cells), (*built, chosen)) is None
        longest = max(longest, len(built))
    assert longest >= 3


IN_A_ROW = """
pp .. .. .. pp
.. .. .. .. ..
.. .. .. .. ..
.. .. .. .. ..
.. .. .. .. ..
"""
IN_A_COLUMN = """
pp .. .. .. ..
.. .. .. .. ..
.. .. .. .. ..
.. .. .. .. ..
pp .. .. .. ..
"""


@pytest.mark.clause("DF-20")
@pytest.mark.parametrize(("drawing", "along"), [(IN_A_ROW, "row"), (IN_A_COLUMN, "column")])
def test_df_20_of_scores_with_equal_points_the_one_with_fewest_takes_is_proposed(
    drawing: str, along: str
) -> None:
    # In a line of its own the second Knaller would score nothing more.
    assert proposal(scoring(drawing)) == f"score line p1 {along}"


@pytest.mark.clause("DF-20")
def test_df_20_a_box_without_anything_to_score_proposes_nothing() -> None:
    match = scoring("""
        b1 .. y1 .. w1
        .. .. .. .. ..
        b1 .. .. .. y6
        .. .. .. b1 ..
        w2 .. g1 g1 ..
    """)
    assert [match.game.write(move) for move in match.game.legal(match.state)] == ["score -"]


@pytest.mark.clause("DF-20")
def test_df_20_the_proposal_comes_first_and_nothing_may_be_scored_instead() -> None:
    match = scoring("""
        .. .. .. .. ..
        .. .. .. .. ..
        .. .. b2 .. ..
        .. .. .. .. ..
        .. .. .. .. ..
    """)
    assert [match.game.write(move) for move in match.game.legal(match.state)] == [
        "score centre b1",
        "score -",
    ]


def test_a_take_of_dice_that_do_not_lie_there_is_none() -> None:
    there = spread(cells_of("b1 b1 b1 .. ..\n" + ".. .. .. .. ..\n" * 4))
    assert [*map(write_take, following(there, ()))] == ["blue b1 b2 b3 *"]
    for text in ("blue b1 b2", "blue b2 b1 b3", "line p1 row", "centre b1", "blue b1 b1 b2 b3"):
        assert scored(there, (read_take(text),)) is None


def test_a_die_in_the_moat_is_none_of_the_scoring() -> None:
    with pytest.raises(ValueError, match="b1"):
        spread_of(BOX, (Body("b1", 6000, 0, 1),))
