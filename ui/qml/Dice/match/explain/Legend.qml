pragma ComponentBehavior: Bound
import QtQuick
import Dice

// The symbols of a game: a line each with its picture, its name, and in a few words what it does; a tip tells the rest.
Column {
    id: legend

    // What is explained: `legend` names the keys of `of`, which holds { title, brief, text }.
    required property var terms
    required property Component sign

    readonly property real line: Theme.sizeNote * (Theme.compact ? 1.55 : 1.7)
    readonly property real need: line * terms.legend.length

    Accessible.role: Accessible.List
    Accessible.ignored: !visible
    Accessible.name: qsTr("Symbols")

    Repeater {
        model: legend.terms.legend

        Item {
            id: row

            required property string modelData
            required property int index
            readonly property var term: legend.terms.of[modelData]

            objectName: "legend" + index
            width: legend.width
            height: legend.line
            activeFocusOnTab: true

            Accessible.role: Accessible.ListItem
            Accessible.ignored: !visible
            Accessible.name: term.title + ": " + term.brief
            Accessible.description: term.text
            Accessible.focusable: true

            Rectangle { anchors.fill: parent; visible: touch.hovered; radius: Theme.radiusSmall; color: Theme.hover }
            Loader {
                id: picture
                x: Theme.s4
                anchors.verticalCenter: parent.verticalCenter
                width: legend.line * 0.9
                height: width
                sourceComponent: legend.sign
                onLoaded: item.key = row.modelData
            }
            Label {
                id: name
                x: picture.x + picture.width + Theme.s8
                anchors.verticalCenter: parent.verticalCenter
                text: row.term.title
                size: Theme.sizeTiny
                bold: true
            }
            Label {
                anchors { left: name.right; leftMargin: Theme.s8; right: parent.right; rightMargin: Theme.s4; verticalCenter: parent.verticalCenter }
                text: row.term.brief
                horizontalAlignment: Text.AlignRight
                size: Theme.sizeTiny
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.sizeTiny * 0.8
                soft: true
                strong: true
            }
            FocusRing { shown: row.activeFocus; corner: Theme.radiusSmall; distance: 0 }
            HoverHandler { id: touch }
            Explained { title: row.term.title; text: row.term.text }
        }
    }
}
