import type { WaitingRoomMessage } from './waiting-room-messages.en.ts'

export const de: Readonly<Record<WaitingRoomMessage, string>> = {
  title: 'Dein Tisch ist offen',
  lead: '{game} beginnt, sobald alle Plätze besetzt und alle bereit sind.',
  learning:
    'Wer gerade {game} lernt, landet hier. Warte, schick den Link oder starte mit Bots. Ohne Wertung, Tipps sind für alle erlaubt.',
  pace: 'Bedenkzeit: {pace}.',
  clock: 'Läuft deine Uhr ab, spielt ein Bot für dich, bis du zurück bist.',
  'clock.rated':
    'Läuft deine Uhr ab, spielt ein Bot für dich. Dreimal kannst du zurückkommen; macht ein Bot mehr als ein Zehntel deiner Züge, belegst du den letzten Platz.',
  hints: 'Tipps sind für alle erlaubt.',
  rated: 'Dieser Tisch ist gewertet: Sein Ergebnis ändert die Wertungszahlen aller, die hier spielen.',
  club: 'Mitglieder finden diesen Tisch auf der Seite des Clubs:',
  share: 'Schick diesen Link an deine Leute',
  copy: 'Link kopieren',
  copied: 'Kopiert',
  qr: 'Der Link als QR-Code',
  renew: 'Neuer Link',
  'renew.why': 'Der bisherige Link führt dann niemanden mehr an diesen Tisch.',
  remove: '{name} vom Tisch nehmen',
  ready: 'bereit',
  notReady: 'noch nicht bereit',
  sit: 'Hier mitspielen',
  move: 'Hierher wechseln',
  beReady: 'Ich bin bereit',
  notYet: 'Doch noch nicht',
  bot: 'Bot hinzufügen',
  level: 'Stärke der Bots',
  clear: 'Platz frei machen',
  start: 'Jetzt starten, Rest mit Bots',
  leave: 'Tisch verlassen',
  'hidden.title': 'Ein Tisch von {host}',
  'hidden.link':
    'Diesen Tisch sieht nur, wer seinen Link hat, und der ist länger als diese Adresse. Bitte {host}, ihn dir zu schicken.',
  'hidden.private': 'Diesen Tisch sieht nur, wer eingeladen ist. Bitte {host} um eine Einladung.',
  'hidden.seated': 'Spielst du hier mit? Dann melde dich mit dem Konto an, dem dein Platz gehört.',
  'hidden.signIn': 'Anmelden',
}
