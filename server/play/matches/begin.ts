import { awaitedSeats, repeatingSource, type Seat, startMatch, unhashed } from '@carriage/kernel'
import type { MatchId, Pace } from '@carriage/protocol'
import { library } from '@carriage/shared/catalogue'
import type pg from 'pg'
import { writeEvent } from '../../notifications/outbox.ts'
import { dueAt, startClock } from '../clock/index.ts'
import { bitsOf } from './seat-bits.ts'

export interface MatchBeginning {
  readonly id: MatchId
  readonly game: string
  /** Options that the game's schema has parsed. */
  readonly options: object
  readonly secret: string
  readonly nonces: readonly string[]
  readonly pace: Pace
  /** Seats that programs play. */
  readonly bots: readonly Seat[]
  readonly now?: number
  /** A game of a season or a tournament. */
  readonly inCompetition?: boolean
}

/** Sets a match up and stores it, within the caller's transaction that starts the table. */
export async function beginMatch(client: Pick<pg.ClientBase, 'query'>, beginning: MatchBeginning): Promise<void> {
  const { id, options, secret, nonces, pace, bots, now = Date.now() } = beginning
  const game = library.latest(beginning.game)
  if (!game) throw new RangeError(`There is no game ${beginning.game}.`)
  const source = repeatingSource(secret, id, nonces)
  const players = nonces.map((_, seat) => `seat ${seat}`)
  const match = startMatch(game, { match: id, players, options, source, digest: unhashed })
  const turn = game.turn(match.state)
  const waiting = awaitedSeats(turn)
  const clock = startClock(pace, nonces.length, waiting, now, { bots })
  const due = dueAt(clock, pace, { now, botWaiting: waiting.some((seat) => bots.includes(seat)) })
  await client.query(
    `insert into matches (id, game, rules, seats, options, secret, commitment, nonces, repeats, opening, pace, started_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, true, $9, $10, $11)`,
    [
      id,
      game.id,
      game.rules,
      nonces.length,
      JSON.stringify(options),
      secret,
      source.commitment,
      nonces,
      JSON.stringify(match.opening.draws),
      JSON.stringify(pace),
      new Date(now),
    ],
  )
  await client.query('insert into match_heads (match_id, waiting, clock) values ($1, $2, $3)', [
    id,
    bitsOf(waiting),
    clock && JSON.stringify(clock),
  ])
  if (due !== null)
    await client.query('insert into deadlines (match_id, version, due_at) values ($1, 0, $2)', [id, new Date(due)])
  await writeEvent(client, { kind: 'turn', match: id, n: 0, content: { seats: waiting } })
  const begins = beginning.inCompetition ? 'roundBegins' : pace.kind === 'slow' ? 'begins' : undefined
  if (begins) await writeEvent(client, { kind: begins, match: id, n: 0, content: { seats: waiting } })
}
