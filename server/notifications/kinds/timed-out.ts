import { botPlaysSeat, type NotificationKind } from './kind.ts'

/** A bot replaces a player whose time at a slow table is over. */
export const timedOutKind: NotificationKind = {
  recipients: 'seats',
  isCurrent: botPlaysSeat,
  urgent: true,
  opens: 'table',
  texts: {
    en: {
      title: 'Your time ran out: {game} with {others}',
      text: 'A bot now plays for you in the game with {others}. Take your seat back at the table; any move does it, too.',
      digest: '{game} with {others}: your time ran out',
    },
    de: {
      title: 'Deine Zeit ist um: {game} mit {others}',
      text: 'In der Partie mit {others} spielt jetzt ein Bot für dich. Nimm deinen Platz am Tisch zurück; jeder Zug tut das auch.',
      digest: '{game} mit {others}: Deine Zeit ist um',
    },
  },
}
