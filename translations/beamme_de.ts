<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>Your matches</source>
        <translation>Deine Partien</translation>
    </message>
    <message>
        <source>Your preferences</source>
        <translation>Deine Einstellungen</translation>
    </message>
    <message>
        <source>Log and reports</source>
        <translation>Protokoll und Berichte</translation>
    </message>
    <message>
        <source>%1: used as published, in libraries of their own that you may replace with others. Source code: https://code.qt.io. Whose work is inside them: https://doc.qt.io/qt-6/licenses-used-in-qt.html</source>
        <translation>%1: unverändert genutzt, in eigenen Bibliotheken, die du durch andere ersetzen darfst. Quelltext: https://code.qt.io. Wessen Arbeit darin steckt: https://doc.qt.io/qt-6/licenses-used-in-qt.html</translation>
    </message>
</context>
<context>
    <name>AboutCard</name>
    <message>
        <source>Four dice games for one table, made to be played together. No account, no network, no advertising.</source>
        <translation>Vier Würfelspiele für einen Tisch, zum Zusammenspielen gemacht. Kein Konto, kein Internet, keine Werbung.</translation>
    </message>
    <message>
        <source>Free for everyone under the MIT licence: use it, share it, change it.</source>
        <translation>Frei für alle unter der MIT-Lizenz: benutzen, weitergeben, verändern.</translation>
    </message>
    <message>
        <source>Open folder: %1</source>
        <translation>Ordner öffnen: %1</translation>
    </message>
</context>
<context>
    <name>AboutScreen</name>
    <message>
        <source>About BeamMe</source>
        <translation>Über BeamMe</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Lizenzen</translation>
    </message>
</context>
<context>
    <name>AimReadout</name>
    <message>
        <source>Power</source>
        <translation>Kraft</translation>
    </message>
    <message>
        <source>Lift</source>
        <translation>Wurfwinkel</translation>
    </message>
    <message>
        <source>Hit</source>
        <translation>Treffer</translation>
    </message>
</context>
<context>
    <name>AimVoice</name>
    <message>
        <source>Straight ahead</source>
        <translation>Geradeaus</translation>
    </message>
    <message>
        <source>Direction %1° to the right</source>
        <translation>Richtung %1° nach rechts</translation>
    </message>
    <message>
        <source>Direction %1° to the left</source>
        <translation>Richtung %1° nach links</translation>
    </message>
    <message>
        <source>power %1 %</source>
        <translation>Kraft %1 %</translation>
    </message>
    <message>
        <source>lift %1°</source>
        <translation>Wurfwinkel %1°</translation>
    </message>
</context>
<context>
    <name>BeamMeUp</name>
    <message numerus="yes">
        <source>%n on the ground</source>
        <translation>
            <numerusform>%n am Boden</numerusform>
            <numerusform>%n am Boden</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Five equal dice: four fields up in the column of their number.</source>
        <translation>Fünf gleiche Würfel: in der Spalte dieser Zahl vier Felder hinauf.</translation>
    </message>
    <message>
        <source>Four equal dice: three fields up in the column of their number.</source>
        <translation>Vier gleiche Würfel: in der Spalte dieser Zahl drei Felder hinauf.</translation>
    </message>
    <message>
        <source>Three equal dice and a pair: two fields up in the column of the three, one in the column of the pair.</source>
        <translation>Drei gleiche Würfel und ein Paar: in der Spalte des Drillings zwei Felder hinauf, in der des Paars eines.</translation>
    </message>
    <message>
        <source>Five numbers in a row: three fields up in the straight column.</source>
        <translation>Fünf Zahlen in Folge: in der Spalte Straße drei Felder hinauf.</translation>
    </message>
    <message>
        <source>Four numbers in a row: two fields up in the straight column. With a pair in it, also one in the pair’s column if you like.</source>
        <translation>Vier Zahlen in Folge: in der Spalte Straße zwei Felder hinauf. Ist ein Paar dabei, auf Wunsch auch eines in dessen Spalte.</translation>
    </message>
    <message>
        <source>Three equal dice: two fields up in the column of their number.</source>
        <translation>Drei gleiche Würfel: in der Spalte dieser Zahl zwei Felder hinauf.</translation>
    </message>
    <message>
        <source>Two pairs: one field up in the column of each.</source>
        <translation>Zwei Paare: in beiden Spalten ein Feld hinauf.</translation>
    </message>
    <message>
        <source>A pair: one field up in the column of its number.</source>
        <translation>Ein Paar: in der Spalte dieser Zahl ein Feld hinauf.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Rocket +1</source>
        <translation>Rakete +1</translation>
    </message>
    <message>
        <source>Choose how to read it</source>
        <translation>Wähle, wie du ihn wertest</translation>
    </message>
    <message>
        <source>Skip the rocket</source>
        <translation>Rakete auslassen</translation>
    </message>
    <message>
        <source>Choose a stone to lift</source>
        <translation>Wähle einen Stein</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n stones to lift</source>
        <translation>
            <numerusform>Wähle %n Stein zum Anheben</numerusform>
            <numerusform>Wähle %n Steine zum Anheben</numerusform>
        </translation>
    </message>
    <message>
        <source>Lift %1</source>
        <translation>%1 anheben</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Stop and choose</source>
        <translation>Aufhören und wählen</translation>
    </message>
    <message>
        <source>Move columns %1</source>
        <translation>Spalten %1 ziehen</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>%1 ziehen</translation>
    </message>
    <message>
        <source>Choose a stone to move</source>
        <translation>Wähle einen Stein zum Ziehen</translation>
    </message>
    <message>
        <source>Skip the pair</source>
        <translation>Paar auslassen</translation>
    </message>
    <message>
        <source>Let it lapse</source>
        <translation>Verfallen lassen</translation>
    </message>
    <message>
        <source>Before the first roll</source>
        <translation>Vor dem ersten Wurf</translation>
    </message>
    <message>
        <source>This roll</source>
        <translation>Dieser Wurf</translation>
    </message>
    <message>
        <source>If you roll all five again</source>
        <translation>Wenn du alle fünf neu wirfst</translation>
    </message>
    <message>
        <source>Next roll, keeping %1</source>
        <translation>Nächster Wurf mit %1</translation>
    </message>
    <message>
        <source>STRAIGHT</source>
        <translation>STRASSE</translation>
    </message>
    <message>
        <source>the straight column</source>
        <translation>Spalte Straße</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>Spalte %1</translation>
    </message>
    <message>
        <source>The straight column</source>
        <translation>Spalte Straße</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Spalte %1</translation>
    </message>
    <message numerus="yes">
        <source>Goal: %n stones in space, none on the ground</source>
        <translation>
            <numerusform>Ziel: %n Stein im Weltall, keiner am Boden</numerusform>
            <numerusform>Ziel: %n Steine im Weltall, keiner am Boden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 starts later: %n stones up</source>
        <translation>
            <numerusform>%1 ist später dran und darf %n Stein anheben</numerusform>
            <numerusform>%1 ist später dran und darf %n Steine anheben</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2 wins!</source>
        <translation>%1 %2 gewinnt!</translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>%1 hat gewonnen</translation>
    </message>
    <message>
        <source>level, %1</source>
        <translation>Gleichstand, %1</translation>
    </message>
    <message>
        <source>%1 leads %2</source>
        <translation>%1 führt %2</translation>
    </message>
    <message>
        <source>Stop with %1</source>
        <translation>Aufhören mit: %1</translation>
    </message>
    <message>
        <source>Read it as: %1</source>
        <translation>Werten als: %1</translation>
    </message>
    <message>
        <source>Joker: %1 instead of %2</source>
        <translation>Joker: %1 statt %2</translation>
    </message>
    <message>
        <source>Rocket: lift %1</source>
        <translation>Rakete: %1 anheben</translation>
    </message>
    <message>
        <source>%1 has %2: nothing, the turn ends.</source>
        <translation>%1 hat %2: nichts, der Zug endet.</translation>
    </message>
    <message>
        <source>%1 has %2: %3.</source>
        <translation>%1 hat %2: %3.</translation>
    </message>
    <message>
        <source>%1 starts later and lifts %2.</source>
        <translation>%1 ist später dran und hebt %2 an.</translation>
    </message>
    <message>
        <source>%1 reads it as: %2.</source>
        <translation>%1 wertet das als: %2.</translation>
    </message>
    <message>
        <source>%1 skips the pair.</source>
        <translation>%1 verzichtet auf das Paar.</translation>
    </message>
    <message>
        <source>%1 skips the rocket.</source>
        <translation>%1 verzichtet auf die Rakete.</translation>
    </message>
    <message>
        <source>The rocket lifts %1’s stone in %2.</source>
        <translation>Die Rakete hebt den Stein von %1 in %2.</translation>
    </message>
    <message>
        <source>%1’s stone in %2 is at the top already and stays.</source>
        <translation>Der Stein von %1 in %2 ist schon ganz oben und bleibt.</translation>
    </message>
    <message>
        <source>%1’s stone in %2 rises by %3.</source>
        <translation>Der Stein von %1 in %2 steigt um %3.</translation>
    </message>
    <message>
        <source>Joker!</source>
        <translation>Joker!</translation>
    </message>
    <message>
        <source>A rocket fires!</source>
        <translation>Eine Rakete zündet!</translation>
    </message>
    <message>
        <source>It stands on a blue star: joker.</source>
        <translation>Er steht auf einem blauen Stern: Joker.</translation>
    </message>
    <message>
        <source>A pink star hides it.</source>
        <translation>Ein pinker Stern versteckt ihn.</translation>
    </message>
    <message>
        <source>Cool down for %1.</source>
        <translation>Cool down für %1.</translation>
    </message>
    <message>
        <source>Safe on a star: %1.</source>
        <translation>Sicher auf einem Stern: %1.</translation>
    </message>
    <message>
        <source>STR %1</source>
        <translation>STR %1</translation>
    </message>
    <message>
        <source>%1: row %2 of 7</source>
        <translation>%1: Reihe %2 von 7</translation>
    </message>
    <message>
        <source>%1: on the ground</source>
        <translation>%1: am Boden</translation>
    </message>
    <message>
        <source>in space</source>
        <translation>im Weltall</translation>
    </message>
    <message>
        <source>on a pink star</source>
        <translation>auf einem pinken Stern</translation>
    </message>
    <message>
        <source>on a blue star, joker</source>
        <translation>auf einem blauen Stern, Joker</translation>
    </message>
    <message>
        <source>would rise</source>
        <translation>würde steigen</translation>
    </message>
    <message>
        <source>Cool down: %1</source>
        <translation>Cool down: %1</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>columns %1</source>
        <translation>Spalten %1</translation>
    </message>
    <message>
        <source>straight</source>
        <translation>Straße</translation>
    </message>
    <message>
        <source>Choose %1</source>
        <translation>%1 wählen</translation>
    </message>
    <message>
        <source>%1, row %2</source>
        <translation>%1, Reihe %2</translation>
    </message>
    <message>
        <source>%1, ground</source>
        <translation>%1, Boden</translation>
    </message>
    <message>
        <source>stone</source>
        <translation>Stein</translation>
    </message>
    <message>
        <source>pink star</source>
        <translation>pinker Stern</translation>
    </message>
    <message>
        <source>blue star</source>
        <translation>blauer Stern</translation>
    </message>
    <message>
        <source>rocket</source>
        <translation>Rakete</translation>
    </message>
</context>
<context>
    <name>BeamMeUpBoard</name>
    <message>
        <source>%1’s board: %2 of %3 in space</source>
        <translation>Spielplan von %1: %2 von %3 im Weltall</translation>
    </message>
    <message>
        <source>SPACE</source>
        <translation>WELTALL</translation>
    </message>
    <message>
        <source>ATMOSPHERE</source>
        <translation>ATMOSPHÄRE</translation>
    </message>
</context>
<context>
    <name>BeamMeUpFinalCard</name>
    <message>
        <source>Final boards</source>
        <translation>Endstand</translation>
    </message>
    <message>
        <source>%1: %2 in space</source>
        <translation>%1: %2 im Weltall</translation>
    </message>
    <message>
        <source>in space</source>
        <translation>im Weltall</translation>
    </message>
</context>
<context>
    <name>BeamMeUpGuide</name>
    <message>
        <source>What counts</source>
        <translation>Was zählt</translation>
    </message>
</context>
<context>
    <name>BeamMeUpHouseRules</name>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>What a blue star can do</source>
        <translation>Was ein blauer Stern kann</translation>
    </message>
    <message>
        <source>Redirect every part</source>
        <translation>Jeden Teil umlenken</translation>
    </message>
    <message>
        <source>One stone on a blue star is enough for all parts of the roll.</source>
        <translation>Ein Stein auf einem blauen Stern genügt für alle Teile des Wurfs.</translation>
    </message>
    <message>
        <source>One part per star</source>
        <translation>Ein Teil je Stern</translation>
    </message>
    <message>
        <source>Each stone on a blue star redirects one part.</source>
        <translation>Jeder Stein auf einem blauen Stern lenkt einen Teil um.</translation>
    </message>
    <message>
        <source>Only its own column</source>
        <translation>Nur die eigene Spalte</translation>
    </message>
    <message>
        <source>Only the part of the column whose stone stands on a blue star.</source>
        <translation>Nur den Teil der Spalte, deren Stein auf einem blauen Stern steht.</translation>
    </message>
    <message>
        <source>Read the roll freely</source>
        <translation>Freie Wertung</translation>
    </message>
    <message>
        <source>A full house may also count as three of a kind.</source>
        <translation>Ein Full House darf auch als Drilling zählen.</translation>
    </message>
    <message>
        <source>standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Another stone each time</source>
        <translation>Jedes Mal ein weiterer Stein</translation>
    </message>
    <message>
        <source>In a chain of rockets, each one lifts a stone that the chain has not lifted yet.</source>
        <translation>In einer Kette von Raketen hebt jede einen Stein, den die Kette noch nicht gehoben hat.</translation>
    </message>
</context>
<context>
    <name>BeamMeUpReadings</name>
    <message>
        <source>What counts</source>
        <translation>Was zählt</translation>
    </message>
    <message>
        <source>Five of a kind</source>
        <translation>Fünfling</translation>
    </message>
    <message>
        <source>its column +4</source>
        <translation>seine Spalte +4</translation>
    </message>
    <message>
        <source>Large straight</source>
        <translation>Große Straße</translation>
    </message>
    <message>
        <source>straight column +3</source>
        <translation>Spalte Straße +3</translation>
    </message>
    <message>
        <source>Four of a kind</source>
        <translation>Vierling</translation>
    </message>
    <message>
        <source>its column +3</source>
        <translation>seine Spalte +3</translation>
    </message>
    <message>
        <source>Full house</source>
        <translation>Full House</translation>
    </message>
    <message>
        <source>column of the three +2, column of the pair +1</source>
        <translation>Spalte des Drillings +2, Spalte des Paares +1</translation>
    </message>
    <message>
        <source>Small straight</source>
        <translation>Kleine Straße</translation>
    </message>
    <message>
        <source>straight column +2</source>
        <translation>Spalte Straße +2</translation>
    </message>
    <message>
        <source>with a pair in it, also that column +1 if you like</source>
        <translation>mit einem Paar auch dessen Spalte +1, wenn du magst</translation>
    </message>
    <message>
        <source>Three of a kind</source>
        <translation>Drilling</translation>
    </message>
    <message>
        <source>its column +2</source>
        <translation>seine Spalte +2</translation>
    </message>
    <message>
        <source>Two pairs</source>
        <translation>Zwei Paare</translation>
    </message>
    <message>
        <source>both columns +1</source>
        <translation>beide Spalten +1</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Paar</translation>
    </message>
    <message>
        <source>its column +1</source>
        <translation>seine Spalte +1</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>A stone goes the whole way; what would lead beyond the top field is lost.</source>
        <translation>Ein Stein geht den ganzen Weg; was über das oberste Feld hinausginge, verfällt.</translation>
    </message>
    <message>
        <source>no stone moves, it is the next player’s turn</source>
        <translation>kein Stein steigt, die nächste Person ist dran</translation>
    </message>
</context>
<context>
    <name>BeamMeUpRules</name>
    <message>
        <source>What it is about</source>
        <translation>Worum es geht</translation>
    </message>
    <message>
        <source>One lazy stone on the ground keeps you from winning, however many are up there. Wake it in time.</source>
        <translation>Ein einziger fauler Stein am Boden verhindert deinen Sieg, egal wie viele schon oben sind. Weck ihn rechtzeitig.</translation>
    </message>
    <message>
        <source>Your board</source>
        <translation>Dein Spielplan</translation>
    </message>
    <message>
        <source>All boards have the same special fields, but in different places. So choose one you like: none is better than another.</source>
        <translation>Alle Spielpläne haben die gleichen Sonderfelder, nur an anderen Stellen. Nimm also, welchen du magst: Keiner ist besser als der andere.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Dein Zug</translation>
    </message>
    <message>
        <source>Roll all five dice. Then pick the ones you want to keep and roll the others again, up to two times. A die that you kept may go back into the roll, and you may stop whenever you are happy.</source>
        <translation>Würfle mit allen fünf Würfeln. Such dir aus, welche du behalten willst, und wirf die anderen noch einmal, höchstens zweimal. Ein behaltener Würfel darf auch wieder mit, und aufhören darfst du, sobald du zufrieden bist.</translation>
    </message>
    <message>
        <source>Your final roll counts as one reading, always the highest in the table below. It tells which stones rise and how far. If it moves two stones, you decide which goes first.</source>
        <translation>Dein letzter Wurf zählt als genau eine Kombination, immer als die höchste in der Tabelle unten. Sie sagt, welche Steine steigen und wie weit. Bewegt sie zwei Steine, bestimmst du, welcher zuerst geht.</translation>
    </message>
    <message>
        <source>Special fields</source>
        <translation>Sonderfelder</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>When you set up a match you can agree on other ways to play:</source>
        <translation>Vor einer neuen Partie könnt ihr euch auf andere Spielweisen einigen:</translation>
    </message>
    <message>
        <source>Blue stars can be made weaker: each of them redirects only one move, or only the move of its own column.</source>
        <translation>Blaue Sterne lassen sich abschwächen: Jeder lenkt nur eine Bewegung um, oder nur die seiner eigenen Spalte.</translation>
    </message>
    <message>
        <source>Free reading lets you count your roll as something smaller that is also in it, say a full house as three of a kind.</source>
        <translation>Bei der freien Wertung darfst du deinen Wurf auch als etwas Kleineres werten, das in ihm steckt, ein Full House etwa als Drilling.</translation>
    </message>
    <message>
        <source>The youngest begins, then it goes on clockwise. In the set-up you may choose somebody else, or draw lots.</source>
        <translation>Wer am jüngsten ist, beginnt; dann geht es im Uhrzeigersinn weiter. Beim Vorbereiten könnt ihr auch jemand anderen bestimmen oder losen.</translation>
    </message>
    <message>
        <source>With “another stone each time” a chain of rockets never lifts the same stone twice.</source>
        <translation>Mit „Jedes Mal ein weiterer Stein“ hebt eine Kette von Raketen nie denselben Stein zweimal.</translation>
    </message>
</context>
<context>
    <name>BeamMeUpSetupPart</name>
    <message>
        <source>Boards</source>
        <translation>Spielpläne</translation>
    </message>
</context>
<context>
    <name>BeamMeUpStanding</name>
    <message>
        <source>%1/%2 in space</source>
        <translation>%1/%2 im Weltall</translation>
    </message>
</context>
<context>
    <name>BeamMeUpTerms</name>
    <message>
        <source>Pink star</source>
        <translation>Pinker Stern</translation>
    </message>
    <message>
        <source>safe from a Cool down</source>
        <translation>vor Cool down sicher</translation>
    </message>
    <message>
        <source>Nobody can see a stone that rests here: a Cool down passes it by.</source>
        <translation>Einen Stein, der hier ruht, kann niemand sehen: Ein Cool down zieht an ihm vorbei.</translation>
    </message>
    <message>
        <source>Blue star</source>
        <translation>Blauer Stern</translation>
    </message>
    <message>
        <source>safe, and a joker</source>
        <translation>sicher, und ein Joker</translation>
    </message>
    <message>
        <source>Rocket</source>
        <translation>Rakete</translation>
    </message>
    <message>
        <source>+1 for any stone</source>
        <translation>ein Stein nach Wahl +1</translation>
    </message>
    <message>
        <source>If a stone ends its move here in your own turn, one stone of your choice rises one field more, and may well start the next rocket. You may also let it pass.</source>
        <translation>Endet ein Stein in deinem eigenen Zug hier, steigt ein Stein deiner Wahl noch ein Feld höher und zündet vielleicht gleich die nächste Rakete. Du darfst auch verzichten.</translation>
    </message>
    <message>
        <source>Cool down</source>
        <translation>Cool down</translation>
    </message>
    <message>
        <source>−1 in this column</source>
        <translation>−1 in dieser Spalte</translation>
    </message>
    <message>
        <source>When one move of your roll really takes a stone up by two fields or more, it gets cold in that column on all other boards: every opposing stone there sinks by one field.</source>
        <translation>Hebt eine Bewegung deines Wurfs einen Stein wirklich um zwei oder mehr Felder, wird es in dieser Spalte auf allen anderen Spielplänen kalt: Jeder gegnerische Stein dort sinkt um ein Feld.</translation>
    </message>
    <message>
        <source>Protected</source>
        <translation>Geschützt</translation>
    </message>
    <message>
        <source>stays in a Cool down</source>
        <translation>bleibt beim Cool down</translation>
    </message>
    <message>
        <source>Stones on the ground stay where they are, and so do stones on a star. A stone may sink out of space again, and it may sink onto a star and be safe from then on. Landing on a rocket that way starts nothing.</source>
        <translation>Steine am Boden bleiben, wo sie sind, und Steine auf einem Stern ebenso. Ein Stein kann aus dem Weltall wieder herabsinken, und er kann auf einen Stern sinken und ist von da an sicher. Landet er so auf einer Rakete, zündet sie nicht.</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Weltall</translation>
    </message>
    <message>
        <source>above the white line</source>
        <translation>über der weißen Linie</translation>
    </message>
    <message>
        <source>You win as soon as enough of your stones are in space and not a single one is left on the ground: five stones when two play, four when three or four play.</source>
        <translation>Du gewinnst, sobald genug deiner Steine im Weltall sind und kein einziger mehr am Boden liegt: fünf Steine zu zweit, vier Steine zu dritt oder zu viert.</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>Stone</source>
        <translation>Stein</translation>
    </message>
    <message>
        <source>Seven stones wait on the ground of your board. Your dice beam them upwards, each in its own column.</source>
        <translation>Sieben Steine warten auf dem Boden deines Spielplans. Deine Würfel beamen sie nach oben, jeden in seiner Spalte.</translation>
    </message>
    <message>
        <source>Joker!</source>
        <translation>Joker!</translation>
    </message>
    <message>
        <source>A stone on a blue star lets a move go to another stone of yours.</source>
        <translation>Steht einer deiner Steine auf einem blauen Stern, darfst du eine Bewegung einem anderen geben.</translation>
    </message>
    <message>
        <source>A head start</source>
        <translation>Ein kleiner Vorsprung</translation>
    </message>
    <message>
        <source>Playing later is a small drawback. To make up for it, the second player lifts one stone by one field before the first roll, the third player two stones, the fourth three.</source>
        <translation>Später dran zu sein ist ein kleiner Nachteil. Zum Ausgleich hebt die zweite Person vor dem ersten Wurf einen Stein um ein Feld, die dritte zwei Steine, die vierte drei.</translation>
    </message>
    <message>
        <source>A stone ended its move on a rocket, so one stone of choice rises by one more.</source>
        <translation>Ein Stein kam auf einer Rakete an, also steigt ein Stein nach Wahl noch um eins.</translation>
    </message>
    <message>
        <source>A stone rose by two or more, so the others sink by one in this column.</source>
        <translation>Ein Stein stieg um zwei oder mehr, also sinken die gegnerischen in dieser Spalte um eins.</translation>
    </message>
    <message>
        <source>A star keeps its stone from sinking.</source>
        <translation>Ein Stern bewahrt seinen Stein vor dem Sinken.</translation>
    </message>
    <message>
        <source>Whoever starts later may lift stones before the first roll.</source>
        <translation>Wer später dran ist, darf vor dem ersten Wurf Steine anheben.</translation>
    </message>
    <message>
        <source>Hides its stone as well, and makes it a joker. As long as one of your stones is on a blue star, every move of your roll may go to any of your stones instead. The joker never changes what your roll counts as. If the roll moves two stones, they must be different ones.</source>
        <translation>Er versteckt seinen Stein ebenfalls und macht ihn zum Joker. Solange einer deiner Steine auf einem blauen Stern steht, darf jede Bewegung deines Wurfs stattdessen einen beliebigen deiner Steine heben. Der Joker ändert nie, als was dein Wurf zählt. Bewegt dein Wurf zwei Steine, müssen es zwei verschiedene sein.</translation>
    </message>
    <message>
        <source>How likely the next roll is to count as this. A click keeps the dice that help most.</source>
        <translation>So wahrscheinlich zählt der nächste Wurf so. Ein Klick behält die Würfel, die am meisten helfen.</translation>
    </message>
    <message>
        <source>There are seven columns: one for each number from 1 to 6, and one for the straight. Each has eight fields. The lowest is the ground; those above the line of white stars, usually three, are space.</source>
        <translation>Es gibt sieben Spalten: eine für jede Zahl von 1 bis 6 und eine für die Straße. Jede hat acht Felder. Das unterste ist der Boden; die über der Linie aus weißen Sternen, meist drei, sind das Weltall.</translation>
    </message>
</context>
<context>
    <name>BoardChoice</name>
    <message>
        <source>%1, played by %2</source>
        <translation>%1, gespielt von %2</translation>
    </message>
    <message>
        <source>%1, free</source>
        <translation>%1, frei</translation>
    </message>
    <message>
        <source>Press to hand it to the next player</source>
        <translation>Drücken, um ihn weiterzugeben</translation>
    </message>
</context>
<context>
    <name>BoardParts</name>
    <message>
        <source>Space</source>
        <translation>Weltall</translation>
    </message>
    <message>
        <source>Star line</source>
        <translation>Sternenlinie</translation>
    </message>
    <message>
        <source>Ground</source>
        <translation>Boden</translation>
    </message>
    <message>
        <source>Atmosphere</source>
        <translation>Atmosphäre</translation>
    </message>
</context>
<context>
    <name>BoardPreview</name>
    <message>
        <source>S</source>
        <comment>one letter for the straight column</comment>
        <translation>S</translation>
    </message>
</context>
<context>
    <name>BoxChoices</name>
    <message>
        <source>Boxes</source>
        <translation>Schachteln</translation>
    </message>
</context>
<context>
    <name>BoxCover</name>
    <message>
        <source>%1, coming soon</source>
        <translation>%1, kommt bald</translation>
    </message>
    <message>
        <source>%1 players, %2</source>
        <translation>%1 Personen, %2</translation>
    </message>
    <message>
        <source>Coming soon</source>
        <translation>Kommt bald</translation>
    </message>
</context>
<context>
    <name>BoxGrid</name>
    <message>
        <source>Hollows and plates</source>
        <translation>Mulden und Schnips-Teller</translation>
    </message>
    <message>
        <source>Arrows walk, Space chooses</source>
        <translation>Pfeiltasten gehen umher, Leertaste wählt</translation>
    </message>
</context>
<context>
    <name>BoxMarks</name>
    <message>
        <source>S</source>
        <comment>south</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>E</source>
        <comment>east</comment>
        <translation>O</translation>
    </message>
    <message>
        <source>N</source>
        <comment>north</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>W</source>
        <comment>west</comment>
        <translation>W</translation>
    </message>
</context>
<context>
    <name>ContinueCard</name>
    <message>
        <source>Continue %1</source>
        <translation>Weiter: %1</translation>
    </message>
