import type { ExampleText } from '@carriage/kernel'
import type { roundTexts } from './round-texts.en.ts'

export const roundTextsDe: Readonly<Record<keyof typeof roundTexts, ExampleText>> = {
  'choosing-in-reverse-order': {
    title: 'Wer ganz hinten steht, nimmt den letzten Bonus',
    text: 'Klara und Otto, die vor dir stehen, haben schon gewählt. Nimm den Bonus mit Karosserie und Fahrt: Der letzte ist für Emil. Runde 1 wird vorbereitet, und Emil, dessen Marker ganz hinten steht, hat den ersten Zug.',
  },
  'bonus-body-and-race': {
    title: 'Beginn mit Karosserie und zwei Feldern',
    text: 'Du wählst zuerst. Nimm den Bonus mit Karosserie und Fahrt: Eine Karosserie 2 liegt in deiner Werkstatt, und dein Rennwagen steht auf Feld 2. Deine Stufen bleiben auf 1.',
  },
  'bonus-level-and-worker': {
    title: 'Beginn mit Karosseriestufe und Arbeiter',
    text: 'Nimm den Bonus mit Karosseriestufe und Arbeiter: Deine Karosseriestufe ist 2, fünf Arbeiter sind in deiner Kantine und sieben in deinem Vorrat.',
  },
  'bonus-level-and-race-engine': {
    title: 'Beginn mit Motorstufe und Rennmotor',
    text: 'Nimm den Bonus mit Motorstufe und Rennmotor: Deine Motorstufe ist 2, und der Motor deines Rennwagens auch. Deine Werkstätten bleiben leer.',
  },
  'bonus-engine-and-token': {
    title: 'Beginn mit Motor und Chip',
    text: 'Nimm den Bonus mit Motor und Chip und stelle den Motor 2 in eine Werkstatt; in den Rennwagen dürfte er auch. Er liegt jetzt dort, und der lose Ingenieurchip gehört dir. Deine Stufen bleiben auf 1, und kein Startbonus bringt eine Auszeichnung.',
  },
  'tiles-go-to-the-front': {
    title: 'Zurückgelassene Plättchen kommen nach vorn',
    text: 'Einstellen und Forschen liegen zwischen dir und Emil. Nimm das Karosserieplättchen vor ihm und beende den Zug: Es kommt an die Spitze der Kette, und die zwei, hinter denen niemand mehr steht, folgen ihm. Emil ist am Zug.',
  },
  'fourth-and-fifth-buyer': {
    title: 'Der vierte Käufer und der fünfte',
    text: 'Drei Käufer stehen in der Reihe, und du hast zwei Züge hintereinander. Locke erst einen Preiskäufer an: Die Reihe ist voll, der Marker noch auf 1. Locke im zweiten Zug wieder an: Niemand kommt, und der Marker rückt auf 2.',
  },
  'marker-at-the-end': {
    title: 'Der Marker am Ende',
    text: 'Der Marktmarker steht auf 3. Nimm das Plättchen mit drei Aktionen und locke zuerst an: Der Marker erreicht 4, aber Karosserie und Motor sind noch zu bauen, und du darfst ein Auto anbieten. Beendest du den Zug, beginnt die Wertung.',
  },
  'market-marker-of-two': {
    title: 'Der Marktmarker zu zweit',
    text: 'Zu zweit füllen drei Käufer die Reihe, und der Marker beginnt auf 2. Du hast zwei Züge hintereinander und lockst in beiden an: Der Marker rückt auf 3 und auf 4, und die Runde endet mit deinem zweiten Zug.',
  },
  'white-markers-carry-over': {
    title: 'Weiße Marker bleiben und wachsen',
    text: 'Vier Punkte liegen bei Karosserie und einer bei Luxus, denn niemand hat sie genommen. Beende den Zug: Runde 3 legt neue dazu, und bei Karosserie liegen 6, bei Luxus 2, bei Motor und Preis je 1.',
  },
  'tiles-that-nobody-recruited': {
    title: 'Ein Ingenieur, den niemand nahm',
    text: 'Ein Ingenieur liegt noch offen, vier liegen im Stapel. Beende den Zug: Er bleibt, für Runde 2 werden zwei weitere aufgedeckt, und zwei bleiben im Stapel.',
  },
  'many-laps': {
    title: 'Viele Streckenrunden',
    text: 'Du hast sieben Streckenrunden, Emil vier, Klara drei. Beende den Zug: 7 für den Platz und 9 für die Streckenrunden, 4 und 6, 2 und 5. Nach der dritten bringt jede nur noch einen Punkt mehr.',
  },
  'buyers-without-cars': {
    title: 'Käufer ohne Autos',
    text: 'Beide Verkaufsplättchen haben dein Auto vom Markt genommen, aber zwei Käufer und Durant warten noch. Beende den Zug: Niemand bekommt etwas, die Käufer gehen zurück auf ihre Stapel, und Durant ist aus dem Spiel.',
  },
  'buick-of-two': {
    title: 'Buick zu zweit',
    text: 'Die Reihe fasst zu zweit drei Käufer, und alle drei wollen Autos von Emil. Beende den Zug und hole einen Preiskäufer dazu: Er ist der vierte und zahlt das Doppelte von 2 für deins.',
  },
  'brayton-twice': {
    title: 'Brayton verkauft zweimal',
    text: 'Du hast Brayton, und dein Auto für 3 trägt einen Serienchip. Beende den Zug: Beide Preiskäufer zahlen dreimal 3. Dann ist das Auto weg, und Durant findet keins.',
  },
  'winning-together': {
    title: 'Gemeinsam gewinnen',
    text: 'Du und Otto habt je 71 Punkte und zwei Ingenieure, Klara hat 65 und drei. Beende den Zug: Ingenieure zählen nur unter denen, die vorn gleichauf liegen, also gewinnst du gemeinsam mit Otto.',
  },
  'hidden-points': {
    title: 'Verdeckte Punkte',
    text: 'An diesem Tisch sind die Punkte verdeckt; du hast 10. Beende den Zug: Du verkaufst für 8, das steht für alle im Verlauf, aber nur du siehst, dass du jetzt 18 hast.',
  },
}
