"""Keeping dice: every choice has one spelling, and rolled dice fill the places of the others."""

import pytest

from beamme.core.chance import Answer, Drawn, Faces, Rest, Roll
from beamme.core.game import Chance
from beamme.core.keeping import (
    ALL_DICE,
    DICE,
    FIRST_ROLL,
    KEEPS,
    ROLLS,
    Keep,
    is_choice,
    read_keep,
    roll_others,
    rolled,
    write_keep,
)


def test_there_are_five_dice_and_three_rolls() -> None:
    assert (DICE, ROLLS, ALL_DICE) == (5, 3, 0b11111)


@pytest.mark.parametrize(
    ("mask", "text"),
    [
        (0, "roll"),
        (0b00001, "keep 1"),
        (0b10000, "keep 5"),
        (0b10011, "keep 1 2 5"),
        (0b11110, "keep 2 3 4 5"),
        (0b11111, "stop"),
    ],
)
def test_a_choice_is_written_and_read(mask: int, text: str) -> None:
    assert write_keep(Keep(mask)) == text
    assert read_keep(text.split(" ")) == Keep(mask)


def test_every_choice_has_its_own_spelling() -> None:
    lines = [write_keep(Keep(mask)) for mask in range(ALL_DICE + 1)]
    assert len({*lines}) == 32
    assert [read_keep(line.split(" ")) for line in lines] == [Keep(mask) for mask in range(32)]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Roll",
        "roll 1",
        "stop 1",
        "keep 0",
        "keep 6",
        "keep 12",
        "keep a",
        "keep  1",
        "keep 1 ",
        "keep \N{SUPERSCRIPT TWO}",
        "hold 1",
    ],
)
def test_other_words_tell_no_choice(text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 the message is for nobody
        read_keep(text.split(" "))


@pytest.mark.parametrize("mask", [-1, 32, 1000])
def test_even_a_choice_of_dice_that_do_not_exist_can_be_told(mask: int) -> None:
    assert write_keep(Keep(mask))


@pytest.mark.parametrize(
    ("faces", "kept", "fresh", "after"),
    [
        ((), 0, (1, 2, 3, 4, 5), (1, 2, 3, 4, 5)),
        ((6, 2, 6, 4, 1), 0b00101, (5, 6, 2), (6, 5, 6, 6, 2)),
        ((6, 2, 6, 4, 1), 0b10000, (1, 2, 3, 4), (1, 2, 3, 4, 1)),
        ((6, 2, 6, 4, 1), 0b11110, (3,), (3, 2, 6, 4, 1)),
        ((6, 2, 6, 4, 1), 0, (1, 1, 1, 1, 1), (1, 1, 1, 1, 1)),
    ],
)
def test_rolled_dice_fill_the_places_of_those_not_kept(
    faces: tuple[int, ...], kept: int, fresh: tuple[int, ...], after: tuple[int, ...]
) -> None:
    assert rolled(faces, kept, Faces(fresh)) == after


@pytest.mark.parametrize("answer", [Drawn(("1",) * 5), Rest(())])
def test_dice_show_nothing_but_faces(answer: Answer) -> None:
    with pytest.raises(TypeError):
        rolled((), 0, answer)


def test_before_the_first_roll_all_dice_have_to_be_rolled() -> None:
    assert list(FIRST_ROLL) == [Keep(0)]
    assert [mask for mask in range(-1, 40) if is_choice(mask, "roll")] == [0]


def test_after_a_roll_any_dice_may_be_kept_and_at_no_other_time() -> None:
    allowed = [mask for mask in range(-1, 40) if is_choice(mask, "keep")]
    assert [keep.mask for keep in KEEPS] == allowed
    assert not any(is_choice(mask, "rolling") for mask in range(-1, 40))


@pytest.mark.parametrize(("kept", "count"), [(0, 5), (0b10011, 2), (ALL_DICE, 0)])
def test_fate_is_asked_for_the_dice_that_are_not_kept(kept: int, count: int) -> None:
    assert roll_others(kept) == Chance(Roll(count))
