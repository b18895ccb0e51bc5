import { randomBytes } from 'node:crypto'
import { library } from '@carriage/catalogue'
import { Divergence, type MatchRecord, readRecord, UnreadableRecord, verify } from '@carriage/kernel'
import { type MatchId, matchIdFrom, type Problem } from '@carriage/protocol'
import type pg from 'pg'
import type { Budget } from './budget.ts'
import { sha256 } from './sha256.ts'
import type { StoredMatch } from './stored-match.ts'

export type Imported = { readonly ok: true; readonly id: MatchId } | { readonly ok: false; readonly problem: Problem }

/**
 * Takes in the record of a finished match, whoever played it and wherever, if every claim in it holds.
 * The text is kept as it came and is given out again bit for bit. The same record again has the same id.
 */
export async function importRecord(pool: Pick<pg.Pool, 'query'>, budget: Budget, text: string): Promise<Imported> {
  try {
    const record = readRecord(text)
    if (!record.result) return unusable('The match is not over.')
    await budget.run('a record from outside', () => verify(record, library, sha256))
  } catch (error) {
    if (error instanceof Divergence || error instanceof UnreadableRecord) return unusable(error.message)
    throw error
  }
  const { rows } = await pool.query<{ id: MatchId }>(
    `with fresh as (
       insert into records (id, digest, text) values ($1, $2, $3) on conflict (digest) do nothing returning id
     )
     select id from fresh union all select id from records where digest = $2 limit 1`,
    [matchIdFrom(randomBytes(14)), sha256(text), text],
  )
  const [row] = rows
  if (!row) throw new Error('A record that was taken in has an id.')
  return { ok: true, id: row.id }
}

/** The text of an imported record. */
export async function readImported(pool: Pick<pg.Pool, 'query'>, id: MatchId): Promise<string | undefined> {
  const { rows } = await pool.query<{ text: string }>('select text from records where id = $1', [id])
  return rows[0]?.text
}

/** An imported match in the form in which matches of the house are stored. */
export function storedFrom(id: MatchId, record: MatchRecord): StoredMatch | undefined {
  const game = library.find(record.game, record.rules)
  if (!game) return undefined
  const { match, players, options, source, opening } = record
  const log = record.log.map((entry) => ({
    n: entry.n,
    seat: entry.seat,
    command: `imported-${entry.n}`,
    bot: false,
    at: 0,
    entry: 'undo' in entry ? { undo: entry.undo, consent: entry.consent } : { move: entry.move, draws: entry.draws },
  }))
  const terms = { match, players, options, source }
  return { id, game, terms, opening: opening.draws, pace: { kind: 'none' }, clock: null, kept: undefined, log }
}

function unusable(detail: string): Imported {
  return { ok: false, problem: { code: 'malformed', detail } }
}
