import type { ExampleText } from '@carriage/kernel'
import { actionTextsDe } from './action-texts.de.ts'
import { roundTextsDe } from './round-texts.de.ts'
import type { ExampleId } from './texts.en.ts'

export const de: Readonly<Record<ExampleId, ExampleText>> = {
  ...roundTextsDe,
  ...actionTextsDe,
  'two-turns-in-a-row': {
    title: 'Zwei Züge hintereinander',
    text: 'Direkt vor deinem Marker liegt der Grand Prix allein. Nimm ihn, fahre und beende den Zug: Dein Marker steht immer noch ganz hinten, also bist du noch einmal am Zug.',
  },
  'attracting-a-buyer': {
    title: 'Ein zweiter Käufer für die Reihe',
    text: 'Ein Motorkäufer steht in der Reihe. Locke einen Karosseriekäufer an: Er steht darunter, und die zwei Punkte neben seinem Stapel gehören dir.',
  },
  'full-row': {
    title: 'Die Reihe ist voll',
    text: 'Vier Käufer stehen in der Reihe. Käufer anlocken bringt niemanden herein, sondern rückt den Marktmarker von 1 auf 2.',
  },
  'overtaking-out-of-start': {
    title: 'Überholen aus der Boxengasse',
    text: 'Dein Rennwagen wartet mit Motor 2 in der Boxengasse, Klara steht auf Feld 2. Fahre: Das Feld wird übersprungen und zählt nicht, und du hältst auf 3.',
  },
  'over-the-line': {
    title: 'Über die Linie springen',
    text: 'Du stehst auf 11 und fährst drei Felder, andere stehen auf 12, 1 und 4. Fahre: Alle drei werden übersprungen, die Linie wird überquert, und du hältst auf 5, mit einer Streckenrunde.',
  },
  'two-laps-in-one-move': {
    title: 'Zwei Streckenrunden in einer Fahrt',
    text: 'Motor 7, ein volles Team und Chevrolet ergeben elf Felder. Du stehst auf 12, und drei Wagen sind im Weg. Fahre: Die Linie wird zweimal überquert, und beide Rundenauszeichnungen gehören dir.',
  },
  'adding-to-the-team': {
    title: 'Ein Arbeiter mehr für das Rennteam',
    text: 'Zwei Arbeiter sind in deinem Team, das ein Feld wert ist. Schicke einen dritten und fahre: Das Team ist zwei wert, und mit Motor 3 fährst du von 4 auf 9.',
  },
  chevrolet: {
    title: 'Chevrolet gibt ein Feld',
    text: 'Motor 4, ein Team, das zwei wert ist, und Chevrolet: Fahre von 2 auf 9.',
  },
  'body-six-first': {
    title: 'Zwei Karosserieauszeichnungen zugleich',
    text: 'Deine Karosseriestufe ist 6, und niemand hat eine Karosserieauszeichnung. Baue eine Karosserie: Sie bringt beide, 3 und 7 Punkte.',
  },
  'engine-seven-first': {
    title: 'Zwei Motorauszeichnungen zugleich',
    text: 'Deine Motorstufe ist 7. Baue einen Motor in eine Werkstatt: Er bringt beide Motorauszeichnungen, 10 Punkte.',
  },
  'engine-for-the-race': {
    title: 'Keine Auszeichnung im Rennwagen',
    text: 'Derselbe Motor 7 im Rennwagen bringt nichts; beide Auszeichnungen bleiben offen.',
  },
  'full-workshops': {
    title: 'Keine Werkstatt ist frei',
    text: 'Alle drei Werkstätten sind voll. Baue eine Karosserie 3 und gib den Motor 2 zurück: Die Karosserie kommt an seine Stelle und bringt die Auszeichnung für eine Karosserie von 3.',
  },
  'weaker-race-engine': {
    title: 'Ein schwächerer Motor für den Rennwagen',
    text: 'Dein Rennmotor ist 3, deine Motorstufe 2. Du darfst den neuen Motor trotzdem in den Rennwagen bauen: Er hat dann Motor 2.',
  },
  'difference-of-levels': {
    title: 'Stufen, die zwei auseinanderliegen',
    text: 'Deine Stufen sind 3 und 5. Forsche: Die Motorstufe darf nicht steigen, also wird die Karosseriestufe 4.',
  },
  'token-raises-both': {
    title: 'Ein Chip hebt beide Stufen',
    text: 'Deine Stufen sind 3 und 5. Gib den Ingenieurchip aus: Beide steigen, auf 4 und 6.',
  },
  'king-and-the-last-worker': {
    title: 'King stellt den letzten Arbeiter ein',
    text: 'King bringt zwei Arbeiter, aber nur einer ist noch in deinem Vorrat. Stelle ein: Einer kommt, dein Vorrat ist leer, und die Auszeichnung gehört dir.',
  },
  'riker-hires': {
    title: 'Riker stellt den Verkäufer ein',
    text: 'Der Verkäufer wartet in deinem Vorrat. Stelle ihn statt eines Arbeiters ein: Er ist in deiner Kantine und zählt auf einem Auto wie drei Arbeiter.',
  },
  'placing-a-car': {
    title: 'Ein Auto anbieten',
    text: 'Biete Karosserie 4 und Motor 4 mit einem Arbeiter und dem Verkäufer für 8 an: Das Auto hat Luxus 4, und der Preis 8 ist von der Preistafel.',
  },
  'kettering-body': {
    title: 'Kettering tauscht die Karosserie',
    text: 'Dein Auto für 9 hat Karosserie 3, deine Werkstatt eine 5. Tausche sie: Das Auto hat Karosserie 5 und behält seinen Marker.',
  },
  'kettering-engine': {
    title: 'Kettering tauscht den Motor',
    text: 'Tausche den Motor 4 deines Autos gegen die 6 in deiner Werkstatt: Mit seinem Marker zählt das Auto jetzt 7.',
  },
  'kettering-crew': {
    title: 'Kettering tauscht die Mannschaft',
    text: 'Zwei Arbeiter stehen bei deinem Auto, drei sind in der Kantine. Mache fünf daraus: Luxus 5, und die Kantine ist leer.',
  },
  'kettering-price': {
    title: 'Kettering tauscht den Preis',
    text: 'Tausche den Preis 9 deines Autos gegen 5: Die 9 ist wieder auf der Preistafel.',
  },
  'swap-pays': {
    title: 'Ein Käufertausch bringt weiße Marker',
    text: 'Niemand hat einen Karosseriekäufer angelockt, also liegen dort vier Punkte. Nimm den Käufertausch und tausche den Motorkäufer gegen einen Karosseriekäufer: Die vier Punkte gehören dir.',
  },
  'instant-sale': {
    title: 'Sofort verkauft, für 5',
    text: 'Nimm den Sofortbonus, der ein Auto für 5 verkauft: Dein Auto für 9 verlässt den Markt für 5 Punkte. Seine Arbeiter kommen in deinen Vorrat, und sein Preis ist weg.',
  },
  'instant-sale-with-token': {
    title: 'Sofort verkauft, mit Serienchip',
    text: 'Dein Auto trägt einen Serienchip. Verkaufe es sofort für 7: Nur der Chip geht, das Auto bleibt mit seinem Preis, und Ford wartet weiter darauf.',
  },
  'sixth-car-and-token': {
    title: 'Das sechste Auto und ein Chip',
    text: 'Biete das sechste Auto an und lege danach den Serienchip von Durant darauf: Er steht auf der Investorenleiste. Wenn du den Zug beendest, beginnt die Wertung.',
  },
  'whole-sale': {
    title: 'Ein ganzer Verkauf',
    text: 'Vier Käufer und ein Investor. Beende den Zug: Luxus nimmt das billigere von zwei gleichen Autos, das von Klara. Motor kauft deins für 8, das wegen seines Chips bleibt; Karosserie kauft bei Otto. Der zweite Motorkäufer nimmt deins noch einmal für 8, und Leland zahlt Emil 9.',
  },
  'sold-more-than-once': {
    title: 'Mehr als einmal verkauft',
    text: 'Zwei Preiskäufer, und dein Auto für 3 trägt einen Serienchip. Beende den Zug: Jeder zahlt das Doppelte von 3. Für Durant bleibt nichts.',
  },
  'marker-stays-with-the-model': {
    title: 'Ein Marker bleibt beim Modell',
    text: 'Dein Motor 4 zählt mit Marker 5. Beende den Zug: Beide Motorkäufer nehmen dein Auto, denn der Marker bleibt, solange das Auto bleibt. Ford kauft bei Klara.',
  },
  'salesperson-equal': {
    title: 'Der Verkäufer zählt drei',
    text: 'Dein Verkäufer allein und drei Arbeiter von Otto sind gleich. Beende den Zug: Ottos billigeres Auto wird für 8 gekauft.',
  },
  'salesperson-and-worker': {
    title: 'Der Verkäufer und ein Arbeiter',
    text: 'Mit einem Arbeiter neben dem Verkäufer ist dein Luxus 4 gegen 3. Beende den Zug: Du verkaufst für 9.',
  },
  'packard-pays-the-seller': {
    title: 'Packard zahlt für den Verkauf',
    text: 'Ein Marker +4 liegt neben dem Preiskäufer. Beende den Zug: Klara bekommt das Doppelte von 3 und 4 dazu, gleich wer den Marker gelegt hat.',
  },
  'brayton-triple': {
    title: 'Brayton bekommt das Dreifache',
    text: 'Mit Brayton zahlt dir der Preiskäufer dreimal 3 und die 4 des Markers, 13.',
  },
  'mass-production': {
    title: 'Massenproduktion',
    text: 'Preis kauft dein Auto mit Chip für 12, dann kauft es Motor für 6; Klara verkauft an Karosserie für 11. Beende den Zug: Studebaker findet kein Auto.',
  },
  'two-tokens': {
    title: 'Zwei Chips auf einem Auto',
    text: 'Dein Auto für 3 trägt zwei Serienchips. Beende den Zug: Luxus, Karosserie und Durant zahlen je 3. Ford hätte es nicht gewollt.',
  },
  'no-fitting-car': {
    title: 'Ein Investor ohne Auto',
    text: 'Ford will einen Motor von 3 und findet keinen; Rice will eine Karosserie von 3 und kauft deins noch einmal. Beende den Zug: 24 für dich, 8 für Emil.',
  },
  'selden-and-laps': {
    title: 'Selden will eine Streckenrunde',
    text: 'Klara hat das billigere Auto, aber keine Streckenrunde in dieser Runde. Beende den Zug: Selden kauft deins, wie schon der Luxuskäufer.',
  },
  'dodge-and-achievements': {
    title: 'Dodge will zwei Auszeichnungen',
    text: 'Klaras Auto kostet 1, aber sie hat nur eine Auszeichnung. Beende den Zug: Dodge zahlt dir 5.',
  },
  'olds-and-tokens': {
    title: 'Olds will einen Chip auf einem Ingenieur',
    text: 'Emil hat nur den losen Chip, du einen auf King. Beende den Zug: Olds kauft dein teureres Auto für 8.',
  },
  'raised-values': {
    title: 'Investoren zählen Marker mit',
    text: 'Motor 2 mit +1 passt Ford, Karosserie 2 mit +1 passt Rice, und der Verkäufer passt Leland. Beende den Zug: Otto bekommt 5, du zweimal 6.',
  },
  'above-seven': {
    title: 'Werte über 7',
    text: 'Dein Motor 7 mit +2 zählt 9, der von Klara 7. Beende den Zug: Du verkaufst für 14.',
  },
  'buick-fifth-buyer': {
    title: 'Buick bringt einen fünften Käufer',
    text: 'Vier Käufer ließen dein schwaches Auto stehen. Beende den Zug und hole einen Preiskäufer dazu: zwei Punkte sofort, und das Doppelte von 2 für dein Auto.',
  },
  'buick-and-achievement': {
    title: 'Buick bringt eine Auszeichnung',
    text: 'Ein Motorkäufer steht in der Reihe. Beende den Zug und hole den zweiten dazu: Zwei gleiche bringen die Käuferauszeichnung.',
  },
  'unsold-car': {
    title: 'Ein Auto, das niemand kauft',
    text: 'Kein Käufer steht in der Reihe. Beende den Zug: Dein Auto bringt nichts, seine zwei Arbeiter kommen in deinen Vorrat, und Chip und Marker sind weg.',
  },
  'race-ranking': {
    title: 'Die Rangliste eines Rennens',
    text: 'Emil hat zwei Streckenrunden, Klara und du je eine, Otto keine. Beende den Zug: 7 und 3, 4 und 1, 2 und 1, und nichts für Otto, obwohl er auf dem höchsten Feld steht.',
  },
  'cars-in-start': {
    title: 'Wagen, die die Boxengasse nie verlassen haben',
    text: 'Nur du bist gefahren. Beende den Zug: Du bekommst 7, und die anderen haben keinen Platz.',
  },
  'neutral-cars': {
    title: 'Neutrale Wagen zu zweit',
    text: 'Du hast eine Streckenrunde, Emil steht auf 5, neutrale Wagen auf 3 und 6. Beende den Zug: 7 und 1 für dich, die 4 bekommt niemand, und Emil bekommt 2 für Platz 3.',
  },
  'behind-neutral-cars': {
    title: 'Hinter den neutralen Wagen',
    text: 'Du stehst auf 2, Emil auf 1. Beende den Zug: Beide neutralen Wagen sind vorn, also hast du Platz 3 mit 2 und Emil Platz 4.',
  },
  'final-tie': {
    title: 'Gleichstand am Ende',
    text: 'Du und Otto habt je 71 Punkte. Beende den Zug: Du gewinnst, denn du hast mehr Ingenieure.',
  },
  'whole-scoring': {
    title: 'Eine ganze Wertung',
    text: 'Beende den Zug und nutze Buick für einen Karosseriekäufer: vier Punkte sofort. Das Rennen geht an Otto. Preis zahlt Emil dreimal 3 und 2, Motor zahlt Klara 11, Luxus zahlt dir 9, und Karosserie und Chrysler zahlen Otto je 5.',
  },
}
