import type { ExampleText } from '@carriage/kernel'
import type { RareId } from './rare.en.ts'

export const rare: Readonly<Record<RareId, ExampleText>> = {
  'set-up-of-four': {
    title: 'Aufbau zu viert',
    text: 'Design liegt an der unteren Achse, Sicherheit an der linken. Die anderen haben ihre Abteilungen gelegt. Lege deine: Fünf neutrale Käufer kommen nach Quadrant I, Preis 6 liegt allein auf dem billigsten Segment, und die Stechkarte zeigt 32. Im gemeinsamen Vorrat bleiben 5 Motoren, 8 Bremsen und 8 Fließbänder jeder Art.',
  },
  'introductory-game': {
    title: 'Das Einführungsspiel',
    text: 'Es gibt nur Autos. Die anderen haben ihre Abteilungen gelegt; lege deine. Alle sechs neutralen Karten kommen: je ein Autokäufer in den ersten drei Nischen der untersten Reihe, den ersten zwei der Reihe 2 und der ersten der Reihe 3. Alle halten ihre 17 Karten, doch nur Funken für Autos zählen, und andere Fließbänder gibt es nicht.',
  },
  'research-and-clock': {
    title: 'Forschung lässt die Uhr schlagen',
    text: 'Du hast zwei Forschungsabteilungen, die Stechkarte zeigt 20. Ziehe Emils Marker für Tempo auf Feld 4 und deine Kapazität auf 5: Beide zeigen eine Stechuhr, also fällt die Stechkarte auf 18. Zweimal in einem Zug hättest du Emils Marker nicht ziehen dürfen.',
  },
  'focus-with-passes': {
    title: 'Positionen für alle, die passten',
    text: 'Emil hat gepasst, Klara nahm Position 4 und Otto Position 1. Passe auch: Die Positionen 2 und 3 gehen an Emil und dich, wie im letzten Jahr. Gebaut wird in der Reihenfolge Otto, Emil, du, Klara. Du behältst deinen Gantt-Plan und Emil seine vier, Klara und Otto haben keinen mehr.',
  },
  'last-slot-taken': {
    title: 'Die letzte Position nehmen',
    text: 'Emil nahm Position 1 und Klara Position 3. Nimm Position 2, die einzige freie: Das ist erlaubt, kostet aber deinen Gantt-Plan.',
  },
  'last-slot-left': {
    title: 'Passen um die letzte Position',
    text: 'Emil nahm Position 1 und Klara Position 3. Passe: Du bekommst Position 2 trotzdem und behältst deinen Gantt-Plan.',
  },
  'gantt-clock': {
    title: 'Gantt-Pläne und die Uhr',
    text: 'Du hast 8 Gantt-Pläne und drei Planungsabteilungen, die Stechkarte zeigt 12. Reiche einen Plan nur mit einer Erweiterung ein, den letzten des Jahres: Du steigst auf 11 und Emil von 9 auf 10, das sind zwei Schläge. Die Stechkarte zeigt 10. Otto hatte 19 und bleibt bei 20 stehen.',
  },
  'second-socket': {
    title: 'Ein zweiter Anschluss einer Eigenschaft',
    text: 'Dein Fahrgestell hat einen Anzeiger für Zuverlässigkeit, dein Marker steht auf Feld 6. Lege den zweiten darunter und eine Erweiterung dazu: Das geht, denn der zweite Anschluss braucht Feld 6. Auf Feld 5 würde er abgelehnt, und ein dritter immer: Das Fahrgestell hat zwei Anschlüsse.',
  },
  'floor-of-this-year': {
    title: 'Boden aus demselben Plan',
    text: 'Lege eine Erweiterung an den rechten Rand und versuche eine Forschungsabteilung halb darauf: Der Plan wird abgelehnt, denn auf neuem Boden wird erst im Jahr danach gebaut. Reiche die Erweiterung allein ein: Sie wird gelegt.',
  },
  'floor-of-last-year': {
    title: 'Boden aus dem letzten Jahr',
    text: 'Die Erweiterung des letzten Jahres liegt am rechten Rand. Plane eine Forschungsabteilung halb darauf und zwei Planungsabteilungen und eine weitere Forschungsabteilung, die sie mit der Laderampe verbinden. Lege die neue Erweiterung rechts neben den Streifen: Der Plan ist erlaubt.',
  },
  'where-floor-may-lie': {
    title: 'Wo Boden liegen darf',
    text: 'Lege deine Erweiterung über den Boden, gleich rechts vom Freihaltestreifen: Das ist erlaubt. Ein Feld weiter links würde sie die Front bedecken; umgedreht läge dein Boden vor ihrem eigenen Streifen; nur an der Ecke oder auf deinem Boden wird sie auch abgelehnt.',
  },
  'enclosed-yard': {
    title: 'Ein Hof in der Mitte',
    text: 'Zwei Erweiterungen liegen schon über deiner Fabrik. Lege die dritte links neben den Streifen: Sie schließt einen Hof um die Fronten, und das ist erlaubt. In den Hof vor dem Streifen darf nie etwas gelegt werden.',
  },
  'plan-reopened': {
    title: 'Ein Plan, der zurückkommt',
    text: 'Du hattest den letzten Motor geplant, aber Klara, in der Reihenfolge vor dir, nahm ihn: Dein Plan ist wieder offen. Lässt du nur den Motor weg, wird er abgelehnt, denn zwei Anzeiger zeigen ins Leere. Plane Fließband, Autohaus und eine Bremse mit Anzeiger: Es wird sofort gebaut.',
  },
  'last-brake': {
    title: 'Nur noch eine Bremse',
    text: 'Im gemeinsamen Vorrat liegt noch eine Bremse. Ein Plan mit zweien wird ganz abgelehnt. Plane eine unter dem Fließband, mit einem Anzeiger für Sicherheit: Sie wird gebaut, und der Vorrat ist leer.',
  },
  'mainline-with-dealership': {
    title: 'Fließband und Autohaus zusammen',
    text: 'Ein Plan mit einem Fließband allein wird abgelehnt, ebenso einer mit einem Autohaus allein. Plane beide nebeneinander: Der Plan ist ohne jede Technik erlaubt, und die Autos passen in Nischen, die nichts verlangen.',
  },
  'bay-of-this-year': {
    title: 'Eine Rampe, die zu spät kommt',
    text: 'Lege eine Erweiterung an den rechten Rand und eine Forschungsabteilung, die nur deren Laderampe berührt: Der Plan wird abgelehnt, denn diese Rampe zählt erst ab nächstem Jahr. Reiche die Erweiterung allein ein: Die Abteilung kann nächstes Jahr folgen.',
  },
  'one-car-each': {
    title: 'Zwei Autohäuser, ein Fließband',
    text: 'Beide Autohäuser verkaufen von einem Fließband mit zwei Autos im Lager. Lege das Fenster des kleinen über den einzelnen Käufer in Spalte 2 der Reihe 1: Ein Auto bleibt. Lege das des mittleren über die drei Käufer in Reihe 2: Nur einer von ihnen bekommt ein Auto.',
  },
  'stock-sold-out': {
    title: 'Ausverkauft vor dem zweiten Fenster',
    text: 'Beide Autohäuser teilen sich zwei Autos. Lege das Fenster des kleinen über die drei Käufer in Reihe 2: Beide Autos werden dort verkauft. Du wirst übersprungen, obwohl das Fenster des mittleren nie gelegt wurde.',
  },
  'window-over-the-edge': {
    title: 'Ein Fenster über den Rand',
    text: 'Deine Autos haben Design 1 für die untere Achse und 0 für die linke; zwei Werbeabteilungen geben dir ein Fenster von drei mal drei. Es passt nur, wenn es unten übersteht. Lege es über die Spalten 2 bis 4 der beiden untersten Reihen und verkaufe in Spalte 4 der Reihe 2. Acht solche Stellen gibt es.',
  },
  'risen-axis': {
    title: 'Eine Achse, die gestiegen ist',
    text: 'Der Mindestwert der Sicherheit ist 1, also beginnt die untere Achse bei 1. Deine Autos haben Sicherheit 2 und Tempo 1: Das öffnet die Spalten 1 bis 4 und die Reihen 1 bis 4. Lege dein Fenster über die Spalten 3 und 4 der Reihen 3 und 4 und verkaufe in der äußersten Ecke. Neun von sechzehn Stellen liegen auf dem Brett.',
  },
  'closed-dealership': {
    title: 'Geschlossen wegen eines Mindestwerts',
    text: 'Jedes Fahrzeug braucht dieses Jahr Zuverlässigkeit 1. Das kleine Autohaus verkauft auch von einem Fließband mit 0 und ist geschlossen. Das mittlere steht nur am zuverlässigen: Lege sein Fenster über die fünf Käufer. Seine drei Autos werden verkauft; das Lager des anderen Fließbands bleibt.',
  },
  'cars-and-trucks': {
    title: 'Verkauft wird, was geht',
    text: 'In der Ecknische, zum Preis 4, warten drei Autokäufer, ein Lasterkäufer und ein Sportwagenkäufer. Du hast zwei Autos und zwei Laster. Lege dein Fenster dorthin: Zwei Autos für 8 und ein Laster für 5 sind 13. Nur den Laster verkaufen kannst du nicht. Ein Autokäufer und der Sportwagenkäufer bleiben.',
  },
  'sports-bonus': {
    title: 'Was Sportwagen bringen',
    text: 'Der Preis ist 6. Lege dein Fenster über die Ecknische mit zwei Käufern von Sportwagen und einem Autokäufer: Jeder Sportwagen bringt 2 mehr als den Preis, zusammen 16, und das Auto 6.',
  },
  'a-sale-must-be-made': {
    title: 'Wer verkaufen kann, muss',
    text: 'Der einzige Käufer in deiner Reichweite steht in Spalte 2 der Reihe 2 und zahlt 2. Passen kannst du nicht, und ein Fenster über anderen Nischen wird abgelehnt. Lege das Fenster über diesen Käufer: Du verdienst 2.',
  },
  'idle-window': {
    title: 'Ein Fenster darf warten',
    text: 'An diesem Tisch darf ein Fenster ohne Verkauf gelegt werden. Der einzige Käufer in deiner Reichweite steht in Spalte 2 der Reihe 2. Lege dein Fenster über die Spalten 1 und 2 der Reihe 1, wo niemand kauft: Hier ist das erlaubt. Es bleibt dort liegen, also verkaufst du dieses Jahr nichts.',
  },
  'one-round-of-sales': {
    title: 'Eine Runde Verkauf',
    text: 'Emil hat zwei Autos für 12 verkauft und Klara eines für 6. Lege dein Fenster über den Käufer in Spalte 1 der Reihe 2: Du verdienst 6. Niemand hat noch etwas im Lager, also endet der Verkauf nach einer Runde.',
  },
  'window-stays': {
    title: 'Ein Fenster bleibt liegen',
    text: 'Emil hat noch ein Auto, aber sein Fenster liegt über zwei leeren Nischen. Zwei Käufer stehen in Spalte 1 der Reihe 2; lege dein Fenster dorthin und verkaufe dein Auto. Der andere wartet vergebens: Emils Fenster bleibt bis zum Ende des Verkaufs, wo es ist, und er wird übersprungen.',
  },
  'mainlines-by-rule': {
    title: 'Welches Fließband liefert',
    text: 'Das obere Fließband beliefert nur das kleine Autohaus, das untere beide; jedes hat zwei Autos. Verkaufe in der Ecke drei Autos über das kleine und nenne kein Fließband: Das obere liefert zwei, das untere eines. So hat das mittlere noch ein Auto für Reihe 2.',
  },
  'mainlines-by-name': {
    title: 'Fließbänder nennen',
    text: 'Das obere Fließband beliefert nur das kleine Autohaus, das untere beide; jedes hat zwei Autos. Verkaufe in der Ecke drei Autos und sage: eines vom oberen, zwei vom unteren. Das ist erlaubt, aber das mittlere hat nichts mehr für Reihe 2, und der Verkauf endet.',
  },
  'most-stock-first': {
    title: 'Das vollere Fließband zuerst',
    text: 'Zwei Fließbänder mit je zwei Autos beliefern dein einziges Autohaus. Lege das Fenster über die zwei linken Nischen der Reihe 1 und verkaufe an den einzelnen Käufer: Bei gleichem Lager liefert das früher gelegte. Die anderen zwei werden sofort bedient, beide vom anderen, das mehr hat.',
  },
  'fixed-prices': {
    title: 'Preise bleiben während des Verkaufs',
    text: 'In drei von vier Segmenten warten Käufer: Das höchste zahlt 6, das nächste mit Käufern 4, das billigste 3. Lege dein Fenster über Spalte 2 der Reihen 3 und 4: Das Auto bringt 4. Obwohl in diesem Segment niemand mehr steht, bleiben alle Preise, bis sie neu gesetzt werden.',
  },
  'sparks-by-type': {
    title: 'Funken zählen nach Art',
    text: 'In der Ecknische liegen ein Funke für Autos und einer für Laster, und zwei Autokäufer warten. Spiele irgendeine Karte an Quadrant IV: Der Lasterfunke bringt einen Käufer, der Autofunke keinen, denn mehr als zwei je Funke werden es nicht. Eine neutrale Karte kann noch einen bringen.',
  },
  'sparks-after-a-sale': {
    title: 'Funken füllen auf, was verkauft wurde',
    text: 'In der Ecknische liegen ein Funke für Autos und einer für Laster. Von ihren Autokäufern ist nach dem Verkauf einer übrig, und ein Lasterkäufer wartet auch. Spiele irgendeine Karte an Quadrant IV: Jeder Funke bringt einen Käufer, also werden mindestens zwei Autos und zwei Laster gesucht.',
  },
  'innovation-tie': {
    title: 'Gleiche Innovation',
    text: 'Verkaufe dein Auto; dann geht Design von der linken Achse. Reichweite und Sicherheit haben beide Innovation 4. Der vorderste Marker steht bei Reichweite auf 3, bei Sicherheit auf 4: Sicherheit kommt.',
  },
  'innovation-by-distance': {
    title: 'Gleiche Innovation, vom Mindestwert gezählt',
    text: 'An diesem Tisch entscheidet bei gleicher Innovation der Abstand vom Mindestwert. Verkaufe dein Auto; dann geht Design von der linken Achse. Reichweite und Sicherheit haben beide Innovation 4, und beide vordersten Marker stehen 3 über dem Mindestwert. Also kommt die obere Leiste der Spalte: Reichweite.',
  },
  'dimension-leaves': {
    title: 'Eine Eigenschaft geht',
    text: 'Verkaufe dein Auto; dann geht Tempo von der unteren Achse, und sein Mindestwert wird 1. Seine Innovation wäre bei Weitem die höchste, aber was gerade ging, kommt nicht in Frage. Reichweite hat 2, Zuverlässigkeit 1, Sicherheit 0: Reichweite kommt, und ihre Achse beginnt bei 1. Als Nächstes geht Design.',
  },
  'flip-in-phase-8': {
    title: 'Die Uhr läuft in Phase 8 ab',
    text: 'Jahr 4, die Stechkarte zeigt 3. Spiele eine Karte mit zwei Uhren an Quadrant I: Sie wird zuerst aufgedeckt und lässt 1 übrig, und Emils Karte dreht die Stechkarte um. Jahr 5 beginnt trotzdem; das Spiel endet nach dessen Verkauf.',
  },
  'exactly-zero': {
    title: 'Genau null',
    text: 'Die Stechkarte zeigt 2. Spiele eine Karte mit zwei Uhren an Quadrant I: Der zweite Schlag dreht die Stechkarte um. Ein Jahr wird noch gespielt.',
  },
  'flip-before-the-sales': {
    title: 'Die Uhr läuft vor dem Verkauf ab',
    text: 'Jahr 5, die Stechkarte zeigt 1, und du hast 9 Gantt-Pläne. Reiche einen Plan nur mit einer Erweiterung ein: Dein zehnter dreht die Stechkarte um. Verkauft wird trotzdem: Lege dein Fenster über die Ecknische, verdiene 6, und das Spiel ist aus.',
  },
  'tie-for-victory': {
    title: 'Gleichstand an der Spitze',
    text: 'Jahr 7: Du hast 106, Emil 112 und Klara 97. Lege dein Fenster über die Ecknische und verkaufe dein letztes Auto für 6. Du und Emil habt beide 112, aber im Verkauf kommst du vor ihm: Du gewinnst.',
  },
  'year-of-a-card': {
    title: 'Das Jahr einer Karte',
    text: 'Im Jahr 2 sind die Karten der Jahre 1 und 2 spielbar: neun sind es noch, denn eine ist gespielt. Eine Karte des Jahres 3 wird abgelehnt. Spiele eine Karte des Jahres 2 an Quadrant I.',
  },
  'neutral-cards-of-five': {
    title: 'Neutrale Käufer zu fünft',
    text: 'Spiele die letzte Karte an Quadrant IV. Nach den Funken werden fünf neutrale Karten gezogen: drei für Quadrant I, eine für II und eine für III. Jede bringt einen Käufer und keinen Funken, und alle sieben Karten kommen zurück in den Stapel.',
  },
}
