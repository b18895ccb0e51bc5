import { type NotificationKind, playsSeat } from './kind.ts'

export const reminderKind: NotificationKind = {
  recipients: 'toMove',
  isCurrent: playsSeat,
  untilMoved: true,
  urgent: true,
  opens: 'table',
  texts: {
    en: {
      title: 'Still your turn: {game} with {others}',
      text: 'It’s still your turn in the game with {others}. When your time is over, a bot plays for you.',
      digest: '{game} with {others}: still your turn',
    },
    de: {
      title: 'Du bist noch am Zug: {game} mit {others}',
      text: 'Du bist noch am Zug, mit {others}. Ist deine Zeit um, spielt ein Bot für dich.',
      digest: '{game} mit {others}: Du bist noch am Zug',
    },
  },
}
