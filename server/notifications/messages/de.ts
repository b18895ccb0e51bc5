import type { NotificationMessages } from './message-set.ts'

export const de: NotificationMessages = {
  turnTitle: 'Du bist dran: {game}',
  turnText: 'Der Tisch mit {others} wartet auf dich.',
  reminderTitle: 'Die Zeit läuft ab: {game}',
  reminderText: 'Deine Zeit am Tisch mit {others} endet bald. Danach spielt ein Bot für dich.',
  overTitle: 'Beendet: {game}',
  overText: 'Die Partie mit {others} ist vorbei. Sieh dir an, wie sie ausging.',
  closedTitle: 'Geschlossen: {game}',
  closedText: 'Dein Tisch suchte noch Mitspielende, und lange ist dort nichts geschehen. Decke jederzeit einen neuen.',
  invitedTitle: 'Einladung: {game}',
  invitedText: 'Am Tisch: {others}. Nimm dort Platz, oder lehne unter „Meine Tische“ ab.',
  clubTitle: 'Einladung in einen Spielkreis: {game}',
  clubText:
    'Die Leute, die dort zusammen spielen, laden dich ein. Sieh dir den Kreis an, um zuzusagen oder abzulehnen.',
  digestTitle: 'Deine Tische heute: {count}',
  digestTurn: '{game} mit {others}: Du bist dran',
  digestReminder: '{game} mit {others}: deine Zeit endet bald',
  digestOver: '{game} mit {others}: beendet',
  digestClosed: '{game}: geschlossen, weil niemand kam',
  digestInvited: '{game} mit {others}: Du bist eingeladen',
  digestClub: '{game}: Du bist in diesen Spielkreis eingeladen',
  more: 'Weiteres im Verlauf: {count}',
  open: 'Tisch öffnen',
  openSite: 'Carriage House öffnen',
  trialTitle: 'Es klappt',
  trialText: 'Nachrichten von Carriage House erreichen dich hier.',
  footer:
    'Wer den Link hat, kann bis {until} an diesem Tisch für dich spielen, behalte ihn also für dich. Nachrichten ändern oder abstellen: {settings}',
  settings: 'Nachrichten ändern oder abstellen: {settings}',
}