</context>
<context>
    <name>CoolDownRules</name>
    <message>
        <source>rises by 2</source>
        <translation>steigt um 2</translation>
    </message>
    <message>
        <source>sinks by 1</source>
        <translation>sinkt um 1</translation>
    </message>
    <message>
        <source>is safe</source>
        <translation>ist sicher</translation>
    </message>
    <message>
        <source>Steps given by a rocket never make it cold.</source>
        <translation>Raketenschritte lösen nie einen Cool down aus.</translation>
    </message>
</context>
<context>
    <name>Crash</name>
    <message>
        <source>BeamMe cannot go on. Your matches are saved.</source>
        <translation>BeamMe kann nicht weitermachen. Deine Partien sind gespeichert.</translation>
    </message>
    <message>
        <source>What happened is written in %1</source>
        <translation>Was passiert ist, steht in %1</translation>
    </message>
    <message>
        <source>Something went wrong (%1). Your match is saved; open it again.</source>
        <translation>Etwas ist schiefgegangen (%1). Deine Partie ist gespeichert, öffne sie noch einmal.</translation>
    </message>
    <message>
        <source>BeamMe ended by mistake the last time. Your matches are saved; play on.</source>
        <translation>BeamMe wurde beim letzten Mal unerwartet beendet. Deine Partien sind gespeichert, spiel einfach weiter.</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>That should not have happened</source>
        <translation>Das hätte nicht passieren dürfen</translation>
    </message>
    <message>
        <source>All right</source>
        <translation>In Ordnung</translation>
    </message>
    <message>
        <source>The report could not be saved, but you can copy it.</source>
        <translation>Der Bericht ließ sich nicht speichern, aber du kannst ihn kopieren.</translation>
    </message>
    <message>
        <source>The report is in this file. Nothing is sent to anybody.</source>
        <translation>Der Bericht steht in dieser Datei. Nichts wird verschickt.</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Bericht kopieren</translation>
    </message>
</context>
<context>
    <name>CurveCard</name>
    <message>
        <source>Chance of winning</source>
        <translation>Gewinnchance</translation>
    </message>
    <message>
        <source>Looking back at every decision</source>
        <translation>Jede Entscheidung wird noch einmal angesehen</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>DecisionCard</name>
    <message>
        <source>None that mattered</source>
        <translation>Keine, auf die es ankam</translation>
    </message>
    <message>
        <source>Chance of winning</source>
        <translation>Gewinnchance</translation>
    </message>
</context>
<context>
    <name>DecisionRow</name>
    <message>
        <source>Watch this moment</source>
        <translation>Diesen Moment ansehen</translation>
    </message>
    <message>
        <source>Turn %1: %2, chance of winning %3</source>
        <translation>Zug %1: %2, Gewinnchance %3</translation>
    </message>
</context>
<context>
    <name>Dice</name>
    <message>
        <source>Die %1</source>
        <translation>Würfel %1</translation>
    </message>
    <message>
        <source>Die %1: %2, kept</source>
        <translation>Würfel %1: %2, behalten</translation>
    </message>
    <message>
        <source>Die %1: %2</source>
        <translation>Würfel %1: %2</translation>
    </message>
</context>
<context>
    <name>DiceFlick</name>
    <message>
        <source>Flick</source>
        <translation>Schnipsen</translation>
    </message>
    <message numerus="yes">
        <source>%n flicks left</source>
        <translation>
            <numerusform>noch %n Schnipser</numerusform>
            <numerusform>noch %n Schnipser</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Enter %n points</source>
        <translation>
            <numerusform>%n Punkt eintragen</numerusform>
            <numerusform>%n Punkte eintragen</numerusform>
        </translation>
    </message>
    <message>
        <source>You may draw one more die and flick once more, any of yours.</source>
        <translation>Du darfst noch einen Würfel ziehen und noch einmal schnipsen, egal welchen.</translation>
    </message>
    <message numerus="yes">
        <source>What lies there now is worth %n points.</source>
        <translation>
            <numerusform>Was jetzt daliegt, ist %n Punkt wert.</numerusform>
            <numerusform>Was jetzt daliegt, ist %n Punkte wert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Goal: the most points after ten rounds</source>
        <translation>Ziel: die meisten Punkte nach zehn Runden</translation>
    </message>
    <message>
        <source>%1 flicks %2 %3.</source>
        <translation>%1 schnipst %2 %3.</translation>
    </message>
    <message>
        <source>The plate was slid.</source>
        <translation>Der Schnips-Teller war verschoben.</translation>
    </message>
    <message>
        <source>%1 draws %2.</source>
        <translation>%1 zieht %2.</translation>
    </message>
    <message>
        <source>%1 draws %2 for a third flick.</source>
        <translation>%1 zieht %2 und darf ein drittes Mal schnipsen.</translation>
    </message>
    <message>
        <source>%1 leaves the box.</source>
        <translation>%1 fliegt aus der Schachtel.</translation>
    </message>
    <message>
        <source>%1 falls into the moat.</source>
        <translation>%1 fällt in den Graben.</translation>
    </message>
    <message>
        <source>%1 finds no hollow of its own.</source>
        <translation>%1 findet keine eigene Mulde.</translation>
    </message>
    <message>
        <source>%1 lands in %2.</source>
        <translation>%1 landet in %2.</translation>
    </message>
    <message>
        <source>%1 lands in the centre and shows %3.</source>
        <translation>%1 landet in der Mitte und zeigt %3.</translation>
    </message>
    <message>
        <source>%1 lands in %2 and shows %3.</source>
        <translation>%1 landet in %2 und zeigt %3.</translation>
    </message>
    <message>
        <source>%1 is knocked out.</source>
        <translation>%1 wird hinausgeschossen.</translation>
    </message>
    <message>
        <source>%1 is knocked into %2 and shows %3.</source>
        <translation>%1 rutscht nach %2 und zeigt %3.</translation>
    </message>
    <message>
        <source>%1 is knocked into %2.</source>
        <translation>%1 rutscht nach %2.</translation>
    </message>
    <message>
        <source>%1 turns to %2.</source>
        <translation>%1 kippt auf %2.</translation>
    </message>
    <message>
        <source>%1 scores nothing: 0 points.</source>
        <translation>%1 wertet nichts: 0 Punkte.</translation>
    </message>
    <message>
        <source>%1 scores %2: %3.</source>
        <translation>%1 wertet %2: %3.</translation>
    </message>
    <message>
        <source>%1 wins with %2!</source>
        <translation>%1 gewinnt: %2!</translation>
    </message>
    <message>
        <source>%1 win together with %2 each!</source>
        <translation>%1 gewinnen gemeinsam, je %2!</translation>
    </message>
    <message>
        <source>Score nothing</source>
        <translation>Nichts werten</translation>
    </message>
    <message>
        <source>Score %1: %2</source>
        <translation>Werten: %1, %2</translation>
    </message>
    <message>
        <source>%1 past the hollows, %2</source>
        <translation>%1 an den Mulden vorbei, %2</translation>
    </message>
    <message>
        <source>%1 at %2, %3</source>
        <translation>%1 auf %2, %3</translation>
    </message>
    <message>
        <source>Blue group</source>
        <translation>Blaue Gruppe</translation>
    </message>
    <message>
        <source>Yellow group</source>
        <translation>Gelbe Gruppe</translation>
    </message>
    <message>
        <source>Green group</source>
        <translation>Grüne Gruppe</translation>
    </message>
    <message>
        <source>%1 blue dice</source>
        <translation>%1 blaue Würfel</translation>
    </message>
    <message>
        <source>%1 yellow dice</source>
        <translation>%1 gelbe Würfel</translation>
    </message>
    <message>
        <source>%1 green dice</source>
        <translation>%1 grüne Würfel</translation>
    </message>
    <message>
        <source>Knaller, %1</source>
        <translation>Knaller, %1</translation>
    </message>
    <message>
        <source>The centre</source>
        <translation>Die Mitte</translation>
    </message>
    <message>
        <source>%1, the %2 in the centre counts double</source>
        <translation>%1, die %2 in der Mitte zählt doppelt</translation>
    </message>
    <message>
        <source>%1 with the Knaller</source>
        <translation>%1 mit dem Knaller</translation>
    </message>
    <message>
        <source>the %1 in the centre twice</source>
        <translation>die %1 in der Mitte doppelt</translation>
    </message>
    <message>
        <source>the Knaller in the centre</source>
        <translation>den Knaller in der Mitte</translation>
    </message>
    <message>
        <source>%1 jokers</source>
        <translation>%1 Joker</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n jokers)</source>
        <translation>
            <numerusform>%1 (ein Joker)</numerusform>
            <numerusform>%1 (%n Joker)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 with the marker</source>
        <translation>%1 mit Marker</translation>
    </message>
    <message>
        <source>two</source>
        <translation>zwei</translation>
    </message>
    <message>
        <source>three</source>
        <translation>drei</translation>
    </message>
    <message>
        <source>four</source>
        <translation>vier</translation>
    </message>
    <message>
        <source>five</source>
        <translation>fünf</translation>
    </message>
    <message>
        <source>six</source>
        <translation>sechs</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>white</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>Pink</translation>
    </message>
    <message>
        <source>the blue die</source>
        <translation>der blaue Würfel</translation>
    </message>
    <message>
        <source>the yellow die</source>
        <translation>der gelbe Würfel</translation>
    </message>
    <message>
        <source>the green die</source>
        <translation>der grüne Würfel</translation>
    </message>
    <message>
        <source>the white die</source>
        <translation>der weiße Würfel</translation>
    </message>
    <message>
        <source>the Knaller</source>
        <translation>der Knaller</translation>
    </message>
    <message>
        <source>the blue %1</source>
        <translation>die blaue %1</translation>
    </message>
    <message>
        <source>the yellow %1</source>
        <translation>die gelbe %1</translation>
    </message>
    <message>
        <source>the green %1</source>
        <translation>die grüne %1</translation>
    </message>
    <message>
        <source>the white %1</source>
        <translation>die weiße %1</translation>
    </message>
    <message>
        <source>from the south</source>
        <translation>von Süden</translation>
    </message>
    <message>
        <source>from the east</source>
        <translation>von Osten</translation>
    </message>
    <message>
        <source>from the north</source>
        <translation>von Norden</translation>
    </message>
    <message>
        <source>from the west</source>
        <translation>von Westen</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>no points</source>
        <translation>keine Punkte</translation>
    </message>
    <message>
        <source>%1 takes the bonus die.</source>
        <translation>%1 nimmt den Bonus-Würfel.</translation>
    </message>
    <message>
        <source>%1 skips the bonus die.</source>
        <translation>%1 verzichtet auf den Bonus-Würfel.</translation>
    </message>
    <message>
        <source>The bonus marker allows a third flick!</source>
        <translation>Der Bonus-Marker erlaubt einen dritten Schnipser!</translation>
    </message>
    <message>
        <source>Flick a bonus die</source>
        <translation>Bonus-Würfel schnipsen</translation>
    </message>
    <message>
        <source>Skip the bonus</source>
        <translation>Bonus auslassen</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>Linie %1</translation>
    </message>
    <message>
        <source>If %1 rests in %2: %3</source>
        <translation>Wenn %1 in %2 liegen bleibt: %3</translation>
    </message>
    <message>
        <source>bonus</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>one more flick</source>
        <translation>noch ein Schnipser</translation>
    </message>
    <message>
        <source>nothing to score yet</source>
        <translation>noch nichts zu werten</translation>
    </message>
    <message>
        <source>it counts double</source>
        <translation>er zählt doppelt</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>%1 = %2 + twice its pips</source>
        <translation>%1 = %2 + doppelt seine Augen</translation>
    </message>
    <message>
        <source>%1 = %2 + its pips</source>
        <translation>%1 = %2 + seine Augen</translation>
    </message>
    <message>
        <source>2 × pips</source>
        <translation>2 × Augen</translation>
    </message>
    <message>
        <source>%1 + 2 × pips</source>
        <translation>%1 + 2 × Augen</translation>
    </message>
    <message>
        <source>%1 + pips</source>
        <translation>%1 + Augen</translation>
    </message>
    <message>
        <source>the centre</source>
        <translation>die Mitte</translation>
    </message>
    <message>
        <source>the blue marker</source>
        <translation>der blaue Upgrade-Marker</translation>
    </message>
    <message>
        <source>the yellow marker</source>
        <translation>der gelbe Upgrade-Marker</translation>
    </message>
    <message>
        <source>the green marker</source>
        <translation>der grüne Upgrade-Marker</translation>
    </message>
    <message>
        <source>the bonus marker</source>
        <translation>der Bonus-Marker</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>scores %1</source>
        <translation>zählt %1</translation>
    </message>
    <message>
        <source>Practice box</source>
        <translation>Übungsschachtel</translation>
    </message>
    <message>
        <source>%1 of the dice stayed in the box</source>
        <translation>%1 der Würfel blieben in der Schachtel</translation>
    </message>
    <message>
        <source>Hollow %1</source>
        <translation>Mulde %1</translation>
    </message>
</context>
<context>
    <name>DiceFlickFinalCard</name>
    <message>
        <source>Final pad</source>
        <translation>Der Block am Ende</translation>
    </message>
    <message>
        <source>%1 rounds</source>
        <translation>%1 Runden</translation>
    </message>
</context>
<context>
    <name>DiceFlickGestures</name>
    <message>
        <source>Aim</source>
        <translation>Zielen</translation>
    </message>
    <message>
        <source>Arrows aim, Space held and let go flicks</source>
        <translation>Pfeiltasten zielen, Leertaste halten und loslassen schnipst</translation>
    </message>
</context>
<context>
    <name>DiceFlickGroups</name>
    <message>
        <source>Groups</source>
        <translation>Gruppen</translation>
    </message>
    <message>
        <source>In a row</source>
        <translation>In einer Reihe</translation>
    </message>
    <message>
        <source>With a joker</source>
        <translation>Mit einem Joker</translation>
    </message>
    <message>
        <source>Only two touch</source>
        <translation>Nur zwei berühren sich</translation>
    </message>
    <message>
        <source>Three jokers</source>
        <translation>Drei Joker</translation>
    </message>
    <message>
        <source>A group is taken as a whole, with everything that hangs on to it.</source>
        <translation>Eine Gruppe wird immer ganz genommen, mit allem, was daran hängt.</translation>
    </message>
</context>
<context>
    <name>DiceFlickHouseRules</name>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>for children</source>
        <translation>für Kinder</translation>
    </message>
    <message>
        <source>Slide the plates</source>
        <translation>Schnips-Teller verschieben</translation>
    </message>
    <message>
        <source>as in the rulebook</source>
        <translation>wie im Heft</translation>
    </message>
    <message>
        <source>For children: before a flick they may slide their plate along its side. Who may?</source>
        <translation>Für Kinder: Sie dürfen ihren Schnips-Teller vor dem Schnipsen entlang seiner Seite verschieben. Wer darf das?</translation>
    </message>
</context>
<context>
    <name>DiceFlickKnaller</name>
    <message>
        <source>its row …</source>
        <translation>seine Reihe …</translation>
    </message>
    <message>
        <source>… or its column</source>
        <translation>… oder seine Spalte</translation>
    </message>
    <message>
        <source>The Knaller itself is always worth 6, in the centre as well.</source>
        <translation>Der Knaller selbst ist immer 6 wert, auch in der Mitte.</translation>
    </message>
    <message>
        <source>Two Knaller score a line each. But if one lies in the line of the other and is scored with it, it is gone.</source>
        <translation>Zwei Knaller werten je eine Linie. Liegt aber einer in der Linie des anderen und wird mitgewertet, ist er weg.</translation>
    </message>
</context>
<context>
    <name>DiceFlickRules</name>
    <message>
        <source>What it is about</source>
        <translation>Worum es geht</translation>
    </message>
    <message>
        <source>Flick dice from the rim into the hollows of a box. Where dice of one colour lie side by side they are worth points, whoever brought them there.</source>
        <translation>Schnipst Würfel vom Rand in die Mulden einer Schachtel. Wo Würfel einer Farbe nebeneinanderliegen, bringen sie Punkte, ganz gleich, wer sie dorthin geschnipst hat.</translation>
    </message>
    <message>
        <source>Two to four of you play ten rounds and share the one box. Whoever has the most points in the end wins; with equal points you win together.</source>
        <translation>Ihr spielt zu zweit bis zu viert zehn Runden lang in derselben Schachtel. Wer am Ende die meisten Punkte hat, gewinnt; bei gleich vielen gewinnt ihr gemeinsam.</translation>
    </message>
    <message>
        <source>Dice that nobody scored stay in the box. A pair that you leave behind is a present for the next one, and the other way round.</source>
        <translation>Was niemand gewertet hat, bleibt in der Schachtel. Ein Paar, das du liegen lässt, ist ein Geschenk für die Nächsten – und umgekehrt.</translation>
    </message>
    <message>
        <source>The box and its dice</source>
        <translation>Die Schachtel und ihre Würfel</translation>
    </message>
    <message>
        <source>jokers</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>Knaller</source>
        <translation>Knaller</translation>
    </message>
    <message>
        <source>The box has 25 hollows, five by five. A deep moat surrounds them, and on each side of the rim there is a plate to flick from.</source>
        <translation>Die Schachtel hat 25 Mulden, fünf mal fünf. Rundherum läuft ein tiefer Graben, und auf jeder Seite des Rands sitzt ein Schnips-Teller.</translation>
    </message>
    <message>
        <source>Twenty dice wait in a bag. White ones are jokers. The two pink ones are called Knaller; they have no pips, only a firecracker on every side.</source>
        <translation>Zwanzig Würfel warten in einem Beutel. Die weißen sind Joker. Die beiden pinken heißen Knaller; sie haben keine Augen, sondern auf jeder Seite einen Böller.</translation>
    </message>
    <message>
        <source>Five hollows have a sticker at the bottom; further below you read what they do.</source>
        <translation>In fünf Mulden klebt unten ein Aufkleber; was er bewirkt, steht weiter unten.</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Die Wertung</translation>
    </message>
    <message>
        <source>After your last flick you score once. Take as many groups and lines as you find, one after the other. Each die counts once: what is scored goes back into the bag at once, so the order can matter.</source>
        <translation>Nach deinem letzten Schnipser wertest du einmal. Nimm so viele Gruppen und Linien, wie du findest, eine nach der anderen. Jeder Würfel zählt einmal: Was gewertet ist, wandert sofort in den Beutel. Deshalb kann die Reihenfolge wichtig sein.</translation>
    </message>
    <message>
        <source>You may leave a group where it is, but you cannot take half of one. If you score nothing, you write a 0.</source>
        <translation>Du darfst eine Gruppe liegen lassen, aber keine halbe nehmen. Wer nichts wertet, schreibt eine 0.</translation>
    </message>
    <message>
        <source>The program always finds the most valuable way and proposes it. You can take things out, put them in another order, or simply press Enter.</source>
        <translation>Das Programm findet immer die wertvollste Möglichkeit und schlägt sie vor. Du kannst etwas weglassen, die Reihenfolge ändern oder einfach die Eingabetaste drücken.</translation>
    </message>
    <message>
        <source>For children</source>
        <translation>Für Kinder</translation>
    </message>
    <message>
        <source>Worth knowing</source>
        <translation>Gut zu wissen</translation>
    </message>
    <message>
        <source>Your hand is never quite steady. The cone round the arc shows how far a flick may stray: about two out of three end inside it.</source>
        <translation>Deine Hand ist nie ganz ruhig. Der Kegel um den Bogen zeigt, wie weit ein Schnipser abweichen kann: Etwa zwei von drei bleiben darin.</translation>
    </message>
    <message>
        <source>A steep flick comes down softly and stays where it lands. A flat one is fast, but it likes to jump on.</source>
        <translation>Ein steiler Schnipser kommt sanft herunter und bleibt gern liegen. Ein flacher ist schnell, hüpft aber leicht weiter.</translation>
    </message>
    <message>
        <source>With the house rule “Slide the plates” children may slide their plate along its side before they flick. You choose in the set-up who may.</source>
        <translation>Mit der Hausregel „Schnips-Teller verschieben“ dürfen Kinder ihren Schnips-Teller vor dem Schnipsen entlang seiner Seite verschieben. Wer das darf, bestimmt ihr beim Vorbereiten.</translation>
    </message>
</context>
<context>
    <name>DiceFlickSetupPart</name>
    <message>
        <source>counts double</source>
        <translation>zählt doppelt</translation>
    </message>
    <message>
        <source>worth 2 while no die lies there</source>
        <translation>2 wert, solange kein Würfel darauf liegt</translation>
    </message>
    <message>
        <source>allows a third flick</source>
        <translation>erlaubt einen dritten Schnipser</translation>
    </message>
</context>
<context>
    <name>DiceFlickStage</name>
    <message>
        <source>The box</source>
        <translation>Die Schachtel</translation>
    </message>
    <message>
        <source>Pull back and let go</source>
        <translation>Zurückziehen und loslassen</translation>
    </message>
</context>
<context>
    <name>DiceFlickStickers</name>
    <message>
        <source>Stickers</source>
        <translation>Aufkleber</translation>
    </message>
    <message>
        <source>An upgrade counts once a turn, and only if it was free when your scoring began. What you uncover while scoring has to wait.</source>
        <translation>Ein Upgrade-Marker zählt einmal pro Zug, und nur, wenn er zu Beginn deiner Wertung frei war. Was erst beim Werten frei wird, muss warten.</translation>
    </message>
    <message>
        <source>A die that is only knocked onto the bonus gives nothing.</source>
        <translation>Ein Würfel, der nur auf den Bonus-Marker gestoßen wird, bringt nichts.</translation>
    </message>
</context>
<context>
    <name>DiceFlickTerms</name>
    <message>
        <source>Upgrades, one each in blue, yellow and green: while no die lies there, the sticker itself is a die of its colour, worth 2.</source>
        <translation>Upgrade-Marker, je einer in Blau, Gelb und Grün: Solange kein Würfel darauf liegt, ist der Aufkleber selbst ein Würfel seiner Farbe und 2 wert.</translation>
    </message>
    <message>
        <source>How often a flick aimed like this comes to rest in its likeliest hollow.</source>
        <translation>So oft bleibt ein so gezielter Würfel in der wahrscheinlichsten Mulde liegen.</translation>
    </message>
    <message>
        <source>How often it comes to rest in another hollow.</source>
        <translation>So oft bleibt er in einer anderen Mulde liegen.</translation>
    </message>
    <message>
        <source>How often it misses all hollows and goes back into the bag.</source>
        <translation>So oft verfehlt er alle Mulden und kommt zurück in den Beutel.</translation>
    </message>
    <message>
        <source>A click takes or leaves it. What you take is scored in the order of its numbers; drag a card to change that.</source>
        <translation>Ein Klick nimmt es oder lässt es liegen. Gewertet wird in der Reihenfolge der Nummern; zieh eine Karte, um sie zu ändern.</translation>
    </message>
    <message>
        <source>Centre</source>
        <translation>Mitte</translation>
    </message>
    <message>
        <source>pips count double</source>
        <translation>Augen zählen doppelt</translation>
    </message>
    <message>
        <source>The centre: pips of a die in the middle count double, in a group and in a line. You may also score this die all alone.</source>
        <translation>Die Mitte: Die Augen eines Würfels in der Mitte zählen doppelt, in einer Gruppe und in einer Linie. Du darfst ihn auch ganz allein werten.</translation>
    </message>
    <message>
        <source>Upgrade</source>
        <translation>Upgrade-Marker</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Bonus-Marker</translation>
    </message>
    <message>
        <source>one more flick</source>
        <translation>noch ein Schnipser</translation>
    </message>
    <message>
        <source>Knaller</source>
        <translation>Knaller</translation>
    </message>
    <message>
        <source>A pink die blows up a whole line: choose its row or its column. Everything in this line scores, whatever its colour and with gaps in between, free upgrades too.</source>
        <translation>Ein pinker Würfel sprengt eine ganze Linie: Wähle seine Reihe oder seine Spalte. Alles in dieser Linie zählt, egal welche Farbe, auch mit Lücken dazwischen und mit freien Upgrade-Markern.</translation>
    </message>
    <message>
        <source>Joker</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>white is any colour</source>
        <translation>Weiß ist jede Farbe</translation>
    </message>
    <message>
        <source>A white die is whatever colour you like, except pink, and it counts its own pips. In one scoring it has one colour only, even if it touches two groups.</source>
        <translation>Ein weißer Würfel hat die Farbe, die du willst, nur nicht Pink, und zählt seine eigenen Augen. In einer Wertung hat er nur eine Farbe, auch wenn er zwei Gruppen berührt.</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Three or more dice of one colour that touch side by side are a group. Add up their pips. Corner to corner does not count.</source>
        <translation>Drei oder mehr Würfel einer Farbe, die Seite an Seite liegen, sind eine Gruppe. Zähl ihre Augen zusammen. Über Eck gilt nicht.</translation>
    </message>
    <message>
        <source>Hollow</source>
        <translation>Mulde</translation>
    </message>
    <message>
        <source>A die that comes to rest in a hollow stays there until somebody scores it. If it rolls into the moat or over the rim, it goes back into the bag straight away.</source>
        <translation>Ein Würfel, der in einer Mulde liegen bleibt, liegt dort, bis ihn jemand wertet. Rollt er in den Graben oder über den Rand, kommt er sofort zurück in den Beutel.</translation>
    </message>
    <message>
        <source>Plate</source>
        <translation>Schnips-Teller</translation>
    </message>
    <message>
        <source>Choose your plate by what lies there: a die that is in the way can stop yours, or be knocked into the moat by it.</source>
        <translation>Wähle den Schnips-Teller nach dem, was schon daliegt: Ein Würfel im Weg kann deinen aufhalten – oder von ihm in den Graben gestoßen werden.</translation>
    </message>
    <message>
        <source>Moat</source>
        <translation>Graben</translation>
    </message>
    <message>
        <source>Dice may push each other. What is knocked into another hollow counts there, with the face it shows now; what is knocked out is gone.</source>
        <translation>Würfel dürfen sich anstoßen. Was in eine andere Mulde rutscht, zählt dort, mit der Seite, die jetzt oben liegt; was hinausfliegt, ist weg.</translation>
    </message>
    <message>
        <source>free: a die worth 2</source>
        <translation>frei: Würfel mit 2</translation>
    </message>
    <message>
        <source>A die in the middle counts double.</source>
        <translation>Ein Würfel in der Mitte zählt doppelt.</translation>
    </message>
    <message>
        <source>The free marker counts as a die of its colour, worth 2.</source>
        <translation>Der freie Marker zählt wie ein Würfel seiner Farbe mit 2 Augen.</translation>
    </message>
    <message>
        <source>The die came to rest on the marker, so one more may be flicked.</source>
        <translation>Der Würfel blieb auf dem Marker liegen, also darf noch einer geschnipst werden.</translation>
    </message>
    <message>
        <source>a whole line, and 6</source>
        <translation>eine ganze Linie, selbst 6</translation>
    </message>
    <message>
        <source>The pink die scores everything in its row or column, and 6 itself.</source>
        <translation>Der pinke Würfel wertet alles in seiner Reihe oder Spalte und zählt selbst 6.</translation>
    </message>
    <message>
        <source>The white die counts in the colour of its group.</source>
        <translation>Der weiße Würfel zählt in der Farbe seiner Gruppe.</translation>
    </message>
    <message>
        <source>The die found no hollow of its own and goes back into the bag.</source>
        <translation>Der Würfel fand keine eigene Mulde und kommt zurück in den Beutel.</translation>
    </message>
    <message>
        <source>The bonus: when the die you just flicked comes to rest here, you may draw one more die and flick a third time, once a turn.</source>
        <translation>Der Bonus: Bleibt der Würfel, den du gerade geschnipst hast, hier liegen, darfst du noch einen ziehen und ein drittes Mal schnipsen, einmal pro Zug.</translation>
    </message>
