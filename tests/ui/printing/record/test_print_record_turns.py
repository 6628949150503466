"""A match in turns, as a game record tells it: every entry of the log once, in a few words."""

import re
from itertools import chain

import pytest

from beamme.core.match import Answered
from beamme.table.storage.record import Record
from tests.helpers.saved import played
from tests.ui.printing.helpers.orders import PLAYED, match
from ui.printing.record.record import story_of
from ui.printing.record.turns import Story, held_numbers, plies_of_turns
from ui.text.words import using_language

NAMES = tuple(chain(*PLAYED.values()))
GAMES = tuple(names[0] for names in PLAYED.values())


def story(record: Record, language: str = "en") -> Story:
    """Tell a match."""
    with using_language(language):
        return story_of(record)


def after(record: Record, plies: int) -> Record:
    """Go back to so many entries."""
    return Record(
        record.match.back_to(plies), record.seating, record.seed, record.started, record.played
    )


@pytest.mark.parametrize("name", NAMES)
def test_the_turns_hold_every_entry_once_and_in_order(name: str) -> None:
    record = match(name)
    turns = [*plies_of_turns(record.match)]
    assert [*chain(*turns)] == [*range(len(record.match.log))]
    assert len(story(record).turns) == len(turns)


@pytest.mark.parametrize("name", NAMES)
def test_turns_are_numbered_from_one_and_belong_to_who_was_active(name: str) -> None:
    record = match(name)
    told = story(record).turns
    numbers = [turn.number for turn in told if turn.number]
    assert numbers == [*range(1, len(numbers) + 1)]
    for turn, plies in zip(told, plies_of_turns(record.match), strict=True):
        state = record.match.states[plies.start]
        assert turn.seat == getattr(state, "seat_of", int)(state.active)


@pytest.mark.parametrize(
    "name", ["beam-me-up-two", "beam-me-up-four", "kuh-vadis-won", "kuh-vadis-drawn"]
)
def test_every_roll_is_drawn_with_what_was_kept_of_it(name: str) -> None:
    record = match(name)
    rolls = [roll for turn in story(record).turns for step in turn.steps for roll in step.rolls]
    entries = record.match.log
    answers = [ply for ply, entry in enumerate(entries) if isinstance(entry, Answered)]
    assert len(rolls) == len(answers)
    for roll, ply in zip(rolls, answers, strict=True):
        state = record.match.states[ply + 1]
        if state.faces:
            assert [die.face for die in roll] == sorted(state.faces)
        following = entries[ply + 1] if ply + 1 < len(entries) else None
        text = (
            ""
            if following is None or isinstance(following, Answered)
            else record.match.game.write(following.move)
        )
        kept = (
            [state.faces[int(die) - 1] for die in text.split()[1:]]
            if text.startswith("keep")
            else []
        )
        assert sorted(die.face for die in roll if die.kept) == sorted(kept)


def test_beam_me_up_in_a_few_words() -> None:
    turns = story(match("beam-me-up-two")).turns
    assert [turn.number for turn in turns[:3]] == [0, 1, 2]
    assert turns[0].steps[0].told == "Nova starts later and lifts the straight column."
    told = [turn.steps[0].told.replace("\N{NO-BREAK SPACE}", " ") for turn in turns[1:12]]
    assert told[0] == "Large straight: STRAIGHT +3. Cool down for Nova."
    assert told[2] == "Four of a kind: column 5 +3 (rocket), column 6 +1 by rocket."
    assert told[9] == "Full house: column 2 +2 (joker), column 1 +1 (joker). Cool down for Ada."
    assert [turn.score for turn in turns[-2:]] == ["4", "5"]


@pytest.mark.parametrize("number", range(3))
def test_what_is_told_of_a_turn_adds_up_to_what_its_stones_rose(number: int) -> None:
    record = played(seats=4, number=number)
    for turn, plies in zip(story(record).turns, plies_of_turns(record.match), strict=True):
        before, now = record.match.states[plies.start], record.match.states[plies.stop]
        risen = sum(now.heights[turn.seat]) - sum(before.heights[turn.seat])
        if turn.number:
            assert sum(map(int, re.findall(r"\+(\d)", turn.steps[0].told))) == risen


def test_kuh_vadis_in_a_few_words() -> None:
    turns = story(match("kuh-vadis-won")).turns
    assert [step.told for step in turns[1].steps] == [
        "Four 1s: marks the 1 on b4.",
        "Two cows: marks the cow on c4.",
    ]
    assert [step.told for step in turns[2].steps] == ["Five 5s: marks the 5 on f5.", "Nothing."]
    assert turns[-1].score == "0"


def test_dice_flick_in_a_few_words() -> None:
    first = story(match("dice-flick-won")).turns[0]
    assert first.steps[0].given == "Blue, blue and pink"
    assert [step.told for step in first.steps] == [
        "From the north: Blue lands in E2 and shows 5.",
        "From the west: The Knaller lands in B1.",
        "Line B with the Knaller: 10 points.",
    ]
    assert first.score == "10"


def test_in_rolling_dice_whoever_ends_a_round_and_begins_the_next_has_two_turns() -> None:
    turns = story(match("rolling-dice-won")).turns
    assert [turn.seat for turn in turns[:6]] == [0, 1, 2, 3, 3, 0]
    assert turns[3].note.replace("\N{NO-BREAK SPACE}", " ") == (
        "Round 1: Nova +11, Ada +10, Mika +7 and Juno +6. Now: Nova 11, Ada 10, Mika 7, Juno 6."
    )
    put = next(turn for turn in turns if "puts" in turn.steps[0].told)
    assert "Mika puts the 3 back, 13 cm ahead. Keeps the 1, 40 cm ahead." in put.steps[0].told


@pytest.mark.parametrize("name", GAMES)
def test_a_match_that_was_left_anywhere_can_be_told(name: str) -> None:
    record = match(name)
    for plies in range(len(record.match.log)):
        told = story(after(record, plies))
        assert bool(told.turns) == bool(plies)
        for turn in told.turns:
            assert all(step.told for step in turn.steps)
    assert "goes on" in story(after(record, 30)).turns[-1].note


@pytest.mark.parametrize("name", GAMES)
def test_the_last_turn_tells_the_result(name: str) -> None:
    record = match(name)
    winner = record.seating[record.match.turn.ranking[0][0]].name
    assert story(record).turns[-1].note.endswith(f"{winner} won.")


def test_a_number_and_its_word_stay_together() -> None:
    assert held_numbers("32 cm ahead, 4 and 5.") == "32\xa0cm ahead, 4\xa0and 5."
