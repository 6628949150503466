"""What becomes of the dice when all have come to rest."""

import pytest

from beamme.core.chance import Body, Throw
from beamme.core.game import Chance, Seat
from tests.games.dice_flick.df import EMPTY, flicked, flicking, played


def lies(*bodies: str) -> tuple[Body, ...]:
    """Put dice such as `b1=2@row,column` into the middle of hollows."""
    parts = [body.replace("=", " ").replace("@", " ").replace(",", " ").split() for body in bodies]
    return tuple(
        Body(die, (int(column) - 2) * 2000, (2 - int(row)) * 2000, int(face))
        for die, face, row, column in parts
    )


@pytest.mark.clause("DF-8")
def test_df_8_a_die_in_a_hollow_stays_and_one_in_the_moat_or_outside_goes_into_the_bag() -> None:
    match = flicking(EMPTY, "b2 y1 p1")
    stays = flicked(match, "b2", "b2=4@0,3")
    assert stays.state.lying == lies("b2=4@0,3")
    assert "b2" not in stays.state.bag
    for rest in ("rest b2=4@5000,0", "rest b2=4@-7500,7500", "rest"):
        gone = played(match, "flick b2 south 0 800 4500", rest)
        assert gone.state.lying == ()
        assert "b2" in gone.state.bag
        assert gone.turn == Seat(0)


@pytest.mark.clause("DF-8")
def test_df_8_a_die_lies_where_and_how_it_came_to_rest() -> None:
    match = played(flicking(EMPTY, "b2 y1"), "flick b2 south 0 800 4500", "rest b2=4@123,-456,789")
    assert match.state.lying == (Body("b2", 123, -456, 4, 789),)
    after = played(match, "flick y1 west 0 800 4500")
    assert isinstance(after.turn, Chance)
    assert isinstance(after.turn.ask, Throw)
    assert after.turn.ask.lying == match.state.lying


@pytest.mark.clause("DF-9")
@pytest.mark.parametrize("order", [1, -1])
@pytest.mark.parametrize(
    ("first", "second", "stays"),
    [
        ("b1=1@4000,4000", "b2=2@4300,4200", "b1"),
        ("b1=1@4300,4200", "b2=2@4000,4000", "b2"),
        ("b1=1@3300,4000", "b2=2@4000,4600", "b2"),
        ("b1=1@3400,4000", "b2=2@4600,4000", "b1"),
    ],
)
def test_df_9_never_two_in_one_hollow(first: str, second: str, stays: str, order: int) -> None:
    rest = " ".join(("rest", *(first, second)[::order]))
    match = played(flicking("b1 " + EMPTY[3:], "b2 y1"), "flick b2 south 0 800 4500", rest)
    assert [body.die for body in match.state.lying] == [stays]
    assert ({"b1", "b2"} - {stays}) <= {*match.state.bag}


@pytest.mark.clause("DF-9")
def test_df_9_what_a_shake_throws_into_the_moat_is_gone() -> None:
    match = flicking("b1 b1 " + EMPTY[6:], "b3 y1")
    after = flicked(match, "b3", "b1=1@0,0")
    assert after.state.lying == lies("b1=1@0,0")
    assert {"b2", "b3"} <= {*after.state.bag}


@pytest.mark.clause("DF-10")
def test_df_10_knocked_dice_count_with_their_new_place_and_face() -> None:
    match = flicking("b1 b6 b2 .. ..\n" + EMPTY[15:], "y1 y2 y3")
    after = flicked(match, "y1", "b2=5@4,4", "y1=1@0,1", "b1=1@0,0")
    assert after.state.lying == lies("b1=1@0,0", "y1=1@0,1", "b2=5@4,4")
    assert "b3" in after.state.bag