</context>
<context>
    <name>DiceFlickTurn</name>
    <message>
        <source>Your turn</source>
        <translation>Dein Zug</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Fill up from the bag until three dice lie before you.</source>
        <translation>Zieh aus dem Beutel, bis drei Würfel vor dir liegen.</translation>
    </message>
    <message>
        <source>Flick</source>
        <translation>Schnipsen</translation>
    </message>
    <message>
        <source>Choose a die and one of the four plates. Aim, and let go.</source>
        <translation>Wähle einen Würfel und einen der vier Schnips-Teller. Ziele und lass los.</translation>
    </message>
    <message>
        <source>Flick again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Once more, from any plate. The third die stays with you.</source>
        <translation>Noch einmal, von einem beliebigen Schnips-Teller. Der dritte Würfel bleibt bei dir.</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Werten</translation>
    </message>
    <message>
        <source>Count what lies together, and write your points down.</source>
        <translation>Zähl, was zusammenliegt, und schreib die Punkte auf.</translation>
    </message>
    <message>
        <source>Does a die lean on a wall, or on another die? Then the box is shaken until it lies flat. Two dice never share a hollow.</source>
        <translation>Lehnt ein Würfel schräg an einer Wand oder an einem anderen Würfel? Dann wird die Schachtel gerüttelt, bis er flach liegt. Zwei Würfel teilen sich nie eine Mulde.</translation>
    </message>
    <message>
        <source>If the bag runs out you draw what is left, and flick what you have.</source>
        <translation>Ist der Beutel fast leer, ziehst du, was noch da ist, und schnipst, was du hast.</translation>
    </message>
    <message>
        <source>The oldest begins, then it goes on clockwise. In the set-up you may choose somebody else, or draw lots.</source>
        <translation>Wer am ältesten ist, beginnt; dann geht es im Uhrzeigersinn weiter. Beim Vorbereiten könnt ihr auch jemand anderen bestimmen oder losen.</translation>
    </message>
</context>
<context>
    <name>DiceTray</name>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Click the dice that you want to keep</source>
        <translation>Klick an, was du behalten willst</translation>
    </message>
</context>
<context>
    <name>DieTags</name>
    <message>
        <source>or further</source>
        <translation>oder weiter</translation>
    </message>
</context>
<context>
    <name>EmptySeat</name>
    <message>
        <source>Add a seat</source>
        <translation>Noch ein Platz</translation>
    </message>
</context>
<context>
    <name>EmptyShelf</name>
    <message>
        <source>Nothing on the shelf yet</source>
        <translation>Noch nichts im Regal</translation>
    </message>
    <message>
        <source>Every match is kept here from its first roll, to go on with or to watch again.</source>
        <translation>Jede Partie wird hier vom ersten Wurf an aufgehoben, zum Weiterspielen oder zum Ansehen.</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <translation>Ein Spiel aussuchen</translation>
    </message>
</context>
<context>
    <name>EndScreen</name>
    <message>
        <source>Best decisions</source>
        <translation>Beste Entscheidungen</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Decisions of</source>
        <translation>Entscheidungen von</translation>
    </message>
    <message>
        <source>Costliest mistakes</source>
        <translation>Teuerste Fehler</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
</context>
<context>
    <name>ErrorDialog</name>
    <message>
        <source>That did not work</source>
        <translation>Das hat nicht geklappt</translation>
    </message>
    <message>
        <source>All right</source>
        <translation>In Ordnung</translation>
    </message>
</context>
<context>
    <name>ExplainPreferences</name>
    <message>
        <source>Explanations</source>
        <translation>Erklärungen</translation>
    </message>
    <message>
        <source>Explain what is new</source>
        <translation>Neues erklären</translation>
    </message>
    <message numerus="yes">
        <source>%n explained so far</source>
        <translation>
            <numerusform>bisher %n erklärt</numerusform>
            <numerusform>bisher %n erklärt</numerusform>
        </translation>
    </message>
    <message>
        <source>One line, the first time something happens</source>
        <translation>Eine Zeile, wenn etwas zum ersten Mal geschieht</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Noch einmal</translation>
    </message>
</context>
<context>
    <name>Fairness</name>
    <message>
        <source>Too few to tell</source>
        <translation>Noch zu wenige</translation>
    </message>
    <message>
        <source>Even: this is normal</source>
        <translation>Gleichmäßig: ganz normal</translation>
    </message>
    <message>
        <source>Unusual: only once in 1,000 times</source>
        <translation>Ungewöhnlich: nur einmal in 1.000 Fällen</translation>
    </message>
    <message>
        <source>The seed decides, the tray shows it.</source>
        <translation>Die Startzahl entscheidet, die Schale zeigt es.</translation>
    </message>
    <message>
        <source>Every die really flies; what lies on top counts.</source>
        <translation>Jeder Würfel fliegt wirklich; was oben liegt, zählt.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln dice</source>
        <translation>
            <numerusform>%Ln Würfel</numerusform>
            <numerusform>%Ln Würfel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>from %Ln matches</source>
        <translation>
            <numerusform>aus %Ln Partie</numerusform>
            <numerusform>aus %Ln Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>χ² = %1, unusual above %2</source>
        <translation>χ² = %1, ungewöhnlich über %2</translation>
    </message>
    <message>
        <source>On the ice or in the water: every die shows a face.</source>
        <translation>Auf dem Eis oder im Wasser: Jeder Würfel zeigt eine Zahl.</translation>
    </message>
    <message>
        <source>The tray showed %1 of %2 rolls as decided.</source>
        <translation>Die Schale zeigte %1 von %2 Würfen wie entschieden.</translation>
    </message>
    <message>
        <source>All of them came to rest in the box.</source>
        <translation>Alle sind in der Schachtel liegen geblieben.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln dice left the box and show nothing.</source>
        <translation>
            <numerusform>%Ln Würfel flog hinaus und zeigt nichts.</numerusform>
            <numerusform>%Ln Würfel flogen hinaus und zeigen nichts.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 each expected</source>
        <translation>je %1 erwartet</translation>
    </message>
</context>
<context>
    <name>FairnessDialog</name>
    <message>
        <source>Are the dice fair?</source>
        <translation>Sind die Würfel fair?</translation>
    </message>
    <message>
        <source>All rolls of this match were fixed by a secret number before the first roll. Its fingerprint is shown from the start; at the end the number itself is shown, and anybody can check that it fits and gives exactly these rolls. Opponents never see it.</source>
        <translation>Alle Würfe dieser Partie standen durch eine geheime Zahl fest, bevor der erste Würfel fiel. Ihr Fingerabdruck ist von Anfang an zu sehen; am Ende erscheint die Zahl selbst, und jeder kann prüfen, dass sie passt und genau diese Würfe ergibt. Die Gegner sehen sie nie.</translation>
    </message>
    <message>
        <source>This match’s fingerprint:</source>
        <translation>Fingerabdruck dieser Partie:</translation>
    </message>
    <message>
        <source>Its secret number:</source>
        <translation>Ihre geheime Zahl:</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Ausprobieren</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Gut</translation>
    </message>
</context>
<context>
    <name>FairnessScreen</name>
    <message>
        <source>Are the dice fair?</source>
        <translation>Sind die Würfel fair?</translation>
    </message>
    <message>
        <source>Do not believe it, try it: every kind of die is thrown %1 times, with the same simulator and the same chance as in a match. On fair dice all six bars come close to the dashed line.</source>
        <translation>Glaub es nicht, probier es aus: Jede Sorte Würfel wird %1-mal geworfen, mit derselben Simulation und demselben Zufall wie in einer Partie. Bei fairen Würfeln kommen alle sechs Balken der gestrichelten Linie nahe.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Throw again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Throw them</source>
        <translation>Werfen</translation>
    </message>
</context>
<context>
    <name>FileError</name>
    <message>
        <source>Permission denied</source>
        <translation>keine Berechtigung</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>nicht erlaubt</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>Datei oder Ordner nicht gefunden</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>kein Ordner</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>ist ein Ordner</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>der Dateiname ist zu lang</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>die Datei ist zu groß</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>kein Platz mehr auf dem Datenträger</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>der zugeteilte Speicherplatz ist voll</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>der Datenträger ist schreibgeschützt</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>Ein-/Ausgabefehler</translation>
    </message>
</context>
<context>
    <name>FloeList</name>
    <message>
        <source>On the floe and around it</source>
        <translation>Auf der Eisscholle und drumherum</translation>
    </message>
    <message>
        <source>Arrows walk, Space chooses</source>
        <translation>Pfeiltasten gehen umher, Leertaste wählt</translation>
    </message>
</context>
<context>
    <name>GamesList</name>
    <message>
        <source>%1, coming soon</source>
        <translation>%1, kommt bald</translation>
    </message>
    <message>
        <source>Coming soon</source>
        <translation>Kommt bald</translation>
    </message>
</context>
<context>
    <name>HandOver</name>
    <message>
        <source>%1, it’s your turn!</source>
        <translation>%1, du bist dran!</translation>
    </message>
</context>
<context>
    <name>HandTray</name>
    <message>
        <source>no die left in the hand</source>
        <translation>kein Würfel mehr in der Hand</translation>
    </message>
    <message>
        <source>stays in the hand</source>
        <translation>bleibt in der Hand</translation>
    </message>
    <message>
        <source>Dice in the hand</source>
        <translation>Würfel in der Hand</translation>
    </message>
    <message>
        <source>Bag: %1</source>
        <translation>Beutel: %1</translation>
    </message>
</context>
<context>
    <name>HelpPicker</name>
    <message>
        <source>Full arc</source>
        <translation>Bogen</translation>
    </message>
    <message>
        <source>Shows where it lands, with the odds; a tap aims</source>
        <translation>Zeigt Landung und Chancen; Antippen zielt</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Richtung</translation>
    </message>
    <message>
        <source>Shows direction and power, not where it lands</source>
        <translation>Zeigt Richtung und Kraft, nicht die Landung</translation>
    </message>
    <message>
        <source>No help</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Shows nothing: all by feeling</source>
        <translation>Zeigt nichts: alles nach Gefühl</translation>
    </message>
    <message>
        <source>Aiming help for %1</source>
        <translation>Zielhilfe für %1</translation>
    </message>
    <message>
        <source>Aiming help: %1</source>
        <translation>Zielhilfe: %1</translation>
    </message>
</context>
<context>
    <name>HintBubble</name>
    <message>
        <source>Let me think…</source>
        <translation>Lass mich überlegen …</translation>
    </message>
    <message>
        <source>Close the hint</source>
        <translation>Tipp schließen</translation>
    </message>
</context>
<context>
    <name>HistoryPanel</name>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
</context>
<context>
    <name>HitMap</name>
    <message>
        <source>Target: %1</source>
        <translation>Ziel: %1</translation>
    </message>
</context>
<context>
    <name>HomeScreen</name>
    <message>
        <source>Good morning, %1</source>
        <translation>Guten Morgen, %1</translation>
    </message>
    <message>
        <source>Hello, %1</source>
        <translation>Hallo, %1</translation>
    </message>
    <message>
        <source>Good evening, %1</source>
        <translation>Guten Abend, %1</translation>
    </message>
    <message>
        <source>What shall we play?</source>
        <translation>Was spielen wir heute?</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Fair dice</source>
        <translation>Faire Würfel</translation>
    </message>
    <message>
        <source>About BeamMe</source>
        <translation>Über BeamMe</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
</context>
<context>
    <name>KeepReading</name>
    <message>
        <source>Which die stays? It counts like this if nothing changes.</source>
        <translation>Welcher Würfel bleibt? So zählt er, wenn sich nichts mehr ändert.</translation>
    </message>
    <message>
        <source>Which die stays?</source>
        <translation>Welcher Würfel bleibt?</translation>
    </message>
    <message>
        <source>Dice that may stay</source>
        <translation>Würfel, die bleiben dürfen</translation>
    </message>
</context>
<context>
    <name>KeptDice</name>
    <message>
        <source>kept</source>
        <translation>behalten</translation>
    </message>
    <message>
        <source>rolled again</source>
        <translation>neu gewürfelt</translation>
    </message>
</context>
<context>
    <name>KeyHelp</name>
    <message>
        <source>Direction</source>
        <translation>Richtung</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Kraft</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>Bild ↑</translation>
    </message>
    <message>
        <source>PgDn</source>
        <translation>Bild ↓</translation>
    </message>
    <message>
        <source>Lift</source>
        <translation>Wurfwinkel</translation>
    </message>
    <message>
        <source>Plate</source>
        <translation>Schnips-Teller</translation>
    </message>
    <message>
        <source>Die</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Hold, let go</source>
        <translation>Halten, loslassen</translation>
    </message>
    <message>
        <source>Flick</source>
        <translation>Schnipsen</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Hollows</source>
        <translation>Mulden</translation>
    </message>
</context>
<context>
    <name>KuhVadis</name>
    <message>
        <source>blocked</source>
        <translation>blockiert</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Choose %1</source>
        <translation>Wähle %1</translation>
    </message>
    <message>
        <source>Mark %1</source>
        <translation>%1 markieren</translation>
    </message>
    <message>
        <source>This roll</source>
        <translation>Dieser Wurf</translation>
    </message>
    <message>
        <source>Extra round</source>
        <translation>Extrarunde</translation>
    </message>
    <message>
        <source>Keep what helps and roll on</source>
        <translation>Behalte, was hilft, und würfle weiter</translation>
    </message>
    <message>
        <source>No free field for it</source>
        <translation>Kein freies Feld dafür</translation>
    </message>
    <message>
        <source>Mark %1, then roll again beside it</source>
        <translation>%1 markieren, dann daneben noch einmal</translation>
    </message>
    <message>
        <source>2 or 3 cows</source>
        <translation>2–3 Kühe</translation>
    </message>
    <message>
        <source>a cow</source>
        <translation>eine Kuh</translation>
    </message>
    <message>
        <source>3 equal numbers</source>
        <translation>3 gleiche Zahlen</translation>
    </message>
    <message>
        <source>that number</source>
        <translation>diese Zahl</translation>
    </message>
    <message>
        <source>4 or 5 equal</source>
        <translation>4–5 gleiche</translation>
    </message>
    <message>
        <source>and again beside it</source>
        <translation>noch mal daneben</translation>
    </message>
    <message>
        <source>Two or three cows: mark a free cow that touches your last mark.</source>
        <translation>Zwei oder drei Kühe: Markiere eine freie Kuh, die deine letzte Markierung berührt.</translation>
    </message>
    <message>
        <source>Three equal numbers: mark a free field with this number that touches your last mark.</source>
        <translation>Drei gleiche Zahlen: Markiere ein freies Feld mit dieser Zahl, das deine letzte Markierung berührt.</translation>
    </message>
    <message>
        <source>Four or five equal dice: mark such a field that touches your last mark, and roll up to three times more for one beside it.</source>
        <translation>Vier oder fünf Gleiche: Markiere so ein Feld, das deine letzte Markierung berührt, und würfle noch bis zu dreimal für eines daneben.</translation>
    </message>
    <message>
        <source>Four or five equal dice: mark such a field, and roll up to three times more for one beside it.</source>
        <translation>Vier oder fünf Gleiche: Markiere so ein Feld, und würfle noch bis zu dreimal für eines daneben.</translation>
    </message>
    <message>
        <source>Two or three cows: mark a free cow, wherever you like.</source>
        <translation>Zwei oder drei Kühe: Markiere eine freie Kuh, wo du willst.</translation>
    </message>
    <message>
        <source>Three equal numbers: mark a free field with this number, wherever you like.</source>
        <translation>Drei gleiche Zahlen: Markiere ein freies Feld mit dieser Zahl, wo du willst.</translation>
    </message>
    <message>
        <source>If you play for it</source>
        <translation>Chance, wenn du darauf spielst</translation>
    </message>
    <message>
        <source>No starts joined</source>
        <translation>Keine verbunden</translation>
    </message>
    <message>
        <source>%1 of %2 joined</source>
        <translation>%1 von %2 verbunden</translation>
    </message>
    <message>
        <source>at least %1 to go</source>
        <translation>noch mindestens %1</translation>
    </message>
    <message>
        <source>can be marked now</source>
        <translation>jetzt markierbar</translation>
    </message>
    <message>
        <source>free, chance %1</source>
        <translation>frei, Chance %1</translation>
    </message>
    <message>
        <source>free</source>
        <translation>frei</translation>
    </message>
    <message>
        <source>the last mark</source>
        <translation>das letzte Zeichen</translation>
    </message>
    <message>
        <source>start cross</source>
        <translation>Startkreuz</translation>
    </message>
    <message>
        <source>start circle</source>
        <translation>Startkreis</translation>
    </message>
    <message>
        <source>crossed</source>
        <translation>angekreuzt</translation>
    </message>
    <message>
        <source>circled</source>
        <translation>eingekreist</translation>
    </message>
    <message>
        <source>cow</source>
        <translation>Kuh</translation>
    </message>
    <message>
        <source>Sheet %1</source>
        <translation>Blatt %1</translation>
    </message>
    <message>
        <source>Goal: join your three starts, diagonals count</source>
        <translation>Ziel: Verbinde deine drei Starts, auch über Eck</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>two</source>
        <translation>zwei</translation>
    </message>
    <message>
        <source>three</source>
        <translation>drei</translation>
    </message>
    <message>
        <source>four</source>
        <translation>vier</translation>
    </message>
    <message>
        <source>five</source>
        <translation>fünf</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>%1 stops and marks nothing.</source>
        <translation>%1 hört auf und markiert nichts.</translation>
    </message>
    <message>
        <source>%1 has %2: %3.</source>
        <translation>%1 hat %2: %3.</translation>
    </message>
    <message>
        <source>%1 has %2: nothing, the turn ends.</source>
        <translation>%1 hat %2: nichts, der Zug endet.</translation>
    </message>
    <message>
        <source>%1 has %2: %3, but no such field is free. The turn ends.</source>
        <translation>%1 hat %2: %3, aber kein solches Feld ist frei. Der Zug endet.</translation>
    </message>
    <message>
        <source>%1 has %2: %3, but none touches the last mark. The turn ends.</source>
        <translation>%1 hat %2: %3, aber keins berührt das letzte Zeichen. Der Zug endet.</translation>
    </message>
    <message>
        <source>%1 marks %2 on %3.</source>
        <translation>%1 markiert %2 auf %3.</translation>
    </message>
    <message>
        <source>%1 is blocked and can only play for a draw.</source>
        <translation>%1 ist blockiert und kann nur noch auf Unentschieden spielen.</translation>
    </message>
    <message>
        <source>Once more, right beside it!</source>
        <translation>Gleich noch einmal, direkt daneben!</translation>
    </message>
    <message>
        <source>Nothing free touches it, so the turn ends.</source>
        <translation>Daneben ist nichts frei, der Zug endet.</translation>
    </message>
    <message>
        <source>Now nobody can join three starts: a draw.</source>
        <translation>Nun kann niemand mehr drei Starts verbinden: unentschieden.</translation>
    </message>
    <message>
        <source>All three starts are joined: %1 wins!</source>
        <translation>Alle drei Starts sind verbunden: %1 gewinnt!</translation>
    </message>
    <message>
        <source>a draw</source>
        <translation>unentschieden</translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>%1 hat gewonnen</translation>
    </message>
    <message>
        <source>%1 is blocked</source>
        <translation>%1 ist blockiert</translation>
    </message>
    <message numerus="yes">
        <source>level, %n fields to go</source>
        <translation>
            <numerusform>Gleichstand, noch %n Feld</numerusform>
            <numerusform>Gleichstand, noch %n Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 leads, %2 : %3 fields to go</source>
        <translation>%1 führt, noch %2 : %3 Felder</translation>
    </message>
    <message>
        <source>Both are blocked: nobody can still win</source>
        <translation>Beide sind blockiert: Keiner kann mehr gewinnen</translation>
    </message>
    <message>
        <source>Stop with %1</source>
        <translation>Aufhören mit: %1</translation>
    </message>
    <message>
        <source>Mark %1 on %2</source>
        <translation>%1 auf %2 markieren</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 auf %2</translation>
    </message>
</context>
<context>
    <name>KuhVadisCounts</name>
    <message>
        <source>What you may mark</source>
        <translation>Was du markieren darfst</translation>
    </message>
    <message>
        <source>Two or three cows</source>
        <translation>Zwei oder drei Kühe</translation>
    </message>
    <message>
        <source>a free cow, wherever you like</source>
        <translation>eine freie Kuh, egal wo</translation>
    </message>
    <message>
        <source>Three equal numbers</source>
        <translation>Drei gleiche Zahlen</translation>
    </message>
    <message>
        <source>a free field with this number, wherever you like</source>
        <translation>ein freies Feld mit dieser Zahl, egal wo</translation>
    </message>
    <message>
        <source>Both at once</source>
        <translation>Beides zugleich</translation>
    </message>
    <message>
        <source>a cow or the number, as you choose</source>
        <translation>eine Kuh oder die Zahl, du hast die Wahl</translation>
    </message>
    <message>
        <source>If only one of the two is still free, it is that one.</source>
        <translation>Ist nur noch eins von beiden frei, dann nimmst du das.</translation>
    </message>
    <message>
        <source>Four or five equal</source>
        <translation>Vier oder fünf gleiche</translation>
    </message>
    <message>
        <source>such a field, and you roll again</source>
        <translation>ein solches Feld, und du würfelst weiter</translation>
    </message>
    <message>
        <source>Numbers or cows. See below for how it goes on.</source>
        <translation>Zahlen oder Kühe. Wie es weitergeht, steht unten.</translation>
    </message>
    <message>
        <source>Anything else</source>
        <translation>Alles andere</translation>
    </message>
    <message>
        <source>A roll marks one field. Then your turn is over, unless four or five dice were equal. If no free field fits, nothing is marked and your turn ends all the same, even with four equal dice.</source>
        <translation>Ein Wurf bringt dir ein Feld. Dann ist dein Zug vorbei, außer bei vier oder fünf gleichen. Passt kein freies Feld, gehst du leer aus und der Zug endet ebenso, auch bei vier gleichen.</translation>
    </message>
    <message>
        <source>When you can mark something you do: a mark of your own never harms you.</source>
        <translation>Wenn du etwas markieren kannst, tust du es auch: Ein eigenes Zeichen schadet dir nie.</translation>
    </message>
    <message>
        <source>nothing, it is the other player’s turn</source>
        <translation>nichts, der andere ist dran</translation>
    </message>
</context>
<context>
    <name>KuhVadisExtraRound</name>
    <message>
        <source>Four equal: and again!</source>
        <translation>Vier gleiche: gleich noch mal!</translation>
    </message>
    <message>
        <source>Four 3s: you mark a 3 and roll again.</source>
        <translation>Vier Dreien: Du markierst eine 3 und würfelst weiter.</translation>
    </message>
    <message>
        <source>Four cows: the cow at its corner is yours, and you roll once more.</source>
        <translation>Vier Kühe: Die Kuh an ihrer Ecke gehört dir, und es geht noch einmal weiter.</translation>
    </message>
    <message>
        <source>Three 1s: you mark the 1 that touches the cow. The other 1 touches only the 3. Your turn is over.</source>
        <translation>Drei Einsen: Du markierst die 1 neben der Kuh. Die andere 1 grenzt nur an die 3. Dein Zug ist vorbei.</translation>
    </message>
    <message>
        <source>Is every field round your last mark taken? Then there is no extra round.</source>
        <translation>Rund um dein letztes Zeichen ist alles besetzt? Dann entfällt die Extrarunde.</translation>
    </message>
    <message>
        <source>With four equal again you go on from there. With less you may still mark one touching field that your roll allows, and then it is the other player’s turn. If nothing fits, your turn ends as well.</source>
        <translation>Sind es wieder vier gleiche, geht es von dort aus weiter. Sind es weniger, bekommst du noch ein angrenzendes Feld, das zu deinem Wurf passt, dann ist der andere dran. Passt nichts, endet dein Zug ebenfalls.</translation>
    </message>
</context>
<context>
    <name>KuhVadisFinalCard</name>
    <message>
        <source>Final sheet</source>
        <translation>Endstand</translation>
    </message>
    <message>
        <source>Crosses</source>
        <translation>Kreuze</translation>
    </message>
    <message>
        <source>Circles</source>
        <translation>Kreise</translation>
    </message>
</context>
<context>
    <name>KuhVadisGuide</name>
    <message>
        <source>What counts</source>
        <translation>Was zählt</translation>
    </message>
    <message>
        <source>Chances on the fields</source>
        <translation>Chancen auf den Feldern</translation>
    </message>
    <message>
        <source>Key C</source>
        <translation>Taste C</translation>
    </message>
</context>
<context>
    <name>KuhVadisPad</name>
    <message>
        <source>Kuh Vadis</source>
        <translation>Kuh Vadis</translation>
    </message>
</context>
<context>
    <name>KuhVadisRules</name>
    <message>
        <source>What it is about</source>
        <translation>Worum es geht</translation>
    </message>
    <message>
        <source>Two of you share one sheet. One draws blue crosses, the other red circles, and each has three starts on it.</source>
        <translation>Ihr spielt zu zweit auf einem Blatt. Der eine malt blaue Kreuze, der andere rote Kreise, und jeder hat darauf drei Startfelder.</translation>
    </message>
    <message>
        <source>Your dice tell which fields you may mark. Join your three starts by a chain of your own marks, and the cows are yours: you have won.</source>
        <translation>Deine Würfel sagen, welche Felder du markieren darfst. Verbinde deine drei Starts mit einer Kette aus eigenen Zeichen, und die Kühe gehören dir: Du hast gewonnen.</translation>
    </message>
    <message>
        <source>Your chain may take any way it likes, and it may branch. All that counts is that it reaches all three starts.</source>
        <translation>Deine Kette darf laufen, wie sie mag, und sich auch verzweigen. Hauptsache, sie erreicht alle drei Starts.</translation>
    </message>
    <message>
        <source>The sheet</source>
        <translation>Das Blatt</translation>
    </message>
    <message>
        <source>It has seven rows of seven fields. Six of them are starts; all others show a number from 1 to 5 or one of twelve cows. Every field can be marked once, by whoever gets there first.</source>
        <translation>Es hat sieben Reihen mit je sieben Feldern. Sechs davon sind Starts; alle anderen zeigen eine Zahl von 1 bis 5 oder eine von zwölf Kühen. Jedes Feld wird nur einmal markiert: Wer zuerst kommt, bekommt es.</translation>
    </message>
    <message>
        <source>No sheet favours a side: what one player finds, the other finds too, mirrored or turned.</source>
        <translation>Kein Blatt bevorzugt eine Seite: Was der eine vorfindet, findet auch der andere vor, gespiegelt oder gedreht.</translation>
    </message>
    <message>
        <source>Besides the sheets with a name there is one for every number from 1 to 9999. Tell a friend your number, and you both play on the same sheet.</source>
        <translation>Außer den Blättern mit Namen gibt es eins für jede Zahl von 1 bis 9999. Verrate einem Freund deine Zahl, und ihr spielt beide auf demselben Blatt.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Dein Zug</translation>
    </message>
    <message>
        <source>Lots decide who begins; then you take turns. The five dice show 1 to 5, and a cow in place of the 6.</source>
        <translation>Das Los entscheidet, wer beginnt; danach wechselt ihr euch ab. Die fünf Würfel zeigen 1 bis 5 und statt der 6 eine Kuh.</translation>
    </message>
    <message>
        <source>You have three rolls. After each you keep the dice you like and roll the others again; a kept die may go back as well. You may also stop early. Only the last roll counts.</source>
        <translation>Du hast drei Würfe. Nach jedem behältst du, was dir gefällt, und wirfst die übrigen Würfel neu; auch ein behaltener darf wieder mit. Aufhören darfst du schon früher. Es zählt nur, was am Ende daliegt.</translation>
    </message>
    <message>
        <source>The chain</source>
        <translation>Die Kette</translation>
    </message>
    <message>
        <source>Fields are linked in all eight directions: side by side, one above the other, and corner to corner.</source>
        <translation>Felder hängen in allen acht Richtungen zusammen: nebeneinander, übereinander und Ecke an Ecke.</translation>
    </message>
    <message>
        <source>Two diagonals may cross, as in the picture: both chains are whole. So one mark at a corner can slip through a wall.</source>
        <translation>Zwei Schrägen dürfen sich kreuzen wie im Bild: Beide Ketten gelten. So schlüpfst du über eine Ecke durch manche Mauer.</translation>
    </message>
    <message>
        <source>The moment your last start is joined you have won, even in the middle of a turn.</source>
        <translation>Sobald dein letzter Start dazugehört, hast du gewonnen, auch mitten im Zug.</translation>
    </message>
    <message>
        <source>Blocked, and a draw</source>
        <translation>Blockiert, und unentschieden</translation>
    </message>
    <message>
        <source>You play on all the same. You cannot win now, but you can still get in the way. When the other player is blocked too, it is a draw at once.</source>
        <translation>Du spielst trotzdem weiter. Gewinnen kannst du nicht mehr, aber im Weg stehen schon. Ist auch der andere blockiert, endet die Partie sofort unentschieden.</translation>
    </message>
    <message>
        <source>There is always a result: when the sheet is full, somebody has won or it is a draw.</source>
        <translation>Ein Ergebnis gibt es immer: Ist das Blatt voll, hat jemand gewonnen oder es ist unentschieden.</translation>
    </message>
    <message>
        <source>Worth knowing</source>
        <translation>Gut zu wissen</translation>
    </message>
    <message>
        <source>Two cows are easy to get: if you play for them it works in seven turns out of ten. Three of one certain number come only in about every third.</source>
        <translation>Zwei Kühe sind leicht zu haben: Wenn du darauf spielst, klappt es in sieben von zehn Zügen. Drei gleiche einer bestimmten Zahl gelingen nur etwa in jedem dritten.</translation>
    </message>
    <message>
        <source>Four equal dice succeed more often than you might think, in nearly three turns out of ten. Look for fields with useful neighbours.</source>
        <translation>Vier gleiche gelingen öfter, als man denkt: in fast drei von zehn Zügen. Such dir Felder mit nützlichen Nachbarn.</translation>
    </message>
    <message>
        <source>The best fields help you twice: they lengthen your chain and stand in the way of the other one.</source>
        <translation>Die besten Felder helfen dir doppelt: Sie verlängern deine Kette und stehen dem anderen im Weg.</translation>
    </message>
