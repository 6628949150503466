pragma ComponentBehavior: Bound
import QtQuick
import Dice

// The parts of Rolling Dice with their names: a net, a hole, an ice block and a seal.
Flow {
    id: signs

    readonly property real size: Theme.s48 * (Theme.compact ? 1.1 : 1.4)

    width: parent ? parent.width : 0
    spacing: Theme.s24

    component Sign: Row {
        id: sign

        default property alias picture: frame.data
        property string text

        spacing: Theme.s12

        Item { id: frame; width: signs.size; height: signs.size }
        Label { anchors.verticalCenter: parent.verticalCenter; text: sign.text; bold: true }
    }

    Sign {
        text: RollingDiceTerms.of.net.title
        FlatFloeField { anchors.centerIn: parent; mm: signs.size / 62; value: 6 }
    }
    Sign {
        text: RollingDiceTerms.of.hole.title
        FlatFloeField { anchors.centerIn: parent; mm: signs.size / 62; value: -2 }
    }
    Sign {
        text: RollingDiceTerms.of.block.title
        FlatIceBlock { anchors.fill: parent; colour: 1; face: 5 }
    }
    Sign {
        text: RollingDiceTerms.of.seal.title
        FlatFloeSeal { anchors.centerIn: parent; mm: signs.size / 34; colour: 2 }
    }
}
