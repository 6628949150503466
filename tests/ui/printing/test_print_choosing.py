"""What follows from a choice, before anything is laid out."""

from dataclasses import replace

import pytest

from beamme.games.kuh_vadis.generator import NUMBERS
from ui.printing.desk.choosing import changed, chosen_sheets, first_numbers, first_order
from ui.printing.desk.proposals import problems
from ui.printing.drawing.paper import usual_paper
from ui.printing.order import Choices, Kind, Order

KUH_VADIS = Choices(
    per_page=(4, 2, 1),
    landscape={1: False, 2: True, 4: False},
    sheets=("Alma", "Berta", "Clara"),
    numbers=NUMBERS,
    most=100,
)
BOARDS = Choices(per_page=(1, 2), landscape={1: False, 2: True}, sheets=("A", "B", "C", "D"))
PADS = Choices(per_page=(2, 1), landscape={1: False, 2: True}, turnable=(1, 2), names=(4, 2))


def ordered(**changes: str) -> Order:
    order = first_order(Order("kuh-vadis", paper="letter", language="de"), KUH_VADIS, 4711)
    for what, key in changes.items():
        order = changed(order, KUH_VADIS, what, key)
    return order


def test_a_game_proposes_one_full_page_of_new_sheets() -> None:
    order = ordered()
    assert (order.per_page, order.pads, order.sheets, order.first) == (4, 4, (), 4711)
    assert (order.paper, order.language, order.landscape) == ("letter", "de", False)
    assert chosen_sheets(order, KUH_VADIS) == ()


def test_a_game_with_boards_proposes_each_of_them_once() -> None:
    order = first_order(Order("beam-me-up"), BOARDS, 1)
    assert (order.per_page, order.pads) == (1, 4)
    assert chosen_sheets(order, BOARDS) == BOARDS.sheets


def test_the_first_number_of_players_is_proposed() -> None:
    assert first_order(Order("dice-flick"), PADS, 1).names == 4
    assert changed(first_order(Order("dice-flick"), PADS, 1), PADS, "names", "2").names == 2


def test_other_pads_on_a_page_fill_as_many_pages_as_before() -> None:
    order = ordered(pads="9", per_page="2")
    assert (order.per_page, order.pads, order.landscape) == (2, 6, True)
    assert ordered(pads="100", per_page="1").pads == 25
    assert ordered(per_page="1", pads="99").pads == 99
    assert (
        changed(ordered(per_page="1", pads="99"), KUH_VADIS, "per_page", "4").pads == KUH_VADIS.most
    )


def test_every_chosen_sheet_is_printed_whatever_the_page_holds() -> None:
    order = first_order(Order("beam-me-up"), BOARDS, 1)
    assert changed(order, BOARDS, "per_page", "2").pads == 8
    two = changed(changed(order, BOARDS, "per_page", "2"), BOARDS, "pads", "4")
    assert changed(two, BOARDS, "per_page", "1").pads == 4


def test_a_sheet_is_added_taken_away_and_the_last_one_stays() -> None:
    order = first_order(Order("beam-me-up"), BOARDS, 1)
    order = changed(order, BOARDS, "sheet", "B")
    assert (order.sheets, order.pads) == (("A", "C", "D"), 3)
    for name in ("A", "D", "C"):
        order = changed(order, BOARDS, "sheet", name)
    assert (order.sheets, order.pads) == (("C",), 1)
    assert changed(order, BOARDS, "sheet", "A").sheets == ("A", "C")


def test_sheets_by_name_fill_their_pages_and_new_ones_come_back() -> None:
    order = ordered(by_name="")
    assert (order.sheets, order.pads) == (KUH_VADIS.sheets, 4)
    assert changed(order, KUH_VADIS, "sheet", "Alma").pads == 4
    fresh = changed(order, KUH_VADIS, "first", "815")
    assert (fresh.sheets, fresh.first) == ((), 815)


def test_only_pads_lie_on_their_side() -> None:
    order = ordered(per_page="2")
    assert order.landscape
    rules = changed(order, KUH_VADIS, "kind", "rules")
    assert (rules.kind, rules.landscape) == (Kind.RULES, False)
    assert changed(rules, KUH_VADIS, "kind", "pad").landscape


def test_a_page_is_turned_as_wanted() -> None:
    order = first_order(Order("dice-flick"), PADS, 1)
    assert changed(order, PADS, "landscape", "portrait").landscape is False
    assert changed(order, PADS, "landscape", "landscape").landscape is True


@pytest.mark.parametrize("what", ["paper", "colours", "language"])
def test_paper_inks_and_language_change_nothing_else(what: str) -> None:
    assert getattr(ordered(**{what: "other"}), what) == "other"
    assert changed(ordered(**{what: "x"}), KUH_VADIS, what, getattr(ordered(), what)) == ordered()


def test_what_does_not_exist_cannot_be_chosen() -> None:
    with pytest.raises(ValueError, match="flavour"):
        changed(ordered(), KUH_VADIS, "flavour", "mint")


def test_new_sheets_always_have_numbers() -> None:
    firsts = first_numbers(KUH_VADIS)
    assert firsts[0] == NUMBERS[0]
    assert firsts[-1] + KUH_VADIS.most - 1 == NUMBERS[-1]


def test_whatever_is_chosen_can_be_printed() -> None:
    for per_page in ("1", "2", "4"):
        for way in ("by_name", "first"):
            order = changed(ordered(per_page=per_page, pads="100"), KUH_VADIS, way, "9999")
            assert list(problems(order, KUH_VADIS)) == []


@pytest.mark.parametrize(
    ("country", "paper"),
    [("US", "letter"), ("CA", "letter"), ("DE", "a4"), ("GB", "a4"), ("AT", "a4"), ("", "a4")],
)
def test_the_usual_paper_of_a_country(country: str, paper: str) -> None:
    assert usual_paper(country) == paper


def test_records_lie_either_way_rules_stand_and_pads_as_the_game_allows() -> None:
    order = Order("dice-flick")
    assert replace(order, kind=Kind.RECORD).may_turn(BOARDS)
    assert not replace(order, kind=Kind.RULES).may_turn(PADS)
    assert order.may_turn(PADS)
    assert not order.may_turn(BOARDS)
