pragma ComponentBehavior: Bound
import QtQuick
import Dice

// The winner in front of the game's cover, with crown, rays and confetti; several winners, or all seats after a draw, side by side.
Item {
    id: hero

    property string world
    property int seat: -1
    property var winners: []
    // Crown, rays and confetti.
    property bool celebrated: false
    property var seats: []
    property string headline
    property string subline

    readonly property bool won: winners.length > 0
    readonly property var look: Theme.world(world)
    readonly property real markSize: height * 0.56
    readonly property real centreX: height * 0.66
    readonly property real centreY: height * 0.57

    function celebrate() {
        confetti.start()
        if (Theme.tempo > 0)
            pop.restart()
    }

    implicitHeight: Theme.heroHeight

    Shadow {
        anchors.fill: parent
        radius: Theme.radiusLid
        offset.y: Theme.shadowDrop * 2
        blur: Theme.shadowBlur * 1.4
        spread: Theme.shadowSpread * 2
        color: Theme.lidShadow
    }
    Scene {
        anchors.fill: parent
        world: hero.world
        corner: Theme.radiusLid
        banner: (Theme.compact ? 1.22 : 1.62) * Theme.unit
        focusY: hero.look.heroStrip
    }
    Item {
        anchors.fill: parent
        clip: true

        Rays {
            id: rays
            visible: hero.celebrated
            x: hero.centreX - width / 2
            y: hero.centreY - height / 2
            width: hero.height * 2.2
            height: width
            onDark: hero.look.onDark
        }
    }
    Confetti {
        id: confetti
        visible: hero.celebrated
        anchors.fill: parent
        onDark: hero.look.onDark
        clearLeft: hero.centreX - hero.markSize * 0.6
        clearRight: words.x + words.width + Theme.s16
    }
    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusLid
        color: Theme.clear
        antialiasing: true
        border.width: Theme.rim
        border.color: Theme.artRim
    }
    Item {
        id: winner
        x: hero.centreX - width / 2
        y: hero.centreY - height / 2
        width: hero.markSize
        height: width

        SeatMark { visible: hero.seat >= 0; seat: Math.max(0, hero.seat); size: hero.markSize; ring: true }
        SeatMarks { id: marks; anchors.centerIn: parent; visible: hero.seat < 0; seats: hero.won ? hero.winners : hero.seats; size: hero.markSize * 0.66; ring: true }
        Crown {
            id: crown
            objectName: "crown"
            readonly property real rest: -height * (hero.seat < 0 ? 0.4 : 0.66)

            visible: hero.celebrated
            x: (parent.width - width) / 2
            y: rest
            width: hero.markSize * 0.7
            height: width * 0.66
            rotation: -7
        }
    }
    Column {
        id: words
        x: hero.centreX + Math.max(hero.markSize * 0.75, hero.seat < 0 ? marks.width / 2 + Theme.s16 : 0)
        width: Math.min(Math.max(head.implicitWidth, detail.implicitWidth), hero.width - x - Theme.s24)
        anchors.verticalCenter: parent.verticalCenter

        Title {
            id: head
            width: parent.width
            text: hero.headline
            size: Theme.sizeHero
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.sizeSub
            color: hero.look.words
            style: hero.look.onDark ? Text.Raised : Text.Normal
            styleColor: Theme.artWordShadow
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        Label {
            id: detail
            width: parent.width
            text: hero.subline
            size: Theme.compact ? Theme.sizeLabel : Theme.sizeSection
            strong: true
            color: hero.look.words
        }
    }
    ParallelAnimation {
        id: pop

        NumberAnimation { target: rays; property: "rotation"; from: -60; to: 0; duration: 6 * Theme.slow; easing.type: Theme.easing }
        NumberAnimation { target: winner; property: "scale"; from: 0.3; to: 1; duration: 2 * Theme.slow; easing.type: Easing.OutBack }
        SequentialAnimation {
            PropertyAction { target: crown; property: "opacity"; value: 0 }
            PauseAnimation { duration: Theme.slow }
            ParallelAnimation {
                NumberAnimation { target: crown; property: "opacity"; to: 1; duration: Theme.quick }
                NumberAnimation { target: crown; property: "y"; from: -crown.height * 2; to: crown.rest; duration: 2 * Theme.slow; easing.type: Easing.OutBounce }
            }
        }
    }
}
