pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Dice

// Picks one of several choices from a list that opens. `options` holds {key, text}; `value` is the chosen key.
T.ComboBox {
    id: picker

    property var options: []
    property string value
    property string label

    signal chosen(string key)

    implicitWidth: word.implicitWidth + chevron.width + Theme.s32
    implicitHeight: Theme.control
    model: options
    textRole: "text"
    valueRole: "key"
    currentIndex: { count; return indexOfValue(value) }
    onActivated: chosen(currentValue)
    hoverEnabled: true

    Accessible.role: Accessible.ComboBox
    Accessible.name: label + ": " + displayText

    contentItem: Item {
        Label {
            id: word
            x: Theme.s12
            width: Math.min(implicitWidth, parent.width - chevron.width - Theme.s24)
            text: picker.displayText
            size: Theme.sizeLabel
            strong: true
            mayBeCut: true // a player's name
            anchors.verticalCenter: parent.verticalCenter
        }
        Icon { id: chevron; name: "down"; size: Theme.iconSmall; anchors { right: parent.right; rightMargin: Theme.s8; verticalCenter: parent.verticalCenter } }
    }
    background: Rectangle {
        radius: Theme.radiusControl
        color: picker.hovered || picker.down ? Theme.alpha(Theme.muted, 0.16) : Theme.paper
        border.width: Theme.hairline
        border.color: Theme.edge

        FocusRing { shown: picker.visualFocus; corner: Theme.radiusControl; distance: Theme.s4 / 2 }
    }
    delegate: T.ItemDelegate {
        id: option

        required property var modelData
        required property int index

        width: ListView.view ? ListView.view.width : 0
        height: Theme.control
        highlighted: picker.highlightedIndex === index
        Accessible.name: modelData.text

        contentItem: Label {
            leftPadding: Theme.s12
            text: option.modelData.text
            bold: option.modelData.key === picker.value
            strong: true
            mayBeCut: true
            verticalAlignment: Text.AlignVCenter
        }
        background: Rectangle { radius: Theme.radiusSmall; color: option.highlighted ? Theme.hover : Theme.clear }
    }
    popup: T.Popup {
        y: picker.height + Theme.s4
        width: Math.max(picker.width, Theme.s48 * 4)
        implicitHeight: Math.min(contentItem.implicitHeight, Theme.s48 * 7) + 2 * padding
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
