import type { NotificationKind } from './kind.ts'

export const overKind: NotificationKind = {
  recipients: 'players',
  isCurrent: 's.account = n.account and not s.resigned',
  opens: 'table',
  texts: {
    en: {
      title: 'Finished: {game}',
      text: 'Your game with {others} is over. See the result.',
      digest: '{game} with {others}: finished',
    },
    de: {
      title: 'Beendet: {game}',
      text: 'Die Partie mit {others} ist beendet. Sieh dir an, wie sie ausging.',
      digest: '{game} mit {others}: beendet',
    },
  },
}
