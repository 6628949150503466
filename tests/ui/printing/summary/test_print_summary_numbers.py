"""The numbers in the printed rules are those of the games."""

from functools import cache
from types import ModuleType

import pytest

from beamme.core.keeping import DICE, ROLLS
from beamme.games.beam_me_up.rules import BeamMeUp
from beamme.games.beam_me_up.scoring import Kind as Reading
from beamme.games.beam_me_up.scoring import Part, read
from beamme.games.beam_me_up.scoring import Reading as Read
from beamme.games.kuh_vadis.scoring import at_least
from beamme.games.rolling_dice.board import built_in_floe
from beamme.games.rolling_dice.rules import RollingDice
from tests.ui.printing.helpers.printed_rules import told
from ui.games.beam_me_up.print import summary as beam_me_up
from ui.games.dice_flick.print import summary as dice_flick
from ui.games.kuh_vadis.print import summary as kuh_vadis
from ui.games.rolling_dice.print import summary as rolling_dice

as_it_is = cache(told)
"""The page while nothing is changed."""

CONSTANTS = [
    (kuh_vadis, ("AGAIN", "COW", "COWS", "DICE", "FIELDS", "ROLLS", "SIZE", "STARTS")),
    (beam_me_up, ("COLUMNS", "COOLING", "DICE", "ROLLS", "ROWS")),
    (
        dice_flick,
        ("COMBINATION", "FLICKS", "HAND", "KNALLER_WORTH", "MARKER_WORTH", "ROUNDS", "SIZE"),
    ),
    (rolling_dice, ("LAP", "PER_COLOUR")),
]


@pytest.mark.parametrize(
    ("module", "name"), [(module, name) for module, names in CONSTANTS for name in names]
)
def test_a_number_of_the_rules_comes_from_the_game(
    module: ModuleType, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = as_it_is(module)
    if name == "COW":  # also the key of what claims a cow
        monkeypatch.setattr(module, "NEEDED", dict.fromkeys(range(1, 100), 2))
    monkeypatch.setattr(module, name, getattr(module, name) + 50)
    assert told(module) != before


# Beam Me Up


def test_the_table_of_beam_me_up_has_every_reading_best_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[tuple[int, ...]] = []

    def reading(faces: tuple[int, ...]) -> Read:
        asked.append(faces)
        return read(faces)

    monkeypatch.setattr(beam_me_up, "read", reading)
    told(beam_me_up)
    assert [read(faces).kind for faces in asked] == list(Reading)


def test_the_moves_of_the_table_are_those_of_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    table = told(beam_me_up)
    assert "Five of a kind: its column +4" in table
    assert "Full house: column of the three +2, of the pair +1" in table
    monkeypatch.setattr(beam_me_up, "read", lambda _: Read(Reading.FIVE, (Part(0, 8), Part(1, 9))))
    assert "Five of a kind: its column +8" in told(beam_me_up)


def test_the_goal_of_beam_me_up_is_the_one_that_ends_a_match() -> None:
    need = BeamMeUp().need
    assert f"{need(3)} stones in space ({need(2)} if two play)" in told(beam_me_up)
    assert need(3) == need(4)


def test_the_tip_of_kuh_vadis_is_true() -> None:
    assert f"about {10 * at_least(2, DICE, ROLLS):.0f} turns out of 10" in told(kuh_vadis)
    assert round(1 / at_least(3, DICE, ROLLS)) == 3


# Rolling Dice


def test_the_fields_of_the_floe_are_told_with_their_values() -> None:
    text = told(rolling_dice)
    for field in built_in_floe().fields:
        assert f"{field.value:+d}".replace("-", "−") in text


def test_the_goals_of_rolling_dice_are_those_of_the_game() -> None:
    goal = {seats: RollingDice().start(seats).goal for seats in range(2, 7)}
    assert f"{goal[4]} points ({goal[5]} if five or six play)" in told(rolling_dice)
    assert f"has reached {goal[2]} after the scoring, the game is over" in told(rolling_dice)
    assert goal[3] == goal[4]
    assert goal[6] == goal[5]
