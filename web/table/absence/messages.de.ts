import type { AbsenceMessage } from './messages.en.ts'

export const de: Readonly<Record<AbsenceMessage, string>> = {
  title: 'Abwesend',
  away: '{name} ist schon lange weg.',
  left: '{name} hat die Partie verlassen.',
  ask: 'Platz von {name} übernehmen',
  asked: 'Du möchtest den Platz von {name} übernehmen. {agreed} von {all} stimmen zu.',
  withdraw: 'Zurückziehen',
  asks: '{by} möchte den Platz von {name} übernehmen. {agreed} von {all} stimmen zu.',
  proposeEnd: 'Partie beenden vorschlagen',
  endWhy:
    'Stimmen alle zu, spielen Bots sie zu Ende. Wo Partien zählen, hat verloren, wer gegangen ist; für die anderen ist sie weder gewonnen noch verloren.',
  ends: '{by} schlägt vor, die Partie zu beenden. {agreed} von {all} stimmen zu.',
  myEnd: 'Du schlägst vor, die Partie zu beenden. {agreed} von {all} stimmen zu.',
  agree: 'Zustimmen',
  decline: 'Ablehnen',
  ended:
    'Diese Partie wurde vorzeitig beendet; Bots spielen sie zu Ende. Wo Partien zählen, hat verloren, wer gegangen ist; für die anderen ist sie weder gewonnen noch verloren.',
  failed: 'Das ging nicht: Vielleicht ist jemand zurück, oder der Tisch ist gewertet.',
}
