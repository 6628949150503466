pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Dice

// A large modal sheet over the dimmed window, with a painted banner and a footer for its buttons.
T.Popup {
    id: sheet

    default property alias content: body.data
    property alias foot: footer.data
    property string world
    property string title
    property string subtitle
    // Something was decided, and nothing can be changed any more.
    property bool busy: false

    readonly property real inset: Theme.compact ? Theme.s24 : Theme.s32
    readonly property var look: Theme.world(world)

    parent: T.Overlay.overlay
    x: parent ? Math.round((parent.width - width) / 2) : 0
    y: parent ? Math.round((parent.height - height) / 2) : 0
    width: Math.min(Theme.sheetWidth, (parent ? parent.width : Theme.windowWidth) - Theme.control)
    height: Math.min(Theme.sheetHeight, (parent ? parent.height : Theme.windowHeight) - Theme.s32)
    padding: 0
    modal: true
    focus: true
    closePolicy: T.Popup.CloseOnEscape

    T.Overlay.modal: Rectangle { color: Theme.scrim }

    background: Card { corner: Theme.radiusSheet; lift: 2 }
    contentItem: FocusScope {
        focus: true
        Accessible.role: Accessible.Dialog
        Accessible.name: sheet.title + ", " + sheet.subtitle

        Scene {
            x: Theme.hairline
            y: Theme.hairline
            width: parent.width - 2 * Theme.hairline
            height: Theme.bannerHeight + Theme.radiusSheet
            world: sheet.world
            corner: Theme.radiusSheet
            banner: 1.25 * Theme.unit
            focusY: Theme.compact ? sheet.look.stripShort : sheet.look.strip
        }
        Rectangle {
            x: Theme.hairline
            y: Theme.bannerHeight
            width: parent.width - 2 * Theme.hairline
            height: Theme.radiusSheet + Theme.s4
            color: Theme.paper
        }
        Column {
            x: sheet.inset
            y: (Theme.bannerHeight - height) / 2

            Title { text: sheet.title; size: Theme.sizeSheet; color: sheet.look.words; Accessible.role: Accessible.Heading; Accessible.name: text }
            Label { text: sheet.subtitle; strong: true; color: sheet.look.words }
        }
        IconButton {
            objectName: "closeSheet"
            anchors { right: parent.right; top: parent.top; margins: Theme.s12 }
            iconName: "close"
            text: qsTr("Close")
            tint: Theme.white
            fill: sheet.look.onDark ? Theme.artButton : sheet.look.fill
            edge: sheet.look.onDark ? Theme.artButtonEdge : sheet.look.chipEdge
            onClicked: sheet.close()
        }
        ScrollArea {
            id: area
            y: Theme.bannerHeight
            width: parent.width
            height: footer.y - y
            enabled: !sheet.busy
            opacity: sheet.busy ? Theme.disabled : 1
            contentHeight: body.height + Theme.s16

            Item {
                id: body
                x: sheet.inset
                width: area.width - 2 * sheet.inset
                height: childrenRect.height + childrenRect.y
            }
        }
        Rectangle {
            x: Theme.hairline
            y: footer.y
            width: parent.width - 2 * Theme.hairline
            height: Theme.hairline
            color: Theme.line
        }
        Item {
            id: footer
            x: sheet.inset
            width: parent.width - 2 * sheet.inset
            height: Theme.sheetFoot
            anchors.bottom: parent.bottom
        }
    }

    enter: Transition {
        NumberAnimation { property: "opacity"; from: 0; to: 1; duration: Theme.normal; easing.type: Theme.easing }
        NumberAnimation { property: "scale"; from: 0.97; to: 1; duration: Theme.normal; easing.type: Theme.easing }
    }
    exit: Transition { NumberAnimation { property: "opacity"; to: 0; duration: Theme.quick } }
}
