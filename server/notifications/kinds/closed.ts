import { type NotificationKind, playsSeat } from './kind.ts'

/** A waiting table was closed. */
export const closedKind: NotificationKind = {
  recipients: 'players',
  isCurrent: playsSeat,
  opens: 'site',
  texts: {
    en: {
      title: 'Table closed: {game}',
      text: 'Nobody joined your table for a long time, so it was closed. You can create a new one any time.',
      digest: '{game}: closed, nobody joined',
    },
    de: {
      title: 'Geschlossen: {game}',
      text: 'An deinem Tisch fehlten noch Leute, und lange ist nichts passiert. Du kannst jederzeit einen neuen eröffnen.',
      digest: '{game}: geschlossen, weil niemand kam',
    },
  },
}
