"""The ladder in short: levels beat those two rungs below; docs/strength.md has it in full."""

import pytest

from beamme.commands.arena import Setup, run, tell


@pytest.mark.slow
@pytest.mark.parametrize(
    ("players", "games"),
    [
        (("advanced", "beginner"), 40),
        (("expert", "casual"), 60),
    ],
)
def test_a_level_beats_the_one_two_rungs_below(players: tuple[str, str], games: int) -> None:
    setup = Setup("kuh-vadis", players, 1, None)
    figures = tell(setup, run(setup, games))
    assert figures["seats"][0]["low"] > 0.5
