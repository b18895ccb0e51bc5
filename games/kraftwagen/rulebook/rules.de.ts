import type { RuleTexts } from '@carriage/kernel'

/**
 * Die Regeln auf Deutsch, mit eigenen Worten. Unsere Wörter: Plättchen, Kette mit Spitze und Ende, Einstellen, Forschung,
 * Karosserie, Motor, Käufer, Grand Prix; Vorrat, Kantine, Werkstatt, Tableau; Nachziehstapel, Auslage, Ablagestapel;
 * Entwicklung, Sofortkarte, Ingenieur, Ingenieurmarker; Runde (round) und Streckenrunde (lap); ein Auto anbieten,
 * Preismarker, Wertung, Auszeichnung, Sonderplättchen, neutraler Wagen (dummy).
 */
export const de: RuleTexts = {
  sections: {
    Components: 'Spielmaterial',
    'Set-up': 'Aufbau',
    Rounds: 'Runden',
    'Action chain': 'Aktionskette',
    Actions: 'Aktionen',
    'Research cards': 'Forschungskarten',
    'Placing a car': 'Ein Auto anbieten',
    'Engineer markers': 'Ingenieurmarker',
    Scoring: 'Wertung',
    Awards: 'Auszeichnungen',
    'End of the game': 'Ende des Spiels',
    'Two players': 'Zu zweit',
    'Specialty tiles': 'Sonderplättchen',
  },
  rules: {
    'KW-1.1': {
      title: 'Zwei bis vier Personen',
      text: 'Ihr spielt zu zweit, zu dritt oder zu viert, jede Person in einer eigenen Farbe.',
    },
    'KW-1.2': {
      title: 'Figuren einer Farbe',
      text: 'Zu jeder Farbe gehören {workers.perColour} Arbeiter und ein Rennwagen.',
    },
    'KW-1.3': {
      title: 'Dein Tableau',
      text: 'Dein Tableau hat {mat.workshops} Werkstätten, eine Kantine und einen Grand-Prix-Wagen.',
    },
    'KW-1.4': {
      title: 'Ein Teil je Werkstatt',
      text: 'In einer Werkstatt steht eine Karosserie oder ein Motor oder nichts.',
    },
    'KW-1.5': {
      title: 'Platz in der Kantine',
      text: 'In deine Kantine passen beliebig viele Arbeiter; die gedruckten Regeln nennen keine Grenze.',
    },
    'KW-1.6': {
      title: 'Der Grand-Prix-Motor',
      text: 'Dein Grand-Prix-Wagen hat immer einen Motor. Der auf dem Tableau aufgedruckte hat den Wert {mat.gpEngine}.',
    },
    'KW-1.7': {
      title: 'Grand-Prix-Wagen nur fürs Rennen',
      text: 'Der Grand-Prix-Wagen und der Motor darin dienen dem Rennen und sonst nichts.',
    },
    'KW-1.8': {
      title: 'Werte der Karosserien',
      text: 'Karosserien haben die Werte 1 bis {highest.body}.',
    },
    'KW-1.9': {
      title: 'Werte der Motoren',
      text: 'Motoren haben die Werte 1 bis {highest.engine}.',
    },
    'KW-1.10': {
      title: 'Teile ohne Ende',
      text: 'Karosserien und Motoren gehen nie aus. In der Schachtel liegen {count.bodies} und {count.engines} davon, aber keine gedruckte Regel sagt, was bei Mangel geschieht.',
    },
    'KW-1.11': {
      title: 'Zehn Aktionsplättchen',
      text: 'Es gibt {actionTiles.rows.length} Aktionsplättchen mit einer, zwei oder drei Aktionen. Genau eines von ihnen hat drei.',
    },
    'KW-1.12': {
      title: 'Inhalt der Aktionsplättchen',
      text: 'Was ein Aktionsplättchen bringt, zeigt es selbst. Die Anleitung belegt eines mit Grand Prix allein und eines mit Grand Prix und Käufer; die anderen sind rekonstruiert.',
    },
    'KW-1.13': {
      title: 'Sechs Arten von Aktionen',
      text: 'Es gibt sechs Aktionen: Einstellen, Forschung, Karosserie, Motor, Käufer und Grand Prix.',
    },
    'KW-1.14': {
      title: 'Acht Käufer',
      text: 'Es gibt {count.buyers} Käufer: {buyers.rows.body} für Karosserie, {buyers.rows.engine} für Motor, {buyers.rows.prestige} für Prestige und {buyers.rows.price} für Preis. Wie viele es je Art sind, folgt aus der Käuferauszeichnung, die vom zweiten einer Art spricht.',
    },
    'KW-1.15': {
      title: 'Fünfzig Forschungskarten',
      text: 'Es gibt {count.researchCards} Forschungskarten: {count.developments} Entwicklungen, {count.instants} Sofortkarten und {count.engineers} Ingenieure.',
    },
    'KW-1.16': {
      title: 'Inhalt der Entwicklungen',
      text: 'Punkte und Teile der {count.developments} Entwicklungen stehen auf den Karten. Die Mischung der Karten ist rekonstruiert.',
    },
    'KW-1.17': {
      title: 'Drei Arten von Sofortkarten',
      text: 'Es gibt drei Arten von Sofortkarten: drei Arbeiter einstellen ({instants.rows.hire3.copies|Karte|Karten}), fünf Felder fahren ({instants.rows.race5.copies|Karte|Karten}) sowie eine Karosserie und einen Motor nehmen ({instants.rows.bodyAndEngine.copies|Karte|Karten}). Gedruckt sind die Arten und dass es zusammen {count.instants} sind; wie viele es von jeder gibt, ist erschlossen.',
    },
    'KW-1.18': {
      title: 'Neun Ingenieure',
      text: 'Die {count.engineers} Ingenieure sind alle verschieden: Opel, Horch, Benz, Bugatti, Porsche, Daimler, Otto, Diesel und Maybach.',
    },
    'KW-1.19': {
      title: 'Neun Ingenieurmarker',
      text: 'Horch hat Motor +{engineerMarkers.rows.horch1.value} und +{engineerMarkers.rows.horch2.value}, Maybach Karosserie +{engineerMarkers.rows.maybach1.value} und +{engineerMarkers.rows.maybach2.value}, Daimler Käufer +{engineerMarkers.rows.daimler2.value} und +{engineerMarkers.rows.daimler4.value}, Diesel zwei Änderungsmarker und Benz einen Marker für den fünften Käufer.',
    },
    'KW-1.20': {
      title: 'Drei Sätze Preismarker',
      text: 'Es gibt drei Sätze von {rounds.rows.1.prices.length} farbigen Preismarkern, einen für jede Runde. Innerhalb eines Satzes kommt kein Preis zweimal vor.',
    },
    'KW-1.21': {
      title: 'Geld geht nie aus',
      text: 'Weiße Marker sind einfach Geld, gezählt als Zahl ohne Obergrenze. Schon die gedruckten Regeln füllen den weißen Vorrat mit übrigen Preismarkern auf.',
    },
    'KW-1.22': {
      title: 'Die Strecke',
      text: 'Die Strecke ist ein geschlossener Kreis. Die Ziellinie liegt zwischen dem letzten Feld und Feld 1, die Boxengasse vor Feld 1.',
    },
    'KW-1.23': {
      title: 'Länge einer Streckenrunde',
      text: 'Eine Streckenrunde hat {circuit.lapSpaces} Felder. In den Standardtabellen ist die Länge rekonstruiert.',
    },
    'KW-1.24': {
      title: 'Platz für Rennwagen',
      text: 'Auf einem Feld der Strecke steht höchstens ein Rennwagen. In die Boxengasse passen beliebig viele.',
    },
    'KW-1.25': {
      title: 'Die Käuferleiste',
      text: 'Die Käuferleiste hat {buyerTrack.spaces.length} Felder in dieser Reihenfolge: {buyerTrack.spaces}.',
    },
    'KW-1.26': {
      title: 'Markt und Käuferreihe',
      text: 'Der Markt hat {players.rows.4.marketSpaces|Feld|Felder} und die Reihe der aktiven Käufer {players.rows.4.activeBuyerSpaces}. Zu zweit gelten die Zahlen von KW-12.4 und KW-12.5.',
    },
    'KW-1.27': {
      title: 'Vier Startplättchen',
      text: 'Die {startTiles.rows.length} Startplättchen haben verschiedene Vorderseiten. Die Rückseite zeigt bei jedem {startTiles.reverse.body|Karosseriepunkt|Karosseriepunkte} und {startTiles.reverse.engine|Motorpunkt|Motorpunkte}.',
    },
    'KW-1.28': {
      title: 'Inhalt der Startplättchen',
      text: 'Was die Vorderseiten geben, zeigen sie selbst. Belegt sind das Plättchen mit zwei Arbeitern und einem Motor und die beiden besonderen Symbole; der Rest ist rekonstruiert.',
    },
    'KW-1.29': {
      title: 'Zehn Auszeichnungen',
      text: 'Es gibt {count.awards} Auszeichnungen, zusammen {count.awardPoints} Punkte wert.',
    },
    'KW-1.30': {
      title: 'Zwölf Sonderplättchen',
      text: 'Es gibt {specialtyTiles.rows.length} Sonderplättchen in den Sätzen A, B und C, in jedem gleich viele.',
    },
    'KW-1.31': {
      title: 'Die Aktionsleiste',
      text: 'Die Aktionsleiste ist ein geschlossener Kreis. Auf ihr zählt nur die Reihenfolge der Plättchen und Arbeiter, nie die Zahl der Felder.',
    },
    'KW-2.1': {
      title: 'Auslegen der Kette',
      text: 'Die Kette wird vom Ende zur Spitze ausgelegt: erst alle Plättchen mit einer Aktion, dann alle mit zweien, und an die Spitze das Plättchen mit drei Aktionen.',
    },
    'KW-2.2': {
      title: 'Zufällige Reihenfolge der Plättchen',
      text: 'Die Plättchen mit einer Aktion liegen untereinander in zufälliger Reihenfolge, ebenso die mit zwei Aktionen.',
    },
    'KW-2.3': {
      title: 'Mischen der Forschungskarten',
      text: 'Alle {count.researchCards} Forschungskarten werden gemischt und bilden den verdeckten Nachziehstapel.',
    },
    'KW-2.4': {
      title: 'Die erste Auslage',
      text: 'Die obersten zwei Karten werden als Auslage aufgedeckt.',
    },
    'KW-2.5': {
      title: 'Käufer vor dem Spiel',
      text: 'Alle Käufer warten in vier offenen Stapeln, einem für jede Vorliebe. Noch ist kein Käufer aktiv.',
    },
    'KW-2.6': {
      title: 'Marker vor dem Spiel',
      text: 'Der Marker steht auf {players.rows.4.markerStart} der Käuferleiste. Zu zweit steht er auf {players.rows.2.markerStart} (KW-12.2).',
    },
    'KW-2.7': {
      title: 'Auszeichnungen vor dem Spiel',
      text: 'Alle {count.awards} Auszeichnungen sind noch zu haben.',
    },
    'KW-2.8': {
      title: 'Die ersten Arbeiter',
      text: 'Du beginnst mit {workers.atSetUp.canteen|Arbeiter|Arbeitern} in deiner Kantine.',
    },
    'KW-2.9': {
      title: 'Arbeiter auf dem Rundenzähler',
      text: 'Einer deiner Arbeiter steht auf Streckenrunde 0 des Rundenzählers.',
    },
    'KW-2.10': {
      title: 'Arbeiter in der Kette',
      text: 'Von jeder Farbe kommt ein Arbeiter in zufälliger Reihenfolge hinter das hinterste Plättchen. So stehen alle Arbeiter am Ende der Kette.',
    },
    'KW-2.11': {
      title: 'Arbeiter im Vorrat',
      text: 'Von deinen {workers.perColour} Arbeitern sind noch {workers.atSetUp.supply} in deinem Vorrat, bevor du dein Startplättchen ausführst.',
    },
    'KW-2.12': {
      title: 'Wer beginnt',
      text: 'Es beginnt, wessen Arbeiter am Ende steht, am weitesten von den Plättchen entfernt.',
    },
    'KW-2.13': {
      title: 'Rennwagen vor dem Spiel',
      text: 'Alle Rennwagen stehen mit 0 Streckenrunden in der Boxengasse.',
    },
    'KW-2.14': {
      title: 'Der erste Grand-Prix-Motor',
      text: 'Dein Grand-Prix-Motor hat zu Beginn den Wert {mat.gpEngine}.',
    },
    'KW-2.15': {
      title: 'Sonst nichts zu Beginn',
      text: 'Deine Werkstätten sind leer, und du hast weder Karten noch Ingenieurmarker, Auszeichnungen oder Geld.',
    },
    'KW-2.16': {
      title: 'Reihenfolge bei den Startplättchen',
      text: 'Startplättchen werden in umgekehrter Reihenfolge gewählt. Zuerst wählt, wessen Arbeiter den Plättchen am nächsten steht, zuletzt, wer das Spiel beginnt.',
    },
    'KW-2.17': {
      title: 'Je ein Startplättchen',
      text: 'Du musst genau eines der noch ausliegenden Startplättchen nehmen.',
    },
    'KW-2.18': {
      title: 'Startplättchen sofort ausführen',
      text: 'Du führst dein ganzes Startplättchen aus, bevor die nächste Person wählt.',
    },
    'KW-2.19': {
      title: 'Aktionen eines Startplättchens',
      text: 'Für die Aktionen auf einem Startplättchen gelten dieselben Regeln wie für Aktionen während des Spiels.',
    },
    'KW-2.20': {
      title: 'Reihenfolge auf dem Startplättchen',
      text: 'Die Reihenfolge der Symbole auf deinem Startplättchen bestimmst du, wie bei den Aktionen jedes Plättchens (KW-4.14).',
    },
    'KW-2.21': {
      title: 'Stufen während des Aufbaus',
      text: 'Während du dein Startplättchen ausführst, zählt seine Rückseite schon für deine beiden Stufen, obwohl das Plättchen erst danach umgedreht wird.',
    },
    'KW-2.22': {
      title: 'Startplättchen als Entwicklung',
      text: 'Danach ist dein Startplättchen eine Entwicklung mit {startTiles.reverse.body|Karosseriepunkt|Karosseriepunkten} und {startTiles.reverse.engine|Motorpunkt|Motorpunkten}. Sie ist das ganze Spiel über aktiv, ohne Arbeiter.',
    },
    'KW-2.23': {
      title: 'Rennwagen auf Feld 2',
      text: 'Ein Startplättchen mit diesem Symbol stellt deinen Rennwagen mit 0 Streckenrunden auf Feld 2 der Strecke, statt ihn in der Boxengasse zu lassen.',
    },
    'KW-2.24': {
      title: 'Feld 2 besetzt',
      text: 'Steht auf Feld 2 schon ein anderer Rennwagen, kommt deiner auf das nächste freie Feld danach, wie beim Fahren. Mit den jetzigen Plättchen kann das nicht vorkommen.',
    },
    'KW-2.25': {
      title: 'Grand-Prix-Motor 2',
      text: 'Ein Startplättchen mit diesem Symbol gibt deinem Grand-Prix-Wagen einen Motor vom Wert 2.',
    },
    'KW-2.26': {
      title: 'Die Stufe bleibt gleich',
      text: 'Der Grand-Prix-Motor 2 eines Startplättchens erhöht deine Motorstufe nicht.',
    },
    'KW-2.27': {
      title: 'Zwei besondere Symbole',
      text: 'Die Symbole für den Rennwagen auf Feld 2 und für den Grand-Prix-Motor 2 kommen auf je einem Startplättchen vor.',
    },
    'KW-2.28': {
      title: 'Startplättchen zu dritt',
      text: 'Zu dritt liegen {players.rows.3.startTilesOffered} der {startTiles.rows.length} Startplättchen aus. Was übrig bleibt, kommt mit der nicht gebrauchten Farbe in die Schachtel.',
    },
    'KW-2.29': {
      title: 'Startplättchen zu viert',
      text: 'Zu viert werden alle {startTiles.rows.length} Startplättchen gewählt.',
    },
    'KW-2.30': {
      title: 'Auszeichnungen im Aufbau',
      text: 'Du kannst schon beim Ausführen deines Startplättchens Auszeichnungen bekommen, denn seine Aktionen sind gewöhnliche.',
    },
    'KW-2.31': {
      title: 'Keine Ingenieurmarker im Aufbau',
      text: 'Im Aufbau kannst du keine Ingenieurmarker einsetzen, weil niemand am Zug ist.',
    },
    'KW-2.32': {
      title: 'Die erste Vorbereitung',
      text: 'Ist das letzte Startplättchen ausgeführt, wird Runde 1 vorbereitet.',
    },
    'KW-3.1': {
      title: 'Drei Runden',
      text: 'Das Spiel hat genau drei Runden.',
    },
    'KW-3.2': {
      title: 'Phasen einer Runde',
      text: 'Eine Runde hat drei Phasen, immer in dieser Reihenfolge: Vorbereitung, Aktionsphase, Wertung.',
    },
    'KW-3.3': {
      title: 'Preise der Runde 1',
      text: 'In Runde 1 gibt es die Preise {rounds.rows.1.prices}.',
    },
    'KW-3.4': {
      title: 'Preise der Runde 2',
      text: 'In Runde 2 gibt es die Preise {rounds.rows.2.prices}.',
    },
    'KW-3.5': {
      title: 'Preise der Runde 3',
      text: 'In Runde 3 gibt es die Preise {rounds.rows.3.prices}.',
    },
    'KW-3.6': {
      title: 'Neues Geld an den Stapeln',
      text: 'Die Vorbereitung legt Geld neben die Stapel der Käufer: {stackMoney.rows.body} neben Karosserie, {stackMoney.rows.engine} neben Motor, {stackMoney.rows.prestige} neben Prestige und {stackMoney.rows.price} neben Preis.',
    },
    'KW-3.7': {
      title: 'Altes Geld bleibt liegen',
      text: 'Geld, das noch von früheren Runden neben einem Stapel liegt, bleibt dort und sammelt sich an.',
    },
    'KW-3.8': {
      title: 'Marker zurück auf Anfang',
      text: 'Die Vorbereitung stellt den Marker zurück auf sein Startfeld: {players.rows.4.markerStart}, oder zu zweit {players.rows.2.markerStart}. Die gedruckten Regeln sagen das nur für zwei Personen; ohne dies wäre die Leiste in späteren Runden nutzlos.',
    },
    'KW-3.9': {
      title: 'Leerer Markt, leere Reihe',
      text: 'Die Aktionsphase beginnt mit leerem Markt und ohne aktive Käufer.',
    },
    'KW-3.10': {
      title: 'Ein Zug nach dem anderen',
      text: 'In der Aktionsphase zieht ihr nacheinander.',
    },
    'KW-3.11': {
      title: 'Ende der Aktionsphase',
      text: 'Die Aktionsphase endet, wenn der Markt voll ist ({players.rows.4.marketSpaces|Auto|Autos}; zu zweit {players.rows.2.marketSpaces}) oder wenn der Marker auf 0 steht.',
    },
    'KW-3.12': {
      title: 'Der letzte Zug zählt ganz',
      text: 'Ob die Aktionsphase vorbei ist, wird erst nach einem vollständigen Zug geprüft. Hast du das Ende ausgelöst, spielst du deinen Zug noch fertig.',
    },
    'KW-3.13': {
      title: 'Kein weiterer Zug',
      text: 'Nach diesem Zug ist vor der Wertung niemand mehr am Zug, auch du selbst nicht.',
    },
    'KW-3.14': {
      title: 'Kette zwischen den Runden',
      text: 'Zwischen den Runden bleibt die Kette, wie sie ist, denn keine Regel stellt sie neu auf. Die nächste Runde beginnt der Arbeiter am Ende.',
    },
    'KW-3.15': {
      title: 'Was erhalten bleibt',
      text: 'Werkstätten, Kantinen, Forschungskarten mit ihren Arbeitern, Grand-Prix-Motoren, ungenutzte Ingenieurmarker, Auszeichnungen, Geld, Nachziehstapel, Auslage und Ablagestapel bleiben für die nächste Runde. Zurückgesetzt wird nur, was die Regeln nennen.',
    },
    'KW-3.16': {
      title: 'Beliebig viele Züge',
      text: 'Eine Runde darf beliebig viele Züge dauern; keine gedruckte Regel begrenzt sie.',
    },
    'KW-4.1': {
      title: 'Die Aktionskette',
      text: 'Die Kette besteht aus je einem Arbeiter jeder Farbe und den {actionTiles.rows.length} Plättchen (einem mehr mit Sonderplättchen), ohne Lücken.',
    },
    'KW-4.2': {
      title: 'Wer am Zug ist',
      text: 'Am Zug ist, wessen Arbeiter am Ende der Kette steht.',
    },
    'KW-4.3': {
      title: 'Zwei Schritte eines Zuges',
      text: 'Dein Zug hat zwei Schritte. In Schritt I musst du ein Plättchen nehmen; danach, in Schritt II, darfst du ein Auto anbieten.',
    },
    'KW-4.4': {
      title: 'Freie Wahl des Plättchens',
      text: 'Du darfst jedes Plättchen der Kette nehmen, wie weit vorn es auch liegt.',
    },
    'KW-4.5': {
      title: 'Kein Passen',
      text: 'Schritt I kannst du nicht auslassen: Du musst ein Plättchen nehmen.',
    },
    'KW-4.6': {
      title: 'Arbeiter statt Plättchen',
      text: 'Dein Arbeiter verlässt das Ende und stellt sich dorthin, wo das genommene Plättchen lag.',
    },
    'KW-4.7': {
      title: 'Plättchen an die Spitze',
      text: 'Sind alle Aktionen des Plättchens ausgeführt, kommt es, noch vor Schritt II, an die Spitze der Kette.',
    },
    'KW-4.8': {
      title: 'Die anderen bleiben in Reihenfolge',
      text: 'Alle anderen Plättchen und Arbeiter behalten ihre Reihenfolge.',
    },
    'KW-4.9': {
      title: 'Plättchen am Ende',
      text: 'Am Ende deines Zuges rückt jedes Plättchen, das am Ende der Kette liegt, an die Spitze, eines nach dem anderen, bis ein Arbeiter am Ende steht.',
    },
    'KW-4.10': {
      title: 'Dein Plättchen zuerst',
      text: 'Das Plättchen, das du in diesem Zug genommen hast, liegt an der Spitze, bevor Plättchen vom Ende nachrücken (KW-4.9). Sie kommen also vor ihm zu liegen.',
    },
    'KW-4.11': {
      title: 'Mehrere Züge nacheinander',
      text: 'Steht dein Arbeiter immer noch am Ende, bist du sofort wieder am Zug, und das so oft, wie es vorkommt.',
    },
    'KW-4.12': {
      title: 'Verschieden viele Züge',
      text: 'Nicht alle haben gleich viele Züge.',
    },
    'KW-4.13': {
      title: 'Alle Aktionen, soweit möglich',
      text: 'Du musst jede Aktion deines Plättchens ausführen, soweit es möglich ist.',
    },
    'KW-4.14': {
      title: 'Reihenfolge der Aktionen',
      text: 'Du bestimmst die Reihenfolge der Aktionen auf deinem Plättchen, eine nach der anderen.',
    },
    'KW-4.15': {
      title: 'Eine Aktion nach der anderen',
      text: 'Du bringst eine Aktion mit allem, was sie auslöst (Karteneffekte, Aktivierungen, Fahrten, Auszeichnungen), zu Ende, bevor du die nächste beginnst.',
    },
    'KW-4.16': {
      title: 'Unmögliche Aktionen',
      text: 'Eine Aktion, die du nicht ausführen kannst, verfällt. Die anderen führst du trotzdem aus.',
    },
    'KW-4.17': {
      title: 'Jedes Plättchen ist wählbar',
      text: 'Du darfst ein Plättchen auch nehmen, wenn einige oder alle seiner Aktionen unmöglich sind; an die Wahl ist keine Bedingung geknüpft.',
    },
    'KW-4.18': {
      title: 'Nachrücken nach dem letzten Zug',
      text: 'Plättchen am Ende rücken auch nach dem letzten Zug einer Runde an die Spitze (KW-4.9), denn das gehört zu jedem Zug.',
    },
    'KW-4.19': {
      title: 'Die Sitzordnung ist gleichgültig',
      text: 'In welcher Reihenfolge ihr sitzt, hat keine Wirkung. Wer am Zug ist, entscheidet allein die Kette.',
    },
    'KW-5.1': {
      title: 'Die Aktion Einstellen',
      text: 'Nimm einen Arbeiter aus deinem Vorrat in deine Kantine.',
    },
    'KW-5.2': {
      title: 'Einstellen bei leerem Vorrat',
      text: 'Ist dein Vorrat leer, verfällt Einstellen.',
    },
    'KW-5.3': {
      title: 'Einstellen und inaktive Entwicklungen',
      text: 'Hast du eine inaktive Entwicklung, kommt der eingestellte Arbeiter auf sie statt in die Kantine (KW-6.8).',
    },
    'KW-5.4': {
      title: 'Die Aktion Forschung',
      text: 'Nimm eine der beiden Karten der Auslage.',
    },
    'KW-5.5': {
      title: 'Die andere Karte',
      text: 'Die Karte, die du nicht genommen hast, kommt oben auf den Ablagestapel.',
    },
    'KW-5.6': {
      title: 'Die neue Auslage',
      text: 'Danach werden zwei Karten vom Nachziehstapel aufgedeckt, noch bevor du die genommene Karte ausführst. Der gedruckte Text hat diese Reihenfolge, und Otto braucht eine volle Auslage.',
    },
    'KW-5.7': {
      title: 'Leerer Nachziehstapel',
      text: 'Muss eine Karte gezogen werden und der Nachziehstapel ist leer, wird der Ablagestapel gemischt und zum neuen Nachziehstapel. Das geschieht erst, wenn eine Karte fällig ist, nicht früher.',
    },
    'KW-5.8': {
      title: 'Ausführen der Karte',
      text: 'Danach führst du die genommene Karte nach ihrer Art aus: Entwicklung, Sofortkarte oder Ingenieur.',
    },
    'KW-5.9': {
      title: 'Forschung geht immer',
      text: 'Forschung kannst du nicht ablehnen. Karten sind immer genug da, weil Sofortkarten bei niemandem bleiben; so liegen danach zwei Karten in der Auslage.',
    },
    'KW-5.10': {
      title: 'Die Aktion Karosserie',
      text: 'Nimm eine Karosserie, deren Wert genau deiner Karosseriestufe entspricht. Du musst die beste nehmen, die deine Stufe erlaubt, keine niedrigere.',
    },
    'KW-5.11': {
      title: 'In eine leere Werkstatt',
      text: 'Das Teil kommt in eine leere Werkstatt. In welche, macht keinen Unterschied.',
    },
    'KW-5.12': {
      title: 'Volle Werkstätten',
      text: 'Sind alle {mat.workshops} Werkstätten voll, musst du zuerst ein Teil deiner Wahl aus einer Werkstatt in den allgemeinen Vorrat zurückgeben.',
    },
    'KW-5.13': {
      title: 'Das neue Teil kommt immer',
      text: 'Du kannst das neue Teil weder ablehnen noch statt eines alten zurückgeben. Die Regeln verlangen, dass ein altes Platz macht.',
    },
    'KW-5.14': {
      title: 'Zurückgeben nur für Platz',
      text: 'Solange eine deiner Werkstätten leer ist, darfst du kein Teil zurückgeben. Teile werden nur zurückgegeben, um Platz zu machen.',
    },
    'KW-5.15': {
      title: 'Die Aktion Motor',
      text: 'Nimm einen Motor, dessen Wert genau deiner Motorstufe entspricht. Du musst den besten nehmen, den deine Stufe erlaubt, keinen niedrigeren.',
    },
    'KW-5.16': {
      title: 'Werkstatt oder Grand-Prix-Wagen',
      text: 'Du entscheidest, ob der Motor in eine Werkstatt oder in deinen Grand-Prix-Wagen kommt.',
    },
    'KW-5.17': {
      title: 'Motor in die Werkstatt',
      text: 'In eine Werkstatt kommt ein Motor auf dieselbe Weise wie eine Karosserie (KW-5.11 bis KW-5.14).',
    },
    'KW-5.18': {
      title: 'Motor in den Grand-Prix-Wagen',
      text: 'Im Grand-Prix-Wagen ersetzt der neue Motor den alten, der in den allgemeinen Vorrat kommt.',
    },
    'KW-5.19': {
      title: 'Schwächerer Motor im Rennen',
      text: 'Du darfst jeden Motor in den Grand-Prix-Wagen einbauen, auch einen gleich starken oder schwächeren. Nur Bugatti verlangt einen stärkeren. Gedruckt ist vom stärkeren auf dem alten die Rede, und euer Tisch darf wählen, dass nur ein stärkerer hineinkommt.',
    },
    'KW-5.20': {
      title: 'Grand-Prix-Motor bleibt, wo er ist',
      text: 'Der Motor deines Grand-Prix-Wagens kann nie Teil eines Autos auf dem Markt werden und nie in eine Werkstatt zurückkehren.',
    },
    'KW-5.21': {
      title: 'Die Aktion Käufer',
      text: 'Solange die Reihe der aktiven Käufer ein leeres Feld hat, musst du einen Käufer von einem Stapel auf das leere Feld mit der niedrigsten Nummer stellen.',
    },
    'KW-5.22': {
      title: 'Wahl des Käufers',
      text: 'Du darfst jede Vorliebe wählen, deren Stapel noch einen Käufer hat.',
    },
    'KW-5.23': {
      title: 'Geld vom Stapel',
      text: 'Du bekommst alles Geld neben diesem Stapel, selbst wenn es 0 ist.',
    },
    'KW-5.24': {
      title: 'Der Marker rückt',
      text: 'Ist die Reihe der aktiven Käufer voll, rückst du stattdessen den Marker um ein Feld weiter ({buyerTrack.spaces}).',
    },
    'KW-5.25': {
      title: 'Käufer nicht ablehnbar',
      text: 'Du kannst weder auf den Käufer noch auf das Rücken des Markers verzichten.',
    },
    'KW-5.26': {
      title: 'Marker auf 0',
      text: 'Erreicht der Marker die 0, folgt nach diesem Zug die Wertung.',
    },
    'KW-5.27': {
      title: 'Käufer nach der 0',
      text: 'Steht der Marker schon auf 0, bewirkt die Aktion Käufer nichts. Dazu braucht es zwei Aktionen Käufer in einem Zug.',
    },
    'KW-5.30': {
      title: 'Die Aktion Grand Prix',
      text: 'Dein Rennwagen fährt so viele Felder, wie dein Grand-Prix-Motor zeigt.',
    },
    'KW-5.31': {
      title: 'Die volle Distanz',
      text: 'Du musst die volle Distanz fahren, denn eine Aktion wird ausgeführt, soweit es geht (KW-4.13).',
    },
    'KW-5.32': {
      title: 'Aus der Boxengasse',
      text: 'Das erste Feld nach der Boxengasse ist Feld 1. Der Weg dorthin ist keine Streckenrunde.',
    },
    'KW-5.33': {
      title: 'Über die Ziellinie',
      text: 'Auf das letzte Feld folgt Feld 1. Wer vom letzten Feld auf Feld 1 fährt, überquert die Ziellinie.',
    },
    'KW-5.34': {
      title: 'Zählen der Streckenrunden',
      text: 'Jedes Mal, wenn du die Ziellinie überquerst, hast du in diesem Augenblick eine Streckenrunde mehr.',
    },
    'KW-5.35': {
      title: 'Besetzte Felder überspringen',
      text: 'Felder, auf denen ein anderer Rennwagen steht, werden übersprungen und nicht mitgezählt.',
    },
    'KW-5.36': {
      title: 'Überqueren beim Überspringen',
      text: 'Das Überqueren zählt auch, wenn du Feld 1 oder mehrere Felder hinter der Linie überspringst. Es kommt aufs Überqueren an, nicht aufs Landen.',
    },
    'KW-5.37': {
      title: 'Halt vor der Linie',
      text: 'Hältst du auf dem letzten Feld, ist die Streckenrunde noch nicht vollendet.',
    },
    'KW-5.38': {
      title: 'Boxengasse stört niemanden',
      text: 'Rennwagen in der Boxengasse besetzen kein Feld der Strecke.',
    },
    'KW-5.39': {
      title: 'Was das Rennen braucht',
      text: 'Für das Rennen braucht es weder Karosserie noch Arbeiter.',
    },
    'KW-6.1': {
      title: 'Drei Arten von Karten',
      text: 'Eine Forschungskarte ist eine Entwicklung, eine Sofortkarte oder ein Ingenieur.',
    },
    'KW-6.2': {
      title: 'Forschungspunkte',
      text: 'Eine Entwicklung hat Forschungspunkte für Karosserie, Motor oder beides, wie die Karte es zeigt.',
    },
    'KW-6.3': {
      title: 'Deine Stufen',
      text: 'Deine Karosseriestufe ist der Karosseriepunkt deines Startplättchens plus die Karosseriepunkte deiner aktiven Entwicklungen; die Motorstufe zählt ebenso. Keine Stufe ist höher als {highest.body}, weil es keine besseren Teile gibt.',
    },
    'KW-6.4': {
      title: 'Punkte über {highest.body} hinaus',
      text: 'Punkte über Stufe {highest.body} hinaus behältst du, aber sie haben keine Wirkung.',
    },
    'KW-6.5': {
      title: 'Aktivieren einer Entwicklung',
      text: 'Nimmst du eine Entwicklung und hast einen Arbeiter in der Kantine, musst du sofort einen auf die Karte setzen. Damit ist die Karte aktiv.',
    },
    'KW-6.6': {
      title: 'Arbeiter auf Entwicklungen bleiben',
      text: 'Ein Arbeiter auf einer Entwicklung bleibt dort bis zum Spielende; keine Regel nimmt ihn weg.',
    },
    'KW-6.7': {
      title: 'Inaktive Entwicklung',
      text: 'Ist deine Kantine leer, behältst du die Entwicklung inaktiv. Sie gibt weder Punkte noch ihr Sofortteil.',
    },
    'KW-6.8': {
      title: 'Der nächste Arbeiter aktiviert',
      text: 'Der nächste Arbeiter, den du durch irgendeinen Effekt aus deinem Vorrat nimmst, muss gleich auf eine deiner inaktiven Entwicklungen und aktiviert sie.',
    },
    'KW-6.9': {
      title: 'Auch Diesels Arbeiter aktiviert',
      text: 'Auch ein Arbeiter, der durch Diesel von einem Auto in deine Kantine käme, muss auf eine inaktive Entwicklung. Eine Entwicklung muss so bald wie möglich aktiviert werden.',
    },
    'KW-6.10': {
      title: 'Welche Entwicklung zuerst',
      text: 'Hast du mehrere inaktive Entwicklungen, wählst du, welche den Arbeiter bekommt. Die gedruckten Regeln sprechen nur von einer.',
    },
    'KW-6.11': {
      title: 'Das Sofortteil',
      text: 'Zeigt die Entwicklung ein Sofortteil, nimmst du es, sobald die Karte aktiv wird.',
    },
    'KW-6.12': {
      title: 'Neue Punkte zählen schon',
      text: 'Für das Sofortteil gilt deine Stufe einschließlich der neuen Punkte dieser Karte.',
    },
    'KW-6.13': {
      title: 'Nehmen des Sofortteils',
      text: 'Du nimmst das Sofortteil und bringst es unter wie bei der Aktion Karosserie oder Motor (KW-5.10 bis KW-5.20).',
    },
    'KW-6.14': {
      title: 'Entwicklungen behalten',
      text: 'Deine Entwicklungen behältst du bis zum Spielende, beliebig viele; keine Regel nimmt sie dir weg.',
    },
    'KW-6.15': {
      title: 'Ausführen einer Sofortkarte',
      text: 'Eine Sofortkarte führst du sofort aus. Dann kommt sie oben auf den Ablagestapel.',
    },
    'KW-6.16': {
      title: 'Drei Arbeiter einstellen',
      text: 'Nimm drei Arbeiter aus deinem Vorrat in deine Kantine, oder alle, wenn es weniger sind. Gedruckt sind es bis zu drei; wir beziehen das auf einen Vorrat mit weniger Arbeitern, also kannst du nicht freiwillig weniger nehmen.',
    },
    'KW-6.17': {
      title: 'Ein Arbeiter nach dem anderen',
      text: 'Diese Arbeiter kommen einzeln. Hast du inaktive Entwicklungen, aktiviert jeder Arbeiter eine (KW-6.8), mitsamt Sofortteil, bevor der nächste kommt.',
    },
    'KW-6.18': {
      title: 'Niemand einzustellen',
      text: 'Bei leerem Vorrat verfallen die drei Arbeiter. Die Karte wird trotzdem abgelegt.',
    },
    'KW-6.19': {
      title: 'Fünf Felder fahren',
      text: 'Dein Rennwagen fährt fünf Felder nach den Regeln des Rennens (KW-5.31 bis KW-5.38), gleich welchen Grand-Prix-Motor du hast.',
    },
    'KW-6.20': {
      title: 'Karosserie und Motor',
      text: 'Nimm eine Karosserie und einen Motor nach deinen Stufen, wie bei je einer Aktion Karosserie und Motor.',
    },
    'KW-6.21': {
      title: 'Reihenfolge von Karosserie und Motor',
      text: 'Du wählst, welches der beiden Teile du zuerst nimmst, so frei wie bei den Aktionen eines Plättchens (KW-4.14).',
    },
    'KW-6.22': {
      title: 'Motoren von Karten im Rennen',
      text: 'Auch der Motor von der Karte mit Karosserie und Motor oder von einer Entwicklung darf in deinen Grand-Prix-Wagen, denn du nimmst ihn wie bei der Aktion Motor.',
    },
    'KW-6.25': {
      title: 'Ingenieure behalten',
      text: 'Ein Ingenieur liegt bis zum Spielende offen vor dir.',
    },
    'KW-6.26': {
      title: 'Die Marker dazu',
      text: 'Hat der Ingenieur Ingenieurmarker, nimmst du sie zusammen mit der Karte.',
    },
    'KW-6.27': {
      title: 'Ingenieure wirken sofort',
      text: 'Ein Ingenieur wirkt ab dem Augenblick, in dem du die Karte nimmst, auch noch im selben Zug; die gedruckten Regeln nennen keinen Aufschub.',
    },
    'KW-6.28': {
      title: 'Mehrere Ingenieure im Zug',
      text: 'Du darfst in einem Zug beliebig viele Ingenieure nutzen. Begrenzt sind nur die Ingenieurmarker (KW-8.3).',
    },
    'KW-6.31': {
      title: 'Opels dreifacher Preis',
      text: 'Verkaufst du ein Auto an einen Preiskäufer, bekommst du insgesamt das Dreifache seines Preises statt des Doppelten.',
    },
    'KW-6.32': {
      title: 'Opel bei jedem Verkauf',
      text: 'Opel wirkt jedes Mal, wenn du an einen Preiskäufer verkaufst, und bei keinem anderen Verkauf.',
    },
    'KW-6.35': {
      title: 'Horchs zwei Marker',
      text: 'Horch bringt zwei Ingenieurmarker mit: Motor +{engineerMarkers.rows.horch1.value} und Motor +{engineerMarkers.rows.horch2.value}.',
    },
    'KW-6.36': {
      title: 'Horchs Marker am Auto',
      text: 'Bietest du ein Auto an, darfst du einen von Horchs Markern darauf legen.',
    },
    'KW-6.37': {
      title: 'Was Horchs Marker bewirkt',
      text: 'Der Marker erhöht den Motorwert dieses Autos in der Wertung dieser Runde um seine Zahl.',
    },
    'KW-6.38': {
      title: 'Motor über {highest.engine}',
      text: 'Mit Horchs Marker darf der Motor eines Autos mehr als {highest.engine} zählen.',
    },
    'KW-6.41': {
      title: 'Benz und der fünfte Käufer',
      text: 'Benz bringt einen Ingenieurmarker mit: fünfter Käufer.',
    },
    'KW-6.42': {
      title: 'Wann Benz wirkt',
      text: 'Zu Beginn einer Wertung, bevor das Rennen gewertet wird, darfst du den Marker abgeben und einen Käufer von den Stapeln zu den aktiven Käufern stellen.',
    },
    'KW-6.43': {
      title: "Benz' Marker aufheben",
      text: "Du darfst verzichten und Benz' Marker für eine spätere Runde behalten.",
    },
    'KW-6.44': {
      title: "Benz' Käufer kommt zuletzt",
      text: 'Der Käufer von Benz steht hinter allen aktiven Käufern und kauft zuletzt.',
    },
    'KW-6.45': {
      title: 'Benz bei jeder Reihe',
      text: 'Du darfst Benz bei jeder Zahl aktiver Käufer nutzen, und die Grenze der Reihe gilt für ihn nicht. Die gedruckten Regeln stellen seinen Käufer nur hinter die schon aktiven.',
    },
    'KW-6.46': {
      title: 'Die Wahl bei Benz',
      text: 'Mit Benz darfst du jede Vorliebe wählen, deren Stapel noch einen Käufer hat.',
    },
    'KW-6.47': {
      title: 'Benz und die Käuferauszeichnung',
      text: 'Der Käufer, den du mit Benz holst, kann dir die Käuferauszeichnung bringen (KW-10.7).',
    },
    'KW-6.48': {
      title: 'Benz und das Stapelgeld',
      text: 'Du bekommst das Geld neben dem Stapel, wie bei jedem Käufer, den du holst; die gedruckten Regeln schweigen dazu. Es gibt eine Option, bei der das Geld liegen bleibt.',
    },
    'KW-6.51': {
      title: 'Bugattis Fahrt',
      text: 'Baust du in deinen Grand-Prix-Wagen einen stärkeren Motor als den alten ein, fährt dein Rennwagen sofort, wie bei der Aktion Grand Prix mit dem neuen Motor.',
    },
    'KW-6.52': {
      title: 'Keine Fahrt ohne stärkeren Motor',
      text: 'Ein Motor, der gleich stark oder schwächer ist als der alte, bringt keine Fahrt.',
    },
    'KW-6.53': {
      title: 'Bugattis Fahrt ist Pflicht',
      text: 'Bugattis Fahrt kannst du nicht ablehnen, denn die gedruckte Regel sagt nichts von einer Wahl. Ausgenommen ist die Verstärkung des Motors durch ein Sonderplättchen (KW-13.25).',
    },
    'KW-6.54': {
      title: 'Bugatti bei jedem Motor',
      text: 'Für Bugatti ist es gleich, ob der Motor von der Aktion Motor, einer Entwicklung, einer Sofortkarte oder einem Sonderbonus kommt. Es zählt der Einbau. Euer Tisch kann vereinbaren, dass nur ein Motor deiner eigenen Motorstufe zählt.',
    },
    'KW-6.58': {
      title: 'Porsches zusätzliches Feld',
      text: 'Dein Rennwagen fährt bei jeder Aktion Grand Prix ein Feld mehr.',
    },
    'KW-6.59': {
      title: 'Porsche bei anderen Fahrten',
      text: 'Das zusätzliche Feld gilt auch für die Karte mit fünf Feldern, die dann sechs gibt, und für jede Fahrt durch Bugatti.',
    },
    'KW-6.60': {
      title: 'Porsche und das Startplättchen',
      text: 'Porsche ändert nichts am Startplättchen, das deinen Rennwagen auf Feld 2 stellt, denn das ist Aufstellen, nicht Fahren.',
    },
    'KW-6.63': {
      title: 'Daimlers zwei Marker',
      text: 'Daimler bringt zwei Ingenieurmarker mit: Käufer +{engineerMarkers.rows.daimler2.value} und Käufer +{engineerMarkers.rows.daimler4.value}.',
    },
    'KW-6.64': {
      title: 'Daimlers Marker am Käufer',
      text: 'In deinem eigenen Zug darfst du, wenn gerade keine Aktion läuft (KW-8.7), einen von Daimlers Markern auf einen beliebigen aktiven Käufer legen, gleich wer ihn geholt hat.',
    },
    'KW-6.65': {
      title: 'Ein Daimler-Marker je Käufer',
      text: 'Auf einem Käufer liegt höchstens ein Daimler-Marker.',
    },
    'KW-6.66': {
      title: 'Daimler zahlt beim Verkauf',
      text: 'Kauft dieser Käufer, bekommt, wer ihm verkauft, {engineerMarkers.rows.daimler2.value} oder {engineerMarkers.rows.daimler4.value} Geld mehr, wer immer es ist.',
    },
    'KW-6.67': {
      title: 'Daimler wird nie vervielfacht',
      text: 'Was der Marker bringt, kommt einmal hinzu. Bei einem Preiskäufer wird es weder verdoppelt noch verdreifacht.',
    },
    'KW-6.68': {
      title: 'Daimler ohne Verkauf',
      text: 'Kauft dieser Käufer nichts, bekommt niemand, was der Marker bringt.',
    },
    'KW-6.71': {
      title: 'Ottos Arbeiter',
      text: 'Nimmst du Otto, nimm zwei Arbeiter aus deinem Vorrat in deine Kantine, oder den letzten, wenn im Vorrat nur noch einer ist. Sie kommen einzeln, und inaktive Entwicklungen bekommen sie zuerst (KW-6.8, KW-6.17). Weniger nehmen kannst du nicht: Das gedruckte bis zu zwei lesen wir wie KW-6.16 das bis zu drei.',
    },
    'KW-6.72': {
      title: 'Ottos Forschung',
      text: 'Danach musst du eine weitere Aktion Forschung ausführen.',
    },
    'KW-6.73': {
      title: 'Otto bei leerem Vorrat',
      text: 'Ist dein Vorrat leer, verfallen nur die Arbeiter. Forschen musst du trotzdem.',
    },
    'KW-6.74': {
      title: 'Otto danach',
      text: 'Otto hat später keine Wirkung mehr, bleibt aber bei dir und zählt als Ingenieur.',
    },
    'KW-6.77': {
      title: 'Diesels zwei Marker',
      text: 'Diesel bringt zwei Änderungsmarker mit.',
    },
    'KW-6.78': {
      title: 'Ein Auto ändern',
      text: 'In deinem eigenen Zug darfst du, wenn gerade keine Aktion läuft (KW-8.7), einen Änderungsmarker abgeben und an einem deiner Autos auf dem Markt genau eine Sache ändern: Karosserie, Motor, Arbeiter oder Preis.',
    },
    'KW-6.79': {
      title: 'Diesel: ein anderes Teil',
      text: 'Eine Karosserie wird durch eine Karosserie aus einer deiner Werkstätten ersetzt, ein Motor durch einen Motor aus einer deiner Werkstätten.',
    },
    'KW-6.80': {
      title: 'Diesel: das alte Teil',
      text: 'Das ersetzte Teil kommt in die Werkstatt, aus der das neue kam. Wir lesen die Änderung als Tausch, wie es die spätere Ausgabe formuliert.',
    },
    'KW-6.81': {
      title: 'Diesel: Zahl der Arbeiter',
      text: 'Die neue Zahl der Arbeiter ist mindestens 1 und anders als die alte. Zusätzliche Arbeiter kommen aus deiner Kantine.',
    },
    'KW-6.82': {
      title: 'Diesel: abgezogene Arbeiter',
      text: 'Arbeiter, die du vom Auto nimmst, kommen einzeln in deine Kantine, doch inaktive Entwicklungen bekommen sie zuerst, mit allem, was das auslöst (KW-6.9). Gedruckt ändert Diesel die Zahl der Arbeiter; eine Anmerkung spricht nur von Arbeitern aus der Kantine, und euer Tisch darf wählen, dass Diesel nur Arbeiter dazustellt.',
    },
    'KW-6.83': {
      title: 'Diesel: ein anderer Preis',
      text: 'Du tauschst den Preismarker des Autos gegen einen der noch verfügbaren. Der alte wird wieder verfügbar.',
    },
    'KW-6.84': {
      title: 'Der Marker bleibt am Auto',
      text: 'Ein Ingenieurmarker auf dem Auto bleibt dort und gilt für das neue Teil, denn nur eine Sache ändert sich.',
    },
    'KW-6.85': {
      title: 'Eine echte Änderung, auf oder ab',
      text: 'Das neue Teil hat einen anderen Wert, höher oder niedriger, und auch der neue Preis ist höher oder niedriger: Eine Änderung muss etwas ändern. Gedruckt ist keine Richtung vorgegeben. Euer Tisch darf wählen, dass auch ein Teil mit gleichem Wert genügt.',
    },
    'KW-6.86': {
      title: 'Ein neues Auto ändern',
      text: 'Du darfst auch ein Auto ändern, das du erst in diesem Zug angeboten hast; es ist eines deiner Autos in deinem Zug.',
    },
    'KW-6.87': {
      title: 'Keine Auszeichnung durch Diesels Tausch',
      text: 'Ein Teil, das Diesel in eine Werkstatt zurücktauscht, bringt nie eine Auszeichnung, denn es war schon einmal in einer Werkstatt.',
    },
    'KW-6.91': {
      title: 'Maybachs zwei Marker',
      text: 'Maybach bringt zwei Ingenieurmarker mit: Karosserie +{engineerMarkers.rows.maybach1.value} und Karosserie +{engineerMarkers.rows.maybach2.value}.',
    },
    'KW-6.92': {
      title: 'Maybachs Marker am Auto',
      text: 'Bietest du ein Auto an, darfst du einen von Maybachs Markern darauf legen.',
    },
    'KW-6.93': {
      title: 'Was Maybachs Marker bewirkt',
      text: 'Der Marker erhöht den Karosseriewert dieses Autos in der Wertung dieser Runde um seine Zahl.',
    },
    'KW-6.94': {
      title: 'Karosserie über {highest.body}',
      text: 'Mit Maybachs Marker darf die Karosserie eines Autos mehr als {highest.body} zählen.',
    },
    'KW-7.1': {
      title: 'Ein Auto je Zug',
      text: 'In Schritt II, nach allen Aktionen von Schritt I, darfst du ein Auto auf dem Markt anbieten. Es ist höchstens ein Auto in einem Zug.',
    },
    'KW-7.2': {
      title: 'Anbieten ist freiwillig',
      text: 'Du musst kein Auto anbieten.',
    },
    'KW-7.3': {
      title: 'Was ein Auto braucht',
      text: 'Ein Auto braucht eine Karosserie und einen Motor aus deinen Werkstätten, mindestens einen Arbeiter aus deiner Kantine, einen verfügbaren Preismarker und ein leeres Feld auf dem Markt.',
    },
    'KW-7.4': {
      title: 'Wahl der Teile',
      text: 'Welche Karosserie und welchen Motor aus deinen Werkstätten du verwendest, steht dir frei.',
    },
    'KW-7.5': {
      title: 'Wahl der Arbeiter',
      text: 'Wie viele Arbeiter mit dem Auto gehen, steht dir frei: von einem bis zu allen in deiner Kantine.',
    },
    'KW-7.6': {
      title: 'Wahl des Preises',
      text: 'Du wählst einen beliebigen verfügbaren Preismarker. Sein Wert ist der Preis des Autos.',
    },
    'KW-7.7': {
      title: 'Bau des Autos',
      text: 'Die Teile verlassen deine Werkstätten, die Arbeiter deine Kantine und der Preismarker die verfügbaren Preise. Zusammen bilden sie das Auto.',
    },
    'KW-7.8': {
      title: 'Ein Marker zum Auto',
      text: 'Bietest du ein Auto an, darfst du einen Marker von Horch oder Maybach darauf legen.',
    },
    'KW-7.9': {
      title: 'Autos sind offen',
      text: 'Alle sehen alle Werte jedes Autos.',
    },
    'KW-7.10': {
      title: 'Autos bleiben, wie sie sind',
      text: 'Ein Auto auf dem Markt ändert nur Diesel. Vor der Wertung nimmt es nur der Rückzugsbonus vom Markt (KW-13.27).',
    },
    'KW-7.11': {
      title: 'Das Auto, das den Markt füllt',
      text: 'Das Auto, das den Markt füllt, beendet nach diesem Zug die Aktionsphase.',
    },
    'KW-7.12': {
      title: 'Auto nach Marker 0',
      text: 'Auch in dem Zug, in dem der Marker die 0 erreicht hat, darfst du ein Auto anbieten.',
    },
    'KW-7.13': {
      title: 'Mehrere eigene Autos',
      text: 'Du darfst mehrere Autos auf dem Markt haben.',
    },
    'KW-7.14': {
      title: 'Marker nach dem letzten Auto',
      text: 'Füllt dein Auto den Markt, darfst du in diesem Zug noch einen Marker von Daimler oder Diesel einsetzen, denn du spielst deinen Zug fertig.',
    },
    'KW-7.15': {
      title: 'Feld auf dem Markt',
      text: 'Auf welches leere Feld des Marktes ein Auto kommt, macht keinen Unterschied.',
    },
    'KW-8.1': {
      title: 'Nur eigene Marker',
      text: 'Die Marker eines Ingenieurs setzt nur ein, wem der Ingenieur gehört.',
    },
    'KW-8.2': {
      title: 'Einmal im Spiel',
      text: 'Jeder Ingenieurmarker wird höchstens einmal im Spiel eingesetzt.',
    },
    'KW-8.3': {
      title: 'Ein Marker je Zug',
      text: 'Du setzt in einem Zug höchstens einen Ingenieurmarker ein. Mit der Option „einer je Schritt“ darfst du in einem Zug einen Marker von Daimler oder Diesel und dazu einen von Horch oder Maybach einsetzen.',
    },
    'KW-8.4': {
      title: 'Welche Marker zählen',
      text: 'Für diese Grenze zählen die Marker von Daimler, Diesel, Horch und Maybach; der von Diesel, weil er verbraucht wird wie ein gelegter; euer Tisch kann vereinbaren, dass er nicht zählt. Der von Benz zählt nicht, weil er außerhalb der Züge eingesetzt wird.',
    },
    'KW-8.5': {
      title: 'Ein Marker je Auto',
      text: 'Auf einem Auto liegt höchstens ein Ingenieurmarker.',
    },
    'KW-8.6': {
      title: 'Horch und Maybach beim Anbieten',
      text: 'Marker von Horch und Maybach kommen nur beim Anbieten auf ein Auto, nie später.',
    },
    'KW-8.7': {
      title: 'Wann Daimler und Diesel wirken',
      text: 'Einen Marker von Daimler oder Diesel darfst du in deinem eigenen Zug einsetzen, wann immer keine Aktion läuft: bevor du ein Plättchen nimmst, zwischen zwei Aktionen, nach der letzten und, nachdem du ein Auto angeboten hast, bis zum Ende des Zuges. Eine Aktion wird nie unterbrochen.',
    },
    'KW-8.8': {
      title: 'Nicht in fremden Zügen',
      text: 'Abgesehen vom Marker von Benz kann kein Ingenieurmarker in fremden Zügen oder in der Wertung eingesetzt werden.',
    },
    'KW-8.9': {
      title: 'Eingesetzte Marker scheiden aus',
      text: 'Die Marker von Diesel und Benz verlassen das Spiel, wenn sie eingesetzt werden; die von Horch, Maybach und Daimler beim Aufräumen nach der Wertung, oder früher, wenn ihr Auto zurückgezogen wird (KW-13.30).',
    },
    'KW-8.10': {
      title: 'Ungenutzte Marker',
      text: 'Ungenutzte Ingenieurmarker behältst du für spätere Runden; nur eingesetzte scheiden aus. Am Spielende sind sie nichts wert.',
    },
    'KW-9.1': {
      title: 'Ablauf der Wertung',
      text: 'Die Wertung läuft in dieser Reihenfolge ab: der Käufer von Benz, das Rennen, die Käufer, das Aufräumen.',
    },
    'KW-9.2': {
      title: 'Rangfolge im Rennen',
      text: 'Die Rennwagen auf der Strecke, auch die neutralen, stehen nach Streckenrunden in der Rangfolge, dann nach der Nummer ihres Feldes, höhere zuerst. Gleichstand gibt es nicht, denn nie stehen zwei Wagen auf einem Feld.',
    },
    'KW-9.3': {
      title: 'Rennwagen in der Boxengasse',
      text: 'Ein einzelner Rennwagen in der Boxengasse hat den Platz nach dem letzten Wagen auf der Strecke, der weniger bis zur Ziellinie hat. Mehrere dort lägen gleichauf, und gedruckt ist dafür keine Regel: Sie haben keinen Platz. Euer Tisch darf wählen, dass Wagen in der Boxengasse nie einen Platz haben oder dass sich alle den nächsten teilen und jeder dafür bezahlt wird.',
    },
    'KW-9.4': {
      title: 'Geld für Plätze',
      text: 'Die ersten {raceMoney.rows.length} Plätze bringen {raceMoney.rows} Geld.',
    },
    'KW-9.5': {
      title: 'Weniger als drei Wagen',
      text: 'Haben weniger Wagen einen Platz, als Plätze Geld bringen, wird das Geld der übrigen Plätze nicht ausgezahlt.',
    },
    'KW-9.6': {
      title: 'Geld für Streckenrunden',
      text: 'Außerdem bekommst du Geld für alle deine Streckenrunden zusammen: {lapMoney.paid} für 1 bis {lapMoney.paid.length}, in dieser Reihenfolge, und für jede weitere {lapMoney.furtherLap} mehr.',
    },
    'KW-9.7': {
      title: 'Zurück in die Boxengasse',
      text: 'Danach kehren eure Rennwagen in die Boxengasse zurück.',
    },
    'KW-9.8': {
      title: 'Streckenrunden zurück auf 0',
      text: 'Danach gehen alle Rundenzähler auf 0 zurück, denn jede Runde hat ihr eigenes Rennen.',
    },
    'KW-9.11': {
      title: 'Reihenfolge der Käufer',
      text: 'Die aktiven Käufer kaufen in der Reihenfolge ihrer Felder, der von Benz zuletzt.',
    },
    'KW-9.12': {
      title: 'Je ein Auto',
      text: 'Jeder Käufer kauft eines der noch unverkauften Autos. Ein verkauftes Auto ist für spätere Käufer weg.',
    },
    'KW-9.13': {
      title: 'Der Karosseriekäufer',
      text: 'Ein Karosseriekäufer will den höchsten Karosseriewert.',
    },
    'KW-9.14': {
      title: 'Der Motorkäufer',
      text: 'Ein Motorkäufer will den höchsten Motorwert.',
    },
    'KW-9.15': {
      title: 'Der Prestigekäufer',
      text: 'Ein Prestigekäufer will die meisten Arbeiter.',
    },
    'KW-9.16': {
      title: 'Der Preiskäufer',
      text: 'Ein Preiskäufer will den niedrigsten Preis.',
    },
    'KW-9.17': {
      title: 'Marker zählen bei Käufern',
      text: 'Zu Karosserie- und Motorwert zählt ein Marker von Maybach oder Horch auf dem Auto mit.',
    },
    'KW-9.18': {
      title: 'Bei Gleichstand das billigere',
      text: 'Unter Autos, die einem Käufer gleich gut passen, wird das billigste gekauft.',
    },
    'KW-9.19': {
      title: 'Kein weiterer Gleichstand',
      text: 'Ein anderer Gleichstand ist unmöglich, weil alle Preise einer Runde verschieden sind.',
    },
    'KW-9.20': {
      title: 'Keine Mindestanforderung',
      text: 'Käufer haben keine Mindestanforderung: Ist noch ein Auto da, wird gekauft.',
    },
    'KW-9.21': {
      title: 'Käufer ohne Auto',
      text: 'Ein Käufer, der kein Auto findet, kauft nichts.',
    },
    'KW-9.22': {
      title: 'Geld für den Verkauf',
      text: 'Wird dein Auto verkauft, bekommst du seinen Preis.',
    },
    'KW-9.23': {
      title: 'Preiskäufer zahlen doppelt',
      text: 'Ein Preiskäufer zahlt den Preis zweimal; mit Opel dreimal (KW-6.31).',
    },
    'KW-9.24': {
      title: 'Daimler obendrauf',
      text: 'Ein Daimler-Marker auf dem Käufer wird zusätzlich zum Verkauf ausgezahlt (KW-6.66, KW-6.67).',
    },
    'KW-9.25': {
      title: 'Käufer entscheiden allein',
      text: 'Während die Käufer kaufen, entscheidet niemand etwas.',
    },
    'KW-9.26': {
      title: 'Räumen des Marktes',
      text: 'Alle Autos verlassen den Markt, verkauft oder nicht. Ihre Karosserien und Motoren kommen in den allgemeinen Vorrat.',
    },
    'KW-9.27': {
      title: 'Arbeiter der Autos',
      text: 'Die Arbeiter aller Autos kehren in den Vorrat ihrer Besitzer zurück, nicht in die Kantine.',
    },
    'KW-9.28': {
      title: 'Marker beim Aufräumen',
      text: 'Ingenieurmarker auf Autos und Käufern verlassen das Spiel.',
    },
    'KW-9.29': {
      title: 'Übrige Preismarker',
      text: 'Preismarker dieser Runde, die niemand verdient hat, werden nicht mehr gebraucht.',
    },
    'KW-9.30': {
      title: 'Käufer kehren zurück',
      text: 'Alle aktiven Käufer kehren auf ihre Stapel zurück, auch der von Benz.',
    },
    'KW-9.31': {
      title: 'Nicht geholtes Stapelgeld',
      text: 'Geld neben einem Stapel, das niemand geholt hat, bleibt dort liegen.',
    },
    'KW-9.32': {
      title: 'Unverkaufte Autos',
      text: 'Ein unverkauftes Auto bringt nichts ein.',
    },
    'KW-9.33': {
      title: 'Die nächste Runde',
      text: 'Nach den Runden 1 und 2 wird die nächste Runde vorbereitet.',
    },
    'KW-9.34': {
      title: 'Das letzte Aufräumen',
      text: 'Auch nach Runde 3 wird aufgeräumt, damit jede beendete Partie auf dieselbe Weise weggeräumt ist. Auf das Ergebnis hat das keinen Einfluss.',
    },
    'KW-9.35': {
      title: 'Verdeckte Summen',
      text: 'Dein Geld und deine Auszeichnungen liegen verdeckt: Jeden Gewinn sehen alle, wenn er anfällt, aber deine Summen siehst nur du. Mit der Option der offenen Summen sehen alle sie jederzeit.',
    },
    'KW-10.1': {
      title: 'Wer zuerst kommt',
      text: 'Jede Auszeichnung wird einmal vergeben: Wer ihre Bedingung zuerst erfüllt, bekommt sie in genau diesem Augenblick.',
    },
    'KW-10.2': {
      title: 'Auszeichnungen bleiben zu haben',
      text: 'Eine Auszeichnung, die noch niemand hat, bleibt auch in späteren Runden zu haben.',
    },
    'KW-10.3': {
      title: 'Mehrere Auszeichnungen auf einmal',
      text: 'Ein Ereignis kann dir mehrere Auszeichnungen bringen.',
    },
    'KW-10.4': {
      title: 'Auszeichnungen sind endgültig',
      text: 'Du bekommst eine Auszeichnung von selbst, kannst sie nicht ablehnen und verlierst sie nie; die gedruckten Regeln lassen keine Wahl.',
    },
    'KW-10.5': {
      title: 'Auszeichnung: erste Streckenrunde',
      text: 'Wer zuerst eine Streckenrunde vollendet: {awards.rows.lap1.points|Punkt|Punkte}.',
    },
    'KW-10.6': {
      title: 'Auszeichnung: zweite Streckenrunde',
      text: 'Wer zuerst innerhalb einer Runde eine zweite Streckenrunde vollendet: {awards.rows.lap2.points|Punkt|Punkte}. Es muss eine Runde sein, weil der Rundenzähler nach jedem Rennen auf 0 zurückgeht.',
    },
    'KW-10.7': {
      title: 'Auszeichnung: Käufer',
      text: 'Wer zuerst einen Käufer holt, dessen Vorliebe unter den aktiven Käufern schon vorkommt: {awards.rows.buyer.points|Punkt|Punkte}.',
    },
    'KW-10.8': {
      title: 'Wessen erster Käufer',
      text: 'Für die Käuferauszeichnung ist es gleich, wer den ersten Käufer dieser Vorliebe geholt hat.',
    },
    'KW-10.9': {
      title: 'Auszeichnung: Markt',
      text: 'Wer zuerst ein Auto anbietet, während schon ein eigenes auf dem Markt steht: {awards.rows.market.points|Punkt|Punkte}. Mit der Option für die ganze Partie ist es, wer überhaupt zuerst ein zweites Auto anbietet; die gedruckte Regel lässt sich auf beide Arten lesen.',
    },
    'KW-10.10': {
      title: 'Auszeichnung: Karosserie 3',
      text: 'Wer zuerst eine Karosserie vom Wert 3 oder mehr in eine Werkstatt stellt: {awards.rows.body3.points|Punkt|Punkte}.',
    },
    'KW-10.11': {
      title: 'Auszeichnung: Karosserie 6',
      text: 'Wer zuerst eine Karosserie vom Wert 6 oder mehr in eine Werkstatt stellt: {awards.rows.body6.points|Punkt|Punkte}.',
    },
    'KW-10.12': {
      title: 'Auszeichnung: Motor 4',
      text: 'Wer zuerst einen Motor vom Wert 4 oder mehr in eine Werkstatt stellt: {awards.rows.engine4.points|Punkt|Punkte}.',
    },
    'KW-10.13': {
      title: 'Auszeichnung: Motor 7',
      text: 'Wer zuerst einen Motor vom Wert 7 in eine Werkstatt stellt: {awards.rows.engine7.points|Punkt|Punkte}.',
    },
    'KW-10.14': {
      title: 'Beide Auszeichnungen einer Art',
      text: 'Ein Teil, das für beide Auszeichnungen seiner Art hoch genug ist, bringt beide, wenn beide noch zu haben sind.',
    },
    'KW-10.15': {
      title: 'Marker helfen hier nicht',
      text: 'Für diese Auszeichnungen erhöhen Ingenieurmarker ein Teil nicht.',
    },
    'KW-10.16': {
      title: 'Keine Auszeichnung im Rennwagen',
      text: 'Ein Motor, der in den Grand-Prix-Wagen kommt, bringt keine von ihnen.',
    },
    'KW-10.17': {
      title: 'Herkunft des Teils ist gleich',
      text: 'Ob das Teil von einer Aktion, einer Entwicklung, einer Sofortkarte oder einem Sonderbonus kommt, ist gleich. Die gedruckten Regeln nennen nur die Werkstatt.',
    },
    'KW-10.18': {
      title: 'Auszeichnung: Arbeiter',
      text: 'Wessen Vorrat an Arbeitern zuerst leer wird: {awards.rows.workers.points|Punkt|Punkte}.',
    },
    'KW-10.19': {
      title: 'Arbeiter im Spiel',
      text: 'Deine Arbeiter auf dem Rundenzähler und in der Kette gelten als im Spiel. Die anderen {count.workersAtWork} müssen also in deiner Kantine, auf deinen Entwicklungen oder auf deinen Autos sein.',
    },
    'KW-10.20': {
      title: 'Auszeichnung: Ingenieure',
      text: 'Wer zuerst drei Ingenieure hat: {awards.rows.engineers.points|Punkt|Punkte}.',
    },
    'KW-11.1': {
      title: 'Ende des Spiels',
      text: 'Das Spiel endet nach der Wertung von Runde 3.',
    },
    'KW-11.2': {
      title: 'Endabrechnung',
      text: 'Deine Punkte sind dein Geld, aus weißen wie aus farbigen Markern, plus die Punkte deiner Auszeichnungen.',
    },
    'KW-11.3': {
      title: 'Was nicht zählt',
      text: 'Sonst zählt nichts: Teile, Arbeiter, Karten und Ingenieurmarker sind 0 wert.',
    },
    'KW-11.4': {
      title: 'Die meisten Punkte gewinnen',
      text: 'Wer die meisten Punkte hat, gewinnt.',
    },
    'KW-11.5': {
      title: 'Gleichstand an der Spitze',
      text: 'Bei Gleichstand teilt ihr euch den Sieg; die gedruckten Regeln nennen keine Entscheidung. Mit der Option Stichentscheid gewinnt, wer mehr Ingenieure hat, und nur bei erneutem Gleichstand wird der Sieg geteilt.',
    },
    'KW-11.6': {
      title: 'Alles wird aufgedeckt',
      text: 'Am Ende werden Geld und Auszeichnungen aller aufgedeckt.',
    },
    'KW-12.1': {
      title: 'Gleiche Regeln zu zweit',
      text: 'Zu zweit gelten alle anderen Regeln unverändert.',
    },
    'KW-12.2': {
      title: 'Start des Markers',
      text: 'Zu zweit beginnt der Marker jede Runde auf Feld {players.rows.2.markerStart}.',
    },
    'KW-12.3': {
      title: 'Zwei Startplättchen',
      text: 'Zu zweit werden {players.rows.2.startTilesOffered} Startplättchen zufällig gezogen. Jede Person nimmt eines, in der üblichen Reihenfolge (KW-2.16); die anderen kommen in die Schachtel.',
    },
    'KW-12.4': {
      title: 'Markt mit vier Feldern',
      text: 'Zu zweit hat der Markt {players.rows.2.marketSpaces|Feld|Felder}, und das Auto auf dem letzten davon beendet die Aktionsphase.',
    },
    'KW-12.5': {
      title: 'Reihe mit drei Käufern',
      text: 'Zu zweit hat die Reihe der aktiven Käufer {players.rows.2.activeBuyerSpaces|Feld|Felder}. Sind sie besetzt, rückt jeder weitere Käufer den Marker.',
    },
    'KW-12.6': {
      title: 'Zwei neutrale Wagen',
      text: 'Zu zweit stehen die Rennwagen der beiden nicht gebrauchten Farben als neutrale Wagen auf den Feldern {players.rows.2.dummies} der Strecke.',
    },
    'KW-12.7': {
      title: 'Neutrale Wagen fahren nie',
      text: 'Neutrale Wagen fahren nie und stehen in jeder Runde auf diesen Feldern.',
    },
    'KW-12.8': {
      title: 'Neutrale Wagen werden übersprungen',
      text: 'Das Feld eines neutralen Wagens überspringst du wie das jedes Rennwagens (KW-5.35), denn er ist einer.',
    },
    'KW-12.9': {
      title: 'Neutrale Wagen in der Rangfolge',
      text: 'Neutrale Wagen stehen mit 0 Streckenrunden auf ihren Feldern in der Rangfolge.',
    },
    'KW-12.10': {
      title: 'Plätze der neutralen Wagen',
      text: 'Das Geld eines Platzes, den ein neutraler Wagen belegt, bekommt niemand.',
    },
    'KW-12.11': {
      title: 'Benz zu zweit',
      text: 'Der Käufer von Benz steht hinter denen, die da sind, denn die Grenze der Reihe gilt für ihn nicht (KW-6.45).',
    },
    'KW-12.12': {
      title: 'Alle Preise auch zu zweit',
      text: 'Zu zweit werden alle {rounds.rows.1.prices.length} Preismarker der Runde verwendet.',
    },
    'KW-13.1': {
      title: 'Mit Sonderplättchen spielen',
      text: 'Sonderplättchen sind eine Option, die vor dem Spiel vereinbart wird und sonst nicht gilt. Mit ihr kommt ein weiteres Plättchen mit einer Aktion und einem Bonus in die Kette.',
    },
    'KW-13.2': {
      title: 'Stapel der Sonderplättchen',
      text: 'Die Plättchen jedes Satzes, A, B und C, werden je für sich zu einem verdeckten Stapel gemischt.',
    },
    'KW-13.3': {
      title: 'Das erste Sonderplättchen',
      text: 'Beim Aufbau wird das oberste Plättchen von Stapel A aufgedeckt und kommt an die Spitze der Kette, vor das Plättchen mit drei Aktionen.',
    },
    'KW-13.4': {
      title: 'Der aktuelle Satz',
      text: 'Der aktuelle Satz ist A in Runde 1, B in Runde 2 und C in Runde 3.',
    },
    'KW-13.5': {
      title: 'Sonderplättchen in der Kette',
      text: 'In der Kette verhält sich ein Sonderplättchen wie jedes andere, außer wenn es genommen oder von allen überholt wurde (KW-13.8 bis KW-13.12).',
    },
    'KW-13.6': {
      title: 'Aktion und Bonus',
      text: 'Nimmst du ein Sonderplättchen, führst du Aktion und Bonus aus, soweit möglich. Nur einen freiwilligen Bonus darfst du auslassen.',
    },
    'KW-13.7': {
      title: 'Reihenfolge von Aktion und Bonus',
      text: 'Die Reihenfolge von Aktion und Bonus bestimmst du, wie auf jedem Plättchen (KW-4.14). Gedruckt steht die Aktion zuerst, und euer Tisch darf wählen, dass der Bonus nach ihr kommt.',
    },
    'KW-13.8': {
      title: 'Das nächste Sonderplättchen',
      text: 'Ist beides getan, kommt ein Plättchen des aktuellen Satzes auf den gebrauchten Stapel seines Satzes. An seiner Stelle wird das oberste Plättchen vom Stapel dieses Satzes aufgedeckt und kommt an die Spitze.',
    },
    'KW-13.9': {
      title: 'Leerer Sonderstapel',
      text: 'Ist dieser Stapel leer, werden zuerst die gebrauchten, alle Plättchen des Satzes, zu einem neuen Stapel gemischt.',
    },
    'KW-13.10': {
      title: 'Aktuelles Plättchen am Ende',
      text: 'Ein Plättchen des aktuellen Satzes, das ans Ende gelangt, rückt wie jedes andere an die Spitze. Entfernt werden nur Plättchen früherer Runden, außer euer Tisch hat vereinbart, dass es ersetzt wird, als wäre es benutzt worden.',
    },
    'KW-13.11': {
      title: 'Ein älteres Plättchen nehmen',
      text: 'Nimmst du ein Plättchen eines früheren Satzes, führst du es aus; dann kommt es in die Schachtel. Das oberste Plättchen vom Stapel des aktuellen Satzes kommt an die Spitze.',
    },
    'KW-13.12': {
      title: 'Älteres Plättchen am Ende',
      text: 'Ein Plättchen eines früheren Satzes, das ans Ende gelangt, weil alle Arbeiter es überholt haben, kommt in die Schachtel, statt an die Spitze zu rücken. In diesem Augenblick kommt das oberste Plättchen vom Stapel des aktuellen Satzes an die Spitze.',
    },
    'KW-13.13': {
      title: 'Neue Runde, gleiches Plättchen',
      text: 'Eine neue Runde allein ersetzt das Sonderplättchen in der Kette nicht.',
    },
    'KW-13.14': {
      title: 'Ein Sonderplättchen',
      text: 'Zwischen den Zügen ist genau ein Sonderplättchen in der Kette.',
    },
    'KW-13.15': {
      title: 'Ältere Plättchen kehren nie zurück',
      text: 'Plättchen früherer Sätze, die die Kette verlassen haben, kommen nie wieder.',
    },
    'KW-13.16': {
      title: 'Inhalt der Sonderplättchen',
      text: 'Welche Aktion zu welchem Bonus gehört, zeigt das Sonderplättchen. Die Boni sind belegt; die Zuordnung stammt aus einer Fan-Anleitung.',
    },
    'KW-13.17': {
      title: 'Satz im letzten Zug',
      text: 'Im letzten Zug einer Runde und danach ist der Satz dieser Runde noch der aktuelle, denn die nächste Runde hat nicht begonnen.',
    },
    'KW-13.20': {
      title: 'Der Motorbonus',
      text: 'Nimm einen Motor vom Wert {specialtyBonuses.rows.takeEngine3.value} oder {specialtyBonuses.rows.takeEngine6.value}, wie das Plättchen zeigt, gleich welche Motorstufe du hast.',
    },
    'KW-13.21': {
      title: 'Einbau des Bonusmotors',
      text: 'Dieser Motor kommt in eine Werkstatt oder in deinen Grand-Prix-Wagen, wie jeder Motor, den du nimmst (KW-5.16 bis KW-5.20).',
    },
    'KW-13.22': {
      title: 'Der Karosseriebonus',
      text: 'Nimm eine Karosserie vom Wert {specialtyBonuses.rows.takeBody5.value}, gleich welche Karosseriestufe du hast. Sie kommt wie üblich in eine Werkstatt (KW-5.11 bis KW-5.14).',
    },
    'KW-13.23': {
      title: 'Der Verstärkungsbonus',
      text: 'Dein Grand-Prix-Motor wird um {specialtyBonuses.rows.gpEngineUp.by} stärker.',
    },
    'KW-13.24': {
      title: 'Keine Verstärkung über {highest.engine}',
      text: 'Bei einem Grand-Prix-Motor {highest.engine} verfällt die Verstärkung, weil es keinen stärkeren Motor gibt.',
    },
    'KW-13.25': {
      title: 'Bugatti und die Verstärkung',
      text: 'Hast du Bugatti, darfst du nach der Verstärkung mit dem neuen Motor fahren, mit Porsches zusätzlichem Feld, wenn du auch ihn hast.',
    },
    'KW-13.26': {
      title: 'Geld für Arbeiter',
      text: 'Du bekommst {specialtyBonuses.rows.moneyPerWorker.money} Geld für jeden Arbeiter, der in diesem Augenblick in deiner Kantine ist.',
    },
    'KW-13.27': {
      title: 'Der Rückzugsbonus',
      text: 'Du darfst eines deiner eigenen Autos vom Markt nehmen und bekommst {specialtyBonuses.rows.withdrawCar3.money} oder {specialtyBonuses.rows.withdrawCar7.money} Geld, wie das Plättchen zeigt. Dieser Bonus ist freiwillig.',
    },
    'KW-13.28': {
      title: 'Preis eines zurückgezogenen Autos',
      text: 'Der Preismarker eines zurückgezogenen Autos wird wieder verfügbar.',
    },
    'KW-13.29': {
      title: 'Teile eines zurückgezogenen Autos',
      text: 'Die Teile eines zurückgezogenen Autos kommen in den allgemeinen Vorrat und seine Arbeiter in deinen Vorrat, nicht in die Kantine.',
    },
    'KW-13.30': {
      title: 'Marker eines zurückgezogenen Autos',
      text: 'Ein Ingenieurmarker auf einem zurückgezogenen Auto verlässt das Spiel, denn er ist eingesetzt worden.',
    },
    'KW-13.31': {
      title: 'Feld eines zurückgezogenen Autos',
      text: 'Das Feld eines zurückgezogenen Autos ist wieder frei. Der Markt ist erst voll, wenn kein Feld leer ist; es zählen also die Autos, die dort stehen. Euer Tisch darf wählen, dass alle in der Runde angebotenen Autos zählen; dann bleibt das Feld bis zum Ende der Runde geschlossen.',
    },
    'KW-13.32': {
      title: 'Der Verkaufsbonus',
      text: 'Du darfst ein Teil aus einer Werkstatt in den allgemeinen Vorrat zurückgeben und bekommst seinen Wert in Geld. Dieser Bonus ist freiwillig.',
    },
    'KW-13.33': {
      title: 'Grand-Prix-Motor unverkäuflich',
      text: 'Den Motor deines Grand-Prix-Wagens kannst du nicht verkaufen, denn er dient nur dem Rennen.',
    },
    'KW-13.34': {
      title: 'Der Ablagebonus',
      text: 'Nimm die oberste Karte des Ablagestapels und führe sie aus wie eine erforschte Karte. Auslage und Nachziehstapel bleiben unberührt.',
    },
    'KW-13.35': {
      title: 'Leerer Ablagestapel',
      text: 'Ist der Ablagestapel leer, verfällt dieser Bonus wie jede unmögliche Aktion.',
    },
    'KW-13.36': {
      title: 'Bonusteile und Auszeichnungen',
      text: 'Teile, die du durch einen Bonus bekommst, können Auszeichnungen bringen (KW-10.17).',
    },
    'KW-13.37': {
      title: 'Nichts zurückzuziehen oder zu verkaufen',
      text: 'Ein freiwilliger Bonus verfällt, wenn du kein Auto zum Zurückziehen oder kein Teil zum Verkaufen hast.',
    },
  },
}
