pragma ComponentBehavior: Bound
import QtQuick
import Dice

// One thing that can be scored: whether it is taken, its points, and its place in the order.
Item {
    id: card

    required property int index
    required property int number
    required property string kind
    required property string colour
    required property string title
    required property string sum
    required property int points
    required property bool taken
    property bool changeable: true
    property int takenCount: 0
    property real slid: 0

    readonly property color tint: DiceFlickColours.desk.ink[colour] ?? Theme.ink
    readonly property string told: [DiceFlickTerms.of[kind === "line" ? "knaller" : kind]?.text ?? "", changeable ? DiceFlickTerms.takes : ""].filter(part => part !== "").join(" ")
    readonly property bool first: number <= 0
    readonly property bool last: number >= takenCount - 1
    readonly property bool orders: taken && changeable && takenCount > 1 && (hover.hovered || activeFocus)

    signal toggled()
    signal moved(int by)
    signal walked(int step)
    signal pointed(bool hot)

    function toggle() {
        if (changeable) toggled()
        return changeable
    }

    objectName: "takeCard" + index
    implicitWidth: Math.max(Theme.s48 * 3, words.implicitWidth + value.implicitWidth + 3 * Theme.s12)
    z: slid !== 0 ? 1 : 0
    transform: Translate { x: card.slid }
    activeFocusOnTab: changeable || activeFocus
    onActiveFocusChanged: pointed(activeFocus)

    Accessible.role: Accessible.CheckBox
    Accessible.name: title + ": " + sum + ", " + qsTr("%n points", "", points)
    Accessible.description: (taken ? qsTr("taken, number %1").arg(number + 1) : qsTr("left")) + ". " + told
    Accessible.checkable: changeable
    Accessible.checked: taken
    Accessible.focusable: true
    Accessible.onPressAction: toggle()
    Accessible.onToggleAction: toggle()

    Keys.onSpacePressed: (event) => event.accepted = toggle()
    Keys.onPressed: (event) => {
        const by = event.key === Qt.Key_Left ? -1 : event.key === Qt.Key_Right ? 1 : 0
        if (by === 0) return
        event.accepted = true
        if (!(event.modifiers & Qt.ShiftModifier)) walked(by)
        else if (taken && !(by < 0 ? first : last)) moved(by)
    }

    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusControl
        color: card.taken ? Theme.alpha(card.tint, Theme.dark ? 0.16 : 0.11) : hover.hovered && card.changeable ? Theme.hover : Theme.clear
        antialiasing: true
        border.width: card.taken ? Theme.rim * 1.3 : Theme.hairline
        border.color: card.taken ? card.tint : Theme.strongEdge
    }
    Rectangle {
        id: tick
        x: Theme.s8
        y: Theme.s8
        width: Theme.iconSmall * 1.1
        height: width
        radius: width * 0.3
        color: card.taken ? card.tint : Theme.clear
        antialiasing: true
        border.width: Theme.rim
        border.color: card.taken ? card.tint : Theme.strongEdge

        Label {
            anchors.centerIn: parent
            visible: card.taken && card.takenCount > 1
            text: card.number + 1
            size: Theme.sizeKey
            bold: true
            color: Theme.paper
            Accessible.ignored: true
        }
        Icon {
            anchors.centerIn: parent
            visible: card.taken && card.takenCount <= 1
            name: "check"
            size: parent.width * 0.9
            weight: 2.2
            color: Theme.paper
        }
    }
    Column {
        id: words
        x: tick.x + tick.width + Theme.s8
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width - x - value.width - 2 * Theme.s8

        Label {
            width: parent.width
            text: card.title
            size: Theme.compact ? Theme.sizeNote : Theme.sizeText
            bold: true
            wrapMode: Text.WordWrap
            maximumLineCount: 2
            color: card.taken ? Theme.ink : Theme.inkSoft
        }
        Label {
            width: parent.width
            text: card.sum
            size: Theme.compact ? Theme.sizeKey : Theme.sizeTiny
            strong: true
            soft: true
            wrapMode: Text.WordWrap
            maximumLineCount: 2
        }
    }
    Title {
        id: value
        anchors.right: parent.right
        anchors.rightMargin: Theme.s12
        anchors.verticalCenter: parent.verticalCenter
        text: card.points
        size: Theme.compact ? Theme.sizeSub : Theme.sizeTitleBase
        color: card.taken ? card.tint : Theme.muted
    }
    Explained { title: card.title; text: card.told }
    HoverHandler {
        id: hover
        cursorShape: card.changeable ? Qt.PointingHandCursor : Qt.ArrowCursor
        onHoveredChanged: card.pointed(hovered)
    }
    TapHandler { enabled: card.changeable; onTapped: card.toggled() }
    DragHandler {
        enabled: card.taken && card.changeable && card.takenCount > 1
        target: null
        yAxis.enabled: false
        onActiveChanged: {
            if (!active) {
                const by = Math.round(card.slid / card.width)
                card.slid = 0
                if (by !== 0) card.moved(by)
            }
        }
        onTranslationChanged: if (active) card.slid = activeTranslation.x
    }
    TakeOrder {
        anchors.right: parent.right
        anchors.rightMargin: Theme.s4
        y: -Theme.s4
        visible: card.orders
        first: card.first
        last: card.last
        onMoved: (by) => card.moved(by)
    }
    FocusRing { shown: card.activeFocus; corner: Theme.radiusControl; distance: Theme.s4 / 2 }
}
