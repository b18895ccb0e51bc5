import type { NotificationKind } from './kind.ts'

/** Somebody sat down at the recipient's slow table, on seat -2 - n. Not sent if the game begins at once. */
export const seatTakenKind: NotificationKind = {
  recipients: 'account',
  isCurrent: `b.state = 'waiting' and b.owner = n.account
    and exists (select from seats x where x.table_id = n.match_id and x.seat = -2 - n.n and x.account <> n.account)`,
  delay: 60_000,
  detail: '(select x.name from seats x where x.table_id = n.match_id and x.seat = -2 - n.n)',
  opens: 'table',
  texts: {
    en: {
      title: '{detail} joined your table: {game}',
      text: 'See who is there and start the game.',
      digest: '{game}: {detail} joined your table',
    },
    de: {
      title: '{detail} ist an deinem Tisch: {game}',
      text: 'Sieh nach, wer da ist, und starte die Partie.',
      digest: '{game}: {detail} ist an deinem Tisch',
    },
  },
}
