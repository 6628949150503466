"""Rolling: three rolls, any dice, as Kniffel players know it."""

import pytest

from beamme.core.chance import Roll
from beamme.core.errors import IllegalMove
from beamme.core.game import Chance, Seat
from beamme.core.match import Match, new_match
from beamme.games.beam_me_up.rules import BeamMeUp
from beamme.games.beam_me_up.state import Phase
from tests.games.beam_me_up.bmu import carried_out, choices, played, rolled


@pytest.fixture
def match() -> Match:
    return played(new_match(BeamMeUp(), 2), "lift 1")


@pytest.mark.clause("BMU-7")
def test_bmu_7_a_turn_begins_with_five_dice(match: Match) -> None:
    assert choices(match) == {"roll"}
    assert played(match, "roll").turn == Chance(Roll(5))


@pytest.mark.clause("BMU-7")
def test_bmu_7_any_dice_may_be_rolled_again(match: Match) -> None:
    first = played(match, "roll", "faces 1 2 3 4 5")
    assert len(choices(first)) == 32
    for line in choices(first) - {"stop"}:
        kept = len(line.split()) - 1
        assert played(first, line).turn == Chance(Roll(5 - kept))


@pytest.mark.clause("BMU-7")
def test_bmu_7_kept_dice_stay_in_their_places(match: Match) -> None:
    again = played(match, "roll", "faces 6 2 6 4 1", "keep 1 3", "faces 5 6 2")
    assert again.state.faces == (6, 5, 6, 6, 2)


@pytest.mark.clause("BMU-7")
def test_bmu_7_dice_set_aside_may_be_picked_up_again(match: Match) -> None:
    second = played(match, "roll", "faces 6 6 1 2 4", "keep 1 2", "faces 3 3 3")
    third = played(second, "keep 3 4 5", "faces 3 1")
    assert third.state.faces == (3, 1, 3, 3, 3)


@pytest.mark.clause("BMU-7")
def test_bmu_7_after_the_third_roll_the_dice_are_read(match: Match) -> None:
    second = played(match, "roll", "faces 6 6 1 2 4", "roll", "faces 1 2 3 5 6")
    assert second.state.phase is Phase.KEEP
    third = played(second, "keep 1", "faces 1 3 3 5")
    assert third.state.phase is Phase.MOVE
    assert choices(third) == {"move 1", "move 3"}
    with pytest.raises(IllegalMove):
        played(third, "roll")


@pytest.mark.clause("BMU-7")
@pytest.mark.parametrize("rolls", [("faces 6 6 1 2 4",), ("faces 1 2 3 5 6", "faces 6 6 1 2 4")])
def test_bmu_7_one_may_stop_early(match: Match, rolls: tuple[str, ...]) -> None:
    for faces in rolls:
        match = played(match, "roll", faces)
    assert choices(played(match, "stop")) == {"move 6"}


@pytest.mark.clause("BMU-7")
def test_bmu_7_no_roll_is_left_once_the_dice_are_read(match: Match) -> None:
    match = played(match, "roll", "faces 6 6 1 2 4")
    assert match.state.rolls_left == 2
    assert played(match, "stop").state.rolls_left == 0
    won = carried_out(rolled("1 1 2 4 6", own="0555555"))
    assert won.state.phase is Phase.OVER
    assert won.state.rolls_left == 0


@pytest.mark.clause("BMU-7")
def test_bmu_7_the_next_turn_has_three_rolls_again(match: Match) -> None:
    following = played(match, "roll", "faces 1 2 3 5 6", "stop")
    assert following.turn == Seat(1)
    assert played(following, "roll").turn == Chance(Roll(5))
    assert following.state.rolls_left == 3
