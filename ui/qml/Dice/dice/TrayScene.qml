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
    property real nudge: 0
    property real keptFrom: 0
    property real keptTo: 0
    property real keptZ: 0
    property var centres: []

    // Flying dice rise above the tray, so this share of its height is drawn on top.
    readonly property real headroom: 0.5
    // Lengths are in die edges; the walls of beamme/physics/tray surround this floor.
    readonly property real floorWidth: 7.6
    readonly property real floorDepth: 2.4
    readonly property real edge: 100
    readonly property real rim: 0.3
    readonly property real pitch: 60
    readonly property real lean: pitch * Math.PI / 180
    readonly property real span: (floorDepth + 2 * rim) * Math.sin(lean) + 0.4
    readonly property real halfLens: Math.tan(3.5 * Math.PI / 180)
    readonly property real distance: span / 2 / halfLens
    readonly property real aspect: (floorWidth + 2 * rim + 0.1) / span
        * distance / (distance - (floorDepth / 2 + rim) * Math.cos(lean))
    readonly property real trayHeight: height / (1 + headroom)
    readonly property real dieSize: trayHeight / span

    // Projects a point of the tray onto the item.
    function project(place) {
        const y = place.y - distance * Math.sin(lean) - 0.08
        const z = place.z - distance * Math.cos(lean) + 0.04
        const away = -y * Math.sin(lean) - z * Math.cos(lean)
        const scale = trayHeight / 2 / halfLens / away
        return Qt.point(width / 2 + place.x * scale,
                        trayHeight / 2 - (y * Math.cos(lean) - z * Math.sin(lean)) * scale)
    }
    function arrange() {
        const places = []
        let from = 0, to = 0, depth = 0, kept = 0
        for (let i = 0; i < rows.count; i++) {
            const die = rows.objectAt(i) as Die
            if (!die) continue
            places.push(project(die.rest))
            if (!die.kept || die.rolling) continue
            from = kept ? Math.min(from, die.rest.x) : die.rest.x
            to = kept ? Math.max(to, die.rest.x) : die.rest.x
            depth = die.rest.z
            kept += 1
        }
        centres = places
        keptFrom = kept ? from - 0.7 : 0
        keptTo = kept ? to + 0.7 : 0
        keptZ = depth
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
    TrayBox {
        inner: scene.floorWidth * scene.edge
        depth: scene.floorDepth * scene.edge
        edge: scene.edge
        felt: scene.felt
    }
    TrayInlay {
        from: scene.keptFrom
        to: scene.keptTo
        z: scene.keptZ * scene.edge
        edge: scene.edge
        accent: scene.accent
    }
    DieMaterial { id: ivory; faceSet: scene.faceSet }
    DieMaterial { id: blank; pipColor: bodyColor; pipRoughness: roughness; relief: 0 }
    Repeater3D {
        id: rows
        model: scene.dice

        Die {
            required property var model
            required property int index

            rest: model.position
            place: model.position
            turn: model.rotation
            edge: scene.edge
            gliding: !scene.dice.flying
            kept: model.kept
            rolling: model.rolling
            hot: scene.hotDie === index && model.selectable
            material: model.face > 0 ? ivory : blank

            onRestChanged: if (gliding) later.restart()
            onKeptChanged: later.restart()
            onGlidingChanged: later.restart()
        }
        onObjectAdded: later.restart()
    }
    Timer {
        id: later
        interval: 0
        onTriggered: scene.arrange()
    }
}
