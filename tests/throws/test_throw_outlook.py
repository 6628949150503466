"""What may become of a throw onto the floe, tried out beforehand."""

from dataclasses import replace

import pytest

from beamme.core.chance import Body
from beamme.games.rolling_dice import RollingDice
from beamme.games.rolling_dice.state import State
from beamme.physics.floe.bundle import EXACT, PEOPLE_OF_0_5, Gesture
from beamme.throws.rolling_dice.outlook import Outlook, ended, tried

GAME = RollingDice()
GRIP = PEOPLE_OF_0_5["arc"]


def body(text: str) -> Body:
    """Read a die: its face and how far it lies ahead, in millimetres from the middle."""
    face, ahead = text.split("@")
    return Body("a1", 0, 100 * int(ahead), int(face))


def with_ring(ringed: Body) -> State:
    """Let the first colour be about to throw three dice."""
    return replace(GAME.start(3), scoring=("a1", "", ""), lying=(ringed,))


@pytest.mark.parametrize(
    ("dry", "ringed", "outlook"),
    [
        ("", "", Outlook(1, 0.0, 1)),
        ("6@0", "", Outlook(1)),
        ("", "6@0", Outlook(1, 0.0, 1)),
        ("1@0", "6@-10", Outlook(1, 1.0)),
        ("1@0", "6@0", Outlook(1, 0.0)),
        ("1@0", "3@0", Outlook(1, 1 / 2)),
        ("1@0 1@-50", "4@0", Outlook(1, 1 - 4 / 9)),
        ("1@0 1@-50 1@-90", "2@20", Outlook(1, 26 / 27)),
        ("1@0", "1@210", Outlook(1, 0.0, 1)),
    ],
)
def test_one_throw_is_judged_over_all_faces(dry: str, ringed: str, outlook: Outlook) -> None:
    found = ended(GAME, [body(each) for each in dry.split()], body(ringed) if ringed else None)
    assert (found.throws, found.lost) == (outlook.throws, outlook.lost)
    assert found.beaten == pytest.approx(outlook.beaten)


def test_outlooks_add_up() -> None:
    assert Outlook(3, 1.5, 1).and_then(Outlook(2, 0.25, 0)) == Outlook(5, 1.75, 1)


def test_the_same_throws_end_the_same_and_later_ones_differently() -> None:
    state, gesture = with_ring(body("5@60")), Gesture(0, 0, 700, 300)
    first = tried(GAME, state, gesture, GRIP, 0, 4)
    assert first == tried(GAME, state, gesture, GRIP, 0, 4)
    assert first != tried(GAME, state, gesture, GRIP, 4, 4)
    assert first.throws == 4


def test_a_soft_throw_stays_and_a_wild_one_is_lost() -> None:
    soft = tried(GAME, GAME.start(2), Gesture(0, 0, 600, 300), EXACT, 0, 4)
    assert soft == Outlook(4)
    wild = tried(GAME, GAME.start(2), Gesture(0, 0, 1_400, 300), EXACT, 0, 4)
    assert wild.lost >= 3


def test_a_low_die_near_the_entrance_is_easily_beaten_a_six_far_ahead_never() -> None:
    gesture = Gesture(-6_000, 0, 600, 300)
    low = tried(GAME, with_ring(Body("a1", 9_000, -20_000, 1)), gesture, GRIP, 0, 4)
    assert low == Outlook(4, 4.0)
    high = tried(GAME, with_ring(Body("a1", 9_000, 18_000, 6)), gesture, GRIP, 0, 4)
    assert high == Outlook(4)
