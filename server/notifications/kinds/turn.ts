import { type NotificationKind, playsSeat } from './kind.ts'

export const turnKind: NotificationKind = {
  recipients: 'toMove',
  isCurrent: playsSeat,
  untilMoved: true,
  opens: 'table',
  texts: {
    en: {
      title: 'Your turn: {game} with {others}',
      text: 'Your game with {others} is waiting for your move.',
      digest: '{game} with {others}: your turn',
    },
    de: {
      title: 'Du bist am Zug: {game} mit {others}',
      text: 'Deine Partie mit {others} wartet auf dich.',
      digest: '{game} mit {others}: Du bist am Zug',
    },
  },
}
