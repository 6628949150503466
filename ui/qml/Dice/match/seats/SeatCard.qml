pragma ComponentBehavior: Bound
import QtQuick
import Dice

// One seat in the panel: mark, name, player, standing, and chance of winning. The mark pulses while the player thinks.
Item {
    id: card

    required property int index
    required property int seat
    required property string name
    required property string note
    required property bool active
    required property bool thinking
    required property string chanceText
    required property string warning
    required property string lastTurn
    property Component standing
    // Among many there is no room for what the boards show as well.
    property bool dense: false

    readonly property var special: stands.item
    readonly property real inset: Theme.compact ? Theme.s8 : Theme.s12 * 0.85

    implicitHeight: Math.max(mark.height, words.height) + (did.visible ? did.height : 0) + (footer.visible ? footer.height + Theme.s4 : 0) + 2 * inset
    Accessible.role: Accessible.ListItem
    Accessible.name: [name, note, chanceText, warning].filter(part => part !== "").join(", ")
    Accessible.description: lastTurn === "" ? "" : qsTr("Last turn: %1").arg(lastTurn)

    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusControl
        color: Theme.seatSoft(card.seat)
        opacity: card.active ? 1 : 0
        antialiasing: true
        border.width: Theme.rim
        border.color: Theme.seatInk(card.seat)

        Behavior on opacity { NumberAnimation { duration: Theme.normal; easing.type: Theme.easing } }
    }
    SeatMark {
        id: mark
        x: card.inset
        y: card.inset
        seat: card.seat
        size: Theme.compact ? Theme.mark * 0.9 : card.dense ? Theme.mark * 0.82 : Theme.mark * 1.06

        ProgressRing {
            anchors.centerIn: parent
            width: mark.size + 2 * Theme.s4
            height: width
            visible: card.thinking
            value: -1
            color: Theme.seatInk(card.seat)
        }
        SequentialAnimation on scale {
            running: card.thinking && Theme.lively && card.visible && Attention.seen && Quality.level > 0
            loops: Animation.Infinite
            alwaysRunToEnd: true
            NumberAnimation { to: 0.9; duration: Theme.breath / 2; easing.type: Easing.InOutSine }
            NumberAnimation { to: 1; duration: Theme.breath / 2; easing.type: Easing.InOutSine }
        }
    }
    Column {
        id: words
        anchors.left: mark.right
        anchors.leftMargin: Theme.compact ? Theme.s8 : Theme.s8 * 1.25
        anchors.right: parent.right
        anchors.rightMargin: card.inset
        y: card.inset + Math.max(0, (mark.height - height) / 2)

        PlayerName {
            width: parent.width - chance.width - Theme.s4
            titled: true
            text: card.name
            size: Theme.compact ? Theme.sizeText : Theme.sizeButton
        }
        // The last turn stays until the next one begins; its height is kept free, so that nothing jumps.
        Label {
            width: parent.width
            height: size * (Theme.compact ? 1.4 : 2.7)
            visible: !did.visible
            text: card.lastTurn === "" ? card.note : card.lastTurn
            mayBeCut: true // the explanation has all of it
            size: Theme.compact ? Theme.sizeKey : Theme.sizeTiny
            fontSizeMode: Text.Fit
            minimumPixelSize: Theme.sizeKey * 0.86
            wrapMode: Theme.compact ? Text.NoWrap : Text.WordWrap
            maximumLineCount: Theme.compact ? 1 : 2
            bold: card.active
            color: card.active || card.lastTurn !== "" ? Theme.ink : Theme.muted
        }
    }
    Label {
        id: did
        x: card.inset
        y: Math.max(mark.y + mark.height, words.y + words.height)
        width: card.width - 2 * x
        height: size * 2.7
        visible: card.dense && !Theme.compact
        text: card.lastTurn === "" ? card.note : card.lastTurn
        mayBeCut: true
        size: Theme.sizeKey
        fontSizeMode: Text.Fit
        minimumPixelSize: Theme.sizeKey * 0.86
        wrapMode: Text.WordWrap
        maximumLineCount: 2
        bold: card.active
        color: card.active || card.lastTurn !== "" ? Theme.ink : Theme.muted
    }
    Explained { title: card.name; text: [card.note, card.lastTurn === "" ? "" : card.Accessible.description].filter(part => part !== "").join(". ") }
    Title {
        id: chance
        anchors.right: parent.right
        anchors.rightMargin: card.inset
        y: words.y
        text: card.chanceText
        size: Theme.compact ? Theme.sizeText : Theme.sizeName
    }
    Row {
        id: footer
        anchors.bottom: parent.bottom
        anchors.bottomMargin: card.inset
        x: card.inset
        // Some games need their standing even in compact layouts.
        visible: !Theme.compact && !card.dense || (card.special?.needed ?? false)
        height: Math.max(Theme.iconSmall, stands.height)
        spacing: Theme.s8

        Loader {
            id: stands
            anchors.verticalCenter: parent.verticalCenter
            sourceComponent: card.standing
            onLoaded: {
                item.seatIndex = Qt.binding(() => card.index)
                item.room = Qt.binding(() => card.width - 2 * card.inset)
            }
        }
        Row {
            anchors.verticalCenter: parent.verticalCenter
            visible: card.warning !== "" && !Theme.compact
            spacing: Theme.s4

            Icon { anchors.verticalCenter: parent.verticalCenter; name: "ground"; size: Theme.iconSmall; color: Theme.bad }
            Label { anchors.verticalCenter: parent.verticalCenter; text: card.warning; size: Theme.sizeTiny; bold: true; color: Theme.bad }
        }
    }
}
