import type { Seat } from '@carriage/kernel'
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
  const nonces = sitters.map(({ nonce }) => nonce)
  // A column of the database holds seats as numbers; a table has at most eight.
  const bots = sitters.filter(({ bot }) => bot !== null).map(({ seat }) => seat as Seat)
  await beginMatch(client, { id, game, options, secret, nonces, pace, bots, inCompetition })
  return true
}
