"""Dice thrown in portions: the same dice however they are divided, and the truth about the tray."""

from pathlib import Path

import pytest

from beamme.core.chance import Faces, Roll
from beamme.physics.tray import tumble as tumbling
from beamme.table.jobs import fairness_sampling
from beamme.table.jobs.fairness import NOTHING, shown_in, tally
from beamme.table.jobs.fairness_sampling import (
    SHOWN_EACH,
    Remembered,
    Tried,
    files_in,
    remembered,
    tried,
)
from beamme.table.play.fate import answer_of, commitment
from beamme.table.storage.library import Library
from tests.helpers.saved import played

SEED = bytes(range(32))
GAMES = ("beam-me-up", "kuh-vadis", "dice-flick", "rolling-dice")


def in_portions(game: str, last: int) -> list[Tried]:
    """Throw all dice, portion by portion."""
    portions: list[Tried] = []
    while (first := sum(portion.dice for portion in portions)) < last:
        portions.append(tried(game, SEED, first, last))
    return portions


def together(portions: list[Tried]) -> Tried:
    whole = Tried(0)
    for each in portions:
        whole = whole.and_then(each)
    return whole


@pytest.mark.parametrize("game", GAMES)
def test_dice_do_not_depend_on_how_they_are_divided(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fairness_sampling, "PATIENCE_SECONDS", 60.0)
    (at_once,) = in_portions(game, 24)
    monkeypatch.setattr(fairness_sampling, "PATIENCE_SECONDS", 0.0)
    portions = in_portions(game, 24)
    assert len(portions) > 1
    assert together(portions) == at_once
    assert at_once.dice == 24
    assert tried(game, SEED, 24, 24) == Tried(0)


@pytest.mark.parametrize("game", GAMES)
def test_another_seed_throws_other_dice(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fairness_sampling, "PATIENCE_SECONDS", 60.0)
    assert tried(game, SEED, 0, 40).counts != tried(game, SEED[::-1], 0, 40).counts


def test_rolls_are_those_of_the_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fairness_sampling, "PATIENCE_SECONDS", 60.0)
    faces: list[int] = []
    for number in range(0, 200, 5):
        answer = answer_of(SEED, Roll(5), number)
        assert isinstance(answer, Faces)
        faces += answer.values
    done = tried("beam-me-up", SEED, 0, 200)
    assert (done.dice, done.counts) == (200, tally(faces))
    assert done.shown == done.alike == 200 // SHOWN_EACH


def test_a_tray_that_shows_something_else_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fairness_sampling, "PATIENCE_SECONDS", 60.0)
    real = tumbling.tumble

    def loaded(faces: tuple[int, ...], *rest: object) -> object:
        return real(tuple(7 - face for face in faces), *rest)

    monkeypatch.setattr(tumbling, "tumble", loaded)
    done = tried("beam-me-up", SEED, 0, 100)
    assert (done.shown, done.alike) == (2, 0)


def test_flicked_dice_really_fly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fairness_sampling, "PATIENCE_SECONDS", 60.0)
    done = tried("dice-flick", SEED, 0, 20)
    assert done.dice == 20
    assert 15 <= sum(done.counts) <= 20
    assert done.shown == 0


def test_every_die_on_the_floe_or_in_the_water_shows_a_face(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(fairness_sampling, "PATIENCE_SECONDS", 60.0)
    done = tried("rolling-dice", SEED, 0, 21)
    assert (done.dice, sum(done.counts), done.shown) == (21, 21, 0)


def test_saved_matches_are_remembered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    library = Library(tmp_path)
    records = {"over": played(), "going": played(40, number=1), "four": played(60, seats=4)}
    for name, record in records.items():
        library.save(name, record)
    (tmp_path / "strange.beamme").write_text("nonsense")
    library.remove("four")
    listed = files_in(tmp_path)
    names = tuple(name for name, _ in listed)
    assert names == ("going.beamme", "over.beamme", "strange.beamme")
    assert all(changed > 0 for _, changed in listed)
    monkeypatch.setattr(fairness_sampling, "PATIENCE_SECONDS", 60.0)
    going, over, strange = remembered(tmp_path, names)
    same = commitment(records["over"].seed)
    assert over == Remembered("over.beamme", "beam-me-up", same, shown_in(records["over"].match))
    assert going.seed == same
    assert going.counts == shown_in(records["going"].match)
    assert sum(going.counts) > 0
    assert strange == Remembered("strange.beamme")
    monkeypatch.setattr(fairness_sampling, "PATIENCE_SECONDS", 0.0)
    assert remembered(tmp_path, names) == (going,)
    assert remembered(tmp_path, ("gone.beamme",)) == (Remembered("gone.beamme"),)


def test_a_folder_that_is_not_there_holds_nothing(tmp_path: Path) -> None:
    assert files_in(tmp_path / "none") == ()
    assert remembered(tmp_path, ()) == ()
    assert Remembered("").counts == NOTHING
