pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Dice
import Dice.Models

// All saved matches, newest first.
Page {
    id: page

    required property LibraryModel library

    readonly property real contentWidth: Math.min(width - 2 * Theme.margin, Theme.pageWidth)

    signal playWanted()
    signal printWanted(string game, string match)

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
    RowList {
        id: list
        anchors { top: header.bottom; topMargin: Theme.s8; bottom: parent.bottom; horizontalCenter: parent.horizontalCenter }
        width: page.contentWidth + 2 * Theme.s24
        visible: page.library.count > 0
        spacing: Theme.s12
        topMargin: Theme.s8
        bottomMargin: toast.shown ? Theme.s48 * 2 : Theme.s24
        model: page.library

        T.ScrollBar.vertical: VerticalBar {}

        delegate: MatchCard {
            required property int index
            objectName: "match" + index
            width: page.contentWidth
            transform: Translate { x: Theme.s24 }
            onOpenWanted: page.library.open(matchId)
            onWatchWanted: page.library.watch(matchId)
            onPrintWanted: page.printWanted(gameKey, matchId)
            onRemoveWanted: {
                toast.show()
                page.library.remove(matchId)
            }
        }

        FocusFollower { area: list }
    }
    Toast {
        id: toast
        text: qsTr("The match was removed")
        actionText: qsTr("Bring it back")
        onActed: page.library.restore()
    }
}
