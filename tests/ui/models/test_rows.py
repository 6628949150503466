"""The list model of all lists: it changes only what differs, and says exactly that."""

from collections.abc import Callable
from dataclasses import dataclass

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QAbstractItemModel

from tests.ui.helpers.recorded import changes_of, names_of, rows_of
from ui.models.rows import RowsModel

pytestmark = pytest.mark.usefixtures("qapp")

Watch = Callable[[QAbstractItemModel], None]


@dataclass(frozen=True, slots=True)
class Stone:
    label: str
    height: int


A, B, C = Stone("a", 0), Stone("b", 1), Stone("c", 2)
ROWS = st.lists(st.builds(Stone, st.sampled_from("ab"), st.integers(0, 2)), max_size=5).map(tuple)


def model(watched: Watch, *rows: Stone) -> RowsModel[Stone]:
    made = RowsModel(Stone)
    watched(made)
    made.show(rows)
    return made


def test_the_fields_of_a_row_are_the_roles(watched: Watch) -> None:
    made = model(watched, A, B)
    assert list(names_of(made).values()) == ["label", "height"]
    assert rows_of(made) == [{"label": "a", "height": 0}, {"label": "b", "height": 1}]


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        ((), (A, B), [("insert", 0, 1, ())]),
        ((A,), (A, B, C), [("insert", 1, 2, ())]),
        ((A, B, C), (A,), [("remove", 1, 2, ())]),
        ((A, B), (), [("remove", 0, 1, ())]),
        ((A, B), (A, B), []),
        ((A, B), (A, Stone("b", 5)), [("change", 1, 1, ("height",))]),
        ((A, B), (Stone("x", 0), B), [("change", 0, 0, ("label",))]),
        ((A,), (B,), [("change", 0, 0, ("label", "height"))]),
        ((A,), (B, C), [("insert", 1, 1, ()), ("change", 0, 0, ("label", "height"))]),
        ((A, B), (C,), [("remove", 1, 1, ()), ("change", 0, 0, ("label", "height"))]),
    ],
)
def test_only_what_differs_is_told(
    watched: Watch,
    before: tuple[Stone, ...],
    after: tuple[Stone, ...],
    told: list[tuple[str, int, int, tuple[str, ...]]],
) -> None:
    made = model(watched, *before)
    changes = changes_of(made)
    made.show(after)
    assert changes == told
    assert made.rows == after


@given(st.lists(ROWS, max_size=6))
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_who_follows_the_changes_sees_the_rows(
    watched: Watch, steps: list[tuple[Stone, ...]]
) -> None:
    made = model(watched)
    copy: list[dict[str, object]] = []
    names = names_of(made)

    def insert(_: object, first: int, last: int) -> None:
        copy[first:first] = rows_of(made)[first : last + 1]

    def change(first: object, _: object, roles: list[int]) -> None:
        row = first.row()  # type: ignore[attr-defined]
        copy[row] = copy[row] | {names[role]: rows_of(made)[row][names[role]] for role in roles}

    made.rowsInserted.connect(insert)
    made.rowsRemoved.connect(lambda _, first, last: copy.__delitem__(slice(first, last + 1)))
    made.dataChanged.connect(change)
    for rows in steps:
        made.show(rows)
        assert copy == [{"label": row.label, "height": row.height} for row in rows]


def test_a_row_that_is_not_there_has_no_data(watched: Watch) -> None:
    made = model(watched, A)
    role = next(iter(names_of(made)))
    assert made.data(made.index(7), role) is None
    assert made.data(made.index(0), role + 99) is None
    assert made.rowCount(made.index(0)) == 0
