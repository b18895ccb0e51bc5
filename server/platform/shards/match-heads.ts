import type { Clock, MatchId, TableSummary } from '@carriage/protocol'
import { answeredSoon } from './answered-soon.ts'
import { type Queryable, storesOf } from './stores.ts'

/** How a match stands, as lists of people need it. */
export interface MatchHead {
  readonly version: number
  /** A bit for each seat that the game waits for. */
  readonly waiting: number
  readonly result: TableSummary['result']
  readonly clock: Clock | null
  /** When the server looks at it next. */
  readonly dueAt: Date | null
  readonly rules: number
  readonly quarantined: boolean
}

/**
 * The heads of those matches that are not in the home store, where a statement could join them. A store that is away leaves
 * its matches out: lists are shown without what only it knows.
 */
export async function headsElsewhere(
  home: Queryable,
  matches: readonly MatchId[],
): Promise<ReadonlyMap<MatchId, MatchHead>> {
  const stores = storesOf(home)
  const heads = new Map<MatchId, MatchHead>()
  const elsewhere = matches.filter((match) => !stores.isHome(match))
  if (elsewhere.length === 0) return heads
  const answers = await Promise.all(
    stores.grouped(elsewhere).map(([{ database }, ids]) =>
      answeredSoon(
        database.pool.query<MatchHead & { match: MatchId }>({
          name: 'heads_elsewhere',
          text: `
          select h.match_id as match, h.version, h.waiting, h.result, h.clock, d.due_at as "dueAt", m.rules,
            exists (select from quarantines q where q.match_id = h.match_id) as quarantined
          from match_heads h join matches m on m.id = h.match_id left join deadlines d on d.match_id = h.match_id
          where h.match_id = any($1)`,
          values: [ids],
        }),
      ),
    ),
  )
  for (const answer of answers) for (const { match, ...head } of answer?.rows ?? []) heads.set(match, head)
  return heads
}
