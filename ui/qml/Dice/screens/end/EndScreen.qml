pragma ComponentBehavior: Bound
import QtQuick
import Dice
import Dice.Models

// The end of a match: the winner, the course of the match, luck, and the decisions that mattered.
Page {
    id: page

    required property ReportModel report
    required property MatchModel match
    // Maps game keys to components that create a FinalCard.
    required property var games

    // The game of the match, also while a match that was left makes way for another page.
    property string game
    readonly property real gap: Theme.compact ? Theme.s12 : Theme.s16
    readonly property real room: foot.y - hero.height - 2 * gap - Theme.s8
    // Below this, the page scrolls.
    readonly property real leastHeight: hero.height + foot.height + 2 * gap + Theme.s48 * 9

    signal homeWanted()
    signal printWanted()

    key: "end"
    Component.onCompleted: if (report.celebrated) hero.celebrate()

    Binding {
        target: page
        property: "game"
        value: page.match.gameKey
        when: page.match.gameKey !== ""
        restoreMode: Binding.RestoreNone
    }
    SeatReader { id: people; model: page.match.seats }
    ScrollArea {
        objectName: "endArea"
        anchors.fill: parent
        contentHeight: Math.max(height, page.leastHeight)

        Item {
            width: Math.min(page.width - 2 * (Theme.compact ? Theme.s24 : Theme.margin), Theme.pageWidth * 1.1)
            height: parent.height - y
            x: (page.width - width) / 2
            y: Theme.compact ? Theme.s12 : Theme.s24

            Hero {
                id: hero
                width: parent.width
                world: page.game
                seat: page.report.winnerSeat
                winners: page.report.winnerSeats
                celebrated: page.report.celebrated
                seats: people.seats.map(person => person.seat)
                headline: page.report.headline
                subline: page.report.subline
            }
            Row {
                id: upper
                y: hero.height + page.gap
                width: parent.width
                height: page.room * (Theme.compact ? 0.54 : 0.5)
                spacing: page.gap

                CurveCard {
                    width: (parent.width - page.gap) * 0.64
                    height: parent.height
                    report: page.report
                    people: people.seats
                }
                Loader {
                    width: (parent.width - page.gap) * 0.36
                    height: parent.height

                    Component.onCompleted: {
                        if (page.game)
                            setSource(Games.part(page.game, "FinalCard"), { game: page.games[page.game], match: page.match })
                    }
                }
            }
            Row {
                y: upper.y + upper.height + page.gap
                width: parent.width
                height: page.room - upper.height
                spacing: page.gap

                LuckCard { width: (parent.width - 2 * page.gap) * 0.22; height: parent.height; luck: page.report.luck; waiting: !page.report.ready }
                DecisionCard {
                    width: (parent.width - 2 * page.gap) * 0.39
                    height: parent.height
                    title: qsTr("Best decisions")
                    decisions: page.report.best
                    waiting: !page.report.ready
                    onMomentWanted: ply => page.report.watchMoment(ply)
                }
                DecisionCard {
                    width: (parent.width - 2 * page.gap) * 0.39
                    height: parent.height
                    good: false
                    title: qsTr("Costliest mistakes")
                    decisions: page.report.worst
                    waiting: !page.report.ready
                    onMomentWanted: ply => page.report.watchMoment(ply)
                }
            }
            Item {
                id: foot
                width: parent.width
                height: Theme.compact ? Theme.s24 * 3 : Theme.s48 * 1.75
                anchors.bottom: parent.bottom

                QuietButton { id: leave; x: -Theme.s12; objectName: "home"; iconName: "home"; text: qsTr("Home"); anchors.verticalCenter: parent.verticalCenter; onClicked: page.homeWanted() }
                Row {
                    id: whose
                    readonly property real room: tools.x - x - Theme.s12
                    spacing: Theme.s8
                    visible: page.report.sides.length > 0
                    anchors { left: leave.right; leftMargin: Theme.s12; verticalCenter: parent.verticalCenter }

                    Label {
                        visible: implicitWidth + whose.spacing + sides.implicitWidth <= whose.room
                        text: qsTr("Decisions of")
                        size: Theme.sizeNote
                        soft: true
                        anchors.verticalCenter: parent.verticalCenter
                    }
                    SegmentedSwitch {
                        id: sides
                        objectName: "decisionsOf"
                        width: Math.min(implicitWidth, whose.room)
                        label: qsTr("Decisions of")
                        options: page.report.sides
                        value: page.report.side
                        onChosen: key => page.report.side = key
                    }
                }
                Row {
                    id: tools
                    spacing: Theme.s12
                    anchors { right: parent.right; verticalCenter: parent.verticalCenter }

                    OutlineButton { objectName: "print"; iconName: "print"; text: qsTr("Print"); onClicked: page.printWanted() }
                    OutlineButton { objectName: "watch"; iconName: "watch"; text: qsTr("Watch"); onClicked: page.report.watch() }
                    PrimaryButton {
                        objectName: "again"
                        focus: true
                        iconName: "again"
                        text: page.report.celebrated ? qsTr("Play again") : qsTr("Rematch")
                        fill: Theme.world(page.game).fill
                        onClicked: page.report.again()
                    }
                }
            }
        }
    }
}
