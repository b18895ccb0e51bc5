import type { ExampleText } from '@carriage/kernel'
import type { raceTexts } from './race-texts.en.ts'

export const raceTextsDe: Readonly<Record<keyof typeof raceTexts, ExampleText>> = {
  'skip-a-car': {
    title: 'Ein Wagen im Weg wird übersprungen',
    text: 'Dein Rennwagen wartet mit Motor 2 in der Boxengasse, Emil steht auf Feld 2. Fahre: Feld 2 wird übersprungen und zählt nicht, und du hältst auf 3.',
  },
  'skip-over-the-line': {
    title: 'Über die Ziellinie springen',
    text: 'Du stehst mit Motor 3 auf 9, andere auf 10 und 1. Fahre: Beide werden übersprungen, die Linie wird überquert, und du hältst auf 4, mit einer Streckenrunde und ihrer Auszeichnung.',
  },
  'last-space': {
    title: 'Auf dem letzten Feld fehlt noch eines',
    text: 'Du stehst mit Motor 4 auf 6. Fahre: Du hältst auf 10, und die Streckenrunde ist nicht vollendet. Erst das nächste Feld vollendet sie.',
  },
  'crowded-start': {
    title: 'Gedränge am Start',
    text: 'Andere stehen auf den Feldern 1 und 2. Fahre ein Feld aus der Boxengasse: Du hältst auf 3.',
  },
  'porsche-and-five-steps': {
    title: 'Porsche und die Karte mit fünf Feldern',
    text: 'Du hast Porsche und stehst auf 2, Emil auf 5. Nimm die Karte: Sechs Felder, ohne Emils, führen dich auf 9.',
  },
  'bugatti-and-porsche': {
    title: 'Bugatti fährt sofort',
    text: 'Du hast Bugatti und Porsche, und deine Werkstätten sind voll. Setze den neuen Motor 5 in den Grand-Prix-Wagen, der eine 3 hatte: Er fährt sofort, fünf Felder und eines für Porsche, bis Feld 8. Eine Auszeichnung gibt es nicht.',
  },
  'bugatti-is-silent': {
    title: 'Bugatti will einen besseren Motor',
    text: 'Der neue Motor hat den Wert 3 wie der im Grand-Prix-Wagen. Du darfst sie tauschen, um deine Werkstätten zu behalten, aber Bugatti fährt nicht.',
  },
  'pit-lane': {
    title: 'Wagen in der Boxengasse bekommen nichts',
    text: 'Du hast eine Streckenrunde, Emil keine, und die anderen haben die Boxengasse nie verlassen. Beende den Zug: Du bekommst 7 und 1, Emil 4, und niemand die 2 für den dritten Platz.',
  },
  'many-laps': {
    title: 'Viele Streckenrunden',
    text: 'Du hast sechs Streckenrunden, die anderen fünf, drei und zwei. Beende den Zug: 7 und 8 für dich, 4 und 7, 2 und 5, und 3 für den letzten Wagen, der nur Geld für Streckenrunden bekommt.',
  },
  'past-dummies': {
    title: 'An einem neutralen Wagen vorbei',
    text: 'Zu zweit stehen neutrale Wagen auf 3 und 6. Fahre vier Felder aus der Boxengasse: Die 3 wird übersprungen, und du hältst auf 5.',
  },
  'first-and-third': {
    title: 'Erster und dritter Platz zu zweit',
    text: 'Du stehst auf 8, Emil auf 4, neutrale Wagen auf 6 und 3. Beende den Zug: Du bekommst 7, Emil auf dem dritten Platz 2, und die 4 des neutralen Wagens bekommt niemand.',
  },
  'dummies-ahead': {
    title: 'Hinter beiden neutralen Wagen',
    text: 'Du stehst auf 2, Emil in der Boxengasse. Beende den Zug: Die neutralen Wagen sind Erster und Zweiter, und du bekommst 2.',
  },
  'dummies-behind': {
    title: 'Vor beiden neutralen Wagen',
    text: 'Du stehst auf 9, Emil auf 7. Beende den Zug: Du bekommst 7 und Emil 4.',
  },
  'upgrade-before-the-race': {
    title: 'Erst verbessern, dann fahren',
    text: 'Du stehst mit Motor 2 auf 3 und nimmst das Plättchen mit Grand Prix und Verbesserung. Verbessere zuerst: Der Motor ist 3, und das Rennen führt auf Feld 6. Andersherum hieltest du auf 5.',
  },
  'lap-on-the-next-drive': {
    title: 'Die nächste Fahrt vollendet die Streckenrunde',
    text: 'Du stehst mit Motor 4 auf 10. Fahre: Der erste Schritt überquert die Linie, und du hältst auf 4, mit einer Streckenrunde und ihrer Auszeichnung.',
  },
  'all-in-the-pit-lane': {
    title: 'Niemand ist gefahren',
    text: 'Weder du noch Emil hat die Boxengasse verlassen. Beende den Zug: Die neutralen Wagen sind Erster und Zweiter, und niemand bekommt Geld.',
  },
  'race-before-the-upgrade': {
    title: 'Erst fahren, dann verbessern',
    text: 'Du stehst mit Motor 2 auf 3 und nimmst das Plättchen mit Grand Prix und Verbesserung. Fahre zuerst: Du hältst auf 5, und danach ist der Motor 3.',
  },
  'bugatti-and-the-upgrade': {
    title: 'Bugatti fährt nach der Verbesserung',
    text: 'Du hast Bugatti, stehst mit Motor 2 auf 3 und nimmst das Plättchen mit Grand Prix und Verbesserung. Verbessere zuerst und fahre mit dem neuen Motor: drei Felder auf 6. Der Grand Prix führt drei weiter, auf 9.',
  },
  'bonus-engine-into-the-race': {
    title: 'Ein Motor 6 für das Rennen',
    text: 'Das Sonderplättchen bringt einen Motor 6, gleich auf welcher Stufe. Nimm ihn zuerst, in den Grand-Prix-Wagen: Er bringt keine Auszeichnung, aber der Grand Prix des Plättchens führt sechs Felder weit.',
  },
}
