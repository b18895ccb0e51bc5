import type { Seat } from '@carriage/kernel'
import type { MatchId } from '@carriage/protocol'
import type pg from 'pg'
import { beginMatch } from '../play/matches/begin.ts'
import { listSeatedAccounts, type WaitingTable } from './waiting-table.ts'

/** Starts the match if every seat is taken and all players are ready. Returns whether it did. */
export async function startIfComplete(
  client: pg.ClientBase,
  table: Omit<WaitingTable, 'sitters'>,
  { inCompetition = false } = {},
): Promise<boolean> {
  const { id, game, options, secret, pace } = table
  const sitters = await listSeatedAccounts(client, id)
  if (sitters.length < table.seats || !sitters.every(({ ready }) => ready)) return false
  await client.query(`update tables set state = 'playing', started_at = now() where id = $1`, [id])
  if (pace.kind === 'slow') await switchMailOn(client, id)
  const nonces = sitters.map(({ nonce }) => nonce)
  // A column of the database holds seats as numbers; a table has at most eight.
  const bots = sitters.filter(({ bot }) => bot !== null).map(({ seat }) => seat as Seat)
  await beginMatch(client, { id, game, options, secret, nonces, pace, bots, inCompetition })
  return true
}

/** People at a slow table who have a confirmed address and never chose how to be notified get mails. */
async function switchMailOn(client: pg.ClientBase, id: MatchId): Promise<void> {
  await client.query(
    `insert into notification_channels (account, kind)
     select a.id, 'mail' from seats s join accounts a on a.id = s.account
     where s.table_id = $1 and a.email_verified
       and not exists (select from notification_settings n where n.account = a.id)
       and not exists (select from notification_channels c where c.account = a.id)
     on conflict (account, kind, address) do nothing`,
    [id],
  )
}
