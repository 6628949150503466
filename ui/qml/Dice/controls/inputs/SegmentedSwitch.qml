pragma ComponentBehavior: Bound
import QtQuick
import Dice

// Two to seven exclusive choices, equally wide if there is room. `options` holds {key, text}; `value` is the chosen key; `chosen` reports a new one.
FocusScope {
    id: control

    property var options: []
    property string value
    property string label
    property real fontSize: Theme.sizeLabel

    readonly property int current: options.findIndex(option => option.key === value)
    readonly property real inset: Theme.s4
    readonly property real room: width - 2 * inset
    readonly property bool tight: options.length * measure.widest > room
    property bool touched: false

    signal chosen(string key)

    function widthOf(index) { return room * (tight ? measure.shares[index] ?? 0 : 1 / Math.max(1, options.length)) }
    function startOf(index) {
        return tight ? inset + measure.shares.slice(0, index).reduce((sum, share) => sum + share * room, 0) : inset + index * widthOf(0)
    }
    function choose(index) {
        if (index < 0 || index >= options.length || index === current)
            return
        touched = true
        chosen(options[index].key)
    }

    implicitHeight: Theme.control
    implicitWidth: 2 * inset + options.length * measure.widest
    activeFocusOnTab: true

    Accessible.role: Accessible.Grouping
    Accessible.name: label + (current >= 0 ? ", " + options[current].text : "")
    Accessible.focusable: true

    Keys.onLeftPressed: choose(current - 1)
    Keys.onRightPressed: choose(current + 1)
    Keys.onSpacePressed: choose((current + 1) % options.length)

    QtObject {
        id: measure
        property real widest: 0
        property var shares: []

        function update() {
            const wide = Array.from({ length: cells.count }, (_, i) => Math.max(1, (cells.itemAt(i) as Item)?.implicitWidth ?? 0))
            const sum = wide.reduce((all, each) => all + each, 0)
            widest = Math.max(Theme.s48, ...wide)
            shares = wide.map(each => each / sum)
        }
    }
    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusControl
        color: Theme.well
        antialiasing: true
        border.width: Theme.hairline
        border.color: Theme.wellEdge
    }
    Rectangle {
        x: control.startOf(Math.max(0, control.current))
        y: control.inset
        width: control.widthOf(Math.max(0, control.current))
        height: control.height - 2 * control.inset
        visible: control.current >= 0
        radius: Theme.radiusSmall
        color: Theme.thumb
        antialiasing: true
        border.width: Theme.hairline
        border.color: Theme.thumbEdge

        Behavior on x {
            enabled: control.touched
            NumberAnimation { duration: Theme.normal; easing.type: Theme.easing }
        }
    }
    Repeater {
        id: cells
        model: control.options

        Item {
            id: cell

            required property var modelData
            required property int index
            readonly property bool on: index === control.current

            x: control.startOf(index)
            y: control.inset
            width: control.widthOf(index)
            height: control.height - 2 * control.inset
            implicitWidth: word.implicitWidth + 2 * Theme.s12
            onImplicitWidthChanged: Qt.callLater(measure.update)
            Component.onCompleted: Qt.callLater(measure.update)

            Accessible.role: Accessible.RadioButton
            Accessible.name: modelData.text
            Accessible.checkable: true
            Accessible.checked: on
            Accessible.onPressAction: control.choose(index)

            Label {
                id: word
                width: Math.min(implicitWidth, cell.width - Theme.s8)
                anchors.centerIn: parent
                text: cell.modelData.text
                size: control.fontSize
                // Only players' names need more room than there is.
                mayBeCut: control.tight
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Math.round(size * 0.75)
                bold: cell.on
                strong: true
                color: cell.on ? Theme.ink : Theme.inkSoft
            }
            HoverHandler { cursorShape: Qt.PointingHandCursor }
            TapHandler { onTapped: control.choose(cell.index) }
        }
    }
    FocusRing { shown: control.activeFocus; corner: Theme.radiusControl; distance: Theme.s4 / 2 }
}
