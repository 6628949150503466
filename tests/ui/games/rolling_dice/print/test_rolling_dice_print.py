"""Rolling Dice on paper: the track of the seals, the final floe, and the points of every round."""

from collections import Counter
from dataclasses import replace
from itertools import combinations, pairwise

import pytest

from beamme.games.rolling_dice.board import LAP, built_in_floe
from beamme.games.rolling_dice.state import State
from beamme.table.storage.record import Record
from tests.ui.printing.helpers.golden import at, golden, until
from tests.ui.printing.helpers.laid_out import laid, texts, words
from ui.games.rolling_dice.print.final import final
from ui.games.rolling_dice.print.final_position.floe_picture import Picture
from ui.games.rolling_dice.print.final_position.points import rounds_of, standings_of
from ui.games.rolling_dice.print.final_position.standings import standings
from ui.games.rolling_dice.print.score_track.sheet import COLOURS, ROUNDS
from ui.games.rolling_dice.print.score_track.track import Track
from ui.printing.desk.proposals import proposed
from ui.printing.drawing.inks import INKS
from ui.printing.drawing.paper import PAPERS
from ui.printing.drawing.parts import GOLD
from ui.printing.drawing.shapes import Area, Group, Page
from ui.printing.jobs import document
from ui.printing.order import Kind, Order
from ui.text.words import signed, using_language

AREA = Area(76, 30, 126, 112)
GOLDEN = ("rolling_dice-two", "rolling_dice-six")


def track_page(paper: str = "a4") -> Page:
    order = Order("rolling-dice", language="en", paper=paper)
    return document(proposed(order, sheets=("track",))).page(0)


def final_page(record: Record, colours: str = "colour") -> Page:
    order = Order("rolling-dice", Kind.RECORD, colours=colours, record=record)
    with using_language("en"):
        return Page(210, 297, final(record, AREA, order))


@pytest.mark.parametrize("paper", PAPERS)
def test_every_space_of_a_lap_tells_its_points_in_later_laps_too(paper: str) -> None:
    page = track_page(paper)
    width, height = page.width - 16, page.height - 16
    track = Track(Area(8, 8, width, height))
    shown = texts(page)
    for number in range(LAP):
        space = track.space(number)
        inside = [
            each.shape.text
            for each in shown
            if space.x < each.room.center().x() < space.right
            and space.y < each.room.center().y() < space.bottom
        ]
        assert inside == [str(number), str(number + LAP), str(number + 2 * LAP)]


@pytest.mark.parametrize("paper", PAPERS)
def test_spaces_follow_each_other_and_hold_a_die(paper: str) -> None:
    width, height = PAPERS[paper].turned(landscape=True)
    track = Track(Area(8, 8, width - 16, height - 16))
    spaces = [track.space(number) for number in range(LAP)]
    die = built_in_floe().die / 100
    assert all(min(space.width, space.height) > die for space in spaces)
    for one, two in pairwise(spaces):
        across = max(one.x, two.x) - min(one.right, two.right)
        down = max(one.y, two.y) - min(one.bottom, two.bottom)
        assert max(across, down) == pytest.approx(0, abs=1e-6)
    assert spaces[0].x == spaces[-1].x == 8


def test_the_table_is_for_six_colours() -> None:
    count = Counter(words(track_page()))
    assert count["Name"] == COLOURS == 6
    assert all(count[str(number)] >= 1 for number in range(1, ROUNDS + 1))
    assert count["150"] == COLOURS


@pytest.mark.parametrize("name", GOLDEN)
def test_rounds_add_up_to_the_points_of_the_rules(name: str) -> None:
    whole = golden(name)
    for ply in range(len(whole.match.log) + 1):
        record = until(whole, ply)
        state: State = record.match.state
        sums = [sum(column) for column in zip(*rounds_of(record), strict=True)]
        assert (sums or [0] * len(state.points)) == [*state.points]
        totals = Counter[int]()
        for line in standings_of(record):
            totals[line.seat] += line.total
        assert [totals[seat] for seat in range(state.seats)] == [*state.totals]