</context>
<context>
    <name>KuhVadisSetupPart</name>
    <message>
        <source>Another one</source>
        <translation>Ein anderes</translation>
    </message>
    <message>
        <source>Draws a new sheet</source>
        <translation>Lost ein neues Blatt aus</translation>
    </message>
</context>
<context>
    <name>KuhVadisSlip</name>
    <message>
        <source>Cow</source>
        <translation>Kuh</translation>
    </message>
</context>
<context>
    <name>KuhVadisTerms</name>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>join all three</source>
        <translation>verbinde alle drei</translation>
    </message>
    <message>
        <source>Starts belong to their player from the beginning, and nobody can mark them.</source>
        <translation>Die Starts gehören von Anfang an ihrem Spieler. Markieren kann sie niemand.</translation>
    </message>
    <message>
        <source>Cow</source>
        <translation>Kuh</translation>
    </message>
    <message>
        <source>2 or 3 cows mark it</source>
        <translation>für 2 oder 3 Kühe</translation>
    </message>
    <message>
        <source>Two or three cows: a free cow, wherever you like.</source>
        <translation>Zwei oder drei Kühe: eine freie Kuh, wo du willst.</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>3 equal ones mark it</source>
        <translation>für 3 gleiche</translation>
    </message>
    <message>
        <source>Three equal numbers: a free field with this number, wherever you like.</source>
        <translation>Drei gleiche Zahlen: ein freies Feld mit dieser Zahl, wo du willst.</translation>
    </message>
    <message>
        <source>Glowing field</source>
        <translation>Leuchtendes Feld</translation>
    </message>
    <message>
        <source>may be marked now</source>
        <translation>darfst du jetzt markieren</translation>
    </message>
    <message>
        <source>Your roll allows this field: a click marks it.</source>
        <translation>Dein Wurf erlaubt dieses Feld: Ein Klick markiert es.</translation>
    </message>
    <message>
        <source>Marked</source>
        <translation>Markiert</translation>
    </message>
    <message>
        <source>Every field can be marked once, by whoever gets there first.</source>
        <translation>Jedes Feld wird nur einmal markiert, von dem, der zuerst kommt.</translation>
    </message>
    <message>
        <source>Extra round</source>
        <translation>Extrarunde</translation>
    </message>
    <message>
        <source>touch your last mark</source>
        <translation>am letzten Zeichen weiter</translation>
    </message>
    <message>
        <source>Four or five equal dice give you three fresh rolls. But now your pencil must not jump: the next field has to touch the one you marked last, at a side or at a corner. Touching an older mark does not help.</source>
        <translation>Vier oder fünf gleiche Würfel schenken dir drei frische Würfe. Aber jetzt darf dein Stift nicht springen: Das nächste Feld muss an das grenzen, das du zuletzt markiert hast, mit einer Seite oder einer Ecke. An ein älteres Zeichen zu grenzen, hilft nicht.</translation>
    </message>
    <message>
        <source>Struck through</source>
        <translation>Durchgestrichen</translation>
    </message>
    <message>
        <source>this player is blocked</source>
        <translation>dieser Spieler ist blockiert</translation>
    </message>
    <message>
        <source>Sometimes the free fields cannot join your starts any more, even if you got every one of them. Then you are blocked, and your starts are struck through.</source>
        <translation>Manchmal reichen die freien Felder nicht mehr, um deine Starts zu verbinden, selbst wenn du sie alle bekämst. Dann bist du blockiert, und deine Starts werden durchgestrichen.</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>The small number is the chance in per cent to mark this field in a turn, if you play for it.</source>
        <translation>Die kleine Zahl ist die Chance in Prozent, dieses Feld in einem Zug zu markieren, wenn du darauf spielst.</translation>
    </message>
    <message>
        <source>Four equal dice bring three more rolls, for a field beside the last mark.</source>
        <translation>Vier gleiche Würfel bringen drei weitere Würfe, für ein Feld neben dem letzten Zeichen.</translation>
    </message>
    <message>
        <source>How likely the rolls of this turn are to allow it, if you play for nothing else.</source>
        <translation>So wahrscheinlich erlauben es die Würfe dieses Zugs, wenn du nur dafür spielst.</translation>
    </message>
    <message>
        <source>A click keeps the dice that show it.</source>
        <translation>Ein Klick behält die Würfel, die es zeigen.</translation>
    </message>
    <message>
        <source>The free fields cannot join these starts any more; only a draw is left.</source>
        <translation>Die freien Felder können diese Starts nicht mehr verbinden; es bleibt nur das Unentschieden.</translation>
    </message>
</context>
<context>
    <name>LastTurns</name>
    <message>
        <source>Last turns</source>
        <translation>Letzte Züge</translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>Symbols</source>
        <translation>Zeichen</translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>Beginner</source>
        <translation>Anfänger</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Hobby</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Geübt</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experte</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Meister</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>This file cannot be read: %1</source>
        <translation>Diese Datei ist nicht lesbar: %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>today %1</source>
        <translation>heute %1</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>gestern</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Alle Spieler</translation>
    </message>
    <message>
        <source>All results</source>
        <translation>Alle Ergebnisse</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Nicht beendet</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
</context>
<context>
    <name>LibraryScreen</name>
    <message>
        <source>Matches</source>
        <translation>Partien</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>The match was removed</source>
        <translation>Die Partie wurde entfernt</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>Zurückholen</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n match(es)</source>
        <translation>
            <numerusform>%1 von %n Partie</numerusform>
            <numerusform>%1 von %n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alle zeigen</translation>
    </message>
    <message>
        <source>No such match</source>
        <translation>Keine passende Partie</translation>
    </message>
    <message>
        <source>None of your matches fits this choice.</source>
        <translation>Keine deiner Partien passt zu dieser Auswahl.</translation>
    </message>
</context>
<context>
    <name>LicenceText</name>
    <message>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
</context>
<context>
    <name>LiftDial</name>
    <message>
        <source>Lift %1°</source>
        <translation>Wurfwinkel %1°</translation>
    </message>
    <message>
        <source>Lift: drag, wheel, or Page up and Page down</source>
        <translation>Wurfwinkel: ziehen, Mausrad oder Bild auf und Bild ab</translation>
    </message>
</context>
<context>
    <name>Lobby</name>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>A board of your own cannot be used: %1</source>
        <translation>Ein eigener Spielplan ist nicht brauchbar: %1</translation>
    </message>
    <message>
        <source>Every player needs a name.</source>
        <translation>Alle brauchen einen Namen.</translation>
    </message>
    <message>
        <source>Two players have the same name.</source>
        <translation>Zwei haben denselben Namen.</translation>
    </message>
    <message>
        <source>%1 against %2 · about %3 minutes</source>
        <translation>%1 gegen %2 · etwa %3 Minuten</translation>
    </message>
</context>
<context>
    <name>LookPreferences</name>
    <message>
        <source>Appearance</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farbschema</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
</context>
<context>
    <name>LuckCard</name>
    <message>
        <source>Dice luck</source>
        <translation>Würfelglück</translation>
    </message>
    <message>
        <source>%1: chance of winning %2 by the dice</source>
        <translation>%1: Gewinnchance %2 durch die Würfel</translation>
    </message>
    <message>
        <source>Chance of winning that the dice gave or took, against what was to be expected</source>
        <translation>Gewinnchance, die die Würfel gegen die Erwartung brachten oder kosteten</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>%1 – BeamMe</source>
        <translation>%1 – BeamMe</translation>
    </message>
</context>
<context>
    <name>MainButton</name>
    <message>
        <source>Enter</source>
        <translation>Eingabetaste</translation>
    </message>
</context>
<context>
    <name>Match</name>
    <message>
        <source>Round %1 of %2</source>
        <translation>Runde %1 von %2</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Computer · %1</source>
        <translation>Computer · %1</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Du bist dran</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>This throw was made by another version: only how it ended is known.</source>
        <translation>Dieser Wurf stammt aus einer anderen Version. Bekannt ist nur, wie er ausging.</translation>
    </message>
    <message>
        <source>Now playing</source>
        <translation>Ist dran</translation>
    </message>
</context>
<context>
    <name>MatchBar</name>
    <message>
        <source>Leave the match</source>
        <translation>Partie verlassen</translation>
    </message>
    <message>
        <source>Watching</source>
        <translation>Wiedergabe</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Ends the replay</source>
        <translation>Beendet die Wiederholung</translation>
    </message>
    <message>
        <source>Shows the last throw again, from two angles</source>
        <translation>Zeigt den letzten Wurf noch einmal, aus zwei Blickwinkeln</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Noch mal zeigen</translation>
    </message>
</context>
<context>
    <name>MatchCard</name>
    <message>
        <source>Finished</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Print the game record of %1</source>
        <translation>Protokoll von %1 drucken</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rückblick</translation>
    </message>
</context>
<context>
    <name>MatchChoices</name>
    <message>
        <source>No match of this game has been played yet. Its game record can be printed as soon as there is one.</source>
        <translation>Dieses Spiel wurde noch nicht gespielt. Sobald es eine Partie gibt, kannst du ihr Protokoll drucken.</translation>
    </message>
</context>
<context>
    <name>MatchMenu</name>
    <message>
        <source>New match</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Fair dice</source>
        <translation>Faire Würfel</translation>
    </message>
</context>
<context>
    <name>MatchScreen</name>
</context>
<context>
    <name>MotionPreferences</name>
    <message>
        <source>Motion and sound</source>
        <translation>Bewegung und Klang</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Voll</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>Ruhig</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Time to read what others do</source>
        <translation>Was andere tun, bleibt zum Lesen stehen</translation>
    </message>
    <message>
        <source>Brisk, yet easy to follow</source>
        <translation>Flott und gut zu verfolgen</translation>
    </message>
    <message>
        <source>Everything twice as fast</source>
        <translation>Alles doppelt so schnell</translation>
    </message>
    <message>
        <source>Only results, without motion</source>
        <translation>Nur Ergebnisse, ohne Bewegung</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>Flying dice</source>
        <translation>Fliegende Würfel</translation>
    </message>
    <message>
        <source>As fast as in real life</source>
        <translation>So schnell wie in echt</translation>
    </message>
    <message>
        <source>Slow enough to see</source>
        <translation>Verlangsamt, damit man sie sieht</translation>
    </message>
    <message>
        <source>Real</source>
        <translation>Echt</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Klang</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
</context>
<context>
    <name>NameFields</name>
    <message>
        <source>Name of seat %1</source>
        <translation>Name von Platz %1</translation>
    </message>
</context>
<context>
    <name>NarrationLine</name>
    <message>
        <source>Shows everything that happened so far</source>
        <translation>Zeigt alles, was bisher geschah</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
</context>
<context>
    <name>NewMatchScreen</name>
    <message>
        <source>New match</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Who is playing?</source>
        <translation>Wer spielt mit?</translation>
    </message>
    <message>
        <source>Who starts?</source>
        <translation>Wer beginnt?</translation>
    </message>
    <message>
        <source>Draw lots</source>
        <translation>Auslosen</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startzahl</translation>
    </message>
    <message>
        <source>random</source>
        <translation>zufällig</translation>
    </message>
    <message>
        <source>a word or a number</source>
        <translation>ein Wort oder eine Zahl</translation>
    </message>
    <message>
        <source>The same seed rolls the same dice: for a rematch under equal conditions.</source>
        <translation>Gleiche Startzahl, gleiche Würfe: für eine Revanche unter gleichen Bedingungen.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Üben</translation>
    </message>
    <message>
        <source>Setting the table…</source>
        <translation>Der Tisch wird gedeckt …</translation>
    </message>
</context>
<context>
    <name>Opening</name>
    <message>
        <source>“%1” was saved by a newer version of BeamMe.</source>
        <translation>„%1“ wurde mit einer neueren Version von BeamMe gespeichert.</translation>
    </message>
    <message>
        <source>“%1” cannot be read.</source>
        <translation>„%1“ lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>“%1” is not a match of BeamMe, or it is damaged.</source>
        <translation>„%1“ ist keine Partie von BeamMe oder ist beschädigt.</translation>
    </message>
</context>
<context>
    <name>OutlookBar</name>
    <message>
        <source>this hollow</source>
        <translation>diese Mulde</translation>
    </message>
    <message>
        <source>another</source>
        <translation>andere</translation>
    </message>
    <message>
        <source>moat</source>
        <translation>Graben</translation>
    </message>
</context>
<context>
    <name>OwnTable</name>
    <message>
        <source>Your own matches: rolled against expected</source>
        <translation>Deine Partien: gewürfelt gegen erwartet</translation>
    </message>
    <message>
        <source>%1 so far…</source>
        <translation>bisher %1 …</translation>
    </message>
</context>
<context>
    <name>PadChoices</name>
    <message>
        <source>Per page</source>
        <translation>Pro Seite</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
</context>
<context>
    <name>PadLine</name>
    <message>
        <source>%1 wins with %2 points: %3</source>
        <translation>%1 gewinnt mit %2 Punkten: %3</translation>
    </message>
    <message>
        <source>%1, %2 points: %3</source>
        <translation>%1, %2 Punkte: %3</translation>
    </message>
</context>
<context>
    <name>PadRow</name>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
</context>
<context>
    <name>PadSeat</name>
    <message>
        <source>win chance %1</source>
        <translation>Gewinnchance %1</translation>
    </message>
</context>
<context>
    <name>PageHeader</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
</context>
<context>
    <name>PageStrip</name>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Page %1</source>
        <translation>Seite %1</translation>
    </message>
</context>
<context>
    <name>PanelLegend</name>
    <message>
        <source>What counts</source>
        <translation>Was zählt</translation>
    </message>
    <message>
        <source>Symbols</source>
        <translation>Zeichen</translation>
    </message>
</context>
<context>
    <name>PanelNotes</name>
    <message>
        <source>3D is slow on this computer, so now you look from above.</source>
        <translation>3D ist auf diesem Computer langsam, darum siehst du jetzt von oben zu.</translation>
    </message>
    <message>
        <source>Back to 3D</source>
        <translation>Zurück zu 3D</translation>
    </message>
</context>
<context>
    <name>PaperChoices</name>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Language of the sheet</source>
        <translation>Sprache des Blatts</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Ink</source>
        <translation>Tinte</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbig</translation>
    </message>
    <message>
        <source>Saving</source>
        <translation>Sparsam</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Hochformat</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Querformat</translation>
    </message>
</context>
<context>
    <name>PaperView</name>
    <message>
        <source>Page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
</context>
<context>
    <name>PartsList</name>
    <message>
        <source>Parts of the program</source>
        <translation>Teile des Programms</translation>
    </message>
</context>
<context>
    <name>PersonSwitch</name>
    <message>
        <source>%1: person</source>
        <translation>%1: Mensch</translation>
    </message>
    <message>
        <source>%1: computer</source>
        <translation>%1: Computer</translation>
    </message>
</context>
<context>
    <name>PipStrip</name>
    <message>
        <source>cow</source>
        <translation>Kuh</translation>
    </message>
</context>
<context>
    <name>PlatePicker</name>
    <message>
        <source>South plate</source>
        <translation>Schnips-Teller im Süden</translation>
    </message>
    <message>
        <source>East plate</source>
        <translation>Schnips-Teller im Osten</translation>
    </message>
    <message>
        <source>North plate</source>
        <translation>Schnips-Teller im Norden</translation>
    </message>
    <message>
        <source>West plate</source>
        <translation>Schnips-Teller im Westen</translation>
    </message>
    <message>
        <source>Flick from: %1</source>
        <translation>Geschnipst wird von: %1</translation>
    </message>
</context>
<context>
    <name>PlateSlide</name>
    <message>
        <source>Slide the plate to the left</source>
        <translation>Schnips-Teller nach links schieben</translation>
    </message>
    <message>
        <source>Slide the plate to the right</source>
        <translation>Schnips-Teller nach rechts schieben</translation>
    </message>
</context>
<context>
    <name>PlyScrubber</name>
    <message>
        <source>Place in the match: %1 of %2</source>
        <translation>Stelle in der Partie: %1 von %2</translation>
    </message>
</context>
<context>
    <name>Points</name>
    <message>
        <source>%1 won</source>
        <translation>%1 hat gewonnen</translation>
    </message>
    <message>
        <source>%1 won together</source>
        <translation>%1 haben gemeinsam gewonnen</translation>
    </message>
    <message>
        <source>level, %1</source>
        <translation>Gleichstand, %1</translation>
    </message>
    <message>
        <source>%1 leads %2</source>
        <translation>%1 führt %2</translation>
    </message>
    <message>
        <source>Equal points: they share the victory</source>
        <translation>Punktgleich: ein geteilter Sieg</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>No tries yet</source>
        <translation>Noch kein Versuch</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n tries hit</source>
        <translation>
            <numerusform>%1 von %n Versuch getroffen</numerusform>
            <numerusform>%1 von %n Versuchen getroffen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: hit!</source>
        <translation>%1: getroffen!</translation>
    </message>
    <message>
        <source>Nothing stayed.</source>
        <translation>Nichts blieb liegen.</translation>
    </message>
    <message>
        <source>Missed.</source>
        <translation>Daneben.</translation>
    </message>
    <message>
        <source>Missed: %1.</source>
        <translation>Daneben: %1.</translation>
    </message>
</context>
<context>
    <name>PracticeCard</name>
    <message>
        <source>Tap the map to choose what you want to hit.</source>
        <translation>Tippe auf die Karte, um ein Ziel zu wählen.</translation>
    </message>
    <message>
        <source>Clear the map</source>
        <translation>Karte leeren</translation>
    </message>
</context>
<context>
    <name>PracticeTable</name>
    <message>
        <source>Aiming help</source>
        <translation>Zielhilfe</translation>
    </message>
    <message>
        <source>Full arc</source>
        <translation>Bogen</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Richtung</translation>
    </message>
    <message>
        <source>No help</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>It flies…</source>
        <translation>Es fliegt …</translation>
    </message>
</context>
<context>
    <name>PreferencesScreen</name>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Every change applies at once</source>
        <translation>Alles gilt sofort</translation>
    </message>
    <message>
        <source>Colours and symbols</source>
        <translation>Farben und Zeichen</translation>
    </message>
    <message>
        <source>Colour-blind mode</source>
        <translation>Modus für Farbsehschwäche</translation>
    </message>
    <message>
        <source>Dice colours carry patterns</source>
        <translation>Würfelfarben tragen Muster</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Where it is fast enough</source>
        <translation>Wo es schnell genug ist</translation>
    </message>
    <message>
        <source>Names for new matches</source>
        <translation>Namen für neue Partien</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Strength in new matches</source>
        <translation>Spielstärke in neuen Partien</translation>
    </message>
    <message>
        <source>Can be changed for every seat</source>
        <translation>Für jeden Platz änderbar</translation>
    </message>
    <message>
        <source>About BeamMe %1</source>
        <translation>Über BeamMe %1</translation>
    </message>
    <message>
        <source>Aiming help</source>
        <translation>Zielhilfe</translation>
    </message>
    <message>
        <source>3D</source>
        <translation>3D</translation>
    </message>
    <message>
        <source>Even where it is slow</source>
        <translation>Auch wenn es langsam ist</translation>
    </message>
    <message>
        <source>Everything drawn from above</source>
        <translation>Alles von oben gezeichnet</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Immer</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Arc</source>
        <translation>Bogen</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Richtung</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Reset everything</source>
        <translation>Alles zurücksetzen</translation>
    </message>
    <message>
        <source>Reset all preferences?</source>
        <translation>Alle Einstellungen zurücksetzen?</translation>
    </message>
    <message>
        <source>Theme, motion, sound, names and opponents go back to how they were on the first day. Your matches stay.</source>
        <translation>Farbschema, Bewegung, Klang, Namen und Gegner sind dann wieder wie am ersten Tag. Deine Partien bleiben.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>In new matches; each person may choose</source>
        <translation>In neuen Partien; jeder kann wählen</translation>
    </message>
</context>
<context>
    <name>PreviewTools</name>
    <message>
        <source>Previous page</source>
        <translation>Vorige Seite</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Nächste Seite</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Kleiner</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Größer</translation>
    </message>
    <message>
        <source>Size of the page</source>
        <translation>Größe der Seite</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
