"""Practice: throw as often as one likes, never as a match."""

import asyncio
from typing import Any

import pytest

from beamme.core.chance import Body
from beamme.games import GAMES
from beamme.throws.throwing import is_thrown
from tests.ui.helpers.driving import until
from tests.ui.helpers.recorded import heard, rows_of
from tests.ui.helpers.window_fixtures import Start
from ui.app.program import Program
from ui.throwing.practice import NO_TARGET, is_practised, practice_of

THROWN = [key for key in GAMES if is_thrown(key)]


def test_games_with_thrown_dice_are_practised() -> None:
    assert [key for key in GAMES if is_practised(key)] == THROWN


def told(program: Program, *names: str) -> list[Any]:
    return [program.practice.property(name) for name in names]


async def throw(program: Program, count: int = 1) -> None:
    """Let go so often, and wait until one may do so again."""
    before = program.practice.property("throws")
    for number in range(before + 1, before + 1 + count):
        program.practice.letGo()
        program.practice.letGo()
        await until(lambda: program.practice.property("throws") >= number, "the rest")  # noqa: B023 it ends in this round
        await until(lambda: program.practice.property("enabled"), "the next throw")


@pytest.mark.parametrize("key", THROWN)
async def test_dice_are_thrown_and_counted_and_never_saved(key: str, start: Start) -> None:
    async with start(assist="direction") as program:
        program.practice.open("beam-me-up")
        assert told(program, "gameKey", "enabled") == ["", False]
        program.practice.open(key)
        await until(lambda: program.practice.property("enabled"), "somebody aims")
        assert told(program, "gameKey", "throws", "hits", "rateText") == [key, 0, [], "–"]
        assert told(program, "title", "assist")[1] == "direction"
        model: Any = program.practice.property("game")
        assert model is not program.games[key], "an open match goes on"
        assert model.aim.property("assist") == "direction"
        first = model.common.primary.moves
        await throw(program, 3)
        hits = program.practice.property("hits")
        assert len(hits) == 3 * (1 if key == "dice-flick" else 4)
        assert [hit["last"] for hit in hits] == sorted(hit["last"] for hit in hits)
        assert len({(hit["x"], hit["z"]) for hit in hits}) == len(hits)
        assert model.common.primary.moves != first, "every throw is another one"
        assert "tries hit" in program.practice.property("countText")
        program.practice.setProperty("assist", "none")
        assert model.aim.property("assist") == "none"
        program.practice.clear()
        assert told(program, "hits", "throws", "lastText", "stayText") == [[], 0, "", ""]
        assert program.session.record is None
        program.library.refresh()
        assert not rows_of(program.library)


@pytest.mark.parametrize("key", THROWN)
async def test_a_throw_that_flies_when_the_page_is_left_does_not_count(
    key: str, start: Start
) -> None:
    async with start() as program:
        program.practice.open(key)
        await until(lambda: program.practice.property("enabled"), "somebody aims")
        counted = heard(program.practice.thrown)
        program.practice.letGo()
        program.practice.leave()
        await asyncio.sleep(0)
        assert not counted
        program.practice.open(key)
        await until(lambda: program.practice.property("enabled"), "somebody aims again")
        await throw(program)
        assert program.practice.property("throws") == 1


@pytest.mark.parametrize("key", THROWN)
def test_every_target_is_hit_in_its_middle(key: str) -> None:
    practice, game = practice_of(key), GAMES[key].from_options({}, 2)
    edge = game.box.die if key == "dice-flick" else game.floe.die
    targets = practice.targets(game)
    assert practice.first_target() in range(len(targets))
    for number, target in enumerate(targets):
        body = Body("b1", round(target.x * edge), round(-target.z * edge), 3)
        assert practice.stays(game, body)
        assert practice.target_of(game, body) == number
    away = Body("b1", 0, 21_000 if key == "rolling-dice" else 6_000, 3)
    assert practice.target_of(game, away) == NO_TARGET
    assert not practice.stays(game, away)
