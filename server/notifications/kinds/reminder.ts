import { type NotificationKind, playsSeat } from './kind.ts'

export const reminderKind: NotificationKind = {
  recipients: 'toMove',
  isCurrent: playsSeat,
  untilMoved: true,
  opens: 'table',
  texts: {
    en: {
      title: 'Running out of time: {game}',
      text: 'Your time in the game with {others} is almost up. After that, a bot plays for you.',
      digest: '{game} with {others}: almost out of time',
    },
    de: {
      title: 'Bald fällig: {game}',
      text: 'Du bist noch am Zug, mit {others}. Danach spielt ein Bot für dich.',
      digest: '{game} mit {others}: Deine Zeit endet bald',
    },
  },
}
