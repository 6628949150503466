pragma ComponentBehavior: Bound
import QtQuick
import Dice

// One saved match: picture, players, standing; continue, watch, print, remove.
Card {
    id: card

    required property string matchId
    required property string gameKey
    required property string title
    required property string names
    required property var seats
    required property string status
    required property bool finished

    readonly property bool damaged: gameKey === ""

    signal openWanted()
    signal watchWanted()
    signal printWanted()
    signal removeWanted()

    implicitHeight: Theme.matchCardHeight

    Scene {
        id: picture
        x: Theme.s8
        y: Theme.s8
        width: card.damaged ? 0 : height * 1.7
        height: card.height - 2 * Theme.s8
        visible: !card.damaged
        world: card.gameKey
        corner: Theme.radiusSmall
        zoom: 1.2
        focusX: 0.82
    }
    Icon { x: Theme.s24; visible: card.damaged; name: "warning"; size: Theme.s32; color: Theme.bad; anchors.verticalCenter: parent.verticalCenter }
    Column {
        anchors { left: parent.left; leftMargin: card.damaged ? Theme.s48 * 1.5 : picture.width + Theme.s24; right: actions.left; rightMargin: Theme.s16; verticalCenter: parent.verticalCenter }
        spacing: Theme.s4 / 2

        Item {
            width: parent.width
            height: name.implicitHeight

            Label { id: name; width: Math.min(implicitWidth, parent.width); text: card.title; size: Theme.sizeName; bold: true }
            Chip {
                x: name.width + Theme.s12
                visible: card.finished && !card.damaged
                text: qsTr("Finished")
                iconName: "check"
                size: Theme.sizeTiny
                tint: Theme.muted
                anchors.verticalCenter: parent.verticalCenter
            }
        }
        Row {
            width: parent.width
            visible: !card.damaged
            spacing: Theme.s8

            SeatMarks { id: marks; seats: card.seats; size: Theme.markTiny; anchors.verticalCenter: parent.verticalCenter }
            PlayerName { width: parent.width - marks.width - Theme.s8; text: card.names; size: Theme.sizeLabel }
        }
        Label { width: parent.width; text: card.status; soft: true; size: Theme.sizeNote; wrapMode: card.damaged ? Text.Wrap : Text.NoWrap; maximumLineCount: 2 }
    }
    HoverHandler { enabled: !card.damaged; cursorShape: Qt.PointingHandCursor }
    TapHandler { enabled: !card.damaged; onTapped: card.openWanted() }
    Row {
        id: actions
        spacing: Theme.s4
        anchors { right: parent.right; rightMargin: Theme.s16; verticalCenter: parent.verticalCenter }

        OutlineButton {
            objectName: "continueMatch"
            visible: !card.finished
            implicitHeight: Theme.control
            iconName: "play"
            text: qsTr("Continue")
            onClicked: card.openWanted()
        }
        OutlineButton {
            objectName: "lookBack"
            visible: card.finished && !card.damaged
            implicitHeight: Theme.control
            iconName: "curve"
            text: qsTr("Report")
            onClicked: card.openWanted()
        }
        QuietButton {
            objectName: "watchMatch"
            visible: !card.damaged
            iconName: "watch"
            text: qsTr("Watch")
            onClicked: card.watchWanted()
        }
        IconButton {
            objectName: "printMatch"
            visible: !card.damaged
            iconName: "print"
            text: qsTr("Print the game record of %1").arg(card.title)
            onClicked: card.printWanted()
        }
        IconButton {
            objectName: "removeMatch"
            iconName: "trash"
            text: qsTr("Remove %1").arg(card.title)
            tint: Theme.muted
            onClicked: card.removeWanted()
        }
    }
}
