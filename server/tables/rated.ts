import { differencesOf } from '@carriage/kernel'
import type { NewTable } from '@carriage/protocol'
import type pg from 'pg'
import { needOtherPeople } from '../accounts/same-person.ts'
import { ProblemError, problemError } from './problem-error.ts'
import { listAccountsAt, type WaitingTable } from './waiting-table.ts'

/** Declines what would make the result of a rated table say little about those who play. */
export function needRatable(
  { seats, bots, hints, learning, pace, visibility, club }: NewTable,
  title: Parameters<typeof differencesOf>[0] | undefined,
  options: object,
): void {
  if (seats < 2 || seats > 5) throw problemError('malformed', 'A rated table has two to five seats.')
  if (bots.length > 0) throw problemError('malformed', 'At a rated table only people play.')
  if (hints || learning) throw problemError('malformed', 'A rated table has no hints and is not for learning.')
  // Two who rate each other in private say nothing about anybody else.
  if (visibility !== 'open' || club !== undefined)
    throw problemError('malformed', 'Anybody can sit down at a rated table: make it open.')
  if (pace.kind === 'none') throw problemError('malformed', 'A rated table has clocks: else who is losing just stops.')
  if (title && differencesOf(title, options).box !== null)
    throw problemError('malformed', 'A rated table is played with the usual components.')
}

/** A guest could begin anew at any moment, and so have as many ratings as they like. */
export async function needLasting(client: pg.ClientBase, account: string): Promise<void> {
  const { rowCount } = await client.query('select from accounts where id = $1 and not guest', [account])
  if (rowCount === 1) return
  const detail = 'Rated tables are for lasting accounts: add a passkey or prove a mail address first.'
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
