"""The sounds of the program: made again they are those in the files, and none is too loud."""

import wave
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from resources.common.sounds.make_sounds import sounds
from resources.common.sounds.synthesis import PEAK, RATE, Samples, finished

RESOURCES = Path(__file__).parents[2] / "resources"
LARGEST = 32767
COW = ((0.05, 0.15), (0.45, 0.7), (1.0, 1.12))
"""From when to when the cow hums, calls and sinks."""
Made = dict[str, Samples]


@pytest.fixture(scope="module")
def made() -> Made:
    """Make all sounds again."""
    return {name.rpartition("/")[2]: samples for name, samples in sounds()}


def recorded(name: str) -> NDArray[np.int16]:
    (path,) = RESOURCES.glob(f"*/sounds/{name}.wav")
    with wave.open(str(path), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
        return np.frombuffer(file.readframes(file.getnframes()), "<i2")


def share(samples: Samples, low: float, high: float) -> float:
    """Return how much of the energy lies between two frequencies."""
    power = np.abs(np.fft.rfft(samples)) ** 2
    frequency = np.fft.rfftfreq(len(samples), 1 / RATE)
    return float(power[(frequency >= low) & (frequency < high)].sum() / power.sum())


def loudness(samples: Samples, start: float, end: float) -> float:
    part = samples[round(start * RATE) : round(end * RATE)]
    return float(np.sqrt((part**2).mean()))


def test_every_file_has_its_maker() -> None:
    files = RESOURCES.glob("*/sounds/*.wav")
    places = {path.relative_to(RESOURCES).with_suffix("").as_posix() for path in files}
    assert places == {name for name, _ in sounds()}


def test_sounds_made_again_are_those_in_their_files(made: Made) -> None:
    # The last bit may round differently on another processor.
    apart = {
        name: np.abs(finished(samples).astype(int) - recorded(name)).max()
        for name, samples in made.items()
    }
    assert {name: by for name, by in apart.items() if by > 1} == {}


def test_sounds_peak_at_their_level_and_begin_and_end_in_silence(made: Made) -> None:
    for name in made:
        samples = recorded(name) / LARGEST
        assert np.abs(samples).max() == pytest.approx(PEAK, abs=2 / LARGEST), name
        assert abs(samples[0]) < 0.001, name
        assert abs(samples[-1]) < 0.001, name
        assert len(samples) / RATE < 2, name


def test_a_cross_is_two_strokes_and_a_circle_one(made: Made) -> None:
    cross, circle = made["pencil-cross"], made["pencil-circle"]
    between = loudness(cross, 0.195, 0.22)
    assert between < 0.05 * loudness(cross, 0.05, 0.15)
    assert between < 0.05 * loudness(cross, 0.27, 0.36)
    moments = [loudness(circle, start, start + 0.025) for start in np.arange(0.05, 0.35, 0.025)]
    assert min(moments) > 0.3 * max(moments)
    assert all(share(sound, 800, 7000) > 0.7 for sound in (cross, circle))


def test_a_cow_hums_calls_and_sinks(made: Made) -> None:
    cow = made["moo"]
    assert share(cow, 90, 1200) > 0.9
    hum, call, end = (slice(round(a * RATE), round(b * RATE)) for a, b in COW)
    bright = [share(cow[span], 600, 3000) for span in (hum, call)]
    assert bright[1] > 3 * bright[0], "a closed mouth is dull"
    assert pitch_of(cow[hum]) < pitch_of(cow[call]) > pitch_of(cow[end])


def pitch_of(samples: Samples) -> float:
    """Return the pitch of a voice between 80 and 250 Hz: how far it is most like itself."""
    alike = np.correlate(samples, samples, "full")[len(samples) :]
    first, last = RATE // 250, RATE // 80
    return RATE / (first + int(np.argmax(alike[first:last])) + 1)


def test_points_climb_a_ladder(made: Made) -> None:
    notes = [strongest(made[f"point-{step}"]) for step in range(1, 6)]
    assert notes == sorted(notes)
    assert len(set(notes)) == len(notes)


def test_plastic_is_brighter_than_felt_and_a_hollow_darker_than_its_rim(made: Made) -> None:
    felt, plastic, hollow = (made[f"{name}-1"] for name in ("tray", "box", "hollow"))
    assert share(plastic, 1000, 8000) > share(felt, 1000, 8000)
    assert share(hollow, 0, 500) > share(plastic, 0, 500)


def test_a_knaller_cracks_first_and_glows_on(made: Made) -> None:
    bang = made["bang"]
    assert loudness(bang, 0, 0.05) > 5 * loudness(bang, 0.3, 0.4) > 0


def test_ice_is_brighter_than_the_wall_and_water_lasts(made: Made) -> None:
    ice, wall, water = (made[f"{name}-1"] for name in ("ice", "wall", "water"))
    assert share(ice, 1500, 9000) > 2 * share(wall, 1500, 9000)
    assert loudness(water, 0.2, 0.4) > 3 * loudness(wall, 0.1, 0.17)


def test_a_throw_slides_on_after_the_hand_has_let_go(made: Made) -> None:
    throw = made["throw-1"]
    assert loudness(throw, 0.15, 0.3) > 3 * loudness(throw, 0.6, 0.75) > 0
    assert share(throw, 1500, 9000) > 0.4


def test_a_seal_barks_twice(made: Made) -> None:
    bark = made["bark"]
    first, between, second = (
        loudness(bark, *it) for it in ((0.05, 0.2), (0.26, 0.29), (0.34, 0.45))
    )
    assert between < 0.2 * second < 0.2 * first
    assert share(bark, 200, 3000) > 0.8


def test_a_hop_is_a_soft_belly(made: Made) -> None:
    assert share(made["step-1"], 40, 600) > 0.6


def strongest(samples: Samples) -> float:
    """Return the frequency that sounds loudest."""
    return float(np.fft.rfftfreq(len(samples), 1 / RATE)[np.abs(np.fft.rfft(samples)).argmax()])
