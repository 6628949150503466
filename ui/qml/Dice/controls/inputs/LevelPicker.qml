pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Dice

// Picks a playing strength; `levels` is the list of levels, `level` the chosen key.
T.ComboBox {
    id: picker

    required property var levels
    property string level
    property string label
    property color tint: Theme.ink
    property bool wordless: false
    property bool boxed: false
    property bool stacked: false
    property bool bare: false

    readonly property int strength: currentIndex + 1
    readonly property real fixed: bare ? 1.5 * Theme.s4 : stacked ? chevron.width + 2.5 * Theme.s4 : bars.width + chevron.width + Theme.s24
    readonly property real natural: fixed + (wordless ? Theme.s48 : Math.max(Theme.s48, word.implicitWidth))

    signal chosen(string key)

    implicitWidth: natural
    implicitHeight: Theme.control
    model: levels
    textRole: "text"
    valueRole: "key"
    currentIndex: { count; return indexOfValue(level) }
    onActivated: chosen(currentValue)
    hoverEnabled: true

    Accessible.role: Accessible.ComboBox
    Accessible.name: label + ": " + displayText

    contentItem: Item {
        LevelBars {
            id: bars
            x: Theme.s8
            visible: !picker.stacked
            strength: picker.strength
            color: picker.tint
            anchors.verticalCenter: parent.verticalCenter
        }
        Column {
            x: picker.stacked ? Theme.s4 : bars.x + bars.width + Theme.s8
            spacing: Theme.s4
            anchors.verticalCenter: parent.verticalCenter

            Label {
                id: word
                visible: !picker.wordless
                width: Math.min(implicitWidth, picker.width - picker.fixed)
                text: picker.displayText
                size: picker.stacked ? Theme.sizeNote : Theme.sizeLabel
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Math.round(size * 0.85)
                strong: true
            }
            LevelPills { visible: picker.stacked; strength: picker.strength; color: picker.tint }
        }
        Icon {
            id: chevron
            visible: !picker.bare
            anchors { right: parent.right; rightMargin: picker.stacked ? Theme.s4 / 2 : Theme.s4; verticalCenter: parent.verticalCenter }
            name: "down"
            size: picker.stacked ? Theme.sizeTiny : Theme.iconSmall
        }
    }
    background: Rectangle {
        radius: Theme.radiusControl
        color: picker.hovered || picker.down ? Theme.alpha(Theme.muted, 0.16) : Theme.clear
        border.width: picker.boxed ? Theme.hairline : 0
        border.color: Theme.edge

        FocusRing { shown: picker.visualFocus; corner: Theme.radiusControl; distance: Theme.s4 / 2 }
    }
    delegate: T.ItemDelegate {
        id: option

        required property string key
        required text
        required property int strength
        required property int index

        width: ListView.view ? ListView.view.width : 0
        height: Theme.control
        highlighted: picker.highlightedIndex === index
        Accessible.name: text

        contentItem: Row {
            spacing: Theme.s12
            leftPadding: Theme.s12

            LevelBars { strength: option.strength; anchors.verticalCenter: parent.verticalCenter }
            Label { text: option.text; strong: true; bold: option.key === picker.level; anchors.verticalCenter: parent.verticalCenter }
        }
        background: Rectangle { radius: Theme.radiusSmall; color: option.highlighted ? Theme.hover : Theme.clear }
    }
    popup: T.Popup {
        y: picker.height + Theme.s4
        width: Math.max(picker.width, Theme.s48 * 4)
        implicitHeight: contentItem.implicitHeight + 2 * padding
        padding: Theme.s4
        margins: Theme.s8

        contentItem: RowList {
            implicitHeight: contentHeight
            model: picker.popup.visible ? picker.delegateModel : null
            currentIndex: picker.highlightedIndex
        }
        background: Card { lift: 2 }
    }

    HoverHandler { cursorShape: Qt.PointingHandCursor }
}
