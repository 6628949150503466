import QtQuick
import Dice
import "../../scenes/shelf.js" as Shelf

// Nothing saved yet: a seal waits beside two dice for someone to play with.
Column {
    id: empty

    signal playWanted()

    spacing: Theme.s16

    Canvas {
        width: Theme.s48 * 8
        height: Theme.s48 * 4.4
        anchors.horizontalCenter: parent.horizontalCenter
        Accessible.ignored: true
        onPaint: {
            const ctx = getContext("2d")
            ctx.reset()
            ctx.scale(width / 384, width / 384)
            Shelf.paint(ctx)
        }
    }
    Title { text: qsTr("Nothing on the shelf yet"); size: Theme.sizeSub; anchors.horizontalCenter: parent.horizontalCenter }
    Label {
        text: qsTr("Every match is kept here from its first roll, to go on with or to watch again.")
        soft: true
        anchors.horizontalCenter: parent.horizontalCenter
    }
    PrimaryButton { objectName: "chooseGame"; iconName: "dice"; text: qsTr("Choose a game"); anchors.horizontalCenter: parent.horizontalCenter; onClicked: empty.playWanted() }
}
