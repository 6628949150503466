pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Dice
import Dice.Models

// The built-in box of a game and the user's own, by name; shown only if there is a choice.
RowList {
    id: list

    required property BoardChoices boards
    // The key of the game.
    required property string world
    property string label: qsTr("Boxes")

    function choose(box: int) {
        if (box >= 0 && box < count)
            boards.choose(box)
    }

    objectName: "boxes"
    visible: count > 1
    height: visible ? Math.min(3, count) * Theme.control : 0
    interactive: contentHeight > height
    keyNavigationEnabled: false
    model: boards.rows
    currentIndex: boards.chosen
    activeFocusOnTab: visible

    Accessible.role: Accessible.Grouping
    Accessible.name: label

    Keys.onUpPressed: choose(currentIndex - 1)
    Keys.onDownPressed: choose(currentIndex + 1)

    T.ScrollBar.vertical: VerticalBar { visible: list.interactive }

    delegate: Rectangle {
        id: choice

        required property string title
        required property bool chosen
        required property int index

        objectName: "box" + index
        width: list.width
        height: Theme.control
        radius: Theme.radiusSmall
        color: touch.hovered ? Theme.hover : Theme.clear
        border.width: chosen ? Theme.ring * 0.7 : 0
        border.color: list.activeFocus ? Theme.focus : Theme.worldAccent(list.world)

        Accessible.role: Accessible.RadioButton
        Accessible.name: title
        Accessible.focusable: true
        Accessible.checkable: true
        Accessible.checked: chosen
        Accessible.onPressAction: list.choose(index)

        Label {
            anchors { fill: parent; leftMargin: Theme.s12; rightMargin: Theme.s12 }
            verticalAlignment: Text.AlignVCenter
            text: choice.title
            strong: choice.chosen
            Accessible.ignored: true
        }
        HoverHandler { id: touch; cursorShape: Qt.PointingHandCursor }
        TapHandler { onTapped: list.choose(choice.index) }
    }
}
