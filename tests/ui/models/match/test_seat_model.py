"""The seats of a match as rows: who plays, who is active, and with which chances."""

from dataclasses import replace

import pytest

from beamme.ai.strategy import Level
from beamme.table.storage.record import Record, Seating
from tests.ui.games.beam_me_up.helpers.views import keeping
from tests.ui.helpers.recorded import rows_of
from tests.ui.models.helpers.match_models import model
from ui.models.match.match_model import MatchModel
from ui.models.match.seat_model import SeatModel

__all__ = ["model"]

pytestmark = pytest.mark.usefixtures("language")


def seated(record: Record, *levels: Level | None) -> Record:
    seating = tuple(
        replace(seat, level=level) for seat, level in zip(record.seating, levels, strict=True)
    )
    return replace(record, seating=seating)


@pytest.fixture
def seats(model: MatchModel) -> SeatModel:
    return model._seats


def test_the_standings_of_people_and_computers(seats: SeatModel) -> None:
    record = seated(keeping("3 3 1 5 6").record, None, Level.EXPERT)
    seats.update(record, "person", (0.25, 0.75), ("1 on the ground", ""))
    assert rows_of(seats) == [
        {
            "name": "Ada",
            "seat": 0,
            "person": True,
            "note": "Your turn",
            "active": True,
            "thinking": False,
            "chance": 0.25,
            "chanceText": "25 %",
            "warning": "1 on the ground",
            "lastTurn": "",
        },
        {
            "name": "Nova",
            "seat": 1,
            "person": False,
            "note": "Computer · Expert",
            "active": False,
            "thinking": False,
            "chance": 0.75,
            "chanceText": "75 %",
            "warning": "",
            "lastTurn": "",
        },
    ]


@pytest.mark.parametrize(
    ("phase", "note", "thinking", "active"),
    [
        ("person", "Now playing", False, True),
        ("showing", "Person", False, True),
        ("computer", "Person", True, True),
        ("watch", "Person", False, True),
        ("over", "Person", False, False),
    ],
)
def test_what_a_phase_means_for_the_seat(
    seats: SeatModel, phase: str, note: str, thinking: bool, active: bool
) -> None:
    seats.update(keeping("3 3 1 5 6").record, phase, (), ())
    row = rows_of(seats)[0]
    assert (row["note"], row["thinking"], row["active"]) == (note, thinking, active)
    assert (row["chance"], row["chanceText"]) == (-1.0, "")


def test_the_colour_goes_with_the_player(seats: SeatModel) -> None:
    record = keeping("3 3 1 5 6").record
    seats.update(
        replace(record, seating=(Seating("X", None, 4), Seating("Y", None, 2))), "", (), ()
    )
    assert [row["seat"] for row in rows_of(seats)] == [4, 2]
    seats.update(None, "none", (), ())
    assert rows_of(seats) == []
