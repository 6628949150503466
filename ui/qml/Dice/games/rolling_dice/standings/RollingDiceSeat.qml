pragma ComponentBehavior: Bound
import QtQuick
import Dice

// A colour in the standings: its mark, its scoring die, its points, and the gain of the last round.
Item {
    id: seat

    required property int colour
    required property string name
    required property string text
    required property int points
    required property int lap
    required property bool onBlock
    // Whether this player has to decide.
    property bool on: false
    // Shown below its player, who has two colours.
    property bool second: false
    property string note
    // The last turn, until the next one begins.
    property string did
    property string chance
    property bool thinking: false
    property int face: 0
    property int gain: -1
    // How the last round was counted.
    property string sum

    readonly property string told: did !== "" ? did : onBlock ? qsTr("on the ice block") : note

    readonly property bool roomy: second || height > 1.05 * Theme.s48

    signal pointed(bool hot)

    objectName: "rollingDiceSeat" + colour
    // Qt does not remove an item from the tab order while it has focus.
    activeFocusOnTab: gain >= 0 || activeFocus
    onActiveFocusChanged: pointed(activeFocus)

    Accessible.role: Accessible.ListItem
    Accessible.name: [text, on ? qsTr("on turn") : "", face > 0 ? qsTr("scoring die %1").arg(face) : "", told, chance === "" ? "" : qsTr("win chance %1").arg(chance),
                      did !== "" && onBlock ? qsTr("on the ice block") : "", gain >= 0 ? qsTr("last round +%1").arg(gain) : ""].filter(part => part !== "").join(", ")
    Accessible.description: sum
    Accessible.focusable: gain >= 0

    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusControl
        color: seat.on ? Theme.seatSoft(seat.colour) : hover.hovered && seat.gain >= 0 ? Theme.hover : Theme.clear
        antialiasing: true
        border.width: seat.on ? Theme.rim : Theme.hairline
        border.color: seat.on ? Theme.seatInk(seat.colour) : Theme.line
    }
    SeatMark {
        id: mark
        x: Theme.s8 * (seat.second ? 1.6 : 1)
        anchors.verticalCenter: parent.verticalCenter
        seat: seat.colour
        size: Math.min(Theme.mark * 1.06, seat.height * 0.58)

        ProgressRing {
            anchors.centerIn: parent
            width: mark.size + Theme.s8
            height: width
            visible: seat.thinking
            value: -1
            thickness: Theme.ring * 0.8
            color: Theme.seatInk(seat.colour)
        }
        SequentialAnimation on scale {
            running: seat.thinking && Theme.lively && seat.visible && Attention.seen && Quality.level > 0
            loops: Animation.Infinite
            alwaysRunToEnd: true
            NumberAnimation { to: 0.9; duration: Theme.breath / 2; easing.type: Easing.InOutSine }
            NumberAnimation { to: 1; duration: Theme.breath / 2; easing.type: Easing.InOutSine }
        }
    }
    Column {
        anchors.left: mark.right
        anchors.leftMargin: Theme.s8
        anchors.right: die.left
        anchors.rightMargin: Theme.s4
        anchors.verticalCenter: parent.verticalCenter

        Item {
            width: parent.width
            height: name.height
            visible: !seat.second

            PlayerName {
                id: name
                width: Math.min(implicitWidth, parent.width - (odds.visible ? odds.width + Theme.s4 : 0))
                titled: true
                text: seat.name
                size: Theme.compact ? Theme.sizeLabel : Theme.sizeText
                Accessible.ignored: true
            }
            Label {
                id: odds
                anchors.right: parent.right
                anchors.baseline: name.baseline
                visible: text !== ""
                text: seat.chance
                size: Theme.sizeKey
                strong: true
                soft: true
                Accessible.ignored: true
            }
        }
        Label {
            width: parent.width
            // In the lowest rows there is room for the name only.
            visible: seat.second || seat.height >= name.height + implicitHeight - Theme.s4
            text: seat.told
            mayBeCut: true // the explanation has all of it
            size: Theme.compact ? Theme.sizeKey : Theme.sizeTiny
            // Below its player, or in a high row, there is room for a second line of text.
            wrapMode: seat.roomy ? Text.WordWrap : Text.NoWrap
            maximumLineCount: seat.roomy ? 2 : 1
            fontSizeMode: seat.roomy ? Text.FixedSize : Text.HorizontalFit
            minimumPixelSize: Theme.sizeKey * 0.85
            bold: seat.on
            color: seat.on ? Theme.ink : Theme.muted
            Accessible.ignored: true
        }
    }
    FlatIceFace {
        id: die

        readonly property bool shown: seat.face > 0 && (seat.second || !Theme.compact)

        anchors.right: value.left
        anchors.rightMargin: Theme.s4
        anchors.verticalCenter: parent.verticalCenter
        width: shown ? Math.min(Theme.s24, seat.height * 0.42) : 0
        height: width
        visible: shown
        face: seat.face
        colour: seat.colour
    }
    Column {
        id: value
        anchors.right: parent.right
        anchors.rightMargin: Theme.s8
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.compact ? Theme.sizeSub * 1.75 : Theme.sizeTitleBase * 1.5
        spacing: -Theme.s4 / 2

        Title {
            width: parent.width
            text: seat.points
            horizontalAlignment: Text.AlignRight
            size: Math.min(Theme.compact ? Theme.sizeSub * 0.9 : Theme.sizeSub * 1.1, seat.height * 0.46)
            Accessible.ignored: true
        }
        Label {
            width: parent.width
            visible: seat.gain >= 0
            text: "+" + seat.gain
            horizontalAlignment: Text.AlignRight
            size: Theme.sizeKey
            bold: true
            color: Theme.good
            Accessible.ignored: true
        }
    }
    FocusRing { shown: seat.activeFocus; corner: Theme.radiusControl; distance: 0 }
    Explained { title: seat.name; text: [seat.note, seat.did, seat.sum].filter(part => part !== "").join(". ") }
    HoverHandler { id: hover; onHoveredChanged: seat.pointed(hovered) }
}
