import type { ExampleText } from '@carriage/kernel'
import { raceTextsDe } from './race-texts.de.ts'
import type { ExampleId } from './texts.en.ts'
import { tileTextsDe } from './tile-texts.de.ts'

export const de: Readonly<Record<ExampleId, ExampleText>> = {
  ...tileTextsDe,
  ...raceTextsDe,
  'start-tile': {
    title: 'Zwei Arbeiter und ein Motor',
    text: 'Du wählst zuletzt und hast das Plättchen mit Einstellen, Einstellen und Motor. Führ es aus, den Motor in eine Werkstatt: Sechs Arbeiter sind in deiner Kantine, sechs in deinem Vorrat, und der Motor hat den Wert 1.',
  },
  'two-turns-in-a-row': {
    title: 'Zwei Züge hintereinander',
    text: 'Direkt vor deinem Arbeiter liegt der Grand Prix allein. Nimm ihn und beende den Zug: Dein Arbeiter steht immer noch ganz hinten, also bist du noch einmal am Zug.',
  },
  'tiles-wrap-round': {
    title: 'Zurückgelassene Plättchen kommen nach vorn',
    text: 'Hinter Emils Arbeiter liegen zwei Plättchen. Nimm das Karosserieplättchen davor und beende den Zug: Es kommt nach vorn in die Kette, und die zwei, die jetzt hinter allen liegen, folgen ihm.',
  },
  'impossible-action': {
    title: 'Eine Aktion, die nicht möglich ist',
    text: 'Dein Vorrat ist leer. Nimm das Plättchen mit Einstellen, Karosserie und Motor: Einstellen verfällt, Karosserie und Motor kommen wie sonst.',
  },
  'levels-of-developments': {
    title: 'Stufen aus Entwicklungen',
    text: 'Dein Startplättchen und zwei Entwicklungen ergeben zusammen Karosseriestufe 2 und Motorstufe 3. Nimm das Karosserieplättchen: Die Karosserie hat den Wert 2.',
  },
  'placing-a-car': {
    title: 'Ein Auto anbieten',
    text: 'Karosserie 3 und Motor 4 warten in deinen Werkstätten, drei Arbeiter in der Kantine. Biete sie mit zwei Arbeitern für 8 an: Der Markt hat drei Autos, deine Werkstätten sind leer, ein Arbeiter bleibt, und der Preis 8 ist weg.',
  },
  'full-workshops': {
    title: 'Keine Werkstatt ist frei',
    text: 'Alle drei Werkstätten sind voll. Nimm das Karosserieplättchen mit Stufe 4 und gib den Motor 1 zurück: Die Karosserie 4 kommt an seine Stelle und bringt die Auszeichnung für eine Karosserie von 3.',
  },
  'level-cap': {
    title: 'Keine Karosserie über 7',
    text: 'Deine Entwicklungen und dein Startplättchen haben acht Karosseriepunkte. Nimm das Karosserieplättchen: Die Karosserie hat den Wert 7, den höchsten, den es gibt.',
  },
  'body-buyer': {
    title: 'Ein zweiter Käufer für die Reihe',
    text: 'Ein Motorkäufer steht in der Reihe. Hole einen Karosseriekäufer dazu: Er steht dahinter, und die zwei Geld neben seinem Stapel gehören dir.',
  },
  'moving-the-marker': {
    title: 'Die Reihe ist voll',
    text: 'Vier Käufer stehen in der Reihe. Deine Aktion Käufer bringt weder einen Käufer noch Geld, sondern rückt den Marker von S auf 3.',
  },
  'buyer-award': {
    title: 'Der zweite Käufer einer Art',
    text: 'Jemand hat schon einen Motorkäufer geholt. Hol den zweiten: Du bekommst die Käuferauszeichnung, aber kein Geld, denn das ging mit dem ersten weg.',
  },
  'stack-money-adds-up': {
    title: 'Geld, das niemand nahm',
    text: 'In Runde 1 hat niemand einen Prestigekäufer gewählt, also liegen dort in Runde 2 zwei Geld. Hol einen und nimm beide.',
  },
  'last-buyer-action': {
    title: 'Die letzte Aktion Käufer beendet die Runde',
    text: 'Der Marker steht auf 1. Nimm Karosserie und Käufer: Der Marker erreicht 0, aber dein Zug geht weiter, und du darfst noch ein Auto anbieten. Dann beginnt die Wertung.',
  },
  'sixth-car': {
    title: 'Das sechste Auto beendet die Runde',
    text: 'Fünf Autos sind auf dem Markt. Nimm den Grand Prix, biete das sechste an und beende den Zug: Obwohl dein Arbeiter noch ganz hinten steht, wird gewertet. Die nächste Runde beginnt mit deinem Zug.',
  },
  'short-round-of-two': {
    title: 'Eine kurze Runde zu zweit',
    text: 'Zu zweit füllen drei Käufer die Reihe. Der Marker steht auf 1: Noch eine Aktion Käufer rückt ihn auf 0, und nach deinem Zug wird gewertet.',
  },
  'fourth-car-of-two': {
    title: 'Das vierte Auto zu zweit',
    text: 'Zu zweit hat der Markt vier Felder, und drei sind besetzt. Nimm den Grand Prix, biete das vierte Auto an und beende den Zug: Die Runde wird gewertet.',
  },
  'both-body-awards': {
    title: 'Zwei Karosserieauszeichnungen zugleich',
    text: 'Deine Karosseriestufe ist 6, und niemand hat eine Karosserieauszeichnung. Nimm das Karosserieplättchen: Die Karosserie 6 bringt beide, 3 und 7 Punkte.',
  },
  'both-engine-awards': {
    title: 'Zwei Motorauszeichnungen zugleich',
    text: 'Deine Motorstufe ist 7. Nimm das Motorplättchen und lege den Motor in eine Werkstatt: Er bringt beide Motorauszeichnungen, 3 und 7 Punkte.',
  },
  'no-engine-award': {
    title: 'Keine Auszeichnung im Grand-Prix-Wagen',
    text: 'Derselbe Motor 7 im Grand-Prix-Wagen macht diesen schnell, bringt aber keine Auszeichnung.',
  },
  'inactive-development': {
    title: 'Eine Entwicklung erwacht',
    text: 'Eine deiner Entwicklungen wartet auf einen Arbeiter, und deine Kantine ist leer. Stelle ein: Der Arbeiter geht auf die Karte, deine Karosseriestufe steigt auf 3, und du nimmst sofort die Karosserie 3 der Karte, samt Auszeichnung.',
  },
  'waiting-developments-in-order': {
    title: 'Zwei Entwicklungen warten auf Arbeiter',
    text: 'Zwei Entwicklungen warten, und zwei Arbeiter sind in deinem Vorrat. Nimm die Karte, die drei einstellt: Nur zwei kommen, und beide gehen auf die Karten. Wähle zuerst die mit einem Karosserie- und einem Motorpunkt: Der Motor der anderen hat dann den Wert 6, und die Arbeiterauszeichnung gehört dir.',
  },
  'otto-is-the-third-engineer': {
    title: 'Der dritte Ingenieur bringt Arbeiter',
    text: 'Du hast zwei Ingenieure, und zwei Arbeiter sind in deinem Vorrat. Nimm den Ingenieur Otto: Er ist dein dritter, das bringt die Ingenieurauszeichnung, und er bringt die letzten zwei Arbeiter mit, das bringt die Arbeiterauszeichnung. Dann forschst du noch einmal.',
  },
  'deck-runs-out': {
    title: 'Der Stapel geht aus',
    text: 'Eine Karte liegt noch im Stapel, zwanzig sind abgelegt. Nimm die Karte mit fünf Feldern: Die andere offene wird abgelegt, die letzte des Stapels aufgedeckt, alle 21 abgelegten bilden einen neuen Stapel, und eine davon wird daneben aufgedeckt.',
  },
  'body-and-engine-card': {
    title: 'Eine Karte mit Karosserie und Motor',
    text: 'Eine Werkstatt ist frei, und deine Stufen sind 4. Nimm die Karte, erst die Karosserie, dann den Motor in eine Werkstatt, und gib den Motor 2 zurück: Beide Teile bringen eine Auszeichnung.',
  },
  'award-during-set-up': {
    title: 'Eine Auszeichnung vor der ersten Runde',
    text: 'Du führst das Startplättchen mit Forschung und Karosserie aus. Nimm zuerst die Karte mit zwei Karosseriepunkten: Deine Stufe ist 3, und die Karosserie danach bringt ihre Auszeichnung. Andersherum wäre es eine Karosserie 1.',
  },
  'worker-award': {
    title: 'Der letzte Arbeiter wird eingestellt',
    text: 'Ein Arbeiter ist noch in deinem Vorrat. Stelle ihn ein: Dein Vorrat ist leer, und die Arbeiterauszeichnung bleibt dir, auch wenn nach den Verkäufen Arbeiter zurückkommen.',
  },
  'market-award': {
    title: 'Zwei eigene Autos auf dem Markt',
    text: 'Eines deiner Autos ist in dieser Runde auf dem Markt. Biete das zweite an: Es bringt die Marktauszeichnung.',
  },
  'diesel-body': {
    title: 'Diesel tauscht die Karosserie',
    text: 'Dein Auto auf dem Markt hat Karosserie 3, deine Werkstatt eine 5. Lass Diesel sie tauschen: Das Auto hat Karosserie 5, und die 3 liegt in der Werkstatt. Ein Marker bleibt.',
  },
  'diesel-engine': {
    title: 'Diesel tauscht den Motor',
    text: 'Lass Diesel den Motor 2 aus deiner Werkstatt in das Auto setzen: Dessen Motor 4 kommt zurück in die Werkstatt.',
  },
  'diesel-workers': {
    title: 'Diesel ändert die Arbeiter',
    text: 'Zwei Arbeiter stehen bei deinem Auto, drei sind in der Kantine. Erhöhe auf vier: Einer bleibt in der Kantine.',
  },
  'diesel-takes-workers-back': {
    title: 'Diesel holt einen Arbeiter zurück',
    text: 'Zwei Arbeiter stehen bei deinem Auto. Senke auf einen: Der andere ist wieder in deiner Kantine, in der dann vier sind. Der letzte darf nicht gehen.',
  },
  'diesel-price': {
    title: 'Diesel ändert den Preis',
    text: 'Dein Auto kostet 8. Ändere es auf 5: Die 5 liegt auf dem Auto, und die 8 kann wieder gewählt werden.',
  },
  'diesel-frees-a-worker': {
    title: 'Diesel macht einen Arbeiter frei',
    text: 'Eine Entwicklung wartet auf einen Arbeiter, und deine Kantine ist leer. Lass Diesel dein Auto von drei auf zwei Arbeiter senken: Der Arbeiter geht sofort auf die Karte, und ihr Motor 4 gehört dir.',
  },
  'one-marker-a-turn': {
    title: 'Ein Ingenieurmarker je Zug',
    text: 'Du hast Daimler und Horch. Lege Daimler +2 auf den Käufer und biete dann ein Auto an: Horchs Marker wird nicht angeboten, denn in diesem Zug wurde schon einer benutzt.',
  },
  'selling-a-part': {
    title: 'Ein Teil verkaufen',
    text: 'Das Sonderplättchen lässt dich ein Teil verkaufen. Verkaufe den Motor 4: Du bekommst 4 Geld, und seine Werkstatt ist frei.',
  },
  'bonus-part-by-value': {
    title: 'Ein Teil über deiner Stufe',
    text: 'Deine Karosseriestufe ist 1, und das Sonderplättchen bringt eine Karosserie 5. Sie bringt die Auszeichnung für 3; die für 6 bleibt liegen.',
  },
  'top-discard': {
    title: 'Forschung vom Ablagestapel',
    text: 'Oben auf dem Ablagestapel liegt eine Entwicklung mit Karosserie. Nimm sie zuerst mit dem Bonus: Sie ist sofort aktiv, deine Karosseriestufe ist 3, und die Karosserie 3 bringt ihre Auszeichnung.',
  },
  'withdrawing-a-car': {
    title: 'Ein Auto vom Markt nehmen',
    text: 'Fünf Autos sind auf dem Markt, eines davon deins. Nimm es mit dem Bonus zurück: Du bekommst 3 Geld, seine Arbeiter kommen in deinen Vorrat, und Feld und Preis sind wieder frei.',
  },
  'three-buyers': {
    title: 'Drei Käufer kaufen',
    text: 'Prestige, Karosserie und Motor stehen in der Reihe. Beende den Zug: Prestige nimmt Emils Auto mit drei Arbeitern für 11. Zwei Karosserien sind mit 3 gleich, also wird Klaras billigeres Auto für 6 gekauft. Motor nimmt deins für 8, und Otto verkauft nichts.',
  },
  'tie-by-price': {
    title: 'Von gleichen Autos das billigere',
    text: 'Du und Emil bietet beide drei Arbeiter, du für 9, Emil für 8. Beende den Zug: Der Prestigekäufer nimmt Emils Auto für 8.',
  },
  'maybach-above-seven': {
    title: 'Maybach hebt eine Karosserie über 7',
    text: 'Deine Karosserie 6 mit Maybach +2 zählt 8, die von Emil 7. Beende den Zug: Der Karosseriekäufer zahlt dir 12.',
  },
  'maybach-equal': {
    title: 'Maybach stellt Gleichstand her',
    text: 'Deine Karosserie 5 mit Maybach +2 zählt 7, wie die von Emil. Beende den Zug: Emils billigeres Auto wird für 10 gekauft.',
  },
  'price-buyer': {
    title: 'Der Preiskäufer zahlt doppelt',
    text: 'Dein Auto kostet 5, das von Emil 6. Beende den Zug: Der Preiskäufer nimmt das billigste und zahlt dir das Doppelte, 10.',
  },
  'price-buyer-opel': {
    title: 'Opel bekommt das Dreifache',
    text: 'Derselbe Verkauf mit Opel auf deiner Seite bringt 15.',
  },
  'price-buyer-and-a-rival': {
    title: 'Opel hilft nur bei eigenen Verkäufen',
    text: 'Emil hat Opel, aber das billigste Auto ist deins. Beende den Zug: Der Preiskäufer zahlt dir das Doppelte von 5 und Emil nichts.',
  },
  'price-buyer-daimler': {
    title: 'Opel und Daimler zusammen',
    text: 'Daimler +4 liegt auf dem Käufer, gleich von wem. Du hast Opel: Beende den Zug und bekomme dreimal 5 und 4 dazu, 19.',
  },
  'daimler-for-nobody': {
    title: 'Ein Daimler-Marker ohne Verkauf',
    text: 'Zwei Käufer mit Daimlers Markern stehen in der Reihe, aber nur dein Auto ist auf dem Markt. Beende den Zug: Der erste zahlt dir 8 und 2. Der andere findet kein Auto, und seine 4 ist verloren.',
  },
  'benz-adds-body': {
    title: 'Benz bringt einen Käufer mehr',
    text: 'Die Runde ist zu Ende, und du hast den Marker von Benz. Hole den zweiten Karosseriekäufer: Er ist der zweite einer Art und bringt dir die Käuferauszeichnung. Er kauft zuletzt und nimmt von drei gleichen Karosserien die billigste, die von Klara für 3.',
  },
  'benz-adds-price': {
    title: 'Benz mit einem Preiskäufer',
    text: 'Hole stattdessen einen Preiskäufer: Das Geld neben seinem Stapel gehört dir, und er zahlt das Doppelte von 3 für Klaras Auto.',
  },
  'benz-declines': {
    title: 'Benz wartet',
    text: 'Verzichte: Es gibt drei Verkäufe, und du behältst den Marker für eine andere Runde.',
  },
  'benz-of-two': {
    title: 'Benz zu zweit',
    text: 'Die Reihe zu zweit fasst drei Käufer. Benz stellt einen vierten dahinter, der zuletzt kauft.',
  },
  'more-buyers-than-cars': {
    title: 'Mehr Käufer als Autos',
    text: 'Vier Käufer, zwei Autos. Beende den Zug: Der Preiskäufer nimmt deins für das Doppelte von 3, der Motorkäufer Emils für 5, und die anderen gehen leer aus.',
  },
  'whole-scoring': {
    title: 'Eine ganze Wertung',
    text: 'Rennen und Markt einer dritten Runde. Beende den Zug: Das Rennen bringt 10, 7, 2 und 0. Dann kauft Motor bei Emil für 15, Preis bei Otto für das Doppelte von 4 und 2, Karosserie bei dir für 14 und Prestige bei Klara für 8. Zwei Autos bleiben stehen.',
  },
  'shared-victory': {
    title: 'Gleichstand am Ende',
    text: 'Nach Runde 3 hast du 61 Geld und 10 Punkte aus Auszeichnungen, Emil 64 und 7. Beende den Zug: Beide haben 71 und gewinnen gemeinsam, außer der Tisch hat vereinbart, dass Ingenieure entscheiden.',
  },
}
