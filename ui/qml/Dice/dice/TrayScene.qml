pragma ComponentBehavior: Bound
import QtQuick
import QtQuick3D
import Dice
import Dice.Models

// The dice tray in 3D with a long lens. Shows the state of the model; redrawn only when something changes.
SceneView {
    id: scene

    required property DiceModel dice
    property string faceSet: "pips"
    property color felt: Theme.felt
    property color accent: Theme.white
    property int hotDie: -1
    property bool outlined: true
    property real nudge: 0
    property var centres: []
    property var kept: []

    // Flying dice rise above the tray, so this share of its height is drawn on top.
    readonly property real headroom: 0.5
    // Lengths are in die edges, as in beamme/physics/tray: the felt, the ledge in front of it, and the lane of kept dice.
    readonly property real floorWidth: 7.6
    readonly property real feltDepth: 2
    readonly property real ledge: 0.16
    readonly property real lane: 1.24
    readonly property real floorDepth: feltDepth + ledge + lane
    readonly property real middle: (floorDepth - feltDepth) / 2
    readonly property real edge: 100
    readonly property real rim: 0.3
    readonly property real pitch: 57
    readonly property real lean: pitch * Math.PI / 180
    readonly property real span: (floorDepth + 2 * rim) * Math.sin(lean) + 0.4
    readonly property real halfLens: Math.tan(3.5 * Math.PI / 180)
    readonly property real distance: span / 2 / halfLens
    readonly property real aspect: (floorWidth + 2 * rim + 0.1) / span
        * distance / (distance - (floorDepth / 2 + rim) * Math.cos(lean))
    readonly property real trayHeight: height / (1 + headroom)
    readonly property real dieSize: trayHeight / span
    readonly property real laneY: project(Qt.vector3d(0, 0, middle + floorDepth / 2 - lane / 2)).y
    readonly property var columns: kept.map((_, i) => project(Qt.vector3d(floorWidth * ((i + 0.5) / kept.length - 0.5), rim, middle + floorDepth / 2 + rim)).x)

    // Projects a point of the tray onto the item.
    function project(place) {
        const y = place.y - distance * Math.sin(lean) - 0.08
        const z = place.z - middle - distance * Math.cos(lean) + 0.04
        const away = -y * Math.sin(lean) - z * Math.cos(lean)
        const scale = trayHeight / 2 / halfLens / away
        return Qt.point(width / 2 + place.x * scale,
                        trayHeight / 2 - (y * Math.cos(lean) - z * Math.sin(lean)) * scale)
    }
    function arrange() {
        const places = [], there = []
        for (let i = 0; i < rows.count; i++) {
            const die = rows.objectAt(i) as TrayDie
            if (!die) continue
            places.push(project(die.model.rest))
            there.push(die.model.kept)
        }
        centres = places
        kept = there
    }

    component TrayDie: Die {
        required property var model
        required property int index
        readonly property vector3d rest: model.rest
        readonly property bool kept: model.kept

        place: model.position
        turn: model.rotation

        onRestChanged: later.restart()
        onKeptChanged: later.restart()
    }

    camera: lens

    onWidthChanged: arrange()
    onHeightChanged: arrange()

    environment: SceneEnvironment {
        backgroundMode: SceneEnvironment.Transparent
        antialiasingMode: Quality.smoothEdges ? SceneEnvironment.MSAA : SceneEnvironment.ProgressiveAA
        antialiasingQuality: Quality.level > 2 ? SceneEnvironment.High : SceneEnvironment.Medium
        tonemapMode: SceneEnvironment.TonemapModeLinear
        lightProbe: Quality.reflections ? probe : null
        probeExposure: 0.6
    }

    Texture { id: probe; source: Assets.url("common/textures/probe.ktx") }
    FrustumCamera {
        id: lens
        bottom: -clipNear * scene.halfLens
        top: clipNear * scene.halfLens * (1 + 2 * scene.headroom)
        left: -right
        right: clipNear * scene.halfLens * scene.width / Math.max(1, scene.trayHeight)
        clipNear: scene.distance * scene.edge * 0.6
        clipFar: scene.distance * scene.edge * 1.4
        position: Qt.vector3d(0, scene.distance * Math.sin(scene.lean) + 0.08, scene.distance * Math.cos(scene.lean) - 0.04)
            .times(scene.edge)
        eulerRotation.x: -scene.pitch
    }
    DirectionalLight {
        eulerRotation: Qt.vector3d(-52, -112, 0)
        brightness: 1.12 + scene.nudge
        color: Theme.tray.key
        castsShadow: Quality.shadows
        shadowMapQuality: Quality.level > 2 ? Light.ShadowMapQualityHigh : Light.ShadowMapQualityMedium
        softShadowQuality: Quality.level > 2 ? Light.PCF16 : Light.PCF4
        pcfFactor: 8
        shadowFactor: 85
        shadowBias: 60
        csmNumSplits: 0
        shadowMapFar: scene.distance * scene.edge * 1.4
    }
    DirectionalLight {
        eulerRotation: Qt.vector3d(-32, 18, 0)
        brightness: Quality.reflections ? 0.42 : 0.8
        color: Theme.tray.fill
    }
    Node {
        z: -scene.middle * scene.edge

        TrayBox {
            z: scene.middle * scene.edge
            inner: scene.floorWidth * scene.edge
            depth: scene.floorDepth * scene.edge
            lane: scene.lane * scene.edge
            ledge: scene.ledge * scene.edge
            edge: scene.edge
            felt: scene.felt
        }
        TrayLane {
            across: scene.floorWidth
            depth: scene.lane
            z: (scene.middle + (scene.floorDepth - scene.lane) / 2) * scene.edge
            edge: scene.edge
            felt: scene.felt
            accent: scene.accent
            kept: scene.kept
            outlined: scene.outlined
        }
        DieMaterial { id: ivory; faceSet: scene.faceSet }
        DieMaterial { id: blank; pipColor: bodyColor; pipRoughness: roughness; relief: 0 }
        Repeater3D {
            id: rows
            model: scene.dice

            TrayDie {
                edge: scene.edge
                hot: scene.hotDie === index && model.selectable && !model.rolling
                glow: scene.accent
                material: model.face > 0 ? ivory : blank
            }
            onObjectAdded: later.restart()
        }
    }
    Timer {
        id: later
        interval: 0
        onTriggered: scene.arrange()
    }
}
