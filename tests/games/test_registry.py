"""The list of games: everything about one follows from its key."""

from pathlib import Path

import pytest

from beamme import games
from beamme.games import GAMES, class_of, package_of


@pytest.mark.parametrize("key", GAMES)
def test_a_game_is_found_by_its_key(key: str) -> None:
    kind = GAMES[key]
    assert kind.key == key
    assert kind.__name__ == class_of(key)
    assert kind.__module__.startswith(f"beamme.games.{package_of(key)}.")


def test_what_is_no_game_is_not_found() -> None:
    assert GAMES.get("chess") is None
    with pytest.raises(KeyError):
        GAMES["__init__"]


def test_every_folder_of_rules_is_one_game_in_the_list() -> None:
    folders = [it.parent.name for it in Path(games.__file__).parent.glob("*/__init__.py")]
    assert sorted(map(package_of, GAMES)) == sorted(folders)
