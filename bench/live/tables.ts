import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { matchIdFrom, type Pace } from '@carriage/protocol'
import { beginMatch, type Database } from '@carriage/server'
import { type Ahead, gameNamed, optionsOf, playAhead } from './played-ahead.ts'

/** A guest with a session. */
export interface BenchGuest {
  readonly id: string
  readonly cookie: string
}

/** A table that plays, and all the moves that will be made at it. */
export interface PreparedTable {
  readonly id: string
  readonly moves: readonly Ahead[]
}

/** The pace of a live table: each move changes clocks and deadline. */
const livePace: Pace = { kind: 'live', bank: 86_400, increment: 5 }

export async function newGuests(url: string, count: number): Promise<readonly BenchGuest[]> {
  const guests: BenchGuest[] = []
  while (guests.length < count) {
    const response = await fetch(`${url}/api/guest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url },
      body: '{}',
    })
    // A machine that others use as well may be short of time for a moment.
    if (response.status === 503) {
      await pause(500)
      continue
    }
    if (!response.ok) throw new Error(`No guest: ${response.status} ${await response.text()}`)
    const { id } = (await response.json()) as { id: string } // the shape that the server documents
    const cookie = response.headers.getSetCookie().map((each) => each.split(';', 1)[0])
    guests.push({ id, cookie: cookie.join('; ') })
  }
  return guests
}

/** Sets a table up with these guests in its seats, started, and plays it ahead. */
export async function prepareTable(
  database: Database,
  gameId: string,
  guests: readonly BenchGuest[],
): Promise<PreparedTable> {
  const game = gameNamed(gameId)
  const options = optionsOf(game)
  const id = matchIdFrom(randomBytes(14))
  const secret = randomBytes(32).toString('hex')
  const nonces = guests.map((_, seat) => `nonce-${seat}`)
  const client = await database.pool.connect()
  try {
    await client.query('begin')
    await client.query(
      `insert into tables (id, game, options, seats, pace, visibility, state, owner, key, secret, commitment, started_at)
       values ($1, $2, $3, $4, $5, 'open', 'playing', $6, 'key', $7, 'commitment', now())`,
      [id, gameId, JSON.stringify(options), guests.length, JSON.stringify(livePace), guests[0]?.id, secret],
    )
    await client.query(
      `insert into seats (table_id, seat, account, name, ready, nonce)
       select $1, seat - 1, account, 'Player ' || seat, true, nonce
       from unnest($2::text[], $3::text[]) with ordinality as s(account, nonce, seat)`,
      [id, guests.map((guest) => guest.id), nonces],
    )
    await beginMatch(client, { id, game: gameId, options, secret, nonces, pace: livePace, bots: [] })
    await client.query('delete from outbox where match_id = $1', [id])
    await client.query('commit')
  } finally {
    client.release()
  }
  return { id, moves: playAhead(game, id, secret, nonces, id.charCodeAt(3) * 7919 + id.charCodeAt(5)) }
}
