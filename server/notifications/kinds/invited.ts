import type { NotificationKind } from './kind.ts'

/** An invitation to a table. The link signs nobody in: a one-tap link cannot take a seat. */
export const invitedKind: NotificationKind = {
  recipients: 'account',
  isCurrent: `exists (
      select from invitations i
      where i.table_id = n.match_id and i.account = n.account and i.state = 'waiting' and i.answer is null
        and not exists (select from seats mine where mine.table_id = i.table_id and mine.account = i.account)
    )`,
  path: (match) => `/table/${match}`,
  opens: 'table',
  texts: {
    en: {
      title: 'Invitation: {game}',
      text: 'At the table: {others}. Join, or decline under “My tables”.',
      digest: '{game} with {others}: invitation',
    },
    de: {
      title: 'Einladung: {game}',
      text: 'Am Tisch: {others}. Spiel mit oder lehn unter „Meine Tische“ ab.',
      digest: '{game} mit {others}: Du bist eingeladen',
    },
  },
}
