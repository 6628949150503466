pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Dice

// A modal question over the dimmed window; Escape closes it, Tab stays inside.
T.Popup {
    id: dialog

    property string title
    property string message
    property string iconName: "info"
    property color iconColor: Theme.accent
    property string acceptText
    property string rejectText
    property bool dangerous: false
    // Shown below the message.
    property Component extra: null

    signal accepted()
    signal rejected()

    parent: T.Overlay.overlay
    x: parent ? Math.round((parent.width - width) / 2) : 0
    y: parent ? Math.round((parent.height - height) / 2) : 0
    width: Math.min(Theme.s48 * 10, (parent ? parent.width : Theme.windowWidth) - 2 * Theme.s24)
    padding: Theme.s24
    implicitHeight: contentItem.implicitHeight + 2 * padding
    modal: true
    focus: true
    closePolicy: T.Popup.CloseOnEscape
    onOpened: (acceptButton.visible ? acceptButton : rejectButton).forceActiveFocus(Qt.TabFocusReason)

    T.Overlay.modal: Rectangle { color: Theme.scrim }

    background: Card { corner: Theme.radiusSheet; lift: 2 }
    contentItem: Column {
        spacing: Theme.s16

        Accessible.role: Accessible.Dialog
        Accessible.name: dialog.title
        Accessible.description: dialog.message

        Row {
            width: parent.width
            spacing: Theme.s12

            Icon { id: sign; name: dialog.iconName; size: Theme.s32; color: dialog.iconColor }
            Title {
                width: parent.width - sign.width - parent.spacing
                text: dialog.title
                size: Theme.sizeSub
                wrapMode: Text.Wrap
                elide: Text.ElideNone
                anchors.verticalCenter: parent.verticalCenter
            }
        }
        Label {
            width: parent.width
            text: dialog.message
            wrapMode: Text.Wrap
            elide: Text.ElideNone
            lineHeight: Theme.lineHeight
        }
        Loader {
            width: parent.width
            visible: active
            active: dialog.extra !== null
            sourceComponent: dialog.extra
        }
        Row {
            anchors.right: parent.right
            spacing: Theme.s12
            topPadding: Theme.s8

            OutlineButton {
                id: rejectButton
                objectName: "dialogReject"
                visible: text !== ""
                text: dialog.rejectText
                onClicked: { dialog.close(); dialog.rejected() }
            }
            PrimaryButton {
                id: acceptButton
                objectName: "dialogAccept"
                visible: text !== ""
                text: dialog.acceptText
                fill: dialog.dangerous ? Theme.dangerFill : Theme.accentFill
                onClicked: { dialog.close(); dialog.accepted() }
            }
        }
    }

    enter: Transition {
        NumberAnimation { property: "opacity"; from: 0; to: 1; duration: Theme.normal; easing.type: Theme.easing }
        NumberAnimation { property: "scale"; from: 0.96; to: 1; duration: Theme.normal; easing.type: Theme.easing }
    }
    exit: Transition { NumberAnimation { property: "opacity"; to: 0; duration: Theme.quick } }
}
