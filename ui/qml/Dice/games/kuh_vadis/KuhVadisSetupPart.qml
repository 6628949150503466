pragma ComponentBehavior: Bound
import QtQuick
import Dice
import Dice.Models

// The options of a new match of Kuh Vadis: the sheet.
SetupPart {
    id: part

    required property KuhVadisSetup setup

    title: setup.title
    folds: Component { SheetNumber { setup: part.setup } }

    Item {
        width: part.width
        height: Theme.s48 * (Theme.compact ? 5.5 : 6)

        Rectangle {
            id: meadow
            width: height
            height: parent.height
            radius: Theme.radius
            color: Theme.alpha(Theme.worldAccent("kuh-vadis"), 0.16)

            KuhVadisSheet {
                anchors.fill: parent
                anchors.margins: Theme.s12
                rows: part.setup.rows

                Accessible.ignored: false
                Accessible.role: Accessible.Graphic
                Accessible.name: part.setup.title
            }
        }
        SheetGrid {
            anchors { left: meadow.right; leftMargin: Theme.s12; right: parent.right; top: parent.top; bottom: another.top; bottomMargin: Theme.s12 }
            setup: part.setup
        }
        OutlineButton {
            id: another
            objectName: "anotherSheet"
            anchors { left: meadow.right; leftMargin: Theme.s16; right: parent.right; bottom: parent.bottom }
            implicitHeight: Theme.control
            iconName: "again"
            text: qsTr("Another one")
            onClicked: part.setup.another()

            Accessible.description: qsTr("Draws a new sheet")
        }
    }
}
