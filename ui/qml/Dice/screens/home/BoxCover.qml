pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Dice

// A game box on the table: painted lid, dark side below, soft shadow. Lifts on hover and focus.
T.Button {
    id: box

    required property string key
    required property string title
    required property string tagline
    required property string players
    required property string minutes
    required property bool available

    readonly property var look: Theme.world(key)
    readonly property real k: Math.max(0.74, Math.min(1.6, height / Theme.lidHeight, width / Theme.lidWidth))
    readonly property bool hot: enabled && (hovered || visualFocus)
    readonly property real side: Theme.s8 * k
    readonly property real inset: Theme.s24 * k

    enabled: available
    hoverEnabled: true
    padding: 0

    Accessible.role: Accessible.Button
    Accessible.name: available ? title : qsTr("%1, coming soon").arg(title)
    Accessible.description: qsTr("%1 players, %2").arg(players).arg(minutes)

    Keys.onReturnPressed: click()
    Keys.onEnterPressed: click()

    background: Shadow {
        x: Theme.s4 / 2
        y: Theme.s8
        width: box.width - Theme.s4
        height: box.height - Theme.s8
        radius: Theme.radiusLid
        offset.y: Theme.s8 * (box.hot ? 2 : 1.25)
        blur: Theme.shadowBlur * (box.hot ? 2.1 : 1.4)
        spread: Theme.shadowSpread * 2
        color: box.hot ? Theme.lidShadowHot : Theme.lidShadow
    }
    contentItem: Item {
        Item {
            id: lid
            y: box.hot ? -Theme.hotLift : 0
            width: box.width
            height: box.height

            Behavior on y { NumberAnimation { duration: Theme.normal; easing.type: Theme.easing } }

            Rectangle {
                anchors.fill: parent
                radius: Theme.radiusLid
                antialiasing: true
                gradient: Gradient {
                    GradientStop { position: 0.9; color: Qt.lighter(box.look.side, 1.25) }
                    GradientStop { position: 1; color: Qt.darker(box.look.side, 1.25) }
                }
            }
            Scene { id: art; world: box.key; width: box.width; height: box.height - box.side; headroom: true }
            CoverLife { anchors.fill: art; world: box.key; shown: box.hot }
            Rectangle {
                anchors.fill: art
                visible: !box.available
                radius: Theme.radiusLid
                color: Theme.table
                opacity: Theme.veil
            }
            Rectangle {
                anchors.fill: art
                radius: Theme.radiusLid
                color: Theme.clear
                antialiasing: true
                border.width: Theme.rim
                border.color: Theme.artRim
            }
            FocusRing { shown: box.visualFocus; corner: Theme.radiusLid }
            Column {
                x: box.inset
                y: box.inset * 0.85

                Title {
                    text: box.title
                    size: Theme.sizeTitleBase * 1.19 * box.k
                    color: box.look.words
                    style: box.look.onDark ? Text.Raised : Text.Normal
                    styleColor: Theme.artWordShadow
                }
                Label {
                    text: box.tagline
                    size: Theme.sizeText * Math.max(0.86, box.k)
                    strong: true
                    color: box.look.words
                }
            }
            Row {
                x: box.inset
                y: art.height - height - box.inset * 0.8
                spacing: Theme.s8

                Chip {
                    iconName: "people"; text: box.players
                    size: Theme.sizeLabel * Math.max(0.9, box.k)
                    tint: box.look.words; color: box.look.chip; edge: box.look.chipEdge
                }
                Chip {
                    iconName: "clock"; text: box.minutes
                    size: Theme.sizeLabel * Math.max(0.9, box.k)
                    tint: box.look.words; color: box.look.chip; edge: box.look.chipEdge
                }
            }
            Ribbon {
                visible: !box.available
                x: lid.width - width + Theme.s4
                y: box.inset * 0.6
                text: qsTr("Coming soon")
                size: Theme.sizeNote * Math.max(0.9, box.k)
            }
        }
    }

    HoverHandler { enabled: box.enabled; cursorShape: Qt.PointingHandCursor }
}
