import type { NotificationKind } from './kind.ts'

const tournament = `split_part(n.match_id, '-', 2)::integer`

/** The organiser removed a player from a tournament; `tournament-` and its number are in place of the id of a table. */
export const removedKind: NotificationKind = {
  recipients: 'account',
  isCurrent: `exists (
      select from tournament_people p
      where p.tournament = ${tournament} and p.account = n.account and p.standing = 'removed'
    )`,
  subject: `(select title from tournaments where id = ${tournament})`,
  detail: `(select removed_for from tournament_people p where p.tournament = ${tournament} and p.account = n.account)`,
  path: (id) => `/${id.replace('tournament-', 'tournaments/')}`,
  opens: 'site',
  texts: {
    en: {
      title: 'Removed: {game}',
      text: 'You were removed from the tournament {game}. Reason: {detail}',
      digest: '{game}: you were removed from this tournament',
    },
    de: {
      title: 'Ausgeschlossen: {game}',
      text: 'Du wurdest aus dem Turnier {game} genommen. Begründung: {detail}',
      digest: '{game}: Du wurdest aus diesem Turnier genommen',
    },
  },
}
