"""What checks the dice on a game record: a fingerprint always, the seed only at the end."""

import re
from dataclasses import replace

import pytest

from beamme.core.game import Outcome
from beamme.table.play.fate import commitment
from tests.helpers.saved import played
from tests.ui.printing.helpers.game_records import NAMES, everything, made, pages
from tests.ui.printing.helpers.laid_out import texts
from tests.ui.printing.helpers.orders import match
from ui.printing.drawing.shapes import Text


@pytest.mark.parametrize("plies", range(380, 400))
def test_the_last_page_has_a_turn_and_what_checks_it(plies: int) -> None:
    last = pages(made(played(plies, seats=4)))[-1]
    assert "Turn" in last
    assert "Fingerprint of the secret number (SHA-256)" in last


@pytest.mark.parametrize("name", NAMES)
def test_the_fingerprint_is_always_there_and_the_seed_only_at_the_end(name: str) -> None:
    record = match(name)
    over = isinstance(record.match.turn, Outcome)
    digits = everything(made(record)).replace(" ", "")
    assert digits.count(commitment(record.seed)) == 1
    assert digits.count(record.seed.hex()) == over
    assert ("beamme replay --verify FILE" in everything(made(record))) == over
    groups = [
        each.shape
        for each in texts(made(record).page(made(record).count - 1))
        if isinstance(each.shape, Text) and re.fullmatch(r"[0-9a-f]{8}", each.shape.text)
    ]
    assert len(groups) == (16 if over else 8)
    assert all(group.size >= 10 for group in groups)


@pytest.mark.parametrize("plies", [0, 1, 77, 190])
def test_nothing_of_the_seed_can_be_read_before_the_end(plies: int) -> None:
    whole = match("beam-me-up-two")
    record = replace(whole, match=whole.match.back_to(plies))
    shown = pages(made(record))
    seed = record.seed.hex()
    assert not any(seed[at : at + 8] in text for page in shown for text in page for at in range(57))
    assert "is told when the match is over" in everything(made(record))
