import type { RuleTexts } from '@carriage/kernel'

export const de: RuleTexts['rules'] = {
  'HC-1.1': {
    title: 'Die acht Phasen',
    text: 'Ein Jahr hat acht Phasen, immer in dieser Folge: Forschung, Schwerpunkt, Fabrik, Prospekte, Verkauf, Endprüfung, Erwartungen, Nachfrage. Die Jahre werden ab 1 gezählt.',
  },
  'HC-1.2': {
    title: 'Das Marktbrett',
    text: 'Das Marktbrett hat 64 Nischen in acht Spalten und acht Reihen. Wir zählen x von 0 bis 7 von links und y von 0 bis 7 von unten.',
  },
  'HC-1.3': {
    title: 'Vier Quadranten',
    text: 'Jeder Quadrant ist ein Block von 4 mal 4 Nischen: I unten links, II unten rechts, III oben links, IV oben rechts.',
  },
  'HC-1.4': {
    title: 'Vier Preissegmente',
    text: 'Vier Segmente ziehen sich als schräge Streifen über das Brett, gezählt von unten links. Das Brett zeigt das Segment jeder Nische; die Segmente 0 bis 3 haben {count.niches} Nischen.',
  },
  'HC-1.5': {
    title: 'Preismarker',
    text: 'Es gibt vier Preismarker: {priceMarkers.values}. In einem Segment liegt höchstens einer davon.',
  },
  'HC-1.6': {
    title: 'Fünf Eigenschaften',
    text: 'Es gibt genau fünf Eigenschaften: Tempo, Reichweite, Design, Zuverlässigkeit und Sicherheit.',
  },
  'HC-1.7': {
    title: 'Forschungsleisten',
    text: 'Zu jeder Eigenschaft gehört eine Forschungsleiste mit dem Start 0 und den Feldern 1 bis 6. Alle haben auf jeder Leiste einen Marker.',
  },
  'HC-1.8': {
    title: 'Felder und Anschlüsse',
    text: 'Jedes der 30 Felder der Forschungsleisten gehört zu genau einem Anschluss einer Station. Zu welchem, zeigen die Leisten und die Stationen.',
  },
  'HC-1.9': {
    title: 'Aktive Leisten und die anderen',
    text: 'Zwei Leisten sind immer aktiv, eine an der unteren und eine an der linken Achse. Die anderen drei stehen in der Spalte neben dem Brett, von oben nach unten geordnet.',
  },
  'HC-1.10': {
    title: 'Was eine Nische verlangt',
    text: 'Eine Nische verlangt Werte in den beiden aktiven Eigenschaften. Jede Achse hat vier Abschnitte zu zwei Nischen; der erste verlangt den Mindestwert seiner Eigenschaft, jeder weitere nach rechts oder nach oben 1 mehr.',
  },
  'HC-1.11': {
    title: 'Mindestwerte',
    text: 'Jede Eigenschaft hat einen Mindestwert, eine ganze Zahl, die bei 0 beginnt.',
  },
  'HC-1.12': {
    title: 'Der Ablösemarker',
    text: 'Der Ablösemarker liegt entweder an der unteren oder an der linken Achse.',
  },
  'HC-1.13': {
    title: 'Drei Arten von Fahrzeugen',
    text: 'Es gibt drei Arten von Fahrzeugen: Autos, Sportwagen und Laster.',
  },
  'HC-1.14': {
    title: 'Käufer und verkaufte Fahrzeuge',
    text: 'Eine Fahrzeugfigur auf einer Nische ist ein Käufer. Auf einem Fließband zählt sie nur ein Fahrzeug, das in diesem Jahr verkauft wurde.',
  },
  'HC-1.15': {
    title: 'Was ein Käufer fordert',
    text: 'Einen Käufer kann nur ein Autohaus bedienen, das in beiden aktiven Eigenschaften erreicht, was die Nische verlangt, und in den drei anderen den Mindestwert.',
  },
  'HC-1.16': {
    title: 'Die Grundplatte',
    text: 'Deine Grundplatte hat {floorTiles.main.size} Felder. In einer Ecke liegen eine Laderampe von {floorTiles.main.bay} und ein Freihaltestreifen von {floorTiles.main.strip}; die anderen {floorTiles.main.black} Felder sind schwarz.',
  },
  'HC-1.17': {
    title: 'Bodenerweiterungen',
    text: 'Eine Bodenerweiterung hat {floorTiles.expansion.size} Felder. In einer Ecke liegen eine Laderampe von {floorTiles.expansion.bay} und ein Freihaltestreifen von {floorTiles.expansion.strip}; die anderen {floorTiles.expansion.black} Felder sind schwarz. Alle Bodenerweiterungen sind gleich.',
  },
  'HC-1.18': {
    title: 'Fließbänder und ihre Seiten',
    text: 'Fließbänder messen {mainlines.rows.car.w} mal {mainlines.rows.car.h} Felder für Autos, {mainlines.rows.sports.w} mal {mainlines.rows.sports.h} für Sportwagen und {mainlines.rows.truck.w} mal {mainlines.rows.truck.h} für Laster. Die langen Seiten sind D und A, die kurzen B und C; im Uhrzeigersinn heißen sie D, B, A, C.',
  },
  'HC-1.19': {
    title: 'Je drei Autohäuser',
    text: 'Du besitzt drei Autohäuser: ein großes mit {dealerships.rows.large.w} mal {dealerships.rows.large.h} Feldern, ein mittleres mit {dealerships.rows.middle.w} mal {dealerships.rows.middle.h} und ein kleines mit {dealerships.rows.small.w} mal {dealerships.rows.small.h}. Ihre Größe bedeutet nur, wie viel Boden sie bedecken.',
  },
  'HC-1.20': {
    title: 'Größe der Abteilungen',
    text: 'Eine Forschungsabteilung misst {departments.rows.research.w} mal {departments.rows.research.h} Felder, eine Planungsabteilung {departments.rows.planning.w} mal {departments.rows.planning.h} und eine Werbeabteilung {departments.rows.marketing.w} mal {departments.rows.marketing.h}.',
  },
  'HC-1.21': {
    title: 'Drei Autohäuser, vier Werbeabteilungen',
    text: 'Du kannst höchstens drei Autohäuser und {departments.rows.marketing.perPlayer} Werbeabteilungen haben.',
  },
  'HC-1.22': {
    title: 'Siebzehn Arten von Stationen',
    text: 'Es gibt {count.stationTypes} Arten von Stationen, jede mit ihrem Schritt, ihrer Größe und ihren Anschlüssen.',
  },
  'HC-1.23': {
    title: 'Die vier Schritte',
    text: 'Die Schritte der Fertigung sind A Aufbau, B Technik, C Ausstattung und D Zubehör. Zu ihnen gehören in dieser Folge {count.typesByStep} Arten von Stationen.',
  },
  'HC-1.24': {
    title: 'Wertanzeiger',
    text: 'Ein Wertanzeiger bedeckt ein Feld. Er hat den Buchstaben eines Schritts, eine Eigenschaft und einen Pfeil.',
  },
  'HC-1.25': {
    title: 'Anschlüsse einer Station',
    text: 'Jede Art von Station hat einen bis drei Anschlüsse. Manche haben zwei für dieselbe Eigenschaft.',
  },
  'HC-1.26': {
    title: 'Gemeinsame und eigene Teile',
    text: 'Fließbänder, Forschungs- und Planungsabteilungen und Stationen kommen aus einem gemeinsamen, begrenzten Vorrat. Werbeabteilungen, Autohäuser und Bodenerweiterungen gehören dir selbst.',
  },
  'HC-1.27': {
    title: 'Wertanzeiger reichen immer',
    text: 'Wertanzeiger gehen nie aus: In der Schachtel ist einer für jeden Anschluss jeder Station, zusammen {count.indicators}.',
  },
  'HC-1.28': {
    title: 'Marktfenster',
    text: 'Zu jedem Autohaus gehören drei Marktfenster: S bedeckt {windows.rows.S.w} mal {windows.rows.S.h} Nischen, M {windows.rows.M.w} mal {windows.rows.M.h} und L {windows.rows.L.w} mal {windows.rows.L.h}.',
  },
  'HC-1.29': {
    title: 'Funken bleiben',
    text: 'Ein Funke gehört bis zum Ende des Spiels zu einer Nische und zu einer Art von Fahrzeugen. Auf einer Nische dürfen beliebig viele liegen.',
  },
  'HC-1.30': {
    title: 'Nachfragekarten',
    text: 'Jede Farbe hat einen eigenen Satz von {count.cards} Nachfragekarten. Eine Karte zeigt das Jahr, ab dem sie gespielt werden darf, 0 bis 4 Stechuhren und 0 bis 4 Funken auf einem Raster von 4 mal 4.',
  },
  'HC-1.31': {
    title: 'Neutrale Karten',
    text: 'Es gibt {neutralDeck.rows.length} neutrale Karten, die je einen Käufer zeigen, nach Spalte und Reihe eines Quadranten.',
  },
  'HC-1.32': {
    title: 'Die Stechkarte',
    text: 'Die Stechkarte zählt auf einer Leiste von {punchClock.highest} bis 1 herunter. Sie liegt mit der einen Seite oben oder ist umgedreht.',
  },
  'HC-1.33': {
    title: 'Zahl der Gantt-Pläne',
    text: 'Deine Gantt-Pläne sind eine Zahl von 0 bis {ganttTrack.highest}.',
  },
  'HC-1.34': {
    title: 'Die Schwerpunktleiste',
    text: 'Die Schwerpunktleiste hat die Positionen 1 bis 5, von der, die zuerst baut, zu der, die zuerst verkauft. Daneben wird festgehalten, wer letztes Jahr wo war.',
  },
  'HC-1.35': {
    title: 'Montagekapazität',
    text: 'Deine Montagekapazität ist eine von diesen: {assemblyTrack.capacities}.',
  },
  'HC-1.36': {
    title: 'Vermögen wird nie weniger',
    text: 'Dein Vermögen beginnt bei 0 und hat keine Obergrenze. Es wird nie weniger, denn keine Regel nimmt dir Geld weg.',
  },
  'HC-1.37': {
    title: 'Fahrzeuge und Funken ohne Grenze',
    text: 'Fahrzeugfiguren und Funken gehen nie aus; die gedruckten Regeln nennen keine Zahl und sprechen nicht davon, dass welche fehlen könnten.',
  },
}
