import QtQuick
import Dice

// Over the ice during a count: the owner of the die, how far the seal goes, and the sum.
Card {
    id: card

    required property RoundCount count
    property real inset: Theme.compact ? Theme.s12 : Theme.s24

    // How wide it may become: a sum of many addends is drawn smaller.
    property real room: Infinity

    readonly property var step: count.shown
    readonly property real fit: Math.min(1, (room - 2 * inset) / Math.max(1, sum.width))
    readonly property int skipped: step?.skipped ?? 0

    // The position of an addend in the parent of this card.
    function spot(number) {
        return Qt.point(x + sum.x + fit * (sum.spot(number).x - sum.x), y + Theme.s4)
    }

    implicitWidth: Math.max(fit * sum.width, head.width) + 2 * inset
    implicitHeight: sum.y + fit * sum.height + (Theme.compact ? Theme.s8 : Theme.s12)
    color: Theme.alpha(Theme.paper, 0.97)

    Accessible.role: Accessible.StaticText
    Accessible.name: step?.text ?? ""

    Row {
        id: head
        x: card.inset
        y: Theme.compact ? Theme.s4 * 1.5 : Theme.s12
        spacing: Theme.s8

        SeatMark { anchors.verticalCenter: parent.verticalCenter; seat: card.step?.colour ?? 0; size: Theme.markSmall }
        PlayerName { anchors.verticalCenter: parent.verticalCenter; titled: true; text: card.step?.name ?? ""; size: Theme.sizeName; Accessible.ignored: true }
        Label {
            anchors.verticalCenter: parent.verticalCenter
            text: card.step ? card.step.from + " → " + card.step.to : ""
            size: Theme.sizeLabel
            bold: true
            soft: true
            opacity: card.count.total ? 1 : 0
            Accessible.ignored: true
        }
        Label {
            anchors.verticalCenter: parent.verticalCenter
            visible: card.skipped > 0
            text: qsTr("+%n past taken spaces", "", card.skipped)
            size: Theme.sizeTiny
            strong: true
            soft: true
            opacity: card.count.total ? 1 : 0
            Accessible.ignored: true
        }
    }
    RoundSum {
        id: sum
        transformOrigin: Item.TopLeft
        scale: card.fit
        x: card.inset
        y: head.y + head.height + Theme.s4
        parts: card.step?.parts ?? []
        total: card.step?.total ?? 0
        told: card.count.seen
        summed: card.count.total
        unit: Theme.compact ? Theme.sizeTiny : Theme.sizeText
    }
}