</context>
<context>
    <name>Print</name>
    <message>
        <source>invisible</source>
        <translation>unsichtbar</translation>
    </message>
    <message>
        <source>invisible, and joker</source>
        <translation>unsichtbar, dazu Joker</translation>
    </message>
    <message>
        <source>2 or more up: others there 1 down</source>
        <translation>2 oder mehr hoch: andere dort 1 runter</translation>
    </message>
    <message>
        <source>Goal: 4 stones in space (5 if two play), none on the ground</source>
        <translation>Ziel: 4 Steine im Weltall (zu zweit 5), keiner mehr am Boden</translation>
    </message>
    <message>
        <source>Board %1</source>
        <translation>Spielplan %1</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Weltall</translation>
    </message>
    <message>
        <source>To cut out: seven stones for board %1</source>
        <translation>Zum Ausschneiden: sieben Steine für Spielplan %1</translation>
    </message>
    <message>
        <source>Mark field after field until a chain of your own marks joins your %1 starts. Whoever manages that first wins.</source>
        <translation>Markiere Feld um Feld, bis eine Kette aus eigenen Zeichen deine %1 Startfelder verbindet. Wem das zuerst gelingt, der gewinnt.</translation>
    </message>
    <message>
        <source>one printed sheet, two pencils, best in blue and red, and %1 dice. A %2 is a cow.</source>
        <translation>ein gedrucktes Blatt, zwei Stifte, am besten blau und rot, und %1 Würfel. Die %2 ist eine Kuh.</translation>
    </message>
    <message>
        <source>%1 × %1 fields. One of you draws crosses, the other circles. Each has %2 starts: they are yours from the beginning, and nobody marks them.</source>
        <translation>%1 × %1 Felder. Der eine zeichnet Kreuze, der andere Kreise. Jeder hat %2 Startfelder: Sie gehören ihm von Anfang an, und niemand markiert sie.</translation>
    </message>
    <message>
        <source>The other %1 fields show a number from 1 to %2 or a cow. Each of them is marked only once: first come, first served.</source>
        <translation>Die anderen %1 Felder zeigen eine Zahl von 1 bis %2 oder eine Kuh. Jedes wird nur einmal markiert: Wer zuerst kommt, bekommt es.</translation>
    </message>
    <message>
        <source>Every number from %1 to %2 is a sheet of its own with %3 cows, fair to both sides.</source>
        <translation>Jede Nummer von %1 bis %2 ist ein eigenes Blatt mit %3 Kühen, fair für beide Seiten.</translation>
    </message>
    <message>
        <source>The sheet</source>
        <translation>Das Blatt</translation>
    </message>
    <message>
        <source>Throw all %1 dice. Lots decide who has the first turn.</source>
        <translation>Wirf alle %1 Würfel. Wer das Spiel beginnt, entscheidet das Los.</translation>
    </message>
    <message>
        <source>Keep what you like and throw the rest once more: up to %1 throws in all. A kept die may go back into your hand, and you may stop early.</source>
        <translation>Behalte, was dir gefällt, und wirf den Rest noch einmal: höchstens %1 Würfe insgesamt. Auch behaltene Würfel dürfen wieder mit, und aufhören darfst du früher.</translation>
    </message>
    <message>
        <source>Mark one free field that your dice allow, anywhere on the sheet. If you can, you have to.</source>
        <translation>Markiere ein freies Feld, das deine Würfel erlauben, irgendwo auf dem Blatt. Wenn du kannst, musst du.</translation>
    </message>
    <message>
        <source>It is the other player’s turn, unless %1 or %2 dice were equal.</source>
        <translation>Jetzt ist der andere dran, außer es waren %1 oder %2 Würfel gleich.</translation>
    </message>
    <message>
        <source>Beam your stones upwards. You win with %1 of them in space, or %2 if only two of you play, as soon as none is left on the ground.</source>
        <translation>Beame deine Steine nach oben. Du gewinnst mit %1 Steinen im Weltall, zu zweit mit %2, sobald keiner deiner Steine mehr am Boden liegt.</translation>
    </message>
    <message>
        <source>a printed board with its %1 stones for each of you, and %2 dice.</source>
        <translation>für jeden einen gedruckten Spielplan mit seinen %1 Steinen, und %2 Würfel.</translation>
    </message>
    <message>
        <source>Lay a stone on the ground of each of your %1 columns: one for every number and one for the straight. A column has %2 fields; the upper %3, above the line of stars, are space.</source>
        <translation>Leg in jede deiner %1 Spalten einen Stein auf den Boden: eine Spalte je Zahl und eine für die Straße. Eine Spalte hat %2 Felder; die oberen %3, über der Sternenlinie, sind das Weltall.</translation>
    </message>
    <message>
        <source>Before you start</source>
        <translation>Bevor es losgeht</translation>
    </message>
    <message>
        <source>Throw any dice again, up to %1 more times. Dice that you had set aside may join in, and you may stop early.</source>
        <translation>Wirf beliebige Würfel noch einmal, höchstens %1 Mal. Auch beiseitegelegte dürfen wieder mit, und aufhören darfst du früher.</translation>
    </message>
    <message>
        <source>Your dice mean exactly one line of the table: the uppermost that fits. Dice that are not part of it do nothing.</source>
        <translation>Dein Wurf zählt als genau eine Zeile der Tabelle: die oberste, die passt. Würfel, die nicht dazugehören, tun nichts.</translation>
    </message>
    <message>
        <source>before the first roll the second of you lifts 1 stone by one field, the third 2 stones, the fourth 3, each in a different column. Rockets do not fire yet, stars protect at once.</source>
        <translation>hebt vor dem ersten Wurf die zweite Person 1 Stein um ein Feld, die dritte 2 Steine, die vierte 3, jeden in einer anderen Spalte. Raketen zünden dabei nicht, Sterne schützen sofort.</translation>
    </message>
    <message>
        <source>To make up for playing later,</source>
        <translation>Als Ausgleich für den späteren Start</translation>
    </message>
    <message>
        <source>Carry out every part of this line, in the order you like. It lifts its stone by the full distance; steps beyond the top are lost, and a stone at the top does not move.</source>
        <translation>Führe jeden Teil dieser Zeile aus, in beliebiger Reihenfolge. Er hebt seinen Stein um die volle Strecke; Schritte über das oberste Feld hinaus verfallen, und ein Stein ganz oben bleibt stehen.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Dein Zug</translation>
    </message>
    <message>
        <source>Roll.</source>
        <translation>Würfeln.</translation>
    </message>
    <message>
        <source>Throw all %1 dice.</source>
        <translation>Wirf alle %1 Würfel.</translation>
    </message>
    <message>
        <source>Roll again.</source>
        <translation>Nachwürfeln.</translation>
    </message>
    <message>
        <source>Read.</source>
        <translation>Werten.</translation>
    </message>
    <message>
        <source>Beam.</source>
        <translation>Beamen.</translation>
    </message>
    <message>
        <source>What counts</source>
        <translation>Was zählt</translation>
    </message>
    <message>
        <source>Five of a kind:</source>
        <translation>Fünfling:</translation>
    </message>
    <message>
        <source>its column +%1</source>
        <translation>seine Spalte +%1</translation>
    </message>
    <message>
        <source>Large straight:</source>
        <translation>Große Straße:</translation>
    </message>
    <message>
        <source>straight +%1</source>
        <translation>Straße +%1</translation>
    </message>
    <message>
        <source>Four of a kind:</source>
        <translation>Vierling:</translation>
    </message>
    <message>
        <source>Full house:</source>
        <translation>Full House:</translation>
    </message>
    <message>
        <source>column of the three +%1, of the pair +%2</source>
        <translation>Spalte des Drillings +%1, des Paars +%2</translation>
    </message>
    <message>
        <source>Small straight:</source>
        <translation>Kleine Straße:</translation>
    </message>
    <message>
        <source>Three of a kind:</source>
        <translation>Drilling:</translation>
    </message>
    <message>
        <source>Two pairs:</source>
        <translation>Zwei Paare:</translation>
    </message>
    <message>
        <source>both columns +%1</source>
        <translation>beide Spalten +%1</translation>
    </message>
    <message>
        <source>Pair:</source>
        <translation>Paar:</translation>
    </message>
    <message>
        <source>Nothing:</source>
        <translation>Nichts:</translation>
    </message>
    <message>
        <source>your turn is over</source>
        <translation>dein Zug ist vorbei</translation>
    </message>
    <message>
        <source>hides its stone: a Cool down leaves it where it is.</source>
        <translation>versteckt seinen Stein: Ein Cool down lässt ihn stehen.</translation>
    </message>
    <message>
        <source>hides its stone as well, and makes it a joker. While one of your stones is here, each part of your roll may lift any of your stones instead of its own one, just as far. Two parts always go to two different stones. The joker works from the moment it arrives and never wears out; it does not change what your dice mean.</source>
        <translation>versteckt seinen Stein ebenfalls und macht ihn zum Joker. Solange einer deiner Steine hier steht, darf jeder Teil deines Wurfs statt seines Steins einen beliebigen anderen von dir heben, genauso weit. Zwei Teile gehen immer an zwei verschiedene Steine. Der Joker wirkt, sobald er ankommt, und nutzt sich nicht ab; was deine Würfel bedeuten, ändert er nicht.</translation>
    </message>
    <message>
        <source>if a stone ends its move here in your own turn, you may lift any stone that is not at the top by 1, the same one too, before you go on. If that step ends on a rocket, this one fires as well.</source>
        <translation>Endet ein Stein in deinem eigenen Zug hier, darfst du sofort einen beliebigen deiner Steine um 1 heben, auch denselben, nur keinen ganz oben. Endet dieser Schritt auf einer Rakete, zündet auch sie.</translation>
    </message>
    <message>
        <source>Special fields</source>
        <translation>Sonderfelder</translation>
    </message>
    <message>
        <source>Pink star:</source>
        <translation>Pinker Stern:</translation>
    </message>
    <message>
        <source>Blue star:</source>
        <translation>Blauer Stern:</translation>
    </message>
    <message>
        <source>Rocket:</source>
        <translation>Rakete:</translation>
    </message>
    <message>
        <source>If a single part of your roll really lifts a stone by %1 fields or more, it gets cold in that column: there every stone of the others sinks by 1. With a joker this is the column in which you moved.</source>
        <translation>Hebt ein einzelner Teil deines Wurfs einen Stein wirklich um %1 oder mehr Felder, wird es in dieser Spalte kalt: Dort sinkt jeder Stein der anderen um 1. Beim Joker gilt die Spalte, in der du gezogen hast.</translation>
    </message>
    <message>
        <source>Stones on the ground or on a star stay put. Stones may sink out of space again. One that sinks onto a star is safe from the next Cool down; one that sinks onto a rocket gets nothing.</source>
        <translation>Steine am Boden oder auf einem Stern bleiben stehen. Steine können aus dem Weltall wieder herabsinken. Sinkt einer auf einen Stern, ist er vor dem nächsten Cool down sicher; auf einer Rakete passiert nichts.</translation>
    </message>
    <message>
        <source>Steps by rockets never cause a Cool down and never add to one.</source>
        <translation>Raketenschritte lösen nie einen Cool down aus und zählen auch nicht mit.</translation>
    </message>
    <message>
        <source>Cool down</source>
        <translation>Cool down</translation>
    </message>
    <message>
        <source>you: up by 2</source>
        <translation>du: 2 hoch</translation>
    </message>
    <message>
        <source>down by 1</source>
        <translation>1 herab</translation>
    </message>
    <message>
        <source>safe</source>
        <translation>sicher</translation>
    </message>
    <message>
        <source>Look after every part and every step by a rocket: if you then have %1 stones in space (%2 if two play) and none on the ground, the game is over at once and you have won.</source>
        <translation>Schau nach jedem Teil und jedem Raketenschritt: Hast du dann %1 Steine im Weltall (zu zweit %2) und keinen am Boden, ist das Spiel sofort zu Ende und du hast gewonnen.</translation>
    </message>
    <message>
        <source>you may also choose a lower line of the table that your dice contain.</source>
        <translation>Du darfst auch eine tiefere Zeile der Tabelle wählen, die in deinem Wurf steckt.</translation>
    </message>
    <message>
        <source>each stone on a blue star redirects one part only, or only the part of its own column.</source>
        <translation>Jeder Stein auf einem blauen Stern lenkt nur einen Teil um, oder nur den Teil seiner eigenen Spalte.</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>Free reading:</source>
        <translation>Freie Wertung:</translation>
    </message>
    <message>
        <source>Weaker jokers:</source>
        <translation>Schwächere Joker:</translation>
    </message>
    <message>
        <source>Mark.</source>
        <translation>Markieren.</translation>
    </message>
    <message>
        <source>Pass the dice on.</source>
        <translation>Weitergeben.</translation>
    </message>
    <message>
        <source>Is no field free that fits? Then nothing is marked and your turn is over, even with %1 equal dice.</source>
        <translation>Kein passendes Feld ist frei? Dann wird nichts markiert, und dein Zug ist vorbei, auch bei %1 gleichen.</translation>
    </message>
    <message>
        <source>What you may mark</source>
        <translation>Was du markieren darfst</translation>
    </message>
    <message>
        <source>%1 or %2 cows:</source>
        <translation>%1 oder %2 Kühe:</translation>
    </message>
    <message>
        <source>a free cow</source>
        <translation>eine freie Kuh</translation>
    </message>
    <message>
        <source>Exactly %1 equal numbers:</source>
        <translation>Genau %1 gleiche Zahlen:</translation>
    </message>
    <message>
        <source>a free field with this number</source>
        <translation>ein freies Feld mit dieser Zahl</translation>
    </message>
    <message>
        <source>Both at once:</source>
        <translation>Beides zugleich:</translation>
    </message>
    <message>
        <source>cow or number, you choose; if only one is free, that one</source>
        <translation>Kuh oder Zahl, wie du willst; ist nur eins frei, dann das</translation>
    </message>
    <message>
        <source>%1 or %2 equal, cows too:</source>
        <translation>%1 oder %2 gleiche, auch Kühe:</translation>
    </message>
    <message>
        <source>such a field, then an extra round</source>
        <translation>ein solches Feld, dann eine Extrarunde</translation>
    </message>
    <message>
        <source>Anything else:</source>
        <translation>Alles andere:</translation>
    </message>
    <message>
        <source>nothing, your turn is over</source>
        <translation>nichts, dein Zug ist vorbei</translation>
    </message>
    <message>
        <source>%1 or %2 equal dice mark a field and give you %3 fresh rolls. But now your pencil must not jump: the next field has to touch the one you marked last, at a side or at a corner. Touching an older mark is not enough.</source>
        <translation>%1 oder %2 gleiche Würfel bringen ein Feld und %3 frische Würfe. Doch jetzt darf dein Stift nicht springen: Das nächste Feld muss an das zuletzt markierte grenzen, mit einer Seite oder einer Ecke. An ein älteres Zeichen zu grenzen reicht nicht.</translation>
    </message>
    <message>
        <source>The 1 further left is out of reach: it touches only the 3, an older mark.</source>
        <translation>Die 1 weiter links ist außer Reichweite: Sie grenzt nur an die 3, ein älteres Zeichen.</translation>
    </message>
    <message>
        <source>With %1 equal again you go on from there. With less you still mark one touching field that fits, and your turn is over; without one it is over as well.</source>
        <translation>Sind es wieder %1 gleiche, geht es von dort aus weiter. Sind es weniger, markierst du noch ein angrenzendes Feld, das passt, dann ist dein Zug vorbei; gibt es keins, ebenso.</translation>
    </message>
    <message>
        <source>If all fields round your last mark are taken, there is no extra round.</source>
        <translation>Ist rund um dein letztes Zeichen alles besetzt, entfällt die Extrarunde.</translation>
    </message>
    <message>
        <source>Extra round</source>
        <translation>Extrarunde</translation>
    </message>
    <message>
        <source>first a 3 …</source>
        <translation>erst eine 3 …</translation>
    </message>
    <message>
        <source>… then a cow …</source>
        <translation>… dann die Kuh …</translation>
    </message>
    <message>
        <source>… then a 1</source>
        <translation>… dann die 1</translation>
    </message>
    <message>
        <source>Fields are joined in all eight directions, along their sides and across their corners.</source>
        <translation>Felder hängen in allen acht Richtungen zusammen, an ihren Seiten und über ihre Ecken.</translation>
    </message>
    <message>
        <source>A chain may branch. Two chains may cross where their diagonals meet: both are whole.</source>
        <translation>Eine Kette darf sich verzweigen. Zwei Ketten dürfen sich schräg kreuzen: Beide gelten.</translation>
    </message>
    <message>
        <source>The chain</source>
        <translation>Die Kette</translation>
    </message>
    <message>
        <source>The moment your chain reaches all %1 starts you have won, even in the middle of a turn.</source>
        <translation>Sobald deine Kette alle %1 Startfelder erreicht, hast du gewonnen, auch mitten im Zug.</translation>
    </message>
    <message>
        <source>If your starts could not be joined even with all free fields, you are blocked. You play on: you cannot win any more, but the other player may be blocked as well.</source>
        <translation>Ließen sich deine Starts nicht einmal mit allen freien Feldern verbinden, bist du blockiert. Du spielst weiter: Gewinnen kannst du nicht mehr, aber du kannst den anderen ebenfalls blockieren.</translation>
    </message>
    <message>
        <source>When both of you are blocked it is a draw at once. So a full sheet is always decided.</source>
        <translation>Seid ihr beide blockiert, endet das Spiel sofort unentschieden. Ein volles Blatt hat also immer ein Ergebnis.</translation>
    </message>
    <message>
        <source>Two cows come in about %1 turns out of 10, three of one certain number only in every third. The best fields help you and block the way of the other player.</source>
        <translation>Zwei Kühe schaffst du in etwa %1 von 10 Zügen, drei einer bestimmten Zahl nur in jedem dritten. Die besten Felder helfen dir und versperren dem anderen den Weg.</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Ende des Spiels</translation>
    </message>
    <message>
        <source>Won.</source>
        <translation>Gewonnen.</translation>
    </message>
    <message>
        <source>Blocked.</source>
        <translation>Blockiert.</translation>
    </message>
    <message>
        <source>Draw.</source>
        <translation>Unentschieden.</translation>
    </message>
    <message>
        <source>Worth knowing:</source>
        <translation>Gut zu wissen:</translation>
    </message>
    <message>
        <source>%1 players</source>
        <translation>%1 Personen</translation>
    </message>
    <message>
        <source>%1 minutes</source>
        <translation>%1 Minuten</translation>
    </message>
    <message>
        <source>You need:</source>
        <translation>Ihr braucht:</translation>
    </message>
    <message>
        <source>The rules on one page</source>
        <translation>Die Regeln auf einer Seite</translation>
    </message>
    <message>
        <source>%1 – boards</source>
        <translation>%1 – Spielpläne</translation>
    </message>
    <message>
        <source>%1 – sheets</source>
        <translation>%1 – Blätter</translation>
    </message>
    <message>
        <source>%1 – score pad</source>
        <translation>%1 – Wertungsblock</translation>
    </message>
    <message>
        <source>%1 – score track and floe</source>
        <translation>%1 – Punkteleiste und Scholle</translation>
    </message>
    <message>
        <source>%1 – game record</source>
        <translation>%1 – Protokoll</translation>
    </message>
    <message>
        <source>%1 – the rules on one page</source>
        <translation>%1 – die Regeln auf einer Seite</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Gezogen</translation>
    </message>
    <message>
        <source>%1 …</source>
        <translation>%1 …</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (plate slid)</source>
        <translation>%1 (verschoben)</translation>
    </message>
    <message>
        <source>Nothing: %1.</source>
        <translation>Nichts: %1.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>3+ of one colour</source>
        <translation>3+ einer Farbe</translation>
    </message>
    <message>
        <source>white fits all</source>
        <translation>Weiß passt immer</translation>
    </message>
    <message>
        <source>Centre</source>
        <translation>Mitte</translation>
    </message>
    <message>
        <source>double, also alone</source>
        <translation>doppelt, auch allein</translation>
    </message>
    <message>
        <source>Free marker</source>
        <translation>Freier Upgrade-Marker</translation>
    </message>
    <message>
        <source>a die worth 2</source>
        <translation>ein Würfel mit 2</translation>
    </message>
    <message>
        <source>Knaller</source>
        <translation>Knaller</translation>
    </message>
    <message>
        <source>6 + row or column</source>
        <translation>6 + Reihe oder Spalte</translation>
    </message>
    <message>
        <source>Sheet %1</source>
        <translation>Blatt %1</translation>
    </message>
    <message>
        <source>Sheets %1 to %2</source>
        <translation>Blätter %1 bis %2</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <source>Rolled</source>
        <translation>Gewürfelt</translation>
    </message>
    <message>
        <source>%1 by rocket</source>
        <translation>%1 durch Rakete</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>pink star</source>
        <translation>pinker Stern</translation>
    </message>
    <message>
        <source>blue star</source>
        <translation>blauer Stern</translation>
    </message>
    <message>
        <source>rocket</source>
        <translation>Rakete</translation>
    </message>
    <message>
        <source>In space</source>
        <translation>Weltall</translation>
    </message>
    <message>
        <source>%1 is at the top</source>
        <translation>%1 ist ganz oben</translation>
    </message>
    <message>
        <source>To go</source>
        <translation>Fehlen</translation>
    </message>
    <message>
        <source>%1: marks %2 on %3.</source>
        <translation>%1: markiert %2 auf %3.</translation>
    </message>
    <message>
        <source>%1, but no such field is free.</source>
        <translation>%1, aber kein solches Feld ist frei.</translation>
    </message>
    <message>
        <source>%1, but none touches the last mark.</source>
        <translation>%1, aber keines liegt am letzten Zeichen.</translation>
    </message>
    <message>
        <source>Thrown</source>
        <translation>Wurf</translation>
    </message>
    <message>
        <source>Keeps the %1, %2.</source>
        <translation>Behält die %1, %2.</translation>
    </message>
    <message>
        <source>Now: %1.</source>
        <translation>Stand: %1.</translation>
    </message>
    <message>
        <source>or</source>
        <translation>oder</translation>
    </message>
    <message>
        <source>1 field</source>
        <translation>1 Feld</translation>
    </message>
    <message>
        <source>1 field, then again beside it</source>
        <translation>1 Feld, dann daneben weiter</translation>
    </message>
    <message>
        <source>Goal: join your three starts</source>
        <translation>Ziel: Verbinde deine drei Starts</translation>
    </message>
    <message>
        <source>Fingerprint of the secret number (SHA-256)</source>
        <translation>Fingerabdruck der geheimen Zahl (SHA-256)</translation>
    </message>
    <message>
        <source>Secret number (seed)</source>
        <translation>Geheime Zahl (Startzahl)</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>DATEI</translation>
    </message>
    <message>
        <source>It fixed all rolls before the first one. Whoever has the file of this match can check number, fingerprint and every roll:</source>
        <translation>Sie legte vor dem ersten Wurf alle Würfe fest. Wer die Datei dieser Partie hat, kann Zahl, Fingerabdruck und jeden Wurf prüfen:</translation>
    </message>
    <message>
        <source>It fixed all rolls before the first one, and is told when the match is over. The fingerprint then shows that nobody changed it.</source>
        <translation>Sie legte vor dem ersten Wurf alle Würfe fest und wird verraten, wenn die Partie zu Ende ist. Der Fingerabdruck zeigt dann, dass niemand sie geändert hat.</translation>
    </message>
    <message>
        <source>Game record</source>
        <translation>Protokoll</translation>
    </message>
    <message numerus="yes">
        <source>%n stones in space</source>
        <translation>
            <numerusform>%n Stein im Weltall</numerusform>
            <numerusform>%n Steine im Weltall</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, blocked</source>
        <translation>%1, blockiert</translation>
    </message>
    <message>
        <source>%1, all joined</source>
        <translation>%1, alle verbunden</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n fields to go</source>
        <translation>
            <numerusform>%1, noch %n Feld</numerusform>
            <numerusform>%1, noch %n Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>Begun on %1, %2 · unfinished, saved on %3, %4</source>
        <translation>Begonnen am %1, %2 · nicht zu Ende, gespeichert am %3, %4</translation>
    </message>
    <message>
        <source>Begun on %1, %2 · ended on %3, %4</source>
        <translation>Begonnen am %1, %2 · beendet am %3, %4</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, from %2 to %3</source>
        <translation>%1, von %2 bis %3</translation>
    </message>
    <message>
        <source>%1, kept dice marked</source>
        <translation>%1, behaltene markiert</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>What it did</source>
        <translation>Was daraus wurde</translation>
    </message>
    <message>
        <source>Throw your dice onto the floe. One of them stays and scores for you; next time you have to beat it: higher or further.</source>
        <translation>Wirf deine Würfel auf die Eisscholle. Einer bleibt liegen und punktet für dich; beim nächsten Mal musst du ihn übertreffen: höher oder weiter.</translation>
    </message>
    <message>
        <source>Dice come in at the open short side. Along the other three there is water.</source>
        <translation>An der offenen kurzen Seite kommen die Würfel herein. An den anderen drei ist Wasser.</translation>
    </message>
    <message>
        <source>Nets give %1, holes cost points: %2.</source>
        <translation>Netze bringen %1, Eislöcher kosten Punkte: %2.</translation>
    </message>
    <message>
        <source>Beside the floe lie 6 ice blocks in a row. The first is the start block.</source>
        <translation>Neben der Eisscholle liegen 6 Eisblöcke in einer Reihe. Der erste ist der Startblock.</translation>
    </message>
    <message>
        <source>The floe</source>
        <translation>Die Eisscholle</translation>
    </message>
    <message>
        <source>All your dice together through the entrance: %1, or %2 if your scoring die is on the floe. They may push others and bounce off the walls.</source>
        <translation>Alle deine Würfel zusammen durch den Eingang: %1, oder %2, wenn dein Wertungswürfel auf der Eisscholle liegt. Sie dürfen andere anstoßen und von den Wänden abprallen.</translation>
    </message>
    <message>
        <source>Exactly one of your dice stays on the floe as your scoring die. Of %1 dice you choose any dry one; of %2 one that beats the ringed die.</source>
        <translation>Genau einer deiner Würfel bleibt als Wertungswürfel liegen. Von %1 Würfeln wählst du irgendeinen trockenen, von %2 einen, der den Ringwürfel übertrifft.</translation>
    </message>
    <message>
        <source>Your throw</source>
        <translation>Dein Wurf</translation>
    </message>
    <message>
        <source>Throw.</source>
        <translation>Werfen.</translation>
    </message>
    <message>
        <source>Look.</source>
        <translation>Schauen.</translation>
    </message>
    <message>
        <source>Keep one.</source>
        <translation>Einen behalten.</translation>
    </message>
    <message>
        <source>neither</source>
        <translation>keins von beiden</translation>
    </message>
    <message>
        <source>higher</source>
        <translation>höher</translation>
    </message>
    <message>
        <source>further</source>
        <translation>weiter vorn</translation>
    </message>
    <message>
        <source>Higher or further</source>
        <translation>Höher oder weiter</translation>
    </message>
    <message>
        <source>Your scoring die of the last round wears the ring. You beat it with a thrown die on the floe that shows a higher face or lies further from the entrance, as both lie after the throw. The centres count; less than half a millimetre is level.</source>
        <translation>Dein Wertungswürfel der letzten Runde trägt den Ring. Ihn übertrifft ein geworfener Würfel auf der Eisscholle, der mehr Augen zeigt oder weiter vom Eingang weg liegt, so wie beide nach dem Wurf liegen. Gemessen wird zur Mitte; unter einem halben Millimeter ist gleichauf.</translation>
    </message>
    <message>
        <source>One of the better dice stays, as you choose. The old one leaves in any case.</source>
        <translation>Einer der besseren bleibt, such ihn dir aus. Der alte geht in jedem Fall.</translation>
    </message>
    <message>
        <source>the ring</source>
        <translation>der Ring</translation>
    </message>
    <message>
        <source>all %1 dice in the water. The one with the highest face goes onto a block.</source>
        <translation>Alle %1 Würfel sind im Wasser. Der mit den meisten Augen kommt auf einen Eisblock.</translation>
    </message>
    <message>
        <source>nothing beats the ringed die. It goes onto a block with its face unchanged.</source>
        <translation>Nichts übertrifft den Ringwürfel. Er kommt auf einen Eisblock, wie er liegt.</translation>
    </message>
    <message>
        <source>you pushed your own ringed die off. It goes with the face it now shows, even if another die would have beaten it.</source>
        <translation>Du hast deinen eigenen Ringwürfel heruntergeschoben. Er kommt so, wie er jetzt liegt, auf den Eisblock, auch wenn ein anderer ihn übertroffen hätte.</translation>
    </message>
    <message>
        <source>before you choose, its owner puts it back anywhere free on the floe, with the face it now shows. If there are several: clockwise from you.</source>
        <translation>Bevor du wählst, legt sein Besitzer ihn irgendwo auf der Eisscholle zurück, wo Platz ist, mit der Seite, die er jetzt zeigt. Sind es mehrere: im Uhrzeigersinn von dir aus.</translation>
    </message>
    <message>
        <source>The block is always the first free one, and you score nothing in this round.</source>
        <translation>Es ist immer der erste freie Eisblock, und du bekommst in dieser Runde nichts.</translation>
    </message>
    <message>
        <source>When it goes wrong</source>
        <translation>Wenn es schiefgeht</translation>
    </message>
    <message>
        <source>All wet:</source>
        <translation>Alles nass:</translation>
    </message>
    <message>
        <source>Miss:</source>
        <translation>Fehlwurf:</translation>
    </message>
    <message>
        <source>Mishap:</source>
        <translation>Missgeschick:</translation>
    </message>
    <message>
        <source>You pushed off another’s die:</source>
        <translation>Fremder Würfel im Wasser:</translation>
    </message>
    <message>
        <source>When everybody has thrown once, everybody whose die is on the floe counts:</source>
        <translation>Haben alle einmal geworfen, zählt jeder, dessen Würfel auf der Eisscholle liegt:</translation>
    </message>
    <message>
        <source>Dice that are level are not behind each other. A sum below 0 counts as 0. Whoever has a die on a block gets 0.</source>
        <translation>Gleichauf ist nicht dahinter. Eine Summe unter 0 zählt als 0. Wessen Würfel auf einem Eisblock liegt, bekommt 0.</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>the face of your own die</source>
        <translation>die Augen deines Würfels</translation>
    </message>
    <message>
        <source>plus</source>
        <translation>plus</translation>
    </message>
    <message>
        <source>the faces of all scoring dice behind yours</source>
        <translation>die Augen aller Wertungswürfel hinter deinem</translation>
    </message>
    <message>
        <source>the faces of all dice on ice blocks</source>
        <translation>die Augen aller Würfel auf Eisblöcken</translation>
    </message>
    <message>
        <source>plus or minus</source>
        <translation>plus oder minus</translation>
    </message>
    <message>
        <source>the net or hole that your die touches</source>
        <translation>das Netz oder Eisloch, das dein Würfel berührt</translation>
    </message>
    <message>
        <source>you</source>
        <translation>du</translation>
    </message>
    <message>
        <source>From the foremost die to the last the seals walk, a space for each point; a lap has %1. If dice are level, the seal further back goes first, then turn order decides.</source>
        <translation>Vom vordersten Würfel bis zum letzten laufen die Robben, ein Feld je Punkt; ein Umlauf hat %1. Liegen Würfel gleichauf, geht die Robbe weiter hinten zuerst, dann zählt die Reihenfolge.</translation>
    </message>
    <message>
        <source>The seals</source>
        <translation>Die Robben</translation>
    </message>
    <message>
        <source>The next round</source>
        <translation>Die nächste Runde</translation>
    </message>
    <message>
        <source>If somebody has reached %1 points (%2 if five or six play), this round was the last. The most points win, equal points share the win.</source>
        <translation>Hat jemand %1 Punkte erreicht (zu fünft oder sechst %2), war diese Runde die letzte. Wer die meisten Punkte hat, gewinnt; bei gleich vielen gewinnt ihr gemeinsam.</translation>
    </message>
    <message>
        <source>For two players</source>
        <translation>Zu zweit</translation>
    </message>
    <message>
        <source>Flick dice into the hollows and score those of one colour that lie side by side. After %1 rounds the most points win.</source>
        <translation>Schnipst Würfel in die Mulden und wertet, was in einer Farbe beieinanderliegt. Wer nach %1 Runden vorn liegt, gewinnt.</translation>
    </message>
    <message>
        <source>a box with %1 × %1 hollows, a bag with %2 dice, the printed pad and a pencil.</source>
        <translation>eine Schachtel mit %1 × %1 Mulden, einen Beutel mit %2 Würfeln, den gedruckten Block und einen Stift.</translation>
    </message>
    <message>
        <source>A deep moat runs round the hollows. In the middle of each side of the rim is a plate: from there you flick.</source>
        <translation>Um die Mulden läuft ein tiefer Graben. In der Mitte jeder Seite sitzt auf dem Rand ein Schnips-Teller.</translation>
    </message>
    <message>
        <source>Five hollows have a sticker: the centre, three upgrades in blue, yellow and green, and the bonus.</source>
        <translation>Fünf Mulden haben einen Aufkleber: die Mitte, drei Upgrade-Marker in Blau, Gelb und Grün, und den Bonus-Marker.</translation>
    </message>
    <message>
        <source>All %1 dice begin in the bag. White ones are jokers. Pink ones are called Knaller; they show no pips.</source>
        <translation>Alle %1 Würfel sind anfangs im Beutel. Weiße sind Joker. Die pinken heißen Knaller und haben keine Augen.</translation>
    </message>
    <message>
        <source>Box and dice</source>
        <translation>Schachtel und Würfel</translation>
    </message>
    <message>
        <source>%1 blue</source>
        <translation>%1 blau</translation>
    </message>
    <message>
        <source>%1 yellow</source>
        <translation>%1 gelb</translation>
    </message>
    <message>
        <source>%1 green</source>
        <translation>%1 grün</translation>
    </message>
    <message>
        <source>%1 white</source>
        <translation>%1 weiß</translation>
    </message>
    <message>
        <source>%1 pink</source>
        <translation>%1 pink</translation>
    </message>
    <message>
        <source>Take dice from the bag until %1 lie before you. If it runs short, take what is there.</source>
        <translation>Nimm Würfel aus dem Beutel, bis %1 vor dir liegen. Reicht er nicht, nimm, was da ist.</translation>
    </message>
    <message>
        <source>Choose one of your dice and one of the four plates, and flick it in.</source>
        <translation>Wähle einen deiner Würfel und einen der vier Schnips-Teller und schnips ihn hinein.</translation>
    </message>
    <message>
        <source>You flick %1 times; the die that is left stays with you for your next turn. If you have fewer dice, flick what you have.</source>
        <translation>Du schnipst %1 Mal; der Würfel, der übrig ist, bleibt für den nächsten Zug bei dir. Hast du weniger, schnips, was du hast.</translation>
    </message>
    <message>
        <source>Draw dice.</source>
        <translation>Ziehen.</translation>
    </message>
    <message>
        <source>Flick.</source>
        <translation>Schnipsen.</translation>
    </message>
    <message>
        <source>Flick again.</source>
        <translation>Noch einmal.</translation>
    </message>
    <message>
        <source>Score.</source>
        <translation>Werten.</translation>
    </message>
    <message>
        <source>it stays there until somebody scores it.</source>
        <translation>Er bleibt liegen, bis ihn jemand wertet.</translation>
    </message>
    <message>
        <source>it goes back into the bag at once.</source>
        <translation>Er kommt sofort zurück in den Beutel.</translation>
    </message>
    <message>
        <source>shake the box until it lies flat, even if it rolls into the moat. Two dice never share a hollow.</source>
        <translation>Rüttelt die Schachtel, bis er flach liegt, auch wenn er dabei in den Graben fällt. Zwei Würfel teilen sich nie eine Mulde.</translation>
    </message>
    <message>
        <source>dice may push each other. What counts is the hollow and the face in the end; what leaves the hollows goes into the bag.</source>
        <translation>Würfel dürfen sich anstoßen. Es zählt, in welcher Mulde und wie sie am Ende liegen; was die Mulden verlässt, kommt in den Beutel.</translation>
    </message>
    <message>
        <source>Where a die ends</source>
        <translation>Wo ein Würfel landet</translation>
    </message>
    <message>
        <source>In a hollow:</source>
        <translation>In einer Mulde:</translation>
    </message>
    <message>
        <source>In the moat or outside:</source>
        <translation>Im Graben oder draußen:</translation>
    </message>
    <message>
        <source>Tilted, between hollows or on another die:</source>
        <translation>Schräg, zwischen Mulden oder auf einem anderen:</translation>
    </message>
    <message>
        <source>Knocked:</source>
        <translation>Angestoßen:</translation>
    </message>
    <message>
        <source>%1 or more dice of one colour, joined side by side, never across a corner. Add up their pips.</source>
        <translation>%1 oder mehr Würfel einer Farbe, Seite an Seite, nie über Eck. Zähl ihre Augen zusammen.</translation>
    </message>
    <message>
        <source>has any colour you like except pink, but only one in a scoring. %1 white dice are a group, too.</source>
        <translation>hat die Farbe, die du willst, außer Pink, aber nur eine je Wertung. Auch %1 weiße sind eine Gruppe.</translation>
    </message>
    <message>
        <source>if no die lies on it when your scoring begins, it is a die of its colour worth %1, once a turn. If you uncover it while you score, it does not count.</source>
        <translation>Liegt zu Beginn deiner Wertung kein Würfel darauf, ist er ein Würfel seiner Farbe und %1 wert, einmal pro Zug. Wird er erst beim Werten frei, zählt er nicht.</translation>
    </message>
    <message>
        <source>the pips of a die in the middle count double, in groups and lines, whoever flicked it. It may also be scored alone.</source>
        <translation>Die Augen eines Würfels in der Mitte zählen doppelt, in Gruppe und Linie, egal wer ihn geschnipst hat. Er darf auch allein gewertet werden.</translation>
    </message>
    <message>
        <source>choose its row or its column. All dice and free upgrades in this line score, in any colour and across gaps. The Knaller itself is always worth %1, in the centre too.</source>
        <translation>Wähle seine Reihe oder seine Spalte. Alle Würfel und freien Upgrade-Marker dieser Linie zählen, in jeder Farbe und über Lücken hinweg. Der Knaller selbst ist immer %1 wert, auch in der Mitte.</translation>
    </message>
    <message>
        <source>Group:</source>
        <translation>Gruppe:</translation>
    </message>
    <message>
        <source>White die:</source>
        <translation>Weißer Würfel:</translation>
    </message>
    <message>
        <source>Upgrade:</source>
        <translation>Upgrade-Marker:</translation>
    </message>
    <message>
        <source>Centre:</source>
        <translation>Mitte:</translation>
    </message>
    <message>
        <source>Knaller:</source>
        <translation>Knaller:</translation>
    </message>
    <message>
        <source>Bonus:</source>
        <translation>Bonus-Marker:</translation>
    </message>
    <message>
        <source>After your last flick you score as many groups and lines as you like, one after the other. A group counts whole, with everything that hangs on to it, or not at all.</source>
        <translation>Nach deinem letzten Schnipser wertest du so viele Gruppen und Linien, wie du willst, eine nach der anderen. Eine Gruppe zählt ganz, mit allem, was daran hängt, oder gar nicht.</translation>
    </message>
    <message>
        <source>Every die scores only once: it goes back into the bag at once. So the order matters, and a line may come before or after a group.</source>
        <translation>Jeder Würfel zählt nur einmal: Er kommt sofort in den Beutel. Darum ist die Reihenfolge wichtig, und eine Linie darf vor oder nach einer Gruppe kommen.</translation>
    </message>
    <message>
        <source>Two Knaller score a line each; but one that is scored in the other’s line is gone.</source>
        <translation>Zwei Knaller werten je eine Linie; wird aber einer in der Linie des anderen gewertet, ist er weg.</translation>
    </message>
    <message>
        <source>What you do not score stays in the box, for anyone’s later turn.</source>
        <translation>Was du nicht wertest, bleibt in der Schachtel, für alle, die noch drankommen.</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Die Wertung</translation>
    </message>
    <message>
        <source>Think ahead:</source>
        <translation>Denk voraus:</translation>
    </message>
    <message>
        <source>After %1 rounds whoever has the most points wins; with equal points you win together.</source>
        <translation>Wer nach %1 Runden die meisten Punkte hat, gewinnt; bei gleich vielen gewinnt ihr gemeinsam.</translation>
    </message>
    <message>
        <source>End and variant</source>
        <translation>Ende und Variante</translation>
    </message>
    <message>
        <source>For children:</source>
        <translation>Für Kinder:</translation>
    </message>
    <message>
        <source>The match goes on: %1.</source>
        <translation>Die Partie geht weiter: %1.</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Each round you add</source>
        <translation>Jede Runde zählst du</translation>
    </message>
    <message>
        <source>the face of your scoring die</source>
        <translation>die Augen deines Wertungswürfels</translation>
    </message>
    <message>
        <source>all scoring dice behind it</source>
        <translation>alle Wertungswürfel dahinter</translation>
    </message>
    <message>
        <source>all dice on ice blocks; their owners get 0</source>
        <translation>alle Würfel auf Eisblöcken; wer dort liegt, bekommt 0</translation>
    </message>
    <message>
        <source>the net or hole it touches</source>
        <translation>sein Netz oder Eisloch</translation>
    </message>
    <message>
        <source>ends a match of 2 to 4 players</source>
        <translation>beendet die Partie zu 2 bis 4</translation>
    </message>
    <message>
        <source>ends a match of 5 or 6 players</source>
        <translation>beendet die Partie zu 5 oder 6</translation>
    </message>
    <message>
        <source>Score track</source>
        <translation>Punkteleiste</translation>
    </message>
    <message>
        <source>Floe plan in true size (2 pages)</source>
        <translation>Eisscholle in wahrer Größe (2 Seiten)</translation>
    </message>
    <message>
        <source>Glue the second page on here, its cut edge along this line</source>
        <translation>Hier die zweite Seite aufkleben, ihre Schnittkante an dieser Linie</translation>
    </message>
    <message>
        <source>The floe in true size</source>
        <translation>Die Eisscholle in wahrer Größe</translation>
    </message>
    <message>
        <source>This line is 100 mm long if the page was printed at 100 %.</source>
        <translation>Bei 100 % gedruckt ist diese Linie 100 mm lang.</translation>
    </message>
    <message>
        <source>The entrance is %1 mm in front of this line</source>
        <translation>Der Eingang liegt %1 mm vor dieser Linie</translation>
    </message>
    <message>
        <source>Cut both pages along the edge of the floe.</source>
        <translation>Schneide beide Seiten am Rand der Scholle aus.</translation>
    </message>
    <message>
        <source>Glue this half onto the strip of the other one.</source>
        <translation>Klebe diese Hälfte auf den Streifen der anderen.</translation>
    </message>
    <message>
        <source>Lay the floe on the table: what touches the table is in the water.</source>
        <translation>Leg die Scholle auf den Tisch: Was den Tisch berührt, liegt im Wasser.</translation>
    </message>
    <message>
        <source>Laps</source>
        <translation>Umläufe</translation>
    </message>
    <message>
        <source>Children’s variant, plate may be slid: %1</source>
        <translation>Kindervariante, Schnips-Teller verschiebbar: %1</translation>
    </message>
    <message>
        <source>any stone +1</source>
        <translation>ein Stein nach Wahl +1</translation>
    </message>
    <message>
        <source>All boards have the same special fields in different places; none is better. The youngest begins; then go round clockwise.</source>
        <translation>Alle Spielpläne haben dieselben Sonderfelder an anderen Stellen; keiner ist besser. Wer am jüngsten ist, beginnt; dann geht es im Uhrzeigersinn.</translation>
    </message>
    <message>
        <source>straight +%1; if there is a pair, its column +%2, if you like</source>
        <translation>Straße +%1; ist ein Paar dabei, darf auch dessen Spalte +%2</translation>
    </message>
    <message>
        <source>a chain of rockets never lifts the same stone twice.</source>
        <translation>Eine Kette von Raketen hebt nie denselben Stein zweimal.</translation>
    </message>
    <message>
        <source>Another stone each time:</source>
        <translation>Jedes Mal ein weiterer Stein:</translation>
    </message>
    <message>
        <source>the printed floe between low walls, the score track, 6 ice blocks, one ring for whoever throws, and %1 dice and a seal per colour.</source>
        <translation>die gedruckte Eisscholle zwischen niedrigen Wänden, die Punkteleiste, 6 Eisblöcke, einen Ring für den, der wirft, dazu %1 Würfel und eine Robbe je Farbe.</translation>
    </message>
    <message>
        <source>When all dice rest, whatever reaches over the edge of the ice or lies outside is in the water. A die may lean on another; only if it shows no clear face, nudge it gently until it does.</source>
        <translation>Wenn alles ruht, ist im Wasser, was über die Eiskante ragt oder draußen liegt. Ein Würfel darf an einem anderen lehnen; nur wenn er keine klare Seite zeigt, stups ihn sanft an.</translation>
    </message>
    <message>
        <source>If a seal would stop on a taken space, it goes on to the next free one, and these steps are points as well. Only at 0 points is there room for all on the start. Whoever scores 0 stays put.</source>
        <translation>Ist das Feld besetzt, auf dem eine Robbe ankäme, geht sie weiter bis zum nächsten freien, und auch diese Schritte sind Punkte. Nur bei 0 Punkten ist auf dem Start Platz für alle. Wer 0 bekommt, bleibt stehen.</translation>
    </message>
    <message>
        <source>Scoring dice on the floe stay there; when it is your turn, yours wears the ring. Dice on blocks go back to their owners, who throw %1 again.</source>
        <translation>Wertungswürfel auf der Eisscholle bleiben liegen; bist du dran, trägt deiner den Ring. Würfel auf Eisblöcken gehen zurück; ihre Besitzer werfen wieder %1.</translation>
    </message>
    <message>
        <source>Agree who begins the first round, or draw lots. Later it is the owner of the die on the start block, or else of the rearmost scoring die. If dice are level, the seal further back decides, then turn order. Go on clockwise.</source>
        <translation>Macht aus oder lost, wer die erste Runde beginnt. Später beginnt, wessen Würfel auf dem Startblock liegt, sonst wessen Wertungswürfel zuhinterst liegt. Liegen mehrere gleichauf, entscheidet die Robbe weiter hinten, dann die Reihenfolge. Weiter geht es im Uhrzeigersinn.</translation>
    </message>
    <message>
        <source>Each of you plays two colours, taking turns: yours, mine, yours, mine. Every colour plays for itself, even against your other one. If a seal has reached %1 after the scoring, the game is over; then your two seals are added.</source>
        <translation>Jeder spielt zwei Farben, immer abwechselnd: deine, meine, deine, meine. Jede Farbe spielt für sich, auch gegen deine zweite. Hat nach der Wertung eine Robbe %1 erreicht, ist das Spiel zu Ende; dann zählst du deine beiden Robben zusammen.</translation>
    </message>
    <message>
        <source>Score once and write your points down, or a 0. Then the player to your left goes on. The oldest of you begins.</source>
        <translation>Werte einmal und schreib deine Punkte auf, oder eine 0. Dann geht es im Uhrzeigersinn weiter. Wer am ältesten ist, beginnt.</translation>
    </message>
    <message>
        <source>if the die you just flicked comes to rest here, you may draw one more at once and flick any of your dice, once a turn. A die that was knocked here brings nothing.</source>
        <translation>Bleibt der eben geschnipste Würfel hier liegen, darfst du sofort noch einen ziehen und einen deiner Würfel schnipsen, einmal pro Zug. Ein hierher gestoßener bringt nichts.</translation>
    </message>
    <message>
        <source>they may slide their plate along its side before a flick, if you all agree.</source>
        <translation>Sie dürfen ihren Schnips-Teller vor dem Schnipsen entlang seiner Seite verschieben, wenn alle einverstanden sind.</translation>
    </message>
