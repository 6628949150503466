pragma ComponentBehavior: Bound
import QtQuick
import Dice
import Dice.Models

// Beside the practice box or floe: the map of hits, how often the target was hit, and a clean start.
Card {
    id: card

    required property PracticeModel practice
    required property var setup

    // What is left for the map.
    readonly property real room: height - clear.height - (about.visible ? about.height : 0) - name.height - numbers.height - (Theme.compact ? 4 : 6) * Theme.s12

    lift: 0
    color: Theme.paper
    edge: Theme.line

    Column {
        x: Theme.s12
        y: Theme.s12
        width: parent.width - 2 * x
        spacing: Theme.compact ? Theme.s8 : Theme.s12

        Row {
            id: name
            width: parent.width
            spacing: Theme.s8

            Icon { id: sign; name: "target"; color: Theme.worldAccent(card.practice.gameKey); anchors.verticalCenter: parent.verticalCenter }
            Label {
                width: parent.width - sign.width - parent.spacing
                text: card.practice.targetText
                size: Theme.sizeButton
                bold: true
                wrapMode: Text.Wrap
                Accessible.ignored: true
            }
        }
        Loader {
            id: map

            readonly property var shown: item
            readonly property real ratio: shown?.ratio ?? 1

            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(parent.width, card.room / ratio)
            Component.onCompleted: setSource(Games.part(card.practice.gameKey, "PracticeMap"), { practice: card.practice, setup: card.setup, width: width })
        }
        Binding { target: map.item; property: "width"; value: map.width; when: map.status === Loader.Ready }
        Row {
            id: numbers
            width: parent.width
            spacing: Theme.s12

            Title {
                id: rate
                objectName: "hitRate"
                width: Math.max(implicitWidth, Theme.s48 * 1.4)
                text: card.practice.rateText
                size: Theme.sizeTitle
                color: Theme.worldAccent(card.practice.gameKey)
            }
            Column {
                width: parent.width - rate.width - parent.spacing
                anchors.verticalCenter: parent.verticalCenter

                Label { width: parent.width; text: card.practice.countText; size: Theme.sizeNote; strong: true; wrapMode: Text.Wrap }
                Label { width: parent.width; visible: text !== ""; text: card.practice.stayText; size: Theme.sizeNote; soft: true; wrapMode: Text.Wrap }
            }
        }
        Label {
            id: about
            width: parent.width
            visible: !Theme.compact
            text: qsTr("Tap the map to choose what you want to hit.")
            size: Theme.sizeNote
            soft: true
            wrapMode: Text.Wrap
        }
    }
    OutlineButton {
        id: clear
        implicitHeight: Theme.compact ? Theme.control : Theme.button
        objectName: "clear"
        anchors { bottom: parent.bottom; left: parent.left; right: parent.right; margins: Theme.s12 }
        iconName: "again"
        text: qsTr("Clear the map") + " · C"
        enabled: card.practice.throws > 0
        onClicked: card.practice.clear()
    }
}
