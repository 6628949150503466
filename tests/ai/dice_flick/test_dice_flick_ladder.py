"""The ladder in short: real throws; docs/strength.md has it in full."""

import pytest

from beamme.commands.arena import Setup, run, tell


@pytest.mark.slow
def test_a_master_beats_a_beginner() -> None:
    setup = Setup("dice-flick", ("master", "beginner"), 1, 0.01)
    figures = tell(setup, run(setup, 8))
    assert figures["seats"][0]["low"] > 0.5


@pytest.mark.slow
@pytest.mark.clause("DF-4")
def test_df_4_advanced_scores_as_the_sample_sheet_does() -> None:
    setup = Setup("dice-flick", ("advanced", "advanced"), 2, 0.01)
    seats = tell(setup, run(setup, 6))["seats"]
    # 120 turns are a small sample: two standard errors round 6 to 7 points, 28 to 38 % without.
    points = sum(seat["points"]["per_turn"] for seat in seats) / len(seats)
    without = sum(seat["points"]["zero_turns"] for seat in seats) / len(seats)
    assert 5.0 < points < 8.0
    assert 0.2 < without < 0.46
