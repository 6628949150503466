pragma ComponentBehavior: Bound
import QtQuick
import Dice
import Dice.Models

// The rules: games on the left, the page of the selected one on the right.
Page {
    id: page

    required property var games
    property string game: Games.keys[0] ?? ""

    required property PracticeModel practice

    signal practiceWanted(string game)

    readonly property real contentWidth: Math.min(width - 2 * Theme.margin, Theme.pageWidth)

    key: "rules"
    onGameChanged: area.contentY = 0

    PageHeader {
        id: header
        y: Theme.gap
        width: page.contentWidth
        anchors.horizontalCenter: parent.horizontalCenter
        title: qsTr("Rules")
        onBack: page.closed()
    }
    OutlineButton {
        objectName: "practise"
        anchors { right: header.right; verticalCenter: header.verticalCenter }
        visible: page.practice.offers(page.game)
        iconName: "target"
        text: qsTr("Practise aiming")
        onClicked: page.practiceWanted(page.game)
    }
    Shortcut { sequence: "F2"; enabled: page.visible; onActivated: page.practiceWanted(page.game) }
    GamesList {
        id: list
        x: header.x
        y: header.y + header.height + Theme.s16
        width: Theme.compact ? Theme.s48 * 4 : Theme.s48 * 5
        games: page.games
        current: page.game
        onChosen: key => page.game = key
    }
    ScrollArea {
        id: area
        objectName: "rulesText"
        anchors { left: list.right; right: header.right; rightMargin: -Theme.s24; top: header.bottom; topMargin: Theme.s8; bottom: parent.bottom }
        contentHeight: rules.y + rules.height + Theme.s24
        activeFocusOnTab: true

        Accessible.role: Accessible.Document
        Accessible.name: qsTr("Rules")

        Keys.onDownPressed: contentY = Math.max(0, Math.min(contentHeight - height, contentY + Theme.s48))
        Keys.onUpPressed: contentY = Math.max(0, contentY - Theme.s48)
        Keys.onPressed: event => {
            const by = event.key === Qt.Key_PageDown || event.key === Qt.Key_Space ? 0.9 : event.key === Qt.Key_PageUp ? -0.9 : 0
            if (by !== 0) {
                contentY = Math.max(0, Math.min(contentHeight - height, contentY + by * height))
                event.accepted = true
            }
        }

        Loader {
            id: rules
            x: Theme.s24
            y: Theme.s8
            width: area.width - 2 * Theme.s24
            source: page.game ? Games.part(page.game, "Rules") : ""
        }
        FocusRing { shown: area.activeFocus; distance: 0 }
    }
}
