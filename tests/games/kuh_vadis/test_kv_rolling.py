"""Rolling: three rolls, any dice, as Kniffel players know it."""

import pytest

from beamme.core.chance import Roll
from beamme.core.errors import IllegalMove
from beamme.core.game import Chance
from beamme.games.kuh_vadis.state import Phase
from tests.games.kuh_vadis.kv import (
    EMPTY,
    KuhVadisMatch,
    choices,
    is_turn_of,
    marks,
    played,
    position,
)

COWS = marks("b1 e1 g1 d3 f3 a4 g4 b5 d5 a7 c7 f7")


@pytest.fixture
def match() -> KuhVadisMatch:
    return position(EMPTY)


@pytest.mark.clause("KV-6")
def test_kv_6_a_turn_begins_with_all_five_dice(match: KuhVadisMatch) -> None:
    assert choices(match) == {"roll"}
    for line in ("stop", "keep 1", "mark a1"):
        with pytest.raises(IllegalMove):
            played(match, line)
    assert played(match, "roll").turn == Chance(Roll(5))


@pytest.mark.clause("KV-6")
@pytest.mark.parametrize(
    "rolls", [("faces 1 2 3 4 5",), ("faces 6 6 6 6 6", "roll", "faces 1 1 2 2 3")]
)
def test_kv_6_any_dice_may_be_rolled_again(match: KuhVadisMatch, rolls: tuple[str, ...]) -> None:
    match = played(match, "roll", *rolls)
    assert len(choices(match)) == 32
    for line in choices(match) - {"stop"}:
        kept = len(line.split()) - 1
        assert played(match, line).turn == Chance(Roll(5 - kept))


@pytest.mark.clause("KV-6")
def test_kv_6_kept_dice_stay_in_their_places(match: KuhVadisMatch) -> None:
    again = played(match, "roll", "faces 6 2 6 4 1", "keep 1 3", "faces 5 6 2")
    assert again.state.faces == (6, 5, 6, 6, 2)
    assert again.state.phase is Phase.KEEP


@pytest.mark.clause("KV-6")
def test_kv_6_dice_set_aside_may_be_rolled_again(match: KuhVadisMatch) -> None:
    second = played(match, "roll", "faces 4 4 1 2 6", "keep 1 2", "faces 3 3 5")
    third = played(second, "keep 3 4", "faces 1 2 3")
    assert third.state.faces == (1, 2, 3, 3, 3)
    assert choices(third) == marks("a1 f1 b4 d4 f4 b7 g7")


@pytest.mark.clause("KV-6")
def test_kv_6_only_the_last_roll_counts(match: KuhVadisMatch) -> None:
    lost = played(match, "roll", "faces 6 6 6 6 6", "roll", "faces 1 1 1 1 1", "roll")
    assert is_turn_of(played(lost, "faces 1 2 3 4 5"), seat=2)


@pytest.mark.clause("KV-6")
def test_kv_6_there_is_no_fourth_roll(match: KuhVadisMatch) -> None:
    second = played(match, "roll", "faces 1 2 3 4 5", "roll", "faces 1 2 3 4 5")
    assert (second.state.phase, second.state.rolls_left) == (Phase.KEEP, 1)
    third = played(second, "keep 1", "faces 6 6 3 5")
    assert (third.state.phase, third.state.rolls_left) == (Phase.MARK, 0)
    assert choices(third) == COWS
    for line in ("roll", "keep 1", "stop"):
        with pytest.raises(IllegalMove):
            played(third, line)


@pytest.mark.clause("KV-6")
@pytest.mark.parametrize("rolls", [("faces 6 6 1 2 4",), ("faces 1 2 3 5 6", "faces 6 6 1 2 4")])
def test_kv_6_one_may_stop_early(match: KuhVadisMatch, rolls: tuple[str, ...]) -> None:
    for faces in rolls:
        match = played(match, "roll", faces)
    stopped = played(match, "stop")
    assert choices(stopped) == COWS
    assert stopped.state.rolls_left == 0


@pytest.mark.clause("KV-6")
def test_kv_6_one_may_stop_with_nothing(match: KuhVadisMatch) -> None:
    assert is_turn_of(played(match, "roll", "faces 1 1 2 2 6", "stop"), seat=2)


@pytest.mark.clause("KV-6")
def test_kv_6_the_next_turn_has_three_rolls_again(match: KuhVadisMatch) -> None:
    following = played(match, "roll", "faces 6 6 1 2 4", "stop", "mark d3")
    assert is_turn_of(following, seat=2)
    assert played(following, "roll").turn == Chance(Roll(5))


def test_while_dice_lie_and_may_be_rolled_again_it_is_told_what_they_would_mark(
    match: KuhVadisMatch,
) -> None:
    assert match.game.claimable(match.state) == 0
    lying = played(match, "roll", "faces 6 6 1 2 4")
    stopped = played(lying, "stop")
    assert lying.game.claimable(lying.state) == stopped.game.claimable(stopped.state) != 0