</context>
<context>
    <name>PrintChoices</name>
    <message>
        <source>Boards</source>
        <translation>Spielpläne</translation>
    </message>
    <message>
        <source>Pad</source>
        <translation>Block</translation>
    </message>
    <message>
        <source>Sheets</source>
        <translation>Blätter</translation>
    </message>
    <message>
        <source>What is printed</source>
        <translation>Was gedruckt wird</translation>
    </message>
    <message>
        <source>Game record</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
</context>
<context>
    <name>PrintFoot</name>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n Seite</numerusform>
            <numerusform>%n Seiten</numerusform>
        </translation>
    </message>
    <message>
        <source>Printing…</source>
        <translation>Wird gedruckt …</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Wird gespeichert …</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken …</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
</context>
<context>
    <name>PrintScreen</name>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
</context>
<context>
    <name>PrintVoice</name>
    <message>
        <source>It is on its way to the printer</source>
        <translation>Unterwegs zum Drucker</translation>
    </message>
    <message>
        <source>“%1” is saved</source>
        <translation>„%1“ ist gespeichert</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Show folder</source>
        <translation>Ordner zeigen</translation>
    </message>
    <message>
        <source>That did not work</source>
        <translation>Das hat nicht geklappt</translation>
    </message>
    <message>
        <source>The PDF could not be written: %1. If there was a file of this name, it is as it was.</source>
        <translation>Das PDF ließ sich nicht schreiben: %1. Gab es schon eine Datei mit diesem Namen, ist sie unverändert.</translation>
    </message>
    <message>
        <source>There is no printer on this computer. You can save a PDF and print it elsewhere.</source>
        <translation>An diesem Computer gibt es keinen Drucker. Du kannst ein PDF speichern und es woanders drucken.</translation>
    </message>
    <message>
        <source>The printer did not take the sheet. Is it switched on? You can save a PDF instead.</source>
        <translation>Der Drucker hat das Blatt nicht angenommen. Ist er eingeschaltet? Du kannst stattdessen ein PDF speichern.</translation>
    </message>
    <message>
        <source>Nothing on this computer opens “%1” by itself.</source>
        <translation>Kein Programm auf diesem Computer öffnet „%1“ von selbst.</translation>
    </message>
    <message>
        <source>This match cannot be read: %1</source>
        <translation>Diese Partie lässt sich nicht lesen: %1</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <source>All right</source>
        <translation>In Ordnung</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>The match cannot be saved (%1). You can play on; BeamMe keeps trying.</source>
        <translation>Die Partie kann nicht gespeichert werden (%1). Du kannst weiterspielen, BeamMe versucht es immer wieder.</translation>
    </message>
    <message>
        <source>Your preferences cannot be saved: %1</source>
        <translation>Die Einstellungen lassen sich nicht speichern: %1</translation>
    </message>
    <message>
        <source>The match cannot be removed: %1</source>
        <translation>Die Partie lässt sich nicht entfernen: %1</translation>
    </message>
    <message>
        <source>Your preferences could not be read and were set aside: %1</source>
        <translation>Die Einstellungen waren nicht lesbar und wurden zur Seite gelegt: %1</translation>
    </message>
    <message>
        <source>Nothing can be saved in %1 right now: %2</source>
        <translation>In %1 lässt sich zurzeit nichts speichern: %2</translation>
    </message>
    <message>
        <source>The window cannot be opened: Qt knows no platform “%1”.</source>
        <translation>Das Fenster lässt sich nicht öffnen: Qt kennt keine Plattform „%1“.</translation>
    </message>
    <message>
        <source>The window cannot be opened: there is no display.</source>
        <translation>Das Fenster lässt sich nicht öffnen: Es gibt keinen Bildschirm.</translation>
    </message>
    <message>
        <source>The window cannot be opened: the display %1 cannot be reached.</source>
        <translation>Das Fenster lässt sich nicht öffnen: Der Bildschirm %1 ist nicht erreichbar.</translation>
    </message>
    <message>
        <source>BeamMe is running, but refuses this start: %1</source>
        <translation>BeamMe läuft bereits, nimmt diesen Start aber nicht an: %1</translation>
    </message>
    <message>
        <source>BeamMe is running but does not answer; end it first.</source>
        <translation>BeamMe läuft bereits, antwortet aber nicht; bitte zuerst beenden.</translation>
    </message>
    <message>
        <source>The display is gone, so BeamMe has ended.</source>
        <translation>Der Bildschirm ist nicht mehr da, deshalb ist BeamMe jetzt zu Ende.</translation>
    </message>
</context>
<context>
    <name>PutReading</name>
    <message>
        <source>This die was pushed off the floe</source>
        <translation>Dieser Würfel wurde von der Eisscholle gestoßen</translation>
    </message>
    <message>
        <source>Its owner puts it back.</source>
        <translation>Wem er gehört, der legt ihn zurück.</translation>
    </message>
    <message>
        <source>free here: %1</source>
        <translation>frei: %1</translation>
    </message>
    <message>
        <source>not free here</source>
        <translation>hier ist nicht frei</translation>
    </message>
    <message>
        <source>Click on a free spot of the floe, and once more to put it there.</source>
        <translation>Klick auf eine freie Stelle der Scholle, und zum Ablegen noch einmal.</translation>
    </message>
</context>
<context>
    <name>Reading</name>
    <message>
        <source>Five of a kind</source>
        <translation>Fünfling</translation>
    </message>
    <message>
        <source>Large straight</source>
        <translation>Große Straße</translation>
    </message>
    <message>
        <source>Four of a kind</source>
        <translation>Vierling</translation>
    </message>
    <message>
        <source>Full house</source>
        <translation>Full House</translation>
    </message>
    <message>
        <source>Small straight</source>
        <translation>Kleine Straße</translation>
    </message>
    <message>
        <source>Three of a kind</source>
        <translation>Drilling</translation>
    </message>
    <message>
        <source>Two pairs</source>
        <translation>Zwei Paare</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Paar</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message>
        <source>not a file</source>
        <translation>keine gewöhnliche Datei</translation>
    </message>
    <message>
        <source>larger than %1 bytes</source>
        <translation>größer als %1 Byte</translation>
    </message>
    <message>
        <source>not readable as JSON: %1</source>
        <translation>nicht als JSON lesbar: %1</translation>
    </message>
    <message>
        <source>not a JSON object</source>
        <translation>kein JSON-Objekt</translation>
    </message>
    <message>
        <source>nested deeper than %1 levels</source>
        <translation>tiefer als %1 Ebenen verschachtelt</translation>
    </message>
    <message>
        <source>a key is longer than %1 characters</source>
        <translation>ein Schlüssel ist länger als %1 Zeichen</translation>
    </message>
    <message>
        <source>the key %1 stands twice</source>
        <translation>der Schlüssel %1 kommt zweimal vor</translation>
    </message>
    <message>
        <source>%1 is no number</source>
        <translation>%1 ist keine Zahl</translation>
    </message>
    <message>
        <source>%1: unknown key</source>
        <translation>%1: unbekannter Schlüssel</translation>
    </message>
    <message>
        <source>name: a text of 1 to %1 visible characters is needed</source>
        <translation>name: nötig ist ein Text aus 1 bis %1 sichtbaren Zeichen</translation>
    </message>
    <message>
        <source>%1: unknown house rule</source>
        <translation>%1: unbekannte Hausregel</translation>
    </message>
    <message>
        <source>columns: a list of %1 texts is needed</source>
        <translation>columns: nötig ist eine Liste von %1 Texten</translation>
    </message>
    <message>
        <source>columns: column %1: %2 fields are needed, from the ground up</source>
        <translation>columns: Spalte %1: nötig sind %2 Felder, vom Boden nach oben</translation>
    </message>
    <message>
        <source>columns: column %1: unknown field %2, known are %3</source>
        <translation>columns: Spalte %1: unbekanntes Feld %2, bekannt sind %3</translation>
    </message>
    <message>
        <source>columns: column %1: the ground holds no special field</source>
        <translation>columns: Spalte %1: auf dem Boden gibt es kein Sonderfeld</translation>
    </message>
    <message>
        <source>joker: %1 is none of %2</source>
        <translation>joker: möglich sind %2, nicht %1</translation>
    </message>
    <message>
        <source>boards: %1 are needed, one for each seat</source>
        <translation>boards: nötig sind %1, ein Spielplan je Platz</translation>
    </message>
    <message>
        <source>boards: each needs a name and columns</source>
        <translation>boards: jeder Spielplan braucht einen Namen und Spalten</translation>
    </message>
    <message>
        <source>rows: a list of %1 texts is needed</source>
        <translation>rows: nötig ist eine Liste von %1 Texten</translation>
    </message>
    <message>
        <source>rows: row %1: %2 fields are needed</source>
        <translation>rows: Reihe %1: nötig sind %2 Felder</translation>
    </message>
    <message>
        <source>rows: field %1: unknown symbol %2, known are %3</source>
        <translation>rows: Feld %1: unbekanntes Symbol %2, bekannt sind %3</translation>
    </message>
    <message>
        <source>rows: %1 fields %2 are needed, not %3</source>
        <translation>rows: nötig sind %1 Felder %2, nicht %3</translation>
    </message>
    <message>
        <source>rows: field %1: this start touches the one at %2</source>
        <translation>rows: Feld %1: dieser Start berührt den auf %2</translation>
    </message>
    <message>
        <source>first: %1 is none of %2</source>
        <translation>first: möglich sind %2, nicht %1</translation>
    </message>
    <message>
        <source>sheet: a name and rows are needed, or a number</source>
        <translation>sheet: nötig sind ein Name und Reihen, oder eine Nummer</translation>
    </message>
    <message>
        <source>sheet %1: numbers go from %2 to %3</source>
        <translation>Blatt %1: die Nummern gehen von %2 bis %3</translation>
    </message>
    <message>
        <source>there is no sheet %1</source>
        <translation>es gibt kein Blatt %1</translation>
    </message>
    <message>
        <source>%1: a whole number from %2 to %3 is needed, in hundredths of a millimetre</source>
        <translation>%1: nötig ist eine ganze Zahl von %2 bis %3, in Hundertstelmillimetern</translation>
    </message>
    <message>
        <source>die: dice from %1 to %2 can be flicked, not %3</source>
        <translation>die: schnipsen lassen sich Würfel von %1 bis %2, nicht von %3</translation>
    </message>
    <message>
        <source>pitch: a die of %1 needs %2 from hollow to hollow, not %3</source>
        <translation>pitch: ein Würfel von %1 braucht %2 von Mulde zu Mulde, nicht %3</translation>
    </message>
    <message>
        <source>moat: a die of %1 needs a moat of %2, not %3</source>
        <translation>moat: ein Würfel von %1 braucht einen Graben von %2, nicht von %3</translation>
    </message>
    <message>
        <source>depth: hollows of at least %1 keep a die, not of %2</source>
        <translation>depth: nur Mulden ab %1 halten einen Würfel, nicht solche von %2</translation>
    </message>
    <message>
        <source>rim: %1 is not above the hollows, which are %2 deep</source>
        <translation>rim: %1 ragt nicht über die Mulden hinaus, die %2 tief sind</translation>
    </message>
    <message>
        <source>rows: row %1: %2 hollows are needed</source>
        <translation>rows: Reihe %1: nötig sind %2 Mulden</translation>
    </message>
    <message>
        <source>rows: row %1: unknown sticker %2, known are %3</source>
        <translation>rows: Reihe %1: unbekannter Aufkleber %2, bekannt sind %3</translation>
    </message>
    <message>
        <source>rows: the sticker %1 is needed once, not %2 times</source>
        <translation>rows: der Aufkleber %1 ist einmal nötig, nicht %2-mal</translation>
    </message>
    <message>
        <source>rows: the sticker %1 belongs into the middle</source>
        <translation>rows: der Aufkleber %1 gehört in die Mitte</translation>
    </message>
    <message>
        <source>box: a name, rows and sizes are needed</source>
        <translation>box: nötig sind ein Name, Reihen und Maße</translation>
    </message>
    <message>
        <source>%1: a whole number from %2 to %3 is needed</source>
        <translation>%1: nötig ist eine ganze Zahl von %2 bis %3</translation>
    </message>
    <message>
        <source>fields: a list of %1 fields is needed</source>
        <translation>fields: nötig ist eine Liste von %1 Feldern</translation>
    </message>
    <message>
        <source>fields: %1 nets and %2 holes are needed, not %3 holes</source>
        <translation>fields: nötig sind %1 Netze und %2 Eislöcher; gezählte Eislöcher: %3</translation>
    </message>
    <message>
        <source>fields: field %1: %2</source>
        <translation>fields: Feld %1: %2</translation>
    </message>
    <message>
        <source>%1 are needed</source>
        <translation>nötig sind %1</translation>
    </message>
    <message>
        <source>value: a net or a hole is never worth 0</source>
        <translation>value: ein Netz oder Eisloch ist nie 0 wert</translation>
    </message>
    <message>
        <source>die: dice from %1 to %2 can be thrown, not %3</source>
        <translation>die: werfen lassen sich Würfel von %1 bis %2, nicht von %3</translation>
    </message>
    <message>
        <source>width: the entrance is at a short side, %1 is a long one</source>
        <translation>width: der Eingang liegt an einer kurzen Seite, %1 ist eine lange</translation>
    </message>
    <message>
        <source>strip: a die of %1 needs a strip of %2, not %3</source>
        <translation>strip: ein Würfel von %1 braucht einen Streifen von %2, nicht von %3</translation>
    </message>
    <message>
        <source>wall: %1 is not above the floe, which is %2 high</source>
        <translation>wall: %1 ragt nicht über die Scholle hinaus, die %2 hoch ist</translation>
    </message>
    <message>
        <source>strip: a die of %1 needs a floe of %2 each way, not %3 × %4</source>
        <translation>strip: ein Würfel von %1 braucht eine Scholle von %2 in jeder Richtung, nicht von %3 × %4</translation>
    </message>
    <message>
        <source>fields: field %1 is not wholly on the floe</source>
        <translation>fields: Feld %1 liegt nicht ganz auf der Scholle</translation>
    </message>
    <message>
        <source>fields: fields %1 and %2 are closer than %3, a die&apos;s diagonal</source>
        <translation>fields: die Felder %1 und %2 liegen näher beieinander als %3, die Diagonale eines Würfels</translation>
    </message>
    <message>
        <source>floe: a name, sizes and fields are needed</source>
        <translation>floe: nötig sind ein Name, Maße und Felder</translation>
    </message>
    <message>
        <source>not a match of BeamMe</source>
        <translation>keine Partie von BeamMe</translation>
    </message>
    <message>
        <source>format %1 is not known to this version</source>
        <translation>das Format %1 kennt diese Version nicht</translation>
    </message>
    <message>
        <source>the first line is damaged</source>
        <translation>die erste Zeile ist beschädigt</translation>
    </message>
    <message>
        <source>unknown game %1</source>
        <translation>unbekanntes Spiel %1</translation>
    </message>
    <message>
        <source>rules: missing</source>
        <translation>rules: fehlt</translation>
    </message>
    <message>
        <source>log: a list of lines is needed</source>
        <translation>log: nötig ist eine Liste von Zeilen</translation>
    </message>
    <message>
        <source>every player needs a name</source>
        <translation>alle brauchen einen Namen</translation>
    </message>
    <message>
        <source>seats: %1 cannot play this game</source>
        <translation>seats: %1 ist keine Spielerzahl für dieses Spiel</translation>
    </message>
    <message>
        <source>seats: a list of players is needed</source>
        <translation>seats: nötig ist eine Liste von Spielern</translation>
    </message>
    <message>
        <source>seats: two have the same colour</source>
        <translation>seats: zwei haben dieselbe Farbe</translation>
    </message>
    <message>
        <source>seats: seat %1: a name of 1 to %2 visible characters is needed</source>
        <translation>seats: Platz %1: nötig ist ein Name aus 1 bis %2 sichtbaren Zeichen</translation>
    </message>
    <message>
        <source>seats: seat %1: a colour from 0 to %2 is needed</source>
        <translation>seats: Platz %1: nötig ist eine Farbe von 0 bis %2</translation>
    </message>
    <message>
        <source>seats: seat %1: neither a person nor a computer of known level</source>
        <translation>seats: Platz %1: weder ein Mensch noch ein Computer bekannter Spielstärke</translation>
    </message>
    <message>
        <source>seed: %1 hexadecimal digits are needed</source>
        <translation>seed: nötig sind %1 hexadezimale Ziffern</translation>
    </message>
    <message>
        <source>%1: a date and time is needed</source>
        <translation>%1: nötig sind Datum und Uhrzeit</translation>
    </message>
    <message>
        <source>%1: a date in the years %2 to %3, with a time zone, is needed</source>
        <translation>%1: nötig ist ein Datum in den Jahren %2 bis %3, mit Zeitzone</translation>
    </message>
    <message>
        <source>game: not known</source>
        <translation>game: unbekannt</translation>
    </message>
    <message>
        <source>language: not spoken</source>
        <translation>language: wird nicht gesprochen</translation>
    </message>
    <message>
        <source>activation: visible characters are needed</source>
        <translation>activation: nötig sind sichtbare Zeichen</translation>
    </message>
    <message>
        <source>seats: those of a game are needed</source>
        <translation>seats: nötig sind die Plätze eines Spiels</translation>
    </message>
    <message>
        <source>seats: %1</source>
        <translation>seats: %1</translation>
    </message>
    <message>
        <source>unknown seat %1: %2 or one of %3</source>
        <translation>unbekannter Platz %1: möglich sind %2 oder %3</translation>
    </message>
    <message>
        <source>%1 seats: this game has %2 to %3</source>
        <translation>Plätze: %1, dieses Spiel hat %2 bis %3</translation>
    </message>
    <message>
        <source>match_bytes: hexadecimal digits are needed</source>
        <translation>match_bytes: nötig sind hexadezimale Ziffern</translation>
    </message>
    <message>
        <source>match: the whole path of a file is needed</source>
        <translation>match: nötig ist der ganze Pfad einer Datei</translation>
    </message>
    <message>
        <source>%1: true or false is needed</source>
        <translation>%1: nötig ist true oder false</translation>
    </message>
    <message>
        <source>edition: a number from 1 to %1 is needed</source>
        <translation>edition: nötig ist eine Zahl von 1 bis %1</translation>
    </message>
    <message>
        <source>edition %1 of the rules is not known to this version</source>
        <translation>diese Version kennt die Ausgabe %1 der Regeln nicht</translation>
    </message>
    <message>
        <source>seats: seat %1: help: one of %2 is needed</source>
        <translation>seats: Platz %1: help: nötig ist eines von %2</translation>
    </message>
    <message>
        <source>space: a row from %1 to %2 is needed</source>
        <translation>space: nötig ist eine Zeile von %1 bis %2</translation>
    </message>
    <message>
        <source>slide-plates: true or false is needed, or one of them for each seat</source>
        <translation>slide-plates: nötig ist true oder false, oder eines davon für jeden Platz</translation>
    </message>