def test_colours_of_one_player_stand_together_and_are_added() -> None:
    record = golden("rolling_dice-two")
    lines = standings_of(record)
    assert [line.seat for line in lines] == [0, 0, 1, 1]
    assert len({line.look for line in lines}) == 4
    shown = words(final_page(record))
    assert all(str(total) in shown for total in record.match.state.totals)


@pytest.mark.parametrize("name", GOLDEN)
def test_the_standings_show_names_rounds_and_totals(name: str) -> None:
    record = golden(name)
    with using_language("en"):
        page = Page(210, 297, (*standings(record, Area(8, 8, 190, 60), INKS["saving"]),))
        names = {line.name for line in standings_of(record)}
    shown = words(page)
    assert names <= {*shown}
    points = Counter(str(each) for line in standings_of(record) for each in line.rounds)
    points.update(map(str, record.match.state.totals))
    points.update(str(number + 1) for number in range(len(rounds_of(record))))
    assert Counter(word for word in shown if word.isdigit()) == points


def test_rounds_for_which_there_is_no_room_share_the_first_cell() -> None:
    record = golden("rolling_dice-six")
    played = len(rounds_of(record))
    assert played > 4
    narrow = Area(8, 8, 60, 60)
    with using_language("en"):
        shown = words(Page(210, 297, (*standings(record, narrow, INKS["colour"]),)))
    shared = next(int(word[2:]) for word in shown if word.startswith("1–"))
    assert 1 < shared < played
    for line in standings_of(record):
        assert str(sum(line.rounds[:shared])) in shown
    assert str(played) in shown


def test_dice_lie_where_they_lie() -> None:
    record = golden("rolling_dice-six")
    state: State = record.match.state
    picture = Picture(record, AREA, INKS["colour"])
    view, floe = picture.view, picture.floe
    assert state.lying
    turned = [each for each in picture.draw() if isinstance(each, Group) and each.turn]
    drawn = sorted((round(each.x, 3), round(each.y, 3)) for each in turned)
    assert drawn == sorted(
        (round(x, 3), round(y, 3))
        for x, y in (view.at(body.x / 100, body.y / 100) for body in state.lying)
    )
    box = view.box(floe)
    assert box.width / box.height == pytest.approx(floe.length / floe.width)
    for body in state.lying:
        x, y = view.at(body.x / 100, body.y / 100)
        assert (x - box.x) / box.width == pytest.approx((body.y + floe.length / 2) / floe.length)
        assert (y - box.y) / box.height == pytest.approx((body.x + floe.width / 2) / floe.width)


@pytest.mark.parametrize("colours", INKS)
@pytest.mark.parametrize("name", GOLDEN)
def test_every_die_has_a_tag_with_its_face_and_no_tag_covers_another(
    name: str, colours: str
) -> None:
    whole = golden(name)
    for ply in range(0, len(whole.match.log) + 1, 3):
        record = until(whole, ply)
        state: State = record.match.state
        picture = Page(210, 297, Picture(record, AREA, INKS[colours]).draw())
        values = Counter(signed(each.value) for each in built_in_floe().fields)
        blocks = state.blocks
        if ply == len(whole.match.log):
            assert state.tally is not None
            blocks = state.tally.blocks
        faces = Counter(str(each.face) for each in (*state.lying, *blocks))
        assert Counter(words(picture)) == faces + values
        for one, two in combinations(texts(picture), 2):
            assert not one.room.intersects(two.room)


def test_a_match_without_a_log_shows_its_totals() -> None:
    record = golden("rolling_dice-six")
    bare = at(record, record.match.state)
    assert rounds_of(bare) == []
    shown = words(final_page(bare))
    assert all(str(total) in shown for total in record.match.state.totals)


def test_nobody_is_crowned_before_the_end_and_all_who_share_the_win_are() -> None:
    def crowned(record: Record) -> int:
        gold = [getattr(each.shape, "fill", None) for each in laid(final_page(record))]
        return gold.count(GOLD)

    record = golden("rolling_dice-six")
    state: State = record.match.state
    assert crowned(record) == 1
    assert crowned(until(record, len(record.match.log) - 1)) == 0
    best = max(state.points)
    tied = at(record, replace(state, points=(best, best, *(0,) * 4)))
    assert crowned(tied) == 2
