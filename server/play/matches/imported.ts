import type { MatchRecord } from '@carriage/kernel'
import type { MatchId } from '@carriage/protocol'
import { library } from '@carriage/shared/catalogue'
import type pg from 'pg'
import type { StoredMatch } from './stored-match.ts'

export async function readImported(pool: Pick<pg.Pool, 'query'>, id: MatchId): Promise<string | undefined> {
  const { rows } = await pool.query<{ text: string }>('select text from records where id = $1', [id])
  return rows[0]?.text
}

/** An imported match in the form of stored matches. */
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
  const setup = { match, players, options, source }
  const pace = { kind: 'none' } as const
  return {
    id,
    game,
    parameters: setup,
    opening: opening.draws,
    pace,
    clock: null,
    over: true,
    snapshot: undefined,
    log,
  }
}