</context>
<context>
    <name>ReplayCaption</name>
    <message>
        <source>Once more, close up</source>
        <translation>Noch einmal, ganz nah</translation>
    </message>
    <message>
        <source>Once more, from above</source>
        <translation>Noch einmal, von oben</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>%1 wins!</source>
        <translation>%1 gewinnt!</translation>
    </message>
    <message>
        <source>%1 win together!</source>
        <translation>%1 gewinnen gemeinsam!</translation>
    </message>
    <message>
        <source>It is a draw!</source>
        <translation>Unentschieden!</translation>
    </message>
    <message numerus="yes">
        <source>after %n turns</source>
        <translation>
            <numerusform>nach %n Zug</numerusform>
            <numerusform>nach %n Zügen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n Minute</numerusform>
            <numerusform>%n Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <translation>Besser: %1</translation>
    </message>
    <message>
        <source>%1 wins this time.</source>
        <translation>Diesmal gewinnt %1.</translation>
    </message>
    <message>
        <source>in turn %1, %2 stood at %3</source>
        <translation>in Zug %1 lag %2 bei %3</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Menschen</translation>
    </message>
    <message>
        <source>Computers</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>%1: %2. The best move: the next best costs %3.</source>
        <translation>%1: %2. Das war der beste Zug: Der nächstbeste kostet %3.</translation>
    </message>
    <message>
        <source>%1: %2. Better, and drawn here: %3, by %4.</source>
        <translation>%1: %2. Besser, und hier gezeichnet: %3, um %4.</translation>
    </message>
</context>
<context>
    <name>Rolling</name>
    <message>
        <source>%1 stops here.</source>
        <translation>%1 hört auf.</translation>
    </message>
    <message numerus="yes">
        <source>%1 keeps %2 and rolls %n dice.</source>
        <translation>
            <numerusform>%1 behält %2 und wirft einen Würfel neu.</numerusform>
            <numerusform>%1 behält %2 und wirft %n Würfel neu.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 rolls all five dice again.</source>
        <translation>%1 wirft alle fünf Würfel neu.</translation>
    </message>
    <message>
        <source>%1 rolls.</source>
        <translation>%1 würfelt.</translation>
    </message>
    <message>
        <source>Keep %1</source>
        <translation>%1 behalten</translation>
    </message>
    <message>
        <source>Roll all five dice again</source>
        <translation>Alle fünf Würfel neu werfen</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Würfeln</translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice</source>
        <translation>
            <numerusform>%n Würfel werfen</numerusform>
            <numerusform>%n Würfel werfen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rolls left</source>
        <translation>
            <numerusform>noch %n Wurf</numerusform>
            <numerusform>noch %n Würfe</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RollingDice</name>
    <message numerus="yes">
        <source>Throw %n dice</source>
        <translation>
            <numerusform>%n Würfel werfen</numerusform>
            <numerusform>%n Würfel werfen</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep the %1</source>
        <translation>Die %1 behalten</translation>
    </message>
    <message>
        <source>Put it here</source>
        <translation>Hier hinlegen</translation>
    </message>
    <message>
        <source>The %1, %2</source>
        <translation>Die %1, %2</translation>
    </message>
    <message>
        <source>higher and further</source>
        <translation>höher und weiter vorn</translation>
    </message>
    <message>
        <source>higher</source>
        <translation>höher</translation>
    </message>
    <message>
        <source>further</source>
        <translation>weiter vorn</translation>
    </message>
    <message>
        <source>Miss</source>
        <translation>Fehlwurf</translation>
    </message>
    <message>
        <source>On the floe</source>
        <translation>Auf der Scholle</translation>
    </message>
    <message>
        <source>Higher or further</source>
        <translation>Höher oder weiter</translation>
    </message>
    <message>
        <source>In the water</source>
        <translation>Im Wasser</translation>
    </message>
    <message>
        <source>Goal: most points when somebody reaches %1</source>
        <translation>Ziel: die meisten Punkte, wenn jemand %1 erreicht</translation>
    </message>
    <message>
        <source>Goal: most points when a colour reaches %1; both count</source>
        <translation>Ziel: die meisten Punkte, wenn eine Farbe %1 erreicht; beide zählen</translation>
    </message>
    <message numerus="yes">
        <source>%1 throws %n dice.</source>
        <translation>
            <numerusform>%1 wirft %n Würfel.</numerusform>
            <numerusform>%1 wirft %n Würfel.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 keeps the %2, %3.</source>
        <translation>%1 behält die %2, %3.</translation>
    </message>
    <message>
        <source>%1 puts the %2 back, %3.</source>
        <translation>%1 legt die %2 zurück, %3.</translation>
    </message>
    <message>
        <source>%1 wins with %2!</source>
        <translation>%1 gewinnt: %2!</translation>
    </message>
    <message>
        <source>%1 win together with %2 each!</source>
        <translation>%1 gewinnen gemeinsam, je %2!</translation>
    </message>
    <message>
        <source>Keep the %1, %2</source>
        <translation>Die %1 behalten, %2</translation>
    </message>
    <message>
        <source>Put the %1 back %2</source>
        <translation>Die %1 zurücklegen, %2</translation>
    </message>
    <message numerus="yes">
        <source>All %n dice are in the water.</source>
        <translation>
            <numerusform>Alle %n Würfel sind im Wasser.</numerusform>
            <numerusform>Alle %n Würfel sind im Wasser.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 on the floe.</source>
        <translation>%1 auf der Scholle.</translation>
    </message>
    <message numerus="yes">
        <source>%1 on the floe, %n dice in the water.</source>
        <translation>
            <numerusform>%1 auf der Scholle, %n Würfel im Wasser.</numerusform>
            <numerusform>%1 auf der Scholle, %n Würfel im Wasser.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is pushed off the floe.</source>
        <translation>%1 wird von der Scholle gestoßen.</translation>
    </message>
    <message>
        <source>%1 is pushed off the floe and shows %2.</source>
        <translation>%1 wird von der Scholle gestoßen und zeigt %2.</translation>
    </message>
    <message>
        <source>%1 turns to %2.</source>
        <translation>%1 kippt auf %2.</translation>
    </message>
    <message>
        <source>%1 is pushed.</source>
        <translation>%1 wird verschoben.</translation>
    </message>
    <message>
        <source>The %1 goes onto %2.</source>
        <translation>Die %1 kommt auf %2.</translation>
    </message>
    <message>
        <source>A miss: nothing beats the %1, it goes onto %2.</source>
        <translation>Fehlwurf: Nichts übertrifft die %1, sie kommt auf %2.</translation>
    </message>
    <message>
        <source>A mishap: the ringed die left the floe, the %1 goes onto %2.</source>
        <translation>Missgeschick: Der eigene Ringwürfel ist von der Scholle, die %1 kommt auf %2.</translation>
    </message>
    <message>
        <source>own %1</source>
        <translation>eigene %1</translation>
    </message>
    <message>
        <source>net %1</source>
        <translation>Netz %1</translation>
    </message>
    <message>
        <source>hole %1</source>
        <translation>Loch %1</translation>
    </message>
    <message>
        <source>behind %1</source>
        <translation>dahinter %1</translation>
    </message>
    <message>
        <source>block %1</source>
        <translation>Eisblock %1</translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n more past taken spaces</source>
        <translation>
            <numerusform>%1, und %n mehr über ein besetztes Feld hinweg</numerusform>
            <numerusform>%1, und %n mehr über besetzte Felder hinweg</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1: %2.</source>
        <translation>Runde %1: %2.</translation>
    </message>
    <message>
        <source>%1, lap %2, space %3</source>
        <translation>%1, Umlauf %2, Feld %3</translation>
    </message>
    <message>
        <source>Firmly %1, %2</source>
        <translation>Kräftig %1, %2</translation>
    </message>
    <message>
        <source>Softly %1, %2</source>
        <translation>Sanft %1, %2</translation>
    </message>
    <message>
        <source>Hard %1, %2</source>
        <translation>Hart %1, %2</translation>
    </message>
    <message>
        <source>from the middle</source>
        <translation>aus der Mitte</translation>
    </message>
    <message>
        <source>from the left</source>
        <translation>von links</translation>
    </message>
    <message>
        <source>from the right</source>
        <translation>von rechts</translation>
    </message>
    <message>
        <source>straight</source>
        <translation>geradeaus</translation>
    </message>
    <message>
        <source>to the left</source>
        <translation>nach links</translation>
    </message>
    <message>
        <source>to the right</source>
        <translation>nach rechts</translation>
    </message>
    <message>
        <source>red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>Lila</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>turquoise</source>
        <translation>Türkis</translation>
    </message>
    <message>
        <source>the red die</source>
        <translation>der rote Würfel</translation>
    </message>
    <message>
        <source>the blue die</source>
        <translation>der blaue Würfel</translation>
    </message>
    <message>
        <source>the green die</source>
        <translation>der grüne Würfel</translation>
    </message>
    <message>
        <source>the purple die</source>
        <translation>der lila Würfel</translation>
    </message>
    <message>
        <source>the orange die</source>
        <translation>der orange Würfel</translation>
    </message>
    <message>
        <source>the turquoise die</source>
        <translation>der türkise Würfel</translation>
    </message>
    <message>
        <source>the red %1</source>
        <translation>die rote %1</translation>
    </message>
    <message>
        <source>the blue %1</source>
        <translation>die blaue %1</translation>
    </message>
    <message>
        <source>the green %1</source>
        <translation>die grüne %1</translation>
    </message>
    <message>
        <source>the purple %1</source>
        <translation>die lila %1</translation>
    </message>
    <message>
        <source>the orange %1</source>
        <translation>die orange %1</translation>
    </message>
    <message>
        <source>the turquoise %1</source>
        <translation>die türkise %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 cm ahead</source>
        <translation>%1 cm vorn</translation>
    </message>
    <message>
        <source>on the %1 net</source>
        <translation>auf dem Netz %1</translation>
    </message>
    <message>
        <source>on the %1 hole</source>
        <translation>auf dem Loch %1</translation>
    </message>
    <message>
        <source>%1, in the water</source>
        <translation>%1, im Wasser</translation>
    </message>
    <message>
        <source>the start block</source>
        <translation>den Startblock</translation>
    </message>
    <message>
        <source>ice block %1</source>
        <translation>Eisblock %1</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (net %2)</source>
        <translation>%1 (Netz %2)</translation>
    </message>
    <message>
        <source>%1 (hole %2)</source>
        <translation>%1 (Loch %2)</translation>
    </message>
    <message>
        <source>all in the water</source>
        <translation>alle im Wasser</translation>
    </message>
    <message>
        <source>a miss</source>
        <translation>Fehlwurf</translation>
    </message>
    <message>
        <source>a mishap</source>
        <translation>Missgeschick</translation>
    </message>
    <message>
        <source>Practice floe</source>
        <translation>Übungsscholle</translation>
    </message>
    <message>
        <source>%1 of the dice stayed on the floe</source>
        <translation>%1 der Würfel blieben auf der Scholle</translation>
    </message>
    <message>
        <source>Net %1</source>
        <translation>Netz %1</translation>
    </message>
    <message>
        <source>Hole %1</source>
        <translation>Eisloch %1</translation>
    </message>
    <message>
        <source>The line to beat, %1</source>
        <translation>Die Linie, die zu übertreffen ist, %1</translation>
    </message>
    <message>
        <source>%1, to be beaten</source>
        <translation>%1, zu übertreffen</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
</context>
<context>
    <name>RollingDiceAimReading</name>
    <message>
        <source>To beat</source>
        <translation>Zu übertreffen</translation>
    </message>
    <message>
        <source>Nothing to beat</source>
        <translation>Freier Wurf</translation>
    </message>
    <message>
        <source>Keep any die that stays on the floe</source>
        <translation>Behalte einen Würfel, der auf der Eisscholle bleibt</translation>
    </message>
    <message>
        <source>further ahead than the line</source>
        <translation>weiter vorn als die Linie</translation>
    </message>
    <message>
        <source>higher than %1, or further ahead than the line</source>
        <translation>höher als %1 oder weiter vorn als die Linie</translation>
    </message>
</context>
<context>
    <name>RollingDiceBeatRules</name>
    <message>
        <source>Higher or further</source>
        <translation>Höher oder weiter</translation>
    </message>
    <message>
        <source>higher</source>
        <translation>höher</translation>
    </message>
    <message>
        <source>further</source>
        <translation>weiter</translation>
    </message>
    <message>
        <source>neither</source>
        <translation>keins von beiden</translation>
    </message>
    <message>
        <source>What counts is how the ringed die lies after your throw: you may well push it backwards. Distances are measured between the centres; less than half a millimetre is no difference.</source>
        <translation>Es zählt, wie der Ringwürfel nach deinem Wurf liegt: Du darfst ihn ruhig zurückschieben. Gemessen wird von Mitte zu Mitte; weniger als ein halber Millimeter ist kein Unterschied.</translation>
    </message>
    <message>
        <source>If several of your dice are good enough, choose one. The old one leaves the ice in any case, even if you liked it better.</source>
        <translation>Sind mehrere deiner Würfel gut genug, such dir einen aus. Der alte verlässt das Eis auf jeden Fall, auch wenn er dir lieber war.</translation>
    </message>
    <message>
        <source>A six before the line and a two beyond it beat the ringed four, a three before the line does not</source>
        <translation>Eine Sechs vor der Linie und eine Zwei jenseits der Linie übertreffen die Vier mit dem Ring, eine Drei vor der Linie nicht</translation>
    </message>
</context>
<context>
    <name>RollingDiceBlockRules</name>
    <message>
        <source>When it goes wrong</source>
        <translation>Wenn es schiefgeht</translation>
    </message>
    <message>
        <source>Then one of your dice moves to the first free ice block, and you score nothing this round. This happens in three ways:</source>
        <translation>Dann kommt einer deiner Würfel auf den ersten freien Eisblock, und du bekommst in dieser Runde nichts. Das passiert auf drei Arten:</translation>
    </message>
    <message>
        <source>Being pushed in can be luck: the best place on the ice is suddenly yours to choose.</source>
        <translation>Hineingestoßen zu werden kann Glück sein: Plötzlich darfst du dir den besten Platz auf dem Eis aussuchen.</translation>
    </message>
</context>
<context>
    <name>RollingDiceFinalCard</name>
    <message>
        <source>Final floe</source>
        <translation>Eisscholle am Ende</translation>
    </message>
    <message>
        <source>to %1 points</source>
        <translation>bis %1 Punkte</translation>
    </message>
    <message>
        <source>The floe at the end</source>
        <translation>Die Eisscholle am Ende</translation>
    </message>
</context>
<context>
    <name>RollingDiceFinalLine</name>
    <message>
        <source>%1 wins with %2 points</source>
        <translation>%1 gewinnt mit %2 Punkten</translation>
    </message>
    <message>
        <source>%1, %2 points</source>
        <translation>%1, %2 Punkte</translation>
    </message>
</context>
<context>
    <name>RollingDiceGestures</name>
    <message>
        <source>Put the die back</source>
        <translation>Würfel zurücklegen</translation>
    </message>
    <message>
        <source>Aim</source>
        <translation>Zielen</translation>
    </message>
    <message>
        <source>Arrows move the die, Enter puts it</source>
        <translation>Pfeiltasten bewegen den Würfel, die Eingabetaste legt ihn hin</translation>
    </message>
    <message>
        <source>Arrows aim, Q and E move the hand, Space held and let go throws</source>
        <translation>Pfeiltasten zielen, Q und E bewegen die Hand, Leertaste halten und loslassen wirft</translation>
    </message>
</context>
<context>
    <name>RollingDiceHandDie</name>
    <message>
        <source>in the water</source>
        <translation>im Wasser</translation>
    </message>
</context>
<context>
    <name>RollingDiceHandles</name>
    <message>
        <source>Move the hand to the left</source>
        <translation>Hand nach links</translation>
    </message>
    <message>
        <source>Move the hand to the right</source>
        <translation>Hand nach rechts</translation>
    </message>
    <message>
        <source>Pull back and let go</source>
        <translation>Zurückziehen und loslassen</translation>
    </message>
</context>
<context>
    <name>RollingDiceHouseRules</name>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>as in the rulebook</source>
        <translation>wie im Heft</translation>
    </message>
    <message>
        <source>Dice may overhang</source>
        <translation>Würfel dürfen überhängen</translation>
    </message>
    <message>
        <source>A die is in the water only if its middle is over it. Usually it already is if a corner is.</source>
        <translation>Ein Würfel liegt erst im Wasser, wenn seine Mitte darüber ist. Sonst genügt eine Ecke.</translation>
    </message>
</context>
<context>
    <name>RollingDicePanel</name>
    <message>
        <source>Standings</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>to %1</source>
        <translation>bis %1</translation>
    </message>
</context>
<context>
    <name>RollingDicePlayer</name>
    <message numerus="yes">
        <source>%n points with both colours</source>
        <translation>
            <numerusform>%n Punkt mit beiden Farben</numerusform>
            <numerusform>%n Punkte mit beiden Farben</numerusform>
        </translation>
    </message>
    <message>
        <source>on turn</source>
        <translation>am Zug</translation>
    </message>
</context>
<context>
    <name>RollingDiceReadout</name>
    <message>
        <source>Power</source>
        <translation>Kraft</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>Streuung</translation>
    </message>
</context>
<context>
    <name>RollingDiceRules</name>
    <message>
        <source>What it is about</source>
        <translation>Worum es geht</translation>
    </message>
    <message>
        <source>The box from above: dice on the floe, seals on the rim</source>
        <translation>Die Schachtel von oben: Würfel auf der Eisscholle, Robben auf dem Rand</translation>
    </message>
    <message>
        <source>Send your dice out onto the ice together. One of them stays and earns points for you, round after round, as long as you manage to outdo it.</source>
        <translation>Schick deine Würfel gemeinsam aufs Eis. Einer bleibt liegen und bringt dir Punkte, Runde für Runde, solange du ihn selbst wieder übertriffst.</translation>
    </message>
    <message>
        <source>Two to six of you play. As soon as a seal has come far enough round the rim, you finish the round; whoever is in front then wins.</source>
        <translation>Ihr spielt zu zweit bis zu sechst. Sobald eine Robbe weit genug um den Rand gelaufen ist, spielt ihr die Runde fertig; wer dann vorn ist, gewinnt.</translation>
    </message>
    <message>
        <source>Far ahead is rich but dangerous: whoever lies in front counts everybody behind, yet the next throw must get even further.</source>
        <translation>Weit vorn ist viel zu holen, aber es ist heikel: Wer vorn liegt, zählt alle dahinter mit, doch der nächste Wurf muss noch weiter kommen.</translation>
    </message>
    <message>
        <source>The box</source>
        <translation>Die Schachtel</translation>
    </message>
    <message>
        <source>A large floe swims in a box with low walls. One short side is open: there your dice come in. On the other sides a strip of dark water waits.</source>
        <translation>In einer Schachtel mit niedrigen Wänden schwimmt eine große Eisscholle. Eine kurze Seite ist offen: Dort kommen deine Würfel herein. An den anderen Seiten wartet ein Streifen dunkles Wasser.</translation>
    </message>
    <message>
        <source>Beside the box six ice blocks float in a row. The first carries a flag: the start block.</source>
        <translation>Neben der Schachtel treiben sechs Eisblöcke in einer Reihe. Der erste trägt eine Fahne: der Startblock.</translation>
    </message>
    <message>
        <source>The next round, and the end</source>
        <translation>Die nächste Runde und das Ende</translation>
    </message>
    <message>
        <source>With two to four players 75 points bring the end, with five or six it takes 100. The round is always played out. Equal points share the win.</source>
        <translation>Bei zwei bis vier Spielern ist mit 75 Punkten Schluss, bei fünf oder sechs mit 100. Die Runde wird immer zu Ende gespielt. Bei gleichen Punkten gewinnt ihr gemeinsam.</translation>
    </message>
    <message>
        <source>Just the two of you</source>
        <translation>Nur ihr beide</translation>
    </message>
    <message>
        <source>Worth knowing</source>
        <translation>Gut zu wissen</translation>
    </message>
    <message>
        <source>The fan shows where your dice come to rest: half of them before the strong line, half behind it, and one in ten beyond the last.</source>
        <translation>Der Fächer zeigt, wo deine Würfel liegen bleiben: die Hälfte vor der kräftigen Linie, die Hälfte dahinter, und einer von zehn jenseits der letzten.</translation>
    </message>
    <message>
        <source>A low face is easy to beat again, a six far ahead hardly ever. Think of your next throw when you choose.</source>
        <translation>Eine kleine Zahl lässt sich leicht wieder übertreffen, eine Sechs weit vorn kaum. Denk beim Aussuchen an deinen nächsten Wurf.</translation>
    </message>
    <message>
        <source>Dice on blocks count for everyone who is still on the floe. A mishap of yours is a gift to all others.</source>
        <translation>Würfel auf Eisblöcken zählen für alle, die noch auf der Eisscholle liegen. Dein Missgeschick ist ein Geschenk an die anderen.</translation>
    </message>
    <message>
        <source>What lies on the floe stays there: its owners throw three dice next time. A die on a block goes back to its owner, who throws four.</source>
        <translation>Was auf der Eisscholle liegt, bleibt dort: Wem es gehört, der wirft nächstes Mal drei Würfel. Wer einen Würfel auf einem Eisblock hatte, nimmt ihn zurück und wirft vier.</translation>
    </message>
    <message>
        <source>You agree on who begins the first round, or draw lots. After that, the owner of the die on the start block begins. If that block is free, it is whoever’s die lies nearest to the entrance. If dice are level, the seal further behind decides, and then the order of play. You go on clockwise.</source>
        <translation>In der ersten Runde beginnt, wen ihr bestimmt oder auslost. Danach beginnt, wessen Würfel auf dem Startblock liegt. Ist er frei, beginnt, wessen Würfel dem Eingang am nächsten liegt. Liegen mehrere gleichauf, entscheidet die weiter hinten stehende Robbe, dann die Reihenfolge. Weiter geht es im Uhrzeigersinn.</translation>
    </message>
    <message>
        <source>Then each of you plays two colours, and they take turns: yours, mine, yours, mine. Every colour has its own die on the floe and its own seal. Each plays for itself, even against your other one.</source>
        <translation>Dann spielt jeder zwei Farben, und sie wechseln sich ab: deine, meine, deine, meine. Jede hat ihren eigenen Würfel auf der Eisscholle und ihre eigene Robbe. Jede Farbe spielt für sich, auch gegen deine zweite.</translation>
    </message>
    <message>
        <source>If a seal has reached 75 after the scoring, the game is over. Then your two seals are added.</source>
        <translation>Hat nach der Wertung eine Robbe 75 erreicht, ist das Spiel zu Ende. Dann zählst du deine beiden Robben zusammen.</translation>
    </message>
