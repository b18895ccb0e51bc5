import type { Premove, Seat } from '@carriage/kernel'
import { longestPremoves, type MatchId, type SavedPremoves, type WhyStopped } from '@carriage/protocol'
import type pg from 'pg'
import { problemError } from '../../tables/index.ts'
import { hasPremoves } from './has-premoves.ts'

type Pool = Pick<pg.Pool, 'query'>

interface StoredRow {
  readonly version: number
  readonly list: readonly Premove<Record<string, unknown>>[]
  readonly because: WhyStopped | null
  /** The seat has made a move since. */
  readonly moved: boolean
}

/** The stored premoves of a seat, as its holder set them. */
export async function readPremoves(pool: Pool, match: MatchId, seat: Seat): Promise<SavedPremoves> {
  const { rows } = await pool.query<StoredRow>(
    `select version, list, because,
       exists (select from moves m where m.match_id = $1 and m.n > o.basis and m.seat = o.seat) as moved
     from premoves o where match_id = $1 and seat = $2`,
    [match, seat],
  )
  const [saved] = rows
  if (!saved) return { version: 0, premoves: [], stopped: null }
  // A turn that has started is either played or given up.
  const standing = saved.list.filter(({ inTurn }) => !(inTurn && saved.moved))
  const premoves = standing.map(({ moment, moves, relies }) => ({
    moment,
    moves: [...moves],
    relies: relies.map(({ on }) => on),
  }))
  return { version: saved.version, premoves, stopped: saved.because }
}

/**
 * Saves premoves in place of the previous ones. Once the match is over nothing is stored. If the seat has to decide
 * already, the table is checked after the pause; not for an empty list.
 */
export async function savePremoves(
  pool: Pool,
  { match, seat, basis, premoves }: { match: MatchId; seat: Seat; basis: number; premoves: readonly Premove<object>[] },
  pause: number,
): Promise<void> {
  const text = JSON.stringify(premoves)
  if (Buffer.byteLength(text) > longestPremoves)
    throw problemError('tooLarge', `Premoves have at most ${longestPremoves} bytes.`)
  await pool.query({
    name: 'keep_orders',
    text: `
      with saved as (
        insert into premoves (match_id, seat, basis, list)
          select match_id, $2::smallint, $3::integer, $4::json from match_heads where match_id = $1 and result is null for share
        on conflict (match_id, seat) do update
          set version = premoves.version + 1, basis = excluded.basis, list = excluded.list, looked = null, because = null,
            saved_at = now(), variation = gen_random_uuid()
        returning match_id)
      insert into deadlines (match_id, version, due_at)
        select h.match_id, h.version, now() + $5 * interval '1 millisecond' from match_heads h join saved k using (match_id)
        where h.match_id = $1 and h.result is null and h.waiting & (1 << $2::integer) <> 0 and json_array_length($4::json) > 0
      on conflict (match_id) do update set due_at = least(deadlines.due_at, excluded.due_at)`,
    values: [match, seat, basis, text, pause],
  })
}

export interface WaitingPremoves {
  readonly seat: Seat
  readonly version: number
  readonly list: readonly Premove<object>[]
  /** The last entry of the match when they were set. */
  readonly basis: number
  /** The seat has taken something back since, so its premoves are void. */
  readonly undone: boolean
  /** When the pause before them began: at the last entry, or when they were set; null while they are being played. */
  readonly pausedAt: number | null
  /** The seed of the length of the pause. */
  readonly variation: string
}

/** The premoves of people who have to decide, where they have not been checked since the last entry. */
export async function listWaitingPremoves(
  pool: Pool,
  match: MatchId,
  version: number,
  seats: readonly Seat[],
): Promise<readonly WaitingPremoves[]> {
  const { rows } = await pool.query<WaitingPremoves>({
    name: 'orders_waiting',
    text: `
      select o.seat, o.version, o.list, o.basis, coalesce(o.variation::text, '') as variation,
        case when last.seat = o.seat and last.command like 'order-%' then null
          else floor(extract(epoch from greatest(o.saved_at, last.at)) * 1000)::float8 end as "pausedAt",
        exists (select from moves m where m.match_id = $1 and m.n > o.basis and m.seat = o.seat
          and m.entry -> 'undo' is not null) as undone
      from premoves o left join moves last on last.match_id = o.match_id and last.n = $2
      where o.match_id = $1 and o.seat = any($3) and o.looked is distinct from $2 and ${hasPremoves}
      order by o.seat`,
    values: [match, version, seats],
  })
  if (rows.length === 0) return rows
  const { rows: people } = await pool.query<{ seat: Seat }>({
    name: 'people_at',
    text: 'select seat from seats where table_id = $1 and bot is null and not replaced and not resigned',
    values: [match],
  })
  return rows.filter(({ seat }) => people.some((person) => person.seat === seat))
}

interface LaterRow {
  readonly n: number
  readonly seat: Seat
  readonly move: object | null
  readonly undo: number | null
}

/**
 * The moves of a seat since an entry, without those taken back; undefined if an undo went back before that entry, so
 * that the moves since are unknown.
 */
export async function movesSince(
  pool: Pool,
  match: MatchId,
  seat: Seat,
  basis: number,
): Promise<readonly object[] | undefined> {
  const { rows } = await pool.query<LaterRow>({
    name: 'moves_since',
    text: `
      select n, seat, entry -> 'move' as move, (entry ->> 'undo')::integer as undo
      from moves where match_id = $1 and n > $2 order by n`,
    values: [match, basis],
  })
  if (rows.some(({ undo }) => undo !== null && undo <= basis)) return undefined
  const isUndone = ({ n }: LaterRow) => rows.some((later) => later.n > n && later.undo !== null && later.undo <= n)
  return rows.flatMap((row) => (row.move && row.seat === seat && !isUndone(row) ? [row.move] : []))
}

/** Requests the premoves of a match at this time at the latest. */
export async function schedulePremoves(pool: Pool, match: MatchId, n: number, at: number): Promise<void> {
  await pool.query({
    name: 'call_for_orders',
    text: `
      update deadlines set due_at = least(due_at, to_timestamp($3::float8 / 1000))
      where match_id = $1 and version = $2`,
    values: [match, n, at],
  })
}

/** Whether these are still the premoves of the seat. They cannot change until the transaction ends. */
export async function lockPremoves(client: Pool, match: MatchId, seat: Seat, version: number): Promise<boolean> {
  const { rowCount } = await client.query(
    'select from premoves where match_id = $1 and seat = $2 and version = $3 for share',
    [match, seat, version],
  )
  return rowCount === 1
}

export interface StoppedAt {
  readonly match: MatchId
  readonly seat: Seat
  readonly version: number
  /** The entry after which nothing is left to play. */
  readonly n: number
  readonly because: WhyStopped | null
  readonly notify: boolean
}

/** Records that the premoves of a seat play nothing now, and that the person must be notified of the turn. */
export async function noteLooked(
  pool: Pool,
  { match, seat, version, n, because, notify: notification }: StoppedAt,
): Promise<void> {
  await pool.query({
    name: 'orders_looked',
    text: `
      with looked as (
        update premoves set looked = $4, because = coalesce($5::json, because)
        where match_id = $1 and seat = $2 and version = $3 returning match_id)
      insert into outbox (match_id, n, kind, content)
        select match_id, $4, case when $5::json is null then 'turn' else 'stopped' end,
          json_build_object('seats', json_build_array($2::integer), 'because', $5::json)
        from looked where $6`,
    values: [match, seat, version, n, because && JSON.stringify(because), notification],
  })
}
