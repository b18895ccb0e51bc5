import { randomBytes } from 'node:crypto'
import type { BotLevel, MatchId } from '@carriage/protocol'
import type pg from 'pg'
import { problemError } from './problem-error.ts'
import type { WaitingTable } from './waiting-table.ts'

/** A person at a table. */
export interface Person {
  readonly id: string
  readonly name: string
  /** The request has an API token. */
  readonly program?: boolean
}

export interface PersonSeated {
  readonly seat: number
  readonly nonce: string | undefined
  readonly ready: boolean
}

export async function seatPerson(
  client: pg.ClientBase,
  id: MatchId,
  person: Person,
  { seat, nonce = randomNonce(), ready }: PersonSeated,
): Promise<void> {
  await client.query(
    'insert into seats (table_id, seat, account, name, program, ready, nonce) values ($1, $2, $3, $4, $5, $6, $7)',
    [id, seat, person.id, person.name, person.program ?? false, ready, nonce],
  )
}

/** Bots are always ready. */
export async function seatBot(client: pg.ClientBase, id: MatchId, seat: number, level: BotLevel): Promise<void> {
  await client.query('insert into seats (table_id, seat, bot, name, ready, nonce) values ($1, $2, $3, $3, true, $4)', [
    id,
    seat,
    level,
    randomNonce(),
  ])
}

export async function emptySeat(client: pg.ClientBase, id: MatchId, seat: number): Promise<void> {
  await client.query('delete from seats where table_id = $1 and seat = $2', [id, seat])
}

export function freeSeats({ seats, sitters }: WaitingTable): readonly number[] {
  return Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !sitters.some((at) => at.seat === seat))
}

/** The wanted seat if it is free; by default the first free one. */
export function freeSeat(table: WaitingTable, wanted?: number): number {
  const free = freeSeats(table)
  const seat = wanted ?? free[0]
  if (seat === undefined) throw problemError('conflict', 'Every seat is taken.')
  if (seat >= table.seats) throw problemError('notFound', `The table has no seat ${seat}.`)
  if (!free.includes(seat)) throw problemError('conflict', `Seat ${seat} is taken.`)
  return seat
}

function randomNonce(): string {
  return randomBytes(16).toString('hex')
}
