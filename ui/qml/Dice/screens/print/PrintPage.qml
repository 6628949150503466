import QtQuick
import Dice
import Dice.Models

// Loads the print screen only when it is needed.
Page {
    id: page

    required property PrintModel printing
    required property var games
    required property int visit

    key: "print"
    Component.onCompleted: loader.setSource("PrintScreen.qml", { printing: printing, games: games })
    Component.onDestruction: printing.leave(visit)

    Loader {
        id: loader
        anchors.fill: parent
        focus: true
    }
    Connections {
        target: loader.item
        function onClosed() { page.closed() }
    }
}
