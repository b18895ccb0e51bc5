import { botPlaysSeat, type NotificationKind } from './kind.ts'

/** A bot has played a seat for a day. */
export const botPlaysKind: NotificationKind = {
  recipients: 'seats',
  isCurrent: `${botPlaysSeat} and s.replaced_since <= now() - interval '23 hours'`,
  urgent: true,
  delay: 86_400_000,
  detail: `(select count(*) from moves m where m.match_id = n.match_id and m.seat = n.seat and m.bot and m.n > n.n)::text`,
  opens: 'table',
  texts: {
    en: {
      title: 'A bot is playing for you: {game} with {others}',
      text: 'Moves of the bot since your time ran out: {detail}. The seat in the game with {others} is still yours: take it back at the table.',
      digest: '{game} with {others}: a bot is playing for you',
    },
    de: {
      title: 'Ein Bot spielt für dich: {game} mit {others}',
      text: 'Züge des Bots, seit deine Zeit um ist: {detail}. Der Platz in der Partie mit {others} gehört noch dir: Nimm ihn am Tisch zurück.',
      digest: '{game} mit {others}: Ein Bot spielt für dich',
    },
  },
}
