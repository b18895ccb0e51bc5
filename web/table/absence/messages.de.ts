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
  endWhy:
    'Stimmen alle zu, spielen Bots sie zu Ende. Wo Partien zählen, hat verloren, wer gegangen ist; für die anderen ist sie weder gewonnen noch verloren.',
  ends: '{by} schlägt vor, die Partie zu beenden. {agreed} von {all} stimmen zu.',
  myEnd: 'Du schlägst vor, die Partie zu beenden. {agreed} von {all} stimmen zu.',
  agree: 'Zustimmen',
  decline: 'Ablehnen',
  ended:
    'Diese Partie wurde vorzeitig beendet; Bots spielen sie zu Ende. Wo Partien zählen, hat verloren, wer gegangen ist; für die anderen ist sie weder gewonnen noch verloren.',
  failed: 'Das ging nicht: Vielleicht ist jemand zurück, oder der Tisch ist gewertet. Sieh gleich noch einmal nach.',
}
