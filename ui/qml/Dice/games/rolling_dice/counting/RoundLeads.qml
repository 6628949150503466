pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import Dice
import Dice.Models

// Dotted lines from what counts on the floe to its place in the sum.
Item {
    id: leads

    required property RoundCount count
    required property RoundSumCard sum
    property var view: null

    readonly property var game: count.game
    readonly property var parts: count.now?.parts ?? []

    function from(part) {
        if (part.kind === "block") return view.blockAt(Math.max(0, game.table.blocks.findIndex(block => block.key === part.key)))
        const field = game.table.fields.find(field => field.value === part.value) ?? { x: 0, z: 0 }
        const place = part.kind === "own" || part.kind === "behind" ? lying.place(part.key) : Qt.vector3d(field.x, 0, field.z)
        return place ? view.project(place) : null
    }

    LyingDice { id: lying; arena: leads.game.table.arena as ArenaModel }
    Repeater {
        model: leads.view ? leads.parts.length : 0

        Shape {
            id: lead

            required property int index
            readonly property var part: leads.parts[index] ?? ({ kind: "own", key: "", colour: 0 })
            readonly property var start: leads.from(part)
            readonly property point goal: leads.sum.spot(index)
            readonly property color tint: part.kind === "net" ? RollingDiceColours.desk.net : part.kind === "hole" ? RollingDiceColours.desk.hole : Theme.seatInk(part.colour)
            readonly property real bend: Math.max(Theme.s12, 0.45 * (goal.y - (start?.y ?? 0)))

            component Way: ShapePath {
                fillColor: Theme.clear
                capStyle: ShapePath.RoundCap
                startX: lead.start?.x ?? 0
                startY: lead.start?.y ?? 0
                PathCubic {
                    control1X: lead.start?.x ?? 0
                    control1Y: (lead.start?.y ?? 0) + lead.bend
                    control2X: lead.goal.x
                    control2Y: lead.goal.y - lead.bend
                    x: lead.goal.x
                    y: lead.goal.y
                }
            }

            anchors.fill: parent
            visible: start !== null && index < leads.count.seen
            preferredRendererType: Shape.CurveRenderer

            Way { strokeColor: Theme.alpha(Theme.paper, 0.7); strokeWidth: 2 * Theme.ring }
            Way { strokeColor: lead.tint; strokeWidth: Theme.ring; strokeStyle: ShapePath.DashLine; dashPattern: [0.1, 2] }
        }
    }
}
