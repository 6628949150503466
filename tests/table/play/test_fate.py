"""Fate: exactly even, the same everywhere, and nobody can reshuffle it."""

from collections import Counter
from hashlib import sha256
from itertools import islice, pairwise

import pytest

from beamme.core.chance import Draw, Drawn, Faces, Roll, Throw
from beamme.core.match import Answered
from beamme.table.play.fate import (
    answer_of,
    commitment,
    decoration_of,
    lot,
    noise_of,
    stream,
    uniform,
)
from tests.helpers.saved import SEED, played

CHI_SQUARE_999 = {5: 20.52, 35: 66.62}
"""By degrees of freedom: fair dice stay below it in 999 of 1,000 runs."""


def chi_square(counts: Counter[object], kinds: int) -> float:
    """Measure how far counts are from even."""
    expected = counts.total() / kinds
    return sum((count - expected) ** 2 for count in counts.values()) / expected


def test_of_all_bytes_each_face_gets_42_and_four_are_dropped() -> None:
    faces = Counter[int]()
    dropped = []
    for byte in range(256):
        face = uniform(iter([byte, 0]), 6)
        if byte >= 252:
            dropped.append(byte)
            assert face == 0  # the byte after it decides
        else:
            assert face == byte % 6
            faces[face] += 1
    assert faces == dict.fromkeys(range(6), 42)
    assert dropped == [252, 253, 254, 255]


def test_any_number_of_sides_is_exactly_even() -> None:
    for sides in range(1, 257):
        usable = range(256 - 256 % sides)
        counts = Counter(uniform(iter([byte]), sides) for byte in usable)
        assert sorted(counts) == list(range(sides))
        assert len(set(counts.values())) == 1


@pytest.mark.parametrize("sides", [-1, 0, 257, 1000])
def test_more_sides_than_a_byte_can_tell_are_refused_and_not_waited_for(sides: int) -> None:
    with pytest.raises(ValueError, match="a byte cannot decide"):
        uniform(iter(range(256)), sides)


def test_a_stream_is_sha_256_over_seed_purpose_index_and_block() -> None:
    blocks = [
        sha256(SEED + b"dice\0" + (7).to_bytes(8) + block.to_bytes(8)).digest()
        for block in range(3)
    ]
    assert bytes(islice(stream(SEED, "dice", 7), 96)) == b"".join(blocks)


def test_a_stream_never_changes_from_version_to_version() -> None:
    known = bytes(islice(stream(bytes(32), "dice", 0), 8)).hex()
    assert known == "ea8153ed047a32ee"
    assert answer_of(bytes(32), Roll(5), 0) == Faces((1, 4, 6, 4, 5))


def test_an_answer_depends_on_seed_number_and_question_only() -> None:
    alone = answer_of(SEED, Roll(5), 3)
    for other in (0, 7, 1_000_000):
        answer_of(SEED, Roll(2), other)
    assert answer_of(SEED, Roll(5), 3) == alone


def test_another_seed_or_number_gives_other_answers() -> None:
    answers = {answer_of(SEED, Roll(20), index) for index in range(500)}
    answers |= {answer_of(number.to_bytes(32), Roll(20), 0) for number in range(500)}
    assert len(answers) == 1000


def test_a_shorter_roll_is_the_beginning_of_a_longer_one() -> None:
    assert answer_of(SEED, Roll(2), 4) == Faces(answer_of(SEED, Roll(5), 4).values[:2])  # type: ignore[union-attr]


def test_faces_and_pairs_of_neighbours_are_even() -> None:
    faces: Counter[object] = Counter()
    pairs: Counter[object] = Counter()
    for index in range(12_000):
        answer = answer_of(SEED, Roll(5), index)
        assert isinstance(answer, Faces)
        faces.update(answer.values)
        pairs.update([answer.values[:2]])
    assert chi_square(faces, 6) < CHI_SQUARE_999[5]
    assert chi_square(pairs, 36) < CHI_SQUARE_999[35]


def test_the_same_die_of_successive_answers_is_even_too() -> None:
    firsts = [uniform(stream(SEED, "dice", index), 6) for index in range(12_001)]
    pairs: Counter[object] = Counter(pairwise(firsts))
    assert chi_square(pairs, 36) < CHI_SQUARE_999[35]


def test_streams_of_different_purposes_have_nothing_in_common() -> None:
    purposes = ("dice", "bag", "lot", "opponent", "decoration")
    starts = {bytes(islice(stream(SEED, each, 1), 8)) for each in purposes}
    assert len(starts) == len(purposes)


def test_an_opponents_noise_tells_nothing_about_the_dice() -> None:
    dice = bytes(islice(stream(SEED, "dice", 0), 100_000))
    for seat in range(4):
        assert len(noise_of(SEED, seat)) == 32
        assert noise_of(SEED, seat)[:4] not in dice
    assert len({noise_of(SEED, seat) for seat in range(4)}) == 4
    assert decoration_of(SEED, 0) not in {noise_of(SEED, 0), dice[:32]}


def test_drawing_takes_each_thing_at_most_once_and_evenly() -> None:
    bag = ("red", "green", "blue", "blue")
    order: Counter[object] = Counter()
    for index in range(6_000):
        whole = answer_of(SEED, Draw(bag, 4), index)
        assert isinstance(whole, Drawn)
        assert Counter(whole.items) == Counter(bag)
        order[whole.items[0]] += 1
    assert order["blue"] / 6_000 == pytest.approx(0.5, abs=0.03)
    assert order["red"] / 6_000 == pytest.approx(0.25, abs=0.03)


def test_a_seed_cannot_tell_where_a_throw_comes_to_rest() -> None:
    with pytest.raises(TypeError, match="come"):
        answer_of(SEED, Throw("box", (), ("a",), (), 100, 0), 0)


def test_every_seat_is_drawn_to_begin_equally_often() -> None:
    lots: Counter[object] = Counter(lot(number.to_bytes(32), 6) for number in range(6_000))
    assert chi_square(lots, 6) < CHI_SQUARE_999[5]


def test_the_commitment_binds_the_seed_and_does_not_tell_it() -> None:
    assert commitment(SEED) == sha256(SEED).hexdigest()
    assert SEED.hex() not in commitment(SEED)
    assert commitment(SEED) != commitment(SEED[::-1])


def test_thirty_lines_of_ones_own_can_check_a_match() -> None:
    record = played()
    index = 0
    for entry in record.match.log:
        if isinstance(entry, Answered) and isinstance(entry.answer, Faces):
            label = record.seed + b"dice\0" + index.to_bytes(8)
            stream_of_one_block = sha256(label + bytes(8)).digest()
            fair = [byte % 6 + 1 for byte in stream_of_one_block if byte < 252]
            assert list(entry.answer.values) == fair[: len(entry.answer.values)]
            index += 1
    assert index > 20
