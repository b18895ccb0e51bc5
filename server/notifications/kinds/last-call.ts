import { type NotificationKind, playsSeat } from './kind.ts'

/** The last reminder at a table of three days and more, two hours before the end. */
export const lastCallKind: NotificationKind = {
  recipients: 'toMove',
  isCurrent: playsSeat,
  untilMoved: true,
  urgent: true,
  wakes: true,
  opens: 'table',
  texts: {
    en: {
      title: 'Last call: {game} with {others}',
      text: 'It’s still your turn in the game with {others}. After that, a bot plays for you.',
      digest: '{game} with {others}: last call',
    },
    de: {
      title: 'Letzte Erinnerung: {game} mit {others}',
      text: 'Du bist noch am Zug, mit {others}. Danach spielt ein Bot für dich.',
      digest: '{game} mit {others}: letzte Erinnerung',
    },
  },
}
