import type { WaitingRoomMessage } from './waiting-room-messages.en.ts'

export const de: Readonly<Record<WaitingRoomMessage, string>> = {
  title: 'Der Tisch ist gedeckt',
  lead: '{game} beginnt, wenn jeder Platz besetzt und bereit ist.',
  learning:
    'Wer gerade {game} lernt, kommt hierher. Warte, verschicke den Link oder beginne mit Bots. Gewertet wird nichts, und alle dürfen Hinweise holen.',
  pace: 'Tempo: {pace}.',
  clock: 'Läuft deine Uhr ab, spielt ein Bot für dich, bis du zurück bist.',
  'clock.rated':
    'Läuft deine Uhr ab, spielt ein Bot für dich. Dreimal kannst du zurückkommen; macht ein Bot mehr als ein Zehntel deiner Züge, belegst du den letzten Platz.',
  hints: 'Alle dürfen Hinweise holen.',
  rated: 'Dieser Tisch ist gewertet: sein Ergebnis ändert die Wertungen aller, die hier spielen.',
  club: 'Mitglieder finden diesen Tisch auf der Seite des Spielkreises:',
  share: 'Schicke diesen Link an alle, mit denen du spielen willst',
  copy: 'Link kopieren',
  copied: 'Kopiert',
  qr: 'Der Link als QR-Code',
  renew: 'Neuer Link',
  'renew.why': 'Der bisherige Link führt dann niemanden mehr an diesen Tisch.',
  remove: '{name} vom Tisch nehmen',
  ready: 'bereit',
  notReady: 'noch nicht bereit',
  sit: 'Hier Platz nehmen',
  move: 'Hierher wechseln',
  beReady: 'Ich bin bereit',
  notYet: 'Doch nicht bereit',
  bot: 'Einem Bot geben',
  level: 'Wie gut Bots spielen, die sich jetzt setzen',
  clear: 'Platz frei machen',
  start: 'Jetzt beginnen, mit Bots auf den freien Plätzen',
  leave: 'Tisch verlassen',
  'hidden.title': 'Ein Tisch von {host}',
  'hidden.link':
    'Diesen Tisch sieht nur, wer seinen Link hat, und der ist länger als diese Adresse. Bitte {host}, ihn dir zu schicken.',
  'hidden.private': 'Diesen Tisch sieht nur, wer eingeladen ist. Bitte {host} um eine Einladung.',
  'hidden.seated': 'Spielst du hier mit? Dann melde dich mit dem Konto an, dem dein Platz gehört.',
  'hidden.signIn': 'Anmelden',
}
