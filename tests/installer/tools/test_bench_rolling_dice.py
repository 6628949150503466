"""What the bench measures of Rolling Dice: bars, and figures that follow."""

import pytest

from installer.tools.bench.games.rolling_dice.throws import rolls
from installer.tools.trials import floe_trials
from installer.tools.trials.tally import Speed


@pytest.mark.parametrize(
    ("steps", "share", "passed"),
    [(90e3, 0.5, [True, True]), (89e3, 0.4, [False, True]), (95e3, 0.51, [True, False])],
)
def test_bars_and_figures_of_throws(
    steps: float, share: float, passed: list[bool], monkeypatch: pytest.MonkeyPatch
) -> None:
    told = Speed(40.0, steps, 100e3, 2000 * share, share)
    monkeypatch.setattr(floe_trials, "speed_trial", lambda *_: told)
    speed, early = rolls(10)
    assert (speed.value, speed.at_least, speed.note) == (steps / 100e3, 0.9, "40 throws/s")
    assert (early.value, early.at_most) == (share, 0.5)
    assert early.note == f"{2000 * share:.0f} steps"
    assert [speed.passed, early.passed] == passed


def test_a_real_measurement_is_made() -> None:
    speed, early = rolls(12)
    assert speed.value
    assert speed.value > 0.3
    assert early.value
    assert 0.2 < early.value < 0.6
