"""Which saved matches are listed."""

from dataclasses import replace
from pathlib import Path

import pytest

from beamme.ai.strategy import Level
from beamme.core.game import Outcome
from beamme.table.storage.library import Library
from beamme.table.storage.record import Record
from installer.tools.demo import load_demo
from tests.helpers.saved import played
from tests.ui.helpers.recorded import rows_of
from ui.models.pages.library_model import LibraryModel

pytestmark = pytest.mark.usefixtures("language")


def seated(record: Record, winner: str, loser: str, *, computer: str = "") -> Record:
    """Let these two have played the match."""
    turn = record.match.turn
    assert isinstance(turn, Outcome)
    seats = list(record.seating)
    first = turn.ranking[0][0]
    for seat, name in ((first, winner), (1 - first, loser)):
        level = Level.MASTER if name == computer else None
        seats[seat] = replace(seats[seat], name=name, level=level)
    return replace(record, seating=tuple(seats))


@pytest.fixture
def model(tmp_path: Path) -> LibraryModel:
    library = Library(tmp_path)
    beam, cow = load_demo("beam-me-up-two"), load_demo("kuh-vadis-won")
    library.save("lost", seated(beam, "Nova", "Mika", computer="Nova"))
    library.save("won", seated(cow, "Mika", "Nova", computer="Nova"))
    library.save("both", seated(beam, "Lotte", "Mika"))
    library.save("going", played(30))
    (tmp_path / "zzz.beamme").write_text("no match at all", "utf-8")
    found = LibraryModel(library)
    found.refresh()
    return found


def listed(model: LibraryModel, **choice: str) -> set[str]:
    model.chooseAll()
    for what, value in choice.items():
        model.choose(what, value)
    return {row["matchId"] for row in rows_of(model)}


def test_all_are_listed_at_first(model: LibraryModel) -> None:
    assert listed(model) == {"lost", "won", "both", "going", "zzz"}
    assert model.property("filtered") is False


def test_a_choice_leaves_what_fits(model: LibraryModel) -> None:
    assert listed(model, game="kuh-vadis") == {"won"}
    assert listed(model, player="Lotte") == {"both"}
    assert listed(model, result="going") == {"going"}
    assert listed(model, result="won") == {"won", "both"}
    assert listed(model, result="lost") == {"lost"}
    assert listed(model, player="Mika", result="lost") == {"lost", "both"}
    assert listed(model, player="Nova", result="won") == {"lost"}
    assert listed(model, game="kuh-vadis", player="Lotte") == set()
    assert (model.property("count"), model.property("listed")) == (5, 0)


def test_a_choice_stays_when_matches_are_read_again(model: LibraryModel) -> None:
    assert listed(model, game="kuh-vadis") == {"won"}
    model.refresh()
    assert {row["matchId"] for row in rows_of(model)} == {"won"}
    assert model.property("game") == "kuh-vadis"


def test_only_what_is_there_can_be_chosen(model: LibraryModel) -> None:
    keys = [choice["key"] for choice in model.property("gameChoices")]
    assert keys == ["", "beam-me-up", "kuh-vadis"]
    players = [choice["text"] for choice in model.property("playerChoices")]
    assert players[0] == "All players"
    assert {"Mika", "Nova", "Lotte"} <= set(players)
    assert len(model.property("resultChoices")) == 4


def test_matches_to_go_on_with_are_not_filtered(model: LibraryModel) -> None:
    listed(model, game="kuh-vadis")
    assert [row["matchId"] for row in rows_of(model.continued)] == ["going"]
