"""The list of games: everything about one follows from its key."""

import pytest

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
