"""The ladder in short: levels beat those two rungs below; docs/strength.md has it in full."""

import pytest

from beamme.commands.arena import Setup, run, tell


@pytest.mark.slow
@pytest.mark.parametrize(
    ("players", "games"),
    [
        (("advanced", "beginner"), 40),
        (("expert", "casual"), 24),
        (("master", "advanced"), 24),
        (("expert", "steps"), 16),
    ],
)
def test_a_level_beats_the_one_two_rungs_below(players: tuple[str, str], games: int) -> None:
    setup = Setup("beam-me-up", players, 1, None)
    figures = tell(setup, run(setup, games))
    assert figures["seats"][0]["low"] > 0.5


@pytest.mark.slow
@pytest.mark.parametrize(
    ("players", "games"),
    [(("expert", "beginner", "beginner"), 24), (("expert", "casual", "beginner", "beginner"), 16)],
)
def test_the_order_holds_with_more_players(players: tuple[str, ...], games: int) -> None:
    setup = Setup("beam-me-up", players, 1, None)
    figures = tell(setup, run(setup, games))
    rates = [seat["win_rate"] for seat in figures["seats"]]
    assert rates[0] == max(rates)
    assert figures["seats"][0]["low"] > 1 / len(players)
