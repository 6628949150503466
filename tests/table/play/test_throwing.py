"""Throws at the table: aim, hand, launch and rest."""

import asyncio
from typing import Any

import pytest

from beamme.core.chance import Draw, Rest, Throw, fits, read_answer, write_answer
from beamme.core.match import Answered, Match, Moved, new_match
from beamme.core.plate import Plate
from beamme.games.dice_flick import DiceFlick
from beamme.games.dice_flick.moves import Flick
from beamme.physics.box.flick import in_a_hollow
from beamme.physics.engine.lying import Lying
from beamme.table.play.fate import FateAnswer, answer_of
from beamme.table.play.throwing import Simulated, throw_seed
from beamme.table.play.worker import Worker
from beamme.throws.dice_flick.arena import box_of
from beamme.throws.dice_flick.flick import HANDS
from beamme.throws.throwing import landed, launched, resimulate, rest_of

SEED = bytes(range(32))
GAME = DiceFlick()
STRAIGHT = (0, 0, 0, 800, 4500)


def flicking(seat: int = 0) -> Match:
    """Begin a match and flick the first die straight ahead."""
    match = new_match(GAME, 2)
    match = match.add(Answered(answer_of(SEED, match.turn.ask, 0)))
    return match.add(Moved(seat, Flick(match.state.hands[seat][0], Plate.SOUTH, 0, *STRAIGHT[2:])))


def ask(match: Match) -> Throw:
    return match.turn.ask


def test_the_hand_changes_the_aim_a_little_and_the_seed_alone_decides_how() -> None:
    throw = ask(flicking())
    steady, shaky = (launched(throw, hand, SEED) for hand in ("master", "beginner"))
    assert steady == launched(throw, "master", SEED)
    assert steady != launched(throw, "master", throw_seed(SEED, 1))
    assert steady[:2] == shaky[:2] == (0, 0)
    assert abs(steady[3] - 800) < abs(shaky[3] - 800)
    assert len(steady) == 8


@pytest.mark.parametrize("hand", HANDS)
def test_a_rest_fits_the_throw_and_outlives_its_notation(hand: str) -> None:
    throw = ask(flicking())
    rest = rest_of(GAME, throw, hand, throw_seed(SEED, 1))
    assert fits(throw, rest)
    assert rest.launch == launched(throw, hand, throw_seed(SEED, 1))
    assert read_answer(write_answer(rest)) == rest


def test_the_flight_of_a_rest_is_found_again_and_ends_on_it() -> None:
    throw, seed = ask(flicking()), throw_seed(SEED, 1)
    rest = rest_of(GAME, throw, "master", seed)
    landed.cache_clear()
    found = resimulate(GAME, throw, rest, seed)
    assert found is not None
    assert found.dice == throw.launched
    (body,) = rest.bodies
    assert in_a_hollow(box_of(GAME), Lying(body.x, body.y, body.turn, body.face))
    x, _, z = found.flight.rest[0].position
    assert (round(x * 1200), round(-z * 1200)) == (body.x, body.y)


def test_a_rest_of_other_physics_has_no_flight() -> None:
    throw, seed = ask(flicking()), throw_seed(SEED, 1)
    rest = rest_of(GAME, throw, "master", seed)
    assert resimulate(GAME, throw, Rest((), rest.launch), seed) is None
    assert resimulate(GAME, throw, rest, throw_seed(SEED, 2)) is None


@pytest.mark.parametrize(
    "launch",
    [
        (),
        STRAIGHT,
        (4, 0, 0, 800, 4500, 0, 0, 0),
        (0, 70_001, 0, 800, 4500, 0, 0, 0),
        (0, 0, 36_001, 800, 4500, 0, 0, 0),
        (0, 0, 0, 8_001, 4500, 0, 0, 0),
        (0, 0, 0, -1, 4500, 0, 0, 0),
        (0, 0, 0, 800, 9_001, 0, 0, 0),
        (0, 0, 0, 800, 4500, 0, 0, 20_001),
    ],
)
def test_a_launch_that_no_hand_could_do_is_not_simulated(launch: tuple[int, ...]) -> None:
    throw = ask(flicking())
    assert resimulate(GAME, throw, Rest((), launch), SEED) is None
    if len(launch) != len(STRAIGHT):
        with pytest.raises(ValueError, match=r"\("):
            landed(GAME, throw, launch, SEED)


def test_lying_dice_are_named_where_they_lie_and_move_only_if_touched() -> None:
    match = flicking()
    first = rest_of(GAME, ask(match), "master", throw_seed(SEED, 1))
    match = match.add(Answered(first))
    match = match.add(Moved(0, Flick(match.state.hands[0][0], Plate.WEST, 0, 3_000, 600, 4_500)))
    throw = ask(match)
    assert throw.lying == match.state.lying
    found = landed(GAME, throw, launched(throw, "master", SEED), SEED)
    assert found.dice[0] == throw.launched[0]
    untouched = [body for body in throw.lying if body.die not in found.dice]
    assert untouched
    assert set(untouched) <= set(found.rest.bodies)


class Slow:
    """A worker that answers when it is told to."""

    def __init__(self) -> None:
        self.asked = 0
        self.go = asyncio.Event()

    async def ask(self, function: Any, *args: Any) -> Any:
        self.asked += 1
        await self.go.wait()
        return function(*args)


def test_a_throw_that_was_prepared_is_simulated_once_and_comes_with_its_flight() -> None:
    throw = ask(flicking())

    async def work() -> FateAnswer:
        worker = Slow()
        fate = Simulated(SEED, GAME, lambda _: "master", worker)  # type: ignore[arg-type]
        fate.prepare(throw, 1)
        await asyncio.sleep(0)
        assert worker.asked == 1, "before anybody asks"
        fate.prepare(Draw(("a",), 1), 2)
        worker.go.set()
        told = await fate.answer(throw, 1)
        assert worker.asked == 1
        return told

    told = asyncio.run(work())
    assert told.thrown is not None
    assert told.thrown.rest == told.answer


def test_what_was_prepared_for_nobody_is_forgotten() -> None:
    throw = ask(flicking())

    async def work() -> None:
        worker = Slow()
        fate = Simulated(SEED, GAME, lambda _: "master", worker)  # type: ignore[arg-type]
        fate.prepare(throw, 1)
        await asyncio.sleep(0)
        fate.forget()
        await asyncio.sleep(0)
        assert len(asyncio.all_tasks()) == 1, "only this one is left"
        worker.go.set()
        told = await fate.answer(throw, 1)
        assert told.answer == rest_of(GAME, throw, "master", throw_seed(SEED, 1))
        assert worker.asked == 2

    asyncio.run(work())


def test_fate_asks_the_hand_of_the_seat_and_otherwise_the_seed() -> None:
    throw = ask(flicking())
    bag = Draw(("a", "b", "c"), 2)

    async def answers() -> tuple[FateAnswer, FateAnswer]:
        worker = Worker()
        fate = Simulated(SEED, GAME, ("master", "beginner").__getitem__, worker)
        try:
            return await fate.answer(throw, 1), await fate.answer(bag, 2)
        finally:
            await worker.close()

    rest, drawn = asyncio.run(answers())
    assert rest.answer == rest_of(GAME, throw, "master", throw_seed(SEED, 1))
    assert drawn == FateAnswer(answer_of(SEED, bag, 2))
