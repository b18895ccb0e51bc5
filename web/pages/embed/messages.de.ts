import type { en } from './messages.en.ts'

export const de: Record<keyof typeof en, string> = {
  score: 'Spieler und Punkte',
  acts: 'am Zug',
  table: 'Zum Tisch',
  live: 'Live',
  over: 'Die Partie ist beendet.',
  again: 'Noch einmal ansehen',
  refused: 'Dieser Tisch kann hier nicht gezeigt werden',
  'refused.why':
    'Andere Seiten können nur offene Tische zeigen. Dieser ist privat, nur über einen Link zu sehen oder nicht mehr da.',
  waiting: 'Diese Partie hat noch nicht begonnen',
  'waiting.why': 'Sie wird hier gezeigt, sobald alle Plätze besetzt sind.',
  home: 'Zum Haus',
  open: 'Einbetten',
  title: 'Diesen Tisch auf einer anderen Seite zeigen',
  lead: 'Füge diesen Code in eine Seite ein. Er zeigt Brett und Punktestand der laufenden Partie und danach, wie sie gespielt wurde.',
  code: 'Code zum Einfügen',
  copy: 'Code kopieren',
  copied: 'Kopiert',
  closed: 'Nur offene Tische können auf anderen Seiten gezeigt werden.',
}
