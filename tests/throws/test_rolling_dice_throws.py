"""Throws onto the floe at the table: aim, hand, launch and rest."""

import pytest

from beamme.core.chance import Body, Rest, Throw, fits, read_answer, write_answer
from beamme.games.rolling_dice import RollingDice
from beamme.games.rolling_dice.board import built_in_floe
from beamme.physics.floe.shapes import FLOE
from beamme.table.play.throwing import throw_seed
from beamme.throws.dice_flick.flick import HANDS
from beamme.throws.rolling_dice.arena import simulated_floe
from beamme.throws.rolling_dice.throw import GRIPS, oldest_first
from beamme.throws.throwing import landed, launched, resimulate, rest_of

SEED = bytes(range(32))
GAME = RollingDice()
RINGED = Body("a1", 0, -12_000, 4, 1_700)
OTHER = Body("c2", 9_000, 18_000, 2)


def throw(*lying: Body, hand: str = "a2 a3 a4", speed: int = 700) -> Throw:
    """Throw dice straight ahead from the middle of the entrance."""
    return Throw(GAME.key, lying, tuple(hand.split()), (0, 0, speed, 300), GAME.floe.reach, 0)


def test_the_physics_knows_the_floe_by_its_sizes() -> None:
    assert simulated_floe(built_in_floe()) == FLOE


def test_there_is_a_grip_for_every_hand() -> None:
    assert {*GRIPS} == {*HANDS}


@pytest.mark.parametrize(("hand", "numbers"), [("a1 a2 a3 a4", 9), ("a2 a3 a4", 7)])
def test_the_hand_changes_the_aim_a_little_and_the_seed_alone_decides_how(
    hand: str, numbers: int
) -> None:
    aimed = throw(hand=hand)
    steady, shaky = (launched(aimed, name, SEED) for name in ("master", "beginner"))
    assert steady == launched(aimed, "master", SEED)
    assert steady != launched(aimed, "master", throw_seed(SEED, 1))
    assert len(steady) == len(shaky) == numbers
    assert steady[0] == shaky[0] == 0

    def missed(launch: tuple[int, ...]) -> int:
        return sum(abs(speed - 700) for speed in launch[2::2])

    assert 0 < missed(steady) < missed(shaky)


@pytest.mark.parametrize("hand", ["beginner", "none"])
def test_a_rest_tells_of_every_die_and_outlives_its_notation(hand: str) -> None:
    aimed, seed = throw(RINGED, OTHER), throw_seed(SEED, 1)
    rest = rest_of(GAME, aimed, hand, seed)
    assert fits(aimed, rest)
    assert {body.die for body in rest.bodies} == {"a1", "a2", "a3", "a4", "c2"}
    assert rest.launch == launched(aimed, hand, seed)
    assert read_answer(write_answer(rest)) == rest


def test_who_is_not_touched_stays_and_does_not_fly() -> None:
    aimed = throw(RINGED, OTHER, speed=500)
    found = landed(GAME, aimed, launched(aimed, "master", SEED), SEED)
    assert found.dice[:3] == aimed.launched
    assert "c2" not in found.dice
    assert OTHER in found.rest.bodies


def test_who_is_hit_flies_too() -> None:
    near = Body("c1", 0, -16_000, 5)
    aimed = throw(OTHER, near, speed=900)
    found = landed(GAME, aimed, launched(aimed, "master", SEED), SEED)
    assert found.dice == ("a2", "a3", "a4", "c1")
    assert near not in found.rest.bodies
    bodies = {body.die: body for body in found.rest.bodies}
    for die, pose in zip(found.dice, found.flight.rest, strict=True):
        if GAME.floe.holds(bodies[die]):
            x, _, z = pose.position
            assert (round(1_000 * x), round(-1_000 * z)) == (bodies[die].x, bodies[die].y)


def test_a_throw_of_all_dice_can_be_had_again() -> None:
    aimed, seed = throw(OTHER, hand="a1 a2 a3 a4"), throw_seed(SEED, 3)
    rest = rest_of(GAME, aimed, "arc", seed)
    landed.cache_clear()
    found = resimulate(GAME, aimed, rest, seed)
    assert found is not None
    assert found.rest == rest
    assert resimulate(GAME, aimed, Rest((), rest.launch), seed) is None
    assert resimulate(GAME, aimed, rest, throw_seed(SEED, 2)) is None


@pytest.mark.parametrize(
    "launch",
    [
        (),
        (0, 0, 700),
        (0, 0, 700, 0, 700, 0, 700, 0, 700),
        (50_001, 0, 700, 0, 700, 0, 700),
        (0, 36_001, 700, 0, 700, 0, 700),
        (0, 0, 3_001, 0, 700, 0, 700),
        (0, 0, 700, 0, -1, 0, 700),
    ],
)
def test_a_launch_that_no_hand_could_do_is_not_simulated(launch: tuple[int, ...]) -> None:
    assert resimulate(GAME, throw(), Rest((), launch), SEED) is None
    with pytest.raises(ValueError, match=r"\("):
        landed(GAME, throw(), launch, SEED)


def test_the_longer_ago_a_die_was_thrown_the_deeper_it_may_lie() -> None:
    bodies = [Body(die, 0, 0, 1) for die in ("a1", "b1", "c1", "d1")]
    assert [body.die for body in oldest_first(bodies, 2)] == ["c1", "d1", "a1", "b1"]
