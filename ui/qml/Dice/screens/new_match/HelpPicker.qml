pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Dice

// Picks how much of a throw a person is shown: a name with a sign, and in the list a sentence for each.
T.ComboBox {
    id: picker

    property string help
    property string owner
    property bool wordless: false

    readonly property var kinds: [
        { key: "arc", icon: "aimArc", text: qsTr("Full arc"), note: qsTr("Shows where it lands, with the odds; a tap aims") },
        { key: "direction", icon: "aimDirection", text: qsTr("Direction"), note: qsTr("Shows direction and power, not where it lands") },
        { key: "none", icon: "aimNone", text: qsTr("No help"), note: qsTr("Shows nothing: all by feeling") }
    ]
    readonly property var kind: kinds.find(each => each.key === help) ?? kinds[0]

    signal chosen(string key)

    implicitWidth: sign.width + chevron.width + 2.5 * Theme.s8 + (wordless ? 0 : word.implicitWidth + Theme.s4)
    implicitHeight: Theme.control
    model: kinds
    textRole: "text"
    valueRole: "key"
    currentIndex: kinds.indexOf(kind)
    onActivated: chosen(currentValue)
    hoverEnabled: true

    Accessible.role: Accessible.ComboBox
    Accessible.name: qsTr("Aiming help for %1").arg(owner) + ": " + kind.text
    Accessible.description: kind.note

    contentItem: Item {
        Icon {
            id: sign
            x: Theme.s8
            name: picker.kind.icon
            anchors.verticalCenter: parent.verticalCenter
        }
        Label {
            id: word
            x: sign.x + sign.width + Theme.s4
            width: Math.min(implicitWidth, chevron.x - x)
            visible: !picker.wordless
            text: picker.kind.text
            size: Theme.sizeNote
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Math.round(size * 0.75)
            strong: true
            anchors.verticalCenter: parent.verticalCenter
        }
        Icon {
            id: chevron
            anchors { right: parent.right; rightMargin: Theme.s4; verticalCenter: parent.verticalCenter }
            name: "down"
            size: Theme.sizeTiny
        }
    }
    background: Rectangle {
        radius: Theme.radiusControl
        color: picker.hovered || picker.down ? Theme.alpha(Theme.muted, 0.16) : Theme.clear

        FocusRing { shown: picker.visualFocus; corner: Theme.radiusControl; distance: Theme.s4 / 2 }
    }
    delegate: T.ItemDelegate {
        id: option

        required property var modelData
        required property int index

        width: ListView.view ? ListView.view.width : 0
        height: lines.height + 2 * Theme.s8
        highlighted: picker.highlightedIndex === index
        Accessible.name: modelData.text + ": " + modelData.note

        contentItem: Item {
            Icon {
                id: mark
                x: Theme.s12
                name: option.modelData.icon
                anchors.verticalCenter: parent.verticalCenter
            }
            Column {
                id: lines
                anchors { left: mark.right; leftMargin: Theme.s12; right: parent.right; rightMargin: Theme.s12; verticalCenter: parent.verticalCenter }

                Label { text: option.modelData.text; strong: true; bold: option.modelData.key === picker.help }
                Label { width: parent.width; text: option.modelData.note; size: Theme.sizeNote; soft: true; wrapMode: Text.Wrap }
            }
        }
        background: Rectangle { radius: Theme.radiusSmall; color: option.highlighted ? Theme.hover : Theme.clear }
    }
    popup: T.Popup {
        y: picker.height + Theme.s4
        width: Theme.s48 * 6.5
        implicitHeight: contentItem.implicitHeight + 2 * padding
        padding: Theme.s4
        margins: Theme.s8

        contentItem: ListView {
            implicitHeight: contentHeight
            clip: true
            model: picker.popup.visible ? picker.delegateModel : null
            cacheBuffer: 0
            currentIndex: picker.highlightedIndex
        }
        background: Card { lift: 2 }
    }

    HoverHandler { cursorShape: Qt.PointingHandCursor }
    Tip { text: qsTr("Aiming help: %1").arg(picker.kind.text); shown: picker.hovered && !picker.popup.visible }
}
