"""qmllint learns what it needs to know about the Python models."""

from pathlib import Path

from installer import qml

SOURCE = """
class Rows(QAbstractListModel, Generic[Row]): ...

class DiceModel(Rows[DieRow]):
    @Property(QObject, constant=True)
    def faces(self): ...

    @Property(QObject, constant=True)
    def rolls(self) -> Rows[DieRow]: ...

    @Property(list, notify=changed)
    def values(self): ...
"""
DUMPED = [
    {
        "classes": [
            {"className": "Rows", "object": True, "superClasses": [{"name": "QAbstractListModel"}]},
            {
                "className": "DiceModel",
                "object": False,
                "classInfos": [{"name": "QML.Element", "value": "auto"}],
                "properties": [
                    {"name": "faces", "type": "QObject"},
                    {"name": "rolls", "type": "QObject"},
                    {"name": "values", "type": "list"},
                ],
                "slots": [{"name": "odds", "returnType": "float", "arguments": [{"type": "dict"}]}],
            },
        ]
    }
]


def test_bases_constants_and_parts_are_read_from_the_source(tmp_path: Path) -> None:
    path = tmp_path / "dice_model.py"
    path.write_text(SOURCE, "utf-8")
    assert dict(qml.declarations(path)) == {
        "Rows": qml.Declared(("QAbstractListModel", "Generic"), frozenset(), {}),
        "DiceModel": qml.Declared(("Rows",), frozenset({"faces", "rolls"}), {"rolls": "Rows"}),
    }


def test_they_complete_what_was_dumped() -> None:
    declared = {
        "Rows": qml.Declared(("QAbstractListModel",), frozenset(), {}),
        "DiceModel": qml.Declared(("Rows",), frozenset({"faces", "rolls"}), {"rolls": "Rows"}),
    }
    rows, dice = qml.completed(DUMPED, declared)[0]["classes"]
    assert rows["superClasses"] == [{"name": "QAbstractListModel"}]
    assert dice["object"] is True
    assert dice["superClasses"] == [{"access": "public", "name": "Rows"}]
    assert dice["properties"] == [
        {"name": "faces", "type": "QObject", "constant": True},
        {"name": "rolls", "type": "Rows", "constant": True},
        {"name": "values", "type": "QVariantList", "constant": False},
    ]
    assert dice["slots"] == [
        {"name": "odds", "returnType": "double", "arguments": [{"type": "QVariantMap"}]}
    ]
