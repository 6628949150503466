"""What the bench measures of Dice Flick: bars, full boxes, and figures that follow."""

from random import Random

import pytest

from beamme.games.dice_flick.dice import DICE
from installer.tools.bench import entries
from installer.tools.bench.games.dice_flick import delay as waiting
from installer.tools.bench.games.dice_flick import flicks as measured
from installer.tools.bench.games.dice_flick.flicks import flicks, full_box
from installer.tools.trials import box_trials
from installer.tools.trials.tally import Speed


def test_bars_and_figures_of_flicks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        box_trials, "speed_trial", lambda *_: Speed(200.0, 90e3, 100e3, 510.0, 0.34)
    )
    monkeypatch.setattr(measured, "_milliseconds", lambda _: next(times))
    times = iter([1.0, 4.0, 1.0])
    speed, steps, score = flicks(10, 3)
    assert (speed.value, speed.at_least, speed.note) == (0.9, 0.9, "200 flicks/s")
    assert (steps.value, steps.at_most) == (0.34, 0.45)
    assert (score.value, score.at_most, score.unit) == (4.0, 20, "ms")
    assert score.note == "2.00 ms on average"
    assert speed.passed
    assert steps.passed
    assert score.passed


@pytest.mark.parametrize(("frames", "passed"), [(2.0, True), (2.1, False)])
def test_the_bar_of_the_delay(
    frames: float, monkeypatch: pytest.MonkeyPatch, *, passed: bool
) -> None:
    told = {("watch", "dice-flick"): {"frames": frames, "delay_ms": 25.2, "frame_ms": 16.7}}
    monkeypatch.setattr(waiting, "measured", lambda *words: told[words])
    (figure,) = waiting.delay()
    assert (figure.value, figure.passed) == (frames, passed)
    assert figure.note == "25 ms, a frame takes 17"


def test_a_real_measurement_is_made() -> None:
    speed, steps, score = flicks(20, 5)
    assert speed.value
    assert steps.value
    assert 0.2 < steps.value < 0.6
    assert score.value
    assert score.value > 0


def test_a_full_box_holds_every_die_and_each_time_elsewhere() -> None:
    random = Random(1)
    first, second = full_box(random), full_box(random)
    for spread in (first, second):
        assert sorted(die for die in spread.dice if die) == sorted(DICE)
    assert first != second


def test_games_of_thrown_dice_have_no_entries_measured() -> None:
    assert list(entries.ROLLED) == ["beam-me-up", "kuh-vadis"]
