"""A move of somebody else that is announced is drawn as that somebody would see it."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from beamme.core import keeping
from beamme.core.match import Moved
from beamme.games.beam_me_up.moves import Advance
from beamme.games.dice_flick.moves import Flick, Score
from beamme.games.kuh_vadis.moves import Mark
from beamme.games.rolling_dice.moves import Keep, PutBack, Throw
from installer.tools.demo import load_demo
from tests.ui.helpers.recorded import rows_of
from ui.games.dice_flick.aim import aim_of as flick_aim
from ui.games.game_ui import game_ui
from ui.games.rolling_dice.aim import aim_of as throw_aim
from ui.models.game_model import View

pytestmark = pytest.mark.usefixtures("language")


def dice_kept(model: Any, move: Any, _view: View) -> bool:
    dice = model.common.dice
    return dice.kept == move.mask and not dice.selectable


def ghost(model: Any, move: Any, view: View) -> bool:
    columns = rows_of(rows_of(model.boards)[view.match.state.active]["columns"])
    return bool(columns[move.column]["ghost"] > columns[move.column]["height"])


def field(model: Any, move: Any, _view: View) -> bool:
    return bool(model.property("previewField") == move.field)


def flick(model: Any, move: Any, _view: View) -> bool:
    aim = model.aim
    shown = aim.property("shown") and not aim.property("enabled")
    return shown and aim.property("direction") == flick_aim(move).direction


def takes(model: Any, move: Any, _view: View) -> bool:
    taken = [row for row in rows_of(model.scoring.takes) if row["taken"]]
    return len(taken) == len(move.takes)


def throw(model: Any, move: Any, _view: View) -> bool:
    aim = model.aim
    shown = aim.property("shown") and not aim.property("enabled")
    return shown and aim.property("direction") == throw_aim(move).direction


def die(model: Any, move: Any, _view: View) -> bool:
    keeps = model.property("keeping")
    return bool(keeps.rows[keeps.property("chosen")].key == move.die)


def held(model: Any, move: Any, view: View) -> bool:
    putting, edge = model.property("putting"), view.match.game.floe.die
    place = putting.property("x"), putting.property("z")
    drawn = putting.property("shown") and putting.property("valid")
    return drawn and place == pytest.approx((move.x / edge, -move.y / edge))


CASES: list[tuple[str, type, Callable[[Any, Any, View], bool]]] = [
    ("beam-me-up-two", keeping.Keep, dice_kept),
    ("beam-me-up-two", Advance, ghost),
    ("kuh-vadis-won", keeping.Keep, dice_kept),
    ("kuh-vadis-won", Mark, field),
    ("dice-flick-won", Flick, flick),
    ("dice-flick-won", Score, takes),
    ("rolling-dice-won", Throw, throw),
    ("rolling-dice-won", Keep, die),
    ("rolling-dice-won", PutBack, held),
]
SEEN = 3
"""So many moves of each kind are looked at."""


def moments(name: str, kind: type) -> Iterator[tuple[View, View]]:
    """The position before each move of this kind, without and with its announcement."""
    record = load_demo(name)
    for ply, entry in enumerate(record.match.log):
        if isinstance(entry, Moved) and isinstance(entry.move, kind):
            now = record.with_match(record.match.back_to(ply))
            yield View(now, None), View(now, None, entry.move)


@pytest.mark.parametrize(
    ("name", "kind", "drawn"), CASES, ids=[f"{name} {kind.__name__}" for name, kind, _ in CASES]
)
def test_an_announced_move_is_drawn(
    name: str, kind: type, drawn: Callable[[Any, Any, View], bool]
) -> None:
    model: Any = game_ui(load_demo(name).match.game.key).new_model()
    found = [
        (before, after) for before, after in moments(name, kind) if after.announced is not None
    ][:SEEN]
    assert found
    differ = 0
    for before, after in found:
        model.show(before)
        differ += not drawn(model, after.announced, before)
        model.show(after)
        assert drawn(model, after.announced, after)
    assert differ, "it looks the same without"
