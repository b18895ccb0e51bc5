import type { RuleTexts } from '@carriage/kernel'

export const de: RuleTexts['rules'] = {
  'AE-5.41': {
    title: 'Käufer anlocken',
    text: 'Solange die Reihe der aktiven Käufer ein freies Feld hat, nimm einen Käufer von einem Stapel, der noch einen hat, und stelle ihn auf das erste freie Feld von oben.',
  },
  'AE-5.42': {
    title: 'Punkte neben dem Stapel',
    text: 'Du bekommst die Punkte aller weißen Marker neben diesem Stapel, und sie werden weggenommen.',
  },
  'AE-5.43': {
    title: 'Der Marktmarker rückt',
    text: 'Sind alle Felder der aktiven Käufer besetzt, musst du stattdessen den Marktmarker ein Feld weiterrücken.',
  },
  'AE-5.44': {
    title: 'Nichts fürs Rücken',
    text: 'Wer den Marktmarker rückt, bekommt weder Punkte noch einen Käufer.',
  },
  'AE-5.45': {
    title: 'Ende der Marktleiste',
    text: 'Ein Marktmarker auf Feld {marketTrack.spaces} rückt nicht weiter, denn dort endet die Leiste.',
  },
  'AE-5.46': {
    title: 'Aktive Käufer bleiben',
    text: 'Aktive Käufer bleiben bis zum Aufräumen der Runde; nur der Sofortbonus, der Käufer tauscht (AE-8.15), nimmt einen früher weg.',
  },
  'AE-5.47': {
    title: 'Das siebte Käufer anlocken',
    text: 'Zu dritt oder zu viert füllt {players.rows.4.activeBuyerSpaces}-mal Käufer anlocken in einer Runde die Reihe; {count.markerSteps} weitere bringen den Marktmarker auf Feld {marketTrack.spaces}.',
  },
}
