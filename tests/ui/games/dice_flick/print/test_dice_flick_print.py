"""The pad of Dice Flick on paper: blank for two to four, and filled as it was played."""

from collections import Counter
from dataclasses import replace
from itertools import accumulate, pairwise, product

import pytest

from beamme.games.dice_flick.dice import Colour
from beamme.games.dice_flick.state import ROUNDS, State
from beamme.table.storage.record import Record
from tests.ui.printing.helpers.golden import at, golden, until
from tests.ui.printing.helpers.laid_out import laid, words
from ui.games.dice_flick.print.colours import look_of
from ui.games.dice_flick.print.final import columns, final
from ui.games.dice_flick.print.pad import CHOICES
from ui.printing.desk.proposals import proposed
from ui.printing.document import Document
from ui.printing.drawing.inks import SAVING
from ui.printing.drawing.parts import crown
from ui.printing.drawing.shapes import Area, Line, Page, Shape
from ui.printing.jobs import document
from ui.printing.order import Kind, Order
from ui.text.words import using_language

AREA = Area(76, 30, 126, 112)
WRITABLE = 5.5
"""Millimetres of height that a pencil needs."""


def pad(**given: object) -> Document:
    return document(proposed(Order("dice-flick"), **given))


def filled(record: Record) -> tuple[Shape, ...]:
    order = Order("dice-flick", Kind.RECORD, colours="saving", record=record)
    return final(record, AREA, order)


def written(record: Record) -> list[str]:
    with using_language("en"):
        return words(Page(210, 297, filled(record)))


@pytest.mark.parametrize(("names", "per_page"), [*product(CHOICES.names, CHOICES.per_page)])
def test_a_pad_has_ten_rounds_and_a_column_for_each_name(names: int, per_page: int) -> None:
    count = Counter(words(pad(names=names, per_page=per_page).page(0)))
    assert {2, 3, 4} == {*CHOICES.names}
    assert count["Name"] == names * per_page
    assert [count[str(number + 1)] for number in range(ROUNDS)] == [per_page] * ROUNDS
    assert count["Total"] == count["Round"] == per_page


@pytest.mark.parametrize(("paper", "per_page"), [*product(("a4", "letter"), CHOICES.per_page)])
def test_every_round_is_high_enough_to_write_in(paper: str, per_page: int) -> None:
    order = proposed(Order("dice-flick", paper=paper), per_page=per_page)
    page = document(order).page(0)
    levels = sorted(
        {
            round(each.room.center().y(), 3)
            for each in laid(page)
            if isinstance(each.shape, Line) and each.room.width() > 80 and not each.shape.pen.dashes
        }
    )
    rows = [levels[begin : begin + ROUNDS + 1] for begin in range(0, len(levels), ROUNDS + 1)]
    assert len(rows) == (2 if per_page == 4 else 1)
    for row in rows:
        assert min(low - high for high, low in pairwise(row)) > WRITABLE


@pytest.mark.parametrize(("paper", "per_page"), [*product(("a4", "letter"), CHOICES.per_page)])
def test_the_picture_leaves_the_title_free(paper: str, per_page: int) -> None:
    shown = [*laid(document(proposed(Order("dice-flick", paper=paper), per_page=per_page)).page(0))]
    title = [each.room for each in shown if getattr(each.shape, "text", "") in {"Dice", "Flick"}]
    pink = look_of(Order("dice-flick").inks).coats[Colour.PINK].pips
    bangs = [each.room for each in shown if getattr(each.shape, "fill", "") == pink]
    assert len(title) == 2 * per_page
    assert len(bangs) >= 4 * per_page
    assert not any(word.intersects(bang) for word, bang in product(title, bangs))


@pytest.mark.parametrize(("pads", "pages"), [(1, 1), (2, 1), (3, 2), (5, 3)])
def test_as_many_pages_as_the_pads_need(pads: int, pages: int) -> None:
    assert pad(per_page=2, pads=pads).count == pages


@pytest.mark.parametrize("name", ["dice_flick-two", "dice_flick-four-slid"])
def test_a_played_pad_shows_the_points_the_sums_so_far_and_the_totals(name: str) -> None:
    record = golden(name)
    state: State = record.match.state
    expected = Counter[str]()
    for points in state.pad:
        expected.update(map(str, points))
        expected.update(map(str, accumulate(points)))
        expected[str(sum(points))] += 1
    expected.update(str(number + 1) for number in range(ROUNDS))
    assert Counter(word for word in written(record) if word.isdigit()) == expected
    assert [sum(column.points) for column in columns(record)] == [*state.totals]
    assert {seating.name for seating in record.seating} <= {*written(record)}


def test_a_match_that_goes_on_leaves_rounds_empty_and_has_no_winner() -> None:
    whole = golden("dice_flick-two")
    for ply in range(0, len(whole.match.log), 7):
        record = until(whole, ply)
        state: State = record.match.state
        played = sum(map(len, state.pad))
        totals = sum(map(bool, state.pad))
        numbers = [word for word in written(record) if word.isdigit()]
        assert len(numbers) == ROUNDS + 2 * played + totals
        assert not any(column.won for column in columns(record))


def crowns(record: Record) -> int:
    shape = crown(0, 0, 1, SAVING)
    return sum(
        getattr(each.shape, "pen", None) == shape.pen
        and len(getattr(each.shape, "steps", ())) == len(shape.steps)
        for each in laid(Page(210, 297, filled(record)))
    )


def test_all_who_share_the_first_place_are_crowned() -> None:
    record = golden("dice_flick-two")
    assert crowns(record) == 1
    assert crowns(until(record, len(record.match.log) - 1)) == 0
    state: State = record.match.state
    tied = at(record, replace(state, pad=((3,) * ROUNDS, (3,) * ROUNDS)))
    assert [column.won for column in columns(tied)] == [True, True]
    assert crowns(tied) == 2


def test_the_house_rule_stands_below_the_pad_where_it_was_played() -> None:
    slid, usual = golden("dice_flick-four-slid"), golden("dice_flick-two")
    names = [seat.name for seat in slid.seating]
    told = "Children’s variant, plate may be slid: "
    assert told + f"{', '.join(names[:3])} and {names[3]}" in written(slid)
    rules = replace(slid.match.game, slides=(False, True, False, False))
    child = replace(slid, match=replace(slid.match, game=rules))
    assert told + names[1] in written(child)
    assert told not in written(usual)


def test_columns_have_the_colours_of_the_players() -> None:
    assert [column.seat for column in columns(golden("dice_flick-four-slid"))] == [5, 4, 3, 2]
