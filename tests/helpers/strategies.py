"""Random answers and random legal matches of any game."""

from random import Random
from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from beamme.core.chance import Answer, Ask, Body, Draw, Drawn, Faces, Rest, Roll, Throw, fits
from beamme.core.game import Chance, Game, Outcome, Seat
from beamme.core.match import Answered, Entry, Match, Moved, new_match

COORDINATES = st.integers(-100_000, 100_000)
WORDS = st.text("abc", min_size=1, max_size=3)


def answers_to(ask: Ask) -> SearchStrategy[Answer]:
    """Draw any answer that fits."""
    match ask:
        case Roll(count, sides):
            faces = st.lists(st.integers(1, sides), min_size=count, max_size=count)
            return faces.map(lambda values: Faces(tuple(values)))
        case Draw(bag, count):
            return st.permutations(bag).map(lambda items: Drawn(tuple(items[:count])))
        case Throw(lying=lying, launched=launched, reach=reach):
            dice = st.sampled_from(sorted({*launched, *(body.die for body in lying)}))
            place = st.integers(-reach, reach)
            bodies = st.builds(Body, dice, place, place, st.integers(1, 6), st.integers(0, 35_999))
            return st.lists(bodies, unique_by=lambda body: body.die).map(lambda b: Rest(tuple(b)))


def wrong_answers_to(ask: Ask) -> SearchStrategy[Answer]:
    """Draw an answer that does not fit."""
    words = st.sampled_from(ask.launched) | WORDS if isinstance(ask, Throw) else WORDS
    turns = st.integers(-1, 36_000)
    bodies = st.builds(Body, words, COORDINATES, COORDINATES, st.integers(0, 7), turns)
    anything = st.one_of(
        st.lists(st.integers(0, 7), max_size=6).map(lambda values: Faces(tuple(values))),
        st.lists(WORDS, max_size=3).map(lambda items: Drawn(tuple(items))),
        st.lists(bodies, max_size=3).map(lambda values: Rest(tuple(values))),
    )
    return anything.filter(lambda answer: not fits(ask, answer))


def random_answer(ask: Ask, random: Random) -> Answer:
    """Choose an answer by a random number."""
    match ask:
        case Roll(count, sides):
            return Faces(tuple(random.randint(1, sides) for _ in range(count)))
        case Draw(bag, count):
            return Drawn(tuple(random.sample(bag, count)))
        case Throw(lying=lying, launched=launched, reach=reach):
            dice = [*(body.die for body in lying), *launched]
            kept = [die for die in dice if random.random() < 0.8]
            return Rest(tuple(_random_body(die, reach, random) for die in kept))


def _random_body(die: str, reach: int, random: Random) -> Body:
    x, y = random.randint(-reach, reach), random.randint(-reach, reach)
    return Body(die, x, y, random.randint(1, 6), random.randrange(36_000))


def random_entry(match: Match[Any, Any], random: Random) -> Entry[Any] | None:
    """Choose what may happen next by a random number; nothing when the match is over."""
    match match.turn:
        case Seat(index):
            return Moved(index, random.choice(match.game.legal(match.state)))
        case Chance(ask):
            return Answered(random_answer(ask, random))
        case Outcome():
            return None


def random_match(game: Game[Any, Any], seats: int, random: Random, longest: int) -> Match[Any, Any]:
    """Play at random until the end, or until the log is that long."""
    match = new_match(game, seats)
    while len(match.log) < longest and (entry := random_entry(match, random)):
        match = match.add(entry)
    return match
