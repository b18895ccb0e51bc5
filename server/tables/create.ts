import { randomBytes } from 'node:crypto'
import { type AnyGame, commitmentTo, readOptions, startMatch, unhashed } from '@carriage/kernel'
import { type MatchId, matchIdFrom, type NewTable, type Pace, type TableTag, type Visibility } from '@carriage/protocol'
import { titleOf } from '@carriage/shared/catalogue'
import type pg from 'pg'
import { newInvitationKey } from '../platform/invitation-key.ts'
import type { Budget } from '../play/matches/budget.ts'
import { ProblemError, problemError } from './problem-error.ts'
import { needRatable } from './rated.ts'

export interface TableSettings {
  readonly game: string
  readonly options: object
  readonly seats: number
  readonly pace: Pace
  readonly visibility: Visibility
  readonly hints: boolean
  readonly learning: boolean
  readonly rated: boolean
  readonly owner: string
  readonly tags?: readonly TableTag[] | undefined
  readonly rematchOf?: MatchId
}

/** Options as parsed by the game, only for a table that can be set up. */
export async function agreedOptions(table: NewTable, budget: Budget): Promise<NewTable['options']> {
  const { game: id, options, seats, bots } = table
  const title = titleOf(id)
  const game = title?.versions[0]
  if (!game) throw problemError('malformed', `There is no game ${id}.`)
  const { min, max } = game.seats
  if (seats < min || seats > max) throw problemError('malformed', `${id} is for ${min} to ${max} seats, not ${seats}.`)
  if (bots.length >= seats) throw problemError('malformed', 'Too many bots: one seat is yours.')
  return budget.run(`the set-up of ${id}`, () => {
    const read = readOptions(game, options)
    if (!read.ok)
      throw new ProblemError({ code: 'malformed', detail: 'Unknown game options.', facts: read.refusal.facts })
    if (table.rated) needRatable(table, title, read.value)
    tryOut(game, read.value, seats)
    return read.value as NewTable['options'] // options are plain objects
  })
}

/** Custom components may fit the schema and still make no playable game. */
function tryOut(game: AnyGame, options: object, seats: number): void {
  const players = Array.from({ length: seats }, () => '')
  try {
    startMatch(game, { match: '', players, options, source: { kind: 'fast', seed: 1 }, digest: unhashed })
  } catch (error) {
    throw problemError(
      'malformed',
      `The game cannot be set up this way: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}

/** Creates an empty table; undefined if the original already has a rematch. */
export async function insertTable(client: pg.ClientBase, settings: TableSettings): Promise<MatchId | undefined> {
  const id = matchIdFrom(randomBytes(14))
  const secret = randomBytes(32).toString('hex')
  const { rowCount } = await client.query(
    `insert into tables (id, game, options, seats, pace, visibility, hints, learning, rated, owner, key, secret, commitment,
       rematch_of, tags)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) on conflict (rematch_of) do nothing`,
    [
      id,
      settings.game,
      JSON.stringify(settings.options),
      settings.seats,
      JSON.stringify(settings.pace),
      settings.visibility,
      settings.hints || settings.learning,
      settings.learning,
      settings.rated,
      settings.owner,
      newInvitationKey(),
      secret,
      commitmentTo(secret, id),
      settings.rematchOf ?? null,
      [...new Set(settings.tags)],
    ],
  )
  return rowCount === 1 ? id : undefined
}
