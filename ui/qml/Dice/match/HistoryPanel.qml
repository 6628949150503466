pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Dice
import Dice.Models

// The history, one line per event; in a replay, clicking a line jumps there.
T.Popup {
    id: panel

    required property MatchModel match

    readonly property bool jumping: match.phase === "watch"

    function toggle() { visible ? close() : open() }
    function jump(ply) { if (jumping) match.timeline.seek(ply) }

    objectName: "matchHistory"
    padding: Theme.s8
    focus: true
    modal: false
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutsideParent

    onOpened: {
        list.positionViewAtEnd()
        list.currentIndex = list.count - 1
        list.forceActiveFocus(Qt.PopupFocusReason)
    }

    // Reading changes nothing: Enter still does what the button says that shows it.
    Shortcut { sequence: "N"; enabled: panel.opened; onActivated: panel.close() }
    EnterKey { buttons: panel.match.buttons; enabled: panel.opened && !panel.jumping; onActivated: panel.close() }

    background: Card { lift: 2 }
    contentItem: RowList {
        id: list
        model: panel.match.log
        keyNavigationEnabled: true
        activeFocusOnTab: true

        Accessible.role: Accessible.List
        Accessible.name: qsTr("History")

        delegate: Rectangle {
            id: row

            required property int index
            required property string text
            required property int seat
            required property int ply
            readonly property bool here: panel.jumping && panel.match.timeline.ply === ply

            width: list.width - Theme.s12
            height: Math.max(Theme.s32, words.height + Theme.s12)
            radius: Theme.radiusSmall
            color: here ? Theme.seatSoft(seat) : ListView.isCurrentItem && list.activeFocus ? Theme.hover
                : hover.hovered && panel.jumping ? Theme.hover : Theme.clear

            Accessible.role: panel.jumping ? Accessible.Button : Accessible.ListItem
            Accessible.name: text
            Accessible.onPressAction: panel.jump(ply)

            SeatMark {
                id: mark
                x: Theme.s8
                anchors.verticalCenter: parent.verticalCenter
                visible: row.seat >= 0
                seat: Math.max(0, row.seat)
                size: Theme.markTiny
            }
            Label {
                id: words
                x: mark.x + mark.width + Theme.s8
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width - x - Theme.s8
                text: row.text
                size: Theme.sizeLabel
                wrapMode: Text.WordWrap
            }
            HoverHandler {
                id: hover
                cursorShape: panel.jumping ? Qt.PointingHandCursor : Qt.ArrowCursor
            }
            TapHandler { onTapped: panel.jump(row.ply) }
            Keys.onReturnPressed: panel.jump(ply)
            Keys.onEnterPressed: panel.jump(ply)
        }
        T.ScrollBar.vertical: T.ScrollBar {
            id: scroll
            width: Theme.s8
            policy: list.contentHeight > list.height ? T.ScrollBar.AlwaysOn : T.ScrollBar.AlwaysOff
            contentItem: Rectangle { radius: width / 2; color: scroll.pressed || scroll.hovered ? Theme.muted : Theme.edge }
        }
    }

    enter: Transition { NumberAnimation { property: "opacity"; from: 0; to: 1; duration: Theme.normal } }
    exit: Transition { NumberAnimation { property: "opacity"; to: 0; duration: Theme.quick } }
}
