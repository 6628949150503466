pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Dice

// A collapsible section: name, short summary, chevron. Its content is shown below while open.
Column {
    id: fold

    default property alias content: inner.data
    property string iconName
    property string title
    property string summary
    property bool open: false
    property bool hairline: true

    T.Button {
        id: head

        width: parent.width
        implicitHeight: Theme.s48
        hoverEnabled: true

        Accessible.role: Accessible.Button
        Accessible.name: fold.title + ", " + fold.summary
        Accessible.checkable: true
        Accessible.checked: fold.open

        Keys.onReturnPressed: click()
        Keys.onEnterPressed: click()

        onClicked: fold.open = !fold.open

        contentItem: Item {
            Icon {
                id: sign
                x: Theme.s16
                name: fold.iconName
                anchors.verticalCenter: parent.verticalCenter
            }
            Label {
                id: name
                anchors { left: sign.right; leftMargin: Theme.s12; verticalCenter: parent.verticalCenter }
                text: fold.title
                strong: true
            }
            Label {
                anchors {
                    left: name.right; leftMargin: Theme.s12
                    right: chevron.left; rightMargin: Theme.s8
                    verticalCenter: parent.verticalCenter
                }
                horizontalAlignment: Text.AlignRight
                text: fold.summary
                size: Theme.sizeLabel
                color: Theme.inkSoft
            }
            Icon {
                id: chevron
                anchors { right: parent.right; rightMargin: Theme.s16; verticalCenter: parent.verticalCenter }
                name: "down"
                size: Theme.markTiny
                rotation: fold.open ? 180 : 0

                Behavior on rotation { NumberAnimation { duration: Theme.quick; easing.type: Theme.easing } }
            }
        }
        background: Rectangle {
            radius: Theme.radiusControl
            color: head.hovered ? Theme.hover : Theme.clear
            FocusRing { shown: head.visualFocus; corner: Theme.radiusControl; distance: 0 }
        }

        HoverHandler { cursorShape: Qt.PointingHandCursor }
    }
    Item {
        width: parent.width
        height: fold.open ? inner.height : 0
        visible: height > 0
        clip: true

        Behavior on height { NumberAnimation { duration: Theme.normal; easing.type: Theme.easing } }

        Column {
            id: inner
            x: Theme.s16
            width: parent.width - 2 * Theme.s16
            bottomPadding: Theme.s12
            spacing: Theme.s8
        }
    }
    Rectangle {
        x: Theme.s16
        visible: fold.hairline
        width: parent.width - 2 * Theme.s16
        height: Theme.hairline
        color: Theme.line
    }
}
