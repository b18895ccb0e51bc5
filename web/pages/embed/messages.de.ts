import type { en } from './messages.en.ts'

export const de: Record<keyof typeof en, string> = {
  score: 'Punktestand',
  acts: 'am Zug',
  table: 'Zum Tisch',
  live: 'Live',
  over: 'Die Partie ist beendet.',
  again: 'Noch einmal ansehen',
  refused: 'Dieser Tisch lässt sich hier nicht zeigen',
  'refused.why':
    'Andere Seiten können nur offene Tische zeigen. Dieser ist privat, nur über einen Link erreichbar oder geschlossen.',
  waiting: 'Diese Partie hat noch nicht begonnen',
  'waiting.why': 'Sie erscheint hier, sobald alle Plätze besetzt sind.',
  home: 'Zur Startseite',
  open: 'Einbetten',
  title: 'Diesen Tisch auf einer anderen Seite zeigen',
  lead: 'Füg diesen Code in eine Seite ein. Er zeigt Brett und Punktestand der laufenden Partie, danach lässt sie sich nachspielen.',
  code: 'Code zum Einfügen',
  copy: 'Code kopieren',
  copied: 'Kopiert',
  closed: 'Nur offene Tische können auf anderen Seiten gezeigt werden.',
}
