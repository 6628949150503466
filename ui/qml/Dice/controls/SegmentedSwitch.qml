pragma ComponentBehavior: Bound
import QtQuick
import Dice

// Two to five exclusive choices. `options` holds {key, text}; `value` is the chosen key; `chosen` reports a new one.
FocusScope {
    id: control

    property var options: []
    property string value
    property bool stretch: false
    property string label
    property real fontSize: Theme.sizeLabel

    readonly property int current: options.findIndex(option => option.key === value)
    readonly property real inset: Theme.s4
    readonly property real step: (width - 2 * inset) / Math.max(1, options.length)
    property bool touched: false

    signal chosen(string key)

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

        function update() {
            let most = Theme.s48
            for (let i = 0; i < cells.count; ++i)
                most = Math.max(most, (cells.itemAt(i) as Item)?.implicitWidth ?? 0)
            widest = most
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
        x: control.inset + Math.max(0, control.current) * control.step
        y: control.inset
        width: control.step
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

            x: control.inset + index * control.step
            y: control.inset
            width: control.step
            height: control.height - 2 * control.inset
            implicitWidth: word.implicitWidth + 2 * Theme.s12
            onImplicitWidthChanged: Qt.callLater(measure.update)
            Component.onCompleted: Qt.callLater(measure.update)

            Accessible.role: Accessible.RadioButton
            Accessible.name: modelData.text
            Accessible.checkable: true
            Accessible.checked: on
            Accessible.onPressAction: control.choose(index)

            Txt {
                id: word
                width: Math.min(implicitWidth, control.step - Theme.s8)
                anchors.centerIn: parent
                text: cell.modelData.text
                size: control.fontSize
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
