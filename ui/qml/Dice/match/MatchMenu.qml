pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Dice

// The menu of a match.
T.Menu {
    id: menu

    signal newMatchWanted()
    signal libraryWanted()
    signal preferencesWanted()
    signal fairnessWanted()
    signal printWanted()
    signal fullScreenWanted()
    signal quitWanted()

    component Entry: T.MenuItem {
        id: entry

        property string iconName
        property string key

        implicitWidth: words.implicitWidth + 2 * Theme.s16
        implicitHeight: Theme.control
        hoverEnabled: true

        Accessible.role: Accessible.MenuItem
        Accessible.name: text

        contentItem: Row {
            id: words
            leftPadding: Theme.s16
            rightPadding: Theme.s16
            spacing: Theme.s12

            Icon { anchors.verticalCenter: parent.verticalCenter; name: entry.iconName }
            Label { anchors.verticalCenter: parent.verticalCenter; text: entry.text; strong: true }
            KeyCap { anchors.verticalCenter: parent.verticalCenter; text: entry.key }
        }
        background: Rectangle {
            radius: Theme.radiusSmall
            color: entry.highlighted || entry.hovered ? Theme.hover : Theme.clear
        }
    }

    objectName: "matchMenuList"
    width: Math.max(Theme.s48 * 4, contentWidth) + 2 * padding
    padding: Theme.s8
    margins: Theme.s8
    modal: false
    focus: true
    implicitHeight: contentItem.implicitHeight + 2 * padding

    contentItem: RowList {
        implicitHeight: contentHeight
        model: menu.contentModel
        interactive: false
        currentIndex: menu.currentIndex
    }
    background: Card { lift: 2 }

    Entry { iconName: "again"; text: qsTr("New match"); onTriggered: menu.newMatchWanted() }
    Entry { iconName: "library"; text: qsTr("Matches"); onTriggered: menu.libraryWanted() }
    Entry { objectName: "menuPrint"; iconName: "print"; text: qsTr("Print"); onTriggered: menu.printWanted() }
    Entry { iconName: "prefs"; text: qsTr("Preferences"); onTriggered: menu.preferencesWanted() }
    Entry { objectName: "menuFairness"; iconName: "lock"; text: qsTr("Fair dice"); onTriggered: menu.fairnessWanted() }
    Entry { objectName: "menuFullScreen"; iconName: "fullScreen"; text: qsTr("Full screen"); key: "F11"; onTriggered: menu.fullScreenWanted() }
    Entry { objectName: "menuQuit"; iconName: "close"; text: qsTr("Quit"); onTriggered: menu.quitWanted() }

    enter: Transition { NumberAnimation { property: "opacity"; from: 0; to: 1; duration: Theme.quick } }
    exit: Transition { NumberAnimation { property: "opacity"; to: 0; duration: Theme.quick } }
}
