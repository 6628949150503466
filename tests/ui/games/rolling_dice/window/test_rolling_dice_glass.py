"""The magnifying glass, and seals on their second lap."""

from collections.abc import Iterator

import pytest

from tests.ui.games.rolling_dice.helpers.views import flying, to_keep, to_put, to_throw
from tests.ui.games.rolling_dice.window.helpers.hands import Table
from tests.ui.games.rolling_dice.window.helpers.tables import TWO, table
from tests.ui.helpers.qml_items import below, is_a

__all__ = ["table"]

pytestmark = pytest.mark.usefixtures("language")


def test_the_die_to_beat_is_magnified_in_true_scale(table: Table) -> None:
    table.open(to_throw())
    glass = table.named("floeGlass")
    assert glass.isVisible()
    ring = next(ring for ring in table.model.table.rings if ring["active"])
    part = glass.property("part")
    assert part.contains(10 * ring["x"], 10 * ring["z"])
    dice = [it for it in below(glass) if is_a(it, "FlatFloeDie")]
    assert len(dice) == len(table.model.table.rings)
    assert {it.property("grown") for it in dice} == {1.0}, "just as large as their squares"
    assert glass.property("dot") > 2 * table.floe.property("squash") * table.floe.property("mm")


def test_it_follows_what_is_chosen_and_what_is_put_back(table: Table) -> None:
    table.open(to_keep(TWO))
    glass = table.named("floeGlass")
    for row in (0, 1):
        table.model.keeping.choose(row)
        chosen = glass.property("chosen").toVariant()
        assert chosen["take"] == row
        assert glass.property("part").contains(10 * chosen["x"], 10 * chosen["z"])
    table.show(to_put())
    table.model.putting.holdAt(6.0, 4.0)
    assert glass.property("part").contains(60, 40)


def test_a_throw_that_was_let_go_is_not_magnified(table: Table) -> None:
    table.open(to_throw())
    table.show(flying(to_throw()))
    assert not table.named("floeGlass").isVisible()


@pytest.fixture(params=[True, False], ids=["flat", "solid"])
def either(request: pytest.FixtureRequest) -> Iterator[Table]:
    """A table from above, and one in space."""
    made = Table(flat=request.param)
    yield made
    made.close()


def test_a_seal_on_its_second_lap_wears_its_points(either: Table) -> None:
    table = either
    table.open(to_throw(points=(49, 50, 74)))
    table.until(lambda: worn(table) == {"sealLap1": "50", "sealLap2": "74"}, "points beside seals")
    for row in (1, 2):
        label = table.named(f"sealLap{row}")
        seal = table.floe.sealAt(row)
        middle = label.mapToItem(table.stage, label.boundingRect().center())
        assert (middle - seal).manhattanLength() < 90, "beside its seal"
    table.show(to_throw(points=(51, 52, 74)))
    table.until(lambda: worn(table)["sealLap1"] == "52", "the points after the walk")
    assert worn(table) == {"sealLap0": "51", "sealLap1": "52", "sealLap2": "74"}
    table.show(to_throw(points=(0, 49, 7)))
    assert worn(table) == {}


def worn(table: Table) -> dict[str, str]:
    """Tell the points that can be read beside seals."""
    tags = [it for it in below(table.stage) if it.objectName().startswith("sealLap")]
    return {it.objectName(): it.property("text") for it in tags if it.isVisible()}
