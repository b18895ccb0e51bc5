import { differencesOf } from '@carriage/kernel'
import type { NewTable } from '@carriage/protocol'
import type pg from 'pg'
import { needOtherPeople } from '../accounts/same-person.ts'
import { ProblemError, problemError } from './problem-error.ts'
import { listAccountsAt, type WaitingTable } from './waiting-table.ts'

/** Refuses settings with which the result of a rated table would mean little. */
export function needRatable(
  { seats, bots, hints, learning, pace, visibility, club }: NewTable,
  title: Parameters<typeof differencesOf>[0] | undefined,
  options: object,
): void {
  if (seats < 2 || seats > 5) throw problemError('malformed', 'A rated table has two to five seats.')
  if (bots.length > 0) throw problemError('malformed', 'A rated table is for people only.')
  if (hints || learning) throw problemError('malformed', 'Rated games don’t allow hints or learning tables.')
  // Ratings among a closed group do not compare with others.
  if (visibility !== 'open' || club !== undefined)
    throw problemError('malformed', 'Rated tables must be open to everyone.')
  if (pace.kind === 'none')
    throw problemError('malformed', 'A rated table needs clocks, since a losing player could just stop.')
  if (title && differencesOf(title, options).box !== null)
    throw problemError('malformed', 'A rated table is played with the standard components.')
}

/** A guest could start over at any moment, and so have any number of ratings. */
export async function needLasting(client: pg.ClientBase, account: string): Promise<void> {
  const { rowCount } = await client.query('select from accounts where id = $1 and not guest', [account])
  if (rowCount === 1) return
  const detail = 'Rated tables are for lasting accounts: add a passkey or confirm a mail address first.'
  throw new ProblemError({ code: 'forbidden', detail, facts: { needs: 'lastingAccount' } })
}

/** Refuses a seat at a rated table to guests, and to a person who sits there already. */
export async function needFairSeat(
  client: pg.ClientBase,
  table: Pick<WaitingTable, 'sitters'>,
  account: string,
): Promise<void> {
  await needLasting(client, account)
  await needOtherPeople(client, account, listAccountsAt(table))
}

export function refuseIfRated({ rated }: Pick<WaitingTable, 'rated'>, why: string): void {
  if (rated) throw problemError('conflict', why)
}
