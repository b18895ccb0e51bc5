import { type NotificationKind, playsSeat } from './kind.ts'

/** It is the turn of a seat whose premove was not possible; in place of the notification of the turn. */
export const stoppedKind: NotificationKind = {
  recipients: 'toMove',
  isCurrent: playsSeat,
  untilMoved: true,
  opens: 'table',
  texts: {
    en: {
      title: 'Your planned move stopped: {game} with {others}',
      text: 'Your planned move was not possible, so it’s your turn in the game with {others}. Your other plans still stand.',
      digest: '{game} with {others}: your planned move stopped, your turn',
    },
    de: {
      title: 'Dein geplanter Zug war nicht möglich: {game} mit {others}',
      text: 'Dein geplanter Zug war nicht möglich, du bist am Zug in der Partie mit {others}. Deine anderen Pläne gelten noch.',
      digest: '{game} mit {others}: Dein geplanter Zug war nicht möglich, du bist am Zug',
    },
  },
}
