import type { RuleTexts } from '@carriage/kernel'

/** Die Regeln auf Deutsch, mit eigenen Worten. Jedes Ding heißt hier, wie es im Glossar heißt. */
export const de: RuleTexts = {
  sections: {
    Components: 'Spielmaterial',
    'Set-up': 'Aufbau',
    Research: 'Forschung',
    Focus: 'Schwerpunkt',
    Factory: 'Fabrik',
    Brochures: 'Prospekte',
    Sales: 'Verkauf',
    'End check': 'Endprüfung',
    Expectations: 'Erwartungen',
    Demand: 'Nachfrage',
    'Punch clock': 'Stechuhr',
    'Player numbers': 'Zu dritt, zu viert, zu fünft',
  },
  rules: {
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
    'HC-2.1': {
      title: 'Was du bekommst',
      text: 'Du nimmst eine Farbe, die sonst niemand hat, dazu ihre {count.cards} Nachfragekarten auf die Hand, drei Autohäuser, neun Marktfenster, {departments.rows.marketing.perPlayer} Werbeabteilungen und eine Grundplatte. Euer Tisch darf vor dem Spiel vereinbaren, welche Farbe jeder Platz spielt.',
    },
    'HC-2.2': {
      title: 'Aktive Leisten auslosen',
      text: 'Die fünf Forschungsleisten werden in zufälliger Folge gezogen. Die erste kommt an die untere Achse, die zweite an die linke.',
    },
    'HC-2.3': {
      title: 'Spalte auslosen',
      text: 'Die anderen drei Leisten kommen in der gezogenen Folge in die Spalte neben dem Brett, die erste nach oben. Die Richtung zählt nur beim letzten Gleichstand (HC-9.11).',
    },
    'HC-2.4': {
      title: 'Erste Forschungsmarker',
      text: 'Deine Marker beginnen auf Feld 1 der beiden aktiven Leisten und auf 0 der drei anderen.',
    },
    'HC-2.5': {
      title: 'Erste Mindestwerte',
      text: 'Alle fünf Mindestwerte beginnen bei 0; beide Achsen zeigen also 0, 1, 2, 3.',
    },
    'HC-2.6': {
      title: 'Beginn des Ablösemarkers',
      text: 'Der Ablösemarker beginnt an der unteren Achse.',
    },
    'HC-2.7': {
      title: 'Erste Baureihenfolge',
      text: 'Eine ausgeloste Reihenfolge ist bis zum Ende der Phase 2 von Jahr 1 die Baureihenfolge: Wer darin zuerst kommt, hat Position 1, wer zuletzt kommt, die letzte.',
    },
    'HC-2.8': {
      title: 'Erste Gantt-Pläne',
      text: 'Von Position 1 bis zur letzten beginnt ihr mit diesen Gantt-Plänen: {players.rows.3.gantt} zu dritt, {players.rows.4.gantt} zu viert, {players.rows.5.gantt} zu fünft.',
    },
    'HC-2.9': {
      title: 'Abteilungen zu Beginn',
      text: 'Du nimmst eine Forschungs- und eine Planungsabteilung aus dem gemeinsamen Vorrat und musst beide sofort bauen, nach HC-5.4 bis HC-5.8 und HC-5.13 bis HC-5.15. Sie kommen aus dem gemeinsamen Vorrat und fehlen dort danach.',
    },
    'HC-2.10': {
      title: 'Alle bauen zugleich',
      text: 'Alle bauen ihre ersten Abteilungen gleichzeitig. Um nichts wird gestritten, also ist keine Reihenfolge nötig.',
    },
    'HC-2.11': {
      title: 'Lage der Grundplatte',
      text: 'Die Grundplatte liegt ungedreht mit ihrem Feld oben links auf 0,0. Jede andere Lage ergäbe eine gleichwertige Fabrik.',
    },
    'HC-2.12': {
      title: 'Je sechs Bodenerweiterungen',
      text: 'Du hast {floor.expansionsPerPlayer} Bodenerweiterungen.',
    },
    'HC-2.13': {
      title: 'Erste Montagekapazität',
      text: 'Deine Montagekapazität beginnt bei {assemblyTrack.capacities.0}.',
    },
    'HC-2.14': {
      title: 'Beginn der Stechkarte',
      text: 'Die Stechkarte beginnt nicht umgedreht: zu dritt auf {punchClock.start.3}, zu viert auf {punchClock.start.4} und zu fünft auf {punchClock.start.5}.',
    },
    'HC-2.15': {
      title: 'Erste Käufer',
      text: 'Der neutrale Stapel wird gemischt, und Karten werden gezogen, keine zweimal: {players.rows.3.neutralAtSetUp} zu dritt, {players.rows.4.neutralAtSetUp} zu viert, {players.rows.5.neutralAtSetUp} zu fünft. Jede bringt einen Käufer ihrer Art auf ihre Nische des Quadranten I.',
    },
    'HC-2.16': {
      title: 'Neutrale Karten kommen zurück',
      text: 'Die gezogenen neutralen Karten kommen in ihren Stapel zurück, und er wird gemischt wie in Phase 8.',
    },
    'HC-2.17': {
      title: 'Erste Preise',
      text: 'Danach werden einmal die Preise nach HC-10.18 gesetzt, denn Jahr 1 braucht sie. Mit den Standardtabellen stehen alle ersten Käufer in Segment 0; also bekommt es die {priceMarkers.values.0}, und kein anderes Segment hat einen Marker.',
    },
    'HC-2.18': {
      title: 'Farben, die fehlen',
      text: 'Für jede Farbe, die niemand spielt, verlässt ein Satz Teile den gemeinsamen Vorrat: von jedem Fließband, jeder Abteilung und jeder Station so viele, wie ihre Tabelle für eine Farbe zählt. An Fließbändern sind es {mainlines.rows.car.perColour} für Autos, {mainlines.rows.sports.perColour} für Sportwagen und {mainlines.rows.truck.perColour} für Laster, dazu {departments.rows.research.perColour} Forschungs- und {departments.rows.planning.perColour} Planungsabteilungen.',
    },
    'HC-2.19': {
      title: 'Sonst noch nichts',
      text: 'Zu Beginn gibt es keine Funken, jedes Vermögen ist 0, und auf dem Brett liegt kein Fenster.',
    },
    'HC-2.20': {
      title: 'Folge des Aufbaus',
      text: 'Leisten und Baureihenfolge werden zuerst ausgelost und sind allen bekannt; dann werden die Abteilungen gebaut. Sobald alle gebaut haben, werden die neutralen Karten gezogen, und Phase 1 von Jahr 1 beginnt.',
    },
    'HC-3.1': {
      title: 'Reihenfolge der Forschung',
      text: 'Ihr forscht nacheinander in der geltenden Baureihenfolge: der aus Phase 2 des letzten Jahres, in Jahr 1 der aus dem Aufbau.',
    },
    'HC-3.2': {
      title: 'Zahl der Forschungszüge',
      text: 'Du machst so viele Forschungszüge, wie du Forschungsabteilungen hast.',
    },
    'HC-3.3': {
      title: 'Ein Feld weiter',
      text: 'Ein Forschungszug bringt einen Marker genau ein Feld weiter.',
    },
    'HC-3.4': {
      title: 'Jeder Forschungsmarker',
      text: 'Du darfst deine Marker und die aller anderen auf jeder der fünf Forschungsleisten ziehen, ob sie aktiv ist oder neben dem Brett steht.',
    },
    'HC-3.5': {
      title: 'Deine eigene Montagekapazität',
      text: 'Statt einen Forschungsmarker zu ziehen, darfst du deine eigene Montagekapazität um eins erhöhen, nie aber die von jemand anderem.',
    },
    'HC-3.6': {
      title: 'Jeder Marker einmal',
      text: 'In einer Phase ziehst du denselben Marker höchstens einmal.',
    },
    'HC-3.7': {
      title: 'Von anderen gezogene Marker',
      text: 'Du darfst einen Marker ziehen, den in dieser Phase schon jemand anders gezogen hat.',
    },
    'HC-3.8': {
      title: 'Ende einer Leiste',
      text: 'Ein Marker auf Feld 6 einer Forschungsleiste oder auf Montagekapazität {count.lastCapacity} kann nicht gezogen werden; dort endet seine Leiste.',
    },
    'HC-3.9': {
      title: 'Alle Züge werden genutzt',
      text: 'Du musst alle deine Forschungszüge machen. Nur die, für die kein Marker mehr bleibt, verfallen.',
    },
    'HC-3.10': {
      title: 'Nacheinander forschen',
      text: 'Du machst alle deine Forschungszüge, bevor die nächste Person beginnt.',
    },
    'HC-3.11': {
      title: 'Stechuhren in der Forschung',
      text: 'Wann immer ein Marker auf einem der Felder {researchTracks.clockSquares} einer Forschungsleiste oder auf Montagekapazität {assemblyTrack.clockAt} ankommt, schlägt die Stechuhr einmal, ganz gleich, wer ihn gezogen hat.',
    },
    'HC-4.1': {
      title: 'Wer zuerst wählt',
      text: 'Ihr wählt in der Folge eurer Gantt-Pläne, die meisten zuerst. Bei Gleichstand wählt zuerst, wer in der Baureihenfolge des letzten Jahres weiter vorn war. Diese Folge steht fest, wenn die Phase beginnt.',
    },
    'HC-4.2': {
      title: 'Position nehmen oder passen',
      text: 'Alle handeln genau einmal: eine Position nehmen oder passen.',
    },
    'HC-4.3': {
      title: 'Freie Positionen',
      text: 'Du darfst jede Position nehmen, die in dieser Phase noch niemand genommen hat. Es gibt so viele Positionen, wie Leute mitspielen.',
    },
    'HC-4.4': {
      title: 'Was eine Position kostet',
      text: 'Wer eine Position nimmt, setzt seine Gantt-Pläne auf 0.',
    },
    'HC-4.5': {
      title: 'Wer passt, behält seine Pläne',
      text: 'Wenn du passt, geschieht zunächst nichts, und du behältst deine Gantt-Pläne.',
    },
    'HC-4.6': {
      title: 'Jede freie Position ist recht',
      text: 'Du darfst eine Position auch dann nehmen, wenn sie die letzte freie ist oder wenn du sie schon letztes Jahr hattest. Nur genommene Positionen sind vergeben.',
    },
    'HC-4.7': {
      title: 'Positionen für alle, die passten',
      text: 'Wenn alle gehandelt haben, füllen die, die gepasst haben, die freien Positionen von Position 1 an, in ihrer Reihenfolge des letzten Jahres.',
    },
    'HC-4.8': {
      title: 'Bauen und Verkauf',
      text: 'Die Baureihenfolge geht von Position 1 zur letzten Position. Die Reihenfolge des Verkaufs ist dieselbe, nur rückwärts.',
    },
    'HC-4.9': {
      title: 'Wie lange die Reihenfolge gilt',
      text: 'Die neue Reihenfolge gilt vom Ende dieser Phase bis zum Ende der Phase 2 des nächsten Jahres. Sie dient den Phasen 3, 5, 6 und 8 dieses Jahres und im nächsten Jahr der Phase 1 und dem Gleichstand nach HC-4.1.',
    },
    'HC-4.10': {
      title: 'Eine Position kostet immer',
      text: 'Alle haben zu Beginn der Phase 2 mindestens einen Gantt-Plan; eine Position ist also nie umsonst.',
    },
    'HC-5.1': {
      title: 'Bauen, wie du willst',
      text: 'Du darfst in deiner eigenen Fabrik beliebig viele Teile bauen, oder keines.',
    },
    'HC-5.2': {
      title: 'Das letzte Teil',
      text: 'Alle dürfen gleichzeitig bauen. Wollen zwei dasselbe letzte Teil, so bekommt es, wer in der Baureihenfolge weiter vorn ist.',
    },
    'HC-5.3': {
      title: 'Gebautes bleibt',
      text: 'Ein gebautes Teil oder eine gelegte Bodenplatte wird nie verschoben, gedreht oder entfernt. Wir wenden das auch auf Wertanzeiger und Boden an.',
    },
    'HC-5.4': {
      title: 'Was angrenzen heißt',
      text: 'Zwei Dinge grenzen aneinander, wenn ein Feld des einen und ein Feld des anderen eine ganze Kante gemeinsam haben. Sich an einer Ecke zu berühren zählt nicht.',
    },
    'HC-5.5': {
      title: 'Nur auf schwarzen Feldern',
      text: 'Jedes Feld eines Teils liegt auf einem schwarzen Feld deines Bodens, nie auf einer Laderampe, einem Freihaltestreifen oder dem Tisch.',
    },
    'HC-5.6': {
      title: 'Über mehrere Bodenplatten',
      text: 'Ein Teil darf über mehreren Bodenplatten liegen. Wo eine Bodenplatte endet, grenzen Teile trotzdem aneinander.',
    },
    'HC-5.7': {
      title: 'Drehen und Wenden',
      text: 'Teile liegen im Raster und dürfen um Vierteldrehungen gedreht werden; Fließbänder und Bodenerweiterungen dürfen auch gewendet werden. In der Option ohne Wenden wird nichts gewendet.',
    },
    'HC-5.8': {
      title: 'Nichts übereinander',
      text: 'Auf keinem Feld liegen zwei Teile.',
    },
    'HC-5.9': {
      title: 'Boden aus früheren Jahren',
      text: 'Du baust nur auf Boden, den du früher gelegt hast. Die Bodenerweiterung dieses Jahres lässt sich nächstes Jahr nutzen.',
    },
    'HC-5.10': {
      title: 'Teile müssen da sein',
      text: 'Ein Teil aus dem gemeinsamen Vorrat kann nur gebaut werden, wenn noch eines da ist, sobald dein Plan gebaut wird.',
    },
    'HC-5.11': {
      title: 'Deine eigenen Teile',
      text: 'Jedes deiner Autohäuser kannst du einmal bauen, und Werbeabteilungen im ganzen Spiel höchstens {departments.rows.marketing.perPlayer}.',
    },
    'HC-5.12': {
      title: 'Der Plan als Ganzes',
      text: 'Es zählt deine Fabrik nach dem ganzen Plan, nicht Teil für Teil, und die Folge der Einträge hat keine Bedeutung. Fließband und Autohaus brauchen einander; es kann also nicht anders sein.',
    },
    'HC-5.13': {
      title: 'Verbunden mit einer Laderampe',
      text: 'Teile, die aneinander grenzen, bilden eine Gruppe. In jeder Gruppe grenzt mindestens ein Teil an eine Laderampe.',
    },
    'HC-5.14': {
      title: 'Jede deiner Laderampen',
      text: 'Es zählt die Laderampe der Grundplatte und die jeder Bodenerweiterung, die du vor diesem Plan gelegt hast.',
    },
    'HC-5.15': {
      title: 'Der Streifen ist keine Laderampe',
      text: 'Wer nur den Freihaltestreifen berührt, berührt keine Laderampe. In einer Option zählt auch der Streifen.',
    },
    'HC-5.16': {
      title: 'Wertanzeiger verbinden Teile',
      text: 'Wertanzeiger gehören zu den Gruppen: Sie verbinden Teile und können die Laderampe berühren. In der Option, in der nur Stationen verbinden, gehören Wertanzeiger zu keiner Gruppe.',
    },
    'HC-5.17': {
      title: 'Fließbänder brauchen ein Autohaus',
      text: 'Jedes Fließband grenzt an mindestens ein Autohaus.',
    },
    'HC-5.18': {
      title: 'Autohäuser brauchen ein Fließband',
      text: 'Jedes Autohaus grenzt an mindestens ein Fließband.',
    },
    'HC-5.19': {
      title: 'Beliebig viele Fließbänder',
      text: 'Du darfst beliebig viele Fließbänder in jeder Mischung haben; nur der Vorrat und dein Platz begrenzen sie.',
    },
    'HC-5.20': {
      title: 'Jede Seite ist recht',
      text: 'Damit Fließband und Autohaus aneinander grenzen, ist jede Seite des Fließbands recht, welcher Buchstabe auch daran steht.',
    },
    'HC-5.21': {
      title: 'Werbung braucht ein Autohaus',
      text: 'Jede Werbeabteilung grenzt an mindestens ein Autohaus.',
    },
    'HC-5.22': {
      title: 'Forschung und Planung sind frei',
      text: 'Für Forschungs- und Planungsabteilungen gelten nur die allgemeinen Regeln HC-5.3 bis HC-5.16.',
    },
    'HC-5.23': {
      title: 'Zugangsstufe',
      text: 'Auf jeder Leiste hast du eine Zugangsstufe von 0 bis 6. Dieses Jahr darfst du genau die Felder von 1 bis zu dieser Stufe nutzen.',
    },
    'HC-5.24': {
      title: 'Zugang durch eigene Forschung',
      text: 'Deine eigene Forschung öffnet alle Felder bis zu deinem Marker.',
    },
    'HC-5.25': {
      title: 'Zugang durch Patente',
      text: 'Patente öffnen jedes Feld, das genügend andere erreicht oder überschritten haben: eine andere Person, wenn du dieses Jahr in der Baureihenfolge auf Position 1 bist, zwei auf Position 2 und so weiter.',
    },
    'HC-5.26': {
      title: 'Zugang als Zahl',
      text: 'Deine Zugangsstufe ist das Größere von beidem: wo dein eigener Marker steht, und das höchste Feld, das so viele andere erreicht haben, wie die Nummer deiner Position sagt.',
    },
    'HC-5.27': {
      title: 'Wessen Patente zählen',
      text: 'Wo diese anderen in der Reihenfolge stehen, ist gleich; sie werden nur gezählt.',
    },
    'HC-5.28': {
      title: 'Keine Patente auf der letzten Position',
      text: 'Wer auf der letzten Position ist, gewinnt durch Patente nie etwas.',
    },
    'HC-5.29': {
      title: 'Zugang für einen Wertanzeiger',
      text: 'Du darfst einen Wertanzeiger für einen Anschluss nur bauen, wenn das Feld dieses Anschlusses dieses Jahr innerhalb deiner Zugangsstufe auf seiner Leiste liegt.',
    },
    'HC-5.30': {
      title: 'Zugang für eine Station',
      text: 'Du darfst eine Station nur bauen, wenn dir dieses Jahr mindestens einer ihrer Anschlüsse offensteht.',
    },
    'HC-5.31': {
      title: 'Zugang im Jahr des Bauens',
      text: 'Du brauchst Zugang in dem Jahr, in dem du baust, und wieder für jedes weitere Stück und jeden weiteren Wertanzeiger.',
    },
    'HC-5.32': {
      title: 'Verlorener Zugang',
      text: 'Wenn du später den Zugang verlierst, ändert das nichts an dem, was gebaut ist.',
    },
    'HC-5.33': {
      title: 'Verbunden mit einem Fließband',
      text: 'Jede Station muss über Dinge ihres eigenen Schritts mit der Seite eines Fließbands verbunden sein, die ihren Buchstaben trägt.',
    },
    'HC-5.34': {
      title: 'Kanten einer Seite',
      text: 'Jede Kante an einem Fließband gehört zu der Seite, an der sie liegt. Ein Eckfeld zählt zu der Seite, von der her es berührt wird.',
    },
    'HC-5.35': {
      title: 'Eine Seite ist eins',
      text: 'Was dieselbe Seite eines Fließbands berührt, ist miteinander verbunden, wo auch immer es sie berührt.',
    },
    'HC-5.36': {
      title: 'Seiten bleiben getrennt',
      text: 'Verschiedene Seiten eines Fließbands sind nicht miteinander verbunden, denn eine Verbindung bleibt innerhalb eines Schritts.',
    },
    'HC-5.37': {
      title: 'Stationen leiten',
      text: 'Eine Station verbindet Dinge ihres eigenen Schritts, durch alle ihre Felder und in alle Richtungen.',
    },
    'HC-5.38': {
      title: 'Wertanzeiger leiten',
      text: 'Ein Wertanzeiger verbindet Dinge seines eigenen Schritts in alle vier Richtungen, auch zu Teilen hin, auf die er nicht zeigt, und zu anderen Wertanzeigern.',
    },
    'HC-5.39': {
      title: 'Fließbänder, die sich berühren',
      text: 'Zwei Fließbänder, die sich berühren, sind für einen Schritt genau dort verbunden, wo sich Seiten mit demselben Buchstaben berühren, nämlich dem dieses Schritts.',
    },
    'HC-5.40': {
      title: 'Was nicht leitet',
      text: 'Autohäuser, Abteilungen, Laderampen, Freihaltestreifen und leere Felder verbinden nichts; sie gehören zu keinem Schritt.',
    },
    'HC-5.41': {
      title: 'Eine Station für mehrere Fließbänder',
      text: 'Eine Station, die mit mehreren Fließbändern verbunden ist, zählt für jedes von ihnen.',
    },
    'HC-5.42': {
      title: 'Jede Art einmal',
      text: 'Stationen eines Schritts, die miteinander verbunden sind, bilden ein Band. An einem Band kommt jede Art höchstens einmal vor.',
    },
    'HC-5.43': {
      title: 'Bänder mit gleichen Stationen',
      text: 'Du darfst zwei Bänder mit einer Station derselben Art nicht verbinden, sei es durch eine Station, ein Fließband oder einen Wertanzeiger. An getrennten Bändern ist dieselbe Art erlaubt.',
    },
    'HC-5.44': {
      title: 'Stationen brauchen einen Wertanzeiger',
      text: 'Von dem Plan an, der sie baut, hat eine Station mindestens einen Wertanzeiger, der auf sie zeigt.',
    },
    'HC-5.45': {
      title: 'Wo ein Wertanzeiger liegt',
      text: 'Ein Wertanzeiger bedeckt ein schwarzes Feld neben seiner Station, und sein Pfeil zeigt auf ein Feld dieser Station.',
    },
    'HC-5.46': {
      title: 'Derselbe Buchstabe',
      text: 'Ein Wertanzeiger trägt den Buchstaben des Schritts, zu dem die Station gehört, auf die er zeigt.',
    },
    'HC-5.47': {
      title: 'Ein Wertanzeiger je Anschluss',
      text: 'Für jede Eigenschaft hat eine Station höchstens so viele Wertanzeiger wie Anschlüsse.',
    },
    'HC-5.48': {
      title: 'Zwei Anschlüsse einer Eigenschaft',
      text: 'An einer Station mit zwei Anschlüssen für eine Eigenschaft braucht der erste Wertanzeiger das niedrigere Feld und der zweite das höhere. Wertanzeiger einer Eigenschaft sind gleich, also füllen sich die Anschlüsse in der Folge der Leiste.',
    },
    'HC-5.49': {
      title: 'Weitere Wertanzeiger sind freiwillig',
      text: 'Du musst einer Station nicht mehr als einen Wertanzeiger geben.',
    },
    'HC-5.50': {
      title: 'Nur für die eigene Station',
      text: 'Ein Wertanzeiger gehört nur zu der Station, auf die er zeigt, auch wenn er andere berührt.',
    },
    'HC-5.51': {
      title: 'Eine Station nachrüsten',
      text: 'Einer Station aus einem früheren Jahr darfst du einen fehlenden Wertanzeiger geben, zu dem du Zugang hast, auch durch Patente, nach HC-5.29 und HC-5.45 bis HC-5.48.',
    },
    'HC-5.52': {
      title: 'Kein Platz zum Nachrüsten',
      text: 'Ist kein passendes Feld neben der Station frei, so kannst du sie dieses Jahr nicht nachrüsten.',
    },
    'HC-5.53': {
      title: 'Nachrüsten hält Gleiches getrennt',
      text: 'Ein nachgerüsteter Wertanzeiger darf nicht zwei Stationen derselben Art verbinden (HC-5.42).',
    },
    'HC-5.54': {
      title: 'Eine Bodenerweiterung im Jahr',
      text: 'Solange du Bodenerweiterungen hast, legst du in jeder Phase 3 genau eine, als Letztes in deinem Plan.',
    },
    'HC-5.55': {
      title: 'Ohne Bodenerweiterungen',
      text: 'Sobald du keine mehr hast, in Jahr 7, legst du keine.',
    },
    'HC-5.56': {
      title: 'Im selben Raster',
      text: 'Die Bodenerweiterung liegt im Raster, gedreht und gewendet, wie HC-5.7 es erlaubt.',
    },
    'HC-5.57': {
      title: 'Kante an Kante',
      text: 'Eine neue Bodenerweiterung hat mindestens eine Kante mit deinem Boden gemeinsam. Eine Ecke genügt nicht, wie bei Teilen.',
    },
    'HC-5.58': {
      title: 'Boden neben Boden',
      text: 'Eine neue Bodenerweiterung liegt nirgends über deinem Boden.',
    },
    'HC-5.59': {
      title: 'Die Front einer Bodenplatte',
      text: 'Die Front einer Bodenplatte ist die Reihe von Tischfeldern gleich vor ihrem Freihaltestreifen: {floorTiles.main.front|Feld|Felder} bei der Grundplatte, {floorTiles.expansion.front} bei einer Bodenerweiterung.',
    },
    'HC-5.60': {
      title: 'Fronten bleiben frei',
      text: 'Boden bedeckt nie die Front einer deiner Bodenplatten, ob alt oder neu.',
    },
    'HC-5.61': {
      title: 'Neben dem Streifen',
      text: 'Gedruckt bleibt der Tisch leer, wo er an einen Freihaltestreifen grenzt. Wir halten seine Front frei: An die kurze äußere Kante darfst du Boden legen. In der Option mit Front und Seite bedeckt keine andere Bodenplatte ein Tischfeld neben einem Streifen.',
    },
    'HC-5.62': {
      title: 'Gemeinsame Fronten und Höfe',
      text: 'Fronten verschiedener Bodenplatten dürfen zusammenfallen. Eine Front darf in einem Hof liegen, den Boden auf allen Seiten umschließt.',
    },
    'HC-5.63': {
      title: 'Nutzbar ab nächstem Jahr',
      text: 'Die schwarzen Felder und die Laderampe einer neuen Bodenerweiterung zählen ab dem nächsten Jahr.',
    },
    'HC-5.64': {
      title: 'Ein Plan im Jahr',
      text: 'In jeder Phase 3 reichst du einen Plan ein: alles, was du baust, und die Bodenerweiterung, wenn du eine zu legen hast.',
    },
    'HC-5.65': {
      title: 'Jederzeit einreichen',
      text: 'Du darfst deinen Plan während der Phase 3 jederzeit einreichen, vor den anderen oder nach ihnen.',
    },
    'HC-5.66': {
      title: 'Gebaut wird der Reihe nach',
      text: 'Pläne werden in der Baureihenfolge gebaut. Haben alle vor dir gebaut, so wird dein Plan gebaut, sobald du ihn einreichst.',
    },
    'HC-5.67': {
      title: 'Vorläufige Pläne',
      text: 'Bis alle vor dir gebaut haben, ist dein Plan vorläufig, und du darfst ihn frei ersetzen oder zurückziehen.',
    },
    'HC-5.68': {
      title: 'Wenn dein Plan an der Reihe ist',
      text: 'Wenn er an der Reihe ist, wird ein vorläufiger Plan noch einmal am Vorrat geprüft; sonst kann sich nichts geändert haben. Ist er noch möglich, so wird er automatisch gebaut.',
    },
    'HC-5.69': {
      title: 'Pläne sind verdeckt',
      text: 'Bis dein Plan gebaut wird, siehst nur du ihn; die anderen sehen, ob du einen eingereicht hast. In der Option mit offenen Plänen sehen alle die eingereichten Pläne.',
    },
    'HC-5.70': {
      title: 'Plan wieder offen',
      text: 'Fehlt etwas im Vorrat, wenn dein Plan gebaut werden soll, so ist der Plan wieder offen: Er ist nicht mehr eingereicht, du behältst seinen Inhalt, und die neuen Teile, von denen zu wenige da sind, werden markiert.',
    },
    'HC-5.71': {
      title: 'Ende der Phase 3',
      text: 'Phase 3 endet, wenn alle Pläne gebaut sind.',
    },
    'HC-5.72': {
      title: 'Niemand sitzt fest',
      text: 'Für die Bodenerweiterung gibt es immer eine erlaubte Stelle. Ein Plan nur mit der Bodenerweiterung, in Jahr 7 ein leerer, ist also immer erlaubt.',
    },
    'HC-5.73': {
      title: 'Abgelehnte Pläne ändern nichts',
      text: 'Wird ein Plan beim Einreichen abgelehnt, so ändert das nichts: Ein früher eingereichter Plan bleibt eingereicht, und ein zurückgezogener oder wieder offener behält Inhalt und Markierungen.',
    },
    'HC-6.1': {
      title: 'Phase 4 läuft von selbst',
      text: 'In Phase 4 entscheidet niemand etwas, und die Reihenfolge spielt keine Rolle.',
    },
    'HC-6.2': {
      title: 'Neue Gantt-Pläne',
      text: 'Du bekommst so viele Gantt-Pläne, wie du Planungsabteilungen hast; die dieses Jahr gebauten zählen mit.',
    },
    'HC-6.3': {
      title: 'Die meisten Gantt-Pläne',
      text: 'Mehr als {ganttTrack.highest} Gantt-Pläne kann niemand haben; was darüber hinausgeht, verfällt.',
    },
    'HC-6.4': {
      title: 'Stechuhr für Gantt-Pläne',
      text: 'Steigen deine Gantt-Pläne in dieser Phase von weniger als {ganttTrack.clockAt} auf {ganttTrack.clockAt} oder mehr, so schlägt die Stechuhr einmal.',
    },
    'HC-6.5': {
      title: 'Werte eines Fließbands',
      text: 'Der Wert eines Fließbands in einer Eigenschaft ist die Zahl der Wertanzeiger dieser Eigenschaft, die mit seinen Seiten A, B, C und D verbunden sind.',
    },
    'HC-6.6': {
      title: 'Wertanzeiger zählen einmal',
      text: 'Ein Wertanzeiger zählt für jedes Fließband, mit dem er verbunden ist, einmal, nie zweimal für dasselbe.',
    },
    'HC-6.7': {
      title: 'Werte eines Autohauses',
      text: 'Der Wert eines Autohauses in einer Eigenschaft ist der kleinste unter den Fließbändern, die daran grenzen.',
    },
    'HC-6.8': {
      title: 'Alle Fließbänder gehen ein',
      text: 'Dafür zählen alle angrenzenden Fließbänder, gleich welcher Art und auch dann, wenn niemand diese Art kaufen will.',
    },
    'HC-6.9': {
      title: 'Was ein Autohaus verkauft',
      text: 'Ein Autohaus verkauft genau die Arten der Fließbänder, die daran grenzen.',
    },
    'HC-6.10': {
      title: 'Lager eines Fließbands',
      text: 'In dieser Phase wird das Lager jedes Fließbands so groß wie die Montagekapazität seines Besitzers.',
    },
    'HC-6.11': {
      title: 'Lager eines Autohauses',
      text: 'Von jeder Art kann ein Autohaus verkaufen, was alle angrenzenden Fließbänder dieser Art zusammen im Lager haben.',
    },
    'HC-6.12': {
      title: 'Gemeinsames Lager',
      text: 'Ein Fließband, das an mehrere Autohäuser grenzt, hat ein einziges Lager, das sie sich teilen.',
    },
    'HC-6.13': {
      title: 'Größe des Fensters',
      text: 'Ein Autohaus hat Fenster S, wenn keine Werbeabteilung daran grenzt, M mit einer und L mit zwei. Auch drei oder vier geben L, das größte, das es gibt.',
    },
    'HC-6.14': {
      title: 'Gemeinsame Werbung',
      text: 'Eine Werbeabteilung, die an mehrere Autohäuser grenzt, zählt für jedes ganz.',
    },
    'HC-6.15': {
      title: 'Maße der Fenster',
      text: 'Fenster S bedeckt {windows.rows.S.w} mal {windows.rows.S.h} Nischen, M bedeckt {windows.rows.M.w} mal {windows.rows.M.h} und L bedeckt {windows.rows.L.w} mal {windows.rows.L.h}.',
    },
    'HC-6.16': {
      title: 'Offen oder geschlossen',
      text: 'Ein Autohaus ist dieses Jahr offen, wenn es in allen fünf Eigenschaften den Mindestwert erreicht. Sonst ist es geschlossen.',
    },
    'HC-6.17': {
      title: 'Geschlossene Autohäuser verkaufen nichts',
      text: 'Ein geschlossenes Autohaus bekommt kein Fenster und verkauft dieses Jahr nichts. Seine Fließbänder dürfen trotzdem über andere, offene Autohäuser liefern.',
    },
    'HC-6.18': {
      title: 'Gültig für ein Jahr',
      text: 'All das wird jedes Jahr für jedes Autohaus in einer Fabrik neu bestimmt und gilt bis zum Ende der Phase 5.',
    },
    'HC-7.1': {
      title: 'Reihum verkaufen',
      text: 'Ihr zieht in der Reihenfolge des Verkaufs, Runde um Runde, bis niemand mehr verkaufen kann.',
    },
    'HC-7.2': {
      title: 'Ein Autohaus, eine Nische',
      text: 'Wenn du am Zug bist, verkaufst du mit genau einem Autohaus in genau einer Nische.',
    },
    'HC-7.3': {
      title: 'Nur offene Autohäuser',
      text: 'Du kannst nur ein Autohaus nutzen, das dieses Jahr offen ist.',
    },
    'HC-7.4': {
      title: 'Das Fenster legen',
      text: 'Liegt das Fenster dieses Autohauses noch nicht auf dem Brett, so legst du es zuerst, im selben Zug.',
    },
    'HC-7.5': {
      title: 'Fenster bleiben liegen',
      text: 'Das Fenster eines Autohauses wird höchstens einmal im Jahr gelegt und dann weder verschoben noch gedreht.',
    },
    'HC-7.6': {
      title: 'Fenster S drehen',
      text: 'Fenster S darf liegen oder stehen.',
    },
    'HC-7.7': {
      title: 'Nur erreichbare Nischen',
      text: 'Keine Nische im Fenster darf in einer der beiden aktiven Eigenschaften mehr verlangen, als das Autohaus bietet.',
    },
    'HC-7.8': {
      title: 'Über den Rand',
      text: 'Ein Fenster darf über jeden Rand des Bretts hinausragen; was draußen liegt, zählt nicht. Das erlauben wir immer, denn so wird keine Nische erreicht, die nicht auch anders erreichbar wäre.',
    },
    'HC-7.9': {
      title: 'Mindestens eine Nische',
      text: 'Im Fenster liegt mindestens eine Nische des Bretts; sonst ließe sich darin nichts verkaufen.',
    },
    'HC-7.10': {
      title: 'Fenster übereinander',
      text: 'Fenster dürfen andere Fenster teilweise oder ganz überdecken, eigene und fremde.',
    },
    'HC-7.11': {
      title: 'Innerhalb des Fensters',
      text: 'Die Nische, in der du verkaufst, liegt im Fenster des Autohauses, das du nutzt.',
    },
    'HC-7.12': {
      title: 'Wie viele verkauft werden',
      text: 'Von jeder Art, die das Autohaus verkauft, verkaufst du so viele, wie Käufer in der Nische stehen, oder so viele, wie sein Lager noch hergibt, wenn das weniger ist.',
    },
    'HC-7.13': {
      title: 'Nichts wird zurückgehalten',
      text: 'Alle Arten werden im selben Zug verkauft. Du kannst nichts zurückhalten.',
    },
    'HC-7.14': {
      title: 'Bediente Käufer gehen',
      text: 'Jeder bediente Käufer verlässt das Brett und nimmt ein Fahrzeug aus dem Lager eines Fließbands.',
    },
    'HC-7.15': {
      title: 'Zwei deiner Fenster',
      text: 'Liegt eine Nische in den Fenstern zweier deiner Autohäuser, so nennst du eines davon. Ihre Lager werden nicht zusammengezählt, aber jedes darf das Lager eines gemeinsamen Fließbands nutzen.',
    },
    'HC-7.16': {
      title: 'Noch einmal dieselbe Nische',
      text: 'In späteren Zügen darfst du wieder in derselben Nische verkaufen, auch mit einem anderen Autohaus.',
    },
    'HC-7.17': {
      title: 'Wer verkaufen kann, muss',
      text: 'Wenn du verkaufen kannst, musst du einen Zug machen, der mindestens ein Fahrzeug verkauft; passen kannst du nicht. In der Option mit wartenden Fenstern darfst du stattdessen ein ungenutztes Fenster eines offenen Autohauses nach HC-7.6 bis HC-7.9 legen und nichts verkaufen.',
    },
    'HC-7.18': {
      title: 'Wann du verkaufen kannst',
      text: 'Du kannst verkaufen, wenn ein offenes Autohaus etwas im Lager hat für einen Käufer in seinem Fenster oder, wenn das Fenster noch nicht liegt, in einer Nische, die seine Werte erreichen. Irgendein Fenster bedeckt eine solche Nische immer.',
    },
    'HC-7.19': {
      title: 'Neues Fenster oder altes',
      text: 'In jedem Zug wählst du frei, ob du ein neues Fenster legst oder eines nutzt, das schon auf dem Brett liegt.',
    },
    'HC-7.20': {
      title: 'Übersprungen bis zum Schluss',
      text: 'Wenn du nicht verkaufen kannst, wirst du für den Rest der Phase übersprungen, denn Käufer und Lager werden nur weniger.',
    },
    'HC-7.21': {
      title: 'Ende der Verkaufsphase',
      text: 'Die Phase endet, wenn alle übersprungen werden.',
    },
    'HC-7.22': {
      title: 'Geld für ein Fahrzeug',
      text: 'Jedes verkaufte Fahrzeug bringt den Preis des Segments, in dem seine Nische liegt, dazu {bonuses.rows.car} für ein Auto, {bonuses.rows.truck} für einen Laster oder {bonuses.rows.sports} für einen Sportwagen.',
    },
    'HC-7.23': {
      title: 'Preise bleiben stehen',
      text: 'Während der Phase ändern sich die Preise nicht; gesetzt werden sie nur in Phase 8.',
    },
    'HC-7.24': {
      title: 'Sofort zum Vermögen',
      text: 'Was du einnimmst, kommt sofort zu deinem Vermögen.',
    },
    'HC-7.25': {
      title: 'Nicht mehr als das Lager',
      text: 'In einem Jahr liefert kein Fließband mehr, als in seinem Lager ist.',
    },
    'HC-7.26': {
      title: 'Mehrere Fließbänder zugleich',
      text: 'Ein Autohaus mit mehreren Fließbändern einer Art darf in einem Zug aus allen schöpfen.',
    },
    'HC-7.27': {
      title: 'Welches Fließband liefert',
      text: 'Könnten mehrere Fließbänder liefern, so darfst du sagen, wie viele von jedem kommen. Sonst liefern zuerst die, die an weniger offene Autohäuser grenzen, dann die mit größerem Lager, dann die früher gebauten, nach Jahr und Stelle im Plan. In der Option ohne Wahl entscheidet immer diese Folge.',
    },
    'HC-7.28': {
      title: 'Aufräumen',
      text: 'Am Ende der Phase kommen alle Fenster zu ihren Besitzern zurück, und alle Lager werden leer, denn Phase 4 bestimmt alles neu.',
    },
    'HC-7.29': {
      title: 'Nicht bediente Käufer bleiben',
      text: 'Käufer, die niemand bedient hat, bleiben auf dem Brett.',
    },
    'HC-7.30': {
      title: 'Fließbänder nennen',
      text: 'Nennst du für eine Art Fließbänder, so muss jedes angrenzen und von dieser Art sein, keines gibt mehr als sein Lager, und zusammen geben sie genau, was verkauft wird. Arten, für die du keine nennst, folgen der Folge, die vor dem Verkauf feststand; jedes Fließband wird geleert, bevor das nächste liefert. In der Option ohne Wahl nennst du keine.',
    },
    'HC-7.31': {
      title: 'Nichts zu entscheiden',
      text: 'Kannst du nur auf genau eine Weise weiter verkaufen, so wird das sofort für dich ausgeführt. Bedienen alle Fließbänder, die liefern könnten, dieselben offenen Autohäuser, so wirst du nicht gefragt, welche von ihnen liefern. Alles, wovon das abhängt, liegt offen.',
    },
    'HC-8.1': {
      title: 'Ende durch die Stechkarte',
      text: 'Ist die Stechkarte zu Beginn der Phase 6 umgedreht, so ist das Spiel vorbei.',
    },
    'HC-8.2': {
      title: 'Das siebte Jahr',
      text: 'In Phase 6 von Jahr 7 ist das Spiel auf jeden Fall vorbei.',
    },
    'HC-8.3': {
      title: 'Sonst geht es weiter',
      text: 'Sonst folgt Phase 7.',
    },
    'HC-8.4': {
      title: 'Das größte Vermögen gewinnt',
      text: 'Wer das größte Vermögen hat, gewinnt.',
    },
    'HC-8.5': {
      title: 'Gleichstand an der Spitze',
      text: 'Haben mehrere das größte Vermögen, so gewinnt, wer von ihnen in der Reihenfolge des Verkaufs dieses Jahres am weitesten vorn ist. Es gewinnt also genau einer.',
    },
    'HC-8.6': {
      title: 'Die Ränge dahinter',
      text: 'Alle weiteren Ränge werden ebenso entschieden; die gedruckten Regeln nennen nur, wer gewinnt.',
    },
    'HC-8.7': {
      title: 'Wann das Umdrehen zählt',
      text: 'Wird die Stechkarte in Phase 8 umgedreht, so endet das Spiel in Phase 6 des nächsten Jahres. Wird sie in Phase 1 oder 4 umgedreht, so endet es in Phase 6 desselben Jahres.',
    },
    'HC-9.1': {
      title: 'Phase 7 läuft von selbst',
      text: 'In Phase 7 entscheidet niemand etwas.',
    },
    'HC-9.2': {
      title: 'Die Leiste, die geht',
      text: 'Die Leiste beim Ablösemarker verlässt ihre Achse.',
    },
    'HC-9.3': {
      title: 'Höherer Mindestwert',
      text: 'Der Mindestwert der Eigenschaft, die geht, steigt um genau 1.',
    },
    'HC-9.4': {
      title: 'Ganz unten in die Spalte',
      text: 'Die Leiste, die geht, kommt ganz unten in die Spalte neben dem Brett. Die anderen behalten ihre Folge.',
    },
    'HC-9.5': {
      title: 'Die Achsen wechseln sich ab',
      text: 'Der Ablösemarker kommt an die Achse, die ihre Leiste behalten hat. So wird die untere Achse in den Jahren 1, 3 und 5 erneuert, die linke in den Jahren 2, 4 und 6.',
    },
    'HC-9.6': {
      title: 'Innovation einer Leiste',
      text: 'Die Innovation einer Leiste ist die Summe davon, wie weit jeder Marker auf ihr über ihrem Mindestwert steht.',
    },
    'HC-9.7': {
      title: 'Wer nachrücken kann',
      text: 'Nur die drei Leisten, die vorher neben dem Brett standen, können nachrücken, nicht die, die gerade gegangen ist.',
    },
    'HC-9.8': {
      title: 'Die höchste Innovation rückt nach',
      text: 'Von ihnen rückt die Leiste mit der höchsten Innovation an die frei gewordene Achse nach.',
    },
    'HC-9.9': {
      title: 'Marker hinter dem Mindestwert',
      text: 'Ein Marker auf dem Mindestwert oder dahinter fügt nichts hinzu.',
    },
    'HC-9.10': {
      title: 'Gleiche Innovation',
      text: 'Bei gleicher Innovation rückt von diesen Leisten die mit dem am weitesten gezogenen Marker nach. In der Option nach Abstand zählt, wie weit dieser Marker über dem Mindestwert seiner Leiste steht.',
    },
    'HC-9.11': {
      title: 'Immer noch gleich',
      text: 'Ist auch das gleich, so rückt von diesen Leisten die nach, die in der Spalte neben dem Brett am weitesten oben steht.',
    },
    'HC-9.12': {
      title: 'Die neue Achse',
      text: 'Die Achse der Leiste, die nachrückt, beginnt bei deren Mindestwert: 0, 1, 2, 3 oder 1, 2, 3, 4 oder 2, 3, 4, 5.',
    },
    'HC-9.13': {
      title: 'Forschungsmarker bleiben',
      text: 'In dieser Phase bewegt sich kein Forschungsmarker.',
    },
    'HC-9.14': {
      title: 'Mindestwerte sinken nie',
      text: 'Mindestwerte sinken nie. In sieben Jahren steigt keiner über 2.',
    },
    'HC-9.15': {
      title: 'Summe der Mindestwerte',
      text: 'Nach Phase 7 ist die Summe der fünf Mindestwerte gleich der Nummer des Jahres.',
    },
    'HC-10.1': {
      title: 'Je eine Karte',
      text: 'In der Baureihenfolge spielen alle genau eine Nachfragekarte von der Hand verdeckt neben einen der vier Quadranten.',
    },
    'HC-10.2': {
      title: 'Jahr einer Karte',
      text: 'Du darfst eine Karte nur spielen, wenn du mindestens so viele Bodenerweiterungen gelegt hast, wie ihr Jahr sagt; diese Zahl ist gleich dem laufenden Jahr.',
    },
    'HC-10.3': {
      title: 'Jeder Quadrant',
      text: 'Du darfst jeden Quadranten wählen, auch einen, bei dem schon Karten liegen.',
    },
    'HC-10.4': {
      title: 'Eine Karte muss gespielt werden',
      text: 'Du musst eine Karte spielen. Hättest du keine spielbare, was mit vollständigen Sätzen nicht vorkommt, so spieltest du keine.',
    },
    'HC-10.5': {
      title: 'Karten werden einmal gespielt',
      text: 'Eine gespielte Karte kommt nie zurück. Ist sie aufgedeckt, so ist sie aus dem Spiel und bleibt für alle offen.',
    },
    'HC-10.6': {
      title: 'Karten aufdecken',
      text: 'Haben alle gespielt, so werden die Karten Quadrant für Quadrant aufgedeckt: I, II, III, IV. Innerhalb eines Quadranten geschieht das in der Folge, in der sie gespielt wurden, was keinen Unterschied macht.',
    },
    'HC-10.7': {
      title: 'Wo Funken landen',
      text: 'Karten werden nicht gedreht: Spalte und Reihe eines Funkens zählen von der Nische unten links im Quadranten.',
    },
    'HC-10.8': {
      title: 'Ein Funke je Symbol',
      text: 'Jedes Funkensymbol bringt einen Funken seiner Art auf diese Nische, bis zum Ende des Spiels.',
    },
    'HC-10.9': {
      title: 'Stechuhren auf Karten',
      text: 'Jedes Stechuhrsymbol auf einer aufgedeckten Karte lässt die Stechuhr einmal schlagen.',
    },
    'HC-10.10': {
      title: 'Käufer kommen danach',
      text: 'Käufer kommen erst, wenn die Karten aller Quadranten aufgedeckt sind.',
    },
    'HC-10.11': {
      title: 'Käufer durch Funken',
      text: 'Jeder Funke bringt einen Käufer seiner Art auf seine Nische, aber nur, solange dort weniger als zwei Käufer dieser Art auf jeden solchen Funken kommen.',
    },
    'HC-10.12': {
      title: 'Arten werden getrennt gezählt',
      text: 'Käufer einer Art begrenzen nie die einer anderen.',
    },
    'HC-10.13': {
      title: 'Neutrale Karten ziehen',
      text: 'Dann werden neutrale Karten gezogen, keine zweimal: für Quadrant I {players.rows.3.neutralEachYear.I} zu dritt, {players.rows.4.neutralEachYear.I} zu viert und {players.rows.5.neutralEachYear.I} zu fünft, dann {players.rows.4.neutralEachYear.II} für II, dann {players.rows.4.neutralEachYear.III} für III.',
    },
    'HC-10.14': {
      title: 'Neutrale Käufer',
      text: 'Jede neutrale Karte bringt genau einen Käufer ihrer Art auf ihre Nische dieses Quadranten. Einen Funken bringt sie nicht.',
    },
    'HC-10.15': {
      title: 'Neutrale Käufer ohne Grenze',
      text: 'Neutrale Käufer kommen auch über die Grenze von HC-10.11 hinaus.',
    },
    'HC-10.16': {
      title: 'Keine in Quadrant IV',
      text: 'In den Quadranten IV kommen nie neutrale Käufer.',
    },
    'HC-10.17': {
      title: 'Den neutralen Stapel mischen',
      text: 'Danach bilden alle neutralen Karten wieder einen Stapel, und er wird gemischt.',
    },
    'HC-10.18': {
      title: 'Preise setzen',
      text: 'Alle Preismarker werden weggenommen. Von Segment 3 hinab zu 0 bekommt jedes Segment mit mindestens einem Käufer den höchsten Preismarker, der noch übrig ist, in dieser Folge: {priceMarkers.values}.',
    },
    'HC-10.19': {
      title: 'Segmente ohne Käufer',
      text: 'Ein Segment ohne Käufer bekommt keinen Preismarker.',
    },
    'HC-10.20': {
      title: 'Preise bis zum nächsten Jahr',
      text: 'Die Preise bleiben bis zur nächsten Phase 8.',
    },
    'HC-10.21': {
      title: 'Das nächste Jahr',
      text: 'Sind die Preise gesetzt, so steigt die Nummer des Jahres um eins, und Phase 1 folgt.',
    },
    'HC-11.1': {
      title: 'Ein Schlag',
      text: 'Mit jedem Schlag der Stechuhr geht die Stechkarte um 1 zurück.',
    },
    'HC-11.2': {
      title: 'Die Stechkarte wird umgedreht',
      text: 'Ein Schlag, der die Stechkarte auf 0 brächte, dreht sie stattdessen um. Weitere Schläge bewirken nichts, denn eine umgedrehte Stechkarte kann nirgends mehr hin.',
    },
    'HC-11.3': {
      title: 'Nicht vor Phase 6',
      text: 'Eine umgedrehte Stechkarte ändert bis zur nächsten Phase 6 nichts.',
    },
    'HC-11.4': {
      title: 'Woher Schläge kommen',
      text: 'Schläge kommen nur von den Forschungsfeldern {researchTracks.clockSquares}, von Montagekapazität {assemblyTrack.clockAt}, von Gantt-Plänen, die {ganttTrack.clockAt} erreichen, und von Nachfragekarten.',
    },
    'HC-11.5': {
      title: 'Jede Stechuhr zählt',
      text: 'Jede Ursache zählt für sich: Zwei Marker, die auf Feldern mit Stechuhr ankommen, sind zwei Schläge, eine Karte mit drei Stechuhren drei.',
    },
    'HC-11.6': {
      title: 'An einer Stechuhr vorbei',
      text: 'Geforscht wird Feld für Feld, also wird dabei nie eine Stechuhr übersprungen. Gantt-Pläne können die {ganttTrack.clockAt} überspringen und lösen den Schlag trotzdem aus (HC-6.4).',
    },
    'HC-12.1': {
      title: 'Drei bis fünf Personen',
      text: 'Ihr spielt zu dritt, zu viert oder zu fünft.',
    },
    'HC-12.2': {
      title: 'Was von der Zahl abhängt',
      text: 'Wie viele mitspielen, bestimmt, wo die Stechkarte beginnt, die ersten Gantt-Pläne, die Positionen der Schwerpunktleiste, die neutralen Karten und den gemeinsamen Vorrat (HC-2.8, HC-2.14, HC-2.15, HC-2.18, HC-4.3, HC-10.13), und sonst nichts.',
    },
    'HC-12.3': {
      title: 'Sonst alles gleich',
      text: 'Alle anderen Regeln sind für jede Zahl von Personen gleich.',
    },
    'HC-12.4': {
      title: 'Einführungsspiel',
      text: 'In der Option des Einführungsspiels, gut für eine erste Partie, gibt es nur Autos: keine Sportwagen und keine Laster.',
    },
    'HC-12.5': {
      title: 'Fließbänder im Einführungsspiel',
      text: 'Im Einführungsspiel gibt es keine Fließbänder für Sportwagen und Laster.',
    },
    'HC-12.6': {
      title: 'Neutraler Stapel im Einführungsspiel',
      text: 'Im Einführungsspiel bleibt die neutrale Karte mit dem Laster weg. Es bleiben {count.neutralWithoutTrucks} Karten übrig, genug für die größte Ziehung.',
    },
    'HC-12.7': {
      title: 'Nachfragekarten im Einführungsspiel',
      text: 'Im Einführungsspiel bleiben alle Nachfragekarten, und ihre Funken für Sportwagen und Laster zählen nicht: Gedruckt werden die Fahrzeuge herausgenommen und keine Karten genannt. Euer Tisch darf wählen, dass jede Karte mit solchen Funken wegbleibt; von jedem Satz bleiben genug, dass jedes Jahr eine gespielt werden kann.',
    },
    'HC-12.8': {
      title: 'Fließbänder für Autos im Einführungsspiel',
      text: 'Im Einführungsspiel bleibt die Zahl der Fließbänder für Autos wie gedruckt. In der Option mit zusammengelegten Fließbändern kommen die der anderen Arten dazu: {count.mergedMainlines} zu dritt, zu viert oder zu fünft.',
    },
  },
}
