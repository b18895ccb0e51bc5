import type { RulingTexts } from './rulings.ts'

export const de: RulingTexts = {
  conventions: {
    question: 'Wie werden Nischen und Felder gezählt?',
    answer:
      'Nischen ab 0 von unten links; Felder einer Fabrik von oben links auf der Grundplatte, die ungedreht liegt. Die erste Leiste, die für die Spalte neben dem Brett gezogen wird, steht oben.',
  },
  noLimits: {
    question: 'Können Fahrzeuge, Funken, Wertanzeiger oder Geld ausgehen?',
    answer:
      'Nein. Fahrzeuge, Funken und Wertanzeiger sind immer genug da, und Vermögen hat keine Grenze und wird nie weniger.',
  },
  startingDepartments: {
    question: 'Woher kommen die ersten Abteilungen?',
    answer: 'Aus dem gemeinsamen Vorrat, also fehlen sie dort. Alle bauen sie gleichzeitig.',
  },
  beforeYearOne: {
    question: 'Was geschieht vor Jahr 1?',
    answer:
      'Haben alle ihre Abteilungen gebaut, so werden neutrale Karten für die ersten Käufer gezogen und kommen in ihren Stapel zurück. Dann werden einmal die Preise gesetzt, denn Jahr 1 braucht sie.',
  },
  research: {
    question: 'Darf ich auf Forschungszüge verzichten?',
    answer:
      'Nein. Nur Züge, für die kein Marker mehr bleibt, verfallen; ein Marker am Ende seiner Leiste bleibt dort stehen.',
  },
  slots: {
    question: 'Darf ich die letzte freie Position nehmen, oder die, die ich schon hatte?',
    answer: 'Ja. Nur Positionen, die in dieser Phase jemand genommen hat, sind vergeben.',
  },
  builtForGood: {
    question: 'Bleibt alles, wie es gebaut ist?',
    answer: 'Ja: Stationen, Wertanzeiger und Boden werden nie verschoben, gedreht oder entfernt.',
  },
  turning: {
    question: 'Dürfen Teile gewendet werden?',
    answer:
      'Alle Teile dürfen um Vierteldrehungen gedreht werden; Fließbänder und Bodenerweiterungen dürfen auch gewendet werden. Ein Tisch kann das verbieten.',
  },
  wholePlan: {
    question: 'In welcher Folge wird ein Plan geprüft?',
    answer:
      'In keiner: Du reichst einen Plan im Jahr ein, und es zählt die Fabrik nach dem ganzen Plan. Ein abgelehnter Plan ändert nichts, und einer mit der Bodenerweiterung allein ist immer erlaubt.',
  },
  bayContact: {
    question: 'Genügt es, den Streifen zu berühren statt der Laderampe?',
    answer: 'Nein, nur die Laderampe selbst zählt. Ein Tisch kann auch den Freihaltestreifen zählen lassen.',
  },
  indicatorsJoin: {
    question: 'Verbinden Wertanzeiger Teile mit einer Laderampe?',
    answer: 'Ja, sie gehören zu Gruppen wie alle Teile. Ein Tisch kann entscheiden, dass sie es nicht tun.',
  },
  dealershipSide: {
    question: 'An welcher Seite eines Fließbands darf ein Autohaus liegen?',
    answer: 'An jeder, welcher Buchstabe auch daran steht.',
  },
  access: {
    question: 'Was genau öffnen Patente?',
    answer:
      'Alle Felder bis zu einer Stufe. Die anderen werden nur gezählt; wo sie in der Reihenfolge stehen, ist gleich.',
  },
  connections: {
    question: 'Was verbindet eine Station mit einem Fließband?',
    answer:
      'Stationen und Wertanzeiger ihres eigenen Schritts, in alle vier Richtungen, und Fließbänder dort, wo sich gleiche Buchstaben berühren. Die Seiten eines Fließbands bleiben getrennt, und Autohäuser, Abteilungen, Laderampen und Freihaltestreifen verbinden nichts.',
  },
  twoSockets: {
    question: 'Welcher von zwei Anschlüssen für dieselbe Eigenschaft kommt zuerst?',
    answer: 'Der mit dem niedrigeren Feld.',
  },
  expansionEdge: {
    question: 'Darf eine Bodenerweiterung den Boden nur an einer Ecke berühren?',
    answer: 'Nein, sie braucht eine gemeinsame Kante, wie Teile auch.',
  },
  besideStrip: {
    question: 'Darf Boden neben einem Freihaltestreifen liegen?',
    answer:
      'Hier ja, nur nicht davor. Wörtlich gelesen bleiben nach dem Gedruckten auch die Felder daneben frei, und ein Tisch kann so spielen.',
  },
  buildingTogether: {
    question: 'Wie bauen alle gleichzeitig?',
    answer:
      'Du reichst ein, wann du willst, und darfst deinen Plan ändern, bis du in der Baureihenfolge an der Reihe bist. Dann wird nur noch der Vorrat geprüft. Ist etwas ausgegangen, so ist dein Plan wieder offen und behält seinen Inhalt. Die Phase endet mit dem letzten Plan.',
  },
  closedPlans: {
    question: 'Wer sieht einen Plan, bevor er gebaut ist?',
    answer: 'Nur, wem er gehört. Ein Tisch kann eingereichte Pläne für alle öffnen.',
  },
  sharedStock: {
    question: 'Was gilt, wenn zwei Autohäuser ein Fließband teilen?',
    answer:
      'Sie teilen sich sein Lager. Ist eines davon geschlossen, so darf das Fließband trotzdem über das andere liefern.',
  },
  largestWindow: {
    question: 'Was bringen mehr als zwei Werbeabteilungen?',
    answer: 'Nicht mehr: L ist das größte Fenster.',
  },
  windowEdge: {
    question: 'Darf ein Fenster über das Brett hinausragen?',
    answer: 'Ja, solange mindestens eine Nische darin liegt.',
  },
  mustSell: {
    question: 'Darf ich warten, statt zu verkaufen?',
    answer:
      'Nein. Wer verkaufen kann, muss mindestens ein Fahrzeug verkaufen; so ist es gedruckt. Eine Hausregel kann erlauben, ein Fenster zu legen und in diesem Zug nichts zu verkaufen.',
  },
  canSell: {
    question: 'Wann ist der Verkauf für mich vorbei?',
    answer:
      'Wenn kein offenes Autohaus etwas im Lager hat für einen Käufer in seinem Fenster oder, solange es noch keines hat, für einen, den seine Werte erreichen. Dann wirst du für den Rest der Phase übersprungen.',
  },
  whichMainline: {
    question: 'Welches der Fließbänder liefert?',
    answer:
      'Du darfst es sagen, genau so viele, wie verkauft werden. Sonst liefern zuerst die, die an weniger offene Autohäuser grenzen, dann die mit größerem Lager, dann die älteren. Ein Tisch kann immer diese Folge entscheiden lassen.',
  },
  forcedSales: {
    question: 'Warum wurde ich nicht gefragt?',
    answer:
      'Weil es nichts zu entscheiden gab: Ein Verkauf, der dein einziger möglicher ist, wird für dich ausgeführt, und welche Fließbänder liefern, wird nicht gefragt, wenn alle dieselben offenen Autohäuser bedienen.',
  },
  afterSales: {
    question: 'Was ändert sich im Verkauf und danach?',
    answer: 'Die Preise bleiben, wie sie sind. Danach kommen alle Fenster zurück, und alle Lager werden leer.',
  },
  places: {
    question: 'Wie werden die Ränge hinter dem ersten entschieden?',
    answer: 'Wie der erste: nach Vermögen, dann nach der Reihenfolge des Verkaufs.',
  },
  innovationTie: {
    question: 'Welche Leiste rückt bei gleicher Innovation nach?',
    answer:
      'Die mit dem am weitesten gezogenen Marker, dann die obere; so ist es gedruckt. Eine Hausregel kann stattdessen zählen lassen, wie weit er über seinem Mindestwert steht.',
  },
  cards: {
    question: 'Was, wenn ich keine Karte spielen kann, und in welcher Folge werden sie aufgedeckt?',
    answer:
      'Mit vollständigen Sätzen hast du immer eine. Innerhalb eines Quadranten werden sie aufgedeckt, wie sie gespielt wurden, was keinen Unterschied macht.',
  },
  flipped: {
    question: 'Was tun weitere Schläge mit einer umgedrehten Stechkarte?',
    answer: 'Nichts.',
  },
  introductory: {
    question: 'Was bleibt im Einführungsspiel weg?',
    answer:
      'Ihre Fließbänder und die neutrale Karte mit dem Laster. Alle Nachfragekarten bleiben, und ihre Funken für Sportwagen und Laster zählen nicht. Ein Tisch kann die Karten mit solchen Funken weglassen.',
  },
  introMainlines: {
    question: 'Gibt es im Einführungsspiel mehr Fließbänder für Autos?',
    answer: 'Nein, so viele wie gedruckt. Ein Tisch kann die der anderen Arten dazunehmen.',
  },
}
