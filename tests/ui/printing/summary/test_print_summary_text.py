"""Paragraphs of the rules: lines, bold beginnings, room for pictures."""

from itertools import pairwise

import pytest

from ui.printing.drawing.fonts import width_of
from ui.printing.drawing.inks import COLOUR
from ui.printing.drawing.shapes import Box, Face, Group, Text
from ui.printing.summary.parts import Row, across, rows, steps
from ui.printing.summary.setting import Laid, Look, Setting
from ui.printing.summary.text import Words, around

SETTING = Setting(10, 1.4, COLOUR, Look("#123456", "#EEEEEE"))
LONG = "Seven dwarfs live behind seven mountains and count seven dice again and again. " * 3


def square(side: float) -> Laid:
    return Laid(side, side, (Box(0, 0, side, side),))


def lines(laid: Laid) -> list[Text]:
    """All texts, also those in groups, where they stand."""
    found: list[Text] = []
    for shape in laid.shapes:
        match shape:
            case Text():
                found.append(shape)
            case Group(shapes=inner, x=x, y=y):
                inside = lines(Laid(0, 0, inner))
                found += [
                    Text(each.text, each.x + x, each.y + y, each.size, each.colour, each.face)
                    for each in inside
                ]
    return found


def right(line: Text) -> float:
    return line.x + width_of(line.text, line.face, line.size)


@pytest.mark.parametrize("width", [40.0, 75.0, 120.0])
def test_lines_are_no_wider_than_their_room_and_lose_no_word(width: float) -> None:
    laid = Words(LONG)(width, SETTING)
    found = lines(laid)
    assert max(map(right, found)) <= width
    assert " ".join(line.text for line in found).split() == LONG.split()
    assert laid.height == pytest.approx(len(found) * SETTING.line)
    steps_down = {round(b.y - a.y, 6) for a, b in pairwise(found)}
    assert steps_down == {round(SETTING.line, 6)}


def test_a_lead_is_bold_and_the_text_goes_on_behind_it() -> None:
    first, second = lines(Words("goes on", "It begins:")(100, SETTING))
    assert (first.text, first.face) == ("It begins:", Face.BOLD)
    assert (second.text, second.face) == ("goes on", Face.PLAIN)
    assert second.y == first.y
    assert second.x == pytest.approx(width_of("It begins: ", Face.BOLD, 10))


def test_a_hard_space_holds_words_together() -> None:
    wide = width_of("about ten", Face.PLAIN, 10) + 0.1
    split = lines(Words("about ten miles")(wide, SETTING))
    assert [line.text for line in split] == ["about ten", "miles"]
    held = lines(Words("about ten\u00a0miles")(wide, SETTING))
    assert [line.text for line in held] == ["about", "ten\u00a0miles"]


def test_a_number_is_not_parted_from_what_it_counts() -> None:
    wide = width_of("you have 12", Face.PLAIN, 10) + 0.1
    found = lines(Words("you have 12 dice and get 0.")(wide, SETTING))
    assert [line.text for line in found] == ["you have", "12 dice and", "get 0."]


def test_words_run_round_a_picture_and_below_it() -> None:
    side, width = 20.0, 90.0
    laid = around(lambda _: square(side), Words(LONG), Words(LONG))(width, SETTING)
    beside = [line for line in lines(laid) if line.y < side]
    below = [line for line in lines(laid) if line.y > side + SETTING.line]
    assert beside
    assert max(map(right, beside)) < width - side
    assert width - side < max(map(right, below)) <= width


def test_a_high_picture_gives_its_height() -> None:
    laid = around(lambda _: square(50), Words("Short."))(90, SETTING)
    assert laid.height >= 50


def test_steps_are_numbered_and_indented() -> None:
    laid = steps(Words("one"), Words("two"), Words("three"))(80, SETTING)
    numbers = [line for line in lines(laid) if line.face is Face.TITLE]
    texts = [line for line in lines(laid) if line.face is Face.PLAIN]
    assert [number.text for number in numbers] == ["1", "2", "3"]
    assert {text.x for text in texts} == {SETTING.em * 2.05}


def test_rows_leave_the_same_room_for_every_picture() -> None:
    table = rows(
        Row(lambda _: square(6), "small", "one"), Row(lambda _: square(20), "large", "two")
    )
    laid = table(90, SETTING)
    titles = [line for line in lines(laid) if line.face is Face.BOLD]
    assert titles[0].x == titles[1].x > 20
    assert laid.height > 26


def test_pictures_are_spread_over_the_width() -> None:
    laid = across(*[lambda _: square(10)] * 3)(90, SETTING)
    places = [shape.x for shape in laid.shapes if isinstance(shape, Group)]
    assert places == pytest.approx([10, 40, 70])
