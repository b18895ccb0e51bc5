import { type NotificationKind, playsSeat } from './kind.ts'

/** A slow game has begun; those who move first get the notification of their turn. */
export const beginsKind: NotificationKind = {
  recipients: 'others',
  isCurrent: `${playsSeat} and h.result is null`,
  opens: 'table',
  texts: {
    en: {
      title: 'Your game begins: {game}',
      text: 'Your game with {others} has begun. Pace: {pace}. We notify you when it’s your turn.',
      digest: '{game} with {others}: the game has begun',
    },
    de: {
      title: 'Deine Partie beginnt: {game}',
      text: 'Deine Partie mit {others} hat begonnen. Tempo: {pace}. Du hörst von uns, wenn du am Zug bist.',
      digest: '{game} mit {others}: Die Partie hat begonnen',
    },
  },
}
