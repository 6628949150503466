pragma ComponentBehavior: Bound
import QtQuick
import Dice
import Dice.Models

// The stage of Kuh Vadis: a meadow with the pad, two pencils and a cow looking on.
Item {
    id: stage

    required property KuhVadisModel game
    property real time: 0

    readonly property real cell: Math.floor(Math.min((height - 2 * Theme.s8) / 8.04, (width - 2 * Theme.s12) / 7.6))
    readonly property bool won: game.over && game.winnerSign !== ""
    readonly property bool airy: pad.x > cell * 1.2
    readonly property real beat: Theme.lively && Quality.restRate > 0 ? time * 2 * Math.PI * 1000 / Theme.breath / 1.6 : 0
    property real fine: cell

    function enter() { pad.enter() }

    // Without a graphics card the stage is cached as a picture and redrawn only when something moves.
    layer.enabled: Quality.shaders && Quality.level === 0
    clip: true
    onCellChanged: fine > 0 ? clock.restart() : clock.triggered()

    Timer { id: clock; interval: Theme.settleTime; onTriggered: stage.fine = stage.cell }
    Shortcut { sequence: "C"; enabled: stage.visible; onActivated: stage.game.showChances = !stage.game.showChances }

    Meadow { anchors.fill: parent; time: stage.time }
    Drawing {
        visible: stage.airy && !hero.active
        width: Math.min(stage.cell * 2.9, pad.x * 0.9)
        height: width * 148 / 212
        x: (pad.x - width) / 2
        y: stage.height * 0.58
        name: "grazer"
    }
    Drawing {
        visible: stage.airy
        width: stage.cell * 2.5
        height: width * 30 / 230
        x: pad.x * 0.5 - width / 2
        y: stage.height * (hero.active ? 0.8 : 0.26)
        rotation: hero.active ? -38 : -64
        name: "pencil-circle"

        Behavior on y { NumberAnimation { duration: Theme.slow; easing.type: Theme.easing } }
        Behavior on rotation { NumberAnimation { duration: Theme.slow; easing.type: Theme.easing } }
    }
    Drawing {
        visible: stage.airy
        width: stage.cell * 2.7
        height: width * 30 / 230
        x: (stage.width + pad.x + pad.width) / 2 - width / 2
        y: stage.height * 0.62
        rotation: -112
        name: "pencil-cross"
    }
    KuhVadisPad {
        id: pad
        x: Math.round((stage.width - width) / 2)
        y: Math.round((stage.height - height) / 2)
        width: implicitWidth
        height: implicitHeight
        game: stage.game
        cell: stage.cell
        fine: stage.fine
        glow: 0.9 + 0.1 * Math.cos(stage.beat)
        onLeapt: (hero.item as CowHero)?.jump()
    }
    Loader {
        id: hero
        anchors.fill: parent
        active: stage.won && stage.airy && pad.traced === 1
        sourceComponent: CowHero {
            padLeft: pad.x
            padRight: pad.x + pad.width
        }
    }
}
