import type { MatchId } from '@carriage/protocol'
import type pg from 'pg'
import { lookNow } from '../play/clock/look-now.ts'
import { insertTable, type TableSettings } from '../tables/create.ts'
import { seatPerson } from '../tables/seat.ts'
import { startIfComplete } from '../tables/start.ts'
import { lockWaitingTable } from '../tables/waiting-table.ts'

/** A player of a season or a tournament. */
export interface Entrant {
  readonly account: string
  /** Null for a person who was deleted since. */
  readonly name: string | null
}

/** Creates an open table for these people, in the order of seats, and starts its match. */
export async function startTable(
  client: pg.ClientBase,
  { game, options, pace, rated }: Pick<TableSettings, 'game' | 'options' | 'pace' | 'rated'>,
  bySeat: readonly Entrant[],
): Promise<MatchId> {
  const id = await insertTable(client, {
    game,
    options,
    pace,
    rated,
    seats: bySeat.length,
    visibility: 'open',
    hints: false,
    learning: false,
    owner: bySeat[0]?.account ?? '',
  })
  if (!id) throw new Error('A table that is no rematch was stored as one.')
  for (const [seat, { account, name }] of bySeat.entries())
    await seatPerson(client, id, { id: account, name: name ?? '' }, { seat, nonce: undefined, ready: true })
  await startIfComplete(client, await lockWaitingTable(client, id), { inCompetition: true })
  const gone = bySeat.filter(({ name }) => name === null).map(({ account }) => account)
  if (gone.length > 0) await leaveToBots(client, id, gone)
  return id
}

/** Bots play these seats to the end; the clock checks the match at once. */
async function leaveToBots(client: pg.ClientBase, id: MatchId, accounts: readonly string[]): Promise<void> {
  await client.query('update seats set replaced = true, resigned = true where table_id = $1 and account = any($2)', [
    id,
    accounts,
  ])
  await lookNow(client, id)
}
