import type { ExampleText } from '@carriage/kernel'
import type { tileTexts } from './tile-texts.en.ts'

export const tileTextsDe: Readonly<Record<keyof typeof tileTexts, ExampleText>> = {
  'choosing-in-reverse-order': {
    title: 'Wer ganz hinten steht, bekommt das letzte Startplättchen',
    text: 'Klara und Otto, deren Arbeiter vor deinem stehen, haben schon gewählt. Nimm das Plättchen mit Einstellen und dem Grand-Prix-Motor und führe es aus: Das letzte ist für Emil. Sein Arbeiter steht ganz hinten, also hat er auch den ersten Zug von Runde 1.',
  },
  'three-turns-in-a-row': {
    title: 'Drei Züge hintereinander',
    text: 'Drei Plättchen liegen zwischen dir und Emil. Nimm das Forschungsplättchen: Du bist wieder am Zug, und das übergangene Plättchen kommt nach vorn. Nimm das Karosserieplättchen: Du stehst immer noch ganz hinten. Nimm das Motorplättchen vor allen: Jetzt ist Emil am Zug.',
  },
  'bonus-engine-into-a-workshop': {
    title: 'Ein Motor 6 für eine Werkstatt',
    text: 'Deine Motorstufe ist 1, und das Sonderplättchen bringt einen Motor 6. Setze ihn in eine Werkstatt: Er bringt die Auszeichnung für einen Motor von 4, aber nicht die für 7.',
  },
  'empty-discard-pile': {
    title: 'Keine Karte zum Forschen',
    text: 'Der Bonus des Sonderplättchens nähme die oberste Karte des Ablagestapels, aber der ist leer. Nimm das Plättchen: Der Motor kommt wie sonst, und der Bonus verfällt.',
  },
  'specialty-tile-is-replaced': {
    title: 'Ein benutztes Sonderplättchen wird ersetzt',
    text: 'Zwei Plättchen von Satz A sind benutzt, eines liegt noch im Stapel. Nimm das Sonderplättchen mit Karosserie und führe es aus: Es kommt zu den benutzten, und das letzte aus dem Stapel kommt nach vorn in die Kette.',
  },
  'fourth-specialty-tile': {
    title: 'Das vierte Sonderplättchen eines Satzes',
    text: 'Der Stapel von Satz A ist leer. Nimm das vierte Sonderplättchen und führe es aus: Alle vier werden gemischt, eines kommt nach vorn in die Kette, und drei liegen wieder im Stapel.',
  },
  'passed-tile-of-this-round': {
    title: 'Ein Sonderplättchen dieser Runde wird übergangen',
    text: 'In Runde 1 liegt ein Plättchen von Satz A zwischen den anderen. Nimm das Einstellen-Plättchen davor und beende den Zug: Die drei übergangenen kommen in ihrer Reihenfolge nach vorn, das Sonderplättchen wie die anderen.',
  },
  'passed-tile-of-an-earlier-round': {
    title: 'Ein Sonderplättchen einer früheren Runde wird übergangen',
    text: 'In Runde 2 liegt noch ein Plättchen von Satz A in der Kette. Nimm das Einstellen-Plättchen davor und beende den Zug: Hinter dem Plättchen von Satz A steht niemand mehr, also kommt es in die Schachtel, und an seiner Stelle kommt eines von Satz B nach vorn.',
  },
  'taken-tile-of-an-earlier-round': {
    title: 'Ein Sonderplättchen einer früheren Runde wird genommen',
    text: 'In Runde 2 liegt noch ein Plättchen von Satz A in der Kette. Nimm es: Fahre ein Feld und verbessere deinen Motor auf 2. Das Plättchen kommt in die Schachtel, und eines von Satz B kommt nach vorn.',
  },
}
