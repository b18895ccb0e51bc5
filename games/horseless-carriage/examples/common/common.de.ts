import type { ExampleText } from '@carriage/kernel'
import type { CommonId } from './common.en.ts'

export const common: Readonly<Record<CommonId, ExampleText>> = {
  'first-gantt-charts': {
    title: 'Die ersten Gantt-Pläne',
    text: 'Ihr seid zu fünft, und du hast die letzte Position gezogen. Wer vorn ist, hat fünf Gantt-Pläne, die nächste Person vier und so weiter: Du beginnst mit einem. Baue deine zwei Abteilungen.',
  },
  'who-passes-fills-up': {
    title: 'Wer passt, füllt auf',
    text: 'Letztes Jahr war die Reihenfolge du, Emil, Klara. Emil hat Position 1 genommen, Klara hat gepasst. Passe auch: Offene Positionen werden in der Reihenfolge des letzten Jahres gefüllt. Du bekommst Position 2, Klara Position 3, und du behältst deine Gantt-Pläne.',
  },
  'new-dimension': {
    title: 'Welche Eigenschaft kommt',
    text: 'Mache den letzten Verkauf des Jahres, dann verlässt die Leiste der Reichweite das Brett. Daneben hat Zuverlässigkeit die Innovation 3, Tempo und Design haben je 4. Dein Marker für Tempo steht am weitesten vorn, auf Feld 3: Tempo kommt.',
  },
  'dimension-comes-back': {
    title: 'Eine Eigenschaft kehrt zurück',
    text: 'Tempo hat das Brett letztes Jahr verlassen, und der Mindestwert stieg auf 1. Mache den letzten Verkauf: Tempo kommt an die linke Achse, die jetzt bei 1 beginnt. Auch die unterste Reihe verlangt Tempo 1, der nächste Abschnitt 2.',
  },
  'card-in-a-quadrant': {
    title: 'Eine Karte im Quadranten III',
    text: 'Die anderen haben gespielt. Lege die Karte mit zwei Autos und zwei Stechuhren in den Quadranten III: Spalte und Reihe gelten innerhalb des Quadranten. Oben links entstehen zwei Funken, zu jedem kommt ein Käufer für ein Auto, und die Stechkarte rückt um zwei vor.',
  },
  'two-buyers-for-a-spark': {
    title: 'Höchstens zwei Käufer je Funke',
    text: 'Sechs Nischen haben je zwei Funken für Sportwagen und keinen, einen, zwei, drei, vier oder fünf Käufer. Spiele eine Karte: Es kommen zwei, zwei, zwei und ein Käufer, dann keiner mehr. Zwei Funken bringen nie mehr als vier in eine Nische.',
  },
  dashboard: {
    title: 'Die zwei Anschlüsse des Armaturenbretts',
    text: 'Feld 4 bei Design und Feld 6 bei Tempo gehören zum Armaturenbrett. Deine Marker stehen auf 4 und 5. Baue es an Seite C mit einem Wertanzeiger für Design: Deine Autos bekommen Design 1. Einer für Tempo wird abgelehnt.',
  },
  'equal-technologies': {
    title: 'Sicherheit aus zwei Stationen',
    text: 'Eine Bremse gibt deinem Fließband Sicherheit 1. Baue an Seite D eine Windschutzscheibe mit ihrem Wertanzeiger. Auch sie gibt 1, und weil beide mit demselben Fließband verbunden sind, steht im Prospekt Sicherheit 2.',
  },
  patents: {
    title: 'Patente auf Position 2',
    text: 'Bei Reichweite stehst du auf 1, die anderen auf 1, 2 und 4. Auf Position 2 darfst du nutzen, was zwei andere erreicht haben: Feld 2. Baue einen Kühler, obwohl dein Marker nicht so weit ist. Ein Reifen braucht Feld 3 und wird abgelehnt.',
  },
  'patents-of-five': {
    title: 'Patente zu fünft',
    text: 'Die anderen stehen bei Reichweite auf 0, 3, 4 und 2, du auf 1. Du bist auf Position 2, und zwei von ihnen haben Feld 3 erreicht: Baue einen Reifen. Ein Tank, Feld 4, wird abgelehnt.',
  },
  'patents-of-three': {
    title: 'Genau zwei andere',
    text: 'Dein Marker für Reichweite steht am Anfang. Emil, in der Reihenfolge vor dir, steht auf 2, Klara, hinter dir, auf 3. Du bist auf Position 2: Beide haben Feld 2 erreicht, also darfst du einen Kühler bauen. Wer vor wem kommt, ist egal.',
  },
  'engine-of-one-dimension': {
    title: 'Ein Motor nur für Reichweite',
    text: 'Du hast Reichweite 1, aber nichts bei Tempo. Baue einen Motor mit einem Wertanzeiger für Reichweite. Einer für Tempo wird abgelehnt: Jeder Wertanzeiger braucht Zugang in seiner eigenen Eigenschaft.',
  },
  'lost-access': {
    title: 'Verlorener Zugang',
    text: 'Letztes Jahr durftest du durch Patente eine Windschutzscheibe bauen. Dieses Jahr bist du auf der letzten Position und selbst bei Sicherheit 1. Sie gibt weiter Sicherheit 1: Reiche einen Plan ohne Stationen ein und lies den Prospekt. Eine zweite am anderen Fließband wird abgelehnt.',
  },
  'engine-and-brake': {
    title: 'Eine Bremse hinter dem Motor',
    text: 'Der Motor liegt an Seite B deines Fließbands. Baue eine Bremse auf die andere Seite des Motors: Beide gehören zu Schritt B, also gibt der Motor die Verbindung weiter, und deine Autos bekommen Sicherheit 1.',
  },
  'corner-of-a-mirrored-mainline': {
    title: 'Die Ecke eines gespiegelten Fließbands',
    text: 'Dein Fließband ist gespiegelt: B liegt rechts. Baue den Motor über das Autohaus, wo er die Kante eines Eckfelds berührt, und die Bremse an den Motor. Beide sind mit B verbunden: Tempo 1, Reichweite 2, Sicherheit 1.',
  },
  'edge-of-a-corner': {
    title: 'Die Kante eines Eckfelds',
    text: 'Die Eckfelder eines Fließbands gehören zu zwei Seiten. Baue den Kühler links neben das linke untere Eckfeld: Die Kante, die er berührt, ist ein Teil von Seite A, also steigt die Reichweite von 1 auf 2.',
  },
  'engine-over-indicators': {
    title: 'Durch Wertanzeiger verbunden',
    text: 'Wertanzeiger verbinden in alle vier Richtungen. Baue den Motor oben, seinen Wertanzeiger für Tempo zwischen ihn und die Bremse. Der Motor berührt weder Fließband noch Bremse, ist aber über die Wertanzeiger mit Seite B verbunden: Tempo 1.',
  },
  'joined-by-indicators': {
    title: 'Nur von Wertanzeigern gehalten',
    text: 'Nichts als Wertanzeiger verbindet diesen Motor mit dem Rest deiner Fabrik. Baue ihn trotzdem: Wertanzeiger zählen zu den Gruppen, also hat der Motor seinen Weg zu einer Laderampe, und Tempo ist 1.',
  },
  'one-engine-two-mainlines': {
    title: 'Ein Motor für zwei Fließbänder',
    text: 'Baue einen Motor, der Seite B beider Fließbänder berührt, und dahinter eine Bremse. Sie zählen für beide. Das untere hat mit seiner Hupe Tempo 2, doch das Autohaus nimmt das schwächere: Tempo 1, Reichweite 1, Sicherheit 1, für vier Autos.',
  },
  'two-brakes': {
    title: 'Zwei Bremsen, getrennt',
    text: 'Baue für jedes Fließband eine Bremse. Sie treffen sich nur an einer Ecke und sind nicht verbunden, also dürfen beide stehen. Legst du den Wertanzeiger der ersten in die Lücke zwischen ihnen, verbindet er sie: Der Plan wird abgelehnt.',
  },
  'mainline-to-mainline': {
    title: 'Von Fließband zu Fließband',
    text: 'Seite A des einen Fließbands berührt Seite A des anderen. Baue eine Tür an Seite A des unteren: Sie zählt für beide, und das Autohaus hat Design 1. Eine zweite Tür, die die erste berührt, wird abgelehnt.',
  },
  'wrong-side': {
    title: 'Die falsche Seite',
    text: 'Unten ist nur Seite A deines Fließbands frei. Eine Bremse, Schritt B, wird dort abgelehnt. Baue eine Tür, Schritt A: Beide Autohäuser am Fließband bekommen Design 1.',
  },
  'corner-of-the-bay': {
    title: 'Eine Ecke ist keine Berührung',
    text: 'Baue deine Forschungsabteilung unter die Laderampe. Für die Planungsabteilung genügt das Feld nicht, das die Rampe nur an einer Ecke trifft. Baue sie ein Feld höher, wo sie eine Kante mit der Rampe teilt.',
  },
  'strip-is-no-bay': {
    title: 'Der Streifen ist keine Laderampe',
    text: 'Deine Bodenerweiterung liegt neben dem Freihaltestreifen der Grundplatte. Eine Planungsabteilung, die nur den Streifen berührt, wird abgelehnt. Baue sie rechts neben die Laderampe.',
  },
  'room-for-an-upgrade': {
    title: 'Platz zum Nachrüsten',
    text: 'Um die Stoßstange war alles voll, bis du letztes Jahr rechts davon eine Bodenerweiterung gelegt hast. Jetzt sind drei Felder frei: Lege den Wertanzeiger für Sicherheit auf eines davon. Das Feld darüber ist eine Laderampe.',
  },
  'year-seven': {
    title: 'Jahr 7',
    text: 'Alle sechs Bodenerweiterungen liegen. Reiche deinen Plan ohne eine ein. Niemand kann verkaufen, und nach dem Verkauf des Jahres 7 ist das Spiel vorbei, obwohl die Stechkarte noch 5 zeigt.',
  },
  'weaker-mainline': {
    title: 'Das schwächere Fließband zählt',
    text: 'Ein Fließband für Autos und eines für Sportwagen berühren dein Autohaus, und eine Bremse zählt für beide. Baue einen Reifen an das für Autos. Im Prospekt steht weiter Reichweite 0: Die Sportwagen haben keine. Er nennt beide Typen, je bis zu zwei.',
  },
  'two-mainlines-of-a-type': {
    title: 'Zwei Fließbänder eines Typs',
    text: 'Zwei Fließbänder für Autos mit der Kapazität 3 berühren dein Autohaus. Lege das Fenster über die sieben Käufer bei Reichweite 1, Sicherheit 1: Die Lager zählen zusammen, und du verkaufst sechs Autos auf einmal, für 36.',
  },
  'market-stretch': {
    title: 'Größere Fenster',
    text: 'Das kleine Autohaus hat keine Werbeabteilung, das mittlere hat eine. Baue eine weitere, die beide berührt. Sie zählt für jedes voll: Das kleine bekommt ein Fenster von 2 mal 2, das mittlere von 3 mal 3. Ein größeres gibt es nicht.',
  },
  'reading-the-axes': {
    title: 'Die Achsen lesen',
    text: 'Design liegt an der unteren Achse, Reichweite an der linken. Deine Autos haben Design 1 und Reichweite 2: Das öffnet zwei Abschnitte nach rechts und drei nach oben. Lege dein Fenster über die zwei Käufer, die Design 1 und Reichweite 2 verlangen. Eine Spalte weiter verlangt es Design 2 und wird abgelehnt.',
  },
  'overlapping-windows': {
    title: 'Fenster überlappen sich',
    text: 'Deine Autos haben Sicherheit 1 und Reichweite 0, und dein Fenster ist 3 mal 3. Ganz auf dem Brett verlangt es Reichweite 1. Lass es über den unteren Rand ragen, quer über die Fenster von Emil und Klara, und verkaufe zwei Autos.',
  },
  'two-windows-one-niche': {
    title: 'Eine Nische in zwei Fenstern',
    text: 'Jedes deiner Autohäuser hat ein Auto, und in einer Nische stehen zwei Käufer. Lege das erste Fenster darüber: Ein Auto ist verkauft, für 6. Sonst kann niemand verkaufen, also bist du wieder am Zug: Auch das zweite Autohaus verkauft dort.',
  },
  'empty-segments': {
    title: 'Leere Segmente werden übersprungen',
    text: 'Käufer stehen nur in den Segmenten 0 und 2. Der höchste Marker, 6, kam ins Segment 2, der nächste, 4, ins Segment 0, die anderen haben keinen. Verkaufe dein Auto dem Käufer bei Design 2, Reichweite 2, für 6.',
  },
}