</context>
<context>
    <name>RollingDiceScoreRules</name>
    <message>
        <source>Counting</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>When everybody has thrown, you count from the foremost die to the last. Anyone whose die is on a block gets nothing. All the others add up:</source>
        <translation>Wenn alle geworfen haben, wertet ihr vom vordersten Würfel bis zum letzten. Wessen Würfel auf einem Eisblock liegt, bekommt nichts. Alle anderen zählen zusammen:</translation>
    </message>
    <message>
        <source>your own pips, the pips of every scoring die behind yours, the pips of all dice on ice blocks, and the net or hole that your die touches.</source>
        <translation>die eigenen Augen, die Augen jedes Wertungswürfels dahinter, die Augen aller Würfel auf Eisblöcken und das Netz oder Eisloch, das der Würfel berührt.</translation>
    </message>
    <message>
        <source>Red here gets 16, with an orange one on a block. Turquoise in front counts even more dice. Level with each other means not behind; and less than nothing is still 0.</source>
        <translation>Rot bekommt hier 16, mit einer orangen Eins auf einem Eisblock. Türkis ganz vorn zählt noch mehr Würfel. Gleichauf heißt nicht dahinter; und weniger als nichts ist immer noch 0.</translation>
    </message>
    <message>
        <source>If two dice are level, the seal that is further behind goes first, or else the one whose turn comes first.</source>
        <translation>Liegen zwei Würfel gleichauf, geht die weiter hinten stehende Robbe zuerst, sonst die, die früher an der Reihe ist.</translation>
    </message>
    <message>
        <source>From front to back: a turquoise five, a red two on a net, a green three, a purple six</source>
        <translation>Von vorn nach hinten: eine türkise Fünf, eine rote Zwei auf einem Netz, eine grüne Drei, eine lila Sechs</translation>
    </message>
    <message>
        <source>Your seal walks as many spaces at once. If the last one is taken it goes on to the next free one, and these steps are points, too. Only at 0 points is there room for everybody on the start. With nothing scored it stays put.</source>
        <translation>Deine Robbe läuft sofort um so viele Felder vor. Ist das letzte besetzt, geht sie weiter bis zum nächsten freien, und auch diese Schritte sind Punkte. Nur bei 0 Punkten ist auf dem Startfeld Platz für alle. Ohne Punkte bleibt sie stehen.</translation>
    </message>
</context>
<context>
    <name>RollingDiceSeat</name>
    <message>
        <source>on the ice block</source>
        <translation>auf dem Eisblock</translation>
    </message>
    <message>
        <source>on turn</source>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>scoring die %1</source>
        <translation>Wertungswürfel %1</translation>
    </message>
    <message>
        <source>win chance %1</source>
        <translation>Gewinnchance %1</translation>
    </message>
    <message>
        <source>last round +%1</source>
        <translation>letzte Runde +%1</translation>
    </message>
</context>
<context>
    <name>RollingDiceSetupPart</name>
    <message>
        <source>Floes</source>
        <translation>Eisschollen</translation>
    </message>
    <message>
        <source>Nets bring points</source>
        <translation>Netze bringen Punkte</translation>
    </message>
    <message>
        <source>Two of you play two colours each</source>
        <translation>Zu zweit spielt ihr je zwei Farben</translation>
    </message>
    <message>
        <source>Holes cost points</source>
        <translation>Eislöcher kosten Punkte</translation>
    </message>
</context>
<context>
    <name>RollingDiceStage</name>
    <message>
        <source>The floe</source>
        <translation>Die Eisscholle</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Richtung</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Kraft</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>Streuung</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Hold, let go</source>
        <translation>Halten, loslassen</translation>
    </message>
    <message>
        <source>Throw</source>
        <translation>Werfen</translation>
    </message>
</context>
<context>
    <name>RollingDiceTerms</name>
    <message>
        <source>Ring</source>
        <translation>Ring</translation>
    </message>
    <message>
        <source>the die to beat</source>
        <translation>diesen Würfel übertreffen</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linie</translation>
    </message>
    <message>
        <source>beyond it is further</source>
        <translation>jenseits ist weiter</translation>
    </message>
    <message>
        <source>The line shows how far the ringed die lies: beyond it every die beats it, whatever its pips.</source>
        <translation>Die Linie zeigt, wie weit der Ringwürfel liegt: Jenseits davon übertrifft ihn jeder Würfel, egal mit wie vielen Augen.</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>Netz</translation>
    </message>
    <message>
        <source>points for your die</source>
        <translation>Punkte für deinen Würfel</translation>
    </message>
    <message>
        <source>Four fishing nets give you 2, 3, 4 or 6 points, the best of them furthest away. Two holes in the ice cost 2 or 3. They are so far apart that a die never touches two.</source>
        <translation>Vier Netze bringen dir 2, 3, 4 oder 6 Punkte, das beste liegt am weitesten weg. Zwei Eislöcher kosten 2 oder 3. Sie liegen so weit auseinander, dass ein Würfel nie zwei berührt.</translation>
    </message>
    <message>
        <source>Hole</source>
        <translation>Eisloch</translation>
    </message>
    <message>
        <source>costs points</source>
        <translation>kostet Punkte</translation>
    </message>
    <message>
        <source>A scoring die that touches a hole loses the points that are printed there when the round is counted.</source>
        <translation>Berührt ein Wertungswürfel ein Eisloch, verliert er bei der Wertung so viele Punkte, wie dort stehen.</translation>
    </message>
    <message>
        <source>Ice block</source>
        <translation>Eisblock</translation>
    </message>
    <message>
        <source>no points this round</source>
        <translation>in dieser Runde keine Punkte</translation>
    </message>
    <message>
        <source>Anyone whose die lies here scores nothing this round. Its pips count for everybody who is still on the floe.</source>
        <translation>Wessen Würfel hier liegt, geht in dieser Runde leer aus. Seine Augen zählen für alle, die noch auf der Eisscholle sind.</translation>
    </message>
    <message>
        <source>Seal</source>
        <translation>Robbe</translation>
    </message>
    <message>
        <source>walks your points</source>
        <translation>läuft deine Punkte</translation>
    </message>
    <message>
        <source>Everybody has four dice and a seal of one colour. The seals walk along the rim; a lap has 50 spaces, and after it comes the next one.</source>
        <translation>Jeder hat vier Würfel und eine Robbe einer Farbe. Die Robben laufen auf dem Rand; ein Umlauf hat 50 Felder, danach kommt der nächste.</translation>
    </message>
    <message>
        <source>All wet</source>
        <translation>Alles nass</translation>
    </message>
    <message>
        <source>All four dice ended in the water. Of these the one with the most pips climbs onto the block.</source>
        <translation>Alle vier Würfel sind im Wasser gelandet. Der mit den meisten Augen klettert auf den Eisblock.</translation>
    </message>
    <message>
        <source>Miss</source>
        <translation>Fehlwurf</translation>
    </message>
    <message>
        <source>None of your three dice was better. The ringed die goes onto the block as it lay.</source>
        <translation>Keiner deiner drei Würfel war besser. Der Ringwürfel kommt so, wie er lag, auf den Eisblock.</translation>
    </message>
    <message>
        <source>Mishap</source>
        <translation>Missgeschick</translation>
    </message>
    <message>
        <source>You shoved your own ringed die off the floe. It goes with the face it shows now, however good your other dice are.</source>
        <translation>Du hast deinen eigenen Ringwürfel von der Eisscholle geschoben. Er kommt so, wie er jetzt liegt, auf den Eisblock, egal wie gut deine anderen sind.</translation>
    </message>
    <message>
        <source>Pushed off</source>
        <translation>Von der Scholle gestoßen</translation>
    </message>
    <message>
        <source>You pushed somebody else’s scoring die into the water? Then its owner puts it back right away, wherever there is room on the floe, with the face it has now. Only after that do you choose yours. If several were hit, they do so clockwise from you.</source>
        <translation>Du hast den Wertungswürfel von jemand anderem ins Wasser gestoßen? Wem er gehört, der legt ihn sofort zurück, irgendwo, wo auf der Eisscholle Platz ist, mit der Seite, die er jetzt zeigt. Erst danach wählst du deinen. Hat es mehrere erwischt, geht es von dir aus im Uhrzeigersinn.</translation>
    </message>
    <message>
        <source>The die that stays wears the ring next time: then a higher or further one has to beat it.</source>
        <translation>Der Würfel, der bleibt, trägt nächstes Mal den Ring: Dann muss ihn ein höherer oder weiterer übertreffen.</translation>
    </message>
    <message>
        <source>How often none of your dice is left on the floe.</source>
        <translation>So oft bleibt keiner deiner Würfel auf der Scholle.</translation>
    </message>
    <message>
        <source>How often at least one of your dice stays on the floe.</source>
        <translation>So oft bleibt mindestens einer deiner Würfel auf der Scholle.</translation>
    </message>
    <message>
        <source>How often one of your dice beats the ringed one, by more pips or by a place further ahead.</source>
        <translation>So oft übertrifft einer deiner Würfel den Ringwürfel: Er zeigt mehr Augen oder liegt weiter vorn.</translation>
    </message>
    <message>
        <source>How often dice stay on the floe and none of them beats the ringed one.</source>
        <translation>So oft bleiben Würfel auf der Scholle, und keiner übertrifft den Ringwürfel.</translation>
    </message>
    <message>
        <source>How often none of your dice is left on the floe, or the ringed one is pushed off.</source>
        <translation>So oft bleibt keiner deiner Würfel auf der Scholle, oder der Ringwürfel wird heruntergeschoben.</translation>
    </message>
    <message>
        <source>What this die brings when the round is counted, if nothing changes. A click chooses it, a double click keeps it.</source>
        <translation>So viel bringt dieser Würfel, wenn die Runde gezählt wird und sich nichts mehr ändert. Ein Klick wählt ihn, ein Doppelklick behält ihn.</translation>
    </message>
    <message>
        <source>The die that stays touches a net: it adds these points when the round is counted.</source>
        <translation>Der Würfel, der bleibt, berührt ein Netz: Es bringt bei der Wertung diese Punkte dazu.</translation>
    </message>
    <message>
        <source>The die that stays touches a hole: it costs these points when the round is counted.</source>
        <translation>Der Würfel, der bleibt, berührt ein Eisloch: Es kostet bei der Wertung diese Punkte.</translation>
    </message>
    <message>
        <source>The round is counted: every seal walks as many spaces as its die has earned.</source>
        <translation>Die Runde wird gewertet: Jede Robbe läuft so viele Felder, wie ihr Würfel verdient hat.</translation>
    </message>
    <message>
        <source>No die stayed on the ice, so the one with the most pips goes onto a block and scores nothing.</source>
        <translation>Kein Würfel blieb auf dem Eis, also kommt der mit den meisten Augen auf einen Eisblock und bringt nichts.</translation>
    </message>
    <message>
        <source>No die beat the ringed one, so that one goes onto a block and scores nothing.</source>
        <translation>Kein Würfel übertraf den Ringwürfel, also kommt dieser auf einen Eisblock und bringt nichts.</translation>
    </message>
    <message>
        <source>The ringed die was pushed off by its own colour, so it goes onto a block and scores nothing.</source>
        <translation>Der Ringwürfel wurde von der eigenen Farbe hinuntergestoßen, also kommt er auf einen Eisblock und bringt nichts.</translation>
    </message>
    <message>
        <source>The owner of the die that was pushed off puts it back at once, wherever there is room.</source>
        <translation>Wem der hinuntergestoßene Würfel gehört, der legt ihn sofort zurück, irgendwo, wo Platz ist.</translation>
    </message>
    <message>
        <source>If your scoring die of the last round is still on the ice, it wears the ring. You have to outdo it with one of the three you throw: by a larger number of pips, or by a place further from the entrance. Either is enough.</source>
        <translation>Liegt dein Wertungswürfel aus der letzten Runde noch auf dem Eis, trägt er den Ring. Einer deiner drei geworfenen Würfel muss ihn übertreffen: mit mehr Augen oder mit einem Platz weiter vorn. Eines davon genügt.</translation>
    </message>
</context>
<context>
    <name>RollingDiceThrowRules</name>
    <message>
        <source>Your turn</source>
        <translation>Dein Zug</translation>
    </message>
    <message>
        <source>Aim</source>
        <translation>Zielen</translation>
    </message>
    <message>
        <source>Slide your hand along the entrance, draw back, and choose how tightly you hold the dice.</source>
        <translation>Schieb deine Hand am Eingang entlang, hol aus und wähle, wie eng du die Würfel hältst.</translation>
    </message>
    <message>
        <source>Throw</source>
        <translation>Werfen</translation>
    </message>
    <message>
        <source>All your dice leave together: four, or three if one of yours already lies there.</source>
        <translation>Alle deine Würfel fliegen zusammen los: vier, oder drei, wenn schon einer von dir dort liegt.</translation>
    </message>
    <message>
        <source>Keep one</source>
        <translation>Einen behalten</translation>
    </message>
    <message>
        <source>Exactly one of them stays on the ice as your scoring die. You take the rest back.</source>
        <translation>Genau einer bleibt als dein Wertungswürfel auf dem Eis. Die anderen nimmst du zurück.</translation>
    </message>
    <message>
        <source>Wet is whatever reaches over the edge of the ice, and whatever has rolled back out of the entrance. A die may lean on another one as long as it stays dry; only if it shows no clear face it gets a gentle nudge.</source>
        <translation>Nass ist, was über die Eiskante ragt oder aus dem Eingang zurückgerollt ist. Ein Würfel darf an einem anderen lehnen, solange er trocken bleibt; nur wenn er keine klare Seite zeigt, wird er sanft angestupst.</translation>
    </message>
    <message>
        <source>Your throw may shove any die on its way. Walls are fair play: dice bounce off them. Only where they finally rest counts.</source>
        <translation>Dein Wurf darf jeden Würfel auf seinem Weg anstoßen. Die Wände gehören dazu: Würfel prallen an ihnen ab. Es zählt nur, wo sie am Ende liegen.</translation>
    </message>
    <message>
        <source>With the house rule “Dice may overhang” a die is wet only if its middle is over the water.</source>
        <translation>Mit der Hausregel „Würfel dürfen überhängen“ ist ein Würfel erst nass, wenn seine Mitte über dem Wasser ist.</translation>
    </message>
</context>
<context>
    <name>RollingDiceTray</name>
    <message>
        <source>Dice in the hand</source>
        <translation>Würfel in der Hand</translation>
    </message>
    <message>
        <source>Thrown dice</source>
        <translation>Geworfene Würfel</translation>
    </message>
    <message numerus="yes">
        <source>%n dice in the hand</source>
        <translation>
            <numerusform>%n Würfel in der Hand</numerusform>
            <numerusform>%n Würfel in der Hand</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RollingDiceVoice</name>
    <message>
        <source>Straight ahead</source>
        <translation>Geradeaus</translation>
    </message>
    <message>
        <source>Direction %1° to the right</source>
        <translation>Richtung %1° nach rechts</translation>
    </message>
    <message>
        <source>Direction %1° to the left</source>
        <translation>Richtung %1° nach links</translation>
    </message>
    <message>
        <source>hand in the middle</source>
        <translation>Hand in der Mitte</translation>
    </message>
    <message>
        <source>power %1 %</source>
        <translation>Kraft %1 %</translation>
    </message>
    <message>
        <source>spread %1°</source>
        <translation>Streuung %1°</translation>
    </message>
    <message>
        <source>%1 cm ahead</source>
        <translation>%1 cm weit vorn</translation>
    </message>
    <message>
        <source>not free here</source>
        <translation>hier ist nicht frei</translation>
    </message>
    <message>
        <source>%1 cm to the right</source>
        <translation>%1 cm rechts</translation>
    </message>
    <message>
        <source>%1 cm to the left</source>
        <translation>%1 cm links</translation>
    </message>
</context>
<context>
    <name>RoundOrder</name>
    <message>
        <source>Counted from front to back</source>
        <translation>Gezählt wird von vorn nach hinten</translation>
    </message>
</context>
<context>
    <name>RoundSum</name>
    <message>
        <source>own</source>
        <translation>eigene</translation>
    </message>
    <message>
        <source>net</source>
        <translation>Netz</translation>
    </message>
    <message>
        <source>hole</source>
        <translation>Loch</translation>
    </message>
    <message>
        <source>behind</source>
        <translation>dahinter</translation>
    </message>
    <message>
        <source>block</source>
        <translation>Eisblock</translation>
    </message>
</context>
<context>
    <name>RoundSumCard</name>
    <message numerus="yes">
        <source>+%n past taken spaces</source>
        <translation>
            <numerusform>+%n über ein besetztes Feld hinweg</numerusform>
            <numerusform>+%n über besetzte Felder hinweg</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleDice</name>
    <message>
        <source>cow</source>
        <translation>Kuh</translation>
    </message>
</context>
<context>
    <name>RulesScreen</name>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Practise aiming</source>
        <translation>Zielen üben</translation>
    </message>
</context>
<context>
    <name>Saving</name>
    <message>
        <source>Save the match</source>
        <translation>Partie speichern</translation>
    </message>
    <message>
        <source>What was played last cannot be saved (%1). If BeamMe closes now, it is lost.</source>
        <translation>Was zuletzt gespielt wurde, lässt sich nicht speichern (%1). Schließt BeamMe jetzt, geht es verloren.</translation>
    </message>
    <message>
        <source>the disk does not answer</source>
        <translation>der Datenträger antwortet nicht</translation>
    </message>
</context>
<context>
    <name>SavingBadge</name>
    <message>
        <source>Not saved, trying again…</source>
        <translation>Nicht gespeichert, neuer Versuch läuft …</translation>
    </message>
    <message>
        <source>Saved again</source>
        <translation>Wieder gespeichert</translation>
    </message>
</context>
<context>
    <name>SavingDialog</name>
    <message>
        <source>Not everything is saved</source>
        <translation>Noch nicht alles ist gespeichert</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Save in another place…</source>
        <translation>Woanders speichern …</translation>
    </message>
    <message>
        <source>Close without saving</source>
        <translation>Ohne Speichern schließen</translation>
    </message>
</context>
<context>
    <name>ScorePad</name>
    <message>
        <source>Score pad</source>
        <translation>Wertungsblock</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>All rounds together. Whoever leads is underlined.</source>
        <translation>Alle Runden zusammen. Wer führt, ist unterstrichen.</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatCard</name>
    <message>
        <source>Last turn: %1</source>
        <translation>Letzter Zug: %1</translation>
    </message>
</context>
<context>
    <name>SeatPanel</name>
    <message>
        <source>Standings</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Win chance</source>
        <translation>Gewinnchance</translation>
    </message>
</context>
<context>
    <name>SeatSetup</name>
    <message>
        <source>Name of seat %1</source>
        <translation>Name von Platz %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Level of %1</source>
        <translation>Spielstärke von %1</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>This match cannot be opened: %1</source>
        <translation>Diese Partie lässt sich nicht öffnen: %1</translation>
    </message>
    <message>
        <source>Line %1 of this match is damaged; it continues before it.</source>
        <translation>Zeile %1 dieser Partie ist beschädigt; es geht davor weiter.</translation>
    </message>
    <message>
        <source>%1: chance of winning %2</source>
        <translation>%1: Gewinnchance %2</translation>
    </message>
    <message>
        <source>%1. Next best: %2.</source>
        <translation>%1. Nächstbester: %2.</translation>
    </message>
</context>
<context>
    <name>Setup</name>
    <message>
        <source>Board %1</source>
        <translation>Spielplan %1</translation>
    </message>
    <message>
        <source>Sheets are numbered from %1 to %2.</source>
        <translation>Blätter haben Nummern von %1 bis %2.</translation>
    </message>
    <message>
        <source>The box</source>
        <translation>Die Schachtel</translation>
    </message>
    <message>
        <source>Two colours</source>
        <translation>Zwei Farben</translation>
    </message>
    <message>
        <source>The floe</source>
        <translation>Die Eisscholle</translation>
    </message>
    <message>
        <source>The rulebook draws lots.</source>
        <translation>Nach dem Heft entscheidet das Los.</translation>
    </message>
    <message>
        <source>The rulebook lets the oldest begin.</source>
        <translation>Nach dem Heft beginnt, wer am ältesten ist.</translation>
    </message>
    <message>
        <source>The rulebook lets you agree; from the second round on, the dice decide.</source>
        <translation>Nach dem Heft einigt ihr euch; ab der zweiten Runde entscheiden die Würfel.</translation>
    </message>
    <message>
        <source>The rulebook lets the youngest begin.</source>
        <translation>Nach dem Heft beginnt, wer am jüngsten ist.</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>SheetChoices</name>
    <message>
        <source>Which sheets</source>
        <translation>Welche Blätter</translation>
    </message>
    <message>
        <source>New ones</source>
        <translation>Neue</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>Nach Namen</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Andere</translation>
    </message>
    <message>
        <source>Draws new sheets</source>
        <translation>Lost neue Blätter aus</translation>
    </message>
</context>
<context>
    <name>SheetGrid</name>
    <message>
        <source>Sheets</source>
        <translation>Blätter</translation>
    </message>
    <message>
        <source>%1, your own</source>
        <translation>%1, dein eigenes</translation>
    </message>
</context>
<context>
    <name>SheetNumber</name>
    <message>
        <source>Sheet number</source>
        <translation>Blattnummer</translation>
    </message>
    <message>
        <source>from a friend</source>
        <translation>von Freunden</translation>
    </message>
    <message>
        <source>such as 4711</source>
        <translation>zum Beispiel 4711</translation>
    </message>
    <message>
        <source>Every number is a sheet of its own. Whoever types the same number plays on the same sheet.</source>
        <translation>Jede Zahl ist ein eigenes Blatt. Wer dieselbe Zahl eintippt, spielt auf demselben Blatt.</translation>
    </message>
</context>
<context>
    <name>SideNote</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>Sign</name>
    <message>
        <source>Crosses</source>
        <translation>Kreuze</translation>
    </message>
    <message>
        <source>Circles</source>
        <translation>Kreise</translation>
    </message>
</context>
<context>
    <name>SpreadDial</name>
    <message>
        <source>Spread %1°</source>
        <translation>Streuung %1°</translation>
    </message>
    <message>
        <source>Spread: drag, wheel, or + and −</source>
        <translation>Streuung: ziehen, Mausrad oder + und −</translation>
    </message>
</context>
<context>
    <name>Stuck</name>
    <message>
        <source>The part of BeamMe that thinks for %1 failed several times. It can try again, or a simpler player chooses this one move.</source>
        <translation>Der Teil von BeamMe, der für %1 denkt, hat mehrmals versagt. Er kann es noch einmal versuchen, oder ein einfacherer Spieler wählt diesen einen Zug.</translation>
    </message>
    <message>
        <source>The part of BeamMe that calculates throws failed several times. It can try again, or the window calculates this throw and stands still meanwhile.</source>
        <translation>Der Teil von BeamMe, der Würfe berechnet, hat mehrmals versagt. Er kann es noch einmal versuchen, oder das Fenster berechnet diesen Wurf und steht so lange still.</translation>
    </message>
    <message>
        <source>Let a simpler player choose</source>
        <translation>Einfacheren Spieler wählen lassen</translation>
    </message>
    <message>
        <source>Calculate it here</source>
        <translation>Hier berechnen</translation>
    </message>
</context>
<context>
    <name>StuckDialog</name>
    <message>
        <source>No answer</source>
        <translation>Keine Antwort</translation>
    </message>
    <message>
        <source>Leave the match</source>
        <translation>Partie verlassen</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
</context>
<context>
    <name>Symbol</name>
    <message>
        <source>a 1</source>
        <translation>eine 1</translation>
    </message>
    <message>
        <source>a 2</source>
        <translation>eine 2</translation>
    </message>
    <message>
        <source>a 3</source>
        <translation>eine 3</translation>
    </message>
    <message>
        <source>a 4</source>
        <translation>eine 4</translation>
    </message>
    <message>
        <source>a 5</source>
        <translation>eine 5</translation>
    </message>
    <message>
        <source>a cow</source>
        <translation>eine Kuh</translation>
    </message>
    <message>
        <source>the 1</source>
        <translation>die 1</translation>
    </message>
    <message>
        <source>the 2</source>
        <translation>die 2</translation>
    </message>
    <message>
        <source>the 3</source>
        <translation>die 3</translation>
    </message>
    <message>
        <source>the 4</source>
        <translation>die 4</translation>
    </message>
    <message>
        <source>the 5</source>
        <translation>die 5</translation>
    </message>
    <message>
        <source>the cow</source>
        <translation>die Kuh</translation>
    </message>
    <message>
        <source>this 1</source>
        <translation>diese 1</translation>
    </message>
    <message>
        <source>this 2</source>
        <translation>diese 2</translation>
    </message>
    <message>
        <source>this 3</source>
        <translation>diese 3</translation>
    </message>
    <message>
        <source>this 4</source>
        <translation>diese 4</translation>
    </message>
    <message>
        <source>this 5</source>
        <translation>diese 5</translation>
    </message>
    <message>
        <source>this cow</source>
        <translation>diese Kuh</translation>
    </message>
    <message>
        <source>1s</source>
        <translation>Einsen</translation>
    </message>
    <message>
        <source>2s</source>
        <translation>Zweien</translation>
    </message>
    <message>
        <source>3s</source>
        <translation>Dreien</translation>
    </message>
    <message>
        <source>4s</source>
        <translation>Vieren</translation>
    </message>
    <message>
        <source>5s</source>
        <translation>Fünfen</translation>
    </message>
    <message>
        <source>cows</source>
        <translation>Kühe</translation>
    </message>
</context>
<context>
    <name>Tagline</name>
    <message>
        <source>Up into space, stones!</source>
        <translation>Steine, auf ins Weltall!</translation>
    </message>
    <message>
        <source>Connect three marks</source>
        <translation>Verbinde drei Zeichen</translation>
    </message>
    <message>
        <source>Flick them in</source>
        <translation>Schnips sie hinein</translation>
    </message>
    <message>
        <source>Higher or further</source>
        <translation>Höher oder weiter</translation>
    </message>
</context>
<context>
    <name>TakeCard</name>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>taken, number %1</source>
        <translation>genommen, Nummer %1</translation>
    </message>
    <message>
        <source>left</source>
        <translation>liegen gelassen</translation>
    </message>
</context>
<context>
    <name>TakeOrder</name>
    <message>
        <source>Score it sooner</source>
        <translation>Früher werten</translation>
    </message>
    <message>
        <source>Score it later</source>
        <translation>Später werten</translation>
    </message>
</context>
<context>
    <name>TakeReading</name>
    <message>
        <source>Nothing counts this time.</source>
        <translation>Diesmal zählt nichts.</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>This could count</source>
        <translation>Das könnte zählen</translation>
    </message>
    <message>
        <source>Best proposal. Take or leave what you like.</source>
        <translation>Bester Vorschlag. Nimm oder lass liegen, was du willst.</translation>
    </message>
    <message>
        <source>%1 of %2 possible points</source>
        <translation>%1 von %2 möglichen Punkten</translation>
    </message>
    <message>
        <source>Best proposal</source>
        <translation>Bester Vorschlag</translation>
    </message>
    <message>
        <source>What counts</source>
        <translation>Was zählt</translation>
    </message>
</context>
<context>
    <name>TurnTools</name>
    <message>
        <source>The match is over</source>
        <translation>Die Partie ist aus</translation>
    </message>
    <message>
        <source>%1 is thinking…</source>
        <translation>%1 überlegt …</translation>
    </message>
    <message>
        <source>%1 is playing</source>
        <translation>%1 spielt</translation>
    </message>
    <message>
        <source>Skip this step</source>
        <translation>Schritt überspringen</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Wiederholung</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Einen Moment …</translation>
    </message>
</context>
<context>
    <name>WatchBar</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Previous turn</source>
        <translation>Voriger Zug</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Einen Schritt vor</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Nächster Zug</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>instant</source>
        <translation>sofort</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Von hier weiterspielen</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>langsam</translation>
    </message>
</context>
<context>
    <name>WinCurve</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Turn 1</source>
        <translation>Zug 1</translation>
    </message>
    <message>
        <source>Watch turn %1</source>
        <translation>Zug %1 ansehen</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
</context>
</TS>
