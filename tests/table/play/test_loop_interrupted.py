"""A turn loop that is interrupted: nothing lands too late, and the match goes on."""

import asyncio
from contextlib import suppress
from typing import Any

from beamme.core.keeping import Keep
from beamme.core.match import Match
from beamme.core.savegame import write_log
from beamme.games.beam_me_up.moves import Lift
from beamme.table.play.loop import Table
from beamme.table.play.players import Person
from tests.helpers.fates import Seeded
from tests.helpers.saved import SEED, Chooser
from tests.table.play.begun_match import start, unseen


class Thinker:
    """Thinks until it is told to answer, and answers even if nobody wants to know any more."""

    def __init__(self, move: object) -> None:
        self.thinks = asyncio.Event()
        self.may_answer = asyncio.Event()
        self._move = move

    async def choose(self, match: Match[Any, Any]) -> Any:  # noqa: ARG002 it has made up its mind
        self.thinks.set()
        await self.may_answer.wait()
        return self._move


def test_a_move_that_was_thought_of_too_late_never_lands() -> None:
    async def interrupt() -> None:
        thinker = Thinker(Keep(0))
        table = Table(start("lift 1"), [thinker, Chooser()], Seeded(SEED), unseen)
        task = asyncio.create_task(table.run())
        await thinker.thinks.wait()
        task.cancel()
        thinker.may_answer.set()
        with suppress(asyncio.CancelledError):
            await task
        assert task.cancelled()
        await asyncio.sleep(0)
        assert write_log(table.match) == ("lift 1",)

    asyncio.run(interrupt())


def test_a_person_who_decides_in_the_moment_of_leaving_changes_nothing() -> None:
    async def interrupt() -> None:
        asked = asyncio.Event()
        person: Person[Any, Any] = Person(asked.set)
        table = Table(start("lift 1"), [person, Chooser()], Seeded(SEED), unseen)
        task = asyncio.create_task(table.run())
        await asked.wait()
        person.decide(Keep(0))
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
        assert write_log(table.match) == ("lift 1",)
        assert not person.waiting

    asyncio.run(interrupt())


def test_after_an_interruption_the_match_goes_on_from_where_it_was() -> None:
    async def interrupt() -> tuple[str, ...]:
        thinker = Thinker(Lift((0,)))
        table = Table(start(), [Chooser(), thinker], Seeded(SEED), unseen)
        task = asyncio.create_task(table.run())
        await thinker.thinks.wait()
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
        again = Table(table.match, [Chooser(), Chooser()], Seeded(SEED), unseen)
        await again.run()
        return write_log(again.match)

    assert asyncio.run(interrupt()) == write_log(played_by_choosers())


def played_by_choosers() -> Match[Any, Any]:
    """Play a match without interruption."""
    table = Table(start(), [Chooser(), Chooser()], Seeded(SEED), unseen)
    asyncio.run(table.run())
    return table.match
