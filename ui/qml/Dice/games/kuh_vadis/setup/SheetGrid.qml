pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Dice
import Dice.Models

// Thumbnails of all sheets, three in a row, to choose one; they scroll if there are too many.
GridView {
    id: grid

    required property KuhVadisSetup setup

    readonly property int across: 3

    function choose(place: int) {
        if (place >= 0 && place < count)
            setup.choose(place)
    }

    objectName: "sheets"
    cacheBuffer: 0 // as in RowList
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    interactive: contentHeight > height
    keyNavigationEnabled: false
    cellWidth: Math.floor(width / across)
    cellHeight: cellWidth
    model: setup.sheets
    currentIndex: setup.chosen
    activeFocusOnTab: true

    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Sheets")

    Keys.onLeftPressed: choose(currentIndex - 1)
    Keys.onRightPressed: choose(currentIndex + 1)
    Keys.onUpPressed: choose(currentIndex - across)
    Keys.onDownPressed: choose(currentIndex + across)

    T.ScrollBar.vertical: VerticalBar { visible: grid.interactive }

    delegate: Item {
        id: choice

        required property string title
        required property var rows
        required property bool chosen
        required property bool own
        required property int index

        objectName: "sheet" + index
        width: grid.cellWidth
        height: grid.cellHeight

        Accessible.role: Accessible.RadioButton
        Accessible.name: own ? qsTr("%1, your own").arg(title) : title
        Accessible.focusable: true
        Accessible.focused: activeFocus
        Accessible.checkable: true
        Accessible.checked: chosen
        Accessible.onPressAction: grid.choose(index)

        SheetThumb {
            id: thumb
            anchors.fill: parent
            anchors.margins: Theme.s4
            rows: choice.rows
            opacity: choice.chosen || touch.hovered ? 1 : 1 - Theme.veil
        }
        Rectangle {
            anchors.fill: thumb
            anchors.margins: -border.width
            visible: choice.chosen
            radius: Theme.radiusSmall
            color: Theme.clear
            antialiasing: true
            border.width: grid.activeFocus ? Theme.ring * 1.4 : Theme.ring
            border.color: grid.activeFocus ? Theme.focus : Theme.worldAccent("kuh-vadis")
        }
        HoverHandler { id: touch; cursorShape: Qt.PointingHandCursor }
        TapHandler { onTapped: grid.choose(choice.index) }
        Tip { text: choice.Accessible.name; shown: touch.hovered }
    }
}
