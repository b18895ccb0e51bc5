import { randomBytes } from 'node:crypto'
import { type MatchId, matchIdFrom } from '@carriage/protocol'
import type { Database } from '../../platform/storage/database.ts'

/** An account with a confirmed e-mail address. */
export async function account({ pool }: Database, name: string): Promise<string> {
  const id = `${name}-${randomBytes(4).toString('hex')}`
  await pool.query('insert into accounts (id, name, email, email_verified) values ($1, $2, $3, true)', [
    id,
    name,
    `${id}@players.example`,
  ])
  return id
}

/** A running table as dispatchers see it: its seats, whose turn it is, and its outbox entries. */
export async function waitingTable({ pool }: Database, people: readonly string[]) {
  const match: MatchId = matchIdFrom(randomBytes(14))
  await pool.query(
    `insert into tables (id, game, options, seats, pace, visibility, state, owner, key, secret, commitment, started_at)
     values ($1, 'kraftwagen', '{}', $2, '{"kind":"none"}', 'open', 'playing', $3, 'key', 'secret', 'commitment', now())`,
    [match, people.length, people[0]],
  )
  for (const [seat, person] of people.entries())
    await pool.query(
      `insert into seats (table_id, seat, account, name, nonce, ready) values ($1, $2, $3, $4, 'nonce', true)`,
      [match, seat, person, person.split('-')[0]],
    )
  await pool.query('insert into match_heads (match_id, waiting) values ($1, 1)', [match])
  let n = 0

  /** Commits a move as the matches do. */
  async function commit(waiting: readonly number[], result: string | null, kind: string | null, content: object) {
    const { rowCount } = await pool.query(
      `select commit_moves(array[$1], array[$2::int], array[0::smallint], array[$3], array[false], array['{}'], array[now()],
         array[$4::smallint], array[null], array[$5::text], array[false], array[null::timestamptz], array[$6], array[$7])`,
      [
        match,
        n,
        `command-${n}`,
        waiting.reduce((bits, seat) => bits | (1 << seat), 0),
        result,
        kind,
        JSON.stringify(content),
      ],
    )
    if (rowCount !== 1) throw new Error('The move was not committed.')
    n += 1
  }

  return {
    match,
    /** It becomes the turn of these seats, who are to be notified. */
    turn: (...seats: number[]) => commit(seats, null, 'turn', { seats }),
    /** A player moves and nobody is to be notified. */
    move: (...waiting: number[]) => commit(waiting, null, null, {}),
    over: () => commit([], '{"places":[[0],[1]]}', 'over', { result: {} }),
  }
}
