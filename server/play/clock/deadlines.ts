import type { Seat } from '@carriage/kernel'
import type { Clock, MatchId, Pace } from '@carriage/protocol'
import type pg from 'pg'
import { takingDue } from '../../platform/storage/due-rows.ts'
import { queues } from '../../platform/storage/queues.ts'
import { seatsIn } from '../matches/seat-bits.ts'
import { hasPremoves } from '../premoves/has-premoves.ts'
import type { DueTable } from './due-actions.ts'
import type { Rest } from './tick.ts'
import { restJson } from './time-settings.ts'

type Pool = Pick<pg.Pool, 'query'>

/** Commits without waiting for the disk. Only for changes that may be lost: the deadline is then checked once more. */
const withoutWaiting = `(select set_config('synchronous_commit', 'off', true)) = 'off'`

/** How many milliseconds until the first deadline; negative if it has passed, null if there is none. */
export async function untilFirst(pool: Pool): Promise<number | null> {
  const { rows } = await pool.query<{ until: number | null }>({
    name: 'first_deadline',
    text: `select (extract(epoch from min(due_at) - clock_timestamp()) * 1000)::float8 as until from deadlines`,
  })
  return rows[0]?.until ?? null
}

export interface Claim {
  readonly match: MatchId
  readonly version: number
  /** The time of the database, which decides deadlines. */
  readonly now: number
}

export const claimStatement = takingDue(queues.deadlines, {
  and: withoutWaiting,
  returning: 'match_id as match, version, floor(extract(epoch from now()) * 1000)::float8 as now',
})

/** Claims deadlines that have passed, so that no other process checks them for a while. */
export async function claimDue(pool: Pool, limit: number, whileMs: number): Promise<readonly Claim[]> {
  const { rows } = await pool.query<Claim>({
    name: 'claim_deadlines',
    text: claimStatement,
    values: [limit, whileMs],
  })
  return rows
}

interface Row {
  match: MatchId
  version: number
  over: boolean
  pace: Pace
  clock: Clock | null
  waiting: number
  premoves: { seat: Seat; at: number }[]
}

interface SitterRow {
  seat: Seat
  bot: boolean
  replaced: boolean
  returnedAt: number | null
  rest: Rest | null
}

/** The tables of these matches, as needed to check their clocks. */
export async function listDueTables(pool: Pool, matches: readonly MatchId[]): Promise<readonly DueTable[]> {
  const rows = await playedIn(pool, matches)
  const sittersOf = await sittersAt(
    pool,
    rows.map(({ match }) => match),
  )
  return rows.flatMap(({ waiting, premoves, ...row }): DueTable[] => {
    const sitters = sittersOf.get(row.match)
    if (!sitters) return []
    const seats = seatsIn(waiting)
    const called = sitters.filter(({ seat }) => seats.includes(seat))
    const premovesAt = (seat: Seat) => premoves.find((each) => each.seat === seat)?.at ?? null
    return [{ ...row, waiting: called.map((sitter) => ({ ...sitter, premovesAt: premovesAt(sitter.seat) })) }]
  })
}

async function playedIn(pool: Pool, matches: readonly MatchId[]): Promise<readonly Row[]> {
  const { rows } = await pool.query<Row>({
    name: 'due_tables',
    text: `
      select m.id as match, h.version, h.result is not null or q.match_id is not null as over, m.pace, h.clock, h.waiting,
        coalesce((select json_agg(json_build_object('seat', o.seat,
            'at', floor(extract(epoch from o.saved_at) * 1000)))
          from premoves o where o.match_id = m.id and o.looked is distinct from h.version and ${hasPremoves}), '[]') as premoves
      from match_heads h join matches m on m.id = h.match_id left join quarantines q on q.match_id = m.id
      where h.match_id = any($1)`,
    values: [matches],
  })
  return rows
}

/** The players at these tables, where their matches are running. */
async function sittersAt(pool: Pool, matches: readonly MatchId[]): Promise<ReadonlyMap<MatchId, readonly SitterRow[]>> {
  const { rows } = await pool.query<{ match: MatchId; sitters: SitterRow[] | null }>({
    name: 'due_sitters',
    text: `
      select b.id as match,
        (select json_agg(json_build_object('seat', s.seat, 'bot', s.bot is not null or s.replaced or s.resigned,
            'replaced', s.replaced and not s.resigned,
            'returnedAt', floor(extract(epoch from s.returned_at) * 1000), 'rest', ${restJson}))
          from seats s left join time_settings t on t.account = s.account where s.table_id = b.id) as sitters
      from tables b where b.id = any($1) and b.state <> 'waiting'`,
    values: [matches],
  })
  return new Map(rows.map(({ match, sitters }) => [match, sitters ?? []]))
}

/** Sets the next check, at tables that have not moved on; null for never. */
export async function lookAgain(
  pool: Pool,
  looks: readonly { readonly match: MatchId; readonly version: number; readonly due: number | null }[],
): Promise<void> {
  if (looks.length === 0) return
  // A locked row belongs to a table that is moving on. No process waits here for another, so there is no deadlock.
  await pool.query({
    name: 'look_again',
    text: `
      with given as (select * from unnest($1::text[], $2::int[], $3::timestamptz[]) as g(id, version, due)),
      steady as (
        select g.* from deadlines d join given g on d.match_id = g.id and d.version = g.version
        for update of d skip locked),
      gone as (delete from deadlines d using steady s where d.match_id = s.id and s.due is null)
      update deadlines d set due_at = s.due from steady s
      where d.match_id = s.id and s.due is not null and ${withoutWaiting}`,
    values: [
      looks.map(({ match }) => match),
      looks.map(({ version }) => version),
      looks.map(({ due }) => (due === null ? null : new Date(due))),
    ],
  })
}
