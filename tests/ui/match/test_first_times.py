"""What happens for the first time in a person's matches is explained once."""

from dataclasses import replace
from typing import Any

import pytest

from beamme.ai.strategy import Level
from beamme.games import GAMES
from beamme.table.storage.record import Record
from beamme.table.storage.settings import Settings
from tests.ui.printing.helpers.golden import golden, until
from ui.app.language import Language
from ui.games import part_of
from ui.games.game_ui import game_ui
from ui.match.first_times import FirstTimes
from ui.models.dice_model import DiceModel
from ui.models.game_model import View
from ui.models.match.match_model import MatchModel
from ui.models.match.match_view_state import MatchViewState
from ui.models.settings_model import SettingsModel

FIRSTS: list[tuple[str, dict[str, int]]] = [
    ("beam_me_up-two", {"compensation": 0, "rocket": 19, "cool": 19, "shield": 103, "joker": 110}),
    ("kuh_vadis-drawn", {"last": 28, "struck": 96}),
    (
        "dice_flick-two",
        {"centre": 5, "moat": 14, "green": 65, "knaller": 77, "joker": 95, "bonus": 106},
    ),
    (
        "rolling_dice-two",
        {"water": 1, "ring": 4, "net": 4, "seal": 9, "miss": 13, "put": 21, "mishap": 45},
    ),
    ("rolling_dice-six", {"hole": 14}),
]
"""When each thing happens first."""


@pytest.mark.parametrize(("name", "found"), FIRSTS)
def test_every_event_is_found_where_it_happens(name: str, found: dict[str, int]) -> None:
    record = golden(name)
    firsts = part_of(record.match.game.key, "firsts").firsts
    seen: dict[str, int] = {}
    for ply in range(len(record.match.log)):
        for key in firsts(record, ply):
            seen.setdefault(key, ply)
    assert {key: seen[key] for key in found} == found


class Watcher:
    """Shows a match entry by entry, and what is explained."""

    def __init__(self, language: Language, **settings: Any) -> None:
        self.saved: list[Settings] = []
        own = Settings(language="en", **settings)
        self.settings = SettingsModel(own, self.saved.append, language)
        games = {key: game_ui(key).new_model() for key in GAMES}
        self.match = MatchModel(games, DiceModel())
        self.firsts = FirstTimes(self.match, self.settings)

    def show(self, record: Record, ply: int, phase: str = "showing") -> tuple[str, ...]:
        """Show the match before and after an entry; return what is to be explained now."""
        self.match.show(MatchViewState(phase, View(until(record, ply), None)))
        self.match.update(view=View(until(record, ply + 1), None))
        return self.match.now.firsts


def by_computers(record: Record) -> Record:
    """The same match among computers."""
    seating = (replace(seat, level=Level.EXPERT) for seat in record.seating)
    return replace(record, seating=tuple(seating))


def test_everything_is_explained_once(language: Language) -> None:
    watcher, record = Watcher(language), golden("beam_me_up-two")
    assert watcher.show(record, 19) == ("rocket", "cool")
    assert watcher.match.property("first") == "rocket"
    watcher.match.dismissFirst()
    assert watcher.match.property("first") == "cool"
    watcher.match.dismissFirst()
    assert watcher.match.property("first") == ""
    assert watcher.saved[-1].explained == ("beam-me-up/rocket", "beam-me-up/cool")
    assert watcher.show(record, 19) == (), "not again"
    watcher.settings.explainAgain()
    assert watcher.settings.property("explained") == 0
    assert watcher.show(record, 19) == ("rocket", "cool")


def test_nothing_is_explained_that_is_unwanted_or_long_past(
    language: Language,
) -> None:
    record = golden("beam_me_up-two")
    assert Watcher(language, explain=False).show(record, 19) == ()
    assert Watcher(language).show(record, 19, phase="watch") == ()
    assert Watcher(language).show(by_computers(record), 19) == ()
    watcher = Watcher(language)
    watcher.match.show(MatchViewState("person", View(until(record, 40), None)))
    assert watcher.match.now.firsts == (), "a match that was opened"
    watcher.match.update(view=View(until(record, 19), None))
    assert watcher.match.now.firsts == (), "a move that was taken back"


def test_a_throw_is_explained_that_is_shown_with_how_it_ended(language: Language) -> None:
    watcher, record = Watcher(language), golden("rolling_dice-two")
    watcher.match.show(MatchViewState("person", View(until(record, 0), None)))
    watcher.match.update(view=View(until(record, 2), None))
    assert watcher.match.now.firsts == ("water",)
