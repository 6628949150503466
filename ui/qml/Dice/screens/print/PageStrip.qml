pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Dice
import Dice.Models

// Thumbnails of all pages; only the visible ones are drawn.
RowList {
    id: strip

    required property PrintModel printing

    readonly property real thumbWidth: width - Theme.s32

    signal chosen(int page)

    objectName: "pageStrip"
    spacing: Theme.s8
    topMargin: Theme.s12
    bottomMargin: Theme.s12
    model: printing.pages
    currentIndex: printing.page
    highlightFollowsCurrentItem: false
    onCurrentIndexChanged: positionViewAtIndex(currentIndex, ListView.Contain)

    Accessible.role: Accessible.List
    Accessible.name: qsTr("Pages")

    T.ScrollBar.vertical: VerticalBar {}

    delegate: T.Button {
        id: entry

        required property string picture
        required property int index
        readonly property bool on: index === strip.printing.page

        objectName: "thumb" + index
        width: strip.width - Theme.s8
        height: sheet.height + number.height + Theme.s4
        hoverEnabled: true
        onClicked: strip.chosen(index)
        Component.onCompleted: strip.printing.listPage(index, true)
        Component.onDestruction: strip.printing.listPage(index, false)

        Accessible.role: Accessible.ListItem
        Accessible.name: qsTr("Page %1").arg(index + 1)
        Accessible.selected: on

        Keys.onReturnPressed: click()
        Keys.onEnterPressed: click()

        background: null
        contentItem: Item {
            Rectangle {
                id: sheet
                width: strip.thumbWidth
                anchors.horizontalCenter: parent.horizontalCenter
                height: Math.round(width * strip.printing.pageHeight / Math.max(1, strip.printing.pageWidth))
                color: Theme.white
                border.width: Theme.hairline
                border.color: Theme.edge

                Image { anchors.fill: parent; anchors.margins: Theme.hairline; source: entry.picture; cache: false; smooth: true; mipmap: true }
                Rectangle {
                    anchors.fill: parent
                    anchors.margins: -Theme.s4 / 2
                    visible: entry.on || entry.hovered
                    radius: Theme.s4 / 2
                    color: Theme.clear
                    border.width: entry.on ? Theme.ring * 0.8 : Theme.rim
                    border.color: entry.on ? Theme.worldAccent(strip.printing.choices.game) : Theme.muted
                }
                FocusRing { shown: entry.visualFocus; corner: 0 }
            }
            Label {
                id: number
                anchors { top: sheet.bottom; topMargin: Theme.s4; horizontalCenter: sheet.horizontalCenter }
                text: entry.index + 1
                size: Theme.sizeTiny
                bold: entry.on
                soft: !entry.on
            }
        }

        HoverHandler { cursorShape: Qt.PointingHandCursor }
    }

    FocusFollower { area: strip }
}
