"""People at the table: what they decide counts once, when asked, and only if it is allowed."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from beamme.core.keeping import Keep
from beamme.core.match import Match
from beamme.games.beam_me_up.moves import Advance, Launch, Lift
from beamme.table.play.players import Person, forced
from tests.helpers.lines import add_line
from tests.table.play.begun_match import FULL_HOUSE, start


def ask(match: Match[Any, Any], *answers: Callable[[Person[Any, Any]], None]) -> Any:
    """Ask a new person, let these things happen one after the other, return the move."""

    async def asking() -> Any:
        person: Person[Any, Any] = Person()
        question = asyncio.create_task(person.choose(match))
        for answer in answers:
            await asyncio.sleep(0)
            answer(person)
        return await asyncio.wait_for(question, 1)

    return asyncio.run(asking())


def test_a_person_decides() -> None:
    assert ask(start(*FULL_HOUSE), lambda person: person.decide(Keep(7))) == Keep(7)


def test_the_first_of_two_clicks_counts() -> None:
    def click_twice(person: Person[Any, Any]) -> None:
        person.decide(Keep(7))
        assert not person.waiting
        person.decide(Keep(31))

    assert ask(start(*FULL_HOUSE), click_twice) == Keep(7)


def test_nothing_happens_to_a_click_before_the_question() -> None:
    async def early() -> Any:
        person: Person[Any, Any] = Person()
        person.decide(Keep(31))
        question = asyncio.create_task(person.choose(start(*FULL_HOUSE)))
        await asyncio.sleep(0)
        assert person.waiting
        person.decide(Keep(7))
        return await question

    assert asyncio.run(early()) == Keep(7)


@pytest.mark.parametrize("move", [Launch(1), Lift((1,)), Advance(2, 2), Keep(32)])
def test_a_decision_against_the_rules_has_no_effect(move: object) -> None:
    def try_and_decide(person: Person[Any, Any]) -> None:
        person.decide(move)
        assert person.waiting
        person.decide()
        assert person.waiting
        person.decide(Keep(7))

    assert ask(start(*FULL_HOUSE), try_and_decide) == Keep(7)


def test_a_person_is_told_when_a_decision_is_wanted() -> None:
    async def asking() -> list[bool]:
        told: list[bool] = []
        person: Person[Any, Any] = Person(lambda: told.append(person.waiting))
        question = asyncio.create_task(person.choose(start(*FULL_HOUSE)))
        await asyncio.sleep(0)
        person.decide(Keep(31))
        await question
        return told

    assert asyncio.run(asking()) == [True]


def plan(*moves: Any, then: tuple[str, ...]) -> Any:
    """Decide with a plan, and tell what is chosen after these lines; None if it is asked again."""

    async def planning() -> Any:
        match = start(*FULL_HOUSE)
        person: Person[Any, Any] = Person()
        question = asyncio.create_task(person.choose(match))
        await asyncio.sleep(0)
        person.decide(*moves)
        await question
        for line in then:
            match = add_line(match, line)
        question = asyncio.create_task(person.choose(match))
        await asyncio.sleep(0)
        if question.done():
            return question.result()
        question.cancel()
        await asyncio.gather(question, return_exceptions=True)
        return None

    return asyncio.run(planning())


def test_a_plan_is_carried_out_without_asking_again() -> None:
    assert plan(Keep(31), Advance(3, 3), then=("stop",)) == Advance(3, 3)


def test_a_plan_that_the_rules_forbid_is_dropped() -> None:
    assert plan(Keep(31), Advance(5, 5), then=("stop",)) is None


def test_a_plan_does_not_survive_what_others_did_in_between() -> None:
    later = ("stop", "move 2", "move 4", "roll", "faces 1 1 3 4 6", "stop", "move 1")
    nothing = ("roll", "faces 3 3 4 4 1", "stop")
    assert plan(Keep(31), Advance(3, 3), then=(*later, *nothing)) is None
    assert plan(Keep(31), Advance(2, 2), then=(*later, *nothing)) is None


def test_an_interrupted_question_can_be_asked_again() -> None:
    async def interrupt() -> Any:
        person: Person[Any, Any] = Person()
        first = asyncio.create_task(person.choose(start(*FULL_HOUSE)))
        await asyncio.sleep(0)
        first.cancel()
        await asyncio.gather(first, return_exceptions=True)
        assert not person.waiting
        person.decide(Keep(31))
        second = asyncio.create_task(person.choose(start(*FULL_HOUSE)))
        await asyncio.sleep(0)
        assert person.waiting
        person.decide(Keep(1))
        return await second

    assert asyncio.run(interrupt()) == Keep(1)


def test_the_only_move_is_made_by_itself_but_dice_are_rolled_by_people() -> None:
    five = start("lift 1", "roll", "faces 2 2 2 2 2", "stop")
    assert forced(five) == Advance(1, 1)
    assert ask(five) == Advance(1, 1)
    assert forced(start("lift 1")) is None
    assert forced(start(*FULL_HOUSE)) is None
