"""Notation: every move has one spelling, and nothing else is one."""

import pytest

from beamme.core.errors import BadNotation, IllegalMove
from beamme.core.keeping import Keep
from beamme.core.match import Moved, new_match
from beamme.games.beam_me_up.moves import Advance, Launch, Lift, Move, Read, Skip
from beamme.games.beam_me_up.rules import BeamMeUp
from beamme.games.beam_me_up.scoring import Kind

RULES = BeamMeUp()


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("lift 3 s", Lift((2, 6))),
        ("roll", Keep(0)),
        ("keep 1 2 5", Keep(0b10011)),
        ("stop", Keep(0b11111)),
        ("read full-house 5 2", Read(Kind.FULL_HOUSE, (4, 1))),
        ("read small-straight s", Read(Kind.SMALL_STRAIGHT, (6,))),
        ("move 3", Advance(2, 2)),
        ("move 3 to s", Advance(2, 6)),
        ("skip", Skip()),
        ("rocket 4", Launch(3)),
        ("rocket -", Launch(None)),
    ],
)
def test_a_move_is_written_and_read(text: str, move: Move) -> None:
    assert RULES.write(move) == text
    assert RULES.read(text) == move


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "Roll",
        "roll ",
        " roll",
        "roll 5",
        "keep",
        "keep ",
        "keep 6",
        "keep 2 1",
        "keep 1 1",
        "keep 12",
        "keep  1",
        "keep 1 2 3 4 5",
        "lift 0",
        "lift 12",
        "lift ",
        "move",
        "move 7",
        "move S",
        "move 3 to 3",
        "move 3 to",
        "move 3 on 4",
        "read six-of-a-kind 3",
        "read",
        "rocket",
        "rocket 8",
        "rocket - -",
        "skip 3",
        "faces 1 2 3 4 5",
        "move \N{FULLWIDTH DIGIT THREE}",
        "stop\n",
    ],
)
def test_other_texts_are_no_moves(text: str) -> None:
    with pytest.raises(BadNotation, match="not a move of Beam Me Up"):
        RULES.read(text)


@pytest.mark.parametrize(
    "move",
    [
        Keep(-1),
        Keep(32),
        Advance(7, 7),
        Advance(-1, 3),
        Launch(9),
        Launch(-1),
        Lift((7,)),
        Lift(()),
    ],
)
def test_a_move_that_no_board_knows_is_refused_like_any_other(move: Move) -> None:
    match = new_match(RULES, 2)
    with pytest.raises(IllegalMove, match="not allowed here"):
        match.add(Moved(1, move))
