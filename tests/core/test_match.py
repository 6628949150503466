"""A match: what gets into its log, what does not, and the way back."""

import pickle

import pytest

from beamme.core.chance import Body, Draw, Drawn, Faces, Rest, Roll, Throw
from beamme.core.errors import IllegalMove
from beamme.core.game import Chance, Outcome, Seat
from beamme.core.match import Answered, Entry, Match, Moved, new_match, seat_at
from beamme.games.kuh_vadis import KuhVadis
from tests.helpers.toy import Flick, RollIt, Toy, ToyMove, ToyState

ToyMatch = Match[ToyState, ToyMove]

RED = Body("red", 12, 34, 5)
LOG: tuple[Entry[ToyMove], ...] = (
    Answered(Drawn(("red",))),
    Moved(0, Flick(500)),
    Answered(Rest((RED,))),
    Answered(Drawn(("blue",))),
    Moved(1, RollIt()),
    Answered(Faces((6,))),
    Answered(Drawn(("black",))),
    Moved(0, RollIt()),
    Answered(Faces((1,))),
    Answered(Drawn(("blue",))),
    Moved(1, Flick(3)),
    Answered(Rest((RED,))),
)


def after(*entries: Entry[ToyMove]) -> ToyMatch:
    match = new_match(Toy(), 2)
    for entry in entries:
        match = match.add(entry)
    return match


def test_a_new_match_has_an_empty_log() -> None:
    match = new_match(Toy(), 3)
    assert match.log == ()
    assert match.states == (ToyState((0, 0, 0)),)
    assert match.asked == 0


@pytest.mark.parametrize("seats", [-1, 0, 4])
def test_a_match_needs_a_number_of_seats_that_the_game_allows(seats: int) -> None:
    with pytest.raises(IllegalMove, match=f"^toy is for 1 to 3 players, not {seats}$"):
        new_match(Toy(), seats)


def test_a_game_for_one_number_of_seats_says_that_number() -> None:
    with pytest.raises(IllegalMove, match=r"^kuh-vadis is for 2 players, not 3$"):
        new_match(KuhVadis(), 3)


def test_all_three_questions_are_asked_and_answered_to_the_end() -> None:
    turns = [after(*LOG[:ply]).turn for ply in range(len(LOG) + 1)]
    everything = Draw(("red", "green", "blue", "black", "white", "pink"), 1)
    without_red = Draw(("green", "blue", "black", "white", "pink"), 1)
    assert turns == [
        Chance(everything),
        Seat(0),
        Chance(Throw("toy", (), ("red",), (500,), 1000, 0)),
        Chance(without_red),
        Seat(1),
        Chance(Roll(1)),
        Chance(without_red),
        Seat(0),
        Chance(Roll(1)),
        Chance(without_red),
        Seat(1),
        Chance(Throw("toy", (RED,), ("blue",), (3,), 1000, 1)),
        Outcome(((0, 1),), "points"),
    ]


def test_every_moment_belongs_to_a_seat() -> None:
    match = after(*LOG)
    assert [seat_at(match, ply) for ply in range(len(LOG) + 1)] == [
        *(0, 0, 0),
        *(1, 1, 1),
        *(0, 0, 0),
        *(1, 1, 1),
        1,
    ], "draws, rolls and throws are those of whose turn it is; the last word has who moved last"


def test_the_state_is_the_fold_of_the_log() -> None:
    match = after(*LOG)
    assert match.log == LOG
    assert [state.points for state in match.states[::3]] == [(0, 0), (5, 0), (5, 6), (6, 6), (6, 6)]
    assert match.state is match.states[-1]
    assert match.asked == 8


def test_adding_leaves_the_match_before_as_it_was() -> None:
    before = after(*LOG[:3])
    before.add(LOG[3])
    assert before == after(*LOG[:3])
    assert len(before.states) == 4


@pytest.mark.parametrize("ply", range(len(LOG) + 1))
def test_back_to_an_entry_and_forward_again(ply: int) -> None:
    whole = after(*LOG)
    cut = whole.back_to(ply)
    assert cut == after(*LOG[:ply])
    assert cut.states == whole.states[: ply + 1]
    for entry in LOG[ply:]:
        cut = cut.add(entry)
    assert cut == whole
    assert cut.states == whole.states


@pytest.mark.parametrize("ply", [-1, len(LOG) + 1])
def test_there_is_no_way_back_beyond_the_log(ply: int) -> None:
    with pytest.raises(IllegalMove, match=f"^there is no entry {ply}$"):
        after(*LOG).back_to(ply)


@pytest.mark.parametrize(
    ("ply", "entry", "reason"),
    [
        (0, Moved(0, RollIt()), "it is not seat 1's turn"),
        (0, Answered(Faces((1,))), "no answer to the question asked: faces 1"),
        (
            0,
            Answered(Drawn(("mauve",))),
            "no answer to the question asked: drawn mauve",
        ),
        (1, Moved(1, RollIt()), "it is not seat 2's turn"),
        (1, Moved(0, Flick(1001)), "not allowed here: flick 1001"),
        (1, Moved(0, Flick(0)), "not allowed here: flick 0"),
        (1, Answered(Drawn(("red",))), "no answer to the question asked: drawn red"),
        (5, Answered(Faces((7,))), "no answer to the question asked: faces 7"),
        (12, Moved(0, RollIt()), "it is not seat 1's turn"),
        (12, Answered(Faces((1,))), "no answer to the question asked: faces 1"),
    ],
)
def test_nothing_illegal_gets_into_a_log(ply: int, entry: Entry[ToyMove], reason: str) -> None:
    match = after(*LOG[:ply])
    with pytest.raises(IllegalMove) as refused:
        match.add(entry)
    assert str(refused.value) == reason
    assert match == after(*LOG[:ply])


def test_matches_are_equal_when_their_rules_seats_and_logs_are() -> None:
    assert after(*LOG) == after(*LOG)
    assert hash(after(*LOG)) == hash(after(*LOG))
    assert after(*LOG) != after(*LOG[:-1])
    assert new_match(Toy(), 2) != new_match(Toy(limit=5), 2)
    assert new_match(Toy(), 2) != new_match(Toy(), 3)


def test_a_match_survives_the_way_into_another_process() -> None:
    match = after(*LOG)
    again = pickle.loads(pickle.dumps(match))
    assert again == match
    assert again.states == match.states
