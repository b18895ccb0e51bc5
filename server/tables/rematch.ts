import type { MatchId, Pace, TableTag, Visibility } from '@carriage/protocol'
import type pg from 'pg'
import { writeEvent } from '../notifications/outbox.ts'
import { areApart, needNotApart } from '../social/chat/block.ts'
import { insertTable } from './create.ts'
import { problemError } from './problem-error.ts'
import { needFairSeat } from './rated.ts'
import { needNotRemoved } from './removed.ts'
import { freeSeats, type Person, seatBot, seatPerson } from './seat.ts'
import { listAccountsAt, listSeatedAccounts, lockWaitingTable } from './waiting-table.ts'

interface Finished {
  game: string
  options: object
  seats: number
  pace: Pace
  visibility: Visibility
  hints: boolean
  learning: boolean
  rated: boolean
  tags: TableTag[]
  state: string
}

/**
 * The rematch of a finished table: there is one, whichever player asks, however often. Bots keep their seats, and all
 * other players are invited, except those with a block between them and the caller. The caller sits there afterwards,
 * if a seat is free.
 */
export async function rematch(client: pg.ClientBase, over: MatchId, person: Person): Promise<MatchId> {
  const { rows } = await client.query<Finished>(
    'select game, options, seats, pace, visibility, hints, learning, rated, tags, state from tables where id = $1',
    [over],
  )
  const [table] = rows
  if (!table) throw problemError('notFound', 'Table not found.')
  if (table.state !== 'over') throw problemError('conflict', 'The game isn’t over yet.')
  const rated = table.rated && table.visibility === 'open' && table.pace.kind !== 'none'
  const sitters = await listSeatedAccounts(client, over)
  const id = await insertTable(client, { ...table, rated, owner: person.id, rematchOf: over })
  if (!id) return joinExisting(client, over, person, sitters.find(({ account }) => account === person.id)?.seat)
  await client.query('insert into club_tables (table_id, club) select $2, club from club_tables where table_id = $1', [
    over,
    id,
  ])
  for (const { seat, bot, account } of sitters) {
    if (bot) await seatBot(client, id, seat, bot)
    else if (account === person.id) await seatPerson(client, id, person, { seat, nonce: undefined, ready: false })
    else if (account && !(await areApart(client, account, [person.id]))) {
      await client.query('insert into invitations (table_id, account) values ($1, $2)', [id, account])
      await writeEvent(client, { kind: 'invited', match: id, n: -1, content: { account } })
    }
  }
  return id
}

async function joinExisting(
  client: pg.ClientBase,
  over: MatchId,
  person: Person,
  seat: number | undefined,
): Promise<MatchId> {
  const { rows } = await client.query<{ id: MatchId; state: string }>(
    'select id, state from tables where rematch_of = $1 for update',
    [over],
  )
  const [table] = rows
  if (!table) throw problemError('unavailable', 'The rematch is being created; ask again.')
  if (table.state !== 'waiting') return table.id
  const waiting = await lockWaitingTable(client, table.id)
  const free = freeSeats(waiting)
  const sitsAlready = waiting.sitters.some(({ account }) => account === person.id)
  const to = seat !== undefined && free.includes(seat) ? seat : free[0]
  if (!sitsAlready && to !== undefined) {
    await needNotRemoved(client, table.id, person.id)
    if (waiting.rated) await needFairSeat(client, waiting, person.id)
    await needNotApart(client, person.id, [waiting.owner, ...listAccountsAt(waiting)])
    await seatPerson(client, table.id, person, { seat: to, nonce: undefined, ready: false })
  }
  return table.id
}
