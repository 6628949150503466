"""Records the golden matches anew: `.venv/bin/python -m tests.playthroughs.record`.

Only needed when a rule changed on purpose, and then the difference is read before it is kept.
"""

from collections import Counter
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

from beamme.core.chance import Answer, Ask, Throw
from beamme.core.game import Chance, Option, Seat
from beamme.core.keeping import Keep
from beamme.core.match import Answered, Match, Moved, new_match
from beamme.games import GAMES
from beamme.games.beam_me_up.scoring import read
from beamme.games.beam_me_up.state import Phase as BeamMeUpPhase
from beamme.games.dice_flick.state import Phase as DiceFlickPhase
from beamme.games.kuh_vadis.scoring import claim
from beamme.games.kuh_vadis.state import Phase as KuhVadisPhase
from beamme.games.rolling_dice.state import Phase as RollingDicePhase
from beamme.table.play.fate import SEED_BYTES
from beamme.throws.throwing import rest_of
from tests.helpers.strategies import random_answer
from tests.helpers.transcript import write_transcript

HAND = "expert"
FOLDER = Path(__file__).parent
HOUSE_RULES: dict[str, Option] = {"joker": "per-star", "free-reading": True}
RECORDINGS: tuple[tuple[str, str, str, int, dict[str, Option], int], ...] = (
    ("beam_me_up-two", "Two play on boards A and B.", "beam-me-up", 2, {}, 56),
    (
        "beam_me_up-four-house-rules",
        "Four play on boards A to D with both house rules.",
        "beam-me-up",
        4,
        HOUSE_RULES,
        2,
    ),
    ("kuh_vadis-won", "Crosses begin on sheet Alma and win.", "kuh-vadis", 2, {}, 243),
    (
        "kuh_vadis-drawn",
        "Circles begin on sheet 4711; in the end both are blocked.",
        "kuh-vadis",
        2,
        {"sheet": 4711, "first": "circle"},
        341,
    ),
    ("dice_flick-two", "Two flick in the usual box.", "dice-flick", 2, {"edition": 1}, 4),
    ("dice_flick-two-bonus", "Two may leave a bonus flick.", "dice-flick", 2, {}, 17),
    (
        "dice_flick-four-slid",
        "Four flick, from plates that they slide.",
        "dice-flick",
        4,
        {"slide-plates": True, "edition": 1},
        2,
    ),
    ("rolling_dice-two", "Two play with two colours each.", "rolling-dice", 2, {"edition": 1}, 2),
    ("rolling_dice-six", "Six play to 100 points.", "rolling-dice", 6, {"edition": 1}, 1),
)


def beam_me_up_move(match: Match[Any, Any], random: Random) -> Any:
    """Choose as somebody does who plays for the first time: stop at what is good, go up."""
    game, state = match.game, match.state
    if state.phase is BeamMeUpPhase.KEEP:
        (face, _), *_ = Counter(state.faces).most_common()
        worth = sum(part.steps for part in read(state.faces).parts)
        if worth >= 3 or (worth == 2 and random.random() < 0.5):
            return Keep(31)
        return Keep(sum(1 << die for die in range(5) if state.faces[die] == face))
    moves = game.legal(state)
    tried = random.sample(moves, min(random.randint(1, 4), len(moves)))
    return max(tried, key=lambda move: sum(game.play(state, move).heights[state.active]))


def kuh_vadis_move(match: Match[Any, Any], random: Random) -> Any:
    """Choose as somebody does who plays for the first time: stop at a claim, grow what is there."""
    game, state = match.game, match.state
    if state.phase is KuhVadisPhase.KEEP:
        claimed, wanted = claim(state.faces), random.random() < 0.3
        if game.claimable(state) and (claimed.again or not wanted):
            return Keep(31)
        (face, _), *_ = Counter(state.faces).most_common()
        return Keep(sum(1 << die for die in range(5) if state.faces[die] == face) % 31)
    moves = game.legal(state)
    tried = random.sample(moves, min(random.randint(2, 5), len(moves)))
    return min(tried, key=lambda move: len(game.play(state, move).groups[state.active]))


def dice_flick_move(match: Match[Any, Any], random: Random) -> Any:
    """Choose as somebody does who plays for the first time: flick anywhere, score the best."""
    game, state = match.game, match.state
    if state.phase is DiceFlickPhase.SCORE:
        best, *declined = game.legal(state)
        return declined[0] if declined and random.random() < 0.05 else best
    if state.phase is DiceFlickPhase.BONUS:
        return random.choice(game.legal(state))
    flick = random.choice(game.legal(state))
    slide = random.randint(-3_000, 3_000) if any(game.slides) else 0
    direction = max(-9_000, min(9_000, flick.direction + random.randint(-800, 800)))
    return replace(flick, slide=slide, direction=direction)


def rolling_dice_move(match: Match[Any, Any], random: Random) -> Any:
    """Choose as somebody does who plays for the first time: throw anyhow, keep the highest."""
    game, state = match.game, match.state
    moves = game.legal(state)
    match state.phase:
        case RollingDicePhase.THROW:
            throw = random.choice(moves)
            speed = throw.speed + random.randint(0, 500)
            return replace(
                throw, direction=throw.direction + random.randint(-500, 500), speed=speed
            )
        case RollingDicePhase.KEEP:
            return max(moves, key=lambda move: state.body_of(move.die).face)
        case _:
            return random.choice(moves)


PLAYERS = {
    "beam-me-up": beam_me_up_move,
    "dice-flick": dice_flick_move,
    "kuh-vadis": kuh_vadis_move,
    "rolling-dice": rolling_dice_move,
}


def answer(match: Match[Any, Any], ask: Ask, random: Random) -> Answer:
    """Let thrown dice really fly; everything else is a random number."""
    if isinstance(ask, Throw):
        return rest_of(match.game, ask, HAND, random.randbytes(SEED_BYTES))
    return random_answer(ask, random)


def recorded(key: str, seats: int, rules: dict[str, Option], seed: int) -> Match[Any, Any]:
    """Play a match to its end; the seed decides everything."""
    random = Random(seed)
    match = new_match(GAMES[key].from_options(rules, seats), seats)
    while True:
        match match.turn:
            case Seat(index):
                match = match.add(Moved(index, PLAYERS[key](match, random)))
            case Chance(ask):
                match = match.add(Answered(answer(match, ask, random)))
            case _:
                return match


if __name__ == "__main__":
    for name, title, key, seats, rules, seed in RECORDINGS:
        text = write_transcript(title, rules, recorded(key, seats, rules, seed))
        (FOLDER / f"{name}.txt").write_text(text, encoding="utf-8")
