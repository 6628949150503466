"""Computers at the table: they ask the worker, and go on where it is lost."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from beamme.ai.strategy import Level, choose
from beamme.core.keeping import Keep
from beamme.table.play.players import Computer, any_move
from beamme.table.play.worker import NoAnswer
from tests.table.play.begun_match import FULL_HOUSE, start


def test_a_computer_asks_the_worker_with_its_level_and_noise() -> None:
    class Listening:
        async def ask(self, *question: object) -> object:
            self.question = question
            return Keep(0)

    def answered(asking: Coroutine[Any, Any, Any]) -> Any:
        return asyncio.run(asking)

    worker, match = Listening(), start("lift 1")
    computer: Computer[Any, Any] = Computer(worker, Level.CASUAL, b"noise")  # type: ignore[arg-type]
    assert answered(computer.choose(match)) == Keep(0)
    assert worker.question[1:] == (match.game, match.state, Level.CASUAL, b"noise")


class Lost:
    """A worker that never answers."""

    def __init__(self) -> None:
        self.asked = 0

    async def ask(self, *_: object) -> object:
        self.asked += 1
        raise NoAnswer("gone")

    async def ask_once(self, *_: object) -> object:
        raise NoAnswer("still gone")


class Slow(Lost):
    """A worker that answers only easy questions."""

    async def ask_once(self, function: Callable[..., object], *question: object) -> object:
        return function(*question)


def test_a_computer_whose_worker_is_lost_asks_again_until_it_is_given_up() -> None:
    worker, match = Lost(), start(*FULL_HOUSE)

    async def give_up(error: NoAnswer) -> bool:
        assert str(error) == "gone"
        return worker.asked == 3

    computer: Computer[Any, Any] = Computer(worker, Level.CASUAL, b"noise", give_up)  # type: ignore[arg-type]
    move = asyncio.run(computer.choose(match))
    assert worker.asked == 3
    assert match.game.allows(match.state, move)
    assert move == any_move(match, b"noise"), "the same in every replay"


def test_a_simpler_player_decides_where_the_worker_still_answers_it() -> None:
    match = start(*FULL_HOUSE)

    async def give_up(_: NoAnswer) -> bool:
        return True

    computer: Computer[Any, Any] = Computer(Slow(), Level.MASTER, b"noise", give_up)  # type: ignore[arg-type]
    move = asyncio.run(computer.choose(match))
    assert move == choose(match.game, match.state, Level.BEGINNER, b"noise")
    assert move != any_move(match, b"noise"), "not by lot"


def test_a_computer_at_which_nobody_can_be_asked_says_so() -> None:
    computer: Computer[Any, Any] = Computer(Lost(), Level.CASUAL, b"noise")  # type: ignore[arg-type]
    with pytest.raises(NoAnswer):
        asyncio.run(computer.choose(start(*FULL_HOUSE)))


def test_moves_that_are_drawn_by_lot_differ() -> None:
    match = start(*FULL_HOUSE)
    moves = {any_move(match, bytes([number])) for number in range(100)}
    assert moves <= set(match.game.legal(match.state))
    assert len(moves) > 5
