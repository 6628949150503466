pragma ComponentBehavior: Bound
import QtQuick
import Dice
import Dice.Models

// All saved matches, the latest first.
Page {
    id: page

    required property LibraryModel library

    readonly property real contentWidth: Math.min(width - 2 * Theme.margin, Theme.pageWidth)

    signal playWanted()

    key: "library"

    PageHeader {
        id: header
        y: Theme.gap
        width: page.contentWidth
        anchors.horizontalCenter: parent.horizontalCenter
        title: qsTr("Matches")
        note: page.library.count > 0 ? qsTr("%n match(es)", "", page.library.count) : ""
        onBack: page.closed()
    }
    EmptyShelf {
        anchors.centerIn: parent
        visible: page.library.count === 0
        onPlayWanted: page.playWanted()
    }
    ScrollArea {
        id: area
        anchors { top: header.bottom; topMargin: Theme.s8; bottom: parent.bottom; horizontalCenter: parent.horizontalCenter }
        width: page.contentWidth + 2 * Theme.s24
        visible: page.library.count > 0
        contentHeight: list.height + Theme.s48 * 2

        Column {
            id: list
            x: Theme.s24
            y: Theme.s8
            width: page.contentWidth
            spacing: Theme.s12

            Repeater {
                model: page.library

                MatchCard {
                    required property int index
                    objectName: "match" + index
                    width: list.width
                    onOpenWanted: page.library.open(matchId)
                    onWatchWanted: page.library.watch(matchId)
                    onRemoveWanted: {
                        toast.show()
                        page.library.remove(matchId)
                    }
                }
            }
        }
    }
    Toast {
        id: toast
        text: qsTr("The match was removed")
        actionText: qsTr("Bring it back")
        onActed: page.library.restore()
    }
}
