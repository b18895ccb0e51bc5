import type { AbsenceMessage } from './messages.en.ts'

export const de: Readonly<Record<AbsenceMessage, string>> = {
  title: 'Abwesend',
  away: '{name} ist seit Langem nicht da.',
  left: '{name} hat die Partie verlassen.',
  ask: 'Um den Platz von {name} bitten',
  asked: 'Du bittest um den Platz von {name}. {agreed} von {all} stimmen zu.',
  withdraw: 'Zurückziehen',
  asks: '{by} bittet um den Platz von {name}. {agreed} von {all} stimmen zu.',
  proposeEnd: 'Vorschlagen, die Partie zu beenden',
  endWhy: 'Stimmen alle zu, spielen Bots sie zu Ende, und sie zählt für niemanden.',
  ends: '{by} schlägt vor, die Partie zu beenden. {agreed} von {all} stimmen zu.',
  myEnd: 'Du schlägst vor, die Partie zu beenden. {agreed} von {all} stimmen zu.',
  agree: 'Zustimmen',
  decline: 'Ablehnen',
  ended: 'Alle haben zugestimmt, diese Partie zu beenden. Bots spielen sie zu Ende; sie zählt für niemanden.',
  failed: 'Das ging nicht: Vielleicht ist jemand zurück, oder der Tisch ist gewertet. Sieh gleich noch einmal nach.',
}
