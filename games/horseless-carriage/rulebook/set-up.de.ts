import type { RuleTexts } from '@carriage/kernel'

export const de: RuleTexts['rules'] = {
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
}
