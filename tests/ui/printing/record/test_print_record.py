"""The game record of a match: everything that happened, who played, and who won."""

import re
from collections.abc import Iterator
from dataclasses import replace
from datetime import timedelta
from itertools import chain

import pytest

from beamme.games import GAMES
from beamme.table.storage.record import Record
from tests.helpers.saved import played
from tests.ui.printing.helpers.game_records import LANGUAGES, NAMES, everything, made, pages, spaced
from tests.ui.printing.helpers.laid_out import texts
from tests.ui.printing.helpers.orders import match
from ui.printing.document import Document
from ui.printing.drawing.paper import MARGIN
from ui.printing.drawing.shapes import Align, Text
from ui.printing.jobs import document
from ui.printing.order import Kind, Order
from ui.printing.record.record import story_of
from ui.printing.record.results import clock, order_of_seats, winners
from ui.printing.record.table import NUMBER
from ui.text.games import title
from ui.text.words import using_language

LETTER = re.compile(r"[^\W\d_]")


def told_in_order(record: Record, language: str) -> Iterator[str]:
    """Give what has to be on the pages, one after another."""
    with using_language(language):
        told = story_of(record)
    for turn in told.turns:
        if turn.number:
            yield str(turn.number)
        yield record.seating[turn.seat].name
        for step in turn.steps:
            yield spaced(step.told)
        if turn.note:
            yield spaced(turn.note)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_turn_is_there_in_order(name: str, language: str) -> None:
    record = match(name)
    text, at = everything(made(record, language)), 0
    for part in told_in_order(record, language):
        found = text.find(part, at)
        assert found >= 0, part
        at = found + len(part)


def numbers_of_turns(printed: Document) -> list[str]:
    """Read the first column of the table, page by page."""
    return [
        each.shape.text
        for number in range(printed.count)
        for each in texts(printed.page(number))
        if isinstance(each.shape, Text)
        and each.shape.align is Align.RIGHT
        and each.shape.x < MARGIN + NUMBER
    ]


@pytest.mark.parametrize("plies", [1, 400])
@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_short_and_long_matches_lose_no_turn_and_double_none(plies: int, paper: str) -> None:
    record = played(plies, seats=4)
    assert len(record.match.log) == plies
    printed = made(record, paper=paper)
    with using_language("en"):
        turns = story_of(record).turns
    assert numbers_of_turns(printed) == [str(turn.number or "–") for turn in turns]
    assert (printed.count > 2) == (plies > 1)
    for number, page in enumerate(pages(printed), start=1):
        assert f"{number} / {printed.count}" in page
        assert (title("beam-me-up") in page) == (number == 1)
        assert any(text.startswith("Beam Me Up – game record · ") for text in page) == (number > 1)


def test_a_match_in_which_nothing_happened_has_a_record_too() -> None:
    (page,) = pages(made(played(0)))
    assert {"Ada", "Nova", "Game record", "1 / 1"} <= {*page}
    assert "Turn" not in page


@pytest.mark.parametrize("name", NAMES)
def test_the_head_tells_game_players_levels_and_result(name: str) -> None:
    record = match(name)
    first = pages(made(record))[0]
    assert {title(record.match.game.key), "Game record"} <= {*first}
    assert {seating.name for seating in record.seating} <= {*first}
    assert {"Person", "Computer · Expert"} <= {*first}
    assert order_of_seats(record)[0][1] in (winners(record) or (0,))


@pytest.mark.parametrize(
    ("language", "day", "from_to"),
    [
        ("en", "Saturday, October 31, 2026", ", from "),
        ("de", "Samstag, 31. Oktober 2026", ", von "),
    ],
)
def test_day_and_times_are_written_as_the_language_does(
    language: str, day: str, from_to: str
) -> None:
    started = match("beam-me-up-two").started.replace(hour=12)
    record = replace(
        match("beam-me-up-two"), started=started, played=started + timedelta(minutes=34)
    )
    (line,) = [text for text in pages(made(record, language))[0] if text.startswith(day)]
    assert from_to in line
    with using_language(language):
        assert clock(started.astimezone()) in line
        assert clock(record.played.astimezone()) in line
    for year in (1970, 3000):
        strange = replace(record, started=started.replace(year=year), played=started)
        assert str(year) in everything(made(strange, language))
    over_night = replace(record, played=started + timedelta(days=2))
    assert sum("2026" in text for text in pages(made(over_night, language))[0]) == 1
    assert "November 2" in everything(made(over_night, "en"))


def test_a_match_that_goes_on_says_so_and_when_it_was_saved() -> None:
    text = everything(made(match("dice-flick-scoring")))
    assert "unfinished, saved on Saturday, October 31, 2026" in text
    assert "The match goes on: Ada leads 97 : 86." in text


def test_a_tie_has_several_winners_and_a_draw_none() -> None:
    assert winners(match("kuh-vadis-drawn")) == ()
    assert order_of_seats(match("kuh-vadis-drawn")) == [(0, 0), (0, 1)]
    text = everything(made(match("kuh-vadis-drawn")))
    assert "A draw – Both are blocked: nobody can still win." in text
    record = match("dice-flick-won")
    state = record.match.state
    level = replace(state, pad=(state.pad[0], state.pad[0], *state.pad[2:]))
    tied = replace(record, match=replace(record.match, states=(*record.match.states[:-1], level)))
    assert winners(tied) == (0, 1)
    assert order_of_seats(tied) == [(1, 0), (1, 1), (3, 3), (4, 2)]
    assert "Ada and Nova won together" in everything(made(tied))


@pytest.mark.parametrize("name", NAMES)
def test_nothing_is_left_in_the_other_language(name: str) -> None:
    record = match(name)
    own = [*map(title, GAMES), *(seating.name for seating in record.seating)]
    german, english = ({*chain(*pages(made(record, language)))} for language in LANGUAGES)
    names = re.compile("|".join(map(re.escape, own)))
    same = {text for text in german & english if LETTER.search(names.sub("", text))}
    # Fields have the same names in both, and so has what checks the dice.
    assert not {text for text in same if not re.fullmatch(r"[a-g]|[0-9a-f]{8}", text)}


def test_long_names_stand_in_full_above_and_short_among_the_turns() -> None:
    record = match("beam-me-up-two")
    name = "Maximiliane-Charlotte Ö."
    seating = (replace(record.seating[0], name=name), *record.seating[1:])
    first = pages(made(replace(record, seating=seating)))[0]
    assert name in first
    assert any(text.endswith("…") and name.startswith(text[:-1]) for text in first)


def test_a_record_needs_a_match() -> None:
    with pytest.raises(ValueError, match="needs a match"):
        document(Order("beam-me-up", Kind.RECORD))
