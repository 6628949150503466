pragma ComponentBehavior: Bound
import QtQuick
import Dice
import "shapes.js" as Shapes
import "../../../controls/marks/icons.js" as Icons

// A player's stone: a glowing capsule with the seat's symbol. On a star it takes on the star's ring and sign.
Item {
    id: stone

    property int seat: 0
    property string star
    property bool cold: false

    readonly property color tint: Theme.seatGlow(seat)
    readonly property bool joker: star === "blue"

    Glow {
        anchors.centerIn: parent
        width: stone.width * 2.9
        height: stone.height * 2.3
        tint: stone.cold ? BeamMeUpColours.sky.iceGlow : stone.tint
        opacity: 0.62
        power: 2.5
    }
    Glow {
        anchors.centerIn: parent
        visible: stone.star !== "" && Quality.shaders
        width: stone.width * 3.2
        height: width
        tint: stone.joker ? BeamMeUpColours.sky.blueGlow : BeamMeUpColours.sky.pinkGlow
        opacity: 0.8
        power: 2
    }
    Rectangle {
        anchors.fill: parent
        radius: width / 2
        antialiasing: true
        border.width: Math.max(Theme.hairline, stone.width * 0.045)
        border.color: stone.cold ? BeamMeUpColours.sky.iceEdge : Qt.lighter(stone.tint, 1.35)
        gradient: Gradient {
            GradientStop { position: 0.00; color: Qt.lighter(stone.tint, 1.14) }
            GradientStop { position: 0.42; color: stone.tint }
            GradientStop { position: 0.88; color: Qt.darker(stone.tint, 1.42) }
            GradientStop { position: 1.00; color: Qt.darker(stone.tint, 1.12) }
        }
    }
    Rectangle {
        x: stone.width * 0.17
        y: stone.height * 0.09
        width: stone.width * 0.66
        height: stone.height * 0.36
        radius: width / 2
        antialiasing: true
        gradient: Gradient {
            GradientStop { position: 0; color: BeamMeUpColours.sky.shine }
            GradientStop { position: 1; color: BeamMeUpColours.sky.noShine }
        }
    }
    Glyph {
        anchors.centerIn: parent
        anchors.verticalCenterOffset: stone.height * 0.07
        width: stone.width * 0.6
        height: width
        path: Icons.seats[stone.seat] ?? Icons.seats[0]
        color: Qt.darker(stone.tint, 3.6)
    }
    Loader {
        anchors.fill: parent
        active: stone.star !== ""
        sourceComponent: shield
    }
    Component {
        id: shield

        Item {
            Rectangle {
                anchors.fill: parent
                anchors.margins: -Math.max(Theme.ring / 2, stone.width * 0.15)
                radius: width / 2
                color: Theme.clear
                antialiasing: true
                border.width: Math.max(Theme.hairline, stone.width * 0.065)
                border.color: stone.joker ? BeamMeUpColours.sky.blueGlow : BeamMeUpColours.sky.pinkGlow
            }
            Glyph {
                width: Math.max(Theme.radiusSmall, stone.width * 0.5)
                height: width
                x: stone.width * 0.94 - width / 2
                y: stone.width * 0.10 - height / 2
                path: stone.joker ? Shapes.blue : Shapes.pink
                color: stone.joker ? BeamMeUpColours.sky.blueSign : BeamMeUpColours.sky.pinkSign
                outline: BeamMeUpColours.sky.deep
                outlineWidth: stone.width > Theme.icon ? Theme.hairline : 0
            }
        }
    }
}
