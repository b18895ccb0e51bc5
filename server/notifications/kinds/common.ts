import type { Texts } from './kind.ts'

/** Texts around those of the kinds. */
export const common = {
  en: {
    guest: 'Guest {number}',
    digestTitle: 'Your tables today: {count}',
    more: '{count} more in the log',
    planRelied: 'Your plan relied on “{condition}”, and that has changed.',
    openTable: 'Go to table',
    openSite: 'Open Carriage House',
    testTitle: 'Test notification',
    testText: 'It works: you’ll get Carriage House notifications here.',
    footer:
      'Anyone with this link can play for you at this table until {until}, so don’t share it. Change or turn off notifications: {settings}',
    settings: 'Change or turn off notifications: {settings}',
    'pace.days': '{days, plural, one {1 day} other {# days}} a move',
    'pace.bank': '{days, plural, one {1 day} other {# days}} in a bank, plus {hours} h a move',
    'pace.live': 'live',
    'pace.none': 'no clock',
    calendarTitle: '{game}: your move is due',
    calendarText:
      'Your time for this move ends when this entry ends. After that, a bot plays for you until you’re back.\n{link}',
  },
  de: {
    guest: 'Gast {number}',
    digestTitle: 'Deine Partien heute: {count}',
    more: 'Weiteres im Verlauf: {count}',
    planRelied: 'Dein Plan galt nur unter „{condition}“, und das hat sich geändert.',
    openTable: 'Tisch öffnen',
    openSite: 'Carriage House öffnen',
    testTitle: 'Test: Mitteilungen kommen an',
    testText: 'Mitteilungen von Carriage House erreichen dich hier.',
    footer:
      'Mit diesem Link kann bis {until} jeder für dich spielen, gib ihn nicht weiter. Mitteilungen ändern oder abstellen: {settings}',
    settings: 'Mitteilungen ändern oder abstellen: {settings}',
    'pace.days': '{days, plural, one {1 Tag} other {# Tage}} je Zug',
    'pace.bank': '{days, plural, one {1 Tag} other {# Tage}} auf der Uhr, dazu {hours} h je Zug',
    'pace.live': 'live',
    'pace.none': 'ohne Uhr',
    calendarTitle: '{game}: Zug fällig',
    calendarText: 'Mit diesem Termin endet deine Zeit. Danach spielt ein Bot für dich, bis du zurück bist.\n{link}',
  },
} satisfies Texts<string>
