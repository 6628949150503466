import QtQuick
import Dice
import Dice.Models

// Tells for a moment who of several people is on. Nobody has to wait for it: it takes no input, and goes when something is done.
Item {
    id: banner

    required property MatchModel match
    property string name
    property int seat: 0
    property bool shown: false

    readonly property string words: qsTr("%1, it’s your turn!").arg(name)

    function greet(name, seat) {
        banner.name = name
        banner.seat = seat
        shown = true
        clock.restart()
        Accessible.announce(words)
    }

    objectName: "handOver"
    implicitWidth: row.implicitWidth + 2 * Theme.s32
    implicitHeight: Theme.markLarge + 2 * Theme.s16
    opacity: shown ? 1 : 0
    visible: opacity > 0
    scale: shown ? 1 : 0.92
    enabled: false

    Accessible.role: Accessible.AlertMessage
    Accessible.name: words

    // The match may have begun while its page was still being loaded.
    Component.onCompleted: if (match.turn.severalPeople && match.phase === "person") greet(match.turn.name, match.turn.seat)

    Timer {
        id: clock
        interval: Theme.handOver
        onTriggered: banner.shown = false
    }
    Connections {
        target: banner.match.turn
        function onHandedOver(name, seat) { banner.greet(name, seat) }
        function onChanged() { if (banner.match.phase !== "person") banner.shown = false }
    }

    Shadow {
        anchors.fill: parent
        radius: height / 2
        offset.y: Theme.shadowDrop * 1.5
        blur: Theme.shadowBlur
        color: Theme.lidShadowHot
    }
    Rectangle {
        anchors.fill: parent
        radius: height / 2
        color: Theme.seatFill(banner.seat)
        antialiasing: true
        border.width: Theme.ring
        border.color: Theme.white
    }
    Row {
        id: row
        anchors.centerIn: parent
        spacing: Theme.s16

        SeatMark {
            anchors.verticalCenter: parent.verticalCenter
            seat: banner.seat
            size: Theme.markLarge
        }
        Title {
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, banner.parent.width - Theme.markLarge - Theme.s48 * 3)
            text: banner.words
            size: Theme.sizeTitle
            color: Theme.white
        }
    }

    Behavior on opacity { NumberAnimation { duration: Theme.normal; easing.type: Theme.easing } }
    Behavior on scale { NumberAnimation { duration: Theme.normal; easing.type: Theme.easing } }
}
